"""Club nights: the same dice at several tables, and how everybody fared with them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from ludus.server.api.bodies import Body, Level, SeatNumber
from ludus.server.api.bodies.tables import Chair, ClockWish, Invitation


class NightWish(Body):
    """A club night: how many tables, which seats people take at each, and the level of the bots in the others.

    With `mine` whoever sets it up takes the first of these seats at the first table.
    """

    game: Annotated[str, StringConstraints(max_length=32)]
    size: Annotated[int, Field(ge=1, le=6)]
    tables: Annotated[int, Field(ge=2, le=12)]
    people: list[SeatNumber] = Field([0], min_length=1, max_length=6)
    level: Level | None = None
    options: dict[str, bool | int | str] = Field({}, max_length=20)
    mine: bool = True
    clock: ClockWish = ClockWish()
    chances: bool = True  # whether players may ask for exact chances


class NightSeat(Chair):
    """Who sits there and how they fared: null while it is not told, or there is nothing to compare with.

    `points` are matchpoints: two for every other table with less in the same seat, one for every other with as much.
    """

    score: int | None
    over_par: int | None  # more than the bots had in the same seat
    points: int | None
    rank: int | None  # among the same seats


class NightTable(BaseModel):
    """A table of the night. `total` are the matchpoints of its people."""

    id: str
    place: int  # from 1; 0: bots alone play it, as par
    status: Literal["open", "playing", "ended"]
    early: bool  # it was ended before the game was over
    mine: bool
    seats: list[NightSeat]
    total: int | None
    rank: int | None  # among the tables
    invitations: list[Invitation] = []  # told once, to whoever sets the night up


class NightSeen(BaseModel):
    """A club night. How others fared is `told` to players whose own table is over, and to all when the night is."""

    id: str
    game: str
    family: str
    options: dict[str, Any]
    level: str
    created: float
    hosting: bool
    closing: bool  # whether you may close it
    over: bool
    told: bool
    par: NightTable | None
    tables: list[NightTable]


class NightListed(BaseModel):
    """A club night in a list."""

    id: str
    game: str
    level: str
    created: float
    over: bool


class Nights(BaseModel):
    nights: list[NightListed]
