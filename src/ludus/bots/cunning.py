"""A house that plays Spartacus as `greedy` does, but bids by what others will bid, and deals by its chance to win."""

import random
from collections.abc import Callable, Mapping
from typing import Final

from ludus.bots import spartacus
from ludus.bots.greedy import GreedyBot
from ludus.bots.spartacus.market import already_laid
from ludus.bots.spartacus.reckoning.standing import in_gold
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.bots.spartacus.rivals import best_bid_for_the_card, best_bid_for_the_games
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.match import Turn

Bids = Mapping[str, Callable[[SpartacusGame, Seat, Tastes], int]]  # what is bid, by the kind of bidding

BIDS: Final[Bids] = {"bid": best_bid_for_the_card, "host-bid": best_bid_for_the_games}


def choose(turn: Turn, rng: random.Random, bids: Bids = BIDS) -> Option:
    """What such a house says in Spartacus."""
    best_bid = bids.get(turn.decision.kind)
    if best_bid is None or already_laid(turn):
        return spartacus.choose(turn, rng, judgement=in_gold)
    bid = best_bid(turn.imagine(rng), turn.seat, GREEDY)
    return next(option for option in turn.options if option.operand == bid)


class CunningBot(GreedyBot):
    """Knows its rivals; where bids are tied, and in other games, it plays as `greedy` does."""

    def choose(self, turn: Turn) -> Option:
        if turn.game != "spartacus" or len(turn.options) == 1:
            return super().choose(turn)
        return choose(turn, self.rng)

    def propose(self, turn: Turn) -> Option | None:
        if turn.game != "spartacus":
            return super().propose(turn)
        return spartacus.propose(turn, self.rng, judgement=in_gold)
