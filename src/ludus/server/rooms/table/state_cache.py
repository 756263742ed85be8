"""What hellos are answered with, kept in the form in which it is sent.

A client that comes back asks for what it was told before. That is worked out once for each table and viewer, and what
has been added since is added; the rest goes out as it lies. A viewer is a seat, or None for all who watch, and nothing
kept for one is ever looked up for another.
"""

import asyncio
import weakref
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from ludus.server import protocol
from ludus.server.rooms.table import scene
from ludus.server.rooms.table.items import Viewer, hush
from ludus.server.rooms.table.story import Story

AT_ONCE: Final = 100  # items worked out before others have a turn
MOST_KEPT: Final = 48 * 1024 * 1024  # bytes in one process; the longest unused goes first


class ViewerState:
    """What one viewer of one story is told: the items from the first, and the game as it stands."""

    def __init__(self, story: Story, viewer: Viewer, muted: frozenset[int]) -> None:
        self._story = weakref.ref(story)  # it must not live on in here
        self._viewer = viewer
        self._muted = muted
        self._items = bytearray()  # each followed by a comma
        self._starts = array("Q")
        self._place = 0  # of the next item among all of the table
        self._as_of: tuple[int, float | None] | None = None
        self.game = b""

    @property
    def count(self) -> int:
        """How many items there are."""
        return len(self._starts)

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return len(self._items) + len(self.game) + self._starts.itemsize * len(self._starts)

    def fits(self, story: Story, muted: frozenset[int]) -> bool:
        """Whether it was made for this story, and for somebody who reads the same people."""
        return self._story() is story and self._muted == muted

    async def bring_up(self, story: Story, shut_until: float | None) -> None:
        """Add what has happened since. The story does not go on meanwhile."""
        while self._place < story.told.total():
            self._add(story.told.some(self._viewer, self._place, AT_ONCE, self.count))
            self._place = min(self._place + AT_ONCE, story.told.total())
            if self._place < story.told.total():
                await asyncio.sleep(0)
        if self._as_of != (story.seq, shut_until):
            self.game = protocol.encode(scene.scene(story, self._viewer, shut_until))
            self._as_of = (story.seq, shut_until)

    def first_after(self, since: int, most: int | None) -> int:
        """The number of the first item to send to whoever has those up to `since`, and wants so many at most."""
        first = min(since, self.count) + 1
        return first if most is None else max(first, self.count - most + 1)

    def after(self, number: int) -> bytes:
        """The list of the items after the one of that number."""
        return self.between(number + 1, self.count + 1)

    def between(self, first: int, before: int) -> bytes:
        """The list of the items from one number on, before another."""
        before = min(before, self.count + 1)
        if first >= before:
            return b"[]"
        end = self._starts[before - 1] if before <= self.count else len(self._items)
        return b"[" + self._items[self._starts[first - 1] : end - 1] + b"]"

    def _add(self, news: Iterable[protocol.Item]) -> None:
        for item in hush(news, self._muted):
            self._starts.append(len(self._items))
            self._items += protocol.encode(item) + b","


class StateCache:
    """The answers of a process, within a budget of memory."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, Viewer], ViewerState] = OrderedDict()
        self._sizes: dict[tuple[str, Viewer], int] = {}  # as they were when they were last asked for
        self.size = 0

    async def get(self, story: Story, viewer: Viewer, muted: frozenset[int], shut_until: float | None) -> ViewerState:
        """The answer for a viewer who does not read the seats `muted`, up to date."""
        key = (story.table.id, viewer)
        answer = self._kept.get(key)
        if answer is None or not answer.fits(story, muted):
            answer = ViewerState(story, viewer, muted)
        await answer.bring_up(story, shut_until)
        self._keep(key, answer)
        return answer

    def _keep(self, key: tuple[str, Viewer], answer: ViewerState) -> None:
        self.size += answer.size - self._sizes.get(key, 0)
        self._kept[key], self._sizes[key] = answer, answer.size
        self._kept.move_to_end(key)
        while self.size > self._most:
            oldest, _ = self._kept.popitem(last=False)
            self.size -= self._sizes.pop(oldest)
