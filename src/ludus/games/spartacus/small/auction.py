"""An auction by itself: three cards are sold by sealed bids, as in the market phase, ties and all.

1. All know the cards of the row and the gold of every house; the last house has one gold more than the others.
2. Card after card is auctioned (rulebook p. 10).
3. Whoever has bought most wins, by the gold printed on the cards; what is left in the chests counts for nothing. Equal
   ones share the victory.
"""

from typing import Final

from ludus.core.errors import BadSetting
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Outcome
from ludus.core.ids import Seat
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.features import copies_of
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.stalls import discards
from ludus.games.spartacus.play import Spartacus, lexicon, open_box
from ludus.games.spartacus.small.duel import encoder
from ludus.games.spartacus.table.moves import lay_in_row
from ludus.games.spartacus.table.table import MARKET, Agreed, SpartacusGame, SpartacusTable, all_seats, printed
from ludus.games.spartacus.words import market as words

CARDS: Final = ("agron", "varro", "barca")  # worth 3 each
SOLD: Final = "sold"  # the only ending
MOST: Final = 4


class Auctioned(Spartacus):
    """A sale, at whose end what everybody has bought is counted."""

    def outcome(self) -> Outcome | None:
        t = self.table
        if not t.how:
            return None
        scores = tuple(sum(printed(t, card).gold for card in bought) for bought in t.assets)
        best = max(scores)
        return Outcome(scores, tuple(Seat(seat) for seat in range(t.seats) if scores[seat] == best), t.how)


class Sale(Frame):
    """Auction after auction."""

    def steps(self) -> list[Step]:
        return SALE_STEPS

    def copy(self) -> "Sale":
        f = Sale()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def next_auction(f: Sale, g: SpartacusGame) -> None:
    t = g.table
    if t.row:
        t.row_open = len(t.row)
        g.tell(words.TURNED_UP, t.row[0])
        g.call(Auction(all_seats(t), (0,) * t.seats, discards(t)))
    else:
        t.how = SOLD
        f.end()


SALE_STEPS: Final = in_order(Step(then=next_auction))


def new_sale(seats: int, settings: Settings, box: Box) -> Auctioned:
    """A row of cards face up, and gold. Raises BadSetting."""
    t = SpartacusTable(box, seats, Agreed("quick"), most_offers=0)
    t.phase = MARKET
    t.gold = [int(settings["gold"])] * (seats - 1) + [int(settings["gold"]) + 1]
    t.bank = -sum(t.gold)
    for name in CARDS:
        copies = copies_of(box, name)
        if not copies:
            raise BadSetting(f"The data set has no card '{name}'.", hint="the auction needs it: play the shipped one.")
        lay_in_row(t, copies[0])
    g = Auctioned(t)
    g.stack = [Sale()]
    g.settle()
    return g


def sale_lexicon(base: Box) -> Lexicon:
    """What such a sale can say: bids, and no more."""
    whole = lexicon(base)
    return Lexicon(whole.phrases, {"bid": words.VERBS["bid"]}, whole.terms, whole.labels)


AUCTION: Final = GameSpec(
    "auction",
    family="spartacus",
    rules=1,
    fewest=2,
    most=MOST,
    settings=(Setting("gold", 3, 2, 4, 5),),
    endings=(SOLD,),
    load=open_box,
    new_game=new_sale,
    lexicon=sale_lexicon,
    encoder=encoder,
)
