"""A house that plays Spartacus as `greedy` does, but bids by what the others will bid."""

from typing import Final

from ludus.bots.greedy import GreedyBot
from ludus.bots.spartacus.market import already_laid
from ludus.bots.spartacus.rivals import best_bid_for_the_card, best_bid_for_the_games
from ludus.bots.spartacus.tastes import GREEDY
from ludus.core.decision import Option
from ludus.match import Turn

BIDS: Final = {"bid": best_bid_for_the_card, "host-bid": best_bid_for_the_games}


class CunningBot(GreedyBot):
    """Knows its rivals; where bids are tied, and in other games, it plays as `greedy` does."""

    def choose(self, turn: Turn) -> Option:
        best_bid = BIDS.get(turn.decision.kind)
        if best_bid is None or len(turn.options) == 1 or already_laid(turn):
            return super().choose(turn)
        bid = best_bid(turn.imagine(self.rng), turn.seat, GREEDY)
        return next(option for option in turn.options if option.operand == bid)
