"""One attack: the dice (rulebook pp. 15–18). What they do to flesh follows in `blow`.

1. Both roll: attack dice, or speed dice for a javelin, against defence dice.
2. Both say which dice are rolled again, sealed; then they are rolled.
3. The dice are compared, and abilities count.
Rulings applied: S-25…S-28, S-91, S-92 (Kerza), S-93 (each pair blocks), S-94 (what can be blocked).
"""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Option, table_of
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.combat.field import FLAIL, HELMET, SWORD, carried, has_ability_against, replace
from ludus.games.spartacus.table.fighters import (
    ATTACK,
    ATTRIBUTES,
    DEFENCE,
    MOST_DICE,
    SPEED,
    Rolled,
    pairs,
    together,
    triples,
    which_hit,
    without,
)
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import combat as words

VENGEFUL: Final = "vengeful"  # Spartacus: a wound for each pair of attack dice
SAVAGE: Final = "savage"  # Caburus: two wounds for a triple of attack dice
SAVAGERY: Final = 2
IMPERVIOUS: Final = "impervious"  # Crixus: a hit blocked for each pair of defence dice
RELENTLESS: Final = "relentless"  # Gannicus: ties hit
COUNTER_ATTACK: Final = "counter-attack"  # Agron: a triple of defence dice wounds the attacker
HARDENED: Final = "hardened"  # Rhaskos: a triple of defence dice blocks every hit
AGILE: Final = "agile"  # Barca: may defend with speed dice
INITIATE: Final = "initiate"  # Kerza: once per fight a die of the opponent is rolled again

DEFEND_WITH: Final = table_of("defend-with", ATTRIBUTES)
KEEP: Final = Option("keep")

ATTACK_ROLLS: Final = tuple(Roll("attack", D6, dice) for dice in range(MOST_DICE + 1))
DEFENCE_ROLLS: Final = tuple(Roll("defence", D6, dice) for dice in range(MOST_DICE + 1))


class Attack(Frame):
    """A fighter attacks another."""

    def __init__(self, attacker: int, defender: int, with_javelin: bool) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.with_javelin = with_javelin
        self.defends_with = DEFENCE
        self.attack: Rolled = ()
        self.defence: Rolled = ()
        self.attack_again: Rolled = ()  # the dice picked up to be rolled again
        self.defence_again: Rolled = ()

    def steps(self) -> list[Step]:
        return ATTACK_STEPS

    def copy(self) -> "Attack":
        f = Attack(self.attacker, self.defender, self.with_javelin)
        f.step = self.step
        f.defends_with = self.defends_with
        f.attack = self.attack
        f.defence = self.defence
        f.attack_again = self.attack_again
        f.defence_again = self.defence_again
        return f

    def key(self) -> tuple[object, ...]:
        return (
            *(self.step, self.attacker, self.defender, self.with_javelin, self.defends_with),
            *(self.attack, self.defence, self.attack_again, self.defence_again),
        )


def attacker_has(f: Attack, t: SpartacusTable, ability: str) -> bool:
    """Whether an ability helps the attacker."""
    return has_ability_against(t, f.attacker, ability, f.defender)


def defender_has(f: Attack, t: SpartacusTable, ability: str) -> bool:
    """Whether an ability helps the defender."""
    return has_ability_against(t, f.defender, ability, f.attacker)


# --- 1. Both roll ------------------------------------------------------------------------------------


