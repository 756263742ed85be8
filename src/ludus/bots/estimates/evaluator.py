"""What an estimator must know of a game beside what a search knows: how far it has got, and what it would score.

A judge says who stands better; an evaluator says how often that wins. Its weights are fitted to games between equals
(`python -m ludus.research.calibration fit`), those of the beginning and those of the end mixed by how far it has got.
"""

import random
from collections.abc import Callable, Sequence
from operator import mul
from typing import Any, ClassVar, NamedTuple

from ludus.bots.search.judge import Features, G, Judge, Rewards, softmax, weigh
from ludus.core.game import Game
from ludus.core.ids import Seat

AnyGame = Game[Any]


class Weights(NamedTuple):
    """What each feature is worth at the beginning, and by how much more at the end; nothing where that is all one."""

    early: Sequence[float]
    change: Sequence[float] = ()


class Evaluator(Judge[G]):
    """Values whole positions, true or imagined: what a seat may know of them is the business of whoever asks."""

    weights: ClassVar[Weights]

    def progress(self, g: G) -> float:
        """How far the game has got, from 0 to 1."""
        raise NotImplementedError

    def points(self, g: G) -> tuple[float, ...]:
        """What everybody would score if the game ended now."""
        raise NotImplementedError

    def chances(self, g: G) -> Rewards:
        return softmax([weigh((*self.weights.early, *self.weights.change), one) for one in self.inputs(g)])

    def inputs(self, g: G) -> list[Features]:
        """The features of each seat, and once more by how far the game has got."""
        part = self.progress(g)
        return [(*one, *map(mul, one, (part,) * len(one))) for one in self.features(g)]


def value_of(g: G, evaluator: Evaluator[G]) -> Rewards:
    """Everybody's share of the win once the game is over, chances before."""
    outcome = g.outcome()
    if outcome is None:
        return evaluator.chances(g)
    share = 1 / len(outcome.winners)
    return tuple(share * (seat in outcome.winners) for seat in range(len(outcome.scores)))


def points_of(g: G, evaluator: Evaluator[G]) -> tuple[float, ...]:
    """Scores once the game is over, what they would be before."""
    outcome = g.outcome()
    return evaluator.points(g) if outcome is None else tuple(map(float, outcome.scores))


EvaluatorMaker = Callable[[Any, Seat, random.Random], Evaluator[Any]]  # of a game in which the seat is asked something
