"""What a view consists of, for those who draw it."""

from typing import Literal, NotRequired, TypedDict

Gladiator = Literal["sword", "spear", "net", "prong", "shield"]
Counts = dict[Gladiator, int]
Face = Literal["blank", "single", "full"]


class Animal(TypedDict):
    name: str
    symbols: Counts
    hits: int
    stones: int


class Team(TypedDict):
    seat: int
    gladiators: Counts


class Space(TypedDict):
    name: str
    beside: list[str]
    stones: int
    team: NotRequired[Team]
    animal: NotRequired[Animal]


class Player(TypedDict):
    seat: int
    trophies: Counts
    animals: list[str]
    carriers: int
    score: int


class Side(TypedDict):
    space: str
    seat: int
    symbols: Counts
    netted: Counts


class Fight(TypedDict):
    sides: list[Side]  # the challenger first
    first: int  # the side that strikes first
    striker: int  # the side that strikes now
    dice: list[Face]
    owed: int


class Acting(TypedDict):
    """The team or animal that a question outside a fight is about."""

    space: str | None  # none: it does not stand in the arena yet
    animal: str | None  # none: a team
    target: str | None  # the space of whom it challenges


class View(TypedDict):
    game: Literal["kampf"]
    seats: int
    seat: int | None
    start: int
    spaces: list[Space]
    supply: Counts
    pile: list[str]
    beside: list[Animal]
    players: list[Player]
    killed: Counts
    slain: list[str]
    fight: Fight | None
    acting: NotRequired[Acting]
