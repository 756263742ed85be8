"""Playing over the websocket: commands are applied once, refused with a sentence, and shown to whom they concern."""

import asyncio
import threading
import time

import pytest

from ludus.match import GAMES
from ludus.server.rooms.bots.workers import BotWorkers
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside
from tests.server.remote import PATIENCE


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path) as house:
        yield house


@pytest.fixture
def pair(house):
    """Ana and Ben at a table of Kampf."""
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    return ana, ben, table


def turn(*places):
    """Whoever is asked, then the others."""
    asked = next(place for place in places if place.game["options"])
    return [asked, *(place for place in places if place is not asked)]


def catch_up(place, number):
    """Hear until the decision of that number is past."""
    while place.game.get("decision", {}).get("number", number + 1) <= number:
        place.until("state")


# --- Exactly once -----------------------------------------------------------------------------------------


def test_the_same_command_again_changes_nothing(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        mover, _ = turn(a, b)
        decision, words = mover.game["decision"]["number"], mover.game["options"][0]["words"]
        command = {"type": "act", "client": "c", "n": 1, "decision": decision, "words": words}
        mover.say(command)
        assert mover.until("done")["repeated"] is False
        seq = mover.seq
        mover.say(command)
        assert mover.until("done")["repeated"] is True
        mover.say({"type": "hello", "since": seq})
        assert mover.until("state")["items"] == []


def test_the_command_that_ended_the_game_is_acknowledged_when_it_comes_again(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        a.command("ask", what="end")
        last = {"type": "vote", "client": "c", "n": 1, "agree": True}
        b.say(last)
        assert b.until("done")["repeated"] is False
        b.say(last)
        assert b.until("done")["repeated"] is True


def test_a_stale_an_illegal_and_a_foreign_command_are_refused_with_a_sentence(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b, Visitor(ana.house, "Cid").at(table) as c:
        mover, other = turn(a, b)
        number, words = mover.game["decision"]["number"], mover.game["options"][0]["words"]
        late = mover.command("act", decision=number + 1, words=words)
        unknown = mover.command("act", decision=number, words="surrender")
        foreign = other.command("act", decision=number, words=words)
        watching = c.command("act", decision=number, words=words)
        assert [answer["code"] for answer in (late, unknown, foreign, watching)] == [
            "stale",
            "rules",
            "rules",
            "watching",
        ]
        for answer in (late, unknown, foreign, watching):
            assert answer["sentence"].endswith(".") and answer["hint"]
        assert mover.act()["type"] == "done"


def test_a_client_that_comes_back_is_told_what_it_missed(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        for _ in range(8):
            mover, other = turn(a, b)
            number = mover.game["decision"]["number"]
            mover.act()
            catch_up(other, number)
        told = a.items
    with ana.at(table, since=3) as again:
        assert again.items == told[3:]
        assert [item["n"] for item in again.items] == list(range(4, len(told) + 1))
    with ana.at(table, since=10_000) as ahead:
        assert ahead.seq == len(told)


def test_a_table_survives_a_restart_of_the_house(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open")
        ben.join(table)
        with ana.at(table) as a, ben.at(table) as b:
            for _ in range(5):
                mover, other = turn(a, b)
                number = mover.game["decision"]["number"]
                mover.act()
                catch_up(other, number)
            before = a.game, a.items
    with a_house(tmp_path) as house:
        ana.house = house
        with ana.at(table) as a:
            assert (a.game, a.items) == before


def test_an_idle_room_leaves_memory_and_comes_back(tmp_path):
    with a_house(tmp_path, idle_seconds=0.2) as house:
        ana = Visitor(house, "Ana")
        table = ana.set_up("me", "open")
        hall = inside(house).hall
        until = time.monotonic() + PATIENCE
        while hall.rooms and time.monotonic() < until:
            time.sleep(0.05)
        assert not hall.rooms
        assert ana.get(f"/api/tables/{table['id']}")["status"] == "open"


# --- Sealed answers -----------------------------------------------------------------------------------------


def seal_up(house):
    """A table of the toy with three people, at its first sealed bid."""
    people = [Visitor(house, name) for name in ("Ana", "Ben", "Cid")]
    table = people[0].set_up("me", "open", "open", game="toy")
    for person in people[1:]:
        person.join(table)
    return people, table


def play_to_bids(places):
    while places[0].game["decision"]["kind"] != "bid":
        mover, *others = turn(*places)
        number = mover.game["decision"]["number"]
        mover.act()
        for other in others:
            catch_up(other, number)


def test_a_sealed_answer_shows_nothing_to_the_others_before_the_reveal(house):
    people, table = seal_up(house)
    with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        play_to_bids([a, b, c])
        number, before = b.game["decision"]["number"], (len(b.heard), len(c.heard))
        while a.game["options"]:
            done = next(o["words"] for o in a.game["options"] if o["words"] == "done")
            a.act(done)
            a.say({"type": "hello", "since": a.seq})
            a.until("state")
        for other in (b, c):
            other.say({"type": "ping"})
            assert other.hear()["type"] == "pong"
        assert (len(b.heard), len(c.heard)) == (before[0] + 1, before[1] + 1)
        assert b.game["decision"]["number"] == number and b.game["decision"]["seats"] == [0, 1, 2]


def test_a_sealed_answer_survives_a_restart(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path) as house:
        people, table = seal_up(house)
        with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
            play_to_bids([a, b, c])
            assert a.act("done")["type"] == "done"
    with a_house(tmp_path) as house:
        for person in people:
            person.house = house
        with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
            assert a.game["options"] == []
            number = b.game["decision"]["number"]
            assert b.act("done")["type"] == c.act("done")["type"] == "done"
            catch_up(a, number)


def test_an_unseen_answer_may_be_taken_back_and_only_its_owner_is_told(house):
    people, table = seal_up(house)
    with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        play_to_bids([a, b, c])
        number, heard = a.game["decision"]["number"], len(b.heard)
        a.act("done")
        assert a.command("undo", decision=number, line=0)["type"] == "done"
        assert a.game["options"] and a.items[-1]["kind"] == "undo"
        b.say({"type": "ping"})
        b.until("pong")
        assert len(b.heard) == heard + 1


# --- Taking back and asking the others ------------------------------------------------------------------------


def test_a_choice_is_taken_back_freely_while_nobody_learnt_anything(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        mover, _ = turn(a, b)
        number, options = mover.game["decision"]["number"], mover.game["options"]
        mover.act()
        line = mover.game["line"]
        if mover.game["decision"]["seats"] == [0 if mover is a else 1]:
            assert mover.command("undo", decision=mover.game["decision"]["number"], line=line)["type"] == "done"
            assert mover.game["decision"]["number"] == number and mover.game["options"] == options
            assert mover.game["line"] == line + 1
            stale = mover.command("act", decision=number, line=line, words=options[0]["words"])
            assert stale["code"] == "stale"


def test_otherwise_the_others_are_asked(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        moved: list[object] = []
        while len(set(moved)) < 2 or turn(a, b)[0] is moved[-1]:
            mover, other = turn(a, b)
            number = mover.game["decision"]["number"]
            mover.act()
            moved.append(mover)
            catch_up(other, number)
        mover, other = turn(a, b)  # the other has acted since the mover last did
        number = mover.game["decision"]["number"]
        assert mover.command("undo", decision=number, line=0)["type"] == "done"
        assert mover.game["motion"]["what"] == "undo"
        assert mover.command("ask", what="pause")["code"] == "motion-open"
        other.command("vote", agree=True)
        assert other.game["line"] == 1 and "motion" not in other.game
        assert other.game["decision"]["number"] < number


def test_a_declined_motion_changes_nothing(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        a.command("ask", what="end")
        b.command("vote", agree=False)
        assert "motion" not in b.game and "decision" in b.game
        assert b.command("vote", agree=True)["code"] == "no-motion"


def test_a_game_is_paused_and_ended_by_consent(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        a.command("ask", what="pause")
        b.command("vote", agree=True)
        while not a.game["paused"]:
            a.until("state")
        mover, _ = turn(a, b)
        assert mover.act()["code"] == "paused"
        b.command("ask", what="resume")
        assert a.command("ask", what="end")["code"] in ("motion-open",)
        a.command("vote", agree=True)
        a.command("ask", what="end")
        b.command("vote", agree=True)
        assert "decision" not in b.game
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "ended"
    assert ana.ask("GET", f"/api/tables/{table['id']}/record").status_code == 200


# --- Talk, presence, spectators --------------------------------------------------------------------------------


def test_talk_reaches_the_table_and_private_talk_only_the_other_seat(house):
    people, table = seal_up(house)
    with (
        people[0].at(table) as a,
        people[1].at(table) as b,
        people[2].at(table) as c,
        Visitor(house, "Dora").at(table) as d,
    ):
        a.command("say", text="  good\tluck <b>all</b> ")
        for place in (b, c, d):
            place.until("state")
            assert place.items[-1]["text"] == "good luck <b>all</b>"
        a.command("say", text="psst", to=1)
        b.until("state")
        assert b.items[-1]["kind"] == "told"
        for place in (c, d):
            place.say({"type": "ping"})
            place.until("pong")
            assert "psst" not in "".join(place.heard)
        assert d.command("say", text="hello")["code"] == "watching"
        assert a.command("say", text="\u202e")["code"] == "unprintable"


def test_everybody_sees_who_is_here(pair):
    ana, ben, table = pair
    with ana.at(table) as a:
        with ben.at(table):
            while not all(seat["here"] for seat in a.until("people")["people"]["seats"]):
                pass
        while a.until("people")["people"]["seats"][1]["here"]:
            pass


# --- Clocks ---------------------------------------------------------------------------------------------------


def test_a_bot_answers_when_the_time_is_up(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    clock = {"kind": "live", "seconds": 1, "reserve": 0, "late": "bot"}
    table = ana.set_up("me", "open", clock=clock, options={"start": "first"})
    ben.join(table)
    with ana.at(table) as a:
        number = a.game["decision"]["number"]
        assert a.game["clock"]["seconds"] == 1
        catch_up(a, number)
        assert ("seated", "late") in [(item["kind"], item.get("text")) for item in a.items]
    with ben.at(table) as b:  # need not learn who was slow
        assert ("seated", "late") not in [(item["kind"], item.get("text")) for item in b.items if item.get("seat") == 0]


def test_a_clock_goes_on_after_a_restart(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", clock={"kind": "days", "seconds": 1})
        ben.join(table)
    with a_house(tmp_path) as house:
        ana.house = house
        until = time.monotonic() + PATIENCE
        while (
            time.monotonic() < until and not ana.get(f"/api/tables/{table['id']}/state")["game"]["decision"]["number"]
        ):
            time.sleep(0.1)
        assert ana.get(f"/api/tables/{table['id']}/state")["game"]["decision"]["number"] > 0


def test_where_the_host_decides_a_late_seat_waits_for_a_bot(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", clock={"kind": "live", "seconds": 1, "late": "host"})
    ben.join(table)
    with ana.at(table) as a:
        while not any(item["kind"] == "seated" and item["text"] == "late" for item in a.items):
            a.until("state")
        late = next(item["seat"] for item in a.items if item["kind"] == "seated")
    if late == 1:
        ana.post(f"/api/tables/{table['id']}/seats/1/hold", {"level": "random"}, 204)
        assert ana.get(f"/api/tables/{table['id']}")["seats"][1]["level"] == "random"
    else:
        with ben.at(table) as b:
            assert b.command("ask", what="replace 0")["type"] == "done"
        assert ana.get(f"/api/tables/{table['id']}")["seats"][0]["level"]


# --- Bots beside --------------------------------------------------------------------------------------------------


def test_a_table_of_thinking_bots_does_not_delay_another(house, monkeypatch):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    ask = BotWorkers.ask
    thinking: set[str] = set()
    played: list[str] = []

    async def think_until_others_have_played(self, question):
        thinking.add(question.table.id)
        while not played:
            await asyncio.sleep(0.01)
        return await ask(self, question)

    monkeypatch.setattr(BotWorkers, "ask", think_until_others_have_played)
    busy = [ana.set_up(*["greedy"] * 5)["id"] for _ in range(2)]
    table = ana.set_up("me", "open")
    ben.join(table)
    with ana.at(table) as a, ben.at(table) as b:
        for _ in range(10):
            mover, other = turn(a, b)
            number = mover.game["decision"]["number"]
            mover.act()
            catch_up(other, number)
    while thinking != set(busy):
        time.sleep(0.01)
    played.append(table["id"])


def test_simultaneous_answers_come_in_any_order(house):
    people, table = seal_up(house)
    with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        places = [a, b, c]
        play_to_bids(places)
        number = a.game["decision"]["number"]
        threads = [threading.Thread(target=place.act, args=("done",)) for place in places]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for place in places:
            catch_up(place, number)
        assert a.game["decision"]["number"] > number
