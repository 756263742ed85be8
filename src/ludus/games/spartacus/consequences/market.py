"""What sales and bids lead to."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.consequences.foretelling import Foretell, always
from ludus.games.spartacus.market.auction import Bidding
from ludus.games.spartacus.table.table import SpartacusGame, printed
from ludus.games.spartacus.words import consequences as words


def sells(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return brings(g, seat, printed(g.table, MarketCard(option.operand)).gold)


def sells_guard(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    box = g.table.box
    return brings(g, seat, box.intrigue_titles[box.title_number["guard"]].gold)


def brings(g: SpartacusGame, seat: Seat, gold: int) -> Message:
    return Message(words.BRINGS_GOLD, (gold, g.table.gold[seat] + gold))


def bids(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """What is left if the bid wins, with the gold laid down before; a bid that loses costs nothing."""
    f = g.enclosing(Bidding)
    if not option.operand and not f.laid[seat]:
        return Message(words.BIDS_NOTHING)
    return Message(words.BIDS, (g.table.gold[seat] - f.laid[seat] - option.operand,))


FORETOLD: Final[dict[str, Foretell]] = {
    "sell": sells,
    "sell-guard": sells_guard,
    "close-stall": always(words.CLOSES_STALL),
    "bid": bids,
    "inform": always(words.LOOKS),
    "look": always(words.LOOKS),
}
