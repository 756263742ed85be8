"""What happened at a table, as its people are told: events of the game, talk, and who sits down or stands up.

Each viewer (a seat, or None for a spectator) has a stream of items of its own, numbered from 1. The numbers count only
what that viewer may know, so a gap never tells that something happened in secret.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple

from msgspec import UNSET, structs

from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.server import protocol
from ludus.server.protocol import NoteKind

EVENT: Final = "event"
SAID: Final = "said"  # to all
TOLD: Final = "told"  # to one other seat
SEATED: Final = "seated"  # a bot holds a seat, or gives it back
TAKEN_BACK: Final = "undo"
MOTION: Final = "motion"  # somebody asks the others to agree to something
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
CLOSED: Final = "closed"  # ended by consent, or by the host of a club night
ORDER: Final = "order"  # a standing order was given, cancelled, or is over: told to its seat only
ORDERED: Final = "ordered"  # a standing order has answered: told to its seat only
TALK: Final = (SAID, TOLD)

Viewer = int | None


class Item(NamedTuple):
    """One thing that happened; `only` names the seats that may know of it at all."""

    kind: NoteKind | Literal["event"]
    at: float
    seat: int
    text: str = ""
    event: Event | None = None
    only: tuple[int, ...] | None = None
    entry: int = 0  # of the log, where a bot chose this and may be asked why
    undoes: int | None = None  # where something was taken back: the place of the first event that no longer counts

    def is_known_to(self, viewer: Viewer) -> bool:
        """Whether the viewer is told of it."""
        return self.only is None or viewer in self.only

    def seen_by(self, viewer: Viewer, number: int) -> protocol.Item:
        """What the viewer is told, ready to send."""
        if self.event is not None:
            seat, why = None if viewer is None else Seat(viewer), True if self.entry else UNSET
            id, facts = self.event.id_for(seat), self.event.facts(seat)
            return protocol.EventItem(n=number, at=self.at, id=id, facts=facts, why=why)
        assert self.kind != EVENT
        to = self.only[-1] if self.kind == TOLD and self.only is not None else UNSET
        return protocol.NoteItem(n=number, kind=self.kind, at=self.at, seat=self.seat, text=self.text, to=to)


class Stream:
    """All items of a table, and each viewer's share of them."""

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._private: list[tuple[int, Item]] = []  # with their places

    def add(self, item: Item) -> None:
        if item.only is not None:
            self._private.append((len(self._items), item))
        self._items.append(item)

    def total(self) -> int:
        """How many items there are."""
        return len(self._items)

    def events_from(self, start: int) -> list[Event]:
        """The events of the game among the items after so many."""
        return [item.event for item in self._items[start:] if item.event is not None]

    def first_event_from(self, start: int) -> int | None:
        """The place of the first event of the game after so many items."""
        places = range(start, len(self._items))
        return next((place for place in places if self._items[place].event is not None), None)

    def count(self, viewer: Viewer) -> int:
        """How many items the viewer has been told."""
        return self._count_up_to(viewer, len(self._items))

    def _count_up_to(self, viewer: Viewer, end: int) -> int:
        return end - sum(place < end and not item.is_known_to(viewer) for place, item in self._private)

    def count_before(self, viewer: Viewer, place: int) -> int:
        """How many items the viewer had been told before the one at this place."""
        return self._count_up_to(viewer, place)

    def find(self, viewer: Viewer, number: int) -> Item | None:
        """The viewer's item of that number."""
        place = self.place_of(viewer, number)
        return None if place is None else self._items[place]

    def place_of(self, viewer: Viewer, number: int) -> int | None:
        """Where the viewer's item of that number lies among all."""
        last = self.count(viewer)
        for place in range(len(self._items) - 1, -1, -1):
            if last < number:
                break
            if self._items[place].is_known_to(viewer):
                if last == number:
                    return place
                last -= 1
        return None

    def is_taken_back(self, place: int) -> bool:
        """Whether what happened there no longer counts."""
        later = self._items[place + 1 :]
        return any(item.undoes is not None and item.undoes <= place for item in later)

    def some(self, viewer: Viewer, place: int, most: int, number: int) -> list[protocol.Item]:
        """What the viewer is told of so many items from a place on, where it has been told `number` before."""
        told: list[protocol.Item] = []
        for item in self._items[place : place + most]:
            if item.is_known_to(viewer):
                told.append(self._seen_by(viewer, item, number + len(told) + 1))
        return told

    def after(self, viewer: Viewer, number: int) -> list[protocol.Item]:
        """What the viewer is told after its item of that number."""
        last = self.count(viewer)
        told: list[protocol.Item] = []
        for item in reversed(self._items):
            if last <= number:
                break
            if item.is_known_to(viewer):
                told.append(self._seen_by(viewer, item, last))
                last -= 1
        told.reverse()
        return told

    def _seen_by(self, viewer: Viewer, item: Item, number: int) -> protocol.Item:
        """What the viewer is told; what was taken back begins at an event, so that it shows no answer nobody saw."""
        seen = item.seen_by(viewer, number)
        if item.undoes is not None and isinstance(seen, protocol.NoteItem):
            seen.since = self._count_up_to(viewer, item.undoes) + 1
        return seen


def hush(items: Iterable[protocol.Item], muted: frozenset[int]) -> Iterator[protocol.Item]:
    """Items as somebody is told them who does not read some seats: of their talk only that there was some."""
    for item in items:
        if isinstance(item, protocol.NoteItem) and item.kind in TALK and item.seat in muted:
            yield structs.replace(item, text="", muted=True)
        else:
            yield item
