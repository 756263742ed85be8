"""Informants: once the auction cards are dealt, an informant is exhausted to look at one of them, still face down.

All see who looks and at which card; what it is only he learns.
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.reactions.moments import ROW_DEALT, Moment
from ludus.games.spartacus.reactions.reactions import OnTable
from ludus.games.spartacus.table.moves import exhaust
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, ready_with
from ludus.games.spartacus.words import market as words

INFORMANT: Final = "informant"


class Look(Frame):
    """An informant's Dominus chooses a card of the row."""

    def __init__(self, seat: Seat, informant: MarketCard) -> None:
        super().__init__()
        self.seat = seat
        self.informant = informant

    def steps(self) -> list[Step]:
        return LOOK_STEPS

    def copy(self) -> "Look":
        f = Look(self.seat, self.informant)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.informant)


def unseen_places(t: SpartacusTable, seat: Seat) -> list[int]:
    """The cards of the row the seat has not looked at, by their place."""
    return [place for place, mask in enumerate(t.row_seen) if not mask >> seat & 1]


def informants(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """Once the row is dealt: the seat's ready informants, while there is a card left to look at."""
    if not unseen_places(t, seat):
        return []
    inform = t.box.assets("inform")
    return [inform[card] for card in ready_with(t, seat, INFORMANT)]


def send_informant(g: SpartacusGame, seat: Seat, option: Option, moment: Moment) -> None:
    informant = MarketCard(option.operand)
    exhaust(g.table, informant)
    g.call(Look(seat, informant))


def ask_look(f: Look, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def look_options(f: Look, g: SpartacusGame, seat: Seat) -> list[Option]:
    """The cards are counted from 1, the first to be sold."""
    return [g.table.box.counts("look")[place + 1] for place in unseen_places(g.table, seat)]


def hear_look(f: Look, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t, place = g.table, option.operand - 1
    t.row_seen = tuple(mask | 1 << seat if i == place else mask for i, mask in enumerate(t.row_seen))
    g.whisper(ONLY[seat], words.LOOKS, seat, f.informant, option.operand, t.row[place])
    f.end()


LOOK_STEPS: Final = in_order(
    Step(
        "look",
        "auction.deal",
        ask=ask_look,
        options=look_options,
        hear=hear_look,
        prompt=lambda f, g: Message(words.ASK_LOOK, (f.seat,)),
    ),
)

ABILITIES: Final[dict[str, OnTable]] = {"inform": OnTable(informants, send_informant, (ROW_DEALT,))}
