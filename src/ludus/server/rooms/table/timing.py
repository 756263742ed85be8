"""When something is due at a table: a window opens, a reminder goes out, a seat's time is up, a bot must act."""

from collections.abc import Sequence
from typing import Final

from ludus.server.rooms.table.story import Story
from ludus.server.rows import SeatRow

REMIND_FROM: Final = 600.0  # seconds a decision must have for a reminder to make sense
REMIND_AT: Final = 0.8  # of the time


def due(story: Story, chairs: Sequence[SeatRow], now: float) -> float | None:
    """When the server must act by itself: at once if a bot is asked, when a clock runs out, or never."""
    if story.paused or story.number < 0:
        return None
    owing = story.owing()
    if any(chair.plays_itself for chair in chairs if chair.seat in owing):
        return now
    if any(chair.is_human and story.ready(chair.seat) is not None for chair in chairs):
        return shut_until(story, chairs) or now
    waited_for = [seat for seat in owing if seat not in story.late]
    reminders = [at for seat in waited_for if (at := remind_at(story, seat)) is not None and at > now]
    return min(reminders, default=story.clocks.first_deadline(waited_for))


def remind_at(story: Story, seat: int) -> float | None:
    """When a seat is reminded that its time runs out; never where it has only minutes."""
    deadline = story.clocks.deadline(seat)
    if deadline is None or story.table.clock.seconds < REMIND_FROM:
        return None
    return story.clocks.opened + REMIND_AT * (deadline - story.clocks.opened)


def is_late(story: Story, seat: int, now: float) -> bool:
    """Whether the seat owes an answer and its time is up."""
    deadline = story.clocks.deadline(seat) if seat < story.table.size else None
    return deadline is not None and now >= deadline and seat in story.owing()


def shut_until(story: Story, chairs: Sequence[SeatRow]) -> float | None:
    """When a window opens that people are asked in, where others could draw conclusions from the time it takes.

    None where none is shut. What all can see decides it, never a hand.
    """
    decision = story.match.decision
    if decision is None or not story.is_window() or not story.table.clock.quiet:
        return None
    people = {chair.person for chair in chairs if chair.is_human}
    asked = any(chair.is_human for chair in chairs if chair.seat in decision.seats)
    return story.clocks.shut_until() if asked and len(people) > 1 else None


def is_shut(story: Story, chairs: Sequence[SeatRow], now: float) -> bool:
    """Whether answers to the present decision are kept until later."""
    until = shut_until(story, chairs)
    return until is not None and now < until
