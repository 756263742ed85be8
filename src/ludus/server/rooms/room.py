"""One table in memory: commands are applied one after the other, kept, and only then acknowledged and shown."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludus.server.rooms import frames, scene
from ludus.server.rooms.items import Viewer
from ludus.server.rooms.refusals import Refused
from ludus.server.rooms.story import Differs, Story
from ludus.server.rows import ENDED, OPEN, PLAYING, Entry, SeatRow, TableRow
from ludus.server.store import journal, tables
from ludus.server.store.journal import Change
from ludus.server.store.store import Store


class Listener:
    """A connection to the room: whose eyes it has, how far it was told, and where to put what it is told next."""

    def __init__(self, viewer: Viewer, owner: str | None, send: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.owner = owner  # the person, or the hash of the token, that the seat belonged to
        self.send = send
        self.told = 0
        self.game = b""  # as it was last sent
        self.ready = False  # has said hello


class Receipt(NamedTuple):
    """A command was applied; `repeated` if it had been before."""

    repeated: bool


Make = Callable[[float], "Draft"]


class Draft(NamedTuple):
    """What a command leads to: entries of the log, and seats that change with them."""

    entries: tuple[Entry, ...]
    seats: dict[int, dict[str, Any]] = {}  # noqa: RUF012 - never changed


class Room:
    """A table, its story, and those who listen."""

    def __init__(self, store: Store, origin: str, table: TableRow) -> None:
        self.store = store
        self.origin = origin
        self.table = table
        self.chairs: list[SeatRow] = []
        self.log: list[Entry] = []
        self.story: Story | None = None
        self.trouble: Differs | None = None  # why there is no story
        self.listeners: set[Listener] = set()
        self.changed: Callable[[Room], None] = lambda _room: None  # told after every change
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._unsure = False  # whether what is in memory may not be in the database

    # --- loading ------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the table and tell its story from the beginning. Raises Refused if the table is gone."""
        found = await self.store.read(self._read)
        if found is None:
            raise Refused("no-table", 404)
        (self.table, self.chairs), self.log = found
        self.story, self.trouble, self._unsure = None, None, False
        if self.log:
            try:
                self.story = Story.load(self.table, self.log)
            except Differs as error:
                self.trouble = error

    def _read(self, connection: Connection) -> tuple[tuple[TableRow, list[SeatRow]], list[Entry]] | None:
        rows = tables.read(connection, self.table.id)
        return None if rows is None else (rows, journal.read(connection, self.table.id))

    async def refresh(self) -> None:
        """Catch up with what another process wrote, or with a change of seats, and show it."""
        async with self._lock:
            await self._catch_up()
            self._publish()
        self.changed(self)

    async def _catch_up(self) -> None:
        """Read what follows in the log; from the beginning where memory and log may have parted."""
        if self._unsure or self.story is None:
            await self.load()
            return
        after, table_id = self.story.seq, self.table.id
        rows, news = await self.store.read(
            lambda connection: (tables.read(connection, table_id), journal.read(connection, table_id, after))
        )
        if rows is None:
            raise Refused("no-table", 404)
        self.table, self.chairs = rows
        for entry in news:
            self.story.tell(entry)
            self.log.append(entry)

    # --- commands -----------------------------------------------------------------------------------

    async def perform(self, command: str | None, make: Make) -> Receipt:
        """Apply a command exactly once. Returns when it is durable. Raises Refused or LudusError: nothing changed."""
        self.used = time.monotonic()
        async with self._lock:
            before = self.table.status, *self.chairs
            receipt = await self._apply(command, make)
            if not receipt.repeated:
                self._publish()
            if before != (self.table.status, *self.chairs):
                self.tell_people()
        if not receipt.repeated:
            self.changed(self)
        return receipt

    async def _apply(self, command: str | None, make: Make) -> Receipt:
        if self._unsure:
            await self._catch_up()
        while True:
            if self.story is not None and command in self.story.commands:  # also the one that ended the game
                return Receipt(repeated=True)
            story = self.playing()
            draft = self._draft(story, make)
            if not draft.entries:
                return Receipt(repeated=True)
            try:
                await self._keep(story, draft)
                return Receipt(repeated=False)
            except IntegrityError:  # another process was first: hear what it wrote, then look again
                await self._catch_up()

    def _draft(self, story: Story, make: Make) -> Draft:
        before = story.seq
        try:
            return make(time.time())
        except Exception:
            self._unsure = story.seq != before  # refused half-way
            raise

    async def _keep(self, story: Story, draft: Draft) -> None:
        """Make it durable. Until that is certain, what is in memory is not to be trusted."""
        self._unsure = True
        columns = self._columns(story, draft)
        change = Change(self.table.id, draft.entries, columns, draft.seats)
        await self.store.write(lambda connection: journal.append(connection, change, self.origin))
        self._unsure = False
        self.log += draft.entries
        if columns:
            self.table = self.table._replace(**columns)
        for seat, values in draft.seats.items():
            self.chairs[seat] = self.chairs[seat]._replace(**values)

    def _columns(self, story: Story, draft: Draft) -> dict[str, Any]:
        """What of the table's row changes: its end, or when the house must act by itself."""
        at = draft.entries[-1].at
        if story.number < 0:
            return {"status": ENDED, "ended": at, "result": story.match.result(), "wake_at": None}
        chairs = [chair._replace(**draft.seats.get(chair.seat, {})) for chair in self.chairs]
        known, wake_at = self.table.wake_at, due(story, chairs, at)
        overdue = known is not None and wake_at is not None and max(known, wake_at) <= at
        return {} if overdue or wake_at == known else {"wake_at": wake_at}

    async def settled(self) -> Story | None:
        """The story, with nothing in it that is not kept yet."""
        async with self._lock:
            if self._unsure:
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

    # --- telling ------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self.used = time.monotonic()
        self.tell_people()

    def leave(self, listener: Listener) -> None:
        """Somebody disconnects."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.tell_people()

    async def greet(self, listener: Listener, since: int) -> None:
        """Answer a hello: everything after the last item the client has, and the game as it stands."""
        async with self._lock:  # not between a command and its commit
            if self._unsure:
                await self._catch_up()
            listener.told = min(since, self.story.told.count(listener.viewer)) if self.story else 0
            listener.game = b""
            listener.ready = True
            listener.send(frames.encode(frames.People(self.people())))
            self._tell(listener, {}, always=True)

    def people(self) -> dict[str, Any]:
        """The table and its seats, as everybody may see them."""
        here = {listener.viewer for listener in self.listeners if listener.viewer is not None}
        watching = sum(listener.viewer is None for listener in self.listeners)
        return scene.people(self.table, self.chairs, here, watching)

    def tell_people(self) -> None:
        """Show everybody who sits where and who is here."""
        frame = frames.encode(frames.People(self.people()))
        for listener in self.listeners:
            if listener.ready:
                listener.send(frame)

    def owns(self, listener: Listener) -> bool:
        """Whether the seat still belongs to whoever listens; a spectator needs none."""
        if listener.viewer is None:
            return True
        chair = self.chairs[listener.viewer]
        return listener.owner is not None and listener.owner in (chair.person, chair.token_hash)

    def dismiss(self) -> None:
        """Tell everybody that the table is gone."""
        gone = Refused("no-table", 404)
        frame = frames.encode(frames.No(gone.code, str(gone), gone.hint))
        for listener in tuple(self.listeners):
            listener.send(frame)
        self.listeners.clear()

    def _publish(self) -> None:
        games: dict[Viewer, bytes] = {}
        for listener in tuple(self.listeners):
            if listener.ready and self.owns(listener):
                self._tell(listener, games)

    def _tell(self, listener: Listener, games: dict[Viewer, bytes], always: bool = False) -> None:
        """Send what is new to this viewer; nothing at all if nothing it may know has changed."""
        story, viewer = self.story, listener.viewer
        if story is None:
            if always:
                listener.send(frames.encode(frames.State(1, 0, viewer, [])))
            return
        if viewer not in games:
            games[viewer] = frames.encode(scene.scene(story, viewer))
        game, count = games[viewer], story.told.count(viewer)
        if game == listener.game and count == listener.told and not always:
            return
        fresh = story.told.after(viewer, listener.told)
        shown = None if game == listener.game else msgspec.Raw(game)
        listener.send(frames.encode(frames.State(listener.told + 1, count, viewer, fresh, shown)))
        listener.told, listener.game = count, game


def due(story: Story, chairs: Iterable[SeatRow], now: float) -> float | None:
    """When the house must act by itself: at once if a bot is asked, when a clock runs out, or never."""
    if story.paused or story.number < 0:
        return None
    owing = story.owing()
    if any(chair.plays_itself for chair in chairs if chair.seat in owing):
        return now
    return story.clocks.first_deadline(seat for seat in owing if seat not in story.late)
