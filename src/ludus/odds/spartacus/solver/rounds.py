"""Combat rounds at one level, solved: positions, quiet rounds and the crowd, until nothing changes any more.

A level's rounds lead back to themselves while nobody is hit. One *sweep* goes through a round from its end to its
beginning for every number of quiet rounds; the chance at the start of a round after a blow is what it starts from and
what it finds. A miss is the only way back, so sweeps shrink the error by the chance of a miss.
"""

from typing import Final, NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.attacks import Desk, is_plain, most_misses, prepare, straighten
from ludus.odds.spartacus.solver.blow import better, level_of, worst
from ludus.odds.spartacus.solver.compiled import Numbers, Reals, Wholes, compiled
from ludus.odds.spartacus.solver.duel import (
    AXE_BIT,
    IS_EVASIVE,
    KINDS,
    NET_BIT,
    Duel,
    has,
    kind_of,
)
from ludus.odds.spartacus.solver.matrix import ALIKE, mixed

TOLERANCE: Final = 1e-11  # a level is solved when a sweep changes nothing by more
MOST_SWEEPS: Final = 20_000
LEAP: Final = 4  # so many sweeps, and their trend is followed to its end


class Values(NamedTuple):
    """The first side's chance to win, as far as it is stored."""

    exits: Reals  # by level, kind of attack with crowd, and spot: when the dice of an attack are lost
    rounds: Reals  # by level, crowd and place: the start of a round after a blow
    opened: Reals  # by level, crowd, side, quiet rounds and place: the first turn; only for duels with nets


def values_for(duel: Duel) -> Values:
    """Room for all levels."""
    levels, places = int(duel.pair.states.prod()), duel.reach.shape[1]
    return Values(
        np.zeros((levels, 2 * KINDS, len(duel.spots))),
        np.zeros((levels, 2, places)),
        np.zeros((levels if duel.nets else 1, 2, 2, duel.patience, places)),
    )


# --- Turns -------------------------------------------------------------------------------------------


@compiled
def move(first: Wholes, ways: Numbers, side: int, row: Reals, found: Reals) -> None:
    """From every place the best one a side can move to, staying included; `first` is that of its speed."""
    for place in range(len(row)):
        best = row[place]
        if side == 0:
            for way in range(first[place], first[place + 1]):
                best = max(best, row[ways[way]])
        else:
            for way in range(first[place], first[place + 1]):
                best = min(best, row[ways[way]])
        found[place] = best


@compiled
def spare(duel: Duel, row: Reals, attacker: int, moves: int, desk: Desk) -> None:
    """What comes after an attack, at every place: Auctus may step aside, then the attacker may move. To `stand`."""
    desk.stand[:] = row
    if moves:
        move(duel.first[attacker, desk.dice[attacker, 2]], duel.ways, attacker, row, desk.stand)
    if duel.pair.skills[1 - attacker, IS_EVASIVE]:
        desk.aside[:] = desk.stand
        move(duel.first[1 - attacker, 1], duel.ways, 1 - attacker, desk.aside, desk.stand)


@compiled
def strike(duel: Duel, row: Reals, attacker: int, is_last: int, desk: Desk) -> None:
    """What attacks are worth at every place; `row` is what comes after the turn."""
    axe = has(duel.pair, attacker, desk.masks[attacker], AXE_BIT)
    for moves in range(2):
        kind = kind_of(attacker, is_last, moves)
        desk.attack[kind] = worst(attacker)
        spare(duel, row, attacker, moves, desk)
        for spot in range(len(duel.spots)):
            place = duel.spots[spot]
            missed = desk.stand[place]
            desk.spared[kind, spot] = missed
            value = desk.thrown[kind, spot]
            if duel.reach[attacker, place]:
                if axe:
                    missed = better(attacker, missed, desk.swung[kind, spot])
                desk.missed[kind, spot] = missed
                value = better(attacker, value, desk.base[kind, spot] + desk.slope[kind, spot] * missed)
            desk.attack[kind, place] = value


