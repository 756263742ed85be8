"""What goes over a table's websocket: small messages with a `type`, in JSON.

A client says hello with the number of the last item it has; the answer brings it up to date. Every later `state` begins
with the item after the last one sent, so a client that finds a gap says hello again.
"""

from typing import Annotated, Any, Final

import msgspec

LONGEST_WORDS: Final = 200
LONGEST_TALK: Final = 500
LONGEST_CLIENT: Final = 32

Client = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CLIENT, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORDS)]
Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TALK)]
Place = Annotated[int, msgspec.Meta(ge=0, le=15)]

# --- What clients say ---------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Bring me up to date; `since` is the last item I have. Who holds several seats names the one to look from."""

    since: Count = 0
    seat: Place | None = None
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Answer the decision of this number, or do something beside it."""

    client: Client
    n: Count
    decision: Count
    words: Words
    line: Count = 0


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take my last choice back; if the others must agree, ask them."""

    client: Client
    n: Count
    decision: Count
    line: Count = 0


class Ask(msgspec.Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Ask the others to pause, to resume, to end the game, or to let a bot sit in a late player's seat."""

    client: Client
    n: Count
    what: Annotated[str, msgspec.Meta(pattern="^(pause|resume|end|replace [0-9])$")]


class Vote(msgspec.Struct, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Agree to what was asked, or decline."""

    client: Client
    n: Count
    agree: bool


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Talk to the table, or to one other seat."""

    client: Client
    n: Count
    text: Talk
    to: Place | None = None


class Order(msgspec.Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Give a standing order of the game, with its number if it takes one; or cancel it."""

    client: Client
    n: Count
    name: Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z-]+$")]
    on: bool = True
    value: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Command = Act | Undo | Ask | Vote | Say | Order
Asked = Hello | Command | Ping

# --- What the server answers --------------------------------------------------------------------------


class State(msgspec.Struct, tag_field="type", tag="state", omit_defaults=True):
    """New items from number `first` on, up to `seq`; and, where it changed, the game as this viewer sees it."""

    first: int
    seq: int
    seat: int | None
    items: list[dict[str, Any]]
    game: msgspec.Raw | None = None


class People(msgspec.Struct, tag_field="type", tag="people"):
    """Who sits where and who is here."""

    people: dict[str, Any]


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The command is applied and kept; `repeated` if it was already."""

    client: str
    n: int
    repeated: bool


class No(msgspec.Struct, tag_field="type", tag="refused"):
    """The command, or a message that could not be read, was refused: nothing has changed."""

    code: str
    sentence: str
    hint: str
    client: str | None = None
    n: int | None = None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Here."""


decode: Final = msgspec.json.Decoder(Asked).decode
encode: Final = msgspec.json.Encoder().encode


def state(first: int, seq: int, seat: int | None, items: bytes, game: bytes) -> bytes:
    """A `State` whose items and game are encoded already."""
    return b'{"type":"state","first":%d,"seq":%d,"seat":%b,"items":%b,"game":%b}' % (
        first,
        seq,
        encode(seat),
        items,
        game,
    )


def key(command: Command) -> str:
    """What tells this command from every other at the table."""
    return f"{command.client}/{command.n}"
