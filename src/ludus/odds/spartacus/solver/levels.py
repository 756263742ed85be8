"""A duel, solved: the chance to win of every level, from the lowest up.

Levels of one rank, so many dice lost and items used in all, do not need each other; workers can share them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np

from ludus.odds.spartacus.solver.attacks import Desk, desk_for
from ludus.odds.spartacus.solver.compiled import Wholes
from ludus.odds.spartacus.solver.duel import KINDS, Duel, read_state
from ludus.odds.spartacus.solver.rounds import Values, solve_level, values_for

Progress = Callable[[float], None]  # told the share that is done


class Solution(NamedTuple):
    """A duel with the first side's chance to win wherever it may stand."""

    duel: Duel
    values: Values
    bound: float  # how far any of them can be off


def size_of(duel: Duel) -> int:
    """The bytes a solution takes."""
    places = duel.reach.shape[1]
    each = 2 * KINDS * len(duel.spots) + 2 * places + (4 * duel.patience * places if duel.nets else 0)
    return int(duel.pair.states.prod() * each * 8)


def solve(
    duel: Duel, progress: Progress | None = None, workers: int = 1, each: Callable[..., Iterable[None]] = map
) -> Solution:
    """Solve a duel; `each` maps a function over the workers' desks, one after the other or all at once."""
    levels = int(duel.pair.states.prod())
    values = values_for(duel)
    desks = [desk_for(duel) for _ in range(workers)]
    bound, done = 0.0, 0
    for rank in ranks(duel):
        errors = [0.0]
        waiting = iter(rank.tolist())

        def work(desk: Desk, waiting: Iterator[int] = waiting, errors: list[float] = errors) -> None:
            for level in waiting:
                errors.append(solve_level(duel, values, level, desk))

        list(each(work, desks))
        bound += max(errors)
        done += len(rank)
        if progress is not None:
            progress(done / levels)
    return Solution(duel, values, bound)


def ranks(duel: Duel) -> list[Wholes]:
    """The levels by how many dice and items are left in all, fewest first."""
    left = []
    for side in range(2):
        dice = np.zeros(3, np.int64)
        masks = [
            (read_state(duel.pair, side, state, dice), int(dice.sum())) for state in range(int(duel.pair.states[side]))
        ]
        left.append(np.array([total + mask.bit_count() for mask, total in masks]))
    totals = (left[0][:, None] + left[1][None, :]).ravel()
    return [np.flatnonzero(totals == total) for total in np.unique(totals)]
