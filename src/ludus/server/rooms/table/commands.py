"""What a seat may ask of its table, and when it is refused."""

from typing import Final

from ludus.core.errors import BadSetting, IllegalChoice, UndoRefused
from ludus.server import protocol
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.table.room import Changes, Make, Receipt, Room
from ludus.server.rooms.table.story import (
    AGREE,
    ASK,
    BACK,
    DECLINE,
    END,
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
from ludus.server.rows import BOT, BY_PERSON, STAND_IN, Entry, SeatRow

REPLACE: Final = "replace"
KEPT_STATES: Final = {PAUSE: False, RESUME: True}  # what must be so for it to be asked: is the game paused?


async def perform(room: Room, seat: int, command: protocol.Command) -> Receipt:
    """Do what a seat's owner asks. Raises Refused."""
    make: Make
    match command:
        case protocol.Act():
            make = _act(room, seat, command)
        case protocol.Undo():
            make = _undo(room, seat, command)
        case protocol.Ask():
            make = _ask(room, seat, command)
        case protocol.Vote():
            make = _vote(room, seat, command)
        case protocol.Say():
            make = _say(room, seat, command)
        case protocol.Order():
            make = _order(room, seat, command)
    try:
        return await room.perform(_key(seat, command), make)
    except (IllegalChoice, BadSetting) as error:
        raise by_rules(error) from error


async def answer_for(room: Room, seat: int, words: str, question: tuple[int, int, int | None], *, by: str) -> None:
    """A bot answers for a seat, if the question is still the same. Raises Refused.

    A question is the number of the decision, how often something was taken back, and, for what is said beside the
    decision, how many choices there were: an offer must not be exchanged for another before it is accepted.
    """
    number, line, acts = question

    def make(at: float) -> Changes:
        story = room.playing()
        _same_question(story, number, line)
        if acts is not None and acts != len(story.match.acts):
            raise Refused("stale")
        if story.paused:
            raise Refused("paused")
        return Changes((story.act(seat, words, by=by, command=None, at=at),))

    try:
        await room.perform(None, make)
    except IllegalChoice as error:
        raise by_rules(error) from error


# --- Choices and taking them back ---------------------------------------------------------------------


def _act(room: Room, seat: int, command: protocol.Act) -> Make:
    def make(at: float) -> Changes:
        story = _playing_as(room, seat)
        _same_question(story, command.decision, command.line)
        if story.paused:
            raise Refused("paused")
        key = _key(seat, command)
        if room.is_shut(at) and command.words not in [option.words for option in story.match.free(seat)]:
            return Changes((story.seal(seat, command.words, key, at),))
        return Changes((story.act(seat, command.words, by=BY_PERSON, command=key, at=at),))

    return make


def _undo(room: Room, seat: int, command: protocol.Undo) -> Make:
    def make(at: float) -> Changes:
        story = _playing_as(room, seat)
        _same_question(story, command.decision, command.line)
        key = _key(seat, command)
        try:
            return Changes((story.undo(seat, False, key, at),))
        except UndoRefused as error:
            if not any(act.seat == seat for act in story.match.acts):
                raise by_rules(error) from error
        if not room.table.practice and any(chair.plays_itself for chair in room.chairs):
            raise Refused("undo-bots")
        return _put(room, seat, UNDO, key=key, at=at)

    return make


# --- Deciding beforehand ------------------------------------------------------------------------------


def _order(room: Room, seat: int, command: protocol.Order) -> Make:
    def make(at: float) -> Changes:
        story = _playing_as(room, seat)
        if command.on:
            story.orders.find(command.name, command.value or 0)
        value = [] if command.value is None else [str(command.value)]
        words = " ".join([command.name, *value, ON if command.on else OFF])
        return Changes((story.note(ORDER, seat, words, command=_key(seat, command), at=at),))

    return make


# --- Asking the others --------------------------------------------------------------------------------


def _ask(room: Room, seat: int, command: protocol.Ask) -> Make:
    def make(at: float) -> Changes:
        story = _playing_as(room, seat)
        what, _, target = command.what.partition(" ")
        if KEPT_STATES.get(what, story.paused) != story.paused:
            raise Refused("paused" if story.paused else "not-paused")
        if what == REPLACE and not is_late(story, int(target), at):
            raise Refused("not-late", seat=int(target) + 1)
        return _put(room, seat, command.what, key=_key(seat, command), at=at)

    return make


def _put(room: Room, seat: int, what: str, *, key: str, at: float) -> Changes:
    """Ask; where nobody else has a say, it is carried at once."""
    story = room.playing()
    if story.motion is not None:
        raise Refused("motion-open")
    asked = story.note(ASK, seat, what, command=key, at=at)
    return _carried(room, story, (asked,), at)


def _vote(room: Room, seat: int, command: protocol.Vote) -> Make:
    def make(at: float) -> Changes:
        story = _playing_as(room, seat)
        if story.motion is None:
            raise Refused("no-motion")
        if seat in story.motion.agreed and command.agree:
            raise Refused("voted")
        kind = AGREE if command.agree else DECLINE
        voted = story.note(kind, seat, story.motion.what, command=_key(seat, command), at=at)
        return _carried(room, story, (voted,), at)

    return make


def _carried(room: Room, story: Story, so_far: tuple[Entry, ...], at: float) -> Changes:
    """What follows once everybody who has a say agrees."""
    motion = story.motion
    if motion is None:
        return Changes(so_far)
    what, _, target = motion.what.partition(" ")
    voters = {chair.person for chair in room.chairs if chair.is_human and (what, target) != (REPLACE, str(chair.seat))}
    if not voters <= {room.chairs[seat].person for seat in motion.agreed}:
        return Changes(so_far)
    if what == UNDO:
        return Changes((*so_far, story.undo(motion.seat, True, None, at)))
    if what == REPLACE:
        story.motion = None
        held = hold(story, room.chairs[int(target)], STAND_IN, at)
        return held._replace(entries=(*so_far, *held.entries))
    kind = {PAUSE: PAUSE, RESUME: RESUME, END: END}[what]
    return Changes((*so_far, story.note(kind, motion.seat, "", at=at)))


# --- Talk ---------------------------------------------------------------------------------------------


def _say(room: Room, seat: int, command: protocol.Say) -> Make:
    def make(at: float) -> Changes:
        story = room.playing()
        text = " ".join(command.text.split())
        if not text.isprintable() or not text:
            raise Refused("unprintable", 422)
        kind, words = SAY, text
        if command.to is not None:
            if command.to >= room.table.size or command.to == seat:
                raise Refused("no-seat", 404)
            kind, words = TELL, f"{command.to} {text}"
        return Changes((story.note(kind, seat, words, command=_key(seat, command), at=at),))

    return make


# --- Leaving and coming back --------------------------------------------------------------------------


def hold(story: Story, chair: SeatRow, level: str, at: float, resigned: bool = False) -> Changes:
    """A bot sits down in a person's seat."""
    words = f"{'resigned' if resigned else 'held'} {level}"
    entry = story.note(SEAT, chair.seat, words, at=at)
    return Changes((entry,), {chair.seat: {"level": level, "resigned": resigned}})


async def leave(room: Room, seat: int, level: str, resigned: bool = False) -> None:
    """A bot holds the seat from now on: until its owner is back, or for good. Raises Refused."""

    def make(at: float) -> Changes:
        chair = room.chairs[seat]
        if chair.kind == BOT or chair.resigned or (chair.level and not resigned):
            raise Refused("held")
        return hold(room.playing(), chair, level, at, resigned)

    await room.perform(None, make)


async def come_back(room: Room, seat: int) -> None:
    """The owner takes the seat back. Raises Refused."""

    def make(at: float) -> Changes:
        chair, story = room.chairs[seat], room.playing()
        if chair.kind == BOT or chair.resigned or not chair.level:
            raise Refused("not-held")
        return Changes((story.note(SEAT, seat, BACK, at=at),), {seat: {"level": ""}})

    await room.perform(None, make)


async def mark_late(room: Room, seat: int) -> None:
    """Note, once, that a seat's time is up and the host may seat a bot."""

    def make(at: float) -> Changes:
        story = room.playing()
        if seat in story.late:
            return Changes(())
        return Changes((story.note(SEAT, seat, LATE, at=at),))

    await room.perform(None, make)


def is_late(story: Story, seat: int, now: float) -> bool:
    """Whether the seat owes an answer and its time is up."""
    deadline = story.clocks.deadline(seat) if seat < story.table.size else None
    return deadline is not None and now >= deadline and seat in story.owing()


# --- What every command must pass ---------------------------------------------------------------------


def _key(seat: int, command: protocol.Command) -> str:
    """Commands of different seats never collide, whatever their clients call themselves."""
    return f"{seat}:{protocol.key(command)}"


def _playing_as(room: Room, seat: int) -> Story:
    story = room.playing()
    if room.chairs[seat].level:
        raise Refused("held")
    return story


def _same_question(story: Story, number: int, line: int) -> None:
    if (story.number, story.line) != (number, line):
        raise Refused("stale")
