"""The luck of one attack: what any number of attack dice does to any number of defence dice, re-rolls included.

An attack ends in an *outcome*: wounds for the defender, counter-wounds for the attacker, and who has used up the one
re-roll of a fight. After the roll both sides pick dice to roll again, sealed: a matrix of chances. Options that are
never better are left out, rolls with the same matrix are counted together, and rolls without a choice are one.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

import numpy as np

from ludus.games.spartacus.table.fighters import HITS_UNMATCHED
from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled, inner
from ludus.odds.spartacus.solver.rows import put

SIDES: Final = 6
CASES: Final = SIDES**4  # of a re-roll: at most four dice
MOST_OPTIONS: Final = (SIDES + 1) ** 2  # one own die and one of the other's, or none


class Means(NamedTuple):
    """What counts in an attack: abilities and equipment of both sides, as far as they are in force."""

    ties: int = 0  # relentless: ties hit
    vengeful: int = 0  # a wound for each pair of attack dice
    impervious: int = 0  # a hit blocked for each pair of defence dice
    hardened: int = 0  # a triple of defence dice blocks every hit
    counter: int = 0  # a triple of defence dice wounds the attacker
    sword: int = 0
    helmet: int = 0
    force_defence: int = 0  # the attacker may have a defence die rolled again
    force_attack: int = 0  # the defender may have an attack die rolled again


class Shape(NamedTuple):
    """How outcomes are numbered: wounds first, then counter-wounds, then who has forced a die."""

    wounds: int  # the most there can be
    counters: int
    forces: int  # 4 where somebody can force a die, else 1

    @property
    def outcomes(self) -> int:
        return (self.wounds + 1) * (self.counters + 1) * self.forces


class RollClass(NamedTuple):
    """Rolls after which the same choices have the same chances."""

    weight: float
    chances: Reals  # by the attacker's option, the defender's option, and outcome


# --- What dice do ------------------------------------------------------------------------------------


@compiled
def hits_of(attack: Wholes, defence: Wholes, ties: int) -> int:
    """Highest against highest, by how many dice show each face."""
    hits, a, d = 0, SIDES, SIDES
    left_a, left_d = attack[a], defence[d]
    while True:
        while a > 0 and left_a == 0:
            a -= 1
            left_a = attack[a]
        while d > 0 and left_d == 0:
            d -= 1
            left_d = defence[d]
        if a == 0 or d == 0:
            break
        both = min(left_a, left_d)
        if a > d or (ties and a == d):
            hits += both
        left_a -= both
        left_d -= both
    while a >= HITS_UNMATCHED:
        hits += left_a
        a -= 1
        left_a = attack[a]
    return int(hits)


@compiled
def sets_of(dice: Wholes, size: int) -> int:
    """How many pairs or triples there are, each die counted once."""
    sets = 0
    for face in range(1, SIDES + 1):
        sets += dice[face] // size
    return sets


@compiled
def outcome_of(attack: Wholes, defence: Wholes, means: Means, shape: Shape) -> int:
    """The outcome of dice that stand, nobody having forced one."""
    blocked = sets_of(defence, 2) if means.impervious else 0
    hits = 0 if means.hardened and sets_of(defence, 3) else max(hits_of(attack, defence, means.ties) - blocked, 0)
    wounds = hits + (sets_of(attack, 2) if means.vengeful else 0)
    counters = sets_of(defence, 3) if means.counter else 0
    return (wounds * (shape.counters + 1) + counters) * shape.forces


# --- Rolling again -----------------------------------------------------------------------------------


@inner
def roll_again(dice: Wholes, own: int, forced: int, again: Wholes) -> int:
    """Pick up one's own choice and the other's, a die only once; returns how many, their new faces go to `again`."""
    picked = 0
    if own:
        dice[own] -= 1
        picked = 1
    if forced and dice[forced] > 0:
        dice[forced] -= 1
        picked += 1
    again[:picked] = 1
    return picked


@inner
def turn_over(again: Wholes, picked: int) -> bool:
    """The next result of the dice rolled again; False when all have been seen."""
    for i in range(picked):
        if again[i] < SIDES:
            again[i] += 1
            again[:i] = 1
            return True
    return False


@compiled
def spread(attack: Wholes, defence: Wholes, picks: Wholes, means: Means, shape: Shape, cases: Wholes) -> None:
    """In how many of the CASES each outcome comes; picks: sword, forced defence, helmet, forced attack."""
    attack, defence = attack.copy(), defence.copy()
    attack_again, defence_again = np.zeros(2, np.int64), np.zeros(2, np.int64)
    of_attack = roll_again(attack, picks[0], picks[3], attack_again)
    of_defence = roll_again(defence, picks[2], picks[1], defence_again)
    used = (2 * (picks[1] > 0) + (picks[3] > 0)) if shape.forces > 1 else 0
    share = SIDES ** (4 - of_attack - of_defence)
    cases[:] = 0
    while True:
        for i in range(of_attack):
            attack[attack_again[i]] += 1
        defence_again[:of_defence] = 1
        while True:
            for i in range(of_defence):
                defence[defence_again[i]] += 1
            cases[outcome_of(attack, defence, means, shape) + used] += share
            for i in range(of_defence):
                defence[defence_again[i]] -= 1
            if not turn_over(defence_again, of_defence):
                break
        for i in range(of_attack):
            attack[attack_again[i]] -= 1
        if not turn_over(attack_again, of_attack):
            break


@compiled
def list_options(own: Wholes, other: Wholes, has_reroll: int, can_force: int, options: Wholes) -> int:
    """All pairs of an own die and a forced one, 0 for none; returns how many."""
    count = 0
    for mine in range(SIDES + 1 if has_reroll else 1):
        for theirs in range(SIDES + 1 if can_force else 1):
            if (mine == 0 or own[mine]) and (theirs == 0 or other[theirs]):
                options[count, 0], options[count, 1] = mine, theirs
                count += 1
    return count


@inner
def is_as_good(one: Wholes, other: Wholes, shape: Shape) -> bool:
    """Whether the attacker never prefers the other: with like counters and forces, no fewer wounds at any level."""
    step = (shape.counters + 1) * shape.forces
    for rest in range(step):
        ahead = 0
        for wounds in range(shape.wounds, -1, -1):
            ahead += one[wounds * step + rest] - other[wounds * step + rest]
            if ahead < 0:
                return False
        if ahead != 0:
            return False
    return True


@inner
def drop_row(cases: Wholes, options: Wholes, row: int, rows: int) -> None:
    for r in range(row, rows - 1):
        put(options[r], options[r + 1])
        for c in range(cases.shape[1]):
            put(cases[r, c], cases[r + 1, c])


@inner
def prune_rows(cases: Wholes, rows: int, cols: int, options: Wholes, sign: int, shape: Shape) -> int:
    """Leave out options that another one is never worse than; of equal ones the first stays."""
    row = rows - 1
    while row >= 0:
        for other in range(rows):
            if other == row:
                continue
            worse = True
            for c in range(cols):
                better, this = cases[other, c], cases[row, c]
                if not (is_as_good(better, this, shape) if sign > 0 else is_as_good(this, better, shape)):
                    worse = False
                    break
            if worse:
                drop_row(cases, options, row, rows)
                rows -= 1
                break
        row -= 1
    return rows


@compiled
def choices(
    attack: Wholes, defence: Wholes, means: Means, shape: Shape, cases: Wholes, ours: Wholes, theirs: Wholes
) -> tuple[int, int]:
    """The options worth considering after a roll, `ours` the attacker's, and the cases of each outcome under them."""
    rows = list_options(attack, defence, means.sword, means.force_defence, ours)
    cols = list_options(defence, attack, means.helmet, means.force_attack, theirs)
    picks = np.zeros(4, np.int64)
    for r in range(rows):
        for c in range(cols):
            picks[0], picks[1], picks[2], picks[3] = ours[r, 0], ours[r, 1], theirs[c, 0], theirs[c, 1]
            spread(attack, defence, picks, means, shape, cases[r, c])
    before = 0
    while before != rows + cols:
        before = rows + cols
        rows = prune_rows(cases, rows, cols, ours, 1, shape)
        cols = prune_rows(cases.transpose((1, 0, 2)), cols, rows, theirs, -1, shape)
    return rows, cols


