"""Choices that are not told apart: said to be about as good, and in the order of their fights where these decide."""

import random

import pytest

from ludus.bots.estimates import Estimator
from ludus.bots.reasons.common import PROMISES_MOST
from ludus.bots.reasons.kampf.challenges import CLEARLY
from ludus.bots.search.search import Candidate
from ludus.coach import alike
from ludus.coach.advice import candidate
from ludus.coach.alike import as_good, fights
from tests.coach.test_advice import advised, turns


def imagined(turn):
    return turn.imagine(random.Random(1))


def fighting(most=400):
    """Decisions of Kampf in which options differ in the fight alone, with what it is worth after each."""
    for _, turn in turns("kampf", every=2, most=most):
        worths = fights(turn, imagined(turn))
        if max(worths.values(), default=0.0) - min(worths.values(), default=0.0) >= 2 * CLEARLY:
            yield turn, worths


def test_of_choices_not_told_apart_the_better_fight_comes_first(monkeypatch):
    """16 % ± 3 is named before 15 % ± 2 only where the odds of the fight do not say otherwise."""
    monkeypatch.setattr(alike, "not_told_apart", lambda turn, found, steps, rng: list(found))
    turn, worths = next(fighting())
    worst_first = sorted(turn.options, key=lambda option: worths[option.words])
    found = [candidate(one) for one in Estimator("kampf", random.Random(1)).options(turn, 300).judged]
    found.sort(key=lambda one: [option.words for option in worst_first].index(one.option.words))
    named = as_good(turn, imagined(turn), found, 0, random.Random(1))
    steps = [round(worths[one.option.words] / CLEARLY) for one in named]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > steps[-1]


def test_what_the_coach_names_first_is_never_plainly_the_worse_fight_of_two_as_good():
    compared = 0
    for turn, worths in fighting():
        first, *others = advised(turn, 5).best
        for one in others:
            if one.as_good:
                compared += 1
                assert worths[first.option.words] > worths[one.option.words] - 2 * CLEARLY
    assert compared


@pytest.mark.parametrize("game", ["kampf", "aquileia"])
def test_where_others_are_as_good_none_is_said_to_promise_the_most(game):
    found = [advised(turn, 3).best for _, turn in turns(game, every=24)]
    equals = [best for best in found if any(one.as_good for one in best)]
    assert equals and len(equals) < len(found)
    for best in equals:
        assert not best[0].as_good
        assert all(PROMISES_MOST not in {cause.phrase for cause in one.reason.causes} for one in best)


def test_a_move_is_not_judged_by_its_fight_alone():
    """It also leaves a team somewhere else."""
    moves = [turn for _, turn in turns("kampf", every=2) if turn.decision.kind in ("team", "move")]
    assert moves
    assert not any(fights(turn, imagined(turn)) for turn in moves)


def test_what_fell_out_after_a_few_tries_is_not_called_as_good():
    seen = [advised(turn, 4).best for _, turn in turns("kampf", every=12)]
    untried = [one for first, *others in seen for one in others if one.chance is None and first.chance is not None]
    assert untried
    assert not any(one.as_good for one in untried)


def test_others_are_told_by_how_much_they_are_behind_the_first():
    behind = 0
    for first, *others in [advised(turn, 3).best for _, turn in turns("kampf", every=24)]:
        assert first.less is None
        for one in others:
            if one.less is None:
                assert one.as_good or one.chance is None or first.chance is None
            else:
                behind += 1
                assert first.chance is not None and one.chance is not None
                assert one.less == pytest.approx(max(first.chance - one.chance, 0.0), abs=1e-9)
    assert behind


def test_of_fighters_not_told_apart_the_likelier_to_win_is_sent(monkeypatch):
    monkeypatch.setattr(alike, "not_told_apart", lambda turn, found, steps, rng: list(found))
    for _, turn in (one for seed in range(8) for one in turns("spartacus", every=2, seed=seed, most=900)):
        game = imagined(turn)
        worths = fights(turn, game)
        if max(worths.values(), default=0.0) - min(worths.values(), default=0.0) < 2 * CLEARLY:
            continue
        found = [
            Candidate(option, 10, 0.1, 0.0)
            for option in sorted(turn.options, key=lambda one: worths.get(one.words, -1))
        ]
        named = [one for one in as_good(turn, game, found, 0, random.Random(1)) if one.option.words in worths]
        assert worths[named[0].option.words] >= max(worths.values()) - CLEARLY
        return
    raise AssertionError("nobody had a choice of fighters")
