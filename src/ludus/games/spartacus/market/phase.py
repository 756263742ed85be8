"""Market phase (rulebook pp. 9, 10).

1. Open market: houses sell and trade (`stalls`, `deals`). At its end every house hides its gold.
   The bank buys as long as the phase lasts.
2. Auction: as many cards as there are houses are laid out face down, turned up and sold one after the other
   (`auction`); informants may look at them beforehand (`informants`).
3. The honour of hosting the games goes to the highest bidder (`host_bid`); then the gold lies open again.
Rulings applied: S-14 (an empty deck), S-58 (hidden gold), S-191 (selling during the auctions).
"""

from typing import Final

from ludus.core.chance import Chance
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.host_bid import HostBid
from ludus.games.spartacus.market.stalls import discards, open_stalls
from ludus.games.spartacus.reactions.moments import HOST_CHOSEN, MARKET_END, ROW_DEALT, Moment
from ludus.games.spartacus.reactions.reactions import open_window
from ludus.games.spartacus.table.lapses import lapse
from ludus.games.spartacus.table.moves import draw_market, lay_in_row
from ludus.games.spartacus.table.table import MARKET, SpartacusGame, all_seats
from ludus.games.spartacus.table.terms import trades_assets
from ludus.games.spartacus.words import market as words


class Market(Frame):
    """The third phase of a round."""

    def steps(self) -> list[Step]:
        return MARKET_STEPS

    def copy(self) -> "Market":
        f = Market()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


# --- 1. Open market ----------------------------------------------------------------------------------


def open_market(f: Market, g: SpartacusGame) -> None:
    g.table.phase = MARKET
    g.tell(words.OPENS)
    f.go_on()
    open_stalls(g)


OPEN: Final = Step(then=open_market)


def close_market(f: Market, g: SpartacusGame) -> None:
    """Every house takes up its gold and hides it (S-58)."""
    t = g.table
    t.gold_is_hidden = True
    t.gold_shown = tuple(t.gold)
    g.tell(words.CLOSES)
    lapse(g, trades_assets)
    f.go_on()
    open_window(g, Moment(MARKET_END))


CLOSE: Final = Step(then=close_market)


# --- 2. Auction --------------------------------------------------------------------------------------


def luck_row(f: Market, g: SpartacusGame) -> Chance | None:
    """One card for each house, as long as there are cards (S-14)."""
    t = g.table
    return draw_market(t) if len(t.row) < t.seats else None


def hear_row(f: Market, g: SpartacusGame, seat: Seat, option: Option) -> None:
    lay_in_row(g.table, MarketCard(option.operand))


def show_row(f: Market, g: SpartacusGame) -> None:
    """Time for the informants."""
    g.tell(words.ROW_DEALT, len(g.table.row))
    f.go_on()
    open_window(g, Moment(ROW_DEALT))


ROW: Final = Step("row", "auction.deal", luck=luck_row, hear=hear_row, then=show_row)


def next_auction(f: Market, g: SpartacusGame) -> None:
    t = g.table
    if not t.row:
        f.go_on()
        return
    t.row_open = 1
    g.tell(words.TURNED_UP, t.row[0])
    g.call(Auction(all_seats(t), (0,) * t.seats, discards(t)))


AUCTIONS: Final = Step(then=next_auction)


# --- 3. The honour of hosting the games --------------------------------------------------------------


def bid_for_the_games(f: Market, g: SpartacusGame) -> None:
    t = g.table
    f.go_on()
    g.call(HostBid(all_seats(t), (0,) * t.seats, discards(t)))


HOST_BID: Final = Step(then=bid_for_the_games)


def show_gold(f: Market, g: SpartacusGame) -> None:
    """Back into the chests with it."""
    t = g.table
    t.gold_is_hidden, t.gold_shown = False, ()
    f.go_on()
    open_window(g, Moment(HOST_CHOSEN))


SHOW_GOLD: Final = Step(then=show_gold)


MARKET_STEPS: Final = in_order(OPEN, CLOSE, ROW, AUCTIONS, HOST_BID, SHOW_GOLD)
