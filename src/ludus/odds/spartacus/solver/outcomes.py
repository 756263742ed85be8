"""How a solved duel ends when both play their best: the chances of every ending, and how many rounds it takes.

The chance of being somewhere is followed from the start down the levels. Of options alike the first is taken, in the
order `choices` takes them in.
"""

from typing import Final, NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.attacks import Desk, desk_for
from ludus.odds.spartacus.solver.compiled import Numbers, Reals, Wholes, compiled
from ludus.odds.spartacus.solver.duel import IS_EVASIVE, KINDS, NET_BIT, Duel, has, kind_of
from ludus.odds.spartacus.solver.flow import Flow, follow_attacks, prefers
from ludus.odds.spartacus.solver.levels import Solution, ranks
from ludus.odds.spartacus.solver.matrix import mixed
from ludus.odds.spartacus.solver.rounds import Values, below_with_nets, move, review

SPENT: Final = 1e-16  # what is less likely is not followed


class Endings(NamedTuple):
    """The chance of each ending by the side beaten and its fate, and the mean number of rounds."""

    chances: Reals
    rounds: float


def endings(solution: Solution, fates: tuple[int, int]) -> Endings:
    """From the start of a fight; fates: what each side makes at least of those it beats."""
    duel, values = solution.duel, solution.values
    flow = flow_for(duel, fates)
    desk = desk_for(duel)
    flow.started[0] = int(duel.pair.states.prod()) - 1
    for rank in reversed(ranks(duel)):
        for level in rank.tolist():
            if level == flow.started[0] or is_reached(duel, level, flow):
                driven = 0.0
                for heard in range(2):
                    review(duel, values, level, heard, desk)
                    driven = follow_level(duel, values, level, heard, driven, desk, flow)
    return Endings(flow.ends.copy(), float(flow.length[0]))


def flow_for(duel: Duel, fates: tuple[int, int]) -> Flow:
    """Room for the chances."""
    levels, places, spots, quiet = int(duel.pair.states.prod()), duel.reach.shape[1], len(duel.spots), duel.patience
    return Flow(
        *(np.array(fates, np.int64), np.zeros(1, np.int64), np.zeros(1), np.zeros((2, 4))),
        np.zeros((levels, 2 * KINDS, spots)),
        np.zeros((levels if duel.nets else 1, 2, 2, quiet, places)),
        *(np.zeros((quiet, places)), np.zeros((2, quiet, places)), np.zeros((2, quiet, places))),
        *(np.zeros((2, places)), np.zeros((KINDS, 2, spots)), np.zeros((KINDS, spots))),
        *(np.zeros((KINDS, 2, spots, duel.outcomes)), np.zeros((KINDS, 2, spots), np.int64)),
    )


def is_reached(duel: Duel, level: int, flow: Flow) -> bool:
    """Whether a level is reached at all."""
    return bool(flow.exits[level].any() or (duel.nets and flow.opened[level].any()))


@compiled
def follow_level(duel: Duel, values: Values, level: int, heard: int, driven: float, desk: Desk, flow: Flow) -> float:
    """Follow the chances at a level to the levels below; `driven` by the crowd before, returns the same for after."""
    flow.known[:] = 0
    if heard:
        flow.rounds[0, duel.middle] += driven
    elif level == flow.started[0]:
        flow.rounds[0, duel.start] += 1.0
    enter(duel, level, heard, flow)
    total = 0.0
    while True:
        arrive(duel, desk, flow)
        left = go_round(duel, values, level, heard, desk, flow)
        follow_attacks(duel, values.exits, heard, desk, flow)
        if heard:
            flow.rounds[0, duel.middle] += left
        else:
            total += left
        if rest(flow) < SPENT:
            break
    clear(flow)
    return total


@compiled
def enter(duel: Duel, level: int, heard: int, flow: Flow) -> None:
    """What comes from the levels above."""
    for kind in range(KINDS):
        flow.missed[kind] += flow.exits[level, 2 * kind + heard]
    if duel.nets:
        flow.first[:] = flow.opened[level, heard]


