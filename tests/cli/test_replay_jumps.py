"""`ludus replay` goes to any round, fight or scheme."""

import random

import pytest

from ludus.cli.records.replay import Replay
from ludus.cli.terminal.screen import Screen
from ludus.match import Match
from ludus.speech import Speech


@pytest.fixture(scope="module")
def played() -> Match:
    match, rng = Match.new("spartacus", 3, seed=5, options={"length": "quick"}), random.Random(5)
    while match.decision is not None and match.view(None)["round"] != 4:
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    return match


@pytest.fixture
def replay(played: Match) -> Replay:
    return Replay(Screen(Speech("en")), played, None)


def events_at(match: Match, step: int) -> list[str]:
    return [event.phrase.id for event in (match.acts[step - 1].events if step else match.opening)]


def test_a_round_has_its_number(replay, played):
    for number in (1, 2, 3):
        step = replay.turn_to(0, f"r{number}")
        assert "spartacus-event-round" in events_at(played, step)
        assert played.at(step).view(None)["round"] == number
    assert replay.turn_to(7, "r99") == 7


def test_letters_alone_go_to_the_next_one(replay, played):
    first = replay.turn_to(0, "f")
    second = replay.turn_to(first, "f")
    assert 0 < first < second
    assert "spartacus-event-presides" in events_at(played, first)
    assert second == replay.turn_to(0, "f 2")


def test_a_scheme_is_found_by_the_choice_to_play_it(replay, played):
    step = replay.turn_to(0, "s")
    assert played.acts[step - 1].words.startswith("scheme ")


def test_what_there_is_not_changes_nothing(replay):
    last = len(replay.match.acts)
    assert replay.turn_to(last, "s") == last
    assert replay.turn_to(3, "xyz") == 3
    assert (replay.turn_to(3, "b"), replay.turn_to(3, ""), replay.turn_to(3, "12")) == (2, 4, 12)
