"""Playing on by the policy of a network, all games side by side; what they are worth is what it saw on the way.

The longer the way, the better that agrees with who wins in the end, in Aquileia above all: a round has to be over
before it shows what a choice was good for (docs/lab.md, *A judge that looks ahead by the network*).
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy

from ludus.bots.estimates.evaluator import AnyGame, Evaluator, points_of, value_of
from ludus.bots.estimates.foresight import Foresight, Move, PlayOut, Start
from ludus.bots.network.lookahead import SEEDS, Lane, play_on
from ludus.bots.network.policy import Chances, Policy

WAY: Final = 6  # answers for each seat, whoever gives them, after which a game is left
STEP: Final = 5  # steps by rule of thumb take as long as one with the network


class ByNetwork(Foresight):
    """What a network foresees; points are the evaluator's.

    Whoever compares options does so `by_end`: a game that is over on the way is worth its end alone, which is true, if
    all or nothing. Whoever asks how everybody stands takes it together with what was seen before: that scatters less.
    """

    def __init__(self, policy: Policy, evaluator: Evaluator[Any], rng: random.Random, *, by_end: bool) -> None:
        self.policy = policy
        self.evaluator = evaluator
        self.by_end = by_end
        self.lots = numpy.random.default_rng(rng.randrange(SEEDS))

    def play_outs(self, starts: Sequence[Start]) -> list[PlayOut]:
        lanes = [Lane(after(start.before, start.moves), start.world, start.dice) for start in starts]
        play_on(self.policy, lanes, self.lots, lambda lane: len(lane.seen) >= WAY * self.policy.seats)
        return [
            self._found(lane.game, self._worth(lane).tolist(), len(start.moves) + STEP * lane.steps)
            for lane, start in zip(lanes, starts, strict=True)
        ]

    def known(self, before: AnyGame, moves: Sequence[Move]) -> PlayOut | None:
        """Where it is over."""
        g = after(before, moves)
        return None if g.asked else self._found(g, value_of(g, self.evaluator), len(moves))

    def _worth(self, lane: Lane) -> Chances:
        return lane.worth() if self.by_end else lane.on_the_way()

    def _found(self, g: AnyGame, chances: Iterable[float], steps: int) -> PlayOut:
        return PlayOut(tuple(chances), points_of(g, self.evaluator), steps + 1)


def after(before: AnyGame, moves: Sequence[Move]) -> AnyGame:
    """A copy of the game after these moves, of whose events nobody hears."""
    g = before.clone()
    g.be_quiet()
    for seat, option in moves:
        g.apply(seat, option)
    return g
