"""What choices in a fight lead to."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.blow import Blow, fate_of_those_beaten, threatened
from ludus.games.spartacus.combat.field import (
    ARMS_REACH,
    JAVELIN,
    LORICA,
    SHIELD,
    carried,
    enemies,
    free_hexes,
    in_reach,
    reach_of,
)
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.combat.wounds import Wounds, wounds_felt
from ludus.games.spartacus.consequences.foretelling import Foretell, always
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, STANDING, Fighter, fate_after
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, printed
from ludus.games.spartacus.words import consequences as words


def attacks(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """How many dice are thrown; a javelin is thrown with speed dice."""
    t = g.table
    thrown = SPEED if option.verb == "throw-javelin" else ATTACK
    actor = t.fighters[g.enclosing(Turn).actor]
    target = next(fighter for fighter in t.fighters if fighter.card == option.operand)
    return Message(words.ATTACKS, (actor.dice[thrown], target.dice[DEFENCE]))


def moves(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """Whom he could strike from there, or how far away the nearest is; and who could strike him where they stand."""
    t, f = g.table, g.enclosing(Turn)
    there, foes = option.operand, [t.fighters[enemy] for enemy in enemies(t, f.actor)]
    distance, free = t.box.arena.distance[there], free_hexes(t) | 1 << t.fighters[f.actor].hex
    nearest = min(foes, key=lambda foe: distance[foe.hex])
    threats = tuple([t.fighters[who].card for who in enemies(t, f.actor) if threatens(t, who, there, free)])
    if not f.has_attacked and would_reach(t, f.actor, there, nearest.hex, free):
        return Message(words.MOVES_INTO_FRAY, (nearest.card, threats)) if threats else reaches(nearest)
    if threats:
        return Message(words.MOVES_INTO_DANGER, (nearest.card, distance[nearest.hex], threats))
    return Message(words.MOVES, (nearest.card, distance[nearest.hex]))


def reaches(foe: Fighter) -> Message:
    return Message(words.MOVES_INTO_REACH, (foe.card,))


def threatens(t: SpartacusTable, who: int, there: int, free: int) -> bool:
    """Whether a fighter could strike somebody on a hex without moving: with his weapon, or his javelin."""
    here, javelin = t.fighters[who].hex, carried(t, who, JAVELIN)
    if would_reach(t, who, here, there, free):
        return True
    return javelin is not None and t.box.arena.distance[here][there] <= printed(t, javelin).reach


def would_reach(t: SpartacusTable, who: int, here: int, there: int, free: int) -> bool:
    """Whether a fighter's weapon would reach a hex from another; two away, one between must be free."""
    away = t.box.arena.distance[here][there]
    if away <= ARMS_REACH or away > reach_of(t, who):
        return away <= ARMS_REACH
    return t.box.arena.between(here, there) & free != 0


def stops(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    t, f = g.table, g.enclosing(Turn)
    actor = t.fighters[f.actor]
    could_attack = not f.has_attacked and bool(in_reach(t, f.actor))
    return Message(words.STOPS_WITHOUT_ATTACK if could_attack else words.STOPS, (actor.card, actor.hex))


def loses(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    dice = g.table.fighters[g.enclosing(Wounds).who].dice
    return Message(words.LOSES_DIE, (option.operand, dice[option.operand] - 1))


def defends(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    defender = g.table.fighters[g.enclosing(Attack).defender]
    return Message(words.DEFENDS_WITH, (defender.dice[option.operand],))


def strikes(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """How many wounds there will be, and what they make of the enemy; uncertain as long as he may raise a shield."""
    t, f = g.table, g.enclosing(Blow)
    wounds, is_swung = f.wounds + (option.verb == "swing-axe"), option.verb == "swing-axe"
    if carried(t, f.defender, SHIELD) is not None:
        return Message(words.WOUND_MORE if is_swung else words.WOUNDS_STAY)
    lorica = carried(t, f.defender, LORICA)
    felt = wounds if lorica is None else min(wounds, printed(t, lorica).most)
    outcome = (wounds, t.fighters[f.defender].card, fate_of_blow(t, f.defender, felt, f.attacker))
    return Message(words.AXE_SWUNG if is_swung else words.AXE_SAVED, outcome)


def shields(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """How many wounds are left, and what they make of him who bears the shield."""
    t, f = g.table, g.enclosing(Blow)
    who, wounds = threatened(f)
    is_raised = option.verb == "raise-shield"
    left = wounds - is_raised
    fate = fate_of_blow(t, who, left, f.attacker if who == f.defender else f.defender)
    return Message(words.SHIELD_RAISED if is_raised else words.SHIELD_LOWERED, (left, t.fighters[who].card, fate))


def fate_of_blow(t: SpartacusTable, who: int, wounds: int, enemy: int) -> int:
    """What the wounds of an attack make of a fighter."""
    fate = fate_after(t.fighters[who].dice, wounds_felt(t, who, wounds, enemy))
    return fate if fate == STANDING else max(fate, fate_of_those_beaten(t, enemy, who))


FORETOLD: Final[dict[str, Foretell]] = {
    "attack": attacks,
    "throw-javelin": attacks,
    "move": moves,
    "stop": stops,
    "act-first": always(words.ACTS_FIRST),
    "act-second": always(words.ACTS_SECOND),
    "lose": loses,
    "defend-with": defends,
    "reroll": always(words.ROLLS_AGAIN),
    "force": always(words.ROLLS_AGAIN),
    "roll-again": always(words.ROLLS_AGAIN),
    "let-stand": always(words.KEEPS_DICE),
    "keep": always(words.KEEPS_DICE),
    "throw-net": always(words.THROWS_NET),
    "throw-net-of": always(words.THROWS_NET),
    "hold-net": always(words.HOLDS_NET),
    "swing-axe": strikes,
    "spare-axe": strikes,
    "raise-shield": shields,
    "lower-shield": shields,
    "change-sides": always(words.CHANGES_SIDES),
    "stand-by": always(words.STANDS_BY),
}
