"""The auction of one card (rulebook p. 10).

1. Every house bids in secret, at most the gold it has; then all hands are opened at once.
2. The highest bid wins and is paid to the bank. The others keep their gold.
3. Houses tied for the highest lay their gold down and bid again; what they add counts with it.
4. Where nobody adds any gold the auction has failed: the card is discarded, and all take their gold back.
Rulings applied: S-15 (ties and failure), S-58 (gold is hidden, bids are not).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.windows import ask_sealed
from ludus.games.spartacus.table.moves import acquire, discard_from_row, pay, take_from_row
from ludus.games.spartacus.table.purse import Purse
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, unbound_gold
from ludus.games.spartacus.words import market as words


class Bidding(Purse):
    """Bids in secret, round after round. `laid[seat]` is the gold a house has laid down in rounds that were tied."""

    def __init__(self, bidders: tuple[Seat, ...], laid: tuple[int, ...], discarded: tuple[int, int] = (0, 0)) -> None:
        super().__init__(bidders)
        self.laid = laid
        self.discarded = discarded  # how many market and intrigue cards were discarded before it

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.laid, self.discarded)

    def binds(self, t: SpartacusTable, seat: Seat) -> int:
        for place, other in enumerate(self.seats):
            if other == seat:
                bid = self.drafts[place]
                return self.laid[seat] + (bid[0].operand if bid else 0)
        return 0


class Auction(Bidding):
    """The first card of the row is sold."""

    def steps(self) -> list[Step]:
        return AUCTION_STEPS

    def copy(self) -> "Auction":
        f = Auction(self.seats, self.laid, self.discarded)
        self.carry(f)
        return f


# --- 1. Bids -----------------------------------------------------------------------------------------


def bid_options(f: Bidding, g: SpartacusGame, seat: Seat) -> list[Option]:
    """Any gold not laid down yet; during an auction no other answer can bind any."""
    if not f.owes(seat):
        return []
    t = g.table
    most = max(unbound_gold(t, seat) - f.laid[seat], 0)
    return list(t.box.counts("bid")[: most + 1])


def hear_bid(f: Bidding, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def open_hands(f: Bidding, g: SpartacusGame) -> tuple[Seat, ...]:
    """All bids are shown and laid down; returns who bid most, nobody where no gold was bid."""
    laid, best = list(f.laid), 0
    highest: list[Seat] = []
    for place, seat in enumerate(f.seats):
        bid = f.drafts[place][0].operand
        g.tell(words.BIDS, seat, bid)
        laid[seat] += bid
        if bid > best:
            best, highest = bid, []
        if bid and bid == best:
            highest.append(seat)
    f.laid = tuple(laid)
    return tuple(highest)


# --- 2. to 4. Sold, tied or failed -------------------------------------------------------------------


def settle_auction(f: Auction, g: SpartacusGame) -> None:
    highest = open_hands(f, g)
    if len(highest) > 1:
        bid_again(f, g, highest)
        return
    t = g.table
    if highest:
        winner = highest[0]
        card = take_from_row(t)
        pay(t, winner, f.laid[winner])
        acquire(t, winner, card)
        g.tell(words.BUYS, winner, card, f.laid[winner])
    else:
        g.tell(words.UNSOLD, discard_from_row(t))
    f.end()


def bid_again(f: Bidding, g: SpartacusGame, tied: tuple[Seat, ...]) -> None:
    """Those tied go on; the others are out and have their gold back."""
    g.tell(words.BID_AGAIN, tied)
    f.seats = tied
    f.ask_again()


AUCTION_STEPS: Final = in_order(
    Step(
        "bid",
        "auction.bid",
        ask=ask_sealed,
        options=bid_options,
        hear=hear_bid,
        then=settle_auction,
        prompt=lambda f, g: Message(words.ASK_BID, (g.table.row[0],)),
    ),
)
