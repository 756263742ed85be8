"""A sheet of numbers for what a seat sees: filled in a fixed order, so that all sheets of a game are equally long."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

HIGHEST: Final = 4.0  # numbers are parts of what is usual at most; more than so many times it is not written down

Seen = Mapping[str, Any]  # a part of a view
Names = tuple[object, ...]


@cache
def places(names: Names) -> dict[object, int]:
    """Where each name stands in a list."""
    return {name: i for i, name in enumerate(names)}


class Sheet:
    """Numbers between 0 and `HIGHEST`, from the point of view of one seat: it comes first, the others clockwise.

    Most of them are 0; only the others are written down, by their place.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.length = 0
        self.filled: dict[int, float] = {}

    def number(self, value: float | None, usual: float = 1.0) -> None:
        """A number as part of what is usual at most; none is 0."""
        if value:
            self.filled[self.length] = min(HIGHEST, max(0.0, value / usual))
        self.length += 1

    def numbers(self, values: Iterable[float], count: int, usual: float) -> None:
        """The first numbers of a list."""
        for place, value in zip(range(self.length, self.length + count), values, strict=False):
            if value:
                self.filled[place] = min(HIGHEST, max(0.0, value / usual))
        self.length += count

    def one_of(self, name: object, names: Names) -> None:
        """Which of these it is; none, where there is nothing to name."""
        if name is not None:
            self.filled[self.length + places(names)[name]] = 1.0
        self.length += len(names)

    def some_of(self, present: Iterable[object], names: Names) -> None:
        """Which of these there are."""
        where = places(names)
        for name in present:
            self.filled[self.length + where[name]] = 1.0
        self.length += len(names)

    def counts(self, counted: Mapping[Any, float], names: Names, usual: float) -> None:
        """How many there are of each."""
        where = places(names)
        for name, count in counted.items():
            if count:
                self.filled[self.length + where[name]] = min(HIGHEST, max(0.0, count / usual))
        self.length += len(names)

    def many(self, present: Sequence[object], names: Names, usual: float) -> None:
        """How often each stands in a list."""
        self.counts({name: present.count(name) for name in set(present)}, names, usual)

    def who(self, seat: int | None) -> None:
        """A seat, counted from one's own."""
        if seat is not None:
            self.filled[self.length + (seat - self.seat) % self.seats] = 1.0
        self.length += self.seats

    def those(self, seats: Collection[int]) -> None:
        """Several seats, counted from one's own."""
        for seat in seats:
            self.filled[self.length + (seat - self.seat) % self.seats] = 1.0
        self.length += self.seats

    def round(self) -> list[int]:
        """All seats clockwise, one's own first."""
        return [(self.seat + i) % self.seats for i in range(self.seats)]
