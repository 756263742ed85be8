"""Chances on their way through a fight: attacks and what they lead to, under the best play of both.

The decisions are those of `blow`; here the better option is taken instead of its worth.
"""

from typing import NamedTuple

from ludus.odds.spartacus.solver import blow
from ludus.odds.spartacus.solver.attacks import Desk, attacked, forces_of, gains_of_blow, gains_of_throw, play_out
from ludus.odds.spartacus.solver.blow import (
    AXE,
    COUNTER_SHIELD,
    SHIELD,
    counters_of,
    felt,
    is_beaten,
    unforced,
    wounds_of,
)
from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled
from ludus.odds.spartacus.solver.duel import (
    AXE_BIT,
    JAVELIN_BIT,
    ONCE_BIT,
    SHIELD_BIT,
    Duel,
    Pair,
    has,
    state_of,
    table_of,
    without,
)
from ludus.odds.spartacus.solver.matrix import ALIKE


class Flow(NamedTuple):
    """The chances of being somewhere and still to be followed; see `Values` and `Desk` for where."""

    fates: Wholes  # what each side makes at least of those it beats
    started: Wholes  # the level of the start
    length: Reals  # rounds so far
    ends: Reals  # by the side beaten, and its fate
    exits: Reals
    opened: Reals
    rounds: Reals
    first: Reals
    last: Reals
    bloody: Reals
    attacks: Reals  # by kind, whether with a javelin, and spot
    missed: Reals  # by kind and spot
    spread: Reals  # by kind, whether with a javelin, spot and outcome
    known: Wholes  # which of these are reckoned


@compiled
def prefers(side: int, one: float, other: float) -> bool:
    """Whether a side takes the one rather than the other, which comes first."""
    return one > other + ALIKE if side == 0 else one < other - ALIKE


# --- Attacks -----------------------------------------------------------------------------------------


@compiled
def follow_attacks(duel: Duel, exits: Reals, heard: int, desk: Desk, flow: Flow) -> None:
    """All attacks under way; misses go to `flow.missed`."""
    for kind in range(flow.attacks.shape[0]):
        for javelin in range(2):
            for spot in range(len(duel.spots)):
                mass = flow.attacks[kind, javelin, spot]
                if mass > 0.0:
                    flow.attacks[kind, javelin, spot] = 0.0
                    if not flow.known[kind, javelin, spot]:
                        reckon(duel, exits, kind, javelin, spot, heard, desk, flow)
                    follow_outcomes(duel, exits, kind, javelin, spot, heard, mass, desk, flow)


@compiled
def follow_outcomes(
    duel: Duel, exits: Reals, kind: int, javelin: int, spot: int, heard: int, mass: float, desk: Desk, flow: Flow
) -> None:
    """What one attack leads to. A miss stays at the level, unless the axe is swung."""
    pair, attacker = duel.pair, kind // 4
    mine, yours = desk.masks[attacker], desk.masks[1 - attacker]
    swings = has(pair, attacker, mine, AXE_BIT) and prefers(attacker, desk.swung[kind, spot], desk.spared[kind, spot])
    if javelin:
        mine = without(pair, attacker, mine, JAVELIN_BIT)
    for outcome in range(duel.outcomes):
        share = mass * flow.spread[kind, javelin, spot, outcome]
        if share > 0.0:
            if outcome == 0 and not javelin and not swings:
                flow.missed[kind, spot] += share
            else:
                strike(pair, exits, mine, yours, outcome, kind, heard, spot, share, desk.dice, flow)


@compiled
def reckon(duel: Duel, exits: Reals, kind: int, javelin: int, spot: int, heard: int, desk: Desk, flow: Flow) -> None:
    """The chances of all outcomes of an attack, both choosing well."""
    attacker, found = kind // 4, flow.spread[kind, javelin, spot]
    if javelin:
        gains_of_throw(duel, exits, attacker, kind, spot, heard, desk)
    else:
        gains_of_blow(duel, attacker, kind, spot, desk)
    agile = attacked(duel, attacker, javelin, desk)[2]
    table = table_of(attacker, javelin, agile, forces_of(duel, attacker, desk.masks))
    attack, defence = desk.dice[attacker, 2 if javelin else 0], desk.dice[1 - attacker, 2 if agile else 1]
    found[:] = 0.0
    for group in range(duel.begin[table, attack, defence], duel.end[table, attack, defence]):
        play_out(duel, group, desk)
        cols = duel.cols[group]
        for r in range(duel.rows[group]):
            for c in range(cols):
                share = duel.weight[group] * desk.row_mix[r] * desk.col_mix[c]
                at = duel.offset[group] + (r * cols + c) * duel.outcomes
                for outcome in range(duel.outcomes):
                    found[outcome] += share * duel.chance[at + outcome]
    flow.known[kind, javelin, spot] = 1


