"""The door to many games at once: self-play on all seats, or one learner against bots."""

import random
import secrets
from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from ludus.core.errors import BadSetting
from ludus.research.position import Rules
from ludus.research.sitting import check_seat
from ludus.research.vectorized.arrays import Arrays, allocate
from ludus.research.vectorized.batch import SEED_BITS, Batch, Wishes
from ludus.research.vectorized.workers import SharedBatch


class VectorGames:
    """`count` games that go on together. After `reset` and every `step` the arrays are those of the next question.

    The arrays are filled anew by each step: copy what you want to keep.
    """

    def __init__(self, rules: Rules, count: int, wishes: Wishes, seed: int | None = None, workers: int = 0) -> None:
        """Begins the games. Raises BadSetting."""
        if count < 1 or not 0 <= workers <= count:
            raise BadSetting(
                f"There cannot be {count} games on {workers} processes.",
                hint="take one game or more, and no more processes than games; 0 steps them in this one.",
            )
        check_seat(wishes.seat, rules.seats)
        self.rules = rules
        self.count = count
        self.wishes = wishes
        self.workers = workers
        self._batch: Batch | SharedBatch | None = None
        self.reset(seed)

    @property
    def arrays(self) -> Arrays:
        """What stands in every game."""
        return self._going.arrays

    @property
    def _going(self) -> Batch | SharedBatch:
        if self._batch is None:
            raise BadSetting("The games were closed.", hint="`reset` begins them anew.")
        return self._batch

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin all games anew: the same ones for the same seed, on however many processes."""
        self.close()
        rng = random.Random(secrets.randbits(SEED_BITS) if seed is None else seed)
        seeds = [rng.getrandbits(SEED_BITS) for _ in range(self.count)]
        if self.workers:
            self._batch = SharedBatch(self.rules, self.wishes, seeds, self.workers)
        else:
            self._batch = Batch(self.rules, self.wishes, allocate(self.rules, self.count), seeds)
        return self.arrays

    def step(self, actions: Sequence[int] | NDArray[numpy.integer]) -> Arrays:
        """Answer for the seat that is asked in every game. Raises IllegalChoice where a mask forbids it."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Sequence[int] | NDArray[numpy.integer]) -> None:
        """The same without waiting for other processes: do something else meanwhile, then `step_wait`."""
        going = self._going
        if len(actions) != self.count:
            raise BadSetting(
                f"{len(actions)} actions are not one for each of {self.count} games.", hint="give one each."
            )
        if isinstance(going, SharedBatch):
            going.send(actions)
        else:
            going.step(actions)

    def step_wait(self) -> Arrays:
        """What came of the last `step_async`. Raises as `step`."""
        going = self._going
        if isinstance(going, SharedBatch):
            going.receive()
        return going.arrays

    def close(self) -> None:
        """End the processes, where there are any."""
        if isinstance(self._batch, SharedBatch):
            self._batch.close()
        self._batch = None

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getstate__(self) -> dict[str, Any]:
        if isinstance(self._batch, SharedBatch):
            raise BadSetting("Games on other processes cannot be copied.", hint="copy them with workers=0.")
        return self.__dict__
