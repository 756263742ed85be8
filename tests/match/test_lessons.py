"""Guided first rounds: every lesson plays from beginning to end, and says everything in three languages."""

import pytest

from ludus.core.errors import BrokenRecord, UnknownGame
from ludus.core.ids import CHANCE
from ludus.match import Match
from ludus.match.lessons import lesson, lessons, parse
from ludus.speech import LANGUAGES
from tests.speech.messages import variables

HEAD = "[game kampf] [seats 2] [learner 0]\n[option start first]\n"


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_plays_to_its_end_by_its_own_dice(game):
    told = lesson(game)
    match = Match.new(game, told.seats, seed="any", options=told.options, dice=told.dice())
    lines = [*told.before, *(line for stop in told.stops for line in stop.lines)]
    for seat, said in lines:
        if seat != CHANCE:
            match.act(seat, said)
    assert match.log == lines


@pytest.mark.parametrize("game", lessons())
def test_at_every_stop_there_is_something_to_read(game):
    told = lesson(game)
    assert len(told.stops) > 10
    assert all(stop.notes for stop in told.stops)
    assert not told.stops[-1].lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_is_written_and_every_written_note_is_shown(lang):
    wanted = [f"learn-{game}-{note}" for game in lessons() for stop in lesson(game).stops for note in stop.notes]
    assert sorted(wanted) == sorted(variables(lang, "learn"))


def test_a_stop_begins_with_a_note_or_a_choice_of_the_learner():
    told = parse(HEAD + "> a\n> b\n0 carrier c2\n0 gladiator net\n1 carrier d2\n~ 1 gladiator net\n> c\n1 join d2\n")
    assert [(stop.notes, stop.choice) for stop in told.stops] == [
        (["a", "b"], "carrier c2"),
        ([], "gladiator net"),
        (["c"], None),
    ]
    assert told.stops[1].lines == [(0, "gladiator net"), (1, "carrier d2"), (1, "gladiator net")]


def test_a_note_may_say_what_it_is_about():
    told = parse(HEAD + "> a @ team@d2\n> b\n0 carrier c2\n> c @ lion-a\n")
    assert [(stop.notes, stop.about) for stop in told.stops] == [(["a", "b"], None), (["c"], "lion-a")]


def test_a_quiet_choice_of_the_learner_makes_no_stop():
    told = parse(HEAD + "~ 0 carrier c2\n0 gladiator net\n")
    assert told.before == [(0, "carrier c2")]
    assert [stop.choice for stop in told.stops] == ["gladiator net"]


def test_a_line_that_cannot_be_read_is_named():
    with pytest.raises(BrokenRecord, match=r"Line 3 .* 'carrier c2'"):
        parse(HEAD + "carrier c2\n")


def test_a_game_without_a_lesson_says_which_have_one():
    with pytest.raises(UnknownGame) as caught:
        lesson("chess")
    assert "kampf" in caught.value.hint