# --- The blow ----------------------------------------------------------------------------------------


@compiled
def strike(
    pair: Pair,
    exits: Reals,
    mine: int,
    yours: int,
    outcome: int,
    kind: int,
    heard: int,
    spot: int,
    mass: float,
    dice: Wholes,
    flow: Flow,
) -> None:
    """An outcome that changes something: axe and shields are used where they help, then dice are lost."""
    attacker, row = kind // 4, 2 * kind + heard
    hurt = [wounds_of(pair, outcome), counters_of(pair, outcome)]
    masks = [unforced(pair, attacker, mine, outcome, 2), unforced(pair, 1 - attacker, yours, outcome, 1)]
    for stage in range(AXE, COUNTER_SHIELD + 1):
        who = 1 if stage == SHIELD else 0  # the defender, else the attacker
        side = 1 - attacker if who else attacker
        bit = AXE_BIT if stage == AXE else SHIELD_BIT
        if has(pair, side, masks[who], bit) and (stage == AXE or hurt[stage - SHIELD] > 0):
            values = [0.0, 0.0]
            for use in range(2):
                left = [masks[0], masks[1]]
                wounds = [hurt[0], hurt[1]]
                if use:
                    left[who] = without(pair, side, left[who], bit)
                    wounds[1 if stage == COUNTER_SHIELD else 0] += 1 if stage == AXE else -1
                values[use] = decided(pair, exits, attacker, dice, left, wounds, row, spot, stage + 1)
            if prefers(side, values[1], values[0]):
                masks[who] = without(pair, side, masks[who], bit)
                hurt[1 if stage == COUNTER_SHIELD else 0] += 1 if stage == AXE else -1
        if stage == SHIELD:
            hurt[1] = blow.in_time(pair, attacker, dice, masks[0], masks[1], hurt[0], hurt[1])
    fall(pair, exits, masks[0], masks[1], hurt[0], hurt[1], kind, heard, spot, mass, dice, flow)


@compiled
def decided(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    masks: list[int],
    hurt: list[int],
    row: int,
    spot: int,
    stage: int,
) -> float:
    """What it is worth when the stages before are decided."""
    wounds, counter = hurt
    if stage == COUNTER_SHIELD:
        counter = blow.in_time(pair, attacker, dice, masks[0], masks[1], wounds, counter)
    return blow.struck(pair, exits, attacker, dice, masks[0], masks[1], wounds, counter, row, spot, stage)


@compiled
def fall(
    pair: Pair,
    exits: Reals,
    mine: int,
    yours: int,
    wounds: int,
    counter: int,
    kind: int,
    heard: int,
    spot: int,
    mass: float,
    dice: Wholes,
    flow: Flow,
) -> None:
    """Somebody is beaten, or dice are lost."""
    attacker = kind // 4
    defender = 1 - attacker
    lost, lost_counter = felt(pair, defender, dice, yours, wounds), felt(pair, attacker, dice, mine, counter)
    if is_beaten(pair, defender, dice, yours, wounds):
        flow.ends[defender, fate(dice[defender].sum(), lost, flow.fates[attacker])] += mass
    elif is_beaten(pair, attacker, dice, mine, counter):
        flow.ends[attacker, fate(dice[attacker].sum(), lost_counter, flow.fates[defender])] += mass
    else:
        if lost < wounds:
            yours = without(pair, defender, yours, ONCE_BIT)
        if lost_counter < counter:
            mine = without(pair, attacker, mine, ONCE_BIT)
        shed(pair, exits, attacker, mine, yours, lost, lost_counter, 2 * kind + heard, spot, mass, dice, flow)


@compiled
def fate(dice: int, lost: int, least: int) -> int:
    """What becomes of a beaten fighter."""
    return int(max(min(lost - (dice - 3), 3), least))


@compiled
def shed(
    pair: Pair,
    exits: Reals,
    attacker: int,
    mine: int,
    yours: int,
    lost: int,
    counter: int,
    row: int,
    spot: int,
    mass: float,
    dice: Wholes,
    flow: Flow,
) -> None:
    """Both lose the dice they need least, the defender first; of dice alike attack goes first, then defence."""
    best = blow.shed(pair, exits, attacker, dice, mine, yours, lost, counter, row, spot)
    own = dice[1 - attacker]
    left = own.sum() - lost
    for x in range(1, own[0] + 1):
        for y in range(1, own[1] + 1):
            z = left - x - y
            if 1 <= z <= own[2]:
                state = state_of(pair, 1 - attacker, x, y, z, yours)
                value = blow.shed_counter(pair, exits, attacker, dice, mine, state, counter, row, spot)
                if not prefers(1 - attacker, best, value):
                    level = blow.left_after(pair, exits, attacker, dice, mine, state, counter, row, spot, value, ALIKE)
                    flow.exits[level, row, spot] += mass
                    return