@compiled
def rest(flow: Flow) -> float:
    return float(flow.rounds.sum() + flow.first.sum() + flow.last.sum() + flow.bloody.sum() + flow.missed.sum())


@compiled
def clear(flow: Flow) -> None:
    """What is too little to be followed is dropped."""
    flow.rounds[:] = 0.0
    flow.first[:] = 0.0
    flow.last[:] = 0.0
    flow.bloody[:] = 0.0
    flow.missed[:] = 0.0


@compiled
def go_round(duel: Duel, values: Values, level: int, heard: int, desk: Desk, flow: Flow) -> float:
    """Once through all stages of a round; returns the chance that the crowd is heard."""
    desk.aside[:] = 0.0
    for quiet in range(duel.patience):
        for place in range(flow.rounds.shape[1]):
            mass = flow.rounds[quiet, place]
            if mass > 0.0:
                flow.rounds[quiet, place] = 0.0
                flow.length[0] += mass
                open_round(duel, values, level, heard, quiet, place, mass, desk, flow)
        for is_last in range(2):
            for side in range(2):
                if is_last:
                    desk.follows[:] = values.rounds[level, 1, duel.middle]
                    row, into = desk.follows, desk.aside
                    if quiet + 1 < duel.patience:
                        row, into = desk.rounds[quiet + 1], flow.rounds[quiet + 1]
                    masses = flow.last[side, quiet]
                else:
                    row, into = desk.last[1 - side, quiet], flow.last[1 - side, quiet]
                    masses = flow.first[side, quiet]
                follow_turns(duel, side, is_last, heard, masses, row, into, desk, flow)
    driven = desk.aside.sum()
    for side in range(2):
        follow_turns(duel, side, 1, heard, flow.bloody[side], desk.rounds[0], flow.rounds[0], desk, flow)
    return float(driven)


# --- Turns -------------------------------------------------------------------------------------------


@compiled
def follow_turns(
    duel: Duel, side: int, is_last: int, heard: int, masses: Reals, quiet: Reals, into: Reals, desk: Desk, flow: Flow
) -> None:
    """A side's turns at every place; `quiet` is what follows without an attack, `into` where the chance of it goes."""
    if not np.any(masses):
        return
    near, far, reach = desk.attack[kind_of(side, is_last, 0)], desk.attack[kind_of(side, is_last, 1)], duel.reach[side]
    for place in range(len(quiet)):
        stops = not (heard and reach[place]) and prefers(side, quiet[place], near[place])
        desk.stand[place] = quiet[place] if stops else near[place]
    first = duel.first[side, desk.dice[side, 2]]
    for place in range(len(quiet)):
        mass = masses[place]
        if mass > 0.0:
            masses[place] = 0.0
            to = best_way(first, duel.ways, desk.stand, side, place)
            if (heard and reach[place]) or not prefers(side, desk.stand[to], far[place]):
                begin_attack(duel, kind_of(side, is_last, 1), place, mass, desk, flow)
            elif (heard and reach[to]) or not prefers(side, quiet[to], near[to]):
                begin_attack(duel, kind_of(side, is_last, 0), to, mass, desk, flow)
            else:
                into[to] += mass


@compiled
def best_way(first: Wholes, ways: Numbers, row: Reals, side: int, place: int) -> int:
    """The first of the best places a side can go to."""
    begin, end = first[place], first[place + 1]
    best = row[place]
    for way in range(begin, end):
        best = max(best, row[ways[way]]) if side == 0 else min(best, row[ways[way]])
    for way in range(begin, end):
        if not prefers(side, best, row[ways[way]]):
            return int(ways[way])
    return int(place)


@compiled
def begin_attack(duel: Duel, kind: int, place: int, mass: float, desk: Desk, flow: Flow) -> None:
    """With the weapon, unless the javelin is better or all there is."""
    attacker, spot = kind // 4, int(np.searchsorted(duel.spots, place))
    value = desk.base[kind, spot] + desk.slope[kind, spot] * desk.missed[kind, spot]
    throws = not duel.reach[attacker, place] or prefers(attacker, desk.thrown[kind, spot], value)
    flow.attacks[kind, 1 if throws else 0, spot] += mass


