"""A house that plays Spartacus as `greedy` does, but bids for the games by what the others will bid."""

from ludus.bots.greedy import GreedyBot
from ludus.bots.spartacus.market import already_laid
from ludus.bots.spartacus.rivals import best_bid
from ludus.bots.spartacus.tastes import GREEDY
from ludus.core.decision import Option
from ludus.match import Turn


class CunningBot(GreedyBot):
    """Knows its rivals; plays other games as `greedy` does."""

    def choose(self, turn: Turn) -> Option:
        if turn.decision.kind != "host-bid" or len(turn.options) == 1 or already_laid(turn):
            return super().choose(turn)
        bid = best_bid(turn.imagine(self.rng), turn.seat, GREEDY)
        return next(option for option in turn.options if option.operand == bid)
