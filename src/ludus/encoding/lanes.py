"""Many games that go on side by side: one answer in each, then what the seats that are asked see and can say.

This is the inner loop of programs that learn, compiled with the rules.
"""

import random
from typing import Any

from ludus.core.ids import Seat
from ludus.encoding.position import Position


class Dice:
    """Whole numbers from a generator of fractions, for dice and piles: a fraction has 53 bits, so they are even.

    `Random.randrange` would give the same in several times the time.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._uniform = rng.random

    def below(self, end: int) -> int:
        """A whole number from 0 to `end` - 1."""
        return int(self._uniform() * end)

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.rng,)


class Lane:
    """Where one game after the other is played: the one under way, and its dice."""

    def __init__(self, position: Position, dice: Dice) -> None:
        self.position = position
        self.dice = dice
        self.below = dice.below

    def __reduce__(self) -> tuple[Any, ...]:
        return Lane, (self.position, self.dice)


def answer(lanes: list[Lane], ids: list[int], forced: bool) -> list[int]:
    """Answer in every game, and let it go on to the next question; the places of those that are over.

    Raises IllegalChoice, and then nothing has changed.
    """
    for i in range(len(lanes)):
        lanes[i].position.check(ids[i])
    over: list[int] = []
    for i in range(len(lanes)):
        lane = lanes[i]
        position = lane.position
        position.choose(ids[i])
        position.play_on(lane.below, forced)
        if not position.game.asked:
            over.append(i)
    return over


def seats(lanes: list[Lane]) -> bytes:
    """Who is asked in each game, a byte each."""
    return bytes([lane.position.seat_asked() for lane in lanes])


def masks(lanes: list[Lane]) -> bytes:
    """With which numbers they can answer, row after row."""
    return b"".join([lane.position.mask() for lane in lanes])


def observations(lanes: list[Lane]) -> bytes:
    """What they see, row after row; the game must have an encoder."""
    pieces: list[bytes] = []
    writer = lanes[0].position.encoding.writer
    for lane in lanes:
        position = lane.position
        position.write(Seat(position.seat_asked()), pieces, writer)
    return b"".join(pieces)
