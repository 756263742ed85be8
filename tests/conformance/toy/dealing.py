"""Setup: hidden cards for everybody, one by one."""

from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game
from ludus.core.ids import Seat
from tests.conformance.toy import words
from tests.conformance.toy.table import DRAW, HAND, Stall


class Deal(Frame):
    """Hidden cards for everybody, one by one."""

    def steps(self) -> list[Step]:
        return DEAL_STEPS

    def copy(self) -> "Deal":
        f = Deal()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def luck_deal(f: Deal, g: Game[Stall]) -> Chance | None:
    t = g.table
    return draw(t) if sum(map(len, t.hands)) < HAND * t.seats else None


def hear_deal(f: Deal, g: Game[Stall], seat: Seat, option: Option) -> None:
    t = g.table
    to = Seat(min(range(t.seats), key=lambda other: len(t.hands[other])))
    t.hands[to].append(take_from_pile(t, option))
    g.whisper((to,), words.DEALT, to, option.operand)


def draw(t: Stall) -> Draw:
    return Draw("pile", 0, [DRAW[card] for card in t.pile])


def take_from_pile(t: Stall, option: Option) -> int:
    t.pile = tuple(card for card in t.pile if card != option.operand)
    return option.operand


DEAL_STEPS: Final = in_order(Step("deal", "deal", luck=luck_deal, hear=hear_deal))
