"""Abilities of slaves of the expansion, used in the owner's own intrigue turn by exhausting the card (S-158).

Beguiler: a ready guard on another's table is exhausted      Unctor: an exhausted gladiator of one's own is ready again
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import GLADIATOR, MarketCard
from ludus.games.spartacus.intrigue.slaves import Ability
from ludus.games.spartacus.table.moves import exhaust_guards, make_ready
from ludus.games.spartacus.table.table import EXHAUSTED, SpartacusGame, SpartacusTable, assets_of, others, ready_guards
from ludus.games.spartacus.words import serpents as words

# --- Beguiler ----------------------------------------------------------------------------------------


class Beguiling(Frame):
    """A guard somewhere is made to look away."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def steps(self) -> list[Step]:
        return BEGUILING_STEPS

    def copy(self) -> "Beguiling":
        f = Beguiling(self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat)


def guarded(t: SpartacusTable, seat: Seat) -> list[Seat]:
    """The others who have a ready guard on the table."""
    return [other for other in others(t, seat) if ready_guards(t, other)]


def nobody_guarded(t: SpartacusTable, seat: Seat) -> Message | None:
    """There must be a guard to beguile."""
    return None if guarded(t, seat) else Message(words.NOBODY_GUARDED)


def beguile(g: SpartacusGame, seat: Seat) -> None:
    g.call(Beguiling(seat))


def ask_beguile(f: Beguiling, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def beguile_options(f: Beguiling, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [g.table.box.seats("beguile")[other] for other in guarded(g.table, seat)]


def hear_beguile(f: Beguiling, g: SpartacusGame, seat: Seat, option: Option) -> None:
    exhaust_guards(g.table, Seat(option.operand), 1)
    g.tell(words.BEGUILED, Seat(option.operand))
    f.end()


BEGUILING_STEPS: Final = in_order(
    Step(
        "beguile",
        "intrigue.abilities",
        ask=ask_beguile,
        options=beguile_options,
        hear=hear_beguile,
        prompt=lambda f, g: Message(words.ASK_BEGUILE, (f.seat,)),
        auto=True,
    ),
)


# --- Unctor ------------------------------------------------------------------------------------------


class Anointing(Frame):
    """A weary gladiator is made ready again."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def steps(self) -> list[Step]:
        return ANOINTING_STEPS

    def copy(self) -> "Anointing":
        f = Anointing(self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat)


def weary(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """A house's gladiators who are exhausted, but not injured."""
    return [card for card in assets_of(t, seat, GLADIATOR) if t.condition[card] == EXHAUSTED]


def nobody_weary(t: SpartacusTable, seat: Seat) -> Message | None:
    """There must be a gladiator to make ready."""
    return None if weary(t, seat) else Message(words.NOBODY_EXHAUSTED)


def anoint(g: SpartacusGame, seat: Seat) -> None:
    g.call(Anointing(seat))


def ask_anoint(f: Anointing, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def anoint_options(f: Anointing, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [g.table.box.assets("anoint")[card] for card in weary(g.table, seat)]


def hear_anoint(f: Anointing, g: SpartacusGame, seat: Seat, option: Option) -> None:
    make_ready(g.table, MarketCard(option.operand))
    g.tell(words.MADE_READY, seat, option.operand)
    f.end()


ANOINTING_STEPS: Final = in_order(
    Step(
        "anoint",
        "intrigue.abilities",
        ask=ask_anoint,
        options=anoint_options,
        hear=hear_anoint,
        prompt=lambda f, g: Message(words.ASK_UNCTOR, (f.seat,)),
        auto=True,
    ),
)

ABILITIES: Final[dict[str, Ability]] = {
    "beguiler": Ability(nobody_guarded, beguile),
    "unctor": Ability(nobody_weary, anoint),
}
