"""A house that plays Spartacus as a cunning one does, but outbids those who are cunning themselves."""

from typing import Final

from ludus.bots import cunning, reasons
from ludus.bots.cunning import BIDS, CunningBot
from ludus.bots.spartacus.market import already_laid
from ludus.bots.spartacus.outbidding import best_bid_for_the_games
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.match import Turn

OUTBIDDING: Final = {**BIDS, "host-bid": best_bid_for_the_games}


class WilyBot(CunningBot):
    """Knows what champions bid for the games; plays other games as `greedy` does."""

    def choose(self, turn: Turn) -> Option:
        if turn.game != "spartacus" or len(turn.options) == 1:
            return super().choose(turn)
        return cunning.choose(turn, self.rng, OUTBIDDING)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        if turn.decision.kind != "host-bid" or len(turn.options) == 1 or already_laid(turn):
            return super().explain(turn, option)
        return reasons.of_outbidding(turn, option)
