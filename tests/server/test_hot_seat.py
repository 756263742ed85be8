"""Several people at one device: one person holds several seats, and each is looked at and played by itself."""

import pytest

from ludus.match import GAMES
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path) as house:
        yield house


def shared(ana, *further):
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Cid"}, *further]
    return ana.post("/api/tables", {"game": "toy", "seats": seats}, 201)


def from_seat(place, seat):
    place.say({"type": "hello", "seat": seat})
    return place.until("state")


def test_one_person_may_hold_several_seats_and_all_can_see_it(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = shared(ana, {"kind": "open"})
    ben.join(table)
    seen = ben.get(f"/api/tables/{table['id']}")["seats"]
    assert [(chair["name"], chair["mine"], chair["shares"]) for chair in seen] == [
        ("Ana", False, 0),
        ("Cid", False, 0),
        ("Ben", True, None),
    ]
    mine = [chair["mine"] for chair in ana.get(f"/api/tables/{table['id']}")["seats"]]
    assert mine == [True, True, False]
    with ana.at(table), ben.at(table, hello=False) as b:
        b.say({"type": "hello"})
        people = b.until("people")["people"]["seats"]
        assert [(chair["here"], chair["shares"]) for chair in people] == [(True, 0), (True, 0), (True, None)]


def test_each_hello_names_the_seat_it_looks_from(house):
    ana = Visitor(house, "Ana")
    table = shared(ana)
    with ana.at(table) as a:
        hands = []
        for seat in (0, 1):
            state = from_seat(a, seat)
            assert state["seat"] == seat
            hands.append(state["game"]["view"]["hands"])
        assert all(hands[0][0]) and not any(hands[0][1])
        assert all(hands[1][1]) and not any(hands[1][0])
        for seat in (0, 1):
            path = f"/api/tables/{table['id']}/state?seat={seat}"
            assert ana.get(path)["game"]["view"]["hands"] == hands[seat]


def test_one_connection_plays_both_seats_and_each_its_own(house):
    ana = Visitor(house, "Ana")
    table = shared(ana)
    with ana.at(table) as a:
        for turn in range(40):
            from_seat(a, turn % 2)
            if "decision" not in a.game:
                break
            if a.game["options"]:
                a.act()
        assert "decision" not in a.game and a.game["outcome"]


def test_a_command_over_http_names_its_seat(house):
    ana = Visitor(house, "Ana")
    table = shared(ana)
    path = f"/api/tables/{table['id']}"
    for seat in (0, 1):
        words = {"type": "say", "client": "c", "n": 1, "text": f"I am {seat}"}
        ana.post(f"{path}/commands?seat={seat}", words)
    said = [(item["seat"], item["text"]) for item in ana.get(f"{path}/state")["items"] if item["kind"] == "said"]
    assert said == [(0, "I am 0"), (1, "I am 1")]


def test_another_persons_seat_is_refused(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = shared(ana, {"kind": "open"})
    ben.join(table)
    with ben.at(table) as b:
        b.say({"type": "hello", "seat": 0})
        assert b.until("refused", "state")["code"] == "not-your-seat"
        b.say({"type": "hello", "seat": 2})
        assert b.until("state")["seat"] == 2
    ben.get(f"/api/tables/{table['id']}/state?seat=1", 403)
    ben.post(f"/api/tables/{table['id']}/join", status=409)


def test_who_holds_several_seats_agrees_once(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = shared(ana, {"kind": "open"})
    ben.join(table)
    with ana.at(table) as a, ben.at(table) as b:
        a.command("ask", what="pause")
        b.command("vote", agree=True)
        a.until("state")
        assert a.game["paused"] or (a.until("state") and a.game["paused"])


def test_a_rematch_gives_the_seats_back_with_their_names(house):
    ana = Visitor(house, "Ana")
    table = shared(ana)
    with ana.at(table) as a:
        a.command("ask", what="end")
    again = ana.post(f"/api/tables/{table['id']}/rematch", status=201)
    assert [(chair["name"], chair["mine"]) for chair in again["seats"]] == [("Ana", True), ("Cid", True)]
