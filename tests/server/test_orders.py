"""Standing orders and windows: answers settled beforehand, and a time that tells nobody who could answer."""

import time

import pytest

from ludus.match import GAMES
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, wait_for_the_house

QUIET = 0.4


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def a_pair(house, quiet=QUIET):
    """Ana and Ben at the auction."""
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", game="toy", clock={"quiet": quiet})
    ben.join(table)
    return ana, ben, table


def listen(*places):
    for place in places:
        place.say({"type": "ping"})
        place.until("pong")


def play_to(kind, *places):
    """Everybody says the last thing they can until this is asked; bids nothing."""
    acts = 0
    while acts < 20:
        listen(*places)
        if places[0].game["decision"]["kind"] == kind:
            return
        asked = next((place for place in places if place.game["options"]), None)
        if asked is None:  # an order is about to answer
            time.sleep(0.02)
            continue
        keep = [option["words"] for option in asked.game["options"] if option["words"] in ("leave", "keep", "done")]
        asked.act(keep[0])
        acts += 1
    raise AssertionError(f"{kind} is never asked")


def own(place, *kinds):
    return [item["text"] for item in place.items if item["kind"] in kinds]


# --- Giving and cancelling --------------------------------------------------------------------------------


def test_the_orders_of_each_game_are_described(house):
    games = {game["name"]: game["orders"] for game in Visitor(house).get("/api/games")["games"]}
    assert games["kampf"] == []
    assert games["spartacus"][0] == {"name": "idle", "values": [], "default": True, "lasts": "game", "private": True}
    assert games["aquileia"][0]["values"] == list(range(13)) and games["aquileia"][0]["lasts"] == "round"


def test_an_order_is_given_listed_and_cancelled_and_nobody_else_hears_of_it(house):
    ana, ben, table = a_pair(house)
    with ana.at(table) as a, ben.at(table) as b:
        assert a.game["orders"] == []
        assert a.command("order", name="bid-up-to", value=2)["type"] == "done"
        body = {"type": "order", "client": "h", "n": 1, "name": "idle"}
        assert ana.post(f"/api/tables/{table['id']}/commands", body) == {"repeated": False}
        listen(a, b)
        assert a.game["orders"] == [{"name": "idle", "value": None}, {"name": "bid-up-to", "value": 2}]
        assert ana.get(f"/api/tables/{table['id']}/state")["game"]["orders"] == a.game["orders"]
        a.command("order", name="idle", on=False)
        listen(a, b)
        assert a.game["orders"] == [{"name": "bid-up-to", "value": 2}]
        assert own(a, "order") == ["bid-up-to 2 on", "idle on", "idle off"]
        assert b.game["orders"] == [] and own(b, "order") == []
        assert len(b.heard) == 4  # the table, the first state, two answers to a ping


@pytest.mark.parametrize("wish", [{"name": "sleep"}, {"name": "bid-up-to", "value": 7}, {"name": "idle", "value": 1}])
def test_an_order_there_is_not_is_refused_with_a_sentence(house, wish):
    ana, _, table = a_pair(house)
    with ana.at(table) as a:
        answer = a.command("order", **wish)
        assert (answer["type"], answer["code"]) == ("refused", "rules") and answer["hint"]
        assert a.command("order", name="bid-up-to", value=1)["type"] == "done"


# --- Answering --------------------------------------------------------------------------------------------


def test_an_order_answers_for_its_seat_is_logged_and_ends_by_itself(house):
    ana, ben, table = a_pair(house, quiet=0)
    with ana.at(table) as a, ben.at(table) as b:
        a.command("order", name="bid-up-to", value=1)
        play_to("bid", a, b)
        wait_for_the_house(house, table)
        listen(a, b)
        assert own(a, "ordered") == ["bid-up-to add", "bid-up-to done"]
        assert not a.game["options"] and b.game["options"]
        b.act("done")
        listen(a, b)
        while a.game["decision"]["kind"] == "seize":
            for place in (a, b):
                listen(place)
                if place.game["options"]:
                    place.act("pass")
            listen(a, b)
        assert own(a, "order")[-1] == "bid-up-to over" and a.game["orders"] == []
        assert own(b, "order", "ordered") == []
    log = inside(house).hall.rooms[table["id"]].log
    assert [(entry.by, entry.words) for entry in log if entry.by == "order"] == [("order", "add"), ("order", "done")]


def test_an_order_for_things_beside_the_decision(house):
    ana, ben, table = a_pair(house)
    with ana.at(table) as a, ben.at(table) as b:
        a.command("order", name="generous")
        b.command("act", decision=b.game["decision"]["number"], words=b.game["free"][0]["words"])
        wait_for_the_house(house, table)
        listen(a, b)
        assert own(a, "ordered") == ["generous give 1"]
        assert a.game["view"]["coins"] == [2, 2]


