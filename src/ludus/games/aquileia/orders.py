"""Standing orders: what a player can settle before the auction comes round to him again."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import DROP
from ludus.games.aquileia.table import AquileiaGame

ROUND: Final = "round"
MOST_COINS: Final = 12


def this_round(g: AquileiaGame) -> object:
    """There is one auction in a round."""
    return g.table.round


def bid_up_to(g: AquileiaGame, seat: Seat, value: int) -> Option | None:
    """Raise by the cheapest coin while the bid stays within so many coins; then drop out."""
    f = g.stack[-1]
    if not isinstance(f, Auction):
        return None
    return g.options(seat)[0] if sum(f.bid) < value else DROP


ORDERS: Final = (
    StandingOrder("bid-up-to", bid_up_to, values=tuple(range(MOST_COINS + 1)), lasts=ROUND, scope=this_round),
)
