"""What choices in a fight lead to."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.field import ARMS_REACH, enemies, free_hexes, in_reach, reach_of
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.combat.wounds import Wounds
from ludus.games.spartacus.consequences.foretelling import Foretell, always
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import consequences as words


def attacks(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """How many dice are thrown; a javelin is thrown with speed dice."""
    t = g.table
    thrown = SPEED if option.verb == "throw-javelin" else ATTACK
    actor = t.fighters[g.enclosing(Turn).actor]
    target = next(fighter for fighter in t.fighters if fighter.card == option.operand)
    return Message(words.ATTACKS, (actor.dice[thrown], target.dice[DEFENCE]))


def moves(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """Whom he could strike from there, or how far away the nearest is."""
    t, f = g.table, g.enclosing(Turn)
    distance, foes = t.box.arena.distance[option.operand], [t.fighters[enemy] for enemy in enemies(t, f.actor)]
    nearest = min(foes, key=lambda foe: distance[foe.hex])
    if not f.has_attacked and would_reach(t, f.actor, option.operand, nearest.hex):
        return Message(words.MOVES_INTO_REACH, (nearest.card,))
    return Message(words.MOVES, (nearest.card, distance[nearest.hex]))


def would_reach(t: SpartacusTable, who: int, here: int, there: int) -> bool:
    """Whether a fighter's weapon would reach a hex from another; two away, one between must be free."""
    away, left = t.box.arena.distance[here][there], 1 << t.fighters[who].hex
    if away <= ARMS_REACH or away > reach_of(t, who):
        return away <= ARMS_REACH
    return t.box.arena.between(here, there) & (free_hexes(t) | left) != 0


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
    "swing-axe": always(words.WOUND_MORE),
    "spare-axe": always(words.WOUNDS_STAY),
    "raise-shield": always(words.WOUND_FEWER),
    "lower-shield": always(words.WOUNDS_STAY),
    "change-sides": always(words.CHANGES_SIDES),
    "stand-by": always(words.STANDS_BY),
}
