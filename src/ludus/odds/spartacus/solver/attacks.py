"""Attacks at one level: what they are worth, given what a miss is worth.

A miss is the only outcome that stays at the level. Where nothing is chosen after the roll, an attack is worth a
straight line of that; where something is, it is bent, and straightened near the present value as often as that moves.
"""

from typing import Any, NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.blow import SHIELD, after, read_level, struck, worst
from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled, inner, spliced
from ludus.odds.spartacus.solver.duel import (
    AXE_BIT,
    IS_AGILE,
    IS_INITIATE,
    JAVELIN_BIT,
    KINDS,
    ONCE_BIT,
    Duel,
    has,
    table_of,
    without,
)
from ludus.odds.spartacus.solver.luck import MOST_OPTIONS
from ludus.odds.spartacus.solver.matrix import ALIKE, mixed


class Desk(NamedTuple):
    """Room to work out one level in. `kind` is a kind of attack, `spot` a place from which one can be made."""

    dice: Wholes
    masks: Wholes
    after: Reals  # by kind, spot and outcome: what an outcome is worth
    swung: Reals  # by kind and spot: a miss with the axe
    thrown: Reals  # an attack with the javelin
    base: Reals  # an attack is worth base + slope * missed
    slope: Reals
    spared: Reals  # a miss, nothing being done about it: what comes after it
    missed: Reals  # a miss, or the axe
    attack: Reals  # by kind and place: the better of weapon and javelin
    rounds: Reals  # by quiet rounds and place: the start of a round
    first: Reals  # by side, quiet rounds and place: the first turn
    last: Reals  # the turn that ends a round in which nobody has attacked
    last_bloody: Reals  # by side and place: the turn that ends a round in which somebody has
    netted: Reals  # by who has thrown a net, quiet rounds and place
    follows: Reals  # by place
    stand: Reals
    aside: Reals
    step: Reals
    gains: Reals  # by outcome: what it is worth to the attacker
    game: Reals  # a matrix, and both mixes
    row_mix: Reals
    col_mix: Reals


def desk_for(duel: Duel) -> Desk:
    """A desk for one thread."""
    places, spots, quiet = duel.reach.shape[1], len(duel.spots), duel.patience
    parts: list[Any] = [np.zeros((2, 3), np.int64), np.zeros(2, np.int64), np.zeros((KINDS, spots, duel.outcomes))]
    parts += [np.zeros((KINDS, spots)) for _ in range(6)]
    parts += [np.zeros((KINDS, places)), np.zeros((quiet, places))]
    parts += [np.zeros((2, quiet, places)) for _ in range(2)]
    parts += [np.zeros((2, places)), np.zeros((3, quiet, places))]
    parts += [np.zeros(places) for _ in range(4)]
    parts += [np.zeros(duel.outcomes), np.zeros((MOST_OPTIONS, MOST_OPTIONS))]
    parts += [np.zeros(MOST_OPTIONS) for _ in range(2)]
    return Desk(*parts)


@compiled
def gain(attacker: int, chance: float) -> float:
    """The first side's chance as the attacker's; and the other way round."""
    return chance if attacker == 0 else 1.0 - chance


# --- The roll ----------------------------------------------------------------------------------------


@spliced
def play_out(duel: Duel, kind: int, desk: Desk) -> float:
    """Both pick dice to roll again, for the attacker's `desk.gains`; how goes into the desk's mixes."""
    rows, cols, size = duel.rows[kind], duel.cols[kind], duel.outcomes
    for r in range(rows):
        for c in range(cols):
            at = duel.offset[kind] + (r * cols + c) * size
            total = 0.0
            for outcome in range(size):
                total += duel.chance[at + outcome] * desk.gains[outcome]
            desk.game[r, c] = total
    return mixed(desk.game, rows, cols, desk.row_mix, desk.col_mix)


@compiled
def rolled(duel: Duel, table: int, attack: int, defence: int, desk: Desk, spread: Reals | None) -> tuple[float, float]:
    """What so many dice against so many are worth to the attacker, and how much of that hangs on a miss.

    How likely each outcome is goes into `spread`, if it is asked for.
    """
    value, slope = 0.0, 0.0
    for kind in range(duel.begin[table, attack, defence], duel.end[table, attack, defence]):
        value += duel.weight[kind] * play_out(duel, kind, desk)
        rows, cols = duel.rows[kind], duel.cols[kind]
        for r in range(rows):
            for c in range(cols):
                share = duel.weight[kind] * desk.row_mix[r] * desk.col_mix[c]
                at = duel.offset[kind] + (r * cols + c) * duel.outcomes
                slope += share * duel.chance[at]
                if spread is not None:
                    for outcome in range(duel.outcomes):
                        spread[outcome] += share * duel.chance[at + outcome]
    return value, slope


@compiled
def forces_of(duel: Duel, attacker: int, masks: Wholes) -> int:
    """Who can still force a die: 2 the attacker, 1 the defender."""
    found = 0
    for side, worth in ((attacker, 2), (1 - attacker, 1)):
        if duel.pair.skills[side, IS_INITIATE] and has(duel.pair, side, masks[side], ONCE_BIT):
            found += worth
    return found


@inner
def attacked(duel: Duel, attacker: int, javelin: int, desk: Desk) -> tuple[float, float, int]:
    """The same with the dice of a level; also whether Barca defends with speed dice."""
    best, slope, with_speed = 2.0, 0.0, 0
    for agile in range(1 + duel.pair.skills[1 - attacker, IS_AGILE]):
        value, other = defended(duel, attacker, javelin, agile, desk, None)
        if value < best - (ALIKE if agile else 0.0):
            best, slope, with_speed = value, other, agile
    return best, slope, with_speed


