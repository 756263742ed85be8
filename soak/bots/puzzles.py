"""Every puzzle that is shipped is solved anew: the best choice is the same, and clearly the best.

Exact numbers must come out the same; what was sampled is imagined with another seed. What was solved before and lies
on the disk is not looked at.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ludus.odds import EXACT
from ludus.puzzles import Puzzle, games, shipped
from ludus.puzzles.grading import grade, rating_of
from ludus.puzzles.puzzle import Solution
from ludus.puzzles.solving import LEAST, SEVERAL, solve

CACHE: Final = "XDG_CACHE_HOME"
TOLERANCE: Final = 1e-8
SEED: Final = "soak"
LEAST_ANEW: Final = 0.6  # of the least gap, where it is imagined anew: what was found is found a little flattered
GRADED_EVERY: Final = 10  # puzzles of which one is graded anew


def run(progress: Callable[[str], None]) -> list[str]:
    """Solve all of them. Raises AssertionError for the first that does not come out."""
    with nothing_known():
        return [verified(game, progress) for game in games()]


@contextmanager
def nothing_known() -> Iterator[None]:
    """A cache of its own, empty: fights are solved, not looked up."""
    before = os.environ.get(CACHE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[CACHE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[CACHE]
            else:
                os.environ[CACHE] = before


def verified(game: str, progress: Callable[[str], None]) -> str:
    """The puzzles of one game."""
    gaps, several, exact = [], 0, 0
    for number, puzzle in enumerate(shipped(game).values(), 1):
        found = solve(puzzle.match(), puzzle.seat, seed=SEED)
        check(puzzle, found)
        assert found is not None
        gaps.append(found.gap / LEAST[found.unit])
        several += found.gap >= SEVERAL * found.margin
        exact += found.how == EXACT
        if number % GRADED_EVERY == 0:
            check_grade(puzzle)
            progress(f"{game}: {number} of {len(shipped(game))}")
    return (
        f"{game}: {len(gaps)} puzzles, {exact} exact; the best choice is the same in all, the least gap"
        f" {min(gaps):.2f} of what is asked for, {several} beyond {SEVERAL} margins"
    )


def check(puzzle: Puzzle, found: Solution | None) -> None:
    """What was found anew against what is shipped."""
    assert found is not None, f"{puzzle.id}: no solution"
    told = puzzle.solution
    assert (found.unit, found.about, found.how) == (told.unit, told.about, told.how), puzzle.id
    assert found.best == told.best, f"{puzzle.id}: {found.best}, not {told.best}"
    if found.how == EXACT:
        assert found.gap >= LEAST[found.unit], f"{puzzle.id}: gap {found.gap}"
        for one, other in zip(found.worths, told.worths, strict=True):
            assert one.words == other.words and abs(one.value - other.value) < TOLERANCE, f"{puzzle.id}: {one}, {other}"
    else:
        assert found.gap > found.margin, f"{puzzle.id}: gap {found.gap} within its margin {found.margin}"
        assert found.gap >= LEAST_ANEW * LEAST[found.unit], f"{puzzle.id}: gap {found.gap}"


def check_grade(puzzle: Puzzle) -> None:
    """How often the levels find it is the same for the same seed."""
    found = grade(puzzle.turn(puzzle.match()), puzzle.solution.best, puzzle.id)
    assert found == puzzle.found, f"{puzzle.id}: {found}"
    assert rating_of(found) == puzzle.rating, puzzle.id
