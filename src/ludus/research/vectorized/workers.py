"""The same on several processes: each has some of the games, and all write into one piece of memory."""

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.core.errors import LudusError
from ludus.research.position import Rules
from ludus.research.vectorized.arrays import placed, refused, size_of
from ludus.research.vectorized.batch import Batch, Wishes, illegal

ACTION: Final = numpy.dtype(numpy.int64)
PATIENCE: Final = 5.0  # seconds a process has to end by itself


class WorkerLost(LudusError):
    """A process that steps games has ended."""


class Part(NamedTuple):
    """What a process has to do: the games from one number to another, of so many."""

    rules: Rules
    wishes: Wishes
    seeds: Sequence[int]  # of all games
    first: int
    end: int


class SharedBatch:
    """Games on several processes, stepped as one batch."""

    def __init__(self, rules: Rules, wishes: Wishes, seeds: Sequence[int], workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        count = len(seeds)
        memory = context.RawArray("b", size_of(rules, count) + count * ACTION.itemsize)
        self.rules = rules
        self.arrays = placed(rules, count, memoryview(memory).cast("B"))
        self._actions = _actions(rules, count, memory)
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        for first, end in pairwise(count * i // workers for i in range(workers + 1)):
            mine, theirs = context.Pipe()
            part = Part(rules, wishes, seeds, first, end)
            process = context.Process(target=_work, args=(theirs, part, memory), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._hear()

    def step(self, actions: Sequence[int] | NDArray[numpy.integer]) -> None:
        """As `Batch.step`. Raises WorkerLost too."""
        self.send(actions)
        self.receive()

    def send(self, actions: Sequence[int] | NDArray[numpy.integer]) -> None:
        """Let the processes begin a step; until `receive` the arrays hold anything. Raises IllegalChoice."""
        numbers = numpy.asarray(actions).astype(ACTION)
        if (row := refused(self.arrays, numbers)) is not None:  # before any process has begun
            raise illegal(self.rules, row, int(numbers[row]))
        self._actions[:] = numbers
        for pipe in self._pipes:
            pipe.send(True)

    def receive(self) -> None:
        """Wait until all have taken the step. Raises as `step`."""
        self._hear()

    def close(self) -> None:
        """End the processes; what stands in the arrays stays there."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            process.kill()
        self._pipes, self._processes = [], []

    def _hear(self) -> None:
        """Wait for all, then raise what went wrong first."""
        wrong: list[LudusError] = []
        for pipe in self._pipes:
            try:
                wrong += pipe.recv()
            except (EOFError, ConnectionError):
                wrong.append(WorkerLost("A process that steps games has ended.", hint="see above for what it said."))
        if wrong:
            raise wrong[0]


def _actions(rules: Rules, count: int, memory: Any) -> NDArray[numpy.int64]:
    """What is answered in each game; it lies behind the arrays."""
    return numpy.ndarray((count,), ACTION, memoryview(memory).cast("B"), size_of(rules, count))


def _work(pipe: "Connection[Any, Any]", part: Part, memory: Any) -> None:
    """Step some of the games whenever told to, until nobody listens. Runs in a process of its own."""
    rules, first, end, count = part.rules, part.first, part.end, len(part.seeds)
    arrays = placed(rules, count, memoryview(memory).cast("B")).rows(first, end)
    actions = _actions(rules, count, memory)[first:end]
    batch = Batch(rules, part.wishes, arrays, part.seeds[first:end])
    pipe.send([])
    while True:
        try:
            pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        wrong: list[LudusError] = []
        try:
            batch.step(actions)
        except LudusError as error:
            wrong.append(error)
        pipe.send(wrong)
