"""Dice truths of Spartacus, counted by hand."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from ludus.games.spartacus.table.fighters import hits, pairs, triples
from ludus.odds.spartacus.solver import initiative
from ludus.odds.spartacus.solver.luck import Means, Shape, hits_of, roll_classes, sets_of
from ludus.odds.spartacus.solver.matrix import mixed

SHAPE = Shape(6, 1, 1)
STEP = 2  # outcomes for each number of wounds


def means_of(**means: int) -> Means:
    """What counts, of the same types as in a duel: what is compiled for one is compiled for the other."""
    plain = Means(**means)
    forces = {"force_defence": plain.force_defence, "force_attack": plain.force_attack}
    return Means(**{name: bool(value) for name, value in plain._asdict().items() if name not in forces}, **forces)


def worth(attack: int, defence: int, gains: list[float], **means: int) -> float:
    """What an attack is worth when so many wounds are worth so much; re-rolls are chosen well."""
    by_outcome = np.array([gain for gain in gains for _ in range(STEP)])
    total = 0.0
    for kind in roll_classes(attack, defence, means_of(**means), SHAPE):
        game = np.ascontiguousarray(kind.chances @ by_outcome)
        rows, cols = game.shape
        total += kind.weight * mixed(game, rows, cols, np.zeros(rows), np.zeros(cols))
    return total


HIT = [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]  # at least one wound
TWO = [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    "attack, defence, gains, means, chance",
    [
        (1, 1, HIT, {}, Fraction(15, 36)),  # of 36 pairs the attack is higher in 15
        (1, 1, HIT, {"ties": 1}, Fraction(21, 36)),  # and the 6 ties
        (1, 2, HIT, {}, Fraction(55, 216)),  # both lower: 0 + 1 + 4 + 9 + 16 + 25
        (1, 3, HIT, {}, Fraction(225, 1296)),  # all three: 0 + 1 + 8 + 27 + 64 + 125
        (2, 1, TWO, {}, Fraction(66, 216)),  # the lower 3 or more, the higher above: 1*2 + 3*3 + 5*4 + 7*5
        (2, 1, HIT, {}, Fraction(155, 216)),  # not: the lower at most 2, the higher not above: 6 + 15 + 4 * (4+3+2+1)
        (1, 2, HIT, {"impervious": 1}, Fraction(40, 216)),  # of the 55 those 15 with a pair are blocked
        (1, 3, HIT, {"hardened": 1}, Fraction(210, 1296)),  # of the 225 those 15 with a triple are blocked
        (
            2,
            1,
            TWO,
            {"vengeful": 1},
            Fraction(66 + 11, 216),
        ),  # and pairs that hit once: 1 + 4+3+2+1
        (1, 1, HIT, {"sword": 1}, Fraction(125, 216)),  # rolled again if it missed: (36 - d²) summed over d
        (1, 1, HIT, {"helmet": 1}, Fraction(55, 216)),  # rolled again if it was hit: (a - 1)² summed over a
        (1, 1, HIT, {"sword": 1, "ties": 1}, Fraction(161, 216)),  # (36 - (d - 1)²) summed over d
    ],
)
def test_the_chance_of_wounds(attack, defence, gains, means, chance):
    assert worth(attack, defence, gains, **means) == pytest.approx(float(chance), abs=1e-12)


def brute(attack: int, defence: int, least: int) -> float:
    """The same through the engine's own comparison, every roll counted."""
    cases = list(product(range(1, 7), repeat=attack + defence))
    won = 0
    for dice in cases:
        one, other = (tuple(sorted(part, reverse=True)) for part in (dice[:attack], dice[attack:]))
        won += hits(one, other) >= least
    return won / len(cases)


@pytest.mark.parametrize("attack, defence, least", [(2, 1, 1), (2, 2, 2), (3, 2, 1), (3, 2, 3), (2, 3, 1), (3, 3, 2)])
def test_all_rolls_counted_give_the_same(attack, defence, least):
    gains = [float(wounds >= least) for wounds in range(7)]
    assert worth(attack, defence, gains) == pytest.approx(brute(attack, defence, least), abs=1e-12)


def test_dice_as_counts_are_compared_as_the_engine_compares_them():
    for dice in product(range(1, 7), repeat=5):
        one, other = (tuple(sorted(part, reverse=True)) for part in (dice[:3], dice[3:]))
        mine, yours = (np.bincount(part, minlength=7) for part in (one, other))
        for ties in (False, True):  # as in a duel
            assert hits_of(mine, yours, ties) == hits(one, other, ties)
        assert (sets_of(mine, 2), sets_of(mine, 3)) == (pairs(one), triples(one))


def test_a_triple_comes_once_in_thirty_six():
    (plain,) = roll_classes(1, 3, means_of(counter=1), SHAPE)
    assert plain.chances[0, 0, 1::2].sum() == pytest.approx(1 / 36)


def test_initiative_by_hand():
    assert initiative.plain(1, 1) == pytest.approx(1 / 2)
    assert initiative.plain(2, 1) == pytest.approx(181 / 201)  # 20 of 216 lower, 15 ties
    assert initiative.plain(3, 2) + initiative.plain(2, 3) == pytest.approx(1)
    # Behind he rolls again, and level with a 1 or 2: 15/36 + 55/432 + (11/12 + 3/4)/36 + x/9 = x.
    assert initiative.with_second_roll(1, 1) == pytest.approx(85 / 128)


def test_a_tactician_rolls_again_when_behind_and_on_a_low_tie():
    totals = list(product(initiative.FACES, initiative.FACES))
    again = [pair for pair in totals if initiative.rolls_again(1, 1, pair)]
    assert again == [(mine, yours) for mine, yours in totals if mine < yours or mine == yours <= 2]


def test_two_who_choose_at_once_mix():
    pennies = np.array([[1.0, 0.0], [0.0, 1.0]])
    mixes = np.zeros(2), np.zeros(2)
    assert mixed(pennies, 2, 2, *mixes) == pytest.approx(1 / 2)
    assert mixes[0] == pytest.approx([1 / 2, 1 / 2])
    paper = np.array([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
    mixes = np.zeros(3), np.zeros(3)
    assert mixed(paper, 3, 3, *mixes) == pytest.approx(1 / 2)
    assert mixes[0] == pytest.approx([1 / 3] * 3) and mixes[1] == pytest.approx([1 / 3] * 3)
