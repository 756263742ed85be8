"""A bot without a plan: every option is as likely as any other. It makes no offers, but answers those of others."""

import random
from typing import Final

from ludus.bots import reasons
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.match import Bot, Turn

ANSWERS: Final = ("accept", "decline")


class UniformBot(Bot):
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        return self.rng.choice(turn.options)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return reasons.by_lot()

    def propose(self, turn: Turn) -> Option | None:
        answers = [option for option in turn.free() if option.verb in ANSWERS]
        return self.rng.choice(answers) if answers else None
