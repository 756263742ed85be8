"""A house that plays Spartacus as `greedy` does, by tastes of its own: for trying which are better."""

from ludus.bots import spartacus
from ludus.bots.greedy import GreedyBot
from ludus.bots.spartacus.reckoning.tastes import Tastes
from ludus.core.decision import Option
from ludus.match import Turn


class ShrewdBot(GreedyBot):
    """Has tastes of its own in Spartacus; plays other games as `greedy` does."""

    def __init__(self, seed: int, tastes: Tastes) -> None:
        super().__init__(seed)
        self.tastes = tastes

    def choose(self, turn: Turn) -> Option:
        if turn.game != "spartacus" or len(turn.options) == 1:
            return super().choose(turn)
        return spartacus.choose(turn, self.rng, self.tastes)

    def propose(self, turn: Turn) -> Option | None:
        if turn.game != "spartacus":
            return super().propose(turn)
        return spartacus.propose(turn, self.rng, self.tastes)
