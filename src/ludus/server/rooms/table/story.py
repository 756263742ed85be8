"""A table's log told again: the match as it stands, what each viewer has been told, and which commands were applied.

The same steps run live and at loading. Live, `act` and its siblings return the entry to be written; if it cannot be
written, the story is thrown away and told anew from the database.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice, LudusError
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event
from ludus.match import Choice, Match
from ludus.match.orders import Orders
from ludus.server.protocol import NoteKind
from ludus.server.rooms.table import items
from ludus.server.rooms.table.clocks import Clocks
from ludus.server.rooms.table.items import Item, Stream
from ludus.server.rows import BY_BOT, BY_CLOCK, BY_ORDER, BY_PERSON, LogEntry, TableRow

OPENING: Final = "open"
ACT: Final = "act"
UNDO: Final = "undo"
SAY: Final = "say"
TELL: Final = "tell"  # words: the other seat, then the text
SEAT: Final = "seat"
ASK: Final = "ask"  # words: what the others are asked to agree to
AGREE: Final = "agree"
DECLINE: Final = "decline"
PAUSE: Final = "pause"
RESUME: Final = "resume"
END: Final = "end"
ORDER: Final = "order"  # words: a standing order, its number if it has one, then on or off
SEAL: Final = "seal"  # words: an answer that counts when the window opens

NOTES: Final[dict[str, NoteKind]] = {
    SAY: items.SAID,
    SEAT: items.SEATED,
    PAUSE: items.PAUSED,
    RESUME: items.RESUMED,
    END: items.CLOSED,
}

HOST: Final = "host"  # words of an end that nobody at the table agreed to
LATE: Final = "late"  # words of a seat entry
BACK: Final = "back"

ON: Final = "on"  # words that end an order
OFF: Final = "off"
OVER: Final = "over"

CHANGED: Final = "the rules have changed; the host may end the game, or an older Ludus finish it."


class Motion(NamedTuple):
    """What one seat has asked of the others, and who has agreed."""

    what: str
    seat: int
    number: int  # of the decision it was asked at
    agreed: frozenset[int]


class Before(NamedTuple):
    """How things stood before a choice: the decision, whether the seat owed it, and the order that chose."""

    number: int
    owed: bool
    order: str


class Chosen(NamedTuple):
    """Who made a choice that stands: its entry of the log, by whom it counts as made, and at which decision."""

    seq: int
    by: str
    number: int
    told: int  # how many items there were before it


class Differs(LudusError):
    """The log does not replay under the present rules."""


class Story:
    """The match of one table and everything that happened there."""

    def __init__(self, table: TableRow, opening: tuple[str, ...] = ()) -> None:
        self.table = table
        self.match = Match.new(table.game, table.size, seed=table.seed, options=table.options, dice=opening)
        self.seq = 0
        self.chosen: list[Chosen] = []  # one for every act of the match
        self.line = 0  # how often something visible was taken back
        self.told = Stream()
        self.commands: set[str] = set()
        self.clocks = Clocks(table.clock, table.size)
        self.motion: Motion | None = None
        self.late: set[int] = set()  # seats whose time is up, where the host decides what happens
        self.paused = False
        self.closed = False  # ended early
        self.orders = Orders(self.match)
        self.sealed: dict[int, str] = {}  # answers given while the window is shut
        self._by_hand: dict[int, int] = {}  # the decision to which a seat that took a choice back is asked itself

    @staticmethod
    def load(table: TableRow, log: list[LogEntry]) -> "Story":
        """Tell a whole log. Raises Differs where it does not fit the rules."""
        if not log:
            return Story(table)
        try:
            story = Story(table, log[0].dice)
            for entry in log:
                story.tell(entry)
        except Differs:
            raise
        except LudusError as error:
            raise Differs(f"The game cannot be loaded: {error}", hint=error.hint) from error
        except Exception as error:  # rules that do not expect this game may break down anywhere
            raise Differs(f"The game cannot be loaded: {type(error).__name__}.", hint=CHANGED) from error
        return story

    @property
    def number(self) -> int:
        """The number of the decision being waited for; -1 at the end."""
        game = self.match.game
        return game.number if game.asked and not self.closed else -1

    def owing(self) -> list[Seat]:
        """The seats that have still to answer."""
        return [] if self.closed else self.match.owing

    def choices(self, seat: int) -> list[Option]:
        """What the seat may answer; nothing once it has sealed its answer."""
        return [] if seat in self.sealed else self.match.options(seat)

    def is_sealed(self, step: int) -> bool:
        """Whether choice number `step`, counted from 1, answers the present decision: nobody has seen it yet."""
        return self.chosen[step - 1].number == self.number and not self.match.acts[step - 1].beside

    def is_window(self) -> bool:
        """Whether nobody should see who could answer the present decision."""
        decision = self.match.decision
        return decision is not None and not self.closed and decision.kind in self.match.title.covert_kinds

    def ready(self, seat: int) -> tuple[str, str] | None:
        """What a seat that owes an answer has settled beforehand, and by whom it counts as said."""
        if seat in self.sealed:
            return self.sealed[seat], BY_PERSON
        if not self.match.title.orders:
            return None
        ordered = None if self._by_hand.get(seat) == self.number else self.orders.answer(seat)
        return None if ordered is None else (ordered.option.words, BY_ORDER)

    # --- making entries -----------------------------------------------------------------------------

    def open(self, at: float) -> LogEntry:
        """The first entry: what chance said before the first choice."""
        dice = tuple(said for seat, said in self.match.log if seat == CHANCE)
        entry = self._entry(OPENING, -1, "", at=at)._replace(dice=dice)
        self.tell(entry)
        return entry

    def act(self, seat: int, words: str, *, by: str, command: str | None, at: float) -> LogEntry:
        """Make the seat's choice of these words. Raises IllegalChoice, and then nothing has changed."""
        return self.make(self.match.choice(seat, words), by=by, command=command, at=at)

    def make(self, choice: Choice, *, by: str, command: str | None, at: float) -> LogEntry:
        """Make a choice."""
        seat, lines = choice.seat, len(self.match.log)
        before = self._before(seat, by)
        events = self.match.make(choice)
        dice = tuple(answer for who, answer in self.match.log[lines:] if who == CHANCE)
        hashed = self.match.hashes.get(len(self.match.log), "")
        entry = self._entry(ACT, seat, choice.option.words, by=by, command=command, at=at)
        entry = entry._replace(dice=dice, hash=hashed)
        self._after_act(entry, events, before)
        return entry

    def seal(self, choice: Choice, command: str | None, at: float) -> LogEntry:
        """Keep an answer until the window opens. Raises IllegalChoice where one is kept already."""
        words = choice.option.words
        if choice.seat in self.sealed:
            raise IllegalChoice(f"'{words}' cannot be chosen now.", hint="take your answer back first.")
        return self.note(SEAL, choice.seat, words, command=command, at=at)

    def undo(self, seat: int, consent: bool, command: str | None, at: float) -> LogEntry:
        """Take the seat's last choice back. Raises UndoRefused."""
        if seat not in self.sealed:
            self.match.clone().undo(seat, consent)
        entry = self._entry(UNDO, seat, "", command=command, at=at)
        self.tell(entry)
        return entry

    def note(self, kind: str, seat: int, words: str, *, command: str | None = None, at: float) -> LogEntry:
        """Write down something that is no move: talk, a motion, a change of seats."""
        entry = self._entry(kind, seat, words, command=command, at=at)
        self.tell(entry)
        return entry

    def _entry(
        self, kind: str, seat: int, words: str, *, by: str = "person", command: str | None = None, at: float
    ) -> LogEntry:
        return LogEntry(self.table.id, self.seq + 1, kind, seat, words, (), by, command, "", at)

    # --- telling entries ----------------------------------------------------------------------------

    def tell(self, entry: LogEntry) -> None:
        """Add one entry of the log. Raises Differs or IllegalChoice where it does not fit."""
        if entry.kind == ACT:
            self._replay(entry)
            return
        self._count(entry)
        if entry.kind == OPENING:
            self._add_events(self.match.opening, entry.at)
            self.clocks.open(entry.at)
        elif entry.kind == UNDO:
            self._take_back(entry)
        elif entry.kind in (ASK, AGREE, DECLINE):
            self._move(entry)
        elif entry.kind == TELL:
            to, _, text = entry.words.partition(" ")
            self.told.add(Item(items.TOLD, entry.at, entry.seat, text, only=(entry.seat, int(to))))
        elif entry.kind == ORDER:
            self._order(entry)
        elif entry.kind == SEAL:
            self.sealed[entry.seat] = entry.words
        else:
            self._change(entry)

    def _replay(self, entry: LogEntry) -> None:
        before = self._before(entry.seat, entry.by)
        self.match.replay([(Seat(entry.seat), entry.words), *((CHANCE, said) for said in entry.dice)])
        if entry.hash and self.match.hashes.get(len(self.match.log)) != entry.hash:
            raise Differs(
                f"The position after step {entry.seq} is not the one that was played.",
                hint=CHANGED,
            )
        self._after_act(entry, self.match.acts[-1].events, before)

    def _before(self, seat: int, by: str) -> "Before":
        ordered = self.orders.answer(seat) if by == BY_ORDER else None
        return Before(self.number, seat in self.owing(), "" if ordered is None else ordered.name)

    def _after_act(self, entry: LogEntry, events: list[Event], before: "Before") -> None:
        self._count(entry)
        self.chosen.append(Chosen(entry.seq, entry.by, before.number, self.told.total()))
        if entry.by == BY_ORDER:
            self._tell_owner(items.ORDERED, entry, f"{before.order} {entry.words}")
        elif entry.by == BY_CLOCK:  # the others need not learn who had not answered yet
            self._tell_owner(items.SEATED, entry, LATE)
        self._add_events(events, entry.at, entry.seq if entry.by == BY_BOT and self.table.practice else 0)
        if before.owed:
            self.clocks.answer(entry.seat, entry.at)
        if self.number != before.number:
            self.clocks.open(entry.at)
            self.late.clear()
            self.sealed.clear()
            if self.motion is not None and self.motion.what == UNDO:
                self.motion = None  # it was about a choice that is no longer the last
        self._drop_what_no_longer_fits(entry)

    def _drop_what_no_longer_fits(self, entry: LogEntry) -> None:
        """Sealed answers that something done beside has made impossible, and orders whose time is over."""
        for seat, words in tuple(self.sealed.items()):
            if words not in [option.words for option in self.match.options(seat)]:
                del self.sealed[seat]
        for seat, name in self.orders.end_those_over():
            self._tell_owner(items.ORDER, entry._replace(seat=seat), f"{name} {OVER}")

    def _count(self, entry: LogEntry) -> None:
        self.seq = entry.seq
        if entry.command is not None:
            self.commands.add(entry.command)

    def _add_events(self, events: Iterable[Event], at: float, entry: int = 0) -> None:
        """The first event of a choice that can be explained leads to its entry."""
        for number, event in enumerate(events):
            only = event.seats if event.phrase.private else None
            self.told.add(Item(items.EVENT, at, -1, event=event, only=only, entry=0 if number else entry))

    def _tell_owner(self, kind: NoteKind, entry: LogEntry, text: str) -> None:
        self.told.add(Item(kind, entry.at, entry.seat, text, only=(entry.seat,)))

    def _order(self, entry: LogEntry) -> None:
        name, *value, switch = entry.words.split(" ")
        if switch == ON:
            self.orders.give(entry.seat, name, int(value[0]) if value else 0)
        else:
            self.orders.cancel(entry.seat, name)
        self._tell_owner(items.ORDER, entry, entry.words)

    def _take_back(self, entry: LogEntry) -> None:
        if self.sealed.pop(entry.seat, None) is not None:
            self._tell_owner(items.TAKEN_BACK, entry, "")
            return
        lines = len(self.match.log)
        chosen_before = self.chosen
        before = iter([*zip(self.match.acts, self.chosen, strict=True)])
        self.match.undo(entry.seat, consent=True)
        self.chosen = [
            next(chosen for act, chosen in before if (act.seat, act.words) == (kept.seat, kept.words))
            for kept in self.match.acts
        ]
        self._by_hand[entry.seat] = self.number
        self.motion = None
        if len(self.match.log) == lines:  # only a sealed answer: nobody else is told
            self._tell_owner(items.TAKEN_BACK, entry, "")
            return
        undoes = self.told.first_event_from(chosen_before[len(self.chosen)].told)
        self.told.add(Item(items.TAKEN_BACK, entry.at, entry.seat, undoes=undoes))
        self.line += 1
        self.sealed.clear()
        self.clocks.open(entry.at)

    def _move(self, entry: LogEntry) -> None:
        if entry.kind == ASK:
            self.motion = Motion(entry.words, entry.seat, self.number, frozenset({entry.seat}))
        elif self.motion is not None and entry.kind == AGREE:
            self.motion = self.motion._replace(agreed=self.motion.agreed | {entry.seat})
        else:
            self.motion = None
        self.told.add(Item(items.MOTION, entry.at, entry.seat, f"{entry.kind} {entry.words}".strip()))

    def _change(self, entry: LogEntry) -> None:
        self.told.add(Item(NOTES[entry.kind], entry.at, entry.seat, entry.words))
        if entry.kind in (PAUSE, RESUME, END):
            self.motion = None
        elif entry.kind == SEAT and entry.words == LATE:
            self.late.add(entry.seat)
        if entry.kind == PAUSE:
            self.paused = True
            self.clocks.pause(entry.at)
        elif entry.kind == RESUME:
            self.paused = False
            self.clocks.resume(entry.at)
        elif entry.kind == END:
            self.closed = True