@compiled
def turn(duel: Duel, side: int, is_last: int, heard: int, quiet: Reals, desk: Desk, found: Reals) -> None:
    """Attack and move, move and attack, or only one of them; `quiet` is what follows a turn without an attack.

    Once the crowd was heard, whoever has the other in reach attacks before anything else (S-98).
    """
    near, far = desk.attack[kind_of(side, is_last, 0)], desk.attack[kind_of(side, is_last, 1)]
    reach, stand = duel.reach[side], desk.stand
    for place in range(len(quiet)):
        must = heard and reach[place]
        stand[place] = near[place] if must else better(side, near[place], quiet[place])
    move(duel.first[side, desk.dice[side, 2]], duel.ways, side, stand, found)
    for place in range(len(quiet)):
        must = heard and reach[place]
        found[place] = far[place] if must else better(side, far[place], found[place])


# --- Initiative --------------------------------------------------------------------------------------


@compiled
def led(lead: float, one: float, other: float) -> float:
    """Whoever wins the initiative chooses who acts first."""
    return lead * max(one, other) + (1.0 - lead) * min(one, other)


@compiled
def below_with_nets(duel: Duel, level: int, thrown: int, desk: Desk) -> int:
    """The level when some have thrown their nets, as a mask of sides; -1 where they cannot."""
    mine, yours = level // duel.pair.states[1], level % duel.pair.states[1]
    if thrown & 1:
        if not has(duel.pair, 0, desk.masks[0], NET_BIT):
            return -1
        mine -= 1 << duel.pair.shift[0, NET_BIT]
    if thrown & 2:
        if not has(duel.pair, 1, desk.masks[1], NET_BIT):
            return -1
        yours -= 1 << duel.pair.shift[1, NET_BIT]
    return level_of(duel.pair, 0, mine, yours)


@compiled
def read_nets(duel: Duel, values: Values, level: int, heard: int, desk: Desk) -> None:
    """What it is worth to throw a net: the first side's, the second's, both."""
    lead = duel.initiative[desk.dice[0, 2], desk.dice[1, 2]]
    for thrown in range(1, 4):
        below = below_with_nets(duel, level, thrown, desk)
        if below < 0:
            continue
        opened = values.opened[below, heard]
        for quiet in range(duel.patience):
            for place in range(opened.shape[2]):
                one, other = opened[0, quiet, place], opened[1, quiet, place]
                value = led(lead, one, other) if thrown == 3 else better(thrown - 1, one, other)
                desk.netted[thrown - 1, quiet, place] = value


@compiled
def sealed_nets(value: float, quiet: int, place: int, desk: Desk) -> float:
    """Both have a net and say at once whether they throw it; without, the roll is worth `value`."""
    desk.game[0, 0], desk.game[0, 1] = value, desk.netted[1, quiet, place]
    desk.game[1, 0], desk.game[1, 1] = desk.netted[0, quiet, place], desk.netted[2, quiet, place]
    return mixed(desk.game, 2, 2, desk.row_mix, desk.col_mix)


@compiled
def open_rounds(duel: Duel, quiet: int, desk: Desk) -> None:
    """Nets, sealed, or a roll for initiative, at every place."""
    lead = duel.initiative[desk.dice[0, 2], desk.dice[1, 2]]
    one, other = has(duel.pair, 0, desk.masks[0], NET_BIT), has(duel.pair, 1, desk.masks[1], NET_BIT)
    for place in range(desk.rounds.shape[1]):
        value = led(lead, desk.first[0, quiet, place], desk.first[1, quiet, place])
        if one and other:
            value = sealed_nets(value, quiet, place, desk)
        elif one:
            value = max(value, desk.netted[0, quiet, place])
        elif other:
            value = min(value, desk.netted[1, quiet, place])
        desk.rounds[quiet, place] = value


# --- Sweeps ------------------------------------------------------------------------------------------


