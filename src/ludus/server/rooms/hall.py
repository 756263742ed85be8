"""All rooms of a process: opened when somebody comes, closed when nobody has been there for a while."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ludus.core.errors import LudusError
from ludus.server.config import Config
from ludus.server.refusals import Refused
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
COLLECT_EVERY: Final = 600.0  # seconds between two searches for garbage among what lives long

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
        self.peers = Peers()
        self.delivery = Delivery(store, config)
        self.notifier = Notifier(self.delivery, config.call_after, self._may_run)
        self.bot_runner = BotRunner(self.bot_workers, config.pace, self._may_run, self.notifier.look)
        self.revocation = Revocation(store, self.rooms, self.refresh)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._stuck: set[str] = set()  # tables that do not replay: waking them must not keep others asleep
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen, to look after bots and clocks, and to tidy up."""
        if self.store.shared:
            from ludus.server.rooms.peers_postgres import PostgresPeers  # noqa: PLC0415 - takes a moment

            self.peers = PostgresPeers(self.store.engine, self._heard, self._met, self._refresh_all)
        self.spawn(self._look_around())

    async def stop(self) -> None:
        """Stop by oneself; what is being written is finished by the store."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_runner.stop()
        await self.notifier.stop()
        self.bot_workers.close()
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
        if seq == 0 or room.story is None or room.story.seq < seq:
            self.spawn(self.refresh(table_id))

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
        collected = time.monotonic()
        while True:
            await _quietly(self._wake)
            await _quietly(self.revocation.look_around)
            await _quietly(self._tidy)
            await asyncio.sleep(self.config.poll_seconds)
            if time.monotonic() - collected > COLLECT_EVERY:
                gc.collect()
                collected = time.monotonic()

    async def _wake(self) -> None:
        now, most = time.time(), MOST_WOKEN + len(self._stuck)
        for table_id in await self.store.read(lambda connection: tables.to_wake(connection, now, most)):
            if table_id not in self._stuck and await self.peers.take(table_id):
                self.bot_runner.nudge(await self.room(table_id))

    async def _tidy(self) -> None:
        before = time.monotonic() - self.config.idle_seconds
        for table_id, room in tuple(self.rooms.items()):
            if not room.listeners and room.used < before and not self.bot_runner.drives(room):
                del self.rooms[table_id]
                self.bot_runner.forget(room)
                self.notifier.forget(room)
                await self.peers.let_go(table_id)


async def _quietly(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A database that is away for a moment must not end the watch."""
    try:
        await work()
    except LudusError:
        pass
    except Exception:
        log.exception("looking around failed")
