"""Tables and their seats, before and around the game."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from ludus.server.api.bodies import Body, Level, Name, SeatNumber


class SeatWish(Body):
    """Who is to sit there: me, anybody, somebody with a link, or a bot.

    Several seats may be mine, where people share a device: each with a name of its own.
    """

    kind: Literal["me", "open", "invited", "bot"]
    level: Level | None = None
    name: Name | None = None


class ClockWish(Body):
    """No clock; `live` with seconds per decision and a reserve for the game; or `days`, turn by turn.

    Windows in which some may react stay shut for the `quiet` seconds, so that nobody sees who could.
    """

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[float, Field(ge=1, le=60 * 24 * 3600)] = 60
    reserve: Annotated[float, Field(ge=0, le=60 * 24 * 3600)] = 0
    late: Literal["bot", "host"] = "bot"
    quiet: Annotated[float, Field(ge=0, le=24 * 3600)] | None = None


class TableWish(Body):
    game: Annotated[str, StringConstraints(max_length=32)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=6)]
    options: dict[str, bool | int | str] = Field({}, max_length=20)
    public: bool = True
    practice: bool = False
    starts: Literal["full", "host"] = "full"
    clock: ClockWish = ClockWish()
    chances: bool = True  # whether players may ask for exact chances


class Invitation(BaseModel):
    seat: int
    token: str


class Chair(BaseModel):
    """A seat. `shares` is the first seat of the same person, where one person holds several."""

    seat: int
    kind: str
    name: str
    level: str
    resigned: bool
    mine: bool
    shares: int | None


class Ending(BaseModel):
    """How a game ended: points or whatever else is compared, seat by seat, and who won."""

    how: str
    scores: list[int]
    winners: list[int]


class TableSeen(BaseModel):
    """A table in a list, or by itself."""

    id: str
    game: str
    family: str
    options: dict[str, Any]
    status: str
    public: bool
    practice: bool
    hosting: bool
    host: str  # the name of whoever set it up, if they sit there
    chances: bool
    watching: int  # how many look on
    clock: ClockWish
    created: float
    ended: float | None
    outcome: Ending | None  # None: it goes on, or was ended early
    previous: str | None
    night: str | None  # the club night it belongs to
    seats: list[Chair]
    invitations: list[Invitation] = []


class Invited(BaseModel):
    """What an invitation is to: who sends it, which seat it is for, and at which table."""

    host: str
    seat: int
    table: TableSeen


class Tables(BaseModel):
    tables: list[TableSeen]


class SeatChoice(Body):
    """Which free seat to take; the first one if nothing is said."""

    seat: SeatNumber | None = None


class SeatChange(Body):
    """The host puts a bot into a free seat, invites somebody to it, or frees it again."""

    kind: Literal["open", "invited", "bot"]
    level: Level | None = None


class Holder(Body):
    """The bot that holds the seat."""

    level: Level | None = None


class Mend(Body):
    """Whether to go on from the last step that is the same under the present rules, or to end the game."""

    go_on: bool


class Complaint(Body):
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class SeatToken(BaseModel):
    token: str
