"""What was taken back: which events no longer count, as each viewer numbers them."""

import pytest

from ludus.core.phrase import Event, Phrase
from ludus.match import Match
from ludus.server import protocol
from ludus.server.rooms.table import items
from ludus.server.rooms.table.items import Item, Stream
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.story import Story

SEED = "5"
HAPPENS = Phrase("toy-event-happens")


def kampf():
    """A game of two, after six choices of the first option, each noted as an entry of the log."""
    story = Story(row_of(Match.new("kampf", 2, SEED, {"start": "first"}), "back", None, SEED))
    log = [story.open(0.0)]
    for _ in range(6):
        log.append(choose(story))
    return story, log


def choose(story):
    seat = story.match.decision.seats[0]
    return story.act(seat, story.match.options(seat)[0].words, by="person", command=None, at=0.0)


def events(told):
    return [item.n for item in told if item.kind == "event"]


def test_an_undo_names_the_first_event_that_no_longer_counts():
    story, _ = kampf()
    seat = story.match.acts[-1].seat
    before = [event for act in story.match.acts for event in act.events]
    story.undo(seat, True, command=None, at=0.0)
    kept = [event for act in story.match.acts for event in act.events]
    told = story.told.after(0, 0)
    opening = len(events(told)) - len(before)
    assert told[-1].kind == "undo" and len(kept) < len(before)
    assert told[-1].since == events(told)[opening + len(kept)]


def test_a_game_told_again_from_its_log_names_the_same():
    story, log = kampf()
    log.append(story.undo(story.match.acts[-1].seat, True, command=None, at=0.0))
    assert Story.load(story.table, log).told.after(None, 0) == story.told.after(None, 0)


@pytest.mark.parametrize("viewer, first", [(0, 4), (1, 3), (None, 3)])
def test_it_is_numbered_as_each_viewer_counts(viewer, first):
    told = Stream()
    told.add(event())
    told.add(Item(items.SAID, 0.0, 0, "hail"))
    told.add(Item(items.ORDER, 0.0, 0, "idle on", only=(0,)))
    told.add(event())
    told.add(Item(items.TAKEN_BACK, 0.0, 0, undoes=3))
    [*_, last] = told.after(viewer, 0)
    assert isinstance(last, protocol.NoteItem) and last.since == first


def test_talk_between_a_choice_and_what_came_of_it_shows_nobody_when_it_was_made():
    told = Stream()
    told.add(Item(items.SAID, 0.0, 0, "while an answer lay sealed"))
    told.add(event())
    assert told.first_event_from(0) == 1


def test_a_choice_nothing_came_of_takes_no_event_back():
    told = Stream()
    told.add(event())
    told.add(Item(items.TAKEN_BACK, 0.0, 0, undoes=told.first_event_from(1)))
    assert b"from" not in protocol.encode(told.after(0, 0)[-1])


def event():
    return Item(items.EVENT, 0.0, -1, event=Event(HAPPENS, ()))
