"""What was said in a game, and what each seat heard of it."""

from typing import NamedTuple

from ludus.core.ids import Seat
from ludus.core.phrase import Event


class Told(NamedTuple):
    """Something that was said, and what came of it; or where a seat began to imagine, by a number of its own."""

    seat: Seat
    words: str
    events: list[Event]
    dreams: int | None = None


def lines(told: Told, seat: Seat | None) -> list[str]:
    """What one seat hears of something said."""
    own = [f"> {told.words}\n"] if told.seat == seat and told.dreams is None else []
    heard = [event for event in told.events if event.is_told_to(seat)]
    return [*own, *(f"{event.id_for(seat)} {event.facts(seat)}\n" for event in heard)]
