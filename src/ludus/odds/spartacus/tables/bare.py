"""Fights of two without abilities and equipment, solved for all dice and all places at once.

Two tables are shipped: the chance to win at the start of a combat round, and that of whoever takes the last turn of
one. They are those of a round before which blood has flowed and in which none has yet; they leave open whom the crowd
would drive to the middle, and are rounded to a byte. That is good enough to fight by. `build_bare` makes them.
"""

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, Dice
from ludus.odds.spartacus.tables.shipped import heading

PATH: Final = Path(__file__).parents[2] / "tables" / "spartacus-bare.odds"
MOST: Final[Dice] = (5, 4, 4)  # dice anybody has
STATES: Final = MOST[ATTACK] * MOST[DEFENCE] * MOST[SPEED]
HEXES, PLACES = 37, 123  # of the arena; a place is a pair of hexes, those alike by its symmetries counted once
SIZES: Final = (HEXES * HEXES, STATES * STATES * PLACES, STATES * STATES * PLACES)  # of the tables, in bytes
CERTAIN: Final = 254  # the byte of a fight that is won


class BareFights(NamedTuple):
    """The tables."""

    place: bytes  # by one's own hex and the other's
    rounds: bytes  # by one's own dice, the other's, and place
    last_turns: bytes

    def at_round(self, mine: Dice, theirs: Dice, here: int, there: int) -> float:
        """One's chance at the start of a round."""
        return self.rounds[self.row(mine, theirs, here, there)] / CERTAIN

    def at_last_turn(self, mine: Dice, theirs: Dice, here: int, there: int) -> float:
        """One's chance before one's own turn, the last of a round."""
        return self.last_turns[self.row(mine, theirs, here, there)] / CERTAIN

    def row(self, mine: Dice, theirs: Dice, here: int, there: int) -> int:
        place = self.place[here * HEXES + there]
        return (state_of(mine) * STATES + state_of(theirs)) * PLACES + place


def state_of(dice: Dice) -> int:
    """The number of what a fighter has left."""
    attack, defence, speed = dice
    return ((attack - 1) * MOST[DEFENCE] + defence - 1) * MOST[SPEED] + speed - 1


@cache
def bare_fights(box: Box) -> BareFights | None:
    """The tables, where they are those of the arena in the box."""
    told, tables = shipped_tables()
    return tables if told == heading(box) else None


@cache
def shipped_tables(path: Path = PATH) -> tuple[object, BareFights | None]:
    """What a file says of the arena it is for, and the tables in it; none where it is missing or broken."""
    try:
        first, packed = path.read_bytes().split(b"\n", 1)
        told, tables = json.loads(first), zlib.decompress(packed)
    except (OSError, ValueError, zlib.error):
        return None, None
    if len(tables) != sum(SIZES):
        return None, None
    place, rounds = SIZES[0], sum(SIZES[:2])
    return told, BareFights(tables[:place], tables[place:rounds], tables[rounds:])


def write(told: dict[str, object], tables: BareFights, path: Path = PATH) -> None:
    """Put the tables into a file."""
    path.write_bytes(json.dumps(told).encode() + b"\n" + zlib.compress(b"".join(tables), 9))
