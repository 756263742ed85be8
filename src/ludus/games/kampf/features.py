"""The numbers behind a position that a seat may know, for bots: the fight at hand, and how everybody stands."""

from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.kampf.box import EMPTY, Counts
from ludus.games.kampf.challenge import Turn, beside_a_target, posts, targets
from ludus.games.kampf.combat import Fight, strikes_back
from ludus.games.kampf.entry import Entry
from ludus.games.kampf.table import BEASTS, OFF, KampfGame, is_animal, owner_of, symbols_of, teams_of
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


# --- Between fights ----------------------------------------------------------------------------------


def fighter(g: KampfGame, unit: int) -> Side:
    """A team or an animal that is not fighting."""
    t = g.table
    hits = t.box.animals[unit - BEASTS].hits if is_animal(unit) else 0
    return Side(symbols_of(t, unit), EMPTY, t.stones[unit], hits)


def turn_at_hand(g: KampfGame) -> Turn | None:
    """The challenge being prepared; None in a fight, or while the arena fills."""
    f = g.stack[-1] if g.stack else None
    return f if isinstance(f, Turn) else None


def unit_of(g: KampfGame, option: Option) -> int:
    """The team or animal an option to challenge with it, or to challenge it, names."""
    return BEASTS + option.operand if option.verb == "lead" else g.table.at[option.operand]


def seat_of(unit: int) -> Seat | None:
    """Whose team it is; an animal is nobody's."""
    return None if is_animal(unit) else owner_of(unit)


def animal_of(unit: int) -> int:
    """Which animal it is."""
    return unit - BEASTS


def teams_in_arena(g: KampfGame, seat: Seat) -> list[int]:
    """The seat's teams that still stand."""
    t = g.table
    return [unit for unit in teams_of(t, seat) if t.where[unit] >= 0]


def rivals_beside(g: KampfGame, seat: Seat, unit: int, space: int) -> list[int]:
    """Whom the seat may challenge with the unit once it stands on the space."""
    t = g.table
    beside = t.box.near[space] & targets(t, seat)
    if t.where[unit] >= 0:
        beside &= ~(1 << t.where[unit])
    return [t.at[other] for other in t.box.spaces_in(beside)]


def rivals_in_reach(g: KampfGame, seat: Seat, unit: int) -> list[int]:
    """Whom the seat may challenge with the unit this turn: those beside it, or where nobody is, those it can go to."""
    t = g.table
    space = t.where[unit]
    if space != OFF and (here := rivals_beside(g, seat, unit, space)):
        return here
    there = beside_a_target(t, t.free, targets(t, seat)) if space == OFF else posts(t, seat, unit, True)
    found = (rival for to in t.box.spaces_in(there) for rival in rivals_beside(g, seat, unit, to))
    return list(dict.fromkeys(found))


def animals_left(g: KampfGame) -> int:
    """Animals still to be beaten, in the arena and beside it."""
    return g.table.beasts_on.bit_count() + len(g.table.beside)


def growing_team(g: KampfGame) -> Counts:
    """The team that is to get a gladiator; an empty one when none is."""
    f = g.stack[-1] if g.stack else None
    return g.table.teams[f.unit] if isinstance(f, Entry) and f.unit >= 0 else EMPTY


def fight_at_hand(g: KampfGame) -> Fight | None:
    """The fight being fought; None between fights."""
    f = g.stack[-1] if g.stack else None
    return f if isinstance(f, Fight) else None


def owners(f: Fight) -> tuple[Seat | None, Seat | None]:
    """Whose the two teams of a fight are; an animal is nobody's."""
    challenger, challenged = map(seat_of, f.units)
    return challenger, challenged
