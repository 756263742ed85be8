"""Combat rounds at one level, solved: positions, quiet rounds and the crowd, until nothing changes any more.

A level's rounds lead back to themselves while nobody is hit. One *sweep* goes through a round from its end to its
beginning for every number of quiet rounds; the chance at the start of a round after a blow is what it starts from and
what it finds. A miss is the only way back, so sweeps shrink the error by the chance of a miss.

A sweep over a solved level can take down what both do there, its `Plan`; without one numba leaves that out, see `blow`.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.attacks import Desk, is_plain, most_misses, prepare, straighten
from ludus.odds.spartacus.solver.blow import better, level_of, prefers, worst
from ludus.odds.spartacus.solver.compiled import Numbers, Reals, Wholes, compiled, inner, spliced
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
from ludus.odds.spartacus.solver.rows import copied, fill, put

TOLERANCE: Final = 1e-11  # a level is solved when a sweep changes nothing by more
MOST_SWEEPS: Final = 20_000
LEAP: Final = 4  # so many sweeps, and their trend is followed to its end


class Values(NamedTuple):
    """The first side's chance to win, as far as it is stored."""

    exits: Reals  # by level, kind of attack with crowd, and spot: when the dice of an attack are lost
    rounds: Reals  # by level, crowd and place: the start of a round after a blow
    opened: Reals  # by level, crowd, side, quiet rounds and place: the first turn; only for duels with nets


class Plan(NamedTuple):
    """What both do at a level, by their best; of options alike the first."""

    throws: Wholes  # by kind of attack and spot: whether it is made with the javelin
    swings: Wholes  # whether the axe follows a miss
    aside: Wholes  # by kind and place: where the defender steps after it
    after: Wholes  # and where the attacker moves then
    strikes: Wholes  # by side, whether his turn ends the round, row and place: whether he attacks before he moves
    ways: Wholes  # else where he moves to, staying included
    stops: Wholes  # whether he who gets to a place does nothing more there
    nets: Reals  # by quiet rounds, place and who throws his net, as a mask of sides: how likely that is


def plan_for(duel: Duel) -> Plan:
    """Room for one level. A row is a number of quiet rounds; the last row is for rounds with an attack."""
    places, spots, quiet = duel.reach.shape[1], len(duel.spots), duel.patience
    shapes = [*([(KINDS, spots)] * 2), *([(KINDS, places)] * 2), *([(2, 2, quiet + 1, places)] * 3)]
    parts: list[Any] = [*(np.zeros(shape, np.int64) for shape in shapes), np.zeros((quiet, places, 4))]
    return Plan(*parts)


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
def move(first: Wholes, ways: Numbers, side: int, row: Reals, found: Reals, to: Wholes | None) -> None:
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
        if to is not None:
            to[place] = first_way(first, ways, side, row, place, best)


@spliced
def first_way(first: Wholes, ways: Numbers, side: int, row: Reals, place: int, best: float) -> int:
    """The first place that is as good as the best."""
    for way in range(first[place], first[place + 1]):
        if not prefers(side, best, row[ways[way]]):
            return int(ways[way])
    return int(place)


@spliced
def stay(to: Wholes) -> None:
    """Nobody moves."""
    for place in range(len(to)):
        to[place] = place


@spliced
def spare(duel: Duel, row: Reals, kind: int, desk: Desk, plan: Plan | None) -> None:
    """What comes after an attack, at every place: Auctus may step aside, then the attacker may move. To `stand`."""
    attacker, moves = kind // 4, kind % 2
    put(desk.stand, row)
    if plan is not None:
        stay(plan.after[kind])
        stay(plan.aside[kind])
    if moves:
        first = duel.first[attacker, desk.dice[attacker, 2]]
        if plan is None:
            move(first, duel.ways, attacker, row, desk.stand, None)
        else:
            move(first, duel.ways, attacker, row, desk.stand, plan.after[kind])
    if duel.pair.skills[1 - attacker, IS_EVASIVE]:
        put(desk.aside, desk.stand)
        first = duel.first[1 - attacker, 1]
        if plan is None:
            move(first, duel.ways, 1 - attacker, desk.aside, desk.stand, None)
        else:
            move(first, duel.ways, 1 - attacker, desk.aside, desk.stand, plan.aside[kind])