@compiled
def sweep(duel: Duel, heard: int, driven: float, desk: Desk) -> float:
    """Once through a round for every number of quiet rounds; returns the largest change. `driven`: by the crowd."""
    start = desk.rounds[0].copy()
    for is_last in (1, 0):
        for side in range(2):
            strike(duel, start if is_last else desk.last_bloody[1 - side], side, is_last, desk)
        for side in range(2 if is_last else 0):
            turn(duel, side, 1, heard, start, desk, desk.last_bloody[side])
    desk.follows[:] = start[duel.middle] if heard else driven
    for quiet in range(duel.patience - 1, -1, -1):
        for step in range(4):
            side, is_last = step % 2, 1 - step // 2
            follows = desk.follows if is_last else desk.last[1 - side, quiet]
            found = desk.last[side, quiet] if is_last else desk.first[side, quiet]
            turn(duel, side, is_last, heard, follows, desk, found)
        open_rounds(duel, quiet, desk)
        desk.follows[:] = desk.rounds[quiet]
    change = 0.0
    for place in range(len(start)):
        desk.step[place] = desk.rounds[0, place] - start[place]
        change = max(change, abs(desk.step[place]))
    return change


@compiled
def leap(before: Reals, desk: Desk) -> None:
    """Follow the trend of the last two sweeps to where it would end; sweeps go on from there."""
    along = size = 0.0
    for place in range(len(before)):
        along += desk.step[place] * before[place]
        size += before[place] * before[place]
    trend = along / size if size > 0.0 else 0.0
    if 0.05 < trend < 0.999:
        desk.rounds[0] += desk.step * (trend / (1.0 - trend))


@compiled
def settle(duel: Duel, heard: int, driven: float, desk: Desk) -> float:
    """Sweep until nothing changes; attacks with a choice are straightened before each sweep that counts."""
    plain = is_plain(duel, 0, desk) and is_plain(duel, 1, desk)
    change, fresh, stale = 1.0, False, True
    for count in range(1, MOST_SWEEPS):
        if stale:
            straighten(duel, desk)
            fresh, stale = True, False
        before = desk.step.copy()
        last, change = change, sweep(duel, heard, driven, desk)
        if change < TOLERANCE and fresh:
            break
        fresh = plain
        if not plain and (change < TOLERANCE or count % LEAP == 0):
            stale = True
        elif count % LEAP == LEAP - 1 and change < last:
            leap(before, desk)
    return change


@compiled
def solve_level(duel: Duel, values: Values, level: int, desk: Desk) -> float:
    """Solve a level whose levels below are solved; returns how far it can be off, those being right.

    A sweep shrinks an error by the chance of a miss, at the latest the sweep after: quiet rounds bring the crowd, and
    then there is an attack.
    """
    worst_change, driven = 0.0, 0.5
    desk.rounds[:] = 0.5
    for heard in (1, 0):
        prepare(duel, values.exits, level, heard, desk)
        if duel.nets:
            read_nets(duel, values, level, heard, desk)
        worst_change = max(worst_change, settle(duel, heard, driven, desk))
        driven = desk.rounds[0, duel.middle]
        keep(duel, values, level, heard, desk)
    return 2.0 * (worst_change + ALIKE) / (1.0 - most_misses(duel, desk))


@compiled
def keep(duel: Duel, values: Values, level: int, heard: int, desk: Desk) -> None:
    """Store what is needed of a level."""
    values.rounds[level, heard] = desk.rounds[0]
    for kind in range(KINDS):
        values.exits[level, 2 * kind + heard] = desk.spared[kind]
    if duel.nets:
        values.opened[level, heard] = desk.first


@compiled
def review(duel: Duel, values: Values, level: int, heard: int, desk: Desk) -> None:
    """Everything about a solved level, on the desk again."""
    prepare(duel, values.exits, level, heard, desk)
    if duel.nets:
        read_nets(duel, values, level, heard, desk)
    desk.rounds[0] = values.rounds[level, heard]
    for kind in range(KINDS):
        attacker = kind // 4
        axe = has(duel.pair, attacker, desk.masks[attacker], AXE_BIT)
        for spot in range(len(duel.spots)):
            missed = values.exits[level, 2 * kind + heard, spot]
            desk.missed[kind, spot] = better(attacker, missed, desk.swung[kind, spot]) if axe else missed
    straighten(duel, desk)
    sweep(duel, heard, values.rounds[level, 1, duel.middle], desk)
