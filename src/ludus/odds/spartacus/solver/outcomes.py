"""How a solved duel ends when both play their best: the chances of every ending, and how many rounds it takes.

The chance of being somewhere is followed from the start down the levels. Of options alike the first is taken, in the
order `choices` takes them in.
"""

from typing import NamedTuple

from ludus.odds.spartacus.solver.attacks import desk_for
from ludus.odds.spartacus.solver.compiled import Reals
from ludus.odds.spartacus.solver.duel import Duel
from ludus.odds.spartacus.solver.flow import Flow, flow_for, follow_level
from ludus.odds.spartacus.solver.levels import Solution, ranks
from ludus.odds.spartacus.solver.rounds import plan_for, review


class Endings(NamedTuple):
    """The chance of each ending by the side beaten and its fate, and the mean number of rounds."""

    chances: Reals
    rounds: float


def endings(solution: Solution, fates: tuple[int, int]) -> Endings:
    """From the start of a fight; fates: what each side makes at least of those it beats."""
    duel, values = solution.duel, solution.values
    flow, desk, plan = flow_for(duel, fates), desk_for(duel), plan_for(duel)
    flow.started[0] = int(duel.pair.states.prod()) - 1
    for rank in reversed(ranks(duel)):
        for level in rank.tolist():
            if level == flow.started[0] or is_reached(duel, level, flow):
                driven = 0.0
                for heard in range(2):
                    review(duel, values, level, heard, desk, plan)
                    driven = follow_level(duel, values, level, heard, driven, desk, plan, flow)
    return Endings(flow.ends.copy(), float(flow.length[0]))


def is_reached(duel: Duel, level: int, flow: Flow) -> bool:
    """Whether a level is reached at all."""
    return bool(flow.exits[level].any() or (duel.nets and flow.opened[level].any()))