@spliced
def strike(duel: Duel, row: Reals, attacker: int, is_last: int, desk: Desk, plan: Plan | None) -> None:
    """What attacks are worth at every place; `row` is what comes after the turn."""
    axe = has(duel.pair, attacker, desk.masks[attacker], AXE_BIT)
    for moves in range(2):
        kind = kind_of(attacker, is_last, moves)
        fill(desk.attack[kind], worst(attacker))
        spare(duel, row, kind, desk, plan)
        for spot in range(len(duel.spots)):
            place = duel.spots[spot]
            missed = desk.stand[place]
            desk.spared[kind, spot] = missed
            value, thrown = worst(attacker), desk.thrown[kind, spot]
            if duel.reach[attacker, place]:
                if axe:
                    missed = better(attacker, missed, desk.swung[kind, spot])
                desk.missed[kind, spot] = missed
                value = desk.base[kind, spot] + desk.slope[kind, spot] * missed
            desk.attack[kind, place] = better(attacker, value, thrown)
            if plan is not None:
                plan.throws[kind, spot] = prefers(attacker, thrown, value)
                plan.swings[kind, spot] = axe and prefers(attacker, desk.swung[kind, spot], desk.spared[kind, spot])


@inner
def turn(
    duel: Duel, side: int, is_last: int, heard: int, quiet: Reals, desk: Desk, found: Reals, plan: Plan | None, at: int
) -> None:
    """Attack and move, move and attack, or only one of them; `quiet` is what follows a turn without an attack.

    Once the crowd was heard, whoever has the other in reach attacks before anything else (S-98). `at`: the plan's row.
    """
    near, far = desk.attack[kind_of(side, is_last, 0)], desk.attack[kind_of(side, is_last, 1)]
    reach, stand = duel.reach[side], desk.stand
    for place in range(len(quiet)):
        must = heard and reach[place]
        stand[place] = near[place] if must else better(side, near[place], quiet[place])
        if plan is not None:
            plan.stops[side, is_last, at, place] = not must and prefers(side, quiet[place], near[place])
    first = duel.first[side, desk.dice[side, 2]]
    if plan is None:
        move(first, duel.ways, side, stand, found, None)
    else:
        move(first, duel.ways, side, stand, found, plan.ways[side, is_last, at])
    for place in range(len(quiet)):
        must = heard and reach[place]
        if plan is not None:
            plan.strikes[side, is_last, at, place] = must or not prefers(side, found[place], far[place])
        found[place] = far[place] if must else better(side, far[place], found[place])


# --- Initiative --------------------------------------------------------------------------------------


@inner
def ordered(winner: int, one: float, other: float) -> tuple[float, int]:
    """Whoever wins the initiative chooses who acts first, himself if it is all the same: the chance, and who."""
    second = prefers(winner, other, one) if winner == 0 else prefers(winner, one, other)
    return better(winner, one, other), 1 - winner if second else winner


@compiled
def led(lead: float, one: float, other: float) -> float:
    """A roll for initiative, the first side's chance to win it being given."""
    return lead * ordered(0, one, other)[0] + (1.0 - lead) * ordered(1, one, other)[0]


@inner
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


@inner
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
                value = led(lead, one, other) if thrown == 3 else ordered(thrown - 1, one, other)[0]
                desk.netted[thrown - 1, quiet, place] = value


@compiled
def sealed_nets(value: float, quiet: int, place: int, desk: Desk) -> float:
    """Both have a net and say at once whether they throw it; without, the roll is worth `value`."""
    desk.game[0, 0], desk.game[0, 1] = value, desk.netted[1, quiet, place]
    desk.game[1, 0], desk.game[1, 1] = desk.netted[0, quiet, place], desk.netted[2, quiet, place]
    return mixed(desk.game, 2, 2, desk.row_mix, desk.col_mix)


@spliced
def open_rounds(duel: Duel, quiet: int, desk: Desk, plan: Plan | None) -> None:
    """Nets, sealed, or a roll for initiative, at every place."""
    lead = duel.initiative[desk.dice[0, 2], desk.dice[1, 2]]
    one, other = has(duel.pair, 0, desk.masks[0], NET_BIT), has(duel.pair, 1, desk.masks[1], NET_BIT)
    for place in range(desk.rounds.shape[1]):
        value = led(lead, desk.first[0, quiet, place], desk.first[1, quiet, place])
        desk.row_mix[0], desk.row_mix[1], desk.col_mix[0], desk.col_mix[1] = 1.0, 0.0, 1.0, 0.0
        if one and other:
            value = sealed_nets(value, quiet, place, desk)
        elif one:
            value = lone_net(0, value, desk.netted[0, quiet, place], desk.row_mix)
        elif other:
            value = lone_net(1, value, desk.netted[1, quiet, place], desk.col_mix)
        desk.rounds[quiet, place] = value
        if plan is not None:
            for thrown in range(4):
                plan.nets[quiet, place, thrown] = desk.row_mix[thrown & 1] * desk.col_mix[thrown >> 1]


