"""Fights of two without abilities and equipment, solved for all dice and all places at once.

Two tables are shipped: the chance to win at the start of a combat round, and that of whoever takes the last turn of
one. They are those of a round after a blow, leave open whom the crowd would drive to the middle, and are rounded to a
byte: good enough to fight by, not to be told as odds. `bare_build` makes them.
"""

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludus.games.spartacus.box import Box
from ludus.games.spartacus.fighters import ATTACK, DEFENCE, SPEED, Dice
from ludus.odds.spartacus.shipped import heading

PATH: Final = Path(__file__).parent.parent / "tables" / "spartacus-bare.odds"
MOST: Final[Dice] = (5, 4, 4)  # dice anybody has
STATES: Final = MOST[ATTACK] * MOST[DEFENCE] * MOST[SPEED]
CERTAIN: Final = 254  # the byte of a fight that is won


class BareFights(NamedTuple):
    """The tables; a place is a pair of hexes, those alike by the symmetries of the arena counted once."""

    hexes: int
    places: int
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
        place = self.place[here * self.hexes + there]
        return (state_of(mine) * STATES + state_of(theirs)) * self.places + place


def state_of(dice: Dice) -> int:
    """The number of what a fighter has left; more dice than there are on any card count as the most there are."""
    attack, defence, speed = dice
    most_attack, most_defence, most_speed = MOST
    number = (min(attack, most_attack) - 1) * most_defence + min(defence, most_defence) - 1
    return number * most_speed + min(speed, most_speed) - 1


@cache
def bare_fights(box: Box) -> BareFights | None:
    """The tables, where they are those of the arena in the box."""
    return read(heading(box))


def read(wanted: dict[str, object], path: Path = PATH) -> BareFights | None:
    """The tables of a file; None where there is none that fits."""
    try:
        first, packed = path.read_bytes().split(b"\n", 1)
        told, tables = json.loads(first), zlib.decompress(packed)
    except (OSError, ValueError, zlib.error):
        return None
    hexes, places = told.pop("hexes"), told.pop("places")
    size = STATES * STATES * places
    if told != wanted or len(tables) != hexes * hexes + 2 * size:
        return None
    rows = hexes * hexes
    return BareFights(hexes, places, tables[:rows], tables[rows : rows + size], tables[rows + size :])


def write(told: dict[str, object], tables: BareFights, path: Path = PATH) -> None:
    """Put the tables into a file."""
    first = json.dumps({**told, "hexes": tables.hexes, "places": tables.places})
    packed = zlib.compress(tables.place + tables.rounds + tables.last_turns, 9)
    path.write_bytes(first.encode() + b"\n" + packed)
