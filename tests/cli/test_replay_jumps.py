"""`ludus replay` goes to any round, fight, race, auction or scheme that its game has."""

import random

import pytest

from ludus.bots import find
from ludus.cli.records.replay import Replay
from ludus.cli.terminal.screen import Screen
from ludus.match import Match, play
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


@pytest.mark.parametrize(
    "game, jumps",
    [
        ("kampf", "f2: fight (f: the next)"),
        ("aquileia", "r3, f2, c2, a2: round, fight, race, auction (r, f, c, a: the next)"),
        ("spartacus", "r3, f2, a2, s4: round, fight, auction, scheme (r, f, a, s: the next)"),
    ],
)
def test_the_line_of_keys_offers_what_the_game_has(game, jumps):
    story = Replay(Screen(Speech("en")), Match.new(game, 3, seed=1), None)
    assert story.keys() == f"Enter or n: forward, b: back, a number: that step, {jumps}, l: log, q: leave"


@pytest.mark.parametrize("game, letter", [("kampf", "r"), ("aquileia", "s"), ("spartacus", "c")])
def test_a_letter_for_what_the_game_has_not_leads_nowhere(game, letter):
    story = Replay(Screen(Speech("en")), Match.new(game, 3, seed=1), None)
    assert story.turn_to(0, letter) == story.turn_to(0, f"{letter}1") == 0


def test_races_and_auctions_of_aquileia_are_found():
    match = Match.new("aquileia", 3, seed=2)
    play(match, [find("random")(seat) for seat in range(3)])
    story = Replay(Screen(Speech("en")), match, None)
    for letter, told in (("c", "aquileia-event-races"), ("a", "aquileia-event-reveals")):
        first = story.turn_to(0, letter)
        assert told in events_at(match, first)
        assert story.turn_to(0, f"{letter}1") == first < story.turn_to(first, letter)


def test_an_auction_of_spartacus_is_found(replay, played):
    assert "spartacus-event-turned-up" in events_at(played, replay.turn_to(0, "a"))


def test_a_fight_against_an_animal_is_a_fight_too():
    match = Match.new("kampf", 2, seed=3)
    play(match, [find("random")(seat) for seat in range(2)])
    steps = range(1, len(match.acts) + 1)
    fights = [step for step in steps if any("-event-challenges" in id for id in events_at(match, step))]
    assert any("kampf-event-challenges-animal" in events_at(match, step) for step in fights)
    assert Replay(Screen(Speech("en")), match, None).beginnings("fight") == fights
