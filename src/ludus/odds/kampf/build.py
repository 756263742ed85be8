"""Solve every battle and write the table that is shipped: `python -m ludus.odds.kampf.build`, half a minute."""

import sys
from collections.abc import Callable
from typing import Final

from ludus.games.kampf import KAMPF
from ludus.games.kampf.box import Box
from ludus.odds.kampf import shipped
from ludus.odds.kampf.battles import Solver
from ludus.odds.kampf.strikes import Faces, faces_of
from ludus.odds.kampf.teams import STATES, STONES, TEAMS

STEPS: Final = len(TEAMS)  # how often progress is told


def solve_all(faces: Faces, progress: Callable[[int], None]) -> list[float]:
    """The chance of every state, in the table's order; small teams first, so that nothing is solved twice."""
    solver = Solver(faces)
    chances = []
    for done, a in enumerate(TEAMS):
        for b in TEAMS:
            for stones in range(STONES**2):
                chances.append(solver.chance((a, b, stones // STONES, stones % STONES)))
        progress(done + 1)
    assert len(chances) == STATES
    return chances


def main() -> int:
    faces = faces_of(Box(KAMPF.data()).die)
    chances = solve_all(faces, lambda done: print(f"\r{done} of {STEPS}", end="", file=sys.stderr, flush=True))
    path = shipped.save(chances, KAMPF.rules, faces)
    print(f"\nWrote {path} ({path.stat().st_size / 1000:.0f} kB).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