@inner
def lone_net(side: int, value: float, thrown: float, mix: Reals) -> float:
    """One side alone has a net, and throws it where that is better than a roll."""
    throws = prefers(side, thrown, value)
    mix[0], mix[1] = 1.0 - throws, 1.0 * throws
    return better(side, value, thrown)


# --- Sweeps ------------------------------------------------------------------------------------------


@inner
def sweep(duel: Duel, heard: int, driven: float, desk: Desk, plan: Plan | None) -> float:
    """Once through a round for every number of quiet rounds; returns the largest change. `driven`: by the crowd."""
    start = copied(desk.rounds[0])
    for is_last in (1, 0):
        for side in range(2):
            strike(duel, start if is_last else desk.last_bloody[1 - side], side, is_last, desk, plan)
        for side in range(2 if is_last else 0):
            turn(duel, side, 1, heard, start, desk, desk.last_bloody[side], plan, duel.patience)
    fill(desk.follows, start[duel.middle] if heard else driven)
    for quiet in range(duel.patience - 1, -1, -1):
        for step in range(4):
            side, is_last = step % 2, 1 - step // 2
            follows = desk.follows if is_last else desk.last[1 - side, quiet]
            found = desk.last[side, quiet] if is_last else desk.first[side, quiet]
            turn(duel, side, is_last, heard, follows, desk, found, plan, quiet)
        open_rounds(duel, quiet, desk, plan)
        put(desk.follows, desk.rounds[quiet])
    change = 0.0
    for place in range(len(start)):
        desk.step[place] = desk.rounds[0, place] - start[place]
        change = max(change, abs(desk.step[place]))
    return change


@spliced
def leap(before: Reals, desk: Desk) -> None:
    """Follow the trend of the last two sweeps to where it would end; sweeps go on from there."""
    along = size = 0.0
    for place in range(len(before)):
        along += desk.step[place] * before[place]
        size += before[place] * before[place]
    trend = along / size if size > 0.0 else 0.0
    if 0.05 < trend < 0.999:
        factor = trend / (1.0 - trend)
        for place in range(len(before)):
            desk.rounds[0, place] += desk.step[place] * factor


@spliced
def settle(duel: Duel, heard: int, driven: float, desk: Desk) -> float:
    """Sweep until nothing changes; attacks with a choice are straightened before each sweep that counts."""
    plain = is_plain(duel, 0, desk) and is_plain(duel, 1, desk)
    change, fresh, stale = 1.0, False, True
    for count in range(1, MOST_SWEEPS):
        if stale:
            straighten(duel, desk)
            fresh, stale = True, False
        before = copied(desk.step)
        last, change = change, sweep(duel, heard, driven, desk, None)
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
    for quiet in range(duel.patience):
        fill(desk.rounds[quiet], 0.5)
    for heard in (1, 0):
        prepare(duel, values.exits, level, heard, desk)
        if duel.nets:
            read_nets(duel, values, level, heard, desk)
        worst_change = max(worst_change, settle(duel, heard, driven, desk))
        driven = desk.rounds[0, duel.middle]
        keep(duel, values, level, heard, desk)
    return 2.0 * (worst_change + ALIKE) / (1.0 - most_misses(duel, desk))


@spliced
def keep(duel: Duel, values: Values, level: int, heard: int, desk: Desk) -> None:
    """Store what is needed of a level."""
    put(values.rounds[level, heard], desk.rounds[0])
    for kind in range(KINDS):
        put(values.exits[level, 2 * kind + heard], desk.spared[kind])
    for quiet in range(duel.patience if duel.nets else 0):
        for side in range(2):
            put(values.opened[level, heard, side, quiet], desk.first[side, quiet])


@compiled
def review(duel: Duel, values: Values, level: int, heard: int, desk: Desk, plan: Plan | None) -> None:
    """Everything about a solved level, on the desk again; and what both do there."""
    prepare(duel, values.exits, level, heard, desk)
    if duel.nets:
        read_nets(duel, values, level, heard, desk)
    put(desk.rounds[0], values.rounds[level, heard])
    for kind in range(KINDS):
        attacker = kind // 4
        axe = has(duel.pair, attacker, desk.masks[attacker], AXE_BIT)
        for spot in range(len(duel.spots)):
            missed = values.exits[level, 2 * kind + heard, spot]
            desk.missed[kind, spot] = better(attacker, missed, desk.swung[kind, spot]) if axe else missed
    straighten(duel, desk)
    sweep(duel, heard, values.rounds[level, 1, duel.middle], desk, plan)
