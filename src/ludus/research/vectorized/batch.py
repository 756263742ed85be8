"""Many games in one process, stepped together into the rows of arrays."""

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.bots import Maker
from ludus.core.errors import IllegalChoice
from ludus.core.ids import Seat
from ludus.encoding import lanes
from ludus.encoding.lanes import Dice, Lane
from ludus.encoding.position import Position
from ludus.research.observation import look
from ludus.research.position import Rules
from ludus.research.sitting import Sitting
from ludus.research.vectorized.arrays import Arrays, refused

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
            self.choose(self._seeds.choice(self.position.ids()))
            if self.position.is_over:
                self.begin()

    @property
    def position(self) -> Position:
        """The game under way."""
        return self.lane.position

    def begin(self) -> None:
        """The next game, up to the first choice. One that ends without a choice is passed over."""
        while True:
            dice = Dice(random.Random(self._seeds.getrandbits(SEED_BITS)))
            self.lane = Lane(self.rules.begin(quiet=True), dice)
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
        position, below = self.position, self.lane.below
        if self._others is None:
            position.play_on(below, self.wishes.forced)
            return
        while position.game.asked:
            self._others.play(below)
            if not self.wishes.forced or len(position.ids()) != 1:
                return
            position.choose(position.ids()[0])


def illegal(rules: Rules, row: int, number: int) -> IllegalChoice:
    """What is said of a number that the mask of a game forbids."""
    names = rules.vocabulary.names
    name = names[number] if 0 <= number < len(names) else "nothing"
    return IllegalChoice(
        f"Number {number} ({name}) cannot be chosen now in game {row}.",
        hint="the rows of `mask` say which numbers can; no game has gone on.",
    )


class Batch:
    """So many games, and the arrays in which they stand."""

    def __init__(self, rules: Rules, wishes: Wishes, arrays: Arrays, seeds: Iterable[int]) -> None:
        self.rules = rules
        self.wishes = wishes
        self.arrays = arrays
        self.slots = [Slot(rules, wishes, seed) for seed in seeds]
        self._clear()
        self._write()

    def step(self, actions: Sequence[int] | NDArray[numpy.integer]) -> None:
        """Answer in every game; then the arrays hold what came of it.

        Raises IllegalChoice where a mask forbids it, and then nothing has changed.
        """
        numbers: list[int] = actions.tolist() if isinstance(actions, numpy.ndarray) else list(actions)
        try:
            over = self._answer(numbers)
        except IllegalChoice:
            if (row := refused(self.arrays, numpy.asarray(numbers))) is None:
                raise  # a bot's, or the mask was written on
            raise illegal(self.rules, row, numbers[row]) from None
        self._clear()
        for row in over:
            self._end(row, self.slots[row])
        self._write()

    def _answer(self, numbers: list[int]) -> list[int]:
        """The rows of the games that are over."""
        if self.wishes.bot is None:
            return lanes.answer([slot.lane for slot in self.slots], numbers, self.wishes.forced)
        for slot, number in zip(self.slots, numbers, strict=True):
            slot.position.check(number)
        for slot, number in zip(self.slots, numbers, strict=True):
            slot.choose(number)
        return [row for row, slot in enumerate(self.slots) if slot.position.is_over]

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
        observation, mask, seat = self.arrays.observation, self.arrays.mask, self.arrays.seat
        under_way = [slot.lane for slot in self.slots]
        seat[:] = numpy.frombuffer(lanes.seats(under_way), numpy.int8)
        mask[:] = numpy.frombuffer(lanes.masks(under_way), numpy.bool_).reshape(mask.shape)
        if self.rules.encoding.encoder is not None:
            observation[:] = numpy.frombuffer(lanes.observations(under_way), numpy.uint8).reshape(observation.shape)
            return
        for row, lane in enumerate(under_way):
            asked = lane.position.seat
            assert asked is not None
            look(lane.position, asked, observation[row])
