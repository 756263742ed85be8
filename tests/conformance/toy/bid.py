"""Step 4 of a round: everybody bids, sealed; the highest bidder pays and claims the prize."""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Step, in_order
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from tests.conformance.toy import words
from tests.conformance.toy.table import ADD, DONE, Stall


class Bid(Sealed):
    """Everybody adds coins to a bid that nobody sees, and says when it is done."""

    def steps(self) -> list[Step]:
        return BID_STEPS

    def copy(self) -> "Bid":
        f = Bid(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()


def spare_coins(g: Game[Stall], seat: Seat) -> int:
    """A seat's coins that do not lie in a bid."""
    f = g.stack[-1]
    return g.table.coins[seat] - (f.draft(seat).count(ADD) if isinstance(f, Bid) else 0)


def bid_options(f: Bid, g: Game[Stall], seat: Seat) -> list[Option]:
    if not f.owes(seat):
        return []
    return [ADD, DONE] if spare_coins(g, seat) else [DONE]


def why_no_bid(f: Bid, g: Game[Stall], seat: Seat) -> list[Blocked]:
    if not f.owes(seat) or spare_coins(g, seat):
        return []
    return [Blocked(ADD, Message(words.NO_COIN), "round.bid")]


def hear_bid(f: Bid, g: Game[Stall], seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=option is DONE)


def consequence_of_bidding(f: Bid, g: Game[Stall], seat: Seat, option: Option) -> Message:
    return Message(words.LEADS_TO_BID, (f.draft(seat).count(ADD) + (option is ADD),))


def reveal_bids(f: Bid, g: Game[Stall]) -> None:
    """The highest bid wins; of equal ones the first, clockwise from the leader."""
    t = g.table
    bids = {seat: f.draft(seat).count(ADD) for seat in f.seats}
    for seat, coins in bids.items():
        g.tell(words.BIDS, seat, coins)
    t.claimant = max(f.seats, key=lambda seat: bids[seat])
    t.coins[t.claimant] -= bids[t.claimant]
    t.bank += bids[t.claimant]
    g.tell(words.CLAIMS, t.claimant, t.prize)
    f.end()


BID_STEPS: Final = in_order(
    Step(
        "bid",
        "round.bid",
        ask=ask_sealed,
        options=bid_options,
        hear=hear_bid,
        then=reveal_bids,
        why_not=why_no_bid,
        consequence=consequence_of_bidding,
        prompt=lambda f, g: Message(words.ASK_BID, (g.table.prize,)),
    ),
)
