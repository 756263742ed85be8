"""Playing on: what an estimator must be able to do with games, its own or imagined."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from ludus.bots.estimates.evaluator import AnyGame
from ludus.core.decision import Option
from ludus.core.ids import Seat

Move = tuple[Seat, Option]
Row = tuple[float, ...]  # one number per seat


class Start(NamedTuple):
    """Where a play-out begins: a game, which is left as it is, the moves made in it first, and the dice after them."""

    before: AnyGame
    moves: Sequence[Move]
    dice: random.Random
    world: int  # play-outs of one world differ in nothing but their moves, as far as they go


class PlayOut(NamedTuple):
    """What came of one: everybody's chance to win and points, and the steps of work it took."""

    chances: Row
    points: Row
    steps: int


class Foresight:
    """Plays games on from where they start and says what they come to."""

    def play_outs(self, starts: Sequence[Start]) -> list[PlayOut]:
        """What came of each."""
        raise NotImplementedError

    def known(self, before: AnyGame, moves: Sequence[Move]) -> PlayOut | None:
        """What a game is worth after these moves, where playing on would add nothing."""
        raise NotImplementedError
