"""IV. Theatrum: the auction of a theatre card.

1. The auctioneer turns up the top card.      2. The auctioneer, or else the next neighbours, may open with one coin.
3. In turn: match the whole bid and add exactly one coin, or drop out.      4. The last one left pays the auctioneer.
Rulings applied: A-18 (only the winner pays), A-19 (raising), A-20, A-38 (opening), A-36 (nobody there), A-37 (who is
out stays out).
"""

from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.box import DROP, METALS, NO_COINS, Coins, coins_of, covers, minus, one_by_one, plus
from ludus.games.aquileia.table import (
    OFF,
    AquileiaGame,
    AquileiaTable,
    first_follower,
    lift,
    pay,
    pay_to,
    too_few_coins,
    villa_sums,
)


class Auction(Frame):
    """The bid so far, who made it, and who is out."""

    def __init__(self, space: int, auctioneer: Seat) -> None:
        super().__init__()
        self.space = space
        self.auctioneer = auctioneer
        self.card = OFF
        self.turn: int = auctioneer  # OFF when nobody is left to answer the bid
        self.leader = OFF
        self.bid = NO_COINS
        self.out = 0  # bit i: seat i has dropped out

    def steps(self) -> list[Step]:
        return AUCTION_STEPS

    def copy(self) -> "Auction":
        f = Auction(self.space, self.auctioneer)
        f.step = self.step
        f.card = self.card
        f.turn = self.turn
        f.leader = self.leader
        f.bid = self.bid
        f.out = self.out
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.space, self.auctioneer, self.card, self.turn, self.leader, self.bid, self.out)


def hold_auction(g: AquileiaGame) -> None:
    """Without a follower in the Theatrum there is no auction, and no card is turned up."""
    t = g.table
    space = first_follower(t, t.box.theatrum)
    if space != OFF:
        g.call(Auction(space, Seat(t.at[space])))


# --- 1. The card -------------------------------------------------------------------------------------


def luck_theatre(f: Auction, g: AquileiaGame) -> Chance | None:
    t = g.table
    return Draw("theatrum", 0, [t.box.reveal[card] for card, owner in enumerate(t.theatre) if owner == OFF])


def hear_theatre(f: Auction, g: AquileiaGame, seat: Seat, option: Option) -> None:
    f.card = option.operand
    g.tell(words.REVEALS, f.auctioneer, f.card)
    f.go_to(OPENING)


CARD: Final = Step("theatre", "theatrum.open", luck=luck_theatre, hear=hear_theatre)


# --- 2. and 3. Bidding -------------------------------------------------------------------------------


def ask_bid(f: Auction, g: AquileiaGame) -> tuple[Seat, ...]:
    return NOBODY if f.turn == OFF else ONLY[f.turn]


def raised(f: Auction, metal: int) -> Coins:
    """The bid with one more coin (A-19); the opening bid is that coin alone."""
    return plus(f.bid, coins_of(metal, 1))


def bid_options(f: Auction, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    purse = t.coins[seat]
    options = [t.box.bid[metal] for metal in range(len(METALS)) if covers(purse, raised(f, metal))]
    options.append(DROP)
    return options


def why_no_bid(f: Auction, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    purse = t.coins[seat]
    rule = AUCTION_STEPS[f.step].rule
    return [
        Blocked(t.box.bid[metal], too_few_coins(purse, raised(f, metal)), rule)
        for metal in range(len(METALS))
        if not covers(purse, raised(f, metal))
    ]


def prompt_open(f: Auction, g: AquileiaGame) -> Message:
    return Message(words.ASK_OPEN, (f.turn, f.card))


def prompt_bid(f: Auction, g: AquileiaGame) -> Message:
    return Message(words.ASK_BID, (f.turn, f.card, one_by_one(f.bid)))


def consequence_of_bid(f: Auction, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """What the bid costs, to whom, what the card is worth now and who can go on (coins lie open); or who gets it."""
    t = g.table
    if option is DROP:
        return consequence_of_drop(f, t, seat)
    bid = raised(f, option.operand)
    worth = max([villa_sums(t, seat)[colour] for colour in t.box.theatre[f.card].colours])
    left = one_by_one(minus(t.coins[seat], bid))
    facts = (worth, len(rivals(f, t, seat, bid)), one_by_one(bid), left, len(left))
    return Message(words.TO_OWN_BID, facts) if seat == f.auctioneer else Message(words.TO_BID, (*facts, f.auctioneer))


def rivals(f: Auction, t: AquileiaTable, seat: Seat, bid: Coins) -> list[Seat]:
    """The others still in the auction who could raise this bid."""
    others = [Seat(other) for other in range(t.seats) if other != seat and not f.out >> other & 1]
    return [other for other in others if covers(t.coins[other], bid) and sum(t.coins[other]) > sum(bid)]


def consequence_of_drop(f: Auction, t: AquileiaTable, seat: Seat) -> Message:
    if f.leader == OFF:
        own = seat == f.auctioneer
        return Message(words.TO_OWN_NO_OPENING) if own else Message(words.TO_NO_OPENING, (f.auctioneer,))
    phrase = words.TO_OWN_DROP if seat == f.auctioneer else words.TO_DROP
    others = [other for other in rivals(f, t, seat, f.bid) if other != f.leader]
    return Message(phrase, (f.leader, one_by_one(f.bid), len(others)))


def hear_bid(f: Auction, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """Who does not bid, be it to open or to raise, is out and does not come back (A-20)."""
    if option is DROP:
        f.out |= 1 << seat
        g.tell(words.DROPS, seat)
    else:
        f.bid = raised(f, option.operand)
        f.leader = seat
        f.go_to(BIDDING)
        g.tell(words.BIDS, seat, one_by_one(f.bid))
    f.turn = next_bidder(f, g.table)


def next_bidder(f: Auction, t: AquileiaTable) -> int:
    """The next seat clockwise that is still in the auction; OFF if only the leader is left."""
    for i in range(1, t.seats):
        seat = (f.turn + i) % t.seats
        if seat != f.leader and not f.out >> seat & 1:
            return seat
    return OFF


# --- 4. Paying ---------------------------------------------------------------------------------------


def settle_auction(f: Auction, g: AquileiaGame) -> None:
    """The winner pays the auctioneer, who pays the supply; if nobody bids, the auctioneer gets the card for nothing."""
    t = g.table
    if f.leader == OFF:
        t.theatre[f.card] = f.auctioneer
        g.tell(words.GETS_FREE, f.auctioneer, f.card)
    else:
        winner = Seat(f.leader)
        t.theatre[f.card] = winner
        g.tell(words.WINS, winner, f.card)
        if winner == f.auctioneer:
            pay(g, winner, f.bid)
        else:
            pay_to(g, winner, f.auctioneer, f.bid)
    lift(t, f.space)
    f.end()


OPENING: Final = Step(
    "open",
    "theatrum.open",
    ask=ask_bid,
    options=bid_options,
    hear=hear_bid,
    then=settle_auction,
    why_not=why_no_bid,
    consequence=consequence_of_bid,
    prompt=prompt_open,
    auto=True,
)
BIDDING: Final = Step(
    "bid",
    "theatrum.bid",
    ask=ask_bid,
    options=bid_options,
    hear=hear_bid,
    then=settle_auction,
    why_not=why_no_bid,
    consequence=consequence_of_bid,
    prompt=prompt_bid,
    auto=True,
)


AUCTION_STEPS: Final = in_order(CARD, OPENING, BIDDING)
