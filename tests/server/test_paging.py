"""A hello to a long game is answered with the last of it; the rest is had page by page, and no page tells more."""

import asyncio
import json
import random

import pytest

from ludus.match import Match
from ludus.server import protocol
from ludus.server.config import Config, open_store
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.room import Listener, Room
from ludus.server.rooms.table.state_cache import StateCache
from ludus.server.rooms.table.story import TELL, Story
from ludus.server.rows import BY_PERSON, PERSON, SeatRow
from tests.server.houses import Visitor, a_house

CHOICES = 1500  # of a long game
MOST = 200  # items that the page asks for
ITEM = 200  # bytes of an item at most, on average
SEATS = 4


@pytest.fixture(scope="module")
def long_game():
    """A game of Spartacus in which everybody chooses at random, with some talk in between."""
    rng = random.Random("pages")
    story = Story(row_of(Match.new("spartacus", SEATS, seed="pages"), "pages", None, "pages"))
    story.open(0.0)
    for step in range(CHOICES):
        if story.match.decision is None:
            break
        seat = rng.choice(story.owing())
        option = rng.choice(story.match.options(seat))
        story.act(seat, option.words, by=BY_PERSON, command=None, at=float(step))
        if step % 50 == 0:
            story.note(TELL, 0, f"{1 + step % 3} for one seat only", at=float(step))
    return story


@pytest.fixture
def room(long_game, tmp_path):
    store = open_store(Config(store=str(tmp_path)))
    room = Room(store, "here", long_game.table, StateCache())
    room.story = long_game
    room.chairs = [SeatRow("pages", seat, PERSON, f"Person {seat}", f"person {seat}") for seat in range(SEATS)]
    yield room
    store.close()


async def hello(room, viewer, **words):
    """The state that answers a hello, and its size."""
    frames: list[bytes] = []
    owner = None if viewer is None else f"person {viewer}"
    await room.greet(Listener(viewer, owner, frames.append), protocol.Hello(**words))
    return json.loads(frames[-1]), len(frames[-1])


def test_what_answers_a_hello_to_a_long_game_is_bounded(room):
    for viewer in (*range(SEATS), None):
        everything, whole = asyncio.run(hello(room, viewer))
        last, size = asyncio.run(hello(room, viewer, most=MOST))
        scene = len(protocol.encode(last["game"]))
        assert size < scene + MOST * ITEM < whole / 2
        assert (last["first"], last["seq"]) == (everything["seq"] - MOST + 1, everything["seq"])
        assert last["items"] == everything["items"][-MOST:]
        assert last["game"] == everything["game"]


def test_whoever_has_most_of_it_is_sent_what_is_missing_and_no_more(room):
    seq = asyncio.run(hello(room, 1))[0]["seq"]
    for since, most, first in ((seq - 3, MOST, seq - 2), (seq, MOST, seq + 1), (seq + 9, 5, seq + 1), (0, 0, seq + 1)):
        told, _ = asyncio.run(hello(room, 1, since=since, most=most))
        assert (told["first"], len(told["items"])) == (first, seq + 1 - first)


def test_everything_that_was_told_is_had_page_by_page_and_nothing_else(room):
    for viewer in (*range(SEATS), None):
        everything, _ = asyncio.run(hello(room, viewer))
        answer = asyncio.run(room.answer(viewer))
        pages: list[dict[str, object]] = []
        before = answer.count + 1
        while before > 1:
            first = max(1, before - 77)
            pages = json.loads(answer.between(first, before)) + pages
            before = first
        assert pages == everything["items"] == json.loads(protocol.encode(room.story.told.after(viewer, 0)))
        told = [item for item in pages if item["kind"] == "told"]
        assert bool(told) == (viewer is not None)
        assert all(viewer in (item["seat"], item["to"]) for item in told)


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def test_a_page_over_the_network_is_what_the_seat_was_told_and_is_refused_to_others(house):
    ana, ben, dora = (Visitor(house, name) for name in ("Ana", "Ben", "Dora"))
    table = ana.set_up("me", "open", public=True)
    ben.join(table)
    items = f"/api/tables/{table['id']}/items"
    with ana.at(table) as a, ben.at(table) as b:
        for number in range(10):
            a.command("say", text=f"to all {number}")
            b.command("say", text=f"to Ana alone {number}", to=0)
        a.say({"type": "ping"})
        a.until("pong")
        a.say({"type": "hello", "since": 0, "most": 4})
        last = a.until("state")
        assert (len(last["items"]), last["items"][-1]["text"]) == (4, "to Ana alone 9")
        everything = ana.get(f"/api/tables/{table['id']}/state")
        assert ana.get(f"/api/tables/{table['id']}/state?most=4")["items"] == everything["items"][-4:]
    assert everything["items"][-4:] == last["items"]
    page = ana.get(f"{items}?before={last['first']}&most=7")
    assert page == {"first": last["first"] - 7, "items": everything["items"][-11:-4]}
    assert ana.get(f"{items}?before=1") == {"first": 1, "items": []}
    assert ana.get(f"{items}?before=99999")["items"] == everything["items"]
    public = dora.get(f"{items}?before=99999")["items"]
    assert "alone" not in json.dumps(public) and [item["n"] for item in public] == [*range(1, len(public) + 1)]
    for words in ("before=9&seat=0", "before=9&seat=1"):
        assert dora.get(f"{items}?{words}", 403)["code"] == "not-your-seat"
    assert ana.get(f"{items}?before=9&most=501", 422) and ana.get(items, 422)


def test_pages_of_a_table_that_is_not_there_for_somebody_do_not_tell_that_it_exists(house):
    ana, dora = Visitor(house, "Ana"), Visitor(house, "Dora")
    table = ana.set_up("me", "random", public=False)
    hidden = dora.get(f"/api/tables/{table['id']}/items?before=9", 404)
    assert hidden == dora.get("/api/tables/0123456789abcdef/items?before=9", 404)
    waiting = ana.set_up("me", "open")
    assert ana.get(f"/api/tables/{waiting['id']}/items?before=9", 409)["code"] == "not-started"
