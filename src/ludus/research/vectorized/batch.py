"""Many games in one process, stepped together into the rows of arrays."""

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.bots import Maker
from ludus.core.ids import Seat
from ludus.research.observation import look
from ludus.research.position import Rules
from ludus.research.sitting import Sitting
from ludus.research.vectorized.arrays import Arrays

SEED_BITS: Final = 64


class Wishes(NamedTuple):
    """How games are to be played."""

    forced: bool = True  # whether an answer that is the only one is given by itself
    bot: Maker | None = None  # who sits on the other seats, where there is but one learner
    seat: int | None = None  # where that learner sits; else one further with every game
    spread: int = 0  # at most so many answers by lot before the first question, lest all games go on in step


class Slot:
    """A place for one game after the other."""

    def __init__(self, rules: Rules, wishes: Wishes, seed: int) -> None:
        self.rules = rules
        self.wishes = wishes
        self.games = 0
        self._seeds = random.Random(seed)
        self.begin()
        for _ in range(self._seeds.randrange(wishes.spread) if wishes.spread else 0):
            self.choose(self._seeds.choice(list(self.position.answers())))
            if self.position.is_over:
                self.begin()

    def begin(self) -> None:
        """The next game, up to the first choice. One that ends without a choice is passed over."""
        while True:
            self._dice = random.Random(self._seeds.getrandbits(SEED_BITS))
            self.position = self.rules.begin()
            self._sit_down()
            self.games += 1
            self._go_on()
            if not self.position.is_over:
                return

    def choose(self, action: int) -> None:
        """Answer for the seat that is asked. Raises IllegalChoice, and then nothing has changed."""
        self.position.choose(action)
        self._go_on()

    def _sit_down(self) -> None:
        bot, seats = self.wishes.bot, self.rules.seats
        self.learner = Seat(self.games % seats if self.wishes.seat is None else self.wishes.seat)
        others = range(seats) if bot is not None else ()
        bots = {Seat(seat): bot(self._seeds.getrandbits(SEED_BITS)) for seat in others if bot and seat != self.learner}
        self._others = Sitting(self.position, bots) if bots else None

    def _go_on(self) -> None:
        """Let chance, bots and lone answers act until a learner has a choice or the game is over."""
        position, below = self.position, self._dice.randrange
        while position.game.asked:
            if self._others is not None:
                self._others.play(below)
            elif position.game.chance is not None:
                position.roll(below)
            if not self.wishes.forced or not position.game.asked:
                return
            answers = position.answers()
            if len(answers) > 1:
                return
            position.choose(next(iter(answers)))


class Batch:
    """So many games, and the arrays in which they stand."""

    def __init__(self, rules: Rules, wishes: Wishes, arrays: Arrays, seeds: Iterable[int]) -> None:
        self.rules = rules
        self.arrays = arrays
        self.slots = [Slot(rules, wishes, seed) for seed in seeds]
        self._clear()
        self._write()

    def step(self, actions: Sequence[int] | NDArray[numpy.integer]) -> None:
        """Answer in every game; then the arrays hold what came of it. Raises IllegalChoice at the first that cannot be.

        Games before that one have gone on, so check the mask first where actions may be wrong.
        """
        self._clear()
        numbers = actions.tolist() if isinstance(actions, numpy.ndarray) else actions
        for row, (slot, action) in enumerate(zip(self.slots, numbers, strict=True)):
            slot.choose(action)
            if not slot.position.game.asked:
                self._end(row, slot)
        self._write()

    def _end(self, row: int, slot: Slot) -> None:
        outcome = slot.position.game.outcome()
        assert outcome is not None
        self.arrays.done[row] = True
        self.arrays.payoff[row] = slot.position.payoffs()
        self.arrays.score[row] = outcome.scores
        slot.begin()

    def _clear(self) -> None:
        for array in (self.arrays.payoff, self.arrays.score, self.arrays.done):
            array.fill(0)

    def _write(self) -> None:
        """What the seat that is asked in each game sees, and can answer."""
        observation, mask = self.arrays.observation, self.arrays.mask
        seats: list[Seat] = []
        pieces: list[bytes] = []
        masks = bytearray(mask.size)
        start, width = 0, mask.shape[1]
        has_bytes = self.rules.encoding.encoder is not None
        for row, slot in enumerate(self.slots):
            position = slot.position
            seat = position.seat
            assert seat is not None
            seats.append(seat)
            position.mark(masks, start)
            start += width
            if has_bytes:
                position.write(seat, pieces)
            else:
                look(position, seat, observation[row])
        self.arrays.seat[:] = seats
        mask[:] = numpy.frombuffer(masks, numpy.bool_).reshape(mask.shape)
        if has_bytes:
            observation[:] = numpy.frombuffer(b"".join(pieces), numpy.uint8).reshape(observation.shape)
