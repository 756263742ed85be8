"""Bots think in processes of their own, a bounded number at a time and for a bounded time.

A worker tells itself the log of the table and hands the bot a `Turn`: what the seat may know, and nothing else. Tables
stay with the worker that knows them: it is sent only what was added to the log since, and keeps the story it told
itself, so that a long game is not told from the beginning for every choice.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from ludus.bots import find, register
from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.server.rooms.bots.turns import Ticket, Turns
from ludus.server.rooms.table.story import Story
from ludus.server.rows import STAND_IN, LogEntry, TableRow

log = logging.getLogger("ludus.server")

MOST_ENTRIES: Final = 100_000  # of logs that a worker remembers, all tables together: some 500 games of Kampf
MOST_TABLES: Final = 4096  # of which the server remembers who knows them

T = TypeVar("T")


class Question(NamedTuple):
    """What a worker is asked: the table, its log, and which seat a bot of which level answers for."""

    table: TableRow
    log: tuple[LogEntry, ...]
    seat: int
    level: str
    beside: bool  # whether to propose something beside the decision, rather than to answer it
    watched: bool = True  # whether somebody waits to see it


# --- In a worker ----------------------------------------------------------------------------------------


class Forgotten(Exception):
    """The worker does not have the beginning of a log any more."""


class Memory:
    """What a worker remembers of tables: their logs as it was told them, and the stories it told itself."""

    def __init__(self, most: int = MOST_ENTRIES) -> None:
        self._most = most
        self._logs: OrderedDict[str, tuple[LogEntry, ...]] = OrderedDict()  # the longest unused first
        self._stories: dict[str, tuple[Story, tuple[LogEntry, ...]]] = {}
        self.size = 0  # entries

    def complete(self, question: Question, known: int) -> Question:
        """The question with its whole log, of which the first entries are known here. Raises Forgotten."""
        id = question.table.id
        before = self._logs.get(id, ())
        if len(before) < known:
            raise Forgotten
        whole = question._replace(log=(*before[:known], *question.log))
        self._logs[id] = whole.log
        self._logs.move_to_end(id)
        self.size += len(whole.log) - len(before)
        while self.size > self._most and len(self._logs) > 1:
            oldest, gone = self._logs.popitem(last=False)
            self._stories.pop(oldest, None)
            self.size -= len(gone)
        return whole

    def story_of(self, question: Question) -> Story:
        """The story up to the question, from where this worker last left it if it can be."""
        found = self._stories.pop(question.table.id, None)
        if found is None or question.log[: len(found[1])] != found[1]:
            story = Story.load(question.table, list(question.log))
        else:
            story = found[0]
            for entry in question.log[len(found[1]) :]:
                story.tell(entry)
        if question.table.id in self._logs:
            self._stories[question.table.id] = (story, question.log)
        return story


_memory: Final = Memory()
story_of: Final = _memory.story_of


def perform(job: Callable[[Question], T], question: Question, known: int) -> T:
    """Do a job about a table, of whose log this worker knows the first entries already. Raises Forgotten."""
    return job(_memory.complete(question, known))


def answer(question: Question) -> str | None:
    """The words the bot says; None where it has nothing (more) to propose. Runs in a worker."""
    return _answer(story_of(question), question)


def stand_in(question: Question) -> str | None:
    """What a quick bot says instead. Runs anywhere, and remembers nothing."""
    return _answer(Story.load(question.table, list(question.log)), question._replace(level=STAND_IN))


def _answer(story: Story, question: Question) -> str | None:
    match = story.match
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


def seed_of(question: Question) -> int:
    """Another one for every choice, the same when it is asked again."""
    plain = f"{question.table.seed}/bot/{question.seat}/{len(question.log)}".encode()
    return int.from_bytes(hashlib.blake2b(plain, digest_size=8).digest(), "big")


def _prepare(bots: tuple[str, ...]) -> None:
    """Know the bots the server knows. When a worker stops, the server says."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in bots:
        register(name)


# --- In the server --------------------------------------------------------------------------------------


