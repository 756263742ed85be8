"""What somebody whom the house does not know finds in its lists."""

import pytest

from tests.server.houses import Visitor, a_house


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request, tmp_path):
    database = "" if request.param == "sqlite" else request.getfixturevalue("database")
    with a_house(tmp_path, database=database) as house:
        yield house


def ids(answer):
    return {table["id"] for table in answer["tables"]}


def test_a_stranger_is_shown_no_private_table(house):
    ana = Visitor(house, "Ana")
    with_bot = ana.set_up("me", "random", public=False)
    with_free_seat = ana.set_up("me", "open", public=False)
    public = ana.set_up("me", "open")
    hidden = {with_bot["id"], with_free_seat["id"]}
    stranger = Visitor(house)
    for query in ("", "?mine=true", "?watch=true", "?status=open", "?status=playing"):
        listed = stranger.get(f"/api/tables{query}")
        assert not ids(listed) & hidden, query
        assert not any(table["id"] != public["id"] for table in listed["tables"]), query
    assert ids(stranger.get("/api/tables")) == {public["id"]}
    assert ids(Visitor(house, "Ben").get("/api/tables")) == {public["id"]}
    assert ids(ana.get("/api/tables")) == {public["id"], *hidden}


def test_a_stranger_has_no_tables_of_their_own(house):
    Visitor(house, "Ana").set_up("me", "open")
    assert Visitor(house).get("/api/tables?mine=true") == {"tables": []}


def test_a_stranger_may_watch_public_games_in_which_a_bot_plays(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    ana.set_up("me", "random", public=False)
    assert ids(Visitor(house).get("/api/tables?watch=true")) == {table["id"]}
    assert ids(Visitor(house, "Ben").get("/api/tables?watch=true")) == {table["id"]}
    assert ids(ana.get("/api/tables?watch=true")) == set()


def test_a_token_of_a_seat_opens_no_lists(house):
    ana = Visitor(house, "Ana")
    private = ana.set_up("me", "random", public=False)
    token = ana.post(f"/api/tables/{private['id']}/seats/0/token", status=201)["token"]
    listed = Visitor(house).ask("GET", "/api/tables", headers={"authorization": f"Bearer {token}"})
    assert listed.json() == {"tables": []}
