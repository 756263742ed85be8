"""Dice truths worked out by hand: half of a die's faces are blank, two are single hits, one is a full hit."""

from fractions import Fraction

import pytest

from ludus.odds import fight
from ludus.odds.kampf import read
from ludus.odds.kampf.strikes import SPAN, last_strike, rolls
from tests.odds.fights import BOX, FACES

BITES_NOT = Fraction(21, 36) ** 2  # two dice, rolled twice for its prong, neither time a full hit or two singles


def side(text: str, stones: int = 0):
    return read(text, stones, BOX)


def chance_of(kill: Fraction, then: Fraction) -> Fraction:
    """What the first strike is worth if it kills with the one chance, and its answer with the other."""
    return kill - (1 - kill) * then


def test_two_dice_fall_in_thirty_six_ways():
    assert set(rolls(FACES, 2)) == {(0, 0, 9), (1, 0, 12), (2, 0, 4), (0, 1, 6), (1, 1, 4), (0, 2, 1)}


@pytest.mark.parametrize("dice", range(6))
def test_the_ways_of_a_roll_are_all_there(dice):
    assert sum(ways for _, _, ways in rolls(FACES, dice)) == 6**dice


@pytest.mark.parametrize(
    "dice, rerolls, victim, stones, gain",
    [
        (1, False, "1 sword", 0, Fraction(1, 6)),  # only a full hit kills
        (1, False, "1 sword", 1, Fraction(1, 2)),  # a single hit too, where a stone lies
        (1, False, "1 shield", 1, Fraction(1, 6)),  # unless a shield stops it
        (2, False, "1 sword", 0, Fraction(15, 36)),  # a full hit (11) or two singles (4)
        (2, False, "1 shield", 0, Fraction(11, 36)),  # of two singles one is stopped
        (2, False, "2 sword", 0, Fraction(10 + 4 + 2, 36)),  # one full (10) or two singles (4) take one, two fulls two
        (1, True, "1 sword", 0, Fraction(11, 36)),  # 1 - (5/6)²
        (1, True, "1 sword", 1, Fraction(3, 4)),  # 1 - (1/2)²
        (2, True, "1 sword", 0, 1 - Fraction(21, 36) ** 2),
        (0, False, "1 sword", 1, Fraction(0)),  # an animal without a sword
        (3, False, "lion-a", 0, 2 * Fraction(91 + 8, 216)),  # a full hit, or three singles past the shield
        (1, False, "lion-a", 1, 2 * Fraction(1, 6)),  # its shield stops the single hit
        (1, False, "lion-c", 1, 2 * Fraction(1, 2)),  # no shield: any hit beats it
        (1, False, "bear-a", 0, Fraction(0)),  # two stones do not beat a bear
        (2, False, "bear-a", 0, 2 * Fraction(5, 36)),  # full and single, or two fulls
    ],
)
def test_a_last_strike_gains_what_the_dice_say(dice, rerolls, victim, stones, gain):
    assert Fraction(last_strike(FACES, dice, rerolls, side(victim, stones))[0], SPAN) == gain


@pytest.mark.parametrize(
    "a, b, stones, value",
    [
        ("1 spear", "1 spear", (0, 0), chance_of(Fraction(1, 6), Fraction(1, 6))),  # a tie: the challenger first
        ("1 sword", "1 sword", (0, 0), chance_of(Fraction(15, 36), Fraction(15, 36))),
        ("1 shield", "1 spear", (0, 0), -chance_of(Fraction(1, 6), Fraction(1, 6))),
        ("1 prong", "1 spear", (0, 0), -chance_of(Fraction(1, 6), Fraction(11, 36))),  # its prong rolls again
        ("1 spear", "1 sword", (1, 1), chance_of(Fraction(1, 2), Fraction(3, 4))),
        ("1 net", "1 sword", (1, 0), chance_of(Fraction(1, 6), Fraction(1, 2))),  # the netted sword has its base die
        ("4 net", "4 sword", (0, 0), Fraction(0)),  # all swords under nets: a full hit each way
        ("1 sword", "lion-c", (0, 1), 2 * BITES_NOT * Fraction(3, 4) - (1 - BITES_NOT)),
    ],
)
def test_a_small_fight_is_worth_what_the_dice_say(a, b, stones, value):
    assert fight("kampf", a, b, stones=stones).value == pytest.approx(float(value), abs=1e-15)
