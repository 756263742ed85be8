"""Chances on their way through a solved level: who gets where with what chance, when both do as the level's plan says.

No decision is made here. What both do in a round is taken down by `rounds.sweep`, what comes of a blow is told by
`blow`; chances only move along.
"""

from typing import Final, NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.attacks import Desk, attacked, defended, gains_of_blow, gains_of_throw, swing
from ludus.odds.spartacus.solver.blow import BEATEN, LEVEL, NOBODY, OWED, after
from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled, inner, spliced
from ludus.odds.spartacus.solver.duel import JAVELIN_BIT, KINDS, Duel, kind_of, without
from ludus.odds.spartacus.solver.rounds import Plan, Values, below_with_nets, ordered
from ludus.odds.spartacus.solver.rows import add, put

SPENT: Final = 1e-16  # what is less likely is not followed


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
    heard: Reals  # by place, when a round ends after which the crowd is heard
    reached: Wholes  # see `blow`
    spread: Reals  # by kind, whether with a javelin, spot and outcome
    known: Wholes  # which of these are reckoned


def flow_for(duel: Duel, fates: tuple[int, int]) -> Flow:
    """Room for the chances."""
    levels, places, spots, quiet = int(duel.pair.states.prod()), duel.reach.shape[1], len(duel.spots), duel.patience
    return Flow(
        *(np.array(fates, np.int64), np.zeros(1, np.int64), np.zeros(1), np.zeros((2, 4))),
        np.zeros((levels, 2 * KINDS, spots)),
        np.zeros((levels if duel.nets else 1, 2, 2, quiet, places)),
        *(np.zeros((quiet, places)), np.zeros((2, quiet, places)), np.zeros((2, quiet, places))),
        *(np.zeros((2, places)), np.zeros((KINDS, 2, spots)), np.zeros((KINDS, spots)), np.zeros(places)),
        np.zeros(3, np.int64),
        *(np.zeros((KINDS, 2, spots, duel.outcomes)), np.zeros((KINDS, 2, spots), np.int64)),
    )


# --- A level -----------------------------------------------------------------------------------------


@compiled
def follow_level(
    duel: Duel, values: Values, level: int, heard: int, driven: float, desk: Desk, plan: Plan, flow: Flow
) -> float:
    """Follow the chances at a level to the levels below; `driven` by the crowd before, returns the same for after."""
    flow.known[:] = 0
    if heard:
        flow.rounds[0, duel.middle] += driven
    elif level == flow.started[0]:
        flow.rounds[0, duel.start] += 1.0
    enter(duel, level, heard, flow)
    total = 0.0
    while True:
        arrive(duel, plan, flow)
        left = go_round(duel, values, level, heard, desk, plan, flow)
        follow_attacks(duel, values.exits, heard, desk, plan, flow)
        if heard:
            flow.rounds[0, duel.middle] += left
        else:
            total += left
        if rest(flow) < SPENT:
            break
    clear(flow)
    return total


@spliced
def enter(duel: Duel, level: int, heard: int, flow: Flow) -> None:
    """What comes from the levels above."""
    for kind in range(KINDS):
        add(flow.missed[kind], flow.exits[level, 2 * kind + heard])
    for quiet in range(duel.patience if duel.nets else 0):
        for side in range(2):
            put(flow.first[side, quiet], flow.opened[level, heard, side, quiet])


@spliced
def rest(flow: Flow) -> float:
    return float(flow.rounds.sum() + flow.first.sum() + flow.last.sum() + flow.bloody.sum() + flow.missed.sum())


@spliced
def clear(flow: Flow) -> None:
    """What is too little to be followed is dropped."""
    flow.rounds[:] = 0.0
    flow.first[:] = 0.0
    flow.last[:] = 0.0
    flow.bloody[:] = 0.0
    flow.missed[:] = 0.0


# --- Rounds ------------------------------------------------------------------------------------------


@spliced
def go_round(duel: Duel, values: Values, level: int, heard: int, desk: Desk, plan: Plan, flow: Flow) -> float:
    """Once through all stages of a round; returns the chance that the crowd is heard."""
    flow.heard[:] = 0.0
    for quiet in range(duel.patience):
        for place in range(flow.rounds.shape[1]):
            mass = flow.rounds[quiet, place]
            if mass > 0.0:
                flow.rounds[quiet, place] = 0.0
                flow.length[0] += mass
                open_round(duel, values, level, heard, quiet, place, mass, desk, plan, flow)
        after_last = flow.rounds[quiet + 1] if quiet + 1 < duel.patience else flow.heard
        for side in range(2):
            follow_turns(duel, side, 0, quiet, flow.first[side, quiet], flow.last[1 - side, quiet], plan, flow)
        for side in range(2):
            follow_turns(duel, side, 1, quiet, flow.last[side, quiet], after_last, plan, flow)
    driven = flow.heard.sum()
    for side in range(2):
        follow_turns(duel, side, 1, duel.patience, flow.bloody[side], flow.rounds[0], plan, flow)
    return float(driven)


