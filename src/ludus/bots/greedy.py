"""A bot that takes what looks best at once. A game has a mind of its own, or is played by lot."""

import random
from collections.abc import Callable
from typing import Final

from ludus.bots import aquileia, kampf, reasons, spartacus
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.match import Bot, Turn

Mind = Callable[[Turn, random.Random], Option]
Proposer = Callable[[Turn, random.Random], Option | None]

MINDS: Final[dict[str, Mind]] = {"kampf": kampf.choose, "aquileia": aquileia.choose, "spartacus": spartacus.choose}
PROPOSERS: Final[dict[str, Proposer]] = {"spartacus": spartacus.propose}


class GreedyBot(Bot):
    """Weighs each choice by its first consequences; equal ones by lot."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        if len(turn.options) == 1:
            return turn.options[0]
        mind = MINDS.get(turn.game)
        return self.rng.choice(turn.options) if mind is None else mind(turn, self.rng)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return reasons.of_rule(turn, option)

    def propose(self, turn: Turn) -> Option | None:
        proposer = PROPOSERS.get(turn.game)
        return None if proposer is None else proposer(turn, self.rng)
