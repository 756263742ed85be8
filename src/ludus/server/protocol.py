"""What goes over a table's websocket: small messages with a `type`, in JSON.

A client says hello with the number of the last item it has; the answer brings it up to date. Where it says how many
it wants at `most`, those are the last ones, and it asks for earlier ones when it needs them. Every later `state`
begins with the item after the last one sent, so a client that finds a gap says hello again. A client that asks for
patches is sent the game once, with its version, and from then on what changes from one version to the next.

The page's types are made from this module (`python -m tools.protocol_types`). A field that is UNSET is not sent.
"""

from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludus.server.rows import SeatKind, Status

LONGEST_WORDS: Final = 200
LONGEST_TALK: Final = 500
LONGEST_CLIENT: Final = 32

Client = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CLIENT, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORDS)]
Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TALK)]
Place = Annotated[int, msgspec.Meta(ge=0, le=15)]

# --- What clients say ---------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Bring me up to date; `since` is the last item I have. Who holds several seats names the one to look from."""

    since: Count = 0
    seat: Place | None = None
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    patches: bool = False  # whether to be sent what changes in the game, rather than the game each time
    most: Count | None = None  # how many items to be sent, the last ones; all after `since` if not given


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Answer the decision of this number, or do something beside it."""

    client: Client
    n: Count
    decision: Count
    words: Words
    line: Count = 0


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take my last choice back; if the others must agree, ask them."""

    client: Client
    n: Count
    decision: Count
    line: Count = 0


