"""What holds in a room when something goes wrong, or two things happen at once."""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing

import pytest

from ludus.server import admin
from ludus.server.protocol import Say
from ludus.server.rooms import hall
from ludus.server.rooms.bots.workers import BotWorkers
from ludus.server.rooms.hall import Hall
from ludus.server.rooms.table.room import Room
from tests.server.houses import Visitor, a_house, inside, story_at
from tests.server.remote import PATIENCE


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def test_who_has_left_a_seat_no_longer_looks_from_it(house):
    ana, ben, cyn = (Visitor(house, name) for name in ("Ana", "Ben", "Cyn"))
    table = ana.set_up("me", "open", starts="host")
    ben.join(table)
    with ben.at(table) as place:
        ben.post(f"/api/tables/{table['id']}/leave", status=204)
        cyn.join(table)
        ana.post(f"/api/tables/{table['id']}/start")
        place.say({"type": "hello"})
        assert place.until("refused", "state").get("code") == "not-your-seat"
        assert not place.game


def test_rules_that_break_down_leave_the_table_as_it_was(house, monkeypatch):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    match = story_at(house, table).match
    game, seat = type(match.game), match.game.asked[0]
    who = (ana, ben)[seat]
    apply = game.apply

    def half(self, *words):
        apply(self, *words)
        raise AssertionError("a mistake in the rules")

    with who.at(table) as place:
        before = place.game
        command = {"client": "test", "n": 1, "decision": before["decision"]["number"], "line": 0}
        words = before["options"][0]["words"]
        with monkeypatch.context() as broken:
            broken.setattr(game, "apply", half)
            with pytest.raises(AssertionError):
                who.post(f"/api/tables/{table['id']}/commands", {"type": "act", "words": words, **command})
        state = who.get(f"/api/tables/{table['id']}/state")
        assert state["game"]["view"] == before["view"] and state["game"]["options"] == before["options"]
        assert place.act()["type"] == "done"


def test_a_bot_that_talks_nonsense_does_not_keep_the_house_busy(house, monkeypatch, caplog):
    asked = []

    async def nonsense(self, question):
        asked.append(question)
        return "abracadabra"

    monkeypatch.setattr(BotWorkers, "ask", nonsense)
    with caplog.at_level(logging.ERROR, logger="ludus.server"):
        Visitor(house, "Ana").set_up("random", "random")
        while not asked:
            time.sleep(0.01)
        before, begun = len(asked), time.monotonic()
        time.sleep(0.5)
        again, passed = len(asked) - before, time.monotonic() - begun
    assert again < 40 * passed  # once for every look around, of which there are ten in a second
    assert "the bots of a table stopped" in caplog.text


def test_all_who_come_while_a_room_opens_find_the_same_room(house, monkeypatch):
    table = Visitor(house, "Ana").set_up("me", "open")
    here, load = inside(house).hall, Room.load

    async def fail_once(self):
        monkeypatch.setattr(Room, "load", load)
        await asyncio.sleep(0.01)
        raise OSError

    async def come():
        del here.rooms[table["id"]]
        first, second = (asyncio.create_task(here.room(table["id"])) for _ in range(2))
        await asyncio.wait([first])
        third = asyncio.create_task(here.room(table["id"]))
        return await asyncio.gather(first, second, third, return_exceptions=True)

    monkeypatch.setattr(Room, "load", fail_once)
    first, *others = house.portal.call(come)
    assert isinstance(first, OSError)
    assert {room for room in others if not isinstance(room, OSError)} == {here.rooms[table["id"]]}


def test_games_that_no_longer_load_do_not_keep_others_asleep(tmp_path, monkeypatch):
    monkeypatch.setattr(hall, "MOST_WOKEN", 1)
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        tables = [ana.set_up("me", "open", clock={"kind": "live", "seconds": 60}) for _ in range(4)]
        for table in tables:
            ben.join(table)
    *broken, good = [table["id"] for table in tables]
    with closing(sqlite3.connect(tmp_path / "ludus.db")) as database, database:
        for number, id in enumerate((*broken, good)):
            database.execute("update tables set wake_at = ? where id = ?", (number, id))
        database.executemany("update entries set kind = 'tell', words = 'nobody' where table_id = ?", zip(broken))
    with a_house(tmp_path) as house:
        until = time.monotonic() + PATIENCE
        while good not in inside(house).hall.rooms and time.monotonic() < until:
            time.sleep(0.02)
        assert good in inside(house).hall.rooms
        judged = admin.validate(inside(house).store.engine)
    assert {verdict.table.id for verdict in judged if verdict.trouble} == set(broken)


def test_what_a_peer_writes_while_a_room_opens_is_not_missed(house, monkeypatch):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    here, load = inside(house).hall, Room.load
    peer = Hall(here.store, here.config)

    async def load_slowly(self):
        await load(self)
        if self.origin == here.origin:
            room = await peer.room(table["id"])
            await room.perform(0, Say("a", 1, "salve"))

    async def come() -> tuple[int, int]:
        del here.rooms[table["id"]]
        room = await here.room(table["id"])
        return room.playing().seq, (await peer.room(table["id"])).playing().seq

    monkeypatch.setattr(Room, "load", load_slowly)
    monkeypatch.setattr(here.store, "shared", True)
    assert house.portal.call(come) == (2, 2)
