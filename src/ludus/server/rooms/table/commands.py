"""What may be asked of a table, what comes of it, and when it is refused.

All of it works on a table as it stands and ends in entries of the log. When it is applied, kept and shown is the
room's business (`room.perform`).
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludus.core.errors import BadSetting, IllegalChoice, UndoRefused
from ludus.server import protocol
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.table.story import (
    AGREE,
    ASK,
    BACK,
    DECLINE,
    END,
    HOST,
    LATE,
    OFF,
    ON,
    ORDER,
    PAUSE,
    RESUME,
    SAY,
    SEAT,
    TELL,
    UNDO,
    Story,
)
from ludus.server.rooms.table.timing import is_late, is_shut
from ludus.server.rows import BOT, BY_PERSON, STAND_IN, LogEntry, SeatRow

REPLACE: Final = "replace"
KEPT_STATES: Final = {PAUSE: False, RESUME: True}  # what must be so for it to be asked: is the game paused?


# --- What the server asks for itself, beside the commands of clients ---------------------------------------


class Answer(NamedTuple):
    """A bot, an order or the clock answers for a seat, if the question is still the same.

    A question is the number of the decision, how often something was taken back, and, for what is said beside the
    decision, how many choices there were: an offer must not be exchanged for another before it is accepted.
    """

    words: str
    by: str
    number: int
    line: int
    acts: int | None = None


class Leave(NamedTuple):
    """A bot holds the seat from now on: until its owner is back, or for good."""

    level: str
    resigned: bool = False


class ComeBack(NamedTuple):
    """The owner takes the seat back."""


class MarkLate(NamedTuple):
    """Note, once, that a seat's time is up and the host may seat a bot."""


class CallOff(NamedTuple):
    """The host of a club night ends it, and with it what still runs."""


Wish = protocol.Command | Answer | Leave | ComeBack | MarkLate | CallOff


class Attempt(NamedTuple):
    """A table as it stands when something is asked for a seat, and the key that tells the command from all others."""

    story: Story
    chairs: Sequence[SeatRow]
    seat: int
    key: str | None
    at: float


class Changes(NamedTuple):
    """What came of it: entries of the log, and seats that change with them."""

    entries: tuple[LogEntry, ...]
    seats: dict[int, dict[str, Any]] = {}  # noqa: RUF012 - never changed


def key_of(seat: int, wish: Wish) -> str | None:
    """What tells a client's command from every other at the table, whatever clients of other seats call themselves."""
    if isinstance(wish, Answer | Leave | ComeBack | MarkLate | CallOff):
        return None
    return f"{seat}:{wish.client}/{wish.n}"


def perform(attempt: Attempt, wish: Wish) -> Changes:
    """Do what is asked; the story has gone on by the entries. Raises Refused."""
    try:
        match wish:
            case protocol.Act():
                return _act(attempt, wish)
            case Answer():
                return _answer(attempt, wish)
            case protocol.Undo():
                return _undo(attempt, wish)
            case protocol.Order():
                return _order(attempt, wish)
            case protocol.Ask():
                return _ask(attempt, wish)
            case protocol.Vote():
                return _vote(attempt, wish)
            case protocol.Say():
                return _say(attempt, wish)
            case Leave():
                return _leave(attempt, wish)
            case ComeBack():
                return _come_back(attempt)
            case MarkLate():
                return _mark_late(attempt)
            case CallOff():
                return _noted(attempt, END, HOST)
    except (IllegalChoice, BadSetting) as error:
        raise by_rules(error) from error


# --- Choices and taking them back ---------------------------------------------------------------------


def _act(attempt: Attempt, command: protocol.Act) -> Changes:
    story, at = attempt.story, attempt.at
    _not_held(attempt)
    _same_question(story, command.decision, command.line)
    _not_paused(story)
    choice = story.match.choice(attempt.seat, command.words)
    if choice.owed and is_shut(story, attempt.chairs, at):
        return Changes((story.seal(choice, attempt.key, at),))
    return Changes((story.make(choice, by=BY_PERSON, command=attempt.key, at=at),))


def _answer(attempt: Attempt, answer: Answer) -> Changes:
    story = attempt.story
    _same_question(story, answer.number, answer.line)
    if answer.acts is not None and answer.acts != len(story.match.acts):
        raise Refused("stale")
    _not_paused(story)
    choice = story.match.choice(attempt.seat, answer.words)
    return Changes((story.make(choice, by=answer.by, command=None, at=attempt.at),))


def _undo(attempt: Attempt, command: protocol.Undo) -> Changes:
    story, seat = attempt.story, attempt.seat
    _not_held(attempt)
    _same_question(story, command.decision, command.line)
    try:
        return Changes((story.undo(seat, False, attempt.key, attempt.at),))
    except UndoRefused as error:
        if not any(act.seat == seat for act in story.match.acts):
            raise by_rules(error) from error
    if story.table.night is not None:
        raise Refused("night-undo")
    if not story.table.practice and any(chair.plays_itself for chair in attempt.chairs):
        raise Refused("undo-bots")
    return _put(attempt, UNDO)


