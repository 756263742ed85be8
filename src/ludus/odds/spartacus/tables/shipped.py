"""Answers that come with the package: every fight between two fighters without equipment.

A row belongs to two sides, not to two names, and holds for the shipped arena; so it is right whatever else changes in a
data set. The first line says which arena it is; then comes one line for each pair of sides.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from ludus.games.spartacus.box.box import Box
from ludus.odds.spartacus.answer import FightAnswer, every_ending
from ludus.odds.spartacus.bout import ARENA, Bout
from ludus.odds.spartacus.solver.sides import Side, sides_of

PATH: Final = Path(__file__).parents[2] / "tables" / "spartacus.odds"

Row = tuple[float, float, tuple[float, ...]]  # rounds, bound, and the chance of every ending


def heading(box: Box) -> dict[str, object]:
    """What the first line says: where is fought, and how patient the crowd is."""
    arena = box.arena
    near = [list(arena.hexes_in(mask)) for mask in arena.near]
    return {"game": "spartacus", "near": near, "starts": list(arena.starts), "patience": box.patience}


def label(sides: tuple[Side, Side]) -> str:
    """Two sides as one text."""
    return " ".join(f"{'/'.join(map(str, side.dice))}:{side.ability}" for side in sides)


@cache
def rows(path: Path = PATH) -> tuple[object, dict[str, Row]]:
    """The first line, and all rows."""
    try:
        first, *rest = (json.loads(line) for line in path.read_text().splitlines())
    except (OSError, ValueError):
        return None, {}
    return first, {name: (rounds, bound, tuple(chances)) for name, rounds, bound, chances in rest}


def line(sides: tuple[Side, Side], answer: FightAnswer) -> str:
    """One row as it is written."""
    chances = [answer.distribution.get(end, 0.0) for end in every_ending()]
    return json.dumps([label(sides), answer.rounds, answer.bound, chances])


@cache
def fits(box: Box) -> bool:
    """Whether the rows hold for a box."""
    return rows()[0] == heading(box)


def answer(bout: Bout) -> FightAnswer | None:
    """The shipped answer for a fight; the same whoever asks, whatever is installed and however often."""
    if bout.one.gear or bout.other.gear or not bout.crowd or bout.place != ARENA or not fits(bout.box):
        return None
    sides = sides_of(bout.box, bout.one, bout.other)
    found = None if sides is None else rows()[1].get(label(sides))
    if found is None:
        return None
    rounds, bound, chances = found
    return FightAnswer({end: p for end, p in zip(every_ending(), chances, strict=True) if p}, rounds, bound)
