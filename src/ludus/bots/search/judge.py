"""What a search must know of a game: when it is quiet, who stands how, and how to play by rule of thumb."""

import math
import operator
import random
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from ludus.core.decision import Option
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat

Rewards = tuple[float, ...]  # one per seat: about its chance to win
Features = tuple[float, ...]  # one per weight

G = TypeVar("G", bound=Game[Any])  # a game with its own table

SCORE_TERM: Final = 0.05  # what a share of all points counts beside a share of the win


class Judge(Generic[G]):
    """One game's knowledge, made anew for each decision. It changes none of the games it is shown."""

    weighed: list[Features] | None = None  # the features behind the chances told last

    def stage(self, g: G) -> object:
        """Something that changes when the game comes to its next quiet moment; None in between."""
        raise NotImplementedError

    def chances(self, g: G) -> Rewards:
        """Everybody's chance to win, at a quiet moment."""
        raise NotImplementedError

    def features(self, g: G) -> list[Features]:
        """What is known of each seat at a quiet moment, for learning what it is worth."""
        raise NotImplementedError

    def quick(self, g: G, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        """A choice by rule of thumb."""
        raise NotImplementedError

    def searches(self, g: G) -> bool:
        """Whether what is asked now is worth a search."""
        return True

    def known(self, g: G, options: list[Option]) -> list[float] | None:
        """The chance to win with each option of the decision at hand, where it is known without a search."""
        return None

    def lies_open(self, g: G) -> bool:
        """Whether nothing hidden matters now: then one imagined game serves all simulations."""
        return False

    def begin(self, g: G) -> None:
        """A simulation begins."""

    def before_luck(self, g: G) -> None:
        """Chance is about to answer: a judge that knows the odds can take luck out of what it says in the end."""

    def settles(self, g: G) -> bool:
        """Whether what is asked now is left to the rule of thumb below the root."""
        return False

    def prior(self, g: G, seat: Seat, options: list[Option]) -> list[float] | None:
        """How promising each option looks, adding up to 1; None for all alike."""
        return None


def rewards_of(g: G, judge: Judge[G]) -> Rewards:
    """Shares of the win once the game is over, chances before."""
    outcome = g.outcome()
    return judge.chances(g) if outcome is None else shares(outcome)


def shares(outcome: Outcome) -> Rewards:
    """What the end is worth to everybody: the win, and a little for points."""
    seats, total = len(outcome.scores), sum(map(abs, outcome.scores)) or 1
    won = 1 / len(outcome.winners)
    return tuple(
        (won if seat in outcome.winners else 0.0) + SCORE_TERM * (score / total - 1 / seats)
        for seat, score in enumerate(outcome.scores)
    )


def against_the_others(features: list[Features], seat: Seat) -> Features:
    """What a seat has more of than the others have on average, feature by feature."""
    others = len(features) - 1
    return tuple(
        own - (sum(column) - own) / others
        for own, column in zip(features[seat], zip(*features, strict=True), strict=True)
    )


def softmax(strengths: Sequence[float]) -> Rewards:
    """Chances in proportion to the powers of e."""
    top = max(strengths)
    powers = [math.exp(strength - top) for strength in strengths]
    total = sum(powers)
    return tuple(power / total for power in powers)


def weigh(weights: Sequence[float], features: Features) -> float:
    """The sum of the features, each by its weight."""
    return math.fsum(map(operator.mul, weights, features))
