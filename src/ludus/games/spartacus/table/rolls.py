"""Rolling a die for it: the highest wins, those tied for it roll again. For the choice of houses and the host bid."""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.words import common


class RollOff(Frame):
    """Several seats roll; when it is done, `t.rolled_highest` is the winner."""

    def __init__(self, label: str, contenders: tuple[Seat, ...]) -> None:
        super().__init__()
        self.label = label
        self.contenders = contenders
        self.rolled: tuple[int, ...] = ()

    def steps(self) -> list[Step]:
        return ROLL_OFF_STEPS

    def copy(self) -> "RollOff":
        f = RollOff(self.label, self.contenders)
        f.step = self.step
        f.rolled = self.rolled
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.label, self.contenders, self.rolled)


def luck_roll(f: RollOff, g: SpartacusGame) -> Chance | None:
    return Roll(f.label, D6, 1) if len(f.rolled) < len(f.contenders) else None


def hear_roll(f: RollOff, g: SpartacusGame, seat: Seat, option: Option) -> None:
    g.tell(common.ROLLS_OFF, f.contenders[len(f.rolled)], option.operand)
    f.rolled = (*f.rolled, option.operand)


def compare(f: RollOff, g: SpartacusGame) -> None:
    best = max(f.rolled)
    leaders = tuple(seat for seat, die in zip(f.contenders, f.rolled, strict=True) if die == best)
    if len(leaders) == 1:
        g.table.rolled_highest = leaders[0]
        f.end()
    else:
        g.tell(common.TIED, leaders)
        f.contenders, f.rolled = leaders, ()


ROLL_OFF_STEPS: Final = in_order(Step("roll-off", "dice.roll-off", luck=luck_roll, hear=hear_roll, then=compare))


def chance_of(least: int) -> int:
    """How many times in a hundred a die shows at least so much."""
    held = [value for value in D6.values if value >= least]
    return round(100 * len(held) / len(D6.values))
