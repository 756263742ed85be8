"""Bots think in processes of their own, a bounded number at a time and for a bounded time.

A worker tells itself the log of the table and hands the bot a `Turn`: what the seat may know, and nothing else. It
keeps the last stories, so that a long game is not told from the beginning for every choice.
"""

import asyncio
import hashlib
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

from ludus.bots import find
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.server.rooms.table.story import Story
from ludus.server.rows import STAND_IN, Entry, TableRow

KEPT: Final = 64  # stories a worker remembers

T = TypeVar("T")


class Question(NamedTuple):
    """What a worker is asked: the table, its log, and which seat a bot of which level answers for."""

    table: TableRow
    log: tuple[Entry, ...]
    seat: int
    level: str
    beside: bool  # whether to propose something beside the decision, rather than to answer it


_stories: OrderedDict[str, tuple[Story, tuple[Entry, ...]]] = OrderedDict()


def answer(question: Question) -> str | None:
    """The words the bot says; None where it has nothing (more) to propose. Runs in a worker."""
    match = story_of(question).match
    decision = match.decision
    options = match.options(question.seat)
    if decision is None:
        return None
    bot = find(question.level)(seed_of(question))
    turn = Turn(match, Seat(question.seat), decision, options)
    if question.beside:
        proposal = bot.propose(turn)
        return None if proposal is None else proposal.words
    return bot.choose(turn).words if options else None


def story_of(question: Question) -> Story:
    """The story up to the question, from where this worker last left it if it can be."""
    found = _stories.pop(question.table.id, None)
    if found is None or question.log[: len(found[1])] != found[1]:
        story = Story.load(question.table, list(question.log))
    else:
        story = found[0]
        for entry in question.log[len(found[1]) :]:
            story.tell(entry)
    _stories[question.table.id] = (story, question.log)
    if len(_stories) > KEPT:
        _stories.popitem(last=False)
    return story


def seed_of(question: Question) -> int:
    """Another one for every choice, the same when it is asked again."""
    plain = f"{question.table.seed}/bot/{question.seat}/{len(question.log)}".encode()
    return int.from_bytes(hashlib.blake2b(plain, digest_size=8).digest(), "big")


def _ignore_interrupts() -> None:
    """The server says when its workers stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotWorkers:
    """The workers. A question that takes too long is answered by a quicker bot."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)
        self.overruns = 0

    async def ask(self, question: Question) -> str | None:
        """What the bot says, in turn with the other tables."""
        async with self._free:
            try:
                future = self._start().submit(answer, question)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
            except (TimeoutError, BrokenProcessPool):
                self.overruns += 1
                self._replace()
        return await asyncio.to_thread(answer, question._replace(level=STAND_IN))

    async def work_out(self, job: Callable[[Question], T], question: Question) -> T | None:
        """Something else about a table that takes long; None where it takes too long."""
        async with self._free:
            try:
                future = self._start().submit(job, question)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
            except (TimeoutError, BrokenProcessPool):
                self.overruns += 1
                self._replace()
                return None

    def close(self) -> None:
        """Stop the workers, also those that think."""
        self._replace()

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_ignore_interrupts)
        return self._pool

    def _replace(self) -> None:
        """A worker cannot be interrupted, only ended; new ones start when they are needed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in running:
                worker.kill()