def test_orders_are_kept_through_a_restart(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben, table = a_pair(house)
        with ana.at(table) as a:
            a.command("order", name="idle")
            a.command("order", name="bid-up-to", value=2)
    with a_house(tmp_path) as house:
        ana.house = ben.house = house
        with ana.at(table) as a, ben.at(table) as b:
            a.client = "later"  # a client never uses a number twice
            assert [order["name"] for order in a.game["orders"]] == ["idle", "bid-up-to"]
            play_to("bid", a, b)
            wait_for_the_house(house, table)
            listen(a)
            assert own(a, "ordered") == ["bid-up-to add", "bid-up-to add", "bid-up-to done"]


def test_who_takes_back_what_an_order_said_is_asked(house):
    ana, ben, table = a_pair(house)
    with ana.at(table) as a, ben.at(table) as b:
        a.command("order", name="bid-up-to", value=0)
        play_to("bid", a, b)
        wait_for_the_house(house, table)
        listen(a, b)
        assert not a.game["options"] and a.game["view"]["said"] == ["done"]
        a.command("undo", decision=a.game["decision"]["number"], line=a.game["line"])
        wait_for_the_house(house, table)
        listen(a, b)
        assert a.game["options"] and a.game["view"]["said"] == []


# --- Windows ----------------------------------------------------------------------------------------------


def test_an_answer_in_a_shut_window_is_kept_and_counts_when_it_opens(house):
    ana, ben, table = a_pair(house)
    with ana.at(table) as a, ben.at(table) as b:
        play_to("seize", a, b)
        until = a.game["quiet"]["until"]
        assert b.game["quiet"]["until"] == until and time.time() < until
        heard = len(b.heard)
        assert a.act("pass")["type"] == "done"
        listen(a, b)
        assert a.game["sealed"] == "pass" and a.game["options"] == []
        assert "sealed" not in b.game and len(b.heard) == heard + 1
        b.act("pass")
        wait_for_the_house(house, table)
        listen(a, b)
        assert a.game["decision"]["kind"] != "seize" and "sealed" not in a.game and "quiet" not in a.game
        assert a.items[-1]["at"] >= until


def test_a_window_takes_as_long_whether_or_not_somebody_could_answer(house):
    lengths = {}
    for able in (True, False):
        ana, ben, table = a_pair(house)
        with ana.at(table) as a, ben.at(table) as b:
            a.command("order", name="idle")
            b.command("order", name="idle")
            play_to("seize", a, b)
            opened = a.game["quiet"]["until"] - QUIET
            asked = [place for place in (a, b) if len(place.game["options"]) > 1]
            if able and asked:
                asked[0].act("pass")  # holds a ruse, and answers at once
            for place in asked[1:] if able else asked:
                place.act("pass")
            wait_for_the_house(house, table)
            listen(a, b)
            lengths[able] = a.items[-1]["at"] - opened
    assert all(QUIET <= length < QUIET + 0.5 for length in lengths.values())


def test_a_sealed_answer_can_be_taken_back_and_survives_a_restart(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben, table = a_pair(house, quiet=60)
        with ana.at(table) as a, ben.at(table) as b:
            play_to("seize", a, b)
            a.act("pass")
            listen(a)
            assert a.game["sealed"] == "pass"
            a.command("undo", decision=a.game["decision"]["number"], line=a.game["line"])
            listen(a, b)
            assert "sealed" not in a.game and a.game["options"]
            assert a.act("pass")["type"] == "done"
            again = a.command("act", decision=a.game["decision"]["number"], words="pass")
            assert again["code"] == "rules"
    with a_house(tmp_path) as house:
        ana.house = ben.house = house
        with ana.at(table) as a, ben.at(table) as b:
            assert a.game["sealed"] == "pass" and a.game["options"] == []
            assert "sealed" not in b.game and b.game["options"]


def test_without_other_people_no_window_is_shut_and_who_has_no_answer_is_not_asked(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random", "random", game="spartacus")
    with ana.at(table) as a:
        for _ in range(60):
            wait_for_the_house(house, table)
            listen(a)
            if "decision" not in a.game or len(own(a, "ordered")) > 2:
                break
            assert "quiet" not in a.game
            assert [option["words"] for option in a.game["options"]] != ["pass"]
            a.act(a.game["options"][-1]["words"])
        ordered = set(own(a, "ordered"))
        assert ordered and ordered <= {"idle pass", "no-talk ready"}


def test_turn_by_turn_windows_stay_shut_longer(house):
    ana = Visitor(house, "Ana")
    days = ana.set_up("me", "open", game="toy", clock={"kind": "days", "seconds": 24 * 3600})
    short = ana.set_up("me", "open", game="toy", clock={"kind": "days", "seconds": 60})
    live = ana.set_up("me", "open", game="toy", clock={"kind": "live", "seconds": 30, "quiet": 2})
    usual = ana.set_up("me", "open", game="toy", clock={})
    assert [table["clock"]["quiet"] for table in (days, short, live, usual)] == [3600, 15, 2, 4]
