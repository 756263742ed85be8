"""Finished games looked back on, in a process beside the server."""

import time

import pytest

from ludus.bots import find
from ludus.match import Match, play
from ludus.review import EDITION
from ludus.server.refusals import Refused
from ludus.server.rooms.bots import reviews as queue
from ludus.server.store import reviews, tables
from tests.server.houses import Visitor, a_house, inside

PATIENCE = 240  # seconds, where others keep the machine busy
BRIEFLY = {"review_work": 0.002}


@pytest.fixture(scope="module")
def record():
    """Of a game that is looked back on quickly: it goes on by rule of thumb."""
    match = Match.new("spartacus", 3, "6", {"length": "quick"})
    play(match, [find("random")(seat) for seat in range(3)])
    return match.record()


def kept(visitor, record, **how):
    return visitor.post("/api/records", {"record": record, **how}, 201)["id"]


def wait_for(visitor, path):
    end = time.monotonic() + PATIENCE
    while (seen := visitor.get(path))["state"] in ("waiting", "working"):
        assert time.monotonic() < end
        time.sleep(0.05)
    return seen


def test_a_review_is_made_beside_kept_with_the_game_and_found_by_another_server(tmp_path, record):
    with a_house(tmp_path, **BRIEFLY) as house:
        ana = Visitor(house, "Ana")
        path = f"/api/tables/{kept(ana, record)}/review"
        assert ana.get(path) == {"state": "none", "ahead": 0, "part": 0.0, "review": None}
        assert ana.post(path, None, 202)["state"] == "working"
        seen = wait_for(ana, path)
        assert seen["state"] == "done"
        found = seen["review"]
        assert [player["seat"] for player in found["players"]] == [0, 1, 2]
        assert len(found["steps"]) == found["steps"][-1]["number"]
    with a_house(tmp_path, **BRIEFLY) as house:
        again = Visitor(house)
        again.cookie = ana.cookie
        assert again.get(path)["review"] == found
        assert again.post(path, None, 202)["state"] == "done"


def test_nobody_looks_back_on_a_game_that_goes_on_or_that_is_not_theirs(tmp_path, record):
    with a_house(tmp_path, **BRIEFLY) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        running = ana.post("/api/tables", {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)["id"]
        assert ana.post(f"/api/tables/{running}/review", None, 409)["code"] == "running"
        assert ana.get(f"/api/tables/{running}/review", 409)["code"] == "running"
        private = kept(ana, record)
        assert ben.get(f"/api/tables/{private}/review", 404)["code"] == "no-table"
        assert ben.post(f"/api/tables/{private}/review", None, 404)["code"] == "no-table"
        assert not inside(house).hall.reviews._waiting


def test_one_is_made_after_the_other_and_so_many_may_wait(tmp_path, record, monkeypatch):
    monkeypatch.setattr(queue, "MOST_WAITING", 2)
    with a_house(tmp_path, **BRIEFLY) as house:
        ana = Visitor(house, "Ana")
        ids = [kept(ana, record) for _ in range(3)]
        states = [ana.post(f"/api/tables/{one}/review", None, 202) for one in ids[:2]]
        assert [(seen["state"], seen["ahead"]) for seen in states] == [("working", 0), ("waiting", 1)]
        assert ana.post(f"/api/tables/{ids[2]}/review", None, 429)["code"] == "busy"
        assert [wait_for(ana, f"/api/tables/{one}/review")["state"] for one in ids[:2]] == ["done", "done"]
        assert ana.post(f"/api/tables/{ids[2]}/review", None, 202)["state"] == "working"


def test_a_review_that_cannot_be_made_says_so_and_can_be_asked_for_again(tmp_path, record, monkeypatch):
    with a_house(tmp_path, **BRIEFLY) as house:
        ana = Visitor(house, "Ana")
        path = f"/api/tables/{kept(ana, record)}/review"
        monkeypatch.setattr(queue, "look_back", print)  # which gives nothing that could be kept
        ana.post(path, None, 202)
        assert wait_for(ana, path)["state"] == "failed"
        monkeypatch.undo()
        ana.post(path, None, 202)
        assert wait_for(ana, path)["state"] == "done"


def test_what_an_older_edition_or_a_shorter_log_gave_is_made_anew(tmp_path, record):
    with a_house(tmp_path, **BRIEFLY) as house:
        ana = Visitor(house, "Ana")
        table = kept(ana, record)
        store = inside(house).store
        with store.writing.begin() as connection:
            reviews.write(connection, table, edition=EDITION, entries=7, body="{}", now=0.0)
            assert reviews.read(connection, table, EDITION, 7) == "{}"
            assert reviews.read(connection, table, EDITION + 1, 7) is None
            assert reviews.read(connection, table, EDITION, 8) is None
            reviews.write(connection, "gone", edition=EDITION, entries=7, body="{}", now=0.0)
            assert reviews.read(connection, "gone", EDITION, 7) is None
        assert ana.get(f"/api/tables/{table}/review")["state"] == "none"


def test_a_review_goes_with_its_table(tmp_path, record):
    with a_house(tmp_path, **BRIEFLY) as house:
        ana = Visitor(house, "Ana")
        table = kept(ana, record)
        store = inside(house).store
        with store.writing.begin() as connection:
            reviews.write(connection, table, edition=EDITION, entries=7, body="{}", now=0.0)
        with store.writing.begin() as connection:
            tables.remove(connection, table)
            assert reviews.read(connection, table, EDITION, 7) is None


def test_asking_for_many_is_too_fast(tmp_path, record):
    with a_house(tmp_path, **BRIEFLY, limits=True) as house:
        ana = Visitor(house, "Ana")
        path = f"/api/tables/{kept(ana, record)}/review"
        limits = inside(house).limits
        with pytest.raises(Refused):
            for _ in range(50):
                limits.take("review", ana.me["id"])
        assert ana.post(path, None, 429)["code"] == "too-fast"
