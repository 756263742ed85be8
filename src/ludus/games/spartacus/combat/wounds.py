"""Wounds: every wound costs a die, and the owner says which (rulebook pp. 15–16).

No attribute falls to 0 while another is above 1, so how many wounds a fighter takes decides his fate: his owner is
asked only where there is something to choose. Rulings applied: S-23 (wounds), S-90 (Duro).
"""

from typing import Final

from ludus.core.decision import Blocked, Option, table_of
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.field import has_ability_against, replace
from ludus.games.spartacus.table.fighters import (
    ATTRIBUTES,
    FALLEN,
    LAST_DICE,
    STANDING,
    can_lose,
    fate_after,
    less_one,
    to_spare,
)
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import combat as words

DETERMINED: Final = "determined"  # Duro: once per fight, with three dice left, a wound is ignored
STEADFAST: Final = "steadfast"  # Tetraides: his first wound of a fight is ignored

LOSE: Final = table_of("lose", ATTRIBUTES)


class Wounds(Frame):
    """A fighter who will stand loses dice, one after the other."""

    def __init__(self, who: int, owed: int) -> None:
        super().__init__()
        self.who = who
        self.owed = owed

    def steps(self) -> list[Step]:
        return WOUNDS_STEPS

    def copy(self) -> "Wounds":
        f = Wounds(self.who, self.owed)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.who, self.owed)


def wounds_felt(t: SpartacusTable, who: int, wounds: int, enemy: int) -> int:
    """The wounds that cost dice: Duro ignores the one that would beat him, Tetraides his first; once a fight (S-90)."""
    fighter = t.fighters[who]
    if not wounds or fighter.has_used_ability:
        return wounds
    is_beaten = fate_after(fighter.dice, wounds) != STANDING
    ignores = is_beaten and has_ability_against(t, who, DETERMINED, enemy)
    return wounds - (ignores or has_ability_against(t, who, STEADFAST, enemy))


def take_wounds(g: SpartacusGame, who: int, wounds: int, enemy: int, beaten_is: int) -> None:
    """Remove dice for all wounds of an attack; a fighter who is beaten meets at least the fate named."""
    t = g.table
    felt = wounds_felt(t, who, wounds, enemy)
    if felt < wounds:
        replace(t, who, t.fighters[who].but(has_used_ability=True))
        g.tell(words.DETERMINED, t.fighters[who].card)
    fighter = t.fighters[who]
    fate = fate_after(fighter.dice, felt)
    if fate != STANDING:
        fate = max(fate, beaten_is)
        replace(t, who, fighter.but(dice=FALLEN[fate]))
        g.tell(words.BEATEN, fighter.card, fate)
    elif felt == to_spare(fighter.dice):
        replace(t, who, fighter.but(dice=LAST_DICE))
    elif felt:
        g.call(Wounds(who, felt))


def ask_wound(f: Wounds, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[g.table.fighters[f.who].seat] if f.owed else NOBODY


def wound_options(f: Wounds, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [LOSE[attribute] for attribute in can_lose(g.table.fighters[f.who].dice)]


def why_no_wound(f: Wounds, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    possible = wound_options(f, g, seat)
    return [Blocked(lose, Message(words.RULE_OF_ONE), "combat.wounds") for lose in LOSE if lose not in possible]


def hear_wound(f: Wounds, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    fighter = t.fighters[f.who]
    replace(t, f.who, fighter.but(dice=less_one(fighter.dice, option.operand)))
    g.tell(words.LOSES_DIE, fighter.card, option.operand)
    f.owed -= 1


def prompt_wound(f: Wounds, g: SpartacusGame) -> Message:
    fighter = g.table.fighters[f.who]
    return Message(words.ASK_WOUND, (fighter.seat, fighter.card, f.owed))


WOUNDS_STEPS: Final = in_order(
    Step(
        "wound",
        "combat.wounds",
        ask=ask_wound,
        options=wound_options,
        hear=hear_wound,
        why_not=why_no_wound,
        prompt=prompt_wound,
        auto=True,
    ),
)
