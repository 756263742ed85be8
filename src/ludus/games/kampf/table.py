"""The table: which team or animal stands where, how it is composed, and what everybody has won.

A *unit* is whatever can stand on a space: teams are 4 × seat + carrier, animals follow from 20 on.
"""

from typing import Final

from ludus.core.game import Game, Table
from ludus.core.ids import Seat
from ludus.games.kampf.box import EMPTY, MOST, TEAM_SIZE, Box, Counts, plus, size

CARRIERS: Final = 4  # unit numbers kept per seat
BEASTS: Final = MOST * CARRIERS  # the first animal's unit number
OFF: Final = -1  # where a unit is that stands on no space

# The unit numbers of every seat's teams, by how many carriers it has.
_TEAMS: Final = tuple(
    tuple(tuple(range(seat * CARRIERS, seat * CARRIERS + carriers)) for seat in range(MOST))
    for carriers in range(CARRIERS + 1)
)


class KampfTable(Table):
    """Everything in the box and where it is. Lists change; tuples are shared between copies."""

    def __init__(self, box: Box, seats: int, tie_break: str, animals_vs_teams_only: bool) -> None:
        self.box = box
        self.seats = seats
        self.tie_break = tie_break
        self.animals_vs_teams_only = animals_vs_teams_only
        self.carriers = box.carriers[seats]
        self.start = Seat(0)
        self.how = ""  # the ending, once there is one
        # the board
        self.free = box.all_spaces
        self.beasts_on = 0
        self.teams_on = [0] * seats  # spaces held by each seat's teams
        self.at = [OFF] * len(box.spaces)
        self.where = [OFF] * (BEASTS + len(box.animals))
        self.teams: list[Counts] = [EMPTY] * (seats * CARRIERS)
        self.stones = [0] * (BEASTS + len(box.animals))
        # beside the board
        self.supply = box.supply
        self.pile = tuple(range(len(box.animals)))  # face down, in no order
        self.beside: tuple[int, ...] = ()
        # what has left it
        self.trophies: list[Counts] = [EMPTY] * seats
        self.prey: list[tuple[int, ...]] = [()] * seats
        self.killed: Counts = EMPTY  # gladiators beaten by nobody's animal
        self.slain: tuple[int, ...] = ()  # animals beaten by nobody's animal

    def copy(self) -> "KampfTable":
        t = KampfTable.__new__(KampfTable)
        t.box = self.box
        t.seats = self.seats
        t.tie_break = self.tie_break
        t.animals_vs_teams_only = self.animals_vs_teams_only
        t.carriers = self.carriers
        t.start = self.start
        t.how = self.how
        t.free = self.free
        t.beasts_on = self.beasts_on
        t.teams_on = self.teams_on[:]
        t.at = self.at[:]
        t.where = self.where[:]
        t.teams = self.teams[:]
        t.stones = self.stones[:]
        t.supply = self.supply
        t.pile = self.pile
        t.beside = self.beside
        t.trophies = self.trophies[:]
        t.prey = self.prey[:]
        t.killed = self.killed
        t.slain = self.slain
        return t

    def key(self) -> tuple[object, ...]:
        return (
            *(self.box.data.digest, self.seats, self.tie_break, self.animals_vs_teams_only, self.carriers),
            *(self.start, self.how, self.free, self.beasts_on, tuple(self.teams_on), tuple(self.at)),
            *(tuple(self.where), tuple(self.teams), tuple(self.stones), self.supply, self.pile, self.beside),
            *(tuple(self.trophies), tuple(self.prey), self.killed, self.slain),
        )


KampfGame = Game[KampfTable]


# --- looking ---------------------------------------------------------------------------------------


def is_animal(unit: int) -> bool:
    """Whether the unit is an animal rather than a team."""
    return unit >= BEASTS


def owner_of(unit: int) -> Seat:
    """The seat a team belongs to."""
    return Seat(unit // CARRIERS)


def teams_of(t: KampfTable, seat: Seat) -> tuple[int, ...]:
    """The unit numbers of a seat's teams, placed or not."""
    return _TEAMS[t.carriers][seat]


def symbols_of(t: KampfTable, unit: int) -> Counts:
    """A team's gladiators or an animal's symbols."""
    return t.box.animals[unit - BEASTS].symbols if unit >= BEASTS else t.teams[unit]


def has_gladiators(t: KampfTable, seat: Seat) -> bool:
    """Whether the seat still has a team in the arena."""
    return t.teams_on[seat] != 0


# --- moving things ---------------------------------------------------------------------------------


def put(t: KampfTable, unit: int, space: int) -> None:
    """Set a unit on a free space."""
    t.at[space] = unit
    t.where[unit] = space
    t.free &= ~(1 << space)
    if unit >= BEASTS:
        t.beasts_on |= 1 << space
    else:
        t.teams_on[unit // CARRIERS] |= 1 << space


def lift(t: KampfTable, unit: int) -> None:
    """Take a unit off its space; its stones stay with it."""
    space = t.where[unit]
    t.at[space] = OFF
    t.where[unit] = OFF
    t.free |= 1 << space
    if unit >= BEASTS:
        t.beasts_on &= ~(1 << space)
    else:
        t.teams_on[unit // CARRIERS] &= ~(1 << space)


def recruit(t: KampfTable, unit: int, kind: int) -> None:
    """Take a gladiator from the supply onto a carrier."""
    t.supply = plus(t.supply, kind, -1)
    t.teams[unit] = plus(t.teams[unit], kind, 1)


def is_full(t: KampfTable, unit: int) -> bool:
    """Whether the carrier holds its four gladiators."""
    return size(t.teams[unit]) == TEAM_SIZE


def hand_over(t: KampfTable, unit: int, kind: int, to: Seat | None) -> None:
    """A team loses a gladiator: to a seat, or out of the game."""
    t.teams[unit] = plus(t.teams[unit], kind, -1)
    if to is None:
        t.killed = plus(t.killed, kind, 1)
    else:
        t.trophies[to] = plus(t.trophies[to], kind, 1)


def take_animal(t: KampfTable, unit: int, to: Seat | None) -> None:
    """A beaten animal leaves the arena: to a seat, or out of the game. Its stones go back."""
    lift(t, unit)
    t.stones[unit] = 0
    if to is None:
        t.slain = (*t.slain, unit - BEASTS)
    else:
        t.prey[to] = (*t.prey[to], unit - BEASTS)
