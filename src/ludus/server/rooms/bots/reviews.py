"""Reviews of finished games, one at a time, in a process of its own that gives way to everything else.

They wait in a queue of bounded length; what is found is kept with the game. A queue is lost with its server: whoever
still waits asks again.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Final, NamedTuple

from ludus.core.errors import LudusError
from ludus.review import EDITION, review
from ludus.review.written import plain
from ludus.server.refusals import Refused
from ludus.server.rooms.table.story import Story
from ludus.server.rows import LogEntry, TableRow
from ludus.server.store import reviews
from ludus.server.store.store import Store

log = logging.getLogger("ludus.server")

MOST_WAITING: Final = 50  # games in the queue
KINDNESS: Final = 15  # how far the process gives way, of 19

_done: "Synchronized[float] | None" = None  # in the process: the part of its game that is looked at


class Wanted(NamedTuple):
    """A finished game to look back on."""

    table: TableRow
    log: tuple[LogEntry, ...]
    work: float = 1.0  # of the usual


class State(NamedTuple):
    """How far the review of a game is: how many are before it, the part that is done; failed, if it cannot be made."""

    ahead: int = 0
    part: float = 0.0
    failed: bool = False


def look_back(wanted: Wanted) -> str:
    """The review of a game, as JSON. Runs in the process."""
    match = Story.load(wanted.table, list(wanted.log)).match

    def tell(step: int, steps: int) -> None:
        if _done is not None:
            _done.value = step / steps

    return json.dumps(plain(review(match, tell, work=wanted.work)))


def _prepare(done: "Synchronized[float]") -> None:
    global _done  # noqa: PLW0603 - a process has no other place for what it is born with
    _done = done
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


class Reviews:
    """The queue, the process, and what came of it."""

    def __init__(self, store: Store, work: float, spawn: Callable[[Any], None]) -> None:
        self._store = store
        self._work_each = work
        self._spawn = spawn
        self._context = multiprocessing.get_context("spawn")
        self._done: Synchronized[float] = self._context.Value("d", 0.0)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: dict[str, Wanted] = {}  # in order; the first is being looked at
        self._failed: set[str] = set()
        self._working = False

    async def found(self, table_id: str, entries: int) -> str | None:
        """The review that is kept with a game, as JSON."""
        return await self._store.read(lambda c: reviews.read(c, table_id, EDITION, entries))

    def state(self, table_id: str) -> State | None:
        """How far a review is that was asked for; None for any other."""
        if table_id in self._failed:
            return State(failed=True)
        if table_id not in self._waiting:
            return None
        ahead = list(self._waiting).index(table_id)
        return State(ahead, 0.0 if ahead else self._done.value)

    def ask(self, wanted: Wanted) -> None:
        """Look back on a game when its turn comes. Raises Refused where too many wait."""
        if wanted.table.id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("busy", 429)
        self._failed.discard(wanted.table.id)
        self._waiting[wanted.table.id] = wanted._replace(work=self._work_each)
        if not self._working:
            self._working = True
            self._spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                table_id, wanted = next(iter(self._waiting.items()))
                await self._look_back(wanted)
                del self._waiting[table_id]
        finally:
            self._working = False

    async def _look_back(self, wanted: Wanted) -> None:
        table_id, entries = wanted.table.id, len(wanted.log)
        try:
            if await self.found(table_id, entries) is not None:  # another process was quicker
                return
            self._done.value = 0.0
            body = await asyncio.wrap_future(self._start().submit(look_back, wanted))
            await self._store.write(
                lambda c: reviews.write(c, table_id, edition=EDITION, entries=entries, body=body, now=time.time())
            )
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a process that died, rules that differ, a database that is away
            self._failed.add(table_id)
            self.close()
            level = logging.INFO if isinstance(error, LudusError) else logging.ERROR
            log.log(level, "a review failed", exc_info=error, extra={"table": table_id})

    def close(self) -> None:
        """End the process, whatever it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, _prepare, (self._done,))
        return self._pool
