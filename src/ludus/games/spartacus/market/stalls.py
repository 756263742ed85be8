"""The open market (rulebook p. 9).

All houses at once and in any order: they sell assets to the bank for what is printed on them, and trade with each
other by offers (`deals`). It is over when every house has closed its stall. Nobody sees who has closed his; a closed
stall only says that its Dominus needs no more time. The bank goes on buying while houses bid.
Rulings applied: S-02, S-13 (guards are sold here, hand cards are not), S-09 (exhausted cards), S-33 (a champion sold),
S-119 (closed stalls), S-191 (when the bank buys).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.deals.offers import loose_assets, loose_guards
from ludus.games.spartacus.market.auction import Bidding
from ludus.games.spartacus.table.moves import discard_asset, discard_guard, receive
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, all_seats, is_ready, printed
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import market as words

CLOSE_STALL: Final = Option("close-stall")
SELL_GUARD: Final = Option("sell-guard")


class Stalls(Sealed):
    """The open market, until every stall is closed."""

    def __init__(self, seats: tuple[Seat, ...], discarded: tuple[int, int]) -> None:
        super().__init__(seats)
        self.discarded = discarded  # how many market and intrigue cards were discarded before it

    def steps(self) -> list[Step]:
        return STALL_STEPS

    def copy(self) -> "Stalls":
        f = Stalls(self.seats, self.discarded)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.discarded)


def open_stalls(g: SpartacusGame) -> None:
    """From now on assets may change hands."""
    t = g.table
    t.stalls_are_open = True
    g.call(Stalls(all_seats(t), discards(t)))


def discards(t: SpartacusTable) -> tuple[int, int]:
    """How many market and intrigue cards lie discarded."""
    return len(t.market_discards), len(t.intrigue_discards)


# --- Closing a stall ---------------------------------------------------------------------------------


def stall_options(f: Stalls, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [CLOSE_STALL] if f.owes(seat) else []


def why_not_sell(f: Stalls, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """Exhausted assets, and those set aside for an offer."""
    t = g.table
    loose = loose_assets(t, seat)
    return [
        Blocked(
            t.box.assets("sell")[card],
            Message(words.ON_OFFER if is_ready(t, card) else words.EXHAUSTED, (card,)),
            "market.sell",
        )
        for card in t.assets[seat]
        if card not in loose
    ]


def hear_close(f: Stalls, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def close_stalls(f: Stalls, g: SpartacusGame) -> None:
    g.table.stalls_are_open = False
    f.end()


STALL_STEPS: Final = in_order(
    Step(
        "stall",
        "market.open",
        ask=ask_sealed,
        options=stall_options,
        hear=hear_close,
        then=close_stalls,
        why_not=why_not_sell,
        prompt=lambda f, g: Message(words.ASK_STALL),
    ),
)


# --- Selling to the bank -----------------------------------------------------------------------------


def free_options(g: SpartacusGame, seat: Seat) -> list[Option]:
    """What the seat can sell: in the open market, and while houses bid (S-191)."""
    t, f = g.table, g.stack[-1]
    if not isinstance(f, (Stalls, Bidding)):
        return []
    sell = t.box.assets("sell")
    assets = [sell[card] for card in loose_assets(t, seat)]
    return [*assets, SELL_GUARD] if loose_guards(t, seat) else assets


def hear(g: SpartacusGame, seat: Seat, option: Option) -> None:
    """The bank pays what is printed on the card, which is discarded."""
    if option is SELL_GUARD:
        sell_guard(g, seat)
    else:
        sell(g, seat, MarketCard(option.operand))
    tidy_discards(g)


def sell(g: SpartacusGame, seat: Seat, card: MarketCard) -> None:
    t, gold = g.table, printed(g.table, card).gold
    g.tell(words.SELLS, seat, card, gold)
    receive(t, seat, gold)
    if discard_asset(t, card):
        g.tell(common.LOSES_CHAMPION, seat, card)


def sell_guard(g: SpartacusGame, seat: Seat) -> None:
    t = g.table
    gold = t.box.intrigue[t.box.guards[0]].gold
    discard_guard(t, seat)
    receive(t, seat, gold)
    g.tell(words.SELLS_GUARD, seat, gold)


def tidy_discards(g: SpartacusGame) -> None:
    """What is sold in one open market, or during one auction, is sold at the same time: it lies in the deck's order."""
    t, f = g.table, g.stack[-1]
    assert isinstance(f, (Stalls, Bidding))
    market, intrigue = f.discarded
    t.market_discards = (*t.market_discards[:market], *sorted(t.market_discards[market:]))
    t.intrigue_discards = (*t.intrigue_discards[:intrigue], *sorted(t.intrigue_discards[intrigue:]))
