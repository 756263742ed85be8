"""Drawing cards: into a hand unseen, or face up to the market.

When a card is needed and its pile is empty, the discards are shuffled and become the pile; if there are none either,
there is no card.      Rulings applied: A-08 (the market), A-09, A-43 (empty piles), A-42 (two discards).
"""

from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import ONLY, Seat
from ludus.games.aquileia import words
from ludus.games.aquileia.box import ARMS, DECKS, changed
from ludus.games.aquileia.table import OFF, AquileiaGame, AquileiaTable, cards_left


def make_ready(g: AquileiaGame, deck: int) -> None:
    """Shuffle the discards if the pile is empty."""
    t = g.table
    kinds = t.box.decks[deck]
    if any(t.pile[kind] for kind in kinds):
        return
    pile, discards = list(t.pile), list(t.discards)
    for kind in kinds:
        pile[kind], discards[kind] = discards[kind], 0
    t.pile, t.discards = tuple(pile), tuple(discards)
    shuffles = list(t.shuffles)
    shuffles[deck] += 1
    t.shuffles = (shuffles[0], shuffles[1])
    g.tell(words.RESHUFFLED, deck)


def draw_from(t: AquileiaTable, deck: int) -> Draw:
    """One card of the deck's pile."""
    kinds = [kind for kind in t.box.decks[deck] if t.pile[kind]]
    return Draw(DECKS[deck], t.shuffles[deck], [t.box.draw[kind] for kind in kinds], [t.pile[kind] for kind in kinds])


# --- Into a hand -------------------------------------------------------------------------------------


class Drawing(Frame):
    """A seat draws cards one by one and shows them to nobody."""

    def __init__(self, seat: Seat, deck: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.deck = deck
        self.count = count  # still to draw

    def steps(self) -> list[Step]:
        return DRAWING_STEPS

    def copy(self) -> "Drawing":
        f = Drawing(self.seat, self.deck, self.count)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.deck, self.count)


def ready_to_draw(f: Drawing, g: AquileiaGame) -> None:
    if not f.count:
        f.end()
    elif cards_left(g.table, f.deck):
        make_ready(g, f.deck)
        f.go_to(DRAW)
    else:
        g.tell(words.NO_CARD, f.seat, f.deck)
        f.end()


READY: Final = Step(then=ready_to_draw)


def luck_card(f: Drawing, g: AquileiaGame) -> Chance | None:
    return draw_from(g.table, f.deck)


def hear_card(f: Drawing, g: AquileiaGame, seat: Seat, option: Option) -> None:
    t = g.table
    kind = option.operand
    t.pile = changed(t.pile, kind, -1)
    t.hands[f.seat] = changed(t.hands[f.seat], kind, 1)
    g.whisper(ONLY[f.seat], words.DRAWS, f.seat, f.deck, kind)
    f.count -= 1
    f.go_to(READY)


DRAW: Final = Step("card", "cards.secret", luck=luck_card, hear=hear_card)


DRAWING_STEPS: Final = in_order(READY, DRAW)


# --- To the market -----------------------------------------------------------------------------------


class Refill(Frame):
    """Empty places at Equi et Arma are filled from the pile; cards nobody bought stay (A-08)."""

    def steps(self) -> list[Step]:
        return REFILL_STEPS

    def copy(self) -> "Refill":
        f = Refill()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def ready_to_refill(f: Refill, g: AquileiaGame) -> None:
    t = g.table
    if OFF in t.market and cards_left(t, ARMS):
        make_ready(g, ARMS)
        f.go_to(FILL)
    else:
        f.end()


LOOK: Final = Step(then=ready_to_refill)


def luck_market(f: Refill, g: AquileiaGame) -> Chance | None:
    return draw_from(g.table, ARMS)


def hear_market(f: Refill, g: AquileiaGame, seat: Seat, option: Option) -> None:
    t = g.table
    kind, slot = option.operand, t.market.index(OFF)
    t.pile = changed(t.pile, kind, -1)
    t.market[slot] = kind
    g.tell(words.MARKET, kind, t.box.equi[slot])
    f.go_to(LOOK)


FILL: Final = Step("market", "round.end", luck=luck_market, hear=hear_market)


REFILL_STEPS: Final = in_order(LOOK, FILL)
