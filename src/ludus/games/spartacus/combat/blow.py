"""What an attack does once its dice are compared (rulebook pp. 15–18).

1. The axe adds a wound, a lorica stops too many.      2. The shield takes one away, also from the counter-wound.
3. Dice are lost, the defender's first.      4. What abilities do afterwards.
Rulings applied: S-22 (fates by ability), S-28 (order), S-31 (nobody left standing), S-59, S-95 (Varro).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.field import (
    AXE,
    LORICA,
    SHIELD,
    carried,
    has_ability,
    has_ability_against,
    is_over,
    moves_away,
    opponents,
    step_to,
)
from ludus.games.spartacus.combat.wounds import take_wounds, wounds_felt
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY, STANDING, fate_after, is_standing
from ludus.games.spartacus.table.moves import exhaust, receive
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, printed
from ludus.games.spartacus.words import combat as words

CRUEL: Final = "cruel"  # Gnaeus: whom he beats is injured
MERCILESS: Final = "merciless"  # Segovax: whom he beats is decapitated
GAMBLER: Final = "gambler"  # Varro: gold when anybody loses many dice at once
EVASIVE: Final = "evasive"  # Auctus: after being attacked may move a hex
MANY_DICE: Final = 3  # for the gambler
WINNINGS: Final = 1  # his gold

SPARE_AXE: Final = Option("spare-axe")
SWING_AXE: Final = Option("swing-axe")
LOWER_SHIELD: Final = Option("lower-shield")
RAISE_SHIELD: Final = Option("raise-shield")
STAY: Final = Option("stay")

# the first steps


class Blow(Frame):
    """So many wounds for the defender, and for the attacker by a counter-attack."""

    def __init__(self, attacker: int, defender: int, wounds: int, counter: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.wounds = wounds
        self.counter = counter
        self.great_losses = 0  # how many of the two lost many dice

    def steps(self) -> list[Step]:
        return BLOW_STEPS

    def copy(self) -> "Blow":
        f = Blow(self.attacker, self.defender, self.wounds, self.counter)
        f.step = self.step
        f.great_losses = self.great_losses
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.attacker, self.defender, self.wounds, self.counter, self.great_losses)


# --- 1. The axe --------------------------------------------------------------------------------------


def ask_axe(f: Blow, g: SpartacusGame) -> tuple[Seat, ...]:
    t = g.table
    return NOBODY if carried(t, f.attacker, AXE) is None else ONLY[t.fighters[f.attacker].seat]


def axe_options(f: Blow, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [SPARE_AXE, SWING_AXE]


def hear_axe(f: Blow, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """An extra wound; it needs no other hit."""
    t = g.table
    axe = carried(t, f.attacker, AXE)
    if option is SWING_AXE and axe is not None:
        exhaust(t, axe)
        f.wounds += 1
        g.tell(words.SWINGS_AXE, t.fighters[f.attacker].card)
    count_wounds(f, g)


def count_wounds(f: Blow, g: SpartacusGame) -> None:
    """The total is known; a lorica keeps it down."""
    t = g.table
    g.tell(words.HITS, t.fighters[f.attacker].card, f.wounds)
    lorica = carried(t, f.defender, LORICA)
    if lorica is not None and f.wounds > (most := printed(t, lorica).most):
        f.wounds = most
        g.tell(words.LORICA, t.fighters[f.defender].card, most)
    if f.counter:
        g.tell(words.COUNTERS, t.fighters[f.defender].card, f.counter)
    f.go_on()


def prompt_axe(f: Blow, g: SpartacusGame) -> Message:
    attacker = g.table.fighters[f.attacker]
    return Message(words.ASK_AXE, (attacker.seat, attacker.card, f.wounds))


ADD_WOUND: Final = Step(
    "axe", "combat.equipment", ask=ask_axe, options=axe_options, hear=hear_axe, then=count_wounds, prompt=prompt_axe
)


# --- 2. The shield -----------------------------------------------------------------------------------


def threatened(f: Blow) -> tuple[int, int]:
    """Who may raise a shield now, and against how many wounds."""
    return (f.defender, f.wounds) if f.is_at(SHIELD_DEFENDER) else (f.attacker, f.counter)


def ask_shield(f: Blow, g: SpartacusGame) -> tuple[Seat, ...]:
    t, (who, wounds) = g.table, threatened(f)
    return ONLY[t.fighters[who].seat] if wounds and carried(t, who, SHIELD) is not None else NOBODY


def shield_options(f: Blow, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [LOWER_SHIELD, RAISE_SHIELD]


def hear_shield(f: Blow, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """One wound less, whatever caused it."""
    t, (who, _) = g.table, threatened(f)
    shield = carried(t, who, SHIELD)
    if option is RAISE_SHIELD and shield is not None:
        exhaust(t, shield)
        g.tell(words.RAISES_SHIELD, t.fighters[who].card)
        f.wounds -= who == f.defender
        f.counter -= who == f.attacker
    after_the_shield(f, g)


def after_the_shield(f: Blow, g: SpartacusGame) -> None:
    """Once the defender's wounds are certain: no counter-wound where nobody would be left standing (S-31)."""
    t = g.table
    if f.is_at(SHIELD_DEFENDER) and f.counter and not survivors(f, t):
        f.counter = 0
        g.tell(words.TOO_LATE, t.fighters[f.defender].card)
    f.go_on()


