"""A bot without a plan: every option is as likely as any other."""

import random

from ludus.core.decision import Option
from ludus.match import Bot, Turn


class UniformBot(Bot):
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        return self.rng.choice(turn.options)
