"""Standing orders: what a seat can decide beforehand."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from tests.conformance.toy.bid import Bid, spare_coins
from tests.conformance.toy.table import ADD, DONE, PASS, Stall


def pass_without_a_ruse(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    return PASS if g.options(seat) == [PASS] else None


def bid_up_to(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    f = g.stack[-1]
    if not isinstance(f, Bid) or not f.owes(seat):
        return None
    return ADD if f.draft(seat).count(ADD) < value and spare_coins(g, seat) else DONE


def give_back(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    """Give a coin to the left, where the seat has more than two."""
    options = g.free(seat)
    return options[0] if options and g.table.coins[seat] > 2 else None


ORDERS: Final = (
    StandingOrder("idle", pass_without_a_ruse, private=True),
    StandingOrder("bid-up-to", bid_up_to, values=(0, 1, 2), lasts="round", scope=lambda g: g.table.round),
    StandingOrder("generous", give_back, beside=True),
)
