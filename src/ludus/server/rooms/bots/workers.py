"""Bots think in processes of their own, a bounded number at a time and for a bounded time.

A worker tells itself the log of the table and hands the bot a `Turn`: what the seat may know, and nothing else. It
keeps the last stories, so that a long game is not told from the beginning for every choice.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

from ludus.bots import find, register
from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.server.rooms.table.story import Story
from ludus.server.rows import STAND_IN, LogEntry, TableRow

log = logging.getLogger("ludus.server")

KEPT: Final = 64  # stories a worker remembers

T = TypeVar("T")


class Question(NamedTuple):
    """What a worker is asked: the table, its log, and which seat a bot of which level answers for."""

    table: TableRow
    log: tuple[LogEntry, ...]
    seat: int
    level: str
    beside: bool  # whether to propose something beside the decision, rather than to answer it


_stories: OrderedDict[str, tuple[Story, tuple[LogEntry, ...]]] = OrderedDict()


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
        return None if proposal is None else offered(proposal, turn.free())
    return offered(bot.choose(turn), options) if options else None


def offered(choice: Option, options: list[Option]) -> str:
    """The words of a choice, which must be one of those offered. Raises IllegalChoice."""
    if choice.words not in [option.words for option in options]:
        raise IllegalChoice(f"'{choice.words}' was not offered.", hint="choose one of the options of the turn.")
    return choice.words


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


def _prepare(bots: tuple[str, ...]) -> None:
    """Know the bots the server knows. When a worker stops, the server says."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in bots:
        register(name)


class BotWorkers:
    """The workers. Where a bot takes too long or fails, a quicker one answers."""

    def __init__(self, workers: int, seconds: float, bots: tuple[str, ...] = ()) -> None:
        self._workers = workers
        self._seconds = seconds
        self._bots = bots
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
            except Exception as error:  # whatever a bot that is not ours raises
                log.error("a bot failed", exc_info=error, extra={"table": question.table.id, "level": question.level})
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
            self._pool = ProcessPoolExecutor(self._workers, context, _prepare, (self._bots,))
        return self._pool

    def _replace(self) -> None:
        """A worker cannot be interrupted, only ended; new ones start when they are needed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in running:
                worker.kill()
