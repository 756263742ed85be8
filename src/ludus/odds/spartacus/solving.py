"""From a bout to its exact odds: set up, solve, follow to the endings, and keep what was found.

This is where compiled code begins: the module is imported only when a fight has to be solved or a solution is read.
"""

import os
from collections.abc import Callable
from typing import Final

import numpy as np

from ludus.odds.spartacus import shelf
from ludus.odds.spartacus.bout import ADJACENT, Bout, driven_hexes
from ludus.odds.spartacus.duel import Duel, duel_of
from ludus.odds.spartacus.ending import Ending, FightAnswer, every_ending
from ludus.odds.spartacus.endings import endings
from ludus.odds.spartacus.fighting import Unsolvable
from ludus.odds.spartacus.ground import Ground, Map, beside_each_other, map_of, spots_of
from ludus.odds.spartacus.moment import Insight
from ludus.odds.spartacus.rounds import Values, values_for
from ludus.odds.spartacus.sides import Side, sides_of
from ludus.odds.spartacus.solver import Solution, size_of, solve

MOST_BYTES: Final = 2_000_000_000  # a solution that would take more is not begun
KEPT_BYTES: Final = 400_000_000  # a larger one is not put on the disk
SOLVED: Final = 0.9  # the share of the work after which the endings are followed

Progress = Callable[[float], None]


def ground_of(bout: Bout, sides: tuple[Side, Side]) -> Map:
    """The ground of a bout."""
    if bout.place == ADJACENT:
        return Map(beside_each_other(), np.zeros((len(bout.box.arena.hexes),) * 2, np.int64))
    speed = max(max(side.dice) for side in sides)
    return map_of(spots_of(bout.box), bout.box.arena.starts, driven_hexes(bout), speed)


def set_up(bout: Bout) -> tuple[tuple[Side, Side], Duel, Map]:
    """The numbers of a bout. Raises Unsolvable."""
    sides = sides_of(bout.box, bout.one, bout.other)
    if sides is None or not bout.crowd:
        raise Unsolvable
    ground = ground_of(bout, sides)
    duel = duel_of(*sides, ground.ground, bout.box.patience)
    if size_of(duel) > MOST_BYTES:
        raise Unsolvable
    return sides, duel, ground


def insight_of(bout: Bout, progress: Progress | None = None, workers: int | None = None) -> Insight:
    """A bout's solution, from the disk or solved now. Raises Unsolvable."""
    sides, duel, ground = set_up(bout)
    solution = read(bout, duel)
    if solution is None:
        told = None if progress is None else lambda share: progress(SOLVED * share)
        solution = solve(duel, told, workers)
        keep(bout, solution)
    return Insight(sides, solution, ground.place)


def answer_of(insight: Insight) -> FightAnswer:
    """The odds of a fight from its start."""
    one, other = insight.sides
    found = endings(Solution(insight.duel, insight.values, insight.bound), (one.fate, other.fate))
    chances = {end: float(found.chances[end.beaten, end.fate]) for end in every_ending()}
    return FightAnswer({Ending(*end): p for end, p in chances.items() if p}, found.rounds, insight.bound)


# --- On the disk -------------------------------------------------------------------------------------


def keep(bout: Bout, solution: Solution) -> None:
    """Put a solution on the disk, its bound first."""
    values = solution.values
    if size_of(solution.duel) > KEPT_BYTES:
        return
    parts = [np.array([solution.bound]), *values]
    shelf.write(shelf.solution_path(bout).name, b"".join(part.tobytes() for part in parts))
    shelf.make_room()


def read(bout: Bout, duel: Duel) -> Solution | None:
    """A solution from the disk, as it lies there; None where there is none that fits."""
    path = shelf.solution_path(bout)
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


__all__ = ["Ground", "answer_of", "insight_of", "set_up"]
