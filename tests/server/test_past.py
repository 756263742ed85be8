"""What happened can be looked at again, and shows what the viewer saw then: never more, never less."""

import json
import random
from itertools import pairwise

import pytest

from ludus.match import GAMES, Match
from ludus.server import protocol
from ludus.server.rooms.table.past import place_of
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BY_PERSON
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house

CHOICES = {"toy": 30, "kampf": 60, "aquileia": 60, "spartacus": 120}
FIRST = {"start": "first"}


@pytest.fixture
def games(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)


def begin(game, seats=3):
    story = Story(row_of(Match.new(game, seats, seed="past"), "past", None, "past"))
    story.open(0.0)
    return story


def choose(story, rng):
    """Somebody who is asked answers, or does something beside."""
    seats = [seat for seat in range(story.match.seats) if story.match.options(seat) or story.match.free(seat)]
    seat = rng.choice(story.owing() if rng.random() < 0.9 else seats)
    option = rng.choice(story.match.options(seat) or story.match.free(seat))
    story.act(seat, option.words, by=BY_PERSON, command=None, at=0.0)


def shown(seen):
    """What a scene shows of the game, without what could be done."""
    found = json.loads(protocol.encode(seen))
    return {name: found.get(name) for name in ("view", "decision", "prompt")}


def around(story, viewer, number):
    place = place_of(story, viewer, number)
    return None if place is None else place.look()


@pytest.mark.parametrize("game", CHOICES)
def test_the_past_is_what_every_viewer_saw_then(games, game):
    rng = random.Random(game)
    story = begin(game)
    viewers = [None, *range(3)]
    told = {viewer: [(story.told.count(viewer), shown(scene(story, viewer)))] for viewer in viewers}
    for _ in range(CHOICES[game]):
        if story.match.decision is None:
            break
        choose(story, rng)
        for viewer in viewers:
            told[viewer].append((story.told.count(viewer), shown(scene(story, viewer))))
    looked = 0
    for viewer, seen in told.items():
        for (known, before), (now, after) in pairwise(seen):
            for number in range(known + 1, now + 1):
                past = around(story, viewer, number)
                assert (past.first, shown(past.before), shown(past.after)) == (known + 1, before, after)
                looked += 1
    assert looked > CHOICES[game]


def test_nothing_can_be_done_in_the_past(games):
    story = begin("spartacus")
    for _ in range(20):
        choose(story, random.Random(1))
    past = json.loads(protocol.encode(around(story, 0, story.told.count(0))._asdict()))
    for side in ("before", "after"):
        assert not past[side].keys() & {"options", "free", "blocked", "orders", "sealed", "clock"}


def test_what_came_before_the_first_choice_has_no_before(games):
    past = around(begin("spartacus"), 0, 1)
    assert (past.first, shown(past.before)) == (1, shown(past.after))


def test_what_was_taken_back_cannot_be_looked_at_and_what_came_instead_can():
    story = Story(row_of(Match.new("kampf", 3, seed="past", options=FIRST), "past", None, "past"))
    story.open(0.0)
    story.act(0, "carrier a1", by=BY_PERSON, command=None, at=0.0)
    gone = story.told.count(1)
    story.undo(0, consent=False, command=None, at=0.0)
    story.act(0, "carrier a2", by=BY_PERSON, command=None, at=0.0)
    assert around(story, 1, gone) is None
    now = around(story, 1, story.told.count(1))
    assert shown(now.after) == shown(scene(story, 1))
    assert now.before.view != now.after.view


def test_a_line_is_looked_at_again_over_the_network_with_the_eyes_of_ones_own_seat(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "random", "random", game="aquileia")
        with ana.at(table) as place:
            number = place.items[-1]["n"]
        past = ana.get(f"/api/tables/{table['id']}/items/{number}/past")
        assert past["after"]["view"]["seat"] == 0
        assert ana.get(f"/api/tables/{table['id']}/items/{number}/past?seat=1", 403)
        assert ana.get(f"/api/tables/{table['id']}/items/9999/past", 404)["code"] == "no-item"
        assert ben.get(f"/api/tables/{table['id']}/items/{number}/past")["after"]["view"]["seat"] is None
