"""What was said in a game, and what each seat heard of it."""

from mypy_extensions import mypyc_attr

from ludus.core.ids import Seat
from ludus.core.phrase import Event


@mypyc_attr(acyclic=True)
class Told:
    """Something that was said, and what came of it; or where a seat began to imagine, by a number of its own."""

    __slots__ = ("dreams", "events", "seat", "words")

    def __init__(self, seat: Seat, words: str, events: list[Event], dreams: int | None = None) -> None:
        self.seat = seat
        self.words = words
        self.events = events  # empty where nobody listens
        self.dreams = dreams


def lines(told: Told, seat: Seat | None) -> list[str]:
    """What one seat hears of something said."""
    own = [f"> {told.words}\n"] if told.seat == seat and told.dreams is None else []
    heard = [event for event in told.events if event.is_told_to(seat)]
    return [*own, *(f"{event.id_for(seat)} {event.facts(seat)}\n" for event in heard)]
