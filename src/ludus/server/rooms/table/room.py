"""One table in memory: commands are applied one after the other, kept, and only then acknowledged and shown."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludus.core.errors import LudusError
from ludus.server import clock, protocol
from ludus.server.protocol import Encoded
from ludus.server.refusals import Refused
from ludus.server.rooms.table import commands, scene
from ludus.server.rooms.table.commands import Attempt, Changes, Wish
from ludus.server.rooms.table.items import Viewer, hush
from ludus.server.rooms.table.patches import Patcher, Shown
from ludus.server.rooms.table.state_cache import StateCache, ViewerState
from ludus.server.rooms.table.story import Differs, Story
from ludus.server.rooms.table.timing import due, shut_until
from ludus.server.rows import ENDED, OPEN, PLAYING, LogEntry, SeatRow, TableRow
from ludus.server.store import journal, people, tables
from ludus.server.store.journal import LogUpdate
from ludus.server.store.store import Store


class Listener:
    """A connection to the room: whose eyes it has, how far it was told, and where to put what it is told next."""

    def __init__(
        self,
        viewer: Viewer,
        owner: str | None,
        send: Callable[[bytes], None],
        epoch: int | None = None,
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.viewer = viewer
        self.owner = owner  # the person, or the hash of the token, that the seat belonged to
        self.epoch = epoch  # of the person's cookie; none for a token or a stranger
        self.send = send
        self.hang_up = hang_up
        self.told = 0
        self.version = 0  # of the game as it was last sent
        self.patches = False  # whether it wants what changed, rather than the game
        self.ready = False  # has said hello


class Receipt(NamedTuple):
    """A command was applied; `repeated` if it had been before. What it led to was shown in so many bytes."""

    repeated: bool
    size: int = 0


Rows = tuple[tuple[TableRow, list[SeatRow]], set[tuple[str, str]], list[LogEntry]]


class Room:
    """A table, its story, and those who listen."""

    def __init__(self, store: Store, origin: str, table: TableRow, states: StateCache) -> None:
        self.store = store
        self.origin = origin
        self.table = table
        self.states = states
        self.chairs: list[SeatRow] = []
        self.muted: set[tuple[str, str]] = set()  # who does not want to read whom
        self.log: list[LogEntry] = []
        self.story: Story | None = None
        self.trouble: Differs | None = None  # why there is no story
        self.listeners: set[Listener] = set()
        self._shown: dict[Viewer, Shown] = {}  # to those who listen
        self.changed: Callable[[Room], None] = lambda _room: None  # told after every change
        self.used = time.monotonic()
        self.seen = -math.inf  # when somebody last looked at the table
        self._lock = asyncio.Lock()
        self._ahead = 0.0  # seconds by which the log is ahead of us: it was written by a clock that was put back since
        self._stale = False  # whether what is in memory may not be in the database

    # --- loading ------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the table and tell its story from the beginning. Raises Refused if the table is gone."""
        found = await self.store.read(self._read)
        if found is None:
            raise Refused("no-table", 404)
        rows, muted, log = found
        story, trouble = None, None
        if log:
            try:
                story = await asyncio.to_thread(Story.load, rows[0], log)  # a long one must not keep the others waiting
            except Differs as error:
                trouble = error
        (self.table, self.chairs), self.muted, self.log = rows, muted, log
        self.story, self.trouble, self._stale = story, trouble, False
        self._ahead = max(0.0, log[-1].at - clock.now()) if log else 0.0

    def _read(self, connection: Connection, after: int = 0) -> Rows | None:
        rows = tables.read(connection, self.table.id)
        if rows is None:
            return None
        ids = [chair.person for chair in rows[1] if chair.person is not None]
        return rows, people.muted_among(connection, ids), journal.read(connection, self.table.id, after)

    async def refresh(self) -> None:
        """Catch up with what another process wrote, or with a change of seats, and show it."""
        async with self._lock:
            await self._catch_up()
            self._publish()
        self.changed(self)

    async def _catch_up(self) -> None:
        """Read what follows in the log; from the beginning where memory and log may have parted."""
        if self._stale or self.story is None:
            await self.load()
            return
        after = self.story.seq
        found = await self.store.read(lambda connection: self._read(connection, after))
        if found is None:
            raise Refused("no-table", 404)
        (self.table, self.chairs), self.muted, news = found
        self._stale = True
        for entry in news:
            self.story.tell(entry)
            self.log.append(entry)
        self._stale = False

    # --- commands -----------------------------------------------------------------------------------

    async def perform(self, seat: int, wish: Wish) -> Receipt:
        """Do what is asked for a seat, exactly once. Returns when it is durable. Raises Refused: nothing changed."""
        self.used = time.monotonic()
        async with self._lock:
            before = self.table.status, *self.chairs
            receipt = await self._apply(seat, wish)
            if not receipt.repeated:
                receipt = receipt._replace(size=self._publish())
            if before != (self.table.status, *self.chairs):
                self.tell_people()
        if not receipt.repeated:
            self.changed(self)
        return receipt

    async def _apply(self, seat: int, wish: Wish) -> Receipt:
        if self._stale:
            await self._catch_up()
        key = commands.key_of(seat, wish)
        while True:
            if self.story is not None and key in self.story.commands:  # also the one that ended the game
                return Receipt(repeated=True)
            story = self.playing()
            before, self._stale = story.seq, True  # until it is kept: the rules may break down, the database be away
            try:
                changes = commands.perform(Attempt(story, self.chairs, seat, key, self.now()), wish)
                if changes.entries:
                    await self._keep(story, changes)
                self._stale = False
                return Receipt(repeated=not changes.entries)
            except LudusError:
                self._stale = story.seq != before  # refused half-way
                raise
            except IntegrityError:  # another process was first: hear what it wrote, then look again
                await self._catch_up()

    async def _keep(self, story: Story, changes: Changes) -> None:
        """Make it durable, and only then part of the table."""
        columns = self._columns(story, changes)
        change = LogUpdate(self.table.id, changes.entries, columns, changes.seats)
        await self.store.write(lambda connection: journal.append(connection, change, self.origin))
        self.log += changes.entries
        if columns:
            self.table = self.table._replace(**columns)
        for seat, values in changes.seats.items():
            self.chairs[seat] = self.chairs[seat]._replace(**values)

    def _columns(self, story: Story, changes: Changes) -> dict[str, Any]:
        """What of the table's row changes: its end, or when the server must act by itself."""
        at = changes.entries[-1].at
        if story.number < 0:
            return {"status": ENDED, "ended": at, "result": story.match.result(), "wake_at": None}
        chairs = [chair._replace(**changes.seats.get(chair.seat, {})) for chair in self.chairs]
        known, wake_at = self.table.wake_at, self._wake_at(story, chairs, at)
        overdue = known is not None and wake_at is not None and max(known, wake_at) <= at - self._ahead
        return {} if overdue or wake_at == known else {"wake_at": wake_at}

    def _wake_at(self, story: Story, chairs: list[SeatRow], at: float) -> float | None:
        """When the server must act by itself, by the clock of the house."""
        when = due(story, chairs, at)
        return None if when is None else when - self._ahead

    def now(self) -> float:
        """What time it is at this table: not earlier than what was last written."""
        return clock.now() + self._ahead

    async def plan(self, asleep: bool) -> None:
        """The time that was written down for the server to act is past: write down the next one."""
        async with self._lock:
            story, known, now = self.story, self.table.wake_at, clock.now()
            if self._stale or story is None or self.table.status != PLAYING or known is None or known > now:
                return
            at = None if asleep else self._wake_at(story, self.chairs, self.now())
            if at is None or at > now:
                await self.store.write(lambda connection: tables.plan(connection, self.table.id, at))
                self.table = self.table._replace(wake_at=at)

    @property
    def is_busy(self) -> bool:
        """Whether something is being done there just now."""
        return self._lock.locked()

    @property
    def size(self) -> int:
        """How much it takes, in entries of its log."""
        return len(self.log)

    async def settled(self) -> Story | None:
        """The story, with nothing in it that is not kept yet."""
        async with self._lock:
            if self._stale:
                await self._catch_up()
            return self.story

    def playing(self) -> Story:
        """The story, while it goes on. Raises Refused."""
        if self.trouble is not None:
            raise Refused("differs", 409, sentence=str(self.trouble))
        if self.story is None or self.table.status == OPEN:
            raise Refused("not-started")
        if self.table.status != PLAYING:
            raise Refused("ended")
        return self.story

    def shut_until(self) -> float | None:
        """When the present window opens; None where none is shut."""
        return None if self.story is None else shut_until(self.story, self.chairs)

    # --- telling ------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody connects. Bots that have nobody to play for go on when somebody looks on."""
        is_first = not self.listeners
        self.listeners.add(listener)
        self.used = self.seen = time.monotonic()
        self.tell_people()
        if is_first:
            self.changed(self)

    def leave(self, listener: Listener) -> None:
        """Somebody disconnects."""
        self.listeners.discard(listener)
        self._forget_unseen()
        self.used = self.seen = time.monotonic()
        self.tell_people()

    async def look_from(self, listener: Listener, seat: int) -> None:
        """The connection has the eyes of another seat of its owner from now on."""
        async with self._lock:
            listener.viewer, listener.ready = seat, False
            self._forget_unseen()
        self.tell_people()

    def _forget_unseen(self) -> None:
        """What nobody looks at any more need not be kept."""
        viewers = {listener.viewer for listener in self.listeners}
        self._shown = {viewer: shown for viewer, shown in self._shown.items() if viewer in viewers}

    async def greet(self, listener: Listener, hello: protocol.Hello) -> int:
        """Answer a hello: what came after the last item the client has, or the last of it, and the game as it stands.

        How many bytes that takes. Raises Refused.
        """
        async with self._lock:  # not between a command and its commit
            if self._stale:
                await self._catch_up()
            if not self.owns(listener):  # somebody else sits there by now
                raise Refused("not-your-seat", 403)
            listener.patches = hello.patches
            state = await self._news_after(listener, hello)
            listener.ready = True
            people = protocol.encode(protocol.People(self.people()))
            listener.send(people)
            listener.send(state)
            return len(people) + len(state)

    async def _news_after(self, listener: Listener, hello: protocol.Hello) -> bytes:
        """What a listener is told after its item `since`, and the game; it counts as told from now on."""
        viewer, answer = listener.viewer, await self._answer(listener.viewer)
        if answer is None:
            listener.told = listener.version = 0
            return protocol.state(1, 0, viewer)
        shown = self._shown.setdefault(viewer, Shown())
        shown.show(answer.game)
        listener.told, listener.version = answer.count, shown.version
        first = answer.first_after(hello.since, hello.most)
        parts = Encoded(answer.after(first - 1), answer.game, version=shown.version if listener.patches else 0)
        return protocol.state(first, answer.count, viewer, parts)

    async def answer(self, viewer: Viewer) -> ViewerState | None:
        """Everything a viewer is told, ready to send; nothing before the game has begun."""
        async with self._lock:
            if self._stale:
                await self._catch_up()
            return await self._answer(viewer)

    async def _answer(self, viewer: Viewer) -> ViewerState | None:
        if self.story is None:
            return None
        return await self.states.get(self.story, viewer, self.muted_for(viewer), self.shut_until())

    def people(self) -> protocol.TablePeople:
        """The table and its seats, as everybody may see them."""
        seated = [listener for listener in self.listeners if listener.viewer is not None]
        owners = {listener.owner for listener in seated if listener.owner is not None}
        here = {chair.seat for chair in self.chairs if owners & {chair.person, chair.token_hash}}
        return scene.people(self.table, self.chairs, here, self.watching())

    def watching(self) -> int:
        """How many look on."""
        return sum(listener.viewer is None for listener in self.listeners)

    def tell_people(self) -> None:
        """Show everybody who sits where and who is here."""
        frame = protocol.encode(protocol.People(self.people()))
        for listener in self.listeners:
            if listener.ready and self.owns(listener):
                listener.send(frame)

    def muted_for(self, viewer: Viewer) -> frozenset[int]:
        """The seats whose talk a viewer does not want to read."""
        return self.muted_by(None if viewer is None else self.chairs[viewer].person)

    def muted_by(self, person: str | None) -> frozenset[int]:
        """The seats whose talk a person does not want to read."""
        return frozenset(chair.seat for chair in self.chairs if (person, chair.person) in self.muted)

    def owns(self, listener: Listener) -> bool:
        """Whether the seat still belongs to whoever listens; a spectator needs none."""
        if listener.viewer is None:
            return True
        chair = self.chairs[listener.viewer]
        return listener.owner is not None and listener.owner in (chair.person, chair.token_hash)

    def dismiss(self) -> None:
        """Tell everybody that the table is gone."""
        gone = Refused("no-table", 404)
        frame = protocol.encode(protocol.Refusal(gone.code, str(gone), gone.hint))
        for listener in tuple(self.listeners):
            listener.send(frame)
        self.listeners.clear()

    def _publish(self) -> int:
        """Show everybody what is new to them; how many bytes the views take, each counted once."""
        told = [listener for listener in self.listeners if listener.ready and self.owns(listener)]
        if self.story is None or not told:
            return 0
        viewers = list(dict.fromkeys(listener.viewer for listener in told))
        patched = {listener.viewer for listener in told if listener.patches}
        patcher = Patcher()
        for viewer, game in scene.scenes(self.story, viewers, self.shut_until()).items():
            self._shown.setdefault(viewer, Shown()).show(protocol.encode(game), patcher if viewer in patched else None)
        for listener in told:
            self._tell(self.story, listener, self._shown[listener.viewer])
        return sum(len(self._shown[viewer].game) for viewer in viewers)

    def _tell(self, story: Story, listener: Listener, shown: Shown) -> None:
        """Send what is new to this viewer; nothing at all if nothing it may know has changed."""
        viewer = listener.viewer
        count = story.told.count(viewer)
        if listener.version == shown.version and count == listener.told:
            return
        fresh = [*hush(story.told.after(viewer, listener.told), self.muted_for(viewer))]
        parts = _news(listener, shown)._replace(items=protocol.encode(fresh))
        listener.send(protocol.state(listener.told + 1, count, viewer, parts))
        listener.told, listener.version = count, shown.version


def _news(listener: Listener, shown: Shown) -> Encoded:
    """Of the game what a listener has not been sent: nothing, what changed, or all of it."""
    if listener.version == shown.version:
        return Encoded()
    if not listener.patches:
        return Encoded(game=shown.game)
    if shown.patch and listener.version == shown.version - 1:
        return Encoded(patch=shown.patch, version=shown.version)
    return Encoded(game=shown.game, version=shown.version)