# --- All rolls ---------------------------------------------------------------------------------------


def hands(dice: int) -> Iterator[tuple[Wholes, float]]:
    """Every roll of so many dice as the number of each face, with its chance."""
    for faces in combinations_with_replacement(range(SIDES, 0, -1), dice):
        counts = np.bincount(faces, minlength=SIDES + 1)
        yield counts, factorial(dice) / prod(map(factorial, counts.tolist())) / SIDES**dice


def room(shape: Shape) -> tuple[Wholes, Wholes, Wholes]:
    """Space for the options of one roll."""
    cases = np.zeros((MOST_OPTIONS, MOST_OPTIONS, shape.outcomes), np.int64)
    return cases, np.zeros((MOST_OPTIONS, 2), np.int64), np.zeros((MOST_OPTIONS, 2), np.int64)


def roll_classes(attack: int, defence: int, means: Means, shape: Shape) -> list[RollClass]:
    """So many attack dice against so many defence dice; the first class has no choice."""
    plain = np.zeros((1, 1, shape.outcomes))
    weights: dict[tuple[int, int, bytes], float] = {}
    cases, ours, theirs = room(shape)
    for mine, chance in hands(attack):
        for yours, other_chance in hands(defence):
            rows, cols = choices(mine, yours, means, shape, cases, ours, theirs)
            if rows == cols == 1:
                plain[0, 0] += chance * other_chance * cases[0, 0] / CASES
                continue
            key = (rows, cols, cases[:rows, :cols].tobytes())
            weights[key] = weights.get(key, 0.0) + chance * other_chance
    found = [RollClass(1.0, plain)]
    for (rows, cols, kept), weight in weights.items():
        matrix = np.frombuffer(kept, np.int64).reshape(rows, cols, shape.outcomes)
        found.append(RollClass(weight, matrix / CASES))
    return found
