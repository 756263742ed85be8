"""Whole solutions of fights: solved on all processors, kept on the disk, read from there.

This is where compiled code begins: the module is imported only when a fight has to be solved or a solution is read.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from ludus.odds.spartacus import disk_cache
from ludus.odds.spartacus.bout import Bout
from ludus.odds.spartacus.solver.duel import Duel
from ludus.odds.spartacus.solver.exact import Insight, set_up
from ludus.odds.spartacus.solver.levels import Solution, size_of, solve
from ludus.odds.spartacus.solver.rounds import Values, values_for

KEPT_BYTES: Final = 400_000_000  # a larger one is not put on the disk
SOLVED: Final = 0.9  # the share of the work after which the endings are followed

Progress = Callable[[float], None]


def insight_of(bout: Bout, progress: Progress | None = None, workers: int | None = None) -> Insight:
    """A bout's solution, from the disk or solved now. Raises Unsolvable."""
    sides, duel, ground = set_up(bout)
    solution = read(bout, duel)
    if solution is None:
        told = None if progress is None else lambda share: progress(SOLVED * share)
        solution = solve_on_all(duel, told, workers)
        keep(bout, solution)
    return Insight(sides, solution, ground.place)


def solve_on_all(duel: Duel, progress: Progress | None = None, workers: int | None = None) -> Solution:
    """Solve a duel on so many processors, or on all of them."""
    workers = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        return solve(duel, progress, workers, pool.map)


# --- On the disk -------------------------------------------------------------------------------------


def keep(bout: Bout, solution: Solution) -> None:
    """Put a solution on the disk, its bound first."""
    values = solution.values
    if size_of(solution.duel) > KEPT_BYTES:
        return
    parts = [np.array([solution.bound]), *values]
    disk_cache.write(disk_cache.solution_path(bout).name, b"".join(part.tobytes() for part in parts))
    disk_cache.make_room()


def read(bout: Bout, duel: Duel) -> Solution | None:
    """A solution from the disk, as it lies there; None where there is none that fits."""
    path = disk_cache.solution_path(bout)
    try:
        numbers = np.memmap(path, np.float64, "c")  # what is only read would be compiled for once more
        os.utime(path)
    except (OSError, ValueError):
        return None
    shapes = [part.shape for part in values_for(duel)]
    sizes = [int(np.prod(shape)) for shape in shapes]
    if len(numbers) != 1 + sum(sizes):
        return None
    cuts = np.cumsum([1, *sizes])
    parts = [
        np.asarray(numbers[begin : begin + size]).reshape(shape)
        for begin, size, shape in zip(cuts, sizes, shapes, strict=False)
    ]
    return Solution(duel, Values(*parts), float(numbers[0]))