@spliced
def open_round(
    duel: Duel,
    values: Values,
    level: int,
    heard: int,
    quiet: int,
    place: int,
    mass: float,
    desk: Desk,
    plan: Plan,
    flow: Flow,
) -> None:
    """Nets are thrown, or initiative is rolled for; whoever has it chooses who acts first."""
    lead = duel.initiative[desk.dice[0, 2], desk.dice[1, 2]]
    for thrown in range(4):
        share = mass * plan.nets[quiet, place, thrown]
        if share > 0.0:
            firsts, into = desk.first[:, quiet, place], flow.first[:, quiet, place]
            if thrown:
                below = below_with_nets(duel, level, thrown, desk)
                firsts, into = values.opened[below, heard, :, quiet, place], flow.opened[below, heard, :, quiet, place]
            for winner in range(2):
                rolled = lead if winner == 0 else 1.0 - lead
                wins = rolled if thrown in (0, 3) else 1.0 * (winner == thrown - 1)
                into[ordered(winner, firsts[0], firsts[1])[1]] += share * wins


@inner
def follow_turns(
    duel: Duel, side: int, is_last: int, at: int, masses: Reals, into: Reals, plan: Plan, flow: Flow
) -> None:
    """A side's turns at every place; the chance of a turn without an attack goes `into`."""
    for place in range(len(masses)):
        mass = masses[place]
        if mass > 0.0:
            masses[place] = 0.0
            to = plan.ways[side, is_last, at, place]
            if plan.strikes[side, is_last, at, place]:
                begin_attack(duel, kind_of(side, is_last, 1), place, mass, plan, flow)
            elif plan.stops[side, is_last, at, to]:
                into[to] += mass
            else:
                begin_attack(duel, kind_of(side, is_last, 0), to, mass, plan, flow)


@inner
def begin_attack(duel: Duel, kind: int, place: int, mass: float, plan: Plan, flow: Flow) -> None:
    """With the weapon or the javelin."""
    spot = 0
    while duel.spots[spot] < place:
        spot += 1
    flow.attacks[kind, plan.throws[kind, spot], spot] += mass


@spliced
def arrive(duel: Duel, plan: Plan, flow: Flow) -> None:
    """All dice of attacks are lost: the defender may step aside, the attacker may move, the turn is over."""
    for kind in range(KINDS):
        attacker, is_last = kind // 4, kind // 2 % 2
        into = flow.rounds[0] if is_last else flow.bloody[1 - attacker]
        for spot in range(len(duel.spots)):
            into[plan.after[kind, plan.aside[kind, duel.spots[spot]]]] += flow.missed[kind, spot]
        flow.missed[kind] = 0.0


# --- Attacks -----------------------------------------------------------------------------------------


@spliced
def follow_attacks(duel: Duel, exits: Reals, heard: int, desk: Desk, plan: Plan, flow: Flow) -> None:
    """All attacks under way; misses go to `flow.missed`."""
    for kind in range(KINDS):
        for javelin in range(2):
            for spot in range(len(duel.spots)):
                mass = flow.attacks[kind, javelin, spot]
                if mass > 0.0:
                    flow.attacks[kind, javelin, spot] = 0.0
                    if not flow.known[kind, javelin, spot]:
                        reckon(duel, exits, kind, javelin, spot, heard, desk, flow)
                    follow_outcomes(duel, exits, kind, javelin, spot, heard, mass, desk, plan, flow)


@spliced
def reckon(duel: Duel, exits: Reals, kind: int, javelin: int, spot: int, heard: int, desk: Desk, flow: Flow) -> None:
    """The chances of all outcomes of an attack, both choosing well."""
    attacker = kind // 4
    if javelin:
        gains_of_throw(duel, exits, attacker, kind, spot, heard, desk)
    else:
        gains_of_blow(duel, attacker, kind, spot, desk)
    agile = attacked(duel, attacker, javelin, desk)[2]
    flow.spread[kind, javelin, spot] = 0.0
    defended(duel, attacker, javelin, agile, desk, flow.spread[kind, javelin, spot])
    flow.known[kind, javelin, spot] = 1


@spliced
def follow_outcomes(
    duel: Duel,
    exits: Reals,
    kind: int,
    javelin: int,
    spot: int,
    heard: int,
    mass: float,
    desk: Desk,
    plan: Plan,
    flow: Flow,
) -> None:
    """What one attack leads to. A miss stays at the level, unless the axe is swung."""
    pair, attacker, row = duel.pair, kind // 4, 2 * kind + heard
    mine, yours = desk.masks[attacker], desk.masks[1 - attacker]
    if javelin:
        mine = without(pair, attacker, mine, JAVELIN_BIT)
    for outcome in range(duel.outcomes):
        share = mass * flow.spread[kind, javelin, spot, outcome]
        if share > 0.0:
            if outcome or javelin:
                after(pair, exits, attacker, desk.dice, mine, yours, outcome, row, spot, flow.reached)
                leave(row, spot, share, desk, flow)
            elif plan.swings[kind, spot]:
                swing(duel, exits, attacker, row, spot, desk, flow.reached)
                leave(row, spot, share, desk, flow)
            else:
                flow.missed[kind, spot] += share


@spliced
def leave(row: int, spot: int, mass: float, desk: Desk, flow: Flow) -> None:
    """Somebody is beaten, or the fight goes on at a level below."""
    beaten = flow.reached[BEATEN]
    if beaten == NOBODY:
        flow.exits[flow.reached[LEVEL], row, spot] += mass
    else:
        flow.ends[beaten, fate(desk.dice[beaten].sum(), flow.reached[OWED], flow.fates[1 - beaten])] += mass


@spliced
def fate(dice: int, lost: int, least: int) -> int:
    """What becomes of a beaten fighter."""
    return int(max(min(lost - (dice - 3), 3), least))
