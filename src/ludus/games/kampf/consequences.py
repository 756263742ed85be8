"""What a choice leads to, as far as the rules alone tell it: who strikes first, how many dice, who is lost.

Odds are not here: `ludus.odds` has them.
"""

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.kampf import words
from ludus.games.kampf.box import FULL, KEEP, NET, PRONG, REROLL, SHIELD, SINGLE, SPEAR, STAY, SWORD, plus, size
from ludus.games.kampf.challenge import Turn
from ludus.games.kampf.combat import (
    STONES_OF_A_FULL_HIT,
    STONES_PER_GLADIATOR,
    Fight,
    active,
    dice_of,
    strikes_back,
    thrower,
    winner_of_trophies,
)
from ludus.games.kampf.entry import Animals, Entry
from ludus.games.kampf.features import rivals_beside, unit_of
from ludus.games.kampf.table import BEASTS, KampfGame, is_animal, symbols_of


def consequence(g: KampfGame, seat: Seat, option: Option) -> Message | None:
    """What this option leads to."""
    f = g.stack[-1]
    if isinstance(f, Entry):
        return of_entry(f, g, seat, option)
    if isinstance(f, Animals):
        return of_release(g, seat, option.operand)
    if isinstance(f, Turn):
        return of_turn(f, g, seat, option)
    return of_fight(f, g, option) if isinstance(f, Fight) else None


# --- Entering the arena ------------------------------------------------------------------------------


def of_entry(f: Entry, g: KampfGame, seat: Seat, option: Option) -> Message:
    """Who stands beside a new team, and what the team can do with one gladiator more."""
    t, operand = g.table, option.operand
    if option.verb == "carrier":
        return Message(words.THEN_CARRIER, ((t.box.near[operand] & ~t.free & ~t.teams_on[seat]).bit_count(),))
    if option.verb == "join":
        return Message(words.THEN_JOINED, (size(t.teams[t.at[operand]]) + 1,))
    count = t.teams[f.unit][operand] + 1
    return Message(words.THEN_RECRUITED[operand], (count + 1 if operand == SWORD else count,))


def of_release(g: KampfGame, seat: Seat, space: int) -> Message:
    """Whose teams an animal would stand beside."""
    t = g.table
    near = t.box.near[space] & ~t.free & ~t.beasts_on
    own = (near & t.teams_on[seat]).bit_count()
    return Message(words.THEN_RELEASED, (own, near.bit_count() - own))


# --- The challenge -----------------------------------------------------------------------------------


def of_turn(f: Turn, g: KampfGame, seat: Seat, option: Option) -> Message:
    """How many dice, how many rivals, who strikes first, who decides for an animal."""
    t = g.table
    if option.verb == "lead":
        unit = unit_of(g, option)
        hits = t.box.animals[option.operand].hits - t.stones[unit]
        return Message(words.THEN_LED, (dice_at_most(g, unit), hits))
    if option.verb == "team":
        unit = unit_of(g, option)
        return Message(words.THEN_TEAM, (dice_at_most(g, unit), len(rivals_beside(g, seat, unit, option.operand))))
    if option.verb == "challenge":
        return who_strikes_first(g, f.unit, t.at[option.operand])
    if option.verb == "proxy":
        decides = symbols_of(t, f.target)[PRONG] > symbols_of(t, f.unit)[PRONG]
        return Message(words.THEN_PROXY_DECIDES if decides else words.THEN_PROXY_ROLLS, (option.operand,))
    space = t.where[f.unit] if option is STAY else option.operand
    return Message(words.THEN_BESIDE, (len(rivals_beside(g, seat, f.unit, space)),))


def dice_at_most(g: KampfGame, unit: int) -> int:
    """How many dice a unit rolls while nobody of it is lost or caught."""
    swords = symbols_of(g.table, unit)[SWORD]
    return swords if is_animal(unit) else swords + 1