def ask_defend_with(f: Attack, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[g.table.fighters[f.defender].seat] if defender_has(f, g.table, AGILE) else NOBODY


def defend_with_options(f: Attack, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [DEFEND_WITH[DEFENCE], DEFEND_WITH[SPEED]]


def hear_defend_with(f: Attack, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.defends_with = option.operand
    g.tell(words.DEFENDS_WITH, g.table.fighters[f.defender].card, option.operand)
    f.go_on()


def prompt_defend_with(f: Attack, g: SpartacusGame) -> Message:
    defender = g.table.fighters[f.defender]
    return Message(words.ASK_DEFEND, (defender.seat, defender.card))


CHOOSE_DEFENCE: Final = Step(
    "defend-with",
    "combat.abilities",
    ask=ask_defend_with,
    options=defend_with_options,
    hear=hear_defend_with,
    prompt=prompt_defend_with,
)


def luck_attack(f: Attack, g: SpartacusGame) -> Chance:
    return ATTACK_ROLLS[g.table.fighters[f.attacker].dice[SPEED if f.with_javelin else ATTACK]]


def hear_attack(f: Attack, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.attack = together(without(f.attack, f.attack_again), option.operands)
    g.tell(words.ROLLS_ATTACK, g.table.fighters[f.attacker].card, f.attack)
    f.go_on()


ATTACK_ROLL: Final = Step("attack-roll", "combat.attack", luck=luck_attack, hear=hear_attack)


def luck_defence(f: Attack, g: SpartacusGame) -> Chance:
    return DEFENCE_ROLLS[g.table.fighters[f.defender].dice[f.defends_with]]


def hear_defence(f: Attack, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.defence = together(without(f.defence, f.defence_again), option.operands)
    g.tell(words.ROLLS_DEFENCE, g.table.fighters[f.defender].card, f.defence)
    f.go_on()


DEFENCE_ROLL: Final = Step("defence-roll", "combat.attack", luck=luck_defence, hear=hear_defence)


# --- 2. Rolling again --------------------------------------------------------------------------------

# what lets a die be rolled again: the attacker's sword, the defender's helmet, Kerza defending, Kerza attacking
BY_SWORD: Final = 0
BY_HELMET: Final = 1
FORCED_ATTACK: Final = 2
FORCED_DEFENCE: Final = 3


class Rerolls(Sealed):
    """Both sides commit before either rolls; a seat answers once for everything that lets it roll again."""

    def steps(self) -> list[Step]:
        return REROLLS_STEPS

    def copy(self) -> "Rerolls":
        f = Rerolls(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()


def commit(f: Attack, g: SpartacusGame) -> None:
    """Whoever has anything that lets dice be rolled again is asked, the attacker's owner named first."""
    t = g.table
    attacker, defender = t.fighters[f.attacker].seat, t.fighters[f.defender].seat
    seats = [attacker] if means_of(f, t, attacker) else []
    if defender != attacker and means_of(f, t, defender):
        seats.append(defender)
    f.go_on()
    if seats:
        g.call(Rerolls(tuple(seats)))


COMMIT: Final = Step(then=commit)


def attack_below(g: SpartacusGame) -> Attack:
    """The attack whose dice are rolled again."""
    return g.enclosing(Attack)


def means_of(f: Attack, t: SpartacusTable, seat: Seat) -> list[int]:
    """What lets this seat have dice rolled again; only dice of the kind that is named (S-26)."""
    attacks, defends = t.fighters[f.attacker].seat == seat, t.fighters[f.defender].seat == seat
    means = []
    if attacks and not f.with_javelin and carried(t, f.attacker, SWORD) is not None:
        means.append(BY_SWORD)
    if defends and f.defends_with == DEFENCE and carried(t, f.defender, HELMET) is not None:
        means.append(BY_HELMET)
    if defends and can_force(t, f.defender, f.attacker):
        means.append(FORCED_ATTACK)
    if attacks and can_force(t, f.attacker, f.defender):
        means.append(FORCED_DEFENCE)
    return means


def can_force(t: SpartacusTable, who: int, enemy: int) -> bool:
    """Whether a fighter can still have a die of his enemy rolled again."""
    return has_ability_against(t, who, INITIATE, enemy) and not t.fighters[who].has_used_ability


def dice_for(f: Attack, means: int) -> Rolled:
    """The dice one of which may be rolled again."""
    return f.attack if means in (BY_SWORD, FORCED_ATTACK) else f.defence


def reroll_options(f: Rerolls, g: SpartacusGame, seat: Seat) -> list[Option]:
    """Keep all dice, or pick up one; dice that show the same are alike."""
    if not f.owes(seat):
        return []
    t, attack = g.table, attack_below(g)
    means = means_of(attack, t, seat)[len(f.draft(seat))]
    pick_up = t.box.counts("reroll" if means in (BY_SWORD, BY_HELMET) else "force")
    options, last = [KEEP], 0
    for face in dice_for(attack, means):  # highest first
        if face != last:
            options.append(pick_up[face])
            last = face
    return options


def hear_reroll(f: Rerolls, g: SpartacusGame, seat: Seat, option: Option) -> None:
    said = len(f.draft(seat)) + 1
    f.hear(seat, option, complete=said == len(means_of(attack_below(g), g.table, seat)))


def pick_up_dice(f: Rerolls, g: SpartacusGame) -> None:
    """All answers are in. A die both sides picked is rolled once (S-92)."""
    t, attack = g.table, attack_below(g)
    every_means = [means_of(attack, t, seat) for seat in f.seats]
    for place, draft in enumerate(f.drafts):
        for said, option in enumerate(draft):
            if option is not KEEP:
                pick_up(attack, g, every_means[place][said], option.operand)
    f.seats = NOBODY
    f.ask_again()
    f.end()


def pick_up(f: Attack, g: SpartacusGame, means: int, face: int) -> None:
    t = g.table
    who = f.attacker if means in (BY_SWORD, FORCED_DEFENCE) else f.defender
    fighter = t.fighters[who]
    if means in (BY_SWORD, FORCED_ATTACK) and face in without(f.attack, f.attack_again):
        f.attack_again = (*f.attack_again, face)
    elif means in (BY_HELMET, FORCED_DEFENCE) and face in without(f.defence, f.defence_again):
        f.defence_again = (*f.defence_again, face)
    if means in (FORCED_ATTACK, FORCED_DEFENCE):
        replace(t, who, fighter.but(has_used_ability=True))
        g.tell(words.FORCES, fighter.card, face)
    else:
        g.tell(words.REROLLS, fighter.card, face)


def prompt_reroll(f: Rerolls, g: SpartacusGame) -> Message:
    attack = attack_below(g)
    return Message(words.ASK_REROLL, (attack.attack, attack.defence))


def luck_attack_again(f: Attack, g: SpartacusGame) -> Chance | None:
    return ATTACK_ROLLS[len(f.attack_again)] if f.attack_again else None


ATTACK_AGAIN: Final = Step("attack-roll", "combat.rerolls", luck=luck_attack_again, hear=hear_attack)


def luck_defence_again(f: Attack, g: SpartacusGame) -> Chance | None:
    return DEFENCE_ROLLS[len(f.defence_again)] if f.defence_again else None


DEFENCE_AGAIN: Final = Step("defence-roll", "combat.rerolls", luck=luck_defence_again, hear=hear_defence)


# --- 3. Comparison and abilities ---------------------------------------------------------------------


def compare(f: Attack, g: SpartacusGame) -> None:
    """Blocks stop hits of the comparison; automatic wounds come on top, whatever the defender rolled (S-94)."""
    t = g.table
    places = places_that_hit(f, t)
    wounds = max(len(places) - blocked_hits(f, t), 0) + automatic_wounds(f, t)
    counter = 0
    if defender_has(f, t, COUNTER_ATTACK) and f.defends_with == DEFENCE:
        counter = triples(f.defence)
    tell_hits(f, g, places)
    f.end()
    g.call(Blow(f.attacker, f.defender, wounds, counter))


COMPARE: Final = Step(then=compare)


def places_that_hit(f: Attack, t: SpartacusTable) -> Rolled:
    """Which attack dice hit as the dice lie, counted from 1."""
    return which_hit(f.attack, f.defence, attacker_has(f, t, RELENTLESS), has_flail(f, t))


def tell_hits(f: Attack, g: SpartacusGame, places: Rolled) -> None:
    """Which attack dice beat what they were laid beside."""
    if places:
        dice = tuple([f.attack[place - 1] for place in places])
        g.tell(words.STRIKES, g.table.fighters[f.attacker].card, dice, places)


def has_flail(f: Attack, t: SpartacusTable) -> bool:
    """Whether a tie of the highest dice hits: the flail swings round what is held against it."""
    return not f.with_javelin and carried(t, f.attacker, FLAIL) is not None


def automatic_wounds(f: Attack, t: SpartacusTable) -> int:
    """The wounds that sets of attack dice cause by themselves; none, if speed dice were rolled instead."""
    if f.with_javelin:
        return 0
    if attacker_has(f, t, VENGEFUL):
        return pairs(f.attack)
    return SAVAGERY * triples(f.attack) if attacker_has(f, t, SAVAGE) else 0


def blocked_hits(f: Attack, t: SpartacusTable) -> int:
    """The hits that sets of defence dice stop; none, if speed dice were rolled instead."""
    if f.defends_with != DEFENCE:
        return 0
    if defender_has(f, t, HARDENED) and triples(f.defence):
        return len(f.attack)
    return pairs(f.defence) if defender_has(f, t, IMPERVIOUS) else 0


REROLLS_STEPS: Final = in_order(
    Step(
        "reroll",
        "combat.rerolls",
        ask=ask_sealed,
        options=reroll_options,
        hear=hear_reroll,
        then=pick_up_dice,
        prompt=prompt_reroll,
    ),
)

ATTACK_STEPS: Final = in_order(CHOOSE_DEFENCE, ATTACK_ROLL, DEFENCE_ROLL, COMMIT, ATTACK_AGAIN, DEFENCE_AGAIN, COMPARE)
