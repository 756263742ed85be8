"""Writing: jobs wait in one queue, and a thread takes all that wait into one transaction.

One commit to the disk then serves every table that acted in the last moment. A job is a plain function of a
connection. When one of a group fails, the group is rolled back and each job runs again by itself, so that only the one
that failed is refused: jobs must not mind being run twice.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

LARGEST_GROUP: Final = 256
DEADLOCK: Final = "40P01"

T = TypeVar("T")
Job = Callable[[Connection], T]


class Waiting(NamedTuple):
    """A job and whoever waits for it."""

    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"


class Writer:
    """The threads that write. SQLite has one writer; PostgreSQL may have several."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, name=f"writer-{i}", daemon=True) for i in range(threads)]
        self.commits = 0
        self.written = 0
        for thread in self._threads:
            thread.start()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; returns once it is durable. Raises what the job raises."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Waiting(job, loop, answer))
        return await asyncio.shield(answer)  # a client that goes away does not stop its commit

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finish what waits, then stop."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, more = self._gather(first)
            self._run(group)
            if not more:
                return

    def _gather(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """Everything that waits, and whether to go on after it."""
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, False
            group.append(job)
        return group, True

    def _run(self, group: list[Waiting]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [waiting.job(connection) for waiting in group]
        except Exception as error:
            if len(group) == 1 and not _is_deadlock(error):
                _answer(group, [error])
                return
            for waiting in group:
                self._run([waiting])
            return
        self.commits += 1
        self.written += len(group)
        _answer(group, results)


def _is_deadlock(error: Exception) -> bool:
    """Whether PostgreSQL had to choose between two that waited for each other: by now the other one goes on."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def _answer(group: list[Waiting], results: list[Any]) -> None:
    """Wake each event loop once, however many of its jobs are done."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, result in zip(group, results, strict=True):
        by_loop.setdefault(waiting.loop, []).append((waiting.answer, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for answer, result in answers:
        if answer.done():
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
