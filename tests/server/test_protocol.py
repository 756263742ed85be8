"""What goes over the wire is what `protocol` says: the page's types are made from it."""

import json
import random

import msgspec
import pytest

from ludus.match import GAMES, Match
from ludus.server import protocol
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import ASK, ORDER, SAY, TELL, Story

SEED = "7"
MOST_ACTS = 120


def as_said(kind, raw):
    """JSON read by its type; reading forgets what it does not know, so it must come out as it went in."""
    said = json.loads(raw)
    again = json.loads(protocol.encode(msgspec.convert(said, kind)))
    own = {"view": said["view"]} if "view" in said else {}  # what a game adds to its view is told by its own types
    assert {**again, **own} == said
    return said


def read_item(item):
    return as_said(protocol.EventItem if item.kind == "event" else protocol.NoteItem, protocol.encode(item))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_scenes_and_items_of_a_game_are_what_their_types_say(game):
    rng, seats = random.Random(SEED), max(2, GAMES[game].fewest)
    story = Story(row_of(Match.new(game, seats, SEED), "said", None, SEED))
    story.open(0.0)
    story.note(SAY, 0, "salvete", at=1.0)
    story.note(TELL, 0, "1 a secret", at=1.5)
    story.note(ASK, 0, "pause", at=2.0)
    for order in story.match.title.orders[:1]:
        value = [str(order.values[0])] if order.values else []
        story.note(ORDER, 0, " ".join([order.name, *value, "on"]), at=3.0)
    for _ in range(MOST_ACTS):
        if story.match.decision is None:
            break
        seat = rng.choice([seat for seat in story.match.decision.seats if story.match.options(seat)])
        story.act(seat, rng.choice(story.match.options(seat)).words, by="person", command=None, at=4.0)
        for viewer in (None, 0, seat):
            as_said(protocol.Scene, protocol.encode(scene(story, viewer, 5.0)))
    kinds = {read_item(item)["kind"] for item in story.told.after(0, 0)}
    assert {"event", "said", "told", "motion"} <= kinds


def test_what_is_not_there_is_not_sent():
    story = Story(row_of(Match.new("kampf", 2, SEED), "said", None, SEED))
    story.open(0.0)
    for_all = json.loads(protocol.encode(scene(story, None)))
    assert {"decision", "prompt", "clock"} <= set(for_all)
    assert not {"quiet", "options", "free", "blocked", "orders", "sealed", "motion", "outcome"} & set(for_all)