class Ask(Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Ask the others to pause, to resume, to end the game, or to let a bot sit in a late player's seat."""

    client: Client
    n: Count
    what: Annotated[str, msgspec.Meta(pattern="^(pause|resume|end|replace [0-9])$")]


class Vote(Struct, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Agree to what was asked, or decline."""

    client: Client
    n: Count
    agree: bool


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Talk to the table, or to one other seat."""

    client: Client
    n: Count
    text: Talk
    to: Place | None = None


class Order(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Give a standing order of the game, with its number if it takes one; or cancel it."""

    client: Client
    n: Count
    name: Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z-]+$")]
    on: bool = True
    value: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Command = Act | Undo | Ask | Vote | Say | Order
ClientFrame = Hello | Command | Ping

# --- What a viewer sees of a game -------------------------------------------------------------------------

Facts = dict[str, int | str | tuple[int, ...]]


class View(TypedDict):
    """What every game's view has; the rest is the game's own, see its `seen` module."""

    game: str
    seats: int
    seat: int | None


class Message(Struct):
    """A sentence by its id, with its values."""

    id: str
    facts: Facts


class Option(Struct):
    """An option: its words are sent back, its verb and operands are for drawing it; and what it leads to."""

    words: str
    verb: str
    operands: tuple[int, ...]
    consequence: Message | UnsetType = UNSET  # where the option's own sentence does not say it


class Blocked(Option, kw_only=True):
    """An option the seat can see but not choose now, why, and by which paragraph."""

    reason: Message
    rule: str


class Decision(Struct):
    """What is being waited for."""

    number: int
    seats: tuple[int, ...]
    kind: str
    rule: str


class Clock(Struct):
    """When the decision began, how many seconds it has, and what each seat has in reserve."""

    opened: float
    seconds: float
    reserve: list[float]


class Quiet(Struct):
    """Nobody's answer shows before."""

    until: float


class GivenOrder(Struct):
    """A standing order that answers for a seat, with its number if it takes one."""

    name: str
    value: int | None


class Motion(Struct):
    """What a seat has asked of the others, and who has agreed."""

    what: str
    seat: int
    agreed: list[int]


class Outcome(Struct):
    """How a game ended."""

    how: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Scene(Struct, kw_only=True):
    """The game as one viewer sees it: what is asked, what it may answer, and why not."""

    view: View
    line: int  # how often something visible was taken back
    paused: bool
    decision: Decision | UnsetType = UNSET
    prompt: Message | UnsetType | None = UNSET
    clock: Clock | UnsetType | None = UNSET
    quiet: Quiet | UnsetType = UNSET
    options: list[Option] | UnsetType = UNSET  # from here on only for a seat
    free: list[Option] | UnsetType = UNSET  # beside the decision
    blocked: list[Blocked] | UnsetType = UNSET
    orders: list[GivenOrder] | UnsetType = UNSET
    sealed: str | UnsetType = UNSET  # the seat's answer, which nobody has seen yet
    motion: Motion | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET


# --- What happened ------------------------------------------------------------------------------------

NoteKind = Literal["said", "told", "seated", "undo", "motion", "paused", "resumed", "closed", "order", "ordered"]


class EventItem(Struct, kw_only=True):
    """An event of the game; `why` if a bot chose it and may be asked why."""

    n: int
    kind: Literal["event"] = "event"
    at: float
    id: str
    facts: Facts
    why: bool | UnsetType = UNSET


class NoteItem(Struct, kw_only=True):
    """Something around the game: talk, seats, motions, orders."""

    n: int
    kind: NoteKind
    at: float
    seat: int
    text: str
    to: int | UnsetType = UNSET  # of what was told to one seat
    since: int | UnsetType = msgspec.field(default=UNSET, name="from")  # the first event that an undo took back
    muted: bool | UnsetType = UNSET  # said by somebody the viewer would rather not hear


Item = EventItem | NoteItem

# --- Who is here --------------------------------------------------------------------------------------


class Chair(Struct):
    """A seat and who sits there; `shares` is the first seat of the same person, where one holds several."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    resigned: bool
    here: bool
    shares: int | None


class TablePeople(Struct):
    """The table itself: how it is set up, who sits where and who is here."""

    table: str
    game: str
    family: str
    status: Status
    practice: bool
    chances: bool
    seats: list[Chair]
    watching: int


# --- What the server answers --------------------------------------------------------------------------


class Change(Struct):
    """One operation of a JSON Patch (RFC 6902); what is removed has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any | UnsetType = UNSET


class State(Struct, tag_field="type", tag="state"):
    """New items from number `first` on, up to `seq`; and, where it changed, the game as this viewer sees it.

    Who asked for patches is told the version of the game, and instead of the game what changed since the one before.
    """

    first: int
    seq: int
    seat: int | None
    items: list[Item]
    game: Scene | UnsetType = UNSET
    version: int | UnsetType = UNSET
    patch: list[Change] | UnsetType = UNSET


class People(Struct, tag_field="type", tag="people"):
    """Who sits where and who is here."""

    people: TablePeople


class Done(Struct, tag_field="type", tag="done"):
    """The command is applied and kept; `repeated` if it was already."""

    client: str
    n: int
    repeated: bool


class Refusal(Struct, tag_field="type", tag="refused"):
    """The command, or a message that could not be read, was refused: nothing has changed."""

    code: str
    sentence: str
    hint: str
    client: str | None = None
    n: int | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """Here."""


ServerFrame = State | People | Done | Refusal | Pong

# --- JSON ---------------------------------------------------------------------------------------------

decode: Final = msgspec.json.Decoder(ClientFrame).decode
decode_command: Final = msgspec.json.Decoder(Command).decode  # as programs send it over HTTP
encode: Final = msgspec.json.Encoder().encode


class Encoded(NamedTuple):
    """The parts of a `State` that are encoded already; what is empty is left out."""

    items: bytes = b"[]"
    game: bytes = b""
    patch: bytes = b""
    version: int = 0


def state(first: int, seq: int, seat: int | None, parts: Encoded = Encoded()) -> bytes:  # noqa: B008 - never changed
    """A `State` of parts that are encoded already."""
    game = b',"game":' + parts.game if parts.game else b""
    version = b',"version":%d' % parts.version if parts.version else b""
    patch = b',"patch":' + parts.patch if parts.patch else b""
    head = b'{"type":"state","first":%d,"seq":%d,"seat":%b,"items":%b' % (first, seq, encode(seat), parts.items)
    return b"".join((head, game, version, patch, b"}"))