def survivors(f: Blow, t: SpartacusTable) -> list[int]:
    """Who will be standing when all wounds of this attack are taken."""
    felt = {
        f.defender: wounds_felt(t, f.defender, f.wounds, f.attacker),
        f.attacker: wounds_felt(t, f.attacker, f.counter, f.defender),
    }
    return [
        who
        for who, fighter in enumerate(t.fighters)
        if is_standing(fighter) and fate_after(fighter.dice, felt.get(who, 0)) == STANDING
    ]


def prompt_shield(f: Blow, g: SpartacusGame) -> Message:
    t, (who, wounds) = g.table, threatened(f)
    return Message(words.ASK_SHIELD, (t.fighters[who].seat, t.fighters[who].card, wounds))


SHIELD_DEFENDER: Final = Step(
    "shield",
    "combat.equipment",
    ask=ask_shield,
    options=shield_options,
    hear=hear_shield,
    then=after_the_shield,
    prompt=prompt_shield,
)
SHIELD_ATTACKER: Final = SHIELD_DEFENDER.again()


# --- 3. Dice are lost --------------------------------------------------------------------------------


def wound_defender(f: Blow, g: SpartacusGame) -> None:
    f.go_on()
    wound(f, g, f.defender, f.wounds, f.attacker)


WOUND_DEFENDER: Final = Step(then=wound_defender)


def wound_attacker(f: Blow, g: SpartacusGame) -> None:
    f.go_on()
    wound(f, g, f.attacker, f.counter, f.defender)


WOUND_ATTACKER: Final = Step(then=wound_attacker)


def wound(f: Blow, g: SpartacusGame, who: int, wounds: int, enemy: int) -> None:
    """All wounds of one side at once."""
    if not wounds:
        return
    t = g.table
    if wounds >= MANY_DICE and wounds_felt(t, who, wounds, enemy) >= MANY_DICE:  # a standing fighter has so many
        f.great_losses += 1
    take_wounds(g, who, wounds, enemy, fate_of_those_beaten(t, enemy, who))


def fate_of_those_beaten(t: SpartacusTable, who: int, enemy: int) -> int:
    """What a fighter's ability makes at least of an enemy he beats."""
    if has_ability_against(t, who, MERCILESS, enemy):
        return DECAPITATION
    return INJURY if has_ability_against(t, who, CRUEL, enemy) else STANDING


# --- 4. Afterwards -----------------------------------------------------------------------------------


def pay_gamblers(f: Blow, g: SpartacusGame) -> None:
    """Whoever of those in the arena lost the dice (S-95)."""
    t = g.table
    f.go_on()
    if not f.great_losses:
        return
    for who, fighter in enumerate(t.fighters):
        if has_ability(t, who, GAMBLER, opponents(t, who)):
            receive(t, fighter.seat, WINNINGS * f.great_losses)
            g.tell(words.GAMBLER, fighter.seat, fighter.card, WINNINGS * f.great_losses)


PAY_GAMBLERS: Final = Step(then=pay_gamblers)


def ask_evade(f: Blow, g: SpartacusGame) -> tuple[Seat, ...]:
    t = g.table
    defender = t.fighters[f.defender]
    can = has_ability_against(t, f.defender, EVASIVE, f.attacker) and is_standing(defender) and not is_over(t)
    return ONLY[defender.seat] if can else NOBODY


def evade_options(f: Blow, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [STAY, *moves_away(g.table, f.defender, 1, g.table.box.hexes("evade"))]


def hear_evade(f: Blow, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is not STAY:
        step_to(g.table, f.defender, option.operand)
        g.tell(words.EVADES, g.table.fighters[f.defender].card, option.operand)
    f.go_on()


def prompt_evade(f: Blow, g: SpartacusGame) -> Message:
    defender = g.table.fighters[f.defender]
    return Message(words.ASK_EVADE, (defender.seat, defender.card))


EVADING: Final = Step(
    "evade", "combat.abilities", ask=ask_evade, options=evade_options, hear=hear_evade, prompt=prompt_evade, auto=True
)


BLOW_STEPS: Final = in_order(
    ADD_WOUND, SHIELD_DEFENDER, SHIELD_ATTACKER, WOUND_DEFENDER, WOUND_ATTACKER, PAY_GAMBLERS, EVADING
)