# --- Deciding beforehand ------------------------------------------------------------------------------


def _order(attempt: Attempt, command: protocol.Order) -> Changes:
    _not_held(attempt)
    if command.on:
        attempt.story.orders.find(command.name, command.value or 0)
    value = [] if command.value is None else [str(command.value)]
    return _noted(attempt, ORDER, " ".join([command.name, *value, ON if command.on else OFF]))


# --- Asking the others --------------------------------------------------------------------------------


def _ask(attempt: Attempt, command: protocol.Ask) -> Changes:
    story = attempt.story
    _not_held(attempt)
    what, _, target = command.what.partition(" ")
    if KEPT_STATES.get(what, story.paused) != story.paused:
        raise Refused("paused" if story.paused else "not-paused")
    if what == REPLACE and not is_late(story, int(target), attempt.at):
        raise Refused("not-late", seat=int(target) + 1)
    return _put(attempt, command.what)


def _put(attempt: Attempt, what: str) -> Changes:
    """Ask; where nobody else has a say, it is carried at once."""
    if attempt.story.motion is not None:
        raise Refused("motion-open")
    return _carried(attempt, _noted(attempt, ASK, what).entries)


def _vote(attempt: Attempt, command: protocol.Vote) -> Changes:
    _not_held(attempt)
    motion = attempt.story.motion
    if motion is None:
        raise Refused("no-motion")
    if attempt.seat in motion.agreed and command.agree:
        raise Refused("voted")
    return _carried(attempt, _noted(attempt, AGREE if command.agree else DECLINE, motion.what).entries)


def _carried(attempt: Attempt, so_far: tuple[LogEntry, ...]) -> Changes:
    """What follows once everybody who has a say agrees."""
    story, chairs, at = attempt.story, attempt.chairs, attempt.at
    motion = story.motion
    if motion is None:
        return Changes(so_far)
    what, _, target = motion.what.partition(" ")
    voters = {chair.person for chair in chairs if chair.is_human and (what, target) != (REPLACE, str(chair.seat))}
    if not voters <= {chairs[seat].person for seat in motion.agreed}:
        return Changes(so_far)
    if what == UNDO:
        return Changes((*so_far, story.undo(motion.seat, True, None, at)))
    if what == REPLACE:
        story.motion = None
        held = _hold(attempt, chairs[int(target)], Leave(STAND_IN))
        return held._replace(entries=(*so_far, *held.entries))
    kind = {PAUSE: PAUSE, RESUME: RESUME, END: END}[what]
    return Changes((*so_far, story.note(kind, motion.seat, "", at=at)))


# --- Talk ---------------------------------------------------------------------------------------------


def _say(attempt: Attempt, command: protocol.Say) -> Changes:
    text = " ".join(command.text.split())
    if not text.isprintable() or not text:
        raise Refused("unprintable", 422)
    if command.to is None:
        return _noted(attempt, SAY, text)
    if command.to >= attempt.story.table.size or command.to == attempt.seat:
        raise Refused("no-seat", 404)
    return _noted(attempt, TELL, f"{command.to} {text}")


# --- Leaving and coming back --------------------------------------------------------------------------


def _leave(attempt: Attempt, leave: Leave) -> Changes:
    chair = attempt.chairs[attempt.seat]
    if chair.kind == BOT or chair.resigned or (chair.level and not leave.resigned):
        raise Refused("held")
    return _hold(attempt, chair, leave)


def _hold(attempt: Attempt, chair: SeatRow, leave: Leave) -> Changes:
    """A bot sits down in a person's seat."""
    words = f"{'resigned' if leave.resigned else 'held'} {leave.level}"
    entry = attempt.story.note(SEAT, chair.seat, words, at=attempt.at)
    return Changes((entry,), {chair.seat: {"level": leave.level, "resigned": leave.resigned}})


def _come_back(attempt: Attempt) -> Changes:
    chair = attempt.chairs[attempt.seat]
    if chair.kind == BOT or chair.resigned or not chair.level:
        raise Refused("not-held")
    return _noted(attempt, SEAT, BACK)._replace(seats={attempt.seat: {"level": ""}})


def _mark_late(attempt: Attempt) -> Changes:
    return Changes(()) if attempt.seat in attempt.story.late else _noted(attempt, SEAT, LATE)


# --- What they share ----------------------------------------------------------------------------------


def _noted(attempt: Attempt, kind: str, words: str) -> Changes:
    return Changes((attempt.story.note(kind, attempt.seat, words, command=attempt.key, at=attempt.at),))


def _not_held(attempt: Attempt) -> None:
    if attempt.chairs[attempt.seat].level:
        raise Refused("held")


def _not_paused(story: Story) -> None:
    if story.paused:
        raise Refused("paused")


def _same_question(story: Story, number: int, line: int) -> None:
    if (story.number, story.line) != (number, line):
        raise Refused("stale")