def who_strikes_first(g: KampfGame, unit: int, target: int) -> Message:
    """More spears strike first; a tie goes to the challenger."""
    mine, theirs = symbols_of(g.table, unit)[SPEAR], symbols_of(g.table, target)[SPEAR]
    if mine == theirs:
        return Message(words.THEN_TIED, (mine,))
    return Message(words.THEN_FIRST if mine > theirs else words.THEN_SECOND, (max(mine, theirs), min(mine, theirs)))


# --- The fight ---------------------------------------------------------------------------------------


def of_fight(f: Fight, g: KampfGame, option: Option) -> Message:
    """What a net, a roll or a loss changes in the fight at hand."""
    if option is KEEP:
        return of_keeping(f, g)
    if option is REROLL:
        return Message(words.THEN_REROLL, (len(f.dice),))
    return of_net(f, g, option.operand) if option.verb == "net" else of_loss(f, g, option)


def of_net(f: Fight, g: KampfGame, kind: int) -> Message:
    """What the other side can do without the one who is caught; whose part is over does not matter any more."""
    t, own = g.table, thrower(f)
    other = 1 - own
    left = active(f, t, other, kind) - 1
    if kind == SWORD:
        return Message(words.THEN_CAUGHT_SWORD, (dice_of(f, t, other) - 1,))
    if kind == PRONG:
        return of_caught_prong(active(f, t, own, PRONG), left)
    if kind == SHIELD:
        return Message(words.THEN_CAUGHT_SHIELD, (left,))
    if kind == NET and own == f.first:
        return Message(words.THEN_CAUGHT_NET, (min(left, size(t.teams[f.units[own]])),))
    return Message(words.THEN_CAUGHT_IDLE)


def of_caught_prong(own: int, others: int) -> Message:
    """Whether they may still roll again: only the side with more prongs may."""
    if others > own:
        return Message(words.THEN_PRONGS_REMAIN, (own, others))
    return Message(words.THEN_PRONGS_EVEN if own == others else words.THEN_PRONGS_WON, (own, others))


def of_keeping(f: Fight, g: KampfGame) -> Message:
    """What the dice as they lie do to the other side."""
    t, victim = g.table, 1 - f.striker
    unit, fulls = f.units[victim], f.dice.count(FULL)
    singles = max(0, f.dice.count(SINGLE) - active(f, t, victim, SHIELD))
    if not is_animal(unit):
        lying = t.stones[unit] + singles
        lost = min(lying // STONES_PER_GLADIATOR + fulls, size(t.teams[unit]))
        return Message(words.THEN_LOSSES, (lost, lying % STONES_PER_GLADIATOR))
    hits, stones = t.box.animals[unit - BEASTS].hits, t.stones[unit] + singles + STONES_OF_A_FULL_HIT * fulls
    if stones < hits:
        return Message(words.THEN_HITS, (unit - BEASTS, stones, hits))
    slain = winner_of_trophies(f, f.striker) is None
    return Message(words.THEN_SLAIN if slain else words.THEN_BEATEN, (unit - BEASTS,))


def of_loss(f: Fight, g: KampfGame, option: Option) -> Message:
    """What is left to strike back with, now or in later fights."""
    t, victim = g.table, 1 - f.striker
    team = t.teams[f.units[victim]]
    if f.owed >= size(team):
        return Message(words.THEN_ALL_GONE)
    left = plus(team, option.operand, -1)
    if not strikes_back(f):
        count = left[option.operand]
        return Message(words.THEN_OVER[option.operand], (count + 1 if option.operand == SWORD else count,))
    counts = option.verb == "give"  # who is under a net does not fight anyway
    fewer = int(counts and option.operand == SWORD)
    if f.owed > 1:
        return Message(words.THEN_MORE_GO, (fewer, f.owed - 1))
    prongs, theirs = active(f, t, victim, PRONG), active(f, t, f.striker, PRONG)
    dice = dice_of(f, t, victim) - fewer
    if prongs - int(counts and option.operand == PRONG) > theirs:
        return Message(words.THEN_STRIKES_TWICE, (dice, fewer))
    return Message(words.THEN_STRIKES_ONCE if prongs > theirs else words.THEN_STRIKES, (dice, fewer))
