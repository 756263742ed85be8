"""Bidding for the honour of hosting the games (rulebook p. 10).

It is an auction like any other, with one exception: where it would fail, those left in it roll a die, and the highest
takes the host token and pays what he has laid down.
Rulings applied: S-16 (the roll-off and its payment), S-17 (the token changes hands in no other way).
"""

from typing import Final

from ludus.core.frame import Step, in_order
from ludus.core.ids import NOBODY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import ask_sealed
from ludus.games.spartacus.market.auction import Bidding, bid_again, bid_options, hear_bid, open_hands
from ludus.games.spartacus.table.moves import pay
from ludus.games.spartacus.table.rolls import RollOff
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.words import market as words


class HostBid(Bidding):
    """The host token goes to the highest bidder."""

    def steps(self) -> list[Step]:
        return HOST_BID_STEPS

    def copy(self) -> "HostBid":
        f = HostBid(self.seats, self.laid, self.discarded)
        self.carry(f)
        return f


def settle_host_bid(f: HostBid, g: SpartacusGame) -> None:
    bidders = f.seats
    highest = open_hands(f, g)
    if len(highest) > 1:
        bid_again(f, g, highest)
        return
    if highest:
        hand_token(f, g, highest[0])
        return
    f.seats = NOBODY
    f.ask_again()
    f.go_on()
    g.call(RollOff("host", bidders))


BID: Final = Step(
    "host-bid",
    "host.bid",
    ask=ask_sealed,
    options=bid_options,
    hear=hear_bid,
    then=settle_host_bid,
    prompt=lambda f, g: Message(words.ASK_HOST_BID),
)


def end_roll_off(f: HostBid, g: SpartacusGame) -> None:
    hand_token(f, g, g.table.rolled_highest)


ROLLED_OFF: Final = Step(then=end_roll_off)


def hand_token(f: HostBid, g: SpartacusGame, winner: Seat) -> None:
    """The winner pays all he has laid down, also after a roll-off."""
    t = g.table
    t.host = winner
    pay(t, winner, f.laid[winner])
    g.tell(words.HOSTS, winner, f.laid[winner])
    f.end()


HOST_BID_STEPS: Final = in_order(BID, ROLLED_OFF)
