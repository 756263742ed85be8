"""Intrigue phase (rulebook pp. 5–8).

1. Draw: everybody draws 3 cards, which may exceed the hand limit for now.
2. Turns: the host's, then clockwise.
3. At the end of the phase the hand limit counts for everybody once more.
Rulings applied: S-01 (hand limit), S-14 (the pile is made anew), S-48 (what Seppius raised), S-54 (one turn each). The
win check that follows (S-36) is in the course of the game.
"""

from typing import Final

from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.intrigue.turn import HandLimit, IntrigueTurn, holds_too_many
from ludus.games.spartacus.table.draws import DrawCards
from ludus.games.spartacus.table.table import INTRIGUE, SpartacusGame, all_seats
from ludus.games.spartacus.words import intrigue as words

CARDS_DRAWN: Final = 3  # at the start of the phase


class Intrigue(Frame):
    """The phase, house by house."""

    def __init__(self) -> None:
        super().__init__()
        self.served = 0  # houses that have had their part in this step

    def steps(self) -> list[Step]:
        return INTRIGUE_STEPS

    def copy(self) -> "Intrigue":
        f = Intrigue()
        f.step = self.step
        f.served = self.served
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.served)


def begin_phase(f: Intrigue, g: SpartacusGame) -> None:
    g.table.phase = INTRIGUE
    g.table.senate_has_spoken = False
    g.tell(words.PHASE)
    f.go_on()


BEGIN: Final = Step(then=begin_phase)


def next_house(f: Intrigue, g: SpartacusGame) -> Seat:
    """Whose part it is in this step; after the last house comes the next step."""
    seat = all_seats(g.table)[f.served]
    f.served += 1
    if f.served == g.table.seats:
        f.served = 0
        f.go_on()
    return seat


def draw(f: Intrigue, g: SpartacusGame) -> None:
    g.call(DrawCards(next_house(f, g), CARDS_DRAWN))


DRAW: Final = Step(then=draw)


def take_turns(f: Intrigue, g: SpartacusGame) -> None:
    g.call(IntrigueTurn(next_house(f, g)))


TURNS: Final = Step(then=take_turns)


def check_hands(f: Intrigue, g: SpartacusGame) -> None:
    seat = next_house(f, g)
    if holds_too_many(g.table, seat):
        g.call(HandLimit(seat))


HANDS: Final = Step(then=check_hands)


def end_phase(f: Intrigue, g: SpartacusGame) -> None:
    """Every card takes what it shows again (S-48)."""
    g.table.raised = ()
    f.end()


END: Final = Step(then=end_phase)


INTRIGUE_STEPS: Final = in_order(BEGIN, DRAW, TURNS, HANDS, END)
