"""What is sampled is told with its margin, what is not known is not told."""

from math import comb
from typing import Any

import pytest

from ludus import Match
from ludus.core.decision import Option
from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.fight import Fight
from ludus.odds import EXACT, SAMPLED, Advice, Choice, advise, is_coming
from ludus.odds.spartacus import disk_cache, service
from ludus.odds.spartacus.bout import engine_game
from ludus.odds.spartacus.live import advice as advising
from ludus.odds.spartacus.live.advice import ENOUGH, WIDEST
from ludus.odds.spartacus.tactics.sampling import dice_of, margin_of
from ludus.odds.spartacus.tactics.simple import fight as tactic
from tests.odds.duels import bout_of

MIRRORED = dict(zip("abcdefg", "gfedcba", strict=True))  # both start in row d


@pytest.fixture
def unsolved(monkeypatch, tmp_path):
    """Nothing but what is shipped is known, and nothing is solved."""
    monkeypatch.setattr(disk_cache, "folder", lambda: tmp_path / "odds")
    monkeypatch.setattr(service, "LEDGER", service.Ledger())


def first_turn(one: str, other: str) -> Any:
    """A fight at its first turn: both still stand where they began."""
    g: Any = engine_game(bout_of(one, other))
    below = dice_of("first turn")
    while g.decision is None or g.decision.kind != "turn":
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(below))
            continue
        seat = next(seat for seat in g.asked if g.options(seat))
        g.apply(seat, tactic(g, seat, g.decision.kind, g.options(seat)))
    return g


@pytest.mark.parametrize(("one", "other"), [("spartacus sword", "gannicus net"), ("barca sword", "agron shield")])
def test_hexes_that_mirror_each_other_have_the_same_chance_within_their_margins(unsolved, one, other):
    advice = advise("spartacus", first_turn(one, other))
    assert advice is not None and advice.how == SAMPLED
    moves = {choice.option.words: choice for choice in advice.choices if choice.option.words[:5] == "move "}
    mirrored = [(f"move {row}{place}", f"move {MIRRORED[row]}{place}") for row in "abc" for place in range(1, 8)]
    pairs = [(moves[here], moves[there]) for here, there in mirrored if here in moves and there in moves]
    assert len(pairs) >= 3
    for here, there in pairs:
        assert 0 < max(here.margin, there.margin) <= WIDEST
        assert abs(here.value - there.value) <= here.margin + there.margin


@pytest.mark.parametrize("trials", [ENOUGH, 300])
@pytest.mark.parametrize("chance", [0.01, 0.05, 0.2, 0.5, 0.9])
def test_nineteen_in_twenty_samples_are_within_their_margin(chance, trials):
    inside = sum(
        comb(trials, won) * chance**won * (1 - chance) ** (trials - won)
        for won in range(trials + 1)
        if abs(won / trials - chance) <= margin_of(won / trials, trials)
    )
    assert inside >= 0.94  # of a whole number of fights, so not 0.95 sharp
    assert margin_of(chance, trials) <= WIDEST


def test_what_was_never_seen_can_still_happen():
    assert margin_of(0.0, 100) == pytest.approx(margin_of(1.0, 100))
    assert margin_of(0.0, 100) > 0.03


def test_too_many_options_for_the_fights_there_is_time_for_are_not_told(unsolved, monkeypatch):
    g = first_turn("spartacus sword", "gannicus net")
    monkeypatch.setattr(advising, "MOST_TRIALS", ENOUGH * len(g.options(g.asked[0])) - 1)
    assert advise("spartacus", g) is None


def test_while_a_fight_is_being_solved_exact_chances_are_said_to_come(unsolved, monkeypatch):
    monkeypatch.setenv(service.VARIABLE, "yes")
    monkeypatch.setattr(service, "work", lambda: None)  # the solver has not got to it yet
    g = first_turn("barca sword", "agron shield")
    assert not is_coming("spartacus", g)
    advice = advise("spartacus", g)
    assert advice is not None and advice.how == SAMPLED
    assert is_coming("spartacus", g) and not is_coming("kampf", Match.new("kampf", 3, seed=1).game)


def test_before_a_rival_is_there_a_trial_fight_tells_no_chances(unsolved):
    match: Any = Match.new("spartacus-trial", seats=2, seed=1)
    kinds = []
    while match.game.asked == (0,):
        kinds.append(match.decision.kind)
        assert advise("spartacus", match.game) is None
        match.act(0, next((one for one in match.options(0) if one.verb == "go-without"), match.options(0)[0]))
    assert kinds[0] == "fighter" and "equipment" in kinds
    advice = advise("spartacus", match.game)
    assert advice is not None and advice.about == "rival"
    there = match.game.table.box.market[match.game.table.fighters[0].card].name
    sent = [match.game.table.box.market[choice.option.operand].name for choice in advice.choices]
    assert there not in sent and len(set(sent)) > 10  # of his own double nothing is known


def test_chances_before_a_fight_say_whose_they_are_and_how_far_off(unsolved):
    match = Match.new("spartacus-trial", seats=2, seed=1)
    while match.game.asked == (0,):
        match.act(0, next((one for one in match.options(0) if one.verb == "go-without"), match.options(0)[0]))
    bare = advise("spartacus", match.game)
    assert bare is not None and bare.how == EXACT and not any(choice.margin for choice in bare.choices)
    match.act(1, bare.best)
    dressed = advise("spartacus", match.game)
    assert dressed is not None and dressed.how == SAMPLED
    for choice in dressed.choices:
        assert (choice.margin == 0) == (choice.option.verb == "go-without")


def test_a_best_choice_is_only_named_beyond_the_margins():
    one, other = Match.new("kampf", seed=1).options(0)[:2]

    def two(margin: float, how: str = SAMPLED) -> Advice:
        return Advice(0, (Choice(one, 0.6, margin=margin), Choice(other, 0.4, margin=margin)), one, 0.6, how)

    assert two(0.05).is_clear
    assert not two(0.1).is_clear
    assert two(0.0, EXACT).is_clear


def test_a_choice_that_ends_the_fight_is_known_to_win_or_to_lose(unsolved):
    g = last_choice("barca sword", "agron shield")
    advice = advise("spartacus", g)
    assert advice is not None and advice.how == SAMPLED
    values = {choice.value for choice in advice.choices if ends_the_fight(g, choice.option)}
    assert values and values <= {0.0, 1.0}


def last_choice(one: str, other: str) -> Any:
    """A moment at which somebody may end a fight."""
    for seed in range(200):
        g: Any = engine_game(bout_of(one, other))
        below = dice_of(f"last choice {seed}")
        while any(isinstance(frame, Fight) for frame in g.stack):
            if g.chance is not None:
                g.apply(CHANCE, g.chance.sample(below))
                continue
            seat = next(seat for seat in g.asked if g.options(seat))
            if any(ends_the_fight(g, option) for option in g.options(seat)):
                return g
            g.apply(seat, tactic(g, seat, g.decision.kind, g.options(seat)))
    raise AssertionError("no choice ends a fight")


def ends_the_fight(g: Any, option: Option) -> bool:
    trial = g.clone()
    trial.apply(next(seat for seat in g.asked if g.options(seat)), option)
    return not any(isinstance(frame, Fight) for frame in trial.stack)
