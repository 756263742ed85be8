"""What is kept about tables, as plain rows: the words that the store and the rooms share."""

from typing import Any, Final, Literal, NamedTuple

Status = Literal["open", "playing", "ended"]
SeatKind = Literal["open", "invited", "person", "bot"]

# The state of a table.
OPEN: Final = "open"  # waits for players
PLAYING: Final = "playing"
ENDED: Final = "ended"

# The kind of a seat.
FREE: Final = "open"  # anybody may take it
INVITED: Final = "invited"  # whoever has the link may
PERSON: Final = "person"
BOT: Final = "bot"

# Who made an entry of the log.
BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_STAND_IN: Final = "stand-in"  # a bot in the seat of somebody who left
BY_CLOCK: Final = "clock"  # a bot, because the time was up
BY_ORDER: Final = "order"  # a standing order of the seat
BY_RECORD: Final = "record"  # taken over from another game

STAND_IN: Final = "greedy"  # the level that sits in for those who leave, are late, or think too long: quick, sensible

QUIET: Final = 4.0  # seconds
QUIET_DAYS: Final = 3600.0  # where people play turn by turn


class TimeControl(NamedTuple):
    """How long a decision may take. `reserve` is for the whole game."""

    kind: str = "none"  # none, live, or days for turn-by-turn
    seconds: float = 0.0
    reserve: float = 0.0
    late: str = "bot"  # at time-out a bot answers, or the host may seat one
    quiet: float = QUIET  # how long a window stays shut, so that nobody sees who could answer


class TableRow(NamedTuple):
    """What does not change while a game is played, and how far it has got."""

    id: str
    game: str
    rules: int
    digest: str
    options: dict[str, Any]
    size: int
    seed: str
    status: Status
    public: bool
    practice: bool
    starts: str  # "full" or "host"
    host: str | None
    clock: TimeControl
    created: float
    ended: float | None = None
    result: str = ""
    previous: str | None = None
    forked: int = 0
    wake_at: float | None = None
    chances: bool = True  # whether seats may ask for exact chances
    night: str | None = None  # the club night it belongs to: other tables have the same dice
    place: int = 0  # its number there, from 1; 0: bots alone play it, as par


class SeatRow(NamedTuple):
    """Who sits where. A person's seat with a level is held by a bot until the person comes back."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    level: str = ""
    resigned: bool = False
    invite_hash: str | None = None
    token_hash: str | None = None

    @property
    def plays_itself(self) -> bool:
        """Whether a bot answers for this seat."""
        return bool(self.level)

    @property
    def is_human(self) -> bool:
        """Whether a person answers for this seat, and has a say."""
        return self.kind == PERSON and not self.level


class LogEntry(NamedTuple):
    """One line of a table's log."""

    table_id: str
    seq: int
    kind: str
    seat: int  # -1: nobody in particular
    words: str
    dice: tuple[str, ...]
    by: str
    command: str | None
    hash: str
    at: float
