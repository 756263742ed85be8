"""What is sent and answered over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ludus.server.rooms import frames

Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=32)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Login = Annotated[str, StringConstraints(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=128)]
Count = Annotated[int, Field(ge=0, le=2**53)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Body(BaseModel):
    """A body with nothing in it that was not asked for."""

    model_config = ConfigDict(extra="forbid")


# --- People ---------------------------------------------------------------------------------------------


class Guest(Body):
    name: Name


class Account(Body):
    login: Login
    password: Password


class Link(Body):
    token: Token


class Me(BaseModel):
    """The person asking, as they see themselves."""

    id: str
    name: str
    login: str | None
    return_token: str | None = None  # shown once, when it is made


CallKind = Literal["turn", "reminder", "against"]
Address = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]
Lang = Annotated[str, StringConstraints(max_length=8)]


class CallWish(Body):
    """What to be called about, in which language."""

    what: Annotated[list[CallKind], Field(max_length=3)] = ["turn", "reminder", "against"]
    lang: Lang = "en"


class BrowserKeys(Body):
    p256dh: Annotated[str, StringConstraints(max_length=128)]
    auth: Annotated[str, StringConstraints(max_length=64)]


class Browser(CallWish):
    """A browser's subscription."""

    endpoint: Address
    keys: BrowserKeys
    expirationTime: float | None = None


class Hook(CallWish):
    url: Address


class PushSeen(BaseModel):
    id: str
    created: float
    what: list[str]


class HookSeen(BaseModel):
    url: str
    what: list[str]


class HookMade(HookSeen):
    secret: str  # shown once


class CallsSeen(BaseModel):
    """How a person is called; `key` is what a browser needs to subscribe."""

    key: str
    kinds: list[str]
    push: list[PushSeen]
    webhook: HookSeen | None


# --- Tables ---------------------------------------------------------------------------------------------


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
    options: Annotated[dict[str, bool | int | str], Field(max_length=20)] = {}
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
    chances: bool
    watching: int  # how many look on
    clock: ClockWish
    created: float
    ended: float | None
    previous: str | None
    seats: list[Chair]
    invitations: list[Invitation] = []


class Tables(BaseModel):
    tables: list[TableSeen]


class SeatChoice(Body):
    """Which free seat to take; the first one if nothing is said."""

    seat: SeatNumber | None = None


class SeatChange(Body):
    """The host puts a bot into a free seat, or frees it again."""

    kind: Literal["open", "bot"]
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


# --- Play -----------------------------------------------------------------------------------------------

Client = Annotated[str, StringConstraints(min_length=1, max_length=frames.LONGEST_CLIENT, pattern="^[A-Za-z0-9_-]+$")]


class CommandBody(Body):
    """A command: the same as over the websocket. `client` and `n` together are new for every command."""

    client: Client
    n: Count


class ActBody(CommandBody):
    type: Literal["act"]
    decision: Count
    line: Count = 0
    words: Annotated[str, StringConstraints(min_length=1, max_length=frames.LONGEST_WORDS)]


class UndoBody(CommandBody):
    type: Literal["undo"]
    decision: Count
    line: Count = 0


class AskBody(CommandBody):
    type: Literal["ask"]
    what: Annotated[str, StringConstraints(pattern="^(pause|resume|end|replace [0-9])$")]


class VoteBody(CommandBody):
    type: Literal["vote"]
    agree: bool


class SayBody(CommandBody):
    type: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=frames.LONGEST_TALK)]
    to: SeatNumber | None = None


class OrderBody(CommandBody):
    """Give or cancel a standing order; `GET /api/games` lists those of each game."""

    type: Literal["order"]
    name: Annotated[str, StringConstraints(max_length=32, pattern="^[a-z-]+$")]
    on: bool = True
    value: Annotated[int, Field(ge=0, le=10_000)] | None = None


AnyCommand = Annotated[ActBody | UndoBody | AskBody | VoteBody | SayBody | OrderBody, Field(discriminator="type")]


class Done(BaseModel):
    """The command is applied and kept; `repeated` if it was already."""

    repeated: bool


class ChoiceWorth(BaseModel):
    """An option by its words, and what it is worth to the seat."""

    words: str
    value: float


class ChancesSeen(BaseModel):
    """Values of the options at hand; none where nothing is known. `outlook` is the fight's own worth.

    `unit` says what they are (gladiators, wins, gold), `how` whether they are exact or sampled.
    """

    decision: int
    line: int
    choices: list[ChoiceWorth]
    best: str | None
    outlook: float | None
    unit: str | None = None
    how: str | None = None


class LuckyFight(BaseModel):
    """A fight of two: whose fighters they were, the chance each had of winning, and the seat that won."""

    seats: list[int]
    fighters: list[str]
    chances: list[float]
    winner: int


class Luck(BaseModel):
    """The fights of a finished game whose odds are known exactly."""

    fights: list[LuckyFight]


class MutedSeats(BaseModel):
    """The seats whose talk you do not read."""

    seats: list[int]


class TokenSeat(BaseModel):
    """Where a seat token sits."""

    table: str
    seat: int


class Advice(BaseModel):
    """What a bot would say."""

    words: str


class StateSeen(BaseModel):
    """What a viewer is told after its item `since`, and the game as it sees it."""

    seat: int | None
    seq: int
    items: list[dict[str, Any]]
    game: dict[str, Any] | None
    people: dict[str, Any]


# --- Records --------------------------------------------------------------------------------------------


class RecordText(Body):
    """A finished game as text; anybody may see it if it is public."""

    public: bool = False
    record: Annotated[str, StringConstraints(min_length=1, max_length=1_000_000)]


class Replay(BaseModel):
    """A finished game after a number of choices. Without spoilers neither its length nor its end is told."""

    step: int
    steps: int | None
    views: list[dict[str, Any]]  # one, or every seat's when everything is open
    events: list[dict[str, Any]]
    result: str | None


class LessonStop(BaseModel):
    """A stop of a guided first round: what the learner is told (message ids), sees and is to choose."""

    stop: int
    stops: int
    seat: int
    notes: list[str]
    choice: str | None
    game: dict[str, Any]
    items: list[dict[str, Any]]  # what happened since the stop before


class Fork(Body):
    """Play on from a finished game: the seat is mine, bots take the others."""

    step: Count
    seat: SeatNumber = 0
    level: Level | None = None


# --- Games ----------------------------------------------------------------------------------------------


class SettingSeen(BaseModel):
    name: str
    choices: list[bool | int | str]


class OrderSeen(BaseModel):
    """A standing order: the numbers it can be given with, whether it stands from the start, and how long it lasts."""

    name: str
    values: list[int]
    default: bool
    lasts: str
    private: bool


class GameSeen(BaseModel):
    name: str
    family: str  # the game whose board and words it has: itself, unless it is a trial
    rules: int
    fewest: int
    most: int
    settings: list[SettingSeen]
    orders: list[OrderSeen]
    lesson: bool  # whether there is a guided first round
    chances: bool  # whether exact chances are known of its fights


class Shelf(BaseModel):
    """`trials` are parts of a game to be played by themselves; their tables are set up like any other."""

    games: list[GameSeen]
    trials: list[GameSeen]
    bots: list[str]  # the strongest stands last


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    sentence: str
    hint: str
