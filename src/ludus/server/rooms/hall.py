"""All rooms of a process: opened when somebody comes, closed when nobody has been there for a while."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ludus.core.errors import LudusError
from ludus.server import clock
from ludus.server.config import Config
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.coach import Adviser
from ludus.server.rooms.bots.reviews import Reviews
from ludus.server.rooms.bots.runner import BotRunner
from ludus.server.rooms.bots.workers import BotWorkers
from ludus.server.rooms.calls.delivery import Delivery
from ludus.server.rooms.calls.notifier import Notifier
from ludus.server.rooms.peers import Peers
from ludus.server.rooms.revocation import Revocation
from ludus.server.rooms.table.room import Room
from ludus.server.rooms.table.state_cache import StateCache
from ludus.server.store import tables
from ludus.server.store.store import Store

MOST_WOKEN: Final = 200  # tables in one look around
COLLECT_EVERY: Final = 600.0  # seconds between two searches for garbage among what lives long,
QUIET: Final = 5.0  # and for how long nobody has done anything then
GRACE: Final = 5.0  # seconds that a room stays in any case: somebody may be on the way in
AHEAD: Final = 5.0  # seconds before a clock runs out in which its room stays
FOLLOW_EVERY: Final = 60.0  # seconds between two looks at the clock of the database

log = logging.getLogger("ludus.server")


class Hall:
    """The rooms, those who run them, and the database behind."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.origin = secrets.token_hex(4)  # tells this process from its peers
        self.rooms: dict[str, Room] = {}
        self.states = StateCache()
        self.bot_workers = BotWorkers(config.thinkers, config.think_seconds, tuple(config.bots.split()))
        self.adviser = Adviser(self.bot_workers)
        self.reviews = Reviews(store, config.review_work, self.spawn)
        self.peers = Peers()
        self.delivery = Delivery(store, config)
        self.notifier = Notifier(self.delivery, config.call_after, self._may_run)
        self.bot_runner = BotRunner(self.bot_workers, config, self._may_run, self.notifier.look)
        self.revocation = Revocation(store, self.rooms, self.refresh)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._unused: set[str] = set()  # tables of this process at which nobody was when it last looked
        self._stuck: set[str] = set()  # tables that do not replay: waking them must not keep others asleep
        self._tasks: set[asyncio.Task[None]] = set()
        self._collected = self._followed = time.monotonic()
        self.evictions = 0  # rooms that left memory because all together took too much

    async def start(self, address: str = "") -> None:
        """Begin to listen, to look after bots and clocks, and to tidy up; other processes find it at an address."""
        if self.store.shared:
            from ludus.server.rooms.peers_postgres import PostgresPeers  # noqa: PLC0415 - takes a moment

            clock.HOUSE.set(await self.store.read(tables.time_of))
            self.peers = PostgresPeers(self.store.engine, address, self._heard, self._met, self._refresh_all)
        self.spawn(self._look_around())

    async def stop(self) -> None:
        """Stop by oneself; what is being written is finished by the store."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_runner.stop()
        await self.notifier.stop()
        self.bot_workers.close()
        self.reviews.close()
        await asyncio.to_thread(self.peers.close)

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be. Raises Refused if there is no such table."""
        if (room := self.rooms.get(table_id)) is not None:
            room.used = time.monotonic()
            return room
        opening = self._opening.get(table_id)
        if opening is None:  # whoever else comes meanwhile waits for the same room
            opening = self._opening[table_id] = asyncio.get_running_loop().create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(opening)

    async def visit(self, table_id: str) -> Room:
        """The room of a table for somebody who looks at it: bots that sleep there go on. Raises Refused."""
        room = await self.room(table_id)
        slept, room.seen = self.bot_runner.sleeps(room), time.monotonic()
        if slept:
            self.bot_runner.nudge(room)
        return room

    async def _open(self, table_id: str) -> Room:
        found = await self.store.read(lambda connection: tables.read(connection, table_id))
        if found is None:
            raise Refused("no-table", 404)
        room = Room(self.store, self.origin, found[0], self.states)
        room.changed = self.bot_runner.nudge
        await room.load()
        self.rooms[table_id] = room
        self._see_whether_stuck(room)
        if self.store.shared:  # what a peer wrote while the room was not open yet was not heard
            await self.refresh(table_id)
        self.bot_runner.nudge(room)
        return room

    async def refresh(self, table_id: str) -> None:
        """Seats or settings of a table changed: show it, if its room is open."""
        if (room := self.rooms.get(table_id)) is None:
            return
        try:
            await room.refresh()
            self._see_whether_stuck(room)
            room.tell_people()
        except Refused:  # it is gone
            self.close(table_id)

    def _see_whether_stuck(self, room: Room) -> None:
        (self._stuck.discard if room.trouble is None else self._stuck.add)(room.table.id)

    def close(self, table_id: str) -> None:
        """A table was taken away: nobody can be in its room."""
        if (room := self.rooms.pop(table_id, None)) is not None:
            self.bot_runner.forget(room)
            self.notifier.forget(room)
            room.dismiss()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; an error in it is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    # --- peers ---------------------------------------------------------------------------------

    async def _may_run(self, table_id: str) -> bool:
        return await self.peers.take(table_id)

    def _heard(self, table_id: str, seq: int, origin: str) -> None:
        room = self.rooms.get(table_id)
        if room is None or origin == self.origin:
            return
        if not (room.listeners or room.is_busy or self.peers.holds(table_id)):
            self.spawn(self._unload(room))  # another process runs it: nobody here needs to know
        elif seq == 0 or room.story is None or room.story.seq < seq:
            self.spawn(self.refresh(table_id))

    async def keeps(self, table_id: str, is_wanted: bool) -> bool:
        """Whether this process runs the table, and goes on although somebody has come to another one.

        Where nobody is connected here, a table that is wanted goes to whoever comes: most will come the same way.
        """
        if not self.peers.holds(table_id):
            return False
        room = self.rooms.get(table_id)
        is_used = table_id in self._opening or (room is not None and bool(room.listeners or room.is_busy))
        if is_used or not is_wanted:
            return True
        if room is not None:
            self.bot_runner.abandon(room)
            await self._unload(room)
        else:
            await self.peers.let_go(table_id)
        return False

    def _met(self, person: str) -> None:
        self.spawn(self.revocation.look(person))

    def _refresh_all(self) -> None:
        for table_id in tuple(self.rooms):
            self.spawn(self.refresh(table_id))

    # --- looking around -----------------------------------------------------------------------------

    async def _look_around(self) -> None:
        """Wake tables at which a bot or a clock is due, also those left by a process that died; close idle rooms.

        And show out who may not stay.
        """
        while True:
            await _quietly(self._wake)
            await _quietly(self.revocation.look_around)
            await _quietly(self._tidy)
            await _quietly(self._follow_clock)
            self._collect_when_quiet()
            await asyncio.sleep(self.config.poll_seconds)

    async def _follow_clock(self) -> None:
        """Go by the clock of the database, where others go by it too."""
        if self.store.shared and time.monotonic() - self._followed > FOLLOW_EVERY:
            self._followed = time.monotonic()
            clock.HOUSE.follow(await self.store.read(tables.time_of))

    def _collect_when_quiet(self) -> None:
        """Look for garbage among what lives long, which takes a while, only when nobody plays."""
        now = time.monotonic()
        last = max((room.used for room in self.rooms.values()), default=0.0)
        if now - self._collected > COLLECT_EVERY and now - last > QUIET:
            gc.collect()
            self._collected = time.monotonic()

    async def _wake(self) -> None:
        now, most = clock.now(), MOST_WOKEN + len(self._stuck)
        for table_id in await self.store.read(lambda connection: tables.to_wake(connection, now, most)):
            if table_id not in self._stuck and await self.peers.take(table_id):
                await self._wake_one(await self.room(table_id))

    async def _wake_one(self, room: Room) -> None:
        """Let bots and clocks act; where nothing is due, or nobody looks on, the table is not woken again at once."""
        self.bot_runner.nudge(room)
        if not self.bot_runner.is_driving(room):
            await room.plan(self.bot_runner.sleeps(room))

    async def _tidy(self) -> None:
        """Rooms that nobody uses leave memory: after a while, or at once where all together take too much.

        Their clocks go on: when the next one runs out stands in the database.
        """
        before = time.monotonic() - self.config.idle_seconds
        size = sum(room.size for room in self.rooms.values())
        for room in sorted(self.rooms.values(), key=lambda room: room.used):
            is_over = size > self.config.kept_entries and room.used < time.monotonic() - GRACE
            is_used = room.listeners or room.is_busy or not self.bot_runner.rests(room, AHEAD)
            if is_used or not (room.used < before or is_over):
                continue
            size -= room.size
            self.evictions += is_over
            await self._unload(room)
        unused = self.peers.held - self.rooms.keys()  # somebody asked about them, and nobody came
        for table_id in unused & self._unused:
            await self.peers.let_go(table_id)
        self._unused = unused

    async def _unload(self, room: Room) -> None:
        self.rooms.pop(room.table.id, None)
        self.bot_runner.forget(room)
        self.notifier.forget(room)
        await self.peers.let_go(room.table.id)


async def _quietly(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A database that is away for a moment must not end the watch."""
    try:
        await work()
    except LudusError:
        pass
    except Exception:
        log.exception("looking around failed")
