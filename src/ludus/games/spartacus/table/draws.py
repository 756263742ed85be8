"""Drawing intrigue cards, and exchanging some of a hand for new ones."""

from typing import Final

from ludus.core.chance import Chance
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueCard
from ludus.games.spartacus.table.moves import discard_from_hand, draw_intrigue, into_hand
from ludus.games.spartacus.table.table import SpartacusGame, titles_in_hand
from ludus.games.spartacus.words import intrigue as words

ENOUGH: Final = Option("enough")


# --- Drawing -----------------------------------------------------------------------------------------


class DrawCards(Frame):
    """A seat draws some cards, unseen by the others; fewer, when pile and discards are empty (S-14)."""

    def __init__(self, seat: Seat, cards: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards  # still to be drawn

    def steps(self) -> list[Step]:
        return DRAW_STEPS

    def copy(self) -> "DrawCards":
        f = DrawCards(self.seat, self.cards)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.cards)


def luck_card(f: DrawCards, g: SpartacusGame) -> Chance | None:
    return draw_intrigue(g.table) if f.cards else None


def hear_card(f: DrawCards, g: SpartacusGame, seat: Seat, option: Option) -> None:
    card = IntrigueCard(option.operand)
    into_hand(g.table, f.seat, card)
    g.whisper(ONLY[f.seat], words.DRAWS, f.seat, g.table.box.intrigue[card].title)
    f.cards -= 1


DRAW_STEPS: Final = in_order(Step("draw", "intrigue.draw", luck=luck_card, hear=hear_card))


# --- Exchanging --------------------------------------------------------------------------------------


class Exchange(Frame):
    """A seat discards cards from its hand, at least and at most so many, and draws as many."""

    def __init__(self, seat: Seat, least: int, most: int) -> None:
        super().__init__()
        self.seat = seat
        self.least = least
        self.most = most
        self.discarded = 0

    def steps(self) -> list[Step]:
        return EXCHANGE_STEPS

    def copy(self) -> "Exchange":
        f = Exchange(self.seat, self.least, self.most)
        f.step = self.step
        f.discarded = self.discarded
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.least, self.most, self.discarded)


def ask_exchange(f: Exchange, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if f.discarded < f.most and g.table.hands[f.seat] else NOBODY


def exchange_options(f: Exchange, g: SpartacusGame, seat: Seat) -> list[Option]:
    discard = g.table.box.titles("discard-card")
    cards = [discard[title] for title in titles_in_hand(g.table, seat)]
    return cards if f.discarded < f.least else [ENOUGH, *cards]


def hear_exchange(f: Exchange, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is ENOUGH:
        f.most = f.discarded
        return
    discard_from_hand(g.table, seat, option.operand)
    g.tell(words.DISCARDS_CARD, seat, option.operand)
    f.discarded += 1


def draw_as_many(f: Exchange, g: SpartacusGame) -> None:
    f.end()
    g.call(DrawCards(f.seat, f.discarded))


EXCHANGE_STEPS: Final = in_order(
    Step(
        "exchange",
        "intrigue.abilities",
        ask=ask_exchange,
        options=exchange_options,
        hear=hear_exchange,
        then=draw_as_many,
        prompt=lambda f, g: Message(words.ASK_EXCHANGE, (f.seat, f.most - f.discarded)),
    ),
)
