"""Treason: before the initiative of a combat round a treacherous fighter may change sides (The Serpents and the Wolf).

Not if he is alone on his side; so one side can grow to three against one, and in a duel nobody can be a traitor. Where
several could, they are asked in the order in which they were sent, each once a round, and each sees what the others
did. Bets stay where they are. Rulings applied: S-53, S-160, S-166 (order), S-167 (Oenomaus).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.field import enemies, has_ability, replace, standing
from ludus.games.spartacus.table.fighters import is_standing
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import primus as words

TREACHEROUS: Final = "treacherous"  # may change sides

STAND_BY: Final = Option("stand-by")
CHANGE_SIDES: Final = Option("change-sides")

NOBODY_LEFT: Final = -1


class Treason(Frame):
    """Everybody who could change sides is asked, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.next = 0  # all fighters before this one have been asked

    def steps(self) -> list[Step]:
        return TREASON_STEPS

    def copy(self) -> "Treason":
        f = Treason()
        f.step = self.step
        f.next = self.next
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.next)


def may_change_sides(t: SpartacusTable, who: int) -> bool:
    """Whether a fighter is treacherous, and not the last of his side."""
    fighter = t.fighters[who]
    if not is_standing(fighter) or len(standing(t, fighter.side)) == 1:
        return False
    return has_ability(t, who, TREACHEROUS, enemies(t, who))


def next_traitor(f: Treason, t: SpartacusTable) -> int:
    """Who is asked now."""
    return next((who for who in range(f.next, len(t.fighters)) if may_change_sides(t, who)), NOBODY_LEFT)


def ask_treason(f: Treason, g: SpartacusGame) -> tuple[Seat, ...]:
    who = next_traitor(f, g.table)
    return NOBODY if who == NOBODY_LEFT else ONLY[g.table.fighters[who].seat]


def treason_options(f: Treason, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [STAND_BY, CHANGE_SIDES]


def hear_treason(f: Treason, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    who = next_traitor(f, t)
    fighter = t.fighters[who]
    f.next = who + 1
    if option is CHANGE_SIDES:
        replace(t, who, fighter.but(side=1 - fighter.side))
        g.tell(words.CHANGES_SIDES, seat, fighter.card)


def prompt_treason(f: Treason, g: SpartacusGame) -> Message:
    fighter = g.table.fighters[next_traitor(f, g.table)]
    return Message(words.ASK_TREASON, (fighter.seat, fighter.card))


TREASON_STEPS: Final = in_order(
    Step(
        "treason",
        "primus.treason",
        ask=ask_treason,
        options=treason_options,
        hear=hear_treason,
        prompt=prompt_treason,
    ),
)
