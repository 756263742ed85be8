"""Solve the fights of two without abilities and equipment, for the tables that are shipped.

`python -m ludus.odds.spartacus.build_bare [FILE]`: half a minute on one processor.
"""

import sys
from pathlib import Path
from typing import Final

import numpy as np

from ludus.games.spartacus.combat.field import ARMS_REACH
from ludus.games.spartacus.features import Entrant
from ludus.odds.spartacus import box_of
from ludus.odds.spartacus.bout import bout_of, driven_hexes
from ludus.odds.spartacus.solutions import solve_on_all
from ludus.odds.spartacus.solver.attacks import desk_for
from ludus.odds.spartacus.solver.compiled import Reals, Wholes
from ludus.odds.spartacus.solver.duel import duel_of
from ludus.odds.spartacus.solver.ground import map_of, spots_of
from ludus.odds.spartacus.solver.rounds import review
from ludus.odds.spartacus.solver.sides import Side
from ludus.odds.spartacus.tables import shipped
from ludus.odds.spartacus.tables.bare import CERTAIN, MOST, PATH, STATES, BareFights, write

BARE: Final = Side(MOST, ARMS_REACH, 0, 0, sword=False, helmet=False, ability="")
ANYBODY: Final = Entrant("crixus")  # where the crowd drives two does not depend on who they are


def solved() -> BareFights:
    """Both tables."""
    box = box_of(None)
    driven = driven_hexes(bout_of(box, ANYBODY, ANYBODY))
    ground = map_of(spots_of(box), box.arena.starts, driven, max(MOST))
    duel = duel_of(BARE, BARE, ground.ground, box.patience)
    solution, desk = solve_on_all(duel), desk_for(duel)
    rounds = solution.values.rounds[:, 0]
    last = np.zeros((len(rounds), 2, rounds.shape[1]))
    for level in range(len(rounds)):
        review(duel, solution.values, level, 0, desk, None)
        last[level] = desk.last[:, 0]
    exchanged = exchanged_places(ground.place)
    return BareFights(
        ground.place.astype(np.uint8).tobytes(),
        in_bytes(rounds, rounds, exchanged),
        in_bytes(last[:, 0], last[:, 1], exchanged),
    )


def exchanged_places(place: Wholes) -> Wholes:
    """The place of each pair of hexes when the two change theirs."""
    found = np.zeros(place.max() + 1, np.int64)
    for here, there in zip(*np.nonzero(place >= 0), strict=True):
        found[place[here, there]] = place[there, here]
    return found


def in_bytes(one: Reals, other: Reals, exchanged: Wholes) -> bytes:
    """The mean of a fighter's chance as the first side, `one`, and as the second."""
    turned = 1.0 - other.reshape(STATES, STATES, -1).transpose(1, 0, 2)[:, :, exchanged].reshape(one.shape)
    return np.rint((one + turned) / 2 * CERTAIN).astype(np.uint8).tobytes()


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else PATH
    write(shipped.heading(box_of(None)), solved(), file)
    print(f"Wrote {file} ({file.stat().st_size / 1000:.0f} kB).")