@compiled
def arrive(duel: Duel, desk: Desk, flow: Flow) -> None:
    """All dice of attacks are lost: the defender may step aside, the attacker may move, the turn is over."""
    for kind in range(KINDS):
        attacker, is_last, moves = kind // 4, kind // 2 % 2, kind % 2
        if not np.any(flow.missed[kind]):
            continue
        row = desk.rounds[0] if is_last else desk.last_bloody[1 - attacker]
        into = flow.rounds[0] if is_last else flow.bloody[1 - attacker]
        first, aside = duel.first[attacker, desk.dice[attacker, 2]], duel.first[1 - attacker, 1]
        desk.stand[:] = row
        if moves:
            move(first, duel.ways, attacker, row, desk.stand)
        for spot in range(len(duel.spots)):
            mass, place = flow.missed[kind, spot], duel.spots[spot]
            if mass > 0.0:
                flow.missed[kind, spot] = 0.0
                if duel.pair.skills[1 - attacker, IS_EVASIVE]:
                    place = best_way(aside, duel.ways, desk.stand, 1 - attacker, place)
                into[best_way(first, duel.ways, row, attacker, place) if moves else place] += mass


# --- Initiative --------------------------------------------------------------------------------------


@compiled
def open_round(
    duel: Duel, values: Values, level: int, heard: int, quiet: int, place: int, mass: float, desk: Desk, flow: Flow
) -> None:
    """Nets, or a roll for initiative."""
    one, other = has(duel.pair, 0, desk.masks[0], NET_BIT), has(duel.pair, 1, desk.masks[1], NET_BIT)
    lead = duel.initiative[desk.dice[0, 2], desk.dice[1, 2]]
    firsts = desk.first[:, quiet, place]
    value = lead * max(firsts[0], firsts[1]) + (1.0 - lead) * min(firsts[0], firsts[1])
    share = np.zeros(4)  # by who throws, as a mask
    if one and other:
        desk.game[0, 0], desk.game[0, 1] = value, desk.netted[1, quiet, place]
        desk.game[1, 0], desk.game[1, 1] = desk.netted[0, quiet, place], desk.netted[2, quiet, place]
        mixed(desk.game, 2, 2, desk.row_mix, desk.col_mix)
        for thrown in range(4):
            share[thrown] = desk.row_mix[thrown & 1] * desk.col_mix[thrown >> 1]
    elif one or other:
        side = 0 if one else 1
        share[side + 1 if prefers(side, desk.netted[side, quiet, place], value) else 0] = 1.0
    else:
        share[0] = 1.0
    for thrown in range(4):
        if share[thrown] > 0.0:
            cast(duel, values, level, heard, quiet, place, thrown, mass * share[thrown], lead, desk, flow)


@compiled
def cast(
    duel: Duel,
    values: Values,
    level: int,
    heard: int,
    quiet: int,
    place: int,
    thrown: int,
    mass: float,
    lead: float,
    desk: Desk,
    flow: Flow,
) -> None:
    """Nets have flown or not: who wins the initiative chooses who acts first."""
    if thrown == 0:
        choose_order(desk.first[:, quiet, place], 0, mass * lead, flow.first[:, quiet, place])
        choose_order(desk.first[:, quiet, place], 1, mass * (1.0 - lead), flow.first[:, quiet, place])
        return
    below = below_with_nets(duel, level, thrown, desk)
    into = flow.opened[below, heard, :, quiet, place]
    firsts = values.opened[below, heard, :, quiet, place]
    if thrown == 3:
        choose_order(firsts, 0, mass * lead, into)
        choose_order(firsts, 1, mass * (1.0 - lead), into)
    else:
        choose_order(firsts, thrown - 1, mass, into)


@compiled
def choose_order(firsts: Reals, winner: int, mass: float, into: Reals) -> None:
    """The winner of the initiative acts first, unless second is better."""
    second = prefers(winner, firsts[1 - winner], firsts[winner])
    into[1 - winner if second else winner] += mass
