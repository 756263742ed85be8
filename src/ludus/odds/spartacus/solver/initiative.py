"""Who wins the initiative: totals of speed dice, ties rolled again, and Pericles' second roll."""

from functools import cache
from typing import Final

FACES: Final = range(1, 7)
CLOSE: Final = 1e-16

Totals = tuple[float, ...]  # the chance of each total


@cache
def totals(dice: int) -> Totals:
    """The totals of so many dice."""
    if not dice:
        return (1.0,)
    chances = [0.0] * (6 * dice + 1)
    for total, chance in enumerate(totals(dice - 1)):
        for face in FACES:
            chances[total + face] += chance / 6
    return tuple(chances)


def above(mine: Totals, total: int) -> float:
    return sum(mine[total + 1 :])


def at(mine: Totals, total: int) -> float:
    return mine[total] if total < len(mine) else 0.0


@cache
def plain(mine: int, yours: int) -> float:
    """The chance of the higher total, ties rolled again."""
    ours, theirs = totals(mine), totals(yours)
    wins = sum(chance * above(ours, total) for total, chance in enumerate(theirs))
    ties = sum(chance * at(ours, total) for total, chance in enumerate(theirs))
    return wins / (1.0 - ties)


@cache
def rolled_again(mine: int, yours: int, total: int) -> float:
    """The chance of a tactician who rolls again against a total."""
    return above(totals(mine), total) + at(totals(mine), total) * plain(mine, yours)


@cache
def with_second_roll(mine: int, yours: int) -> float:
    """The chance of a tactician who rolls again when behind, or level if that is better than a fresh start."""
    ours, theirs = totals(mine), totals(yours)
    chance, before = 0.5, 1.0
    while abs(chance - before) > CLOSE:
        before, chance = chance, 0.0
        for total, likely in enumerate(theirs):
            again = rolled_again(mine, yours, total)
            behind = sum(ours[:total])
            chance += likely * (above(ours, total) + behind * again + at(ours, total) * max(again, before))
    return chance


def second_thought(mine: int, yours: int, totals: tuple[int, int]) -> tuple[float, float]:
    """The chance of a tactician who lets his total stand against the other's, and if he rolls again."""
    own, other = totals
    stands = float(own > other) if own != other else with_second_roll(mine, yours)
    return stands, rolled_again(mine, yours, other)


def rolls_again(mine: int, yours: int, totals: tuple[int, int]) -> bool:
    """Whether a tactician rolls again: when behind, and when level if that is better than a fresh start."""
    stands, again = second_thought(mine, yours, totals)
    return totals[0] < totals[1] or (totals[0] == totals[1] and again > stands)


def settled(mine: int, yours: int, totals: tuple[int, int], tactician: int) -> float:
    """The first side's chance when both totals lie; tactician: as below."""
    if tactician < 0:
        return float(totals[0] > totals[1]) if totals[0] != totals[1] else plain(mine, yours)
    if tactician == 1:
        return 1 - settled(yours, mine, totals[::-1], 0)
    return second_thought(mine, yours, totals)[rolls_again(mine, yours, totals)]


def chance_to_lead(mine: int, yours: int, tactician: int) -> float:
    """The first side's chance to win the initiative; tactician: the side that may roll again, -1 for none."""
    if tactician < 0:
        return plain(mine, yours)
    return with_second_roll(mine, yours) if tactician == 0 else 1.0 - with_second_roll(yours, mine)
