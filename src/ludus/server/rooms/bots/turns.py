"""Who is served next where many wait for few: what somebody watches first, and people in turn.

However many tables a person has, each of the others waits for one of them at most. Where there are several workers, one
person never has all of them.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

KEPT_FREE: Final = 1  # workers that a single person leaves to the others


class Ticket(Generic[T]):
    """Something that waits: for whom, and whether somebody looks on."""

    def __init__(self, what: T, person: str | None, watched: bool) -> None:
        self.what = what
        self.person = person
        self.watched = watched
        self.number = 0  # in the order in which they came


class Turns(Generic[T]):
    """Those who wait, and who was served last."""

    def __init__(self, workers: int) -> None:
        self._most = max(1, workers - KEPT_FREE)
        self._waiting: list[Ticket[T]] = []
        self._running: Counter[str | None] = Counter()
        self._served: dict[str | None, int] = {}  # when each person was last served, while they have something here
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, ticket: Ticket[T]) -> None:
        """Wait."""
        self._number += 1
        ticket.number = self._number
        self._waiting.append(ticket)

    def drop(self, ticket: Ticket[T]) -> None:
        """Wait no longer."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
            self._forget(ticket.person)

    def take(self, fits: Callable[[T], bool]) -> Ticket[T] | None:
        """The next one that fits whoever is free; it counts as running until it is finished."""
        could = [one for one in self._waiting if self._running[one.person] < self._most and fits(one.what)]
        if not could:
            return None
        chosen = min(could, key=lambda one: (not one.watched, self._served.get(one.person, 0), one.number))
        self._waiting.remove(chosen)
        self._number += 1
        self._served[chosen.person] = self._number
        self._running[chosen.person] += 1
        return chosen

    def finish(self, ticket: Ticket[T]) -> None:
        """It runs no longer."""
        self._running[ticket.person] -= 1
        self._forget(ticket.person)

    def _forget(self, person: str | None) -> None:
        """Whoever has nothing here any more comes back as somebody new."""
        if self._running[person] <= 0 and not any(one.person == person for one in self._waiting):
            del self._running[person]
            self._served.pop(person, None)
