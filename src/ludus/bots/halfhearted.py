"""Between `plain` and `greedy`: a house that schemes and deals, but often answers without a second thought."""

import random
from typing import Final

from ludus.bots.greedy import GreedyBot
from ludus.bots.plain import PlainBot
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.match import Bot, Turn

OFFHAND: Final = 0.4  # how often it answers as `plain` would


class HalfheartedBot(Bot):
    """Asks one of the two, by lot. It deals as `greedy` does."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.greedy = GreedyBot(seed)
        self.plain = PlainBot(seed)
        self.last: Bot = self.greedy  # who was asked last

    def choose(self, turn: Turn) -> Option:
        if len(turn.options) == 1:
            return turn.options[0]
        self.last = self.plain if self.rng.random() < OFFHAND else self.greedy
        return self.last.choose(turn)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return self.last.explain(turn, option)

    def propose(self, turn: Turn) -> Option | None:
        return self.greedy.propose(turn)
