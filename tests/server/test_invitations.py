"""Invitations: what they tell, whom they let in, and where others find the house."""

import pytest

from tests.server.houses import Visitor, a_house, wait_for_the_house


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def test_an_invitation_names_game_host_and_seat_to_whoever_has_it(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random", "invited", game="aquileia", public=False)
    (invitation,) = table["invitations"]
    seen = Visitor(house).post("/api/invitations/look", {"token": invitation["token"]})
    assert (seen["host"], seen["seat"], seen["table"]["game"]) == ("Ana", 2, "aquileia")
    assert [chair["name"] for chair in seen["table"]["seats"]] == ["Ana", "random", ""]
    assert seen["table"]["invitations"] == []
    assert not any(chair["mine"] for chair in seen["table"]["seats"])


def test_a_host_who_does_not_sit_there_is_named_too(house):
    table = Visitor(house, "Ana").set_up("random", "invited", public=False)
    seen = Visitor(house).post("/api/invitations/look", {"token": table["invitations"][0]["token"]})
    assert (seen["host"], seen["table"]["host"]) == ("Ana", "")


def test_an_invitation_that_was_used_or_never_made_tells_nothing(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    token = ana.set_up("me", "invited", "open", public=False)["invitations"][0]["token"]
    ben.post("/api/invitations", {"token": token})
    for wrong in (token, "nothing"):
        answer = Visitor(house).ask("POST", "/api/invitations/look", {"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "link")
        assert "Ana" not in answer.text


def test_the_host_invites_to_a_seat_that_a_bot_had(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "random", "invited", public=False)
    changed = ana.post(f"/api/tables/{table['id']}/seats/1", {"kind": "invited"}, method="PUT")
    (invitation,) = changed["invitations"]
    assert (invitation["seat"], changed["seats"][1]["kind"], changed["seats"][1]["level"]) == (1, "invited", "")
    joined = ben.post("/api/invitations", {"token": invitation["token"]})
    assert joined["seats"][1]["mine"]


def test_a_seat_that_is_freed_is_no_longer_open_to_the_old_link(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "invited", "open")
    ana.post(f"/api/tables/{table['id']}/seats/1", {"kind": "invited"}, method="PUT")
    old = {"token": table["invitations"][0]["token"]}
    assert Visitor(house, "Ben").ask("POST", "/api/invitations", old).status_code == 403


def test_only_the_host_invites(house):
    table = Visitor(house, "Ana").set_up("me", "open", "open")
    ben = Visitor(house, "Ben")
    ben.join(table)
    answer = ben.ask("PUT", f"/api/tables/{table['id']}/seats/2", {"kind": "invited"})
    assert answer.json()["code"] == "not-host"


def test_the_house_says_where_others_reach_it_only_if_it_was_told(house, tmp_path):
    assert Visitor(house).get("/api/games")["address"] == ""
    with a_house(tmp_path / "open", address="http://192.168.1.20:8000/") as told:
        assert Visitor(told).get("/api/games")["address"] == "http://192.168.1.20:8000/"


def test_a_finished_game_says_who_won_with_how_many_points(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("random", "random")
    assert ana.get(f"/api/tables/{table['id']}")["outcome"] is None
    wait_for_the_house(house, table)
    (listed,) = Visitor(house).get("/api/tables?status=ended")["tables"]
    outcome = listed["outcome"]
    best = max(outcome["scores"])
    assert len(outcome["scores"]) == 2
    assert outcome["winners"]
    assert all(outcome["scores"][seat] == best for seat in outcome["winners"])
    assert outcome["how"]