class Worker:
    """One process, and what it was told of each table."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.is_busy = False
        self.entries = 0  # of logs that were sent to it
        self._bots = bots
        self._pool: ProcessPoolExecutor | None = None
        self._told: OrderedDict[str, tuple[int, LogEntry]] = OrderedDict()  # how many entries, and the last of them

    def knows(self, question: Question) -> bool:
        """Whether it has been told of this table."""
        return question.table.id in self._told

    async def do(self, job: Callable[[Question], T], question: Question) -> T:
        """Have a job done. Raises what it raises, and BrokenProcessPool."""
        try:
            return await asyncio.wrap_future(self._submit(job, question))
        except Forgotten:
            self.forget(question)
            return await asyncio.wrap_future(self._submit(job, question))

    def forget(self, question: Question) -> None:
        """Another worker is told of the table from now on."""
        self._told.pop(question.table.id, None)

    def end(self) -> None:
        """A worker cannot be interrupted, only ended; a new one starts when it is needed."""
        pool, self._pool = self._pool, None
        self._told.clear()
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()

    def _submit(self, job: Callable[[Question], T], question: Question) -> "Future[T]":
        known, id = self._known(question), question.table.id
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, _prepare, (self._bots,))
        future = self._pool.submit(perform, job, question._replace(log=question.log[known:]), known)
        self.entries += len(question.log) - known
        if question.log:
            self._told[id] = (len(question.log), question.log[-1])
            self._told.move_to_end(id)
        if len(self._told) > MOST_TABLES:
            self._told.popitem(last=False)
        return future

    def _known(self, question: Question) -> int:
        """How many entries of the log it has; none where it was mended since, or the question is about the past."""
        count, last = self._told.get(question.table.id, (0, None))
        return count if 0 < count <= len(question.log) and question.log[count - 1] == last else 0


class TookTooLong(Exception):
    """A worker had to be ended."""


class Errand(NamedTuple):
    """A job about a table, and who waits for what comes of it."""

    job: Callable[[Question], Any]
    question: Question
    result: "asyncio.Future[Any]"


class BotWorkers:
    """The workers. Where a bot takes too long or fails, a quicker one answers."""

    def __init__(self, workers: int, seconds: float, bots: tuple[str, ...] = ()) -> None:
        self._seconds = seconds
        self._workers = [Worker(bots) for _ in range(workers)]
        self._turns: Turns[Errand] = Turns(workers)
        self._serving: set[asyncio.Task[None]] = set()
        self.answers = 0
        self.overruns = 0

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._turns)

    @property
    def entries(self) -> int:
        """How many entries of logs workers were sent."""
        return sum(worker.entries for worker in self._workers)

    async def ask(self, question: Question) -> str | None:
        """What the bot says, in turn with the other tables."""
        try:
            return await self._have_done(answer, question)
        except TookTooLong:
            pass
        except Exception as error:  # whatever a bot that is not ours raises
            log.error("a bot failed", exc_info=error, extra={"table": question.table.id, "level": question.level})
        return await asyncio.to_thread(stand_in, question)

    async def work_out(self, job: Callable[[Question], T], question: Question) -> T | None:
        """Something else about a table that takes long; None where it takes too long."""
        try:
            return await self._have_done(job, question)
        except TookTooLong:
            return None

    def close(self) -> None:
        """Stop the workers, also those that think."""
        for task in tuple(self._serving):
            task.cancel()
        for worker in self._workers:
            worker.end()

    async def _have_done(self, job: Callable[[Question], T], question: Question) -> T:
        errand = Errand(job, question, asyncio.get_running_loop().create_future())
        ticket = Ticket(errand, question.table.host, question.watched)
        self._turns.put(ticket)
        self._hand_out()
        try:
            done: T = await errand.result
            return done
        finally:
            self._turns.drop(ticket)

    def _hand_out(self) -> None:
        """Whoever is free takes what it knows; then anything, rather than have it wait."""
        for is_own in (True, False):
            for worker in self._workers:
                if not worker.is_busy and (ticket := self._next(worker, is_own)) is not None:
                    worker.is_busy = True
                    task = asyncio.get_running_loop().create_task(self._serve(worker, ticket))
                    self._serving.add(task)
                    task.add_done_callback(self._serving.discard)

    def _next(self, worker: Worker, is_own: bool) -> Ticket[Errand] | None:
        others = [one for one in self._workers if one is not worker]
        if not is_own:
            return self._turns.take(lambda errand: True)
        return self._turns.take(
            lambda errand: worker.knows(errand.question) or not any(one.knows(errand.question) for one in others)
        )

    async def _serve(self, worker: Worker, ticket: Ticket[Errand]) -> None:
        errand = ticket.what
        for other in self._workers:
            if other is not worker:
                other.forget(errand.question)
        try:
            done = await asyncio.wait_for(worker.do(errand.job, errand.question), self._seconds)
            self.answers += 1
            if not errand.result.done():
                errand.result.set_result(done)
        except (TimeoutError, BrokenProcessPool):
            self.overruns += 1
            worker.end()
            _fail(errand, TookTooLong())
        except Exception as error:
            _fail(errand, error)
        finally:
            worker.is_busy = False
            self._turns.finish(ticket)
            if errand.result.done():
                self._hand_out()
            else:  # everything stops
                errand.result.cancel()


def _fail(errand: Errand, error: Exception) -> None:
    if not errand.result.done():
        errand.result.set_exception(error)
