"""The puzzles that are shipped, and which one a day has."""

import difflib
import hashlib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from ludus.core.errors import UnknownGame
from ludus.puzzles.puzzle import Puzzle, parse

SHIPPED: Final = Path(__file__).parent / "shipped"  # a folder for each game
ENDING: Final = ".puzzle"


def games() -> list[str]:
    """The games that have puzzles."""
    return sorted(folder.name for folder in SHIPPED.iterdir() if any(folder.glob(f"*{ENDING}")))


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids. Raises UnknownGame where it has none."""
    if game not in games():
        raise UnknownGame(f"There are no puzzles for '{game}'.", hint=f"there are for: {', '.join(games())}.")
    found = (parse(path.read_text(encoding="utf-8")) for path in sorted((SHIPPED / game).glob(f"*{ENDING}")))
    return {puzzle.id: puzzle for puzzle in found}


def find(id: str) -> Puzzle:
    """The puzzle of that id. Raises UnknownGame."""
    known = {name: game for game in games() for name in shipped(game)}
    if id not in known:
        near = difflib.get_close_matches(id, known, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"an id is like '{next(iter(known))}'."
        raise UnknownGame(f"There is no puzzle '{id}'.", hint=hint)
    return shipped(known[id])[id]


def daily(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same everywhere; all of a game's have had their day before one comes again."""
    turns = in_turn(game)
    return turns[day.toordinal() % len(turns)]


@cache
def in_turn(game: str) -> list[Puzzle]:
    """The puzzles of a game in an order that says nothing of them."""
    return sorted(shipped(game).values(), key=lambda puzzle: hashlib.blake2b(puzzle.id.encode()).digest())


def following(puzzle: Puzzle) -> Puzzle:
    """The puzzle after another, round and round."""
    turns = in_turn(puzzle.game)
    return turns[([one.id for one in turns].index(puzzle.id) + 1) % len(turns)]
