"""What schemes of the expansion leave to a choice or to chance: cards a target must give up, a card from the market."""

from typing import Final

from ludus.core.chance import Chance
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.table.moves import acquire, discard_from_hand, draw_market, take_from_pile
from ludus.games.spartacus.table.table import SpartacusGame, titles_in_hand
from ludus.games.spartacus.words import intrigue
from ludus.games.spartacus.words import serpents as words

# --- Cards given up ----------------------------------------------------------------------------------


class Forfeit(Frame):
    """A Dominus discards so many cards of his choice, for no gold."""

    def __init__(self, seat: Seat, owed: int) -> None:
        super().__init__()
        self.seat = seat
        self.owed = owed

    def steps(self) -> list[Step]:
        return FORFEIT_STEPS

    def copy(self) -> "Forfeit":
        f = Forfeit(self.seat, self.owed)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.owed)


def ask_forfeit(f: Forfeit, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if f.owed and g.table.hands[f.seat] else NOBODY


def forfeit_options(f: Forfeit, g: SpartacusGame, seat: Seat) -> list[Option]:
    forfeit = g.table.box.titles("forfeit")
    return [forfeit[title] for title in titles_in_hand(g.table, seat)]


def hear_forfeit(f: Forfeit, g: SpartacusGame, seat: Seat, option: Option) -> None:
    discard_from_hand(g.table, seat, option.operand)
    g.tell(intrigue.DISCARDS_CARD, seat, option.operand)
    f.owed -= 1


FORFEIT_STEPS: Final = in_order(
    Step(
        "forfeit",
        "schemes.effect",
        ask=ask_forfeit,
        options=forfeit_options,
        hear=hear_forfeit,
        prompt=lambda f, g: Message(words.ASK_FORFEIT, (f.seat, f.owed)),
    ),
)


# --- A card from the market --------------------------------------------------------------------------


class Spoils(Frame):
    """A Dominus takes the next card of the market deck, for all to see."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def steps(self) -> list[Step]:
        return SPOILS_STEPS

    def copy(self) -> "Spoils":
        f = Spoils(self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat)


def luck_spoils(f: Spoils, g: SpartacusGame) -> Chance | None:
    return draw_market(g.table)


def hear_spoils(f: Spoils, g: SpartacusGame, seat: Seat, option: Option) -> None:
    card = MarketCard(option.operand)
    take_from_pile(g.table, card)
    acquire(g.table, f.seat, card)
    g.tell(words.TAKES_SPOILS, f.seat, card)
    f.end()


SPOILS_STEPS: Final = in_order(Step("spoils", "schemes.effect", luck=luck_spoils, hear=hear_spoils))
