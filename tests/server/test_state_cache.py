"""What hellos are answered with is worked out once, and nobody is sent what was kept for another."""

import asyncio
import json
import random

import pytest

from ludus.match import GAMES
from ludus.server import protocol
from ludus.server.rooms.table import scene, state_cache
from ludus.server.rooms.table.items import Item
from ludus.server.rooms.table.state_cache import StateCache
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, story_at, wait_for_the_house

NAMES = ("Ana", "Ben", "Cid")


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path) as house:
        yield house


def seat_three(house, game):
    people = [Visitor(house, name) for name in NAMES]
    table = people[0].set_up("me", "open", "open", game=game, public=True)
    for person in people[1:]:
        person.join(table)
    return people, table


def told(place, since=0):
    """The bytes of the state that answers a hello."""
    place.say({"type": "ping"})
    place.until("pong")
    place.say({"type": "hello", "since": since})
    place.until("state")
    return place.heard[-1].encode()


def expected(house, table, viewer, since=0):
    """The same, worked out from nothing."""
    room, story = inside(house).hall.rooms[table["id"]], story_at(house, table)
    muted = room.muted_for(viewer)
    items = story.told.after(viewer, since)
    for item in items:
        if item.kind in ("said", "told") and item.seat in muted:
            item.text, item.muted = "", True
    game = scene.scene(story, viewer, room.shut_until())
    count = story.told.count(viewer)
    return protocol.encode(protocol.State(min(since, count) + 1, count, viewer, items, game))


@pytest.mark.parametrize("most", [0, 20_000, state_cache.MOST_KEPT])
@pytest.mark.parametrize("game", ["toy", "spartacus"])
def test_nobody_is_sent_what_was_kept_for_another(house, game, most):
    people, table = seat_three(house, game)
    room = inside(house).hall.rooms[table["id"]]
    room.states = StateCache(most)
    rng, dora = random.Random(most), Visitor(house, "Dora")
    with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c, dora.at(table) as d:
        viewers = {0: a, 1: b, 2: c, None: d}
        for step in range(25):
            wait_for_the_house(house, table)
            for viewer in rng.sample([*viewers, *viewers], 8):
                since = rng.choice((0, 0, step, 10_000))
                assert told(viewers[viewer], since) == expected(house, table, viewer, since)
            if asked := [place for place in (a, b, c) if place.game.get("options")]:
                mover = rng.choice(asked)
                mover.act(rng.choice(mover.game["options"])["words"])
            if step == 10:
                a.command("say", text="for Ben only", to=1)
        assert [b"for Ben only" in told(place) for place in viewers.values()] == [True, True, False, False]


def test_who_mutes_somebody_is_not_sent_what_was_kept_before(house):
    people, table = seat_three(house, "kampf")
    mute = f"/api/tables/{table['id']}/seats/1/mute"
    with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        b.command("say", text="salvete")
        assert [b"salvete" in told(place) for place in (a, b, c)] == [True, True, True]
        people[0].post(mute, status=204)
        assert [b"salvete" in told(place) for place in (a, b, c)] == [False, True, True]
        people[0].post(f"{mute}?undo=true", status=204)
        assert [b"salvete" in told(place) for place in (a, b, c)] == [True, True, True]


def test_the_same_hello_again_is_not_worked_out_again(house, monkeypatch):
    people, table = seat_three(house, "kampf")
    counted: list[str] = []
    seen_by, draw = Item.seen_by, scene.scene

    def item(self, *who):
        counted.append("item")
        return seen_by(self, *who)

    def game(*what):
        counted.append("game")
        return draw(*what)

    with people[0].at(table) as a, Visitor(house).at(table) as d, Visitor(house).at(table) as e:
        before = told(a), told(d)
        monkeypatch.setattr(Item, "seen_by", item)
        monkeypatch.setattr(scene, "scene", game)
        assert (told(a), told(d), told(e)) == (*before, before[1])
        assert not counted
        a.command("say", text="salve")
        counted.clear()
        assert json.loads(told(a))["items"][-1]["text"] == "salve"
        assert counted == ["item", "game"]


def test_a_story_told_anew_is_answered_anew(house):
    people, table = seat_three(house, "kampf")
    room = inside(house).hall.rooms[table["id"]]
    with people[0].at(table) as a:
        a.command("say", text="salve")
        first = told(a)
        assert house.portal is not None
        old, _ = room.story, house.portal.call(room.load)
        assert old is not None and room.story is not old
        story = story_at(house, table)
        answer = house.portal.call(room.answer, 0)
        assert answer is not None
        assert answer.fits(story, frozenset()) and not answer.fits(old, frozenset())
        assert told(a) == first


def test_what_is_kept_stays_within_its_budget(house):
    _, table = seat_three(house, "kampf")
    story = story_at(house, table)

    async def ask_often():
        sizes = [(await StateCache().get(story, viewer, frozenset(), None)).size for viewer in (2, None, 0)]
        kept = StateCache(most=sum(sizes) - 1)  # who begins, and so what each is told, is a matter of luck
        for viewer in (0, 1, 2, None, 0):
            await kept.get(story, viewer, frozenset(), None)
            assert kept.size == sum(answer.size for answer in kept._kept.values()) < sum(sizes)
        assert [viewer for _, viewer in kept._kept] == [None, 0]

    asyncio.run(ask_often())


def test_others_have_a_turn_while_a_long_answer_is_worked_out(house, monkeypatch):
    monkeypatch.setattr(state_cache, "AT_ONCE", 2)
    (ana, *_), table = seat_three(house, "kampf")
    with ana.at(table) as a:
        for _ in range(10):
            a.command("say", text="salvete")
    story = story_at(house, table)
    turns = []

    async def others():
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    async def ask():
        ticking = asyncio.create_task(others())
        answer = await StateCache().get(story, 0, frozenset(), None)
        ticking.cancel()
        return answer

    answer = asyncio.run(ask())
    assert answer.after(0) == protocol.encode(story.told.after(0, 0))
    assert len(turns) >= answer.count // 2 - 1 >= 4


def test_the_state_over_http_is_the_one_over_the_socket(house):
    (ana, *_), table = seat_three(house, "kampf")
    with ana.at(table) as a:
        said, asked = json.loads(told(a)), ana.get(f"/api/tables/{table['id']}/state")
    assert {name: asked[name] for name in ("seat", "seq", "items", "game")} == {
        name: said[name] for name in ("seat", "seq", "items", "game")
    }
