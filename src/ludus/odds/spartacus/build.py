"""Solve every fight between fighters without equipment, for the table that is shipped.

`python -m ludus.odds.spartacus.build [FILE]`: about half an hour on two processors.
"""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT
from ludus.games.spartacus.features import Entrant, copies_of
from ludus.odds.spartacus import bout, box_of, service
from ludus.odds.spartacus.solver.sides import Side, sides_of
from ludus.odds.spartacus.tables import shipped

Pair = tuple[str, str]


def pairs(box: Box) -> Iterator[Pair]:
    """Every pair of fighters who can meet."""
    titles = [box.market[card] for card in box.market_cards]
    names = list(dict.fromkeys(title.name for title in titles if title.kind != EQUIPMENT))
    for one, other in product(names, repeat=2):
        if one != other or len(copies_of(box, one)) > 1:
            yield one, other


def distinct() -> list[Pair]:
    """One pair for each that fights differently, with and without the expansion, the longest fights first."""
    base = box_of(None)
    found: dict[tuple[Side, Side], Pair] = {}
    for box in (base, base.full):
        for one, other in pairs(box):
            sides = sides_of(box, Entrant(one), Entrant(other))
            if sides is not None:
                found.setdefault(sides, (one, other))
    return sorted(found.values(), key=lambda pair: -size(base.full, pair))


def size(box: Box, pair: Pair) -> int:
    """About how long a fight takes to solve."""
    titles = {title.name: title for title in box.market}
    one, other = (titles[name] for name in pair)
    return one.attack * one.defence * one.speed * other.attack * other.defence * other.speed


def row(pair: Pair) -> str:
    """One row of the table, solved on one processor."""
    asked = bout(*pair)
    sides = sides_of(asked.box, asked.one, asked.other)
    assert sides is not None
    return shipped.line(sides, service.solve(asked, workers=1))


def build(path: Path) -> None:
    """Write the table."""
    todo = distinct()
    found = [row(todo.pop())]  # what is compiled for the first serves the others
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done in pool.map(row, todo):
            found.append(done)
            print(f"\r{len(found)} of {len(todo) + 1}", end="", file=sys.stderr, flush=True)
    path.write_text("\n".join([json.dumps(shipped.heading(box_of(None))), *sorted(found)]) + "\n")
    print(f"\nWrote {path} ({path.stat().st_size / 1000:.0f} kB, {len(found)} fights).")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else shipped.PATH)
