"""The numbers behind a position that a seat may know, for bots: the fight at hand, and how everybody stands."""

from typing import NamedTuple

from ludus.core.ids import Seat
from ludus.games.kampf.box import Counts
from ludus.games.kampf.combat import Fight, strikes_back
from ludus.games.kampf.table import BEASTS, KampfGame, is_animal, symbols_of
from ludus.games.kampf.trophies import score, survivors


class Side(NamedTuple):
    """One side of a fight: its symbols, those under a net, the stones on it, and an animal's number (0: a team)."""

    symbols: Counts
    netted: Counts
    stones: int
    hits: int


class MatchUp(NamedTuple):
    """The fight being fought."""

    sides: tuple[Side, Side]  # challenger, challenged
    first: int  # the side that strikes first
    striker: int
    strikes_back: bool
    dice: tuple[int, ...]


def match_up(g: KampfGame) -> MatchUp | None:
    """The fight at hand, or None between fights."""
    f = g.stack[-1] if g.stack else None
    if not isinstance(f, Fight):
        return None
    challenger, challenged = (side_of(g, f, side) for side in range(2))
    return MatchUp((challenger, challenged), f.first, f.striker, strikes_back(f), f.dice)


def side_of(g: KampfGame, f: Fight, side: int) -> Side:
    t = g.table
    unit = f.units[side]
    hits = t.box.animals[unit - BEASTS].hits if is_animal(unit) else 0
    return Side(symbols_of(t, unit), f.netted[side], t.stones[unit], hits)


def standing(g: KampfGame, seat: Seat) -> tuple[int, int]:
    """Points so far, and gladiators still in the arena."""
    return score(g.table, seat), survivors(g.table, seat)