@spliced
def defended(
    duel: Duel, attacker: int, javelin: int, agile: int, desk: Desk, spread: Reals | None
) -> tuple[float, float]:
    """The same when it is known what is defended with."""
    table = table_of(attacker, javelin, agile, forces_of(duel, attacker, desk.masks))
    attack, defence = desk.dice[attacker, 2 if javelin else 0], desk.dice[1 - attacker, 2 if agile else 1]
    return rolled(duel, table, attack, defence, desk, spread)


# --- What attacks lead to ----------------------------------------------------------------------------


@compiled
def prepare(duel: Duel, exits: Reals, level: int, heard: int, desk: Desk) -> None:
    """What every attack at a level can lead to; the levels below are solved."""
    read_level(duel.pair, level, desk.dice, desk.masks)
    for kind in range(KINDS):
        attacker = kind // 4
        for spot in range(len(duel.spots)):
            if duel.reach[attacker, duel.spots[spot]]:
                prepare_blow(duel, exits, attacker, kind, spot, heard, desk)
            desk.thrown[kind, spot] = throw(duel, exits, attacker, kind, spot, heard, desk)


@spliced
def prepare_blow(duel: Duel, exits: Reals, attacker: int, kind: int, spot: int, heard: int, desk: Desk) -> None:
    """The outcomes of a weapon's attack."""
    row, mine, yours = 2 * kind + heard, desk.masks[attacker], desk.masks[1 - attacker]
    for outcome in range(1, duel.outcomes):
        value = after(duel.pair, exits, attacker, desk.dice, mine, yours, outcome, row, spot, None)
        desk.after[kind, spot, outcome] = value
    if has(duel.pair, attacker, mine, AXE_BIT):
        desk.swung[kind, spot] = swing(duel, exits, attacker, row, spot, desk, None)


@inner
def swing(duel: Duel, exits: Reals, attacker: int, row: int, spot: int, desk: Desk, reached: Wholes | None) -> float:
    """The axe, after a miss."""
    left, yours = without(duel.pair, attacker, desk.masks[attacker], AXE_BIT), desk.masks[1 - attacker]
    return struck(duel.pair, exits, attacker, desk.dice, left, yours, 1, 0, row, spot, SHIELD, reached)


@spliced
def gains_of_throw(duel: Duel, exits: Reals, attacker: int, kind: int, spot: int, heard: int, desk: Desk) -> None:
    """The outcomes of a javelin's attack: it is gone whatever happens."""
    left = without(duel.pair, attacker, desk.masks[attacker], JAVELIN_BIT)
    yours, row = desk.masks[1 - attacker], 2 * kind + heard
    for outcome in range(duel.outcomes):
        value = after(duel.pair, exits, attacker, desk.dice, left, yours, outcome, row, spot, None)
        desk.gains[outcome] = gain(attacker, value)


@spliced
def throw(duel: Duel, exits: Reals, attacker: int, kind: int, spot: int, heard: int, desk: Desk) -> float:
    """An attack with the javelin; what cannot be done is worth nothing."""
    can = duel.range[attacker, duel.spots[spot]] and has(duel.pair, attacker, desk.masks[attacker], JAVELIN_BIT)
    if not can:
        return worst(attacker)
    gains_of_throw(duel, exits, attacker, kind, spot, heard, desk)
    return gain(attacker, attacked(duel, attacker, 1, desk)[0])


@spliced
def gains_of_blow(duel: Duel, attacker: int, kind: int, spot: int, desk: Desk) -> None:
    """The outcomes of a weapon's attack, as they are worth to the attacker now."""
    desk.gains[0] = gain(attacker, desk.missed[kind, spot])
    for outcome in range(1, duel.outcomes):
        desk.gains[outcome] = gain(attacker, desk.after[kind, spot, outcome])


@inner
def straighten(duel: Duel, desk: Desk) -> None:
    """A weapon's attacks as straight lines near what a miss is worth now."""
    for kind in range(KINDS):
        attacker = kind // 4
        for spot in range(len(duel.spots)):
            if duel.reach[attacker, duel.spots[spot]]:
                gains_of_blow(duel, attacker, kind, spot, desk)
                value, slope, _ = attacked(duel, attacker, 0, desk)
                desk.slope[kind, spot] = slope
                desk.base[kind, spot] = gain(attacker, value) - slope * desk.missed[kind, spot]


@spliced
def is_plain(duel: Duel, attacker: int, desk: Desk) -> bool:
    """Whether nothing is chosen after the roll of a weapon's attack, nor before it."""
    table = table_of(attacker, 0, 0, forces_of(duel, attacker, desk.masks))
    attack, defence = desk.dice[attacker, 0], desk.dice[1 - attacker, 1]
    one = duel.end[table, attack, defence] - duel.begin[table, attack, defence] == 1
    return bool(one and not duel.pair.skills[1 - attacker, IS_AGILE])


@spliced
def most_misses(duel: Duel, desk: Desk) -> float:
    """The chance of a miss with the weapon, of whichever side, whatever both choose to make it great."""
    most = 0.0
    for attacker in range(2):
        for agile in range(2):
            table = table_of(attacker, 0, agile, forces_of(duel, attacker, desk.masks))
            attack, defence = desk.dice[attacker, 0], desk.dice[1 - attacker, 2 if agile else 1]
            misses = 0.0
            for kind in range(duel.begin[table, attack, defence], duel.end[table, attack, defence]):
                high = 0.0
                for option in range(duel.rows[kind] * duel.cols[kind]):
                    high = max(high, duel.chance[duel.offset[kind] + option * duel.outcomes])
                misses += duel.weight[kind] * high
            most = max(most, misses)
    return most
