"""After the dice of an attack: axe, shields, and lost dice.

Each function is a decision of the rules (`games.spartacus.combat.blow`); they stand in the order of the rules from the
last to the first, and give the first side's chance to win, which is what solving asks for. Where the fight goes on when
both choose well is written to `reached`, for those who follow it: of options alike the first is taken. Where it is None
numba leaves that out when it compiles.

An attack is of a *kind*: whose it is, whether his turn ends the round, and whether he may still move. `exits` holds,
for the levels below, what is left when all dice are lost: by level, kind with crowd, and *spot*, a place from which
somebody can be attacked.
"""

from typing import Final

from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled, inner
from ludus.odds.spartacus.solver.duel import (
    AXE_BIT,
    IS_DETERMINED,
    ONCE_BIT,
    SHIELD_BIT,
    Pair,
    dice_of,
    has,
    read_state,
    without,
)
from ludus.odds.spartacus.solver.matrix import ALIKE

BEATEN, OWED, LEVEL = range(3)  # of what is reached: who is beaten and the dice he owes, or the level below
NOBODY: Final = -1


@compiled
def better(side: int, one: float, other: float) -> float:
    """What a side prefers: the first wants the chance high, the second low."""
    return max(one, other) if side == 0 else min(one, other)


@inner
def prefers(side: int, one: float, other: float) -> bool:
    """Whether a side takes the one rather than the other, which comes first."""
    return one > other + ALIKE if side == 0 else one < other - ALIKE


@inner
def worst(side: int) -> float:
    """What a side prefers everything to."""
    return -1.0 if side == 0 else 2.0


@inner
def level_of(pair: Pair, attacker: int, mine: int, yours: int) -> int:
    """The level of an attacker's state and a defender's."""
    return int(mine * pair.states[1] + yours if attacker == 0 else yours * pair.states[1] + mine)


@inner
def read_level(pair: Pair, level: int, dice: Wholes, masks: Wholes) -> None:
    """The dice and items of both sides at a level."""
    masks[0] = read_state(pair, 0, level // pair.states[1], dice[0])
    masks[1] = read_state(pair, 1, level % pair.states[1], dice[1])


# --- 3. Dice are lost --------------------------------------------------------------------------------


@inner
def shed_counter(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    mask: int,
    yours: int,
    lost: int,
    row: int,
    spot: int,
    reached: Wholes | None,
) -> float:
    """The attacker loses dice to a counter-attack, the defender's being lost already."""
    own, masks, best = dice[attacker], pair.masks[attacker], worst(attacker)
    number = dice_of(pair, attacker, own[0], own[1], own[2])
    begin, end = pair.losses[attacker, number, lost], pair.losses[attacker, number, lost + 1]
    for way in range(begin, end):
        level = level_of(pair, attacker, pair.lighter[way] * masks + mask, yours)
        best = better(attacker, best, exits[level, row, spot])
    if reached is not None:
        for way in range(begin, end):
            level = level_of(pair, attacker, pair.lighter[way] * masks + mask, yours)
            if not prefers(attacker, best, exits[level, row, spot]):
                reached[LEVEL] = level
                break
    return best


@compiled
def shed(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    mine: int,
    yours: int,
    lost: int,
    counter: int,
    row: int,
    spot: int,
    reached: Wholes | None,
) -> float:
    """The defender loses dice as he likes, then the attacker. `mine` and `yours` are their items."""
    defender = 1 - attacker
    own, masks, best = dice[defender], pair.masks[defender], worst(defender)
    number = dice_of(pair, defender, own[0], own[1], own[2])
    begin, end = pair.losses[defender, number, lost], pair.losses[defender, number, lost + 1]
    for way in range(begin, end):
        state = pair.lighter[way] * masks + yours
        chance = shed_counter(pair, exits, attacker, dice, mine, state, counter, row, spot, None)
        best = better(defender, best, chance)
    if reached is not None:
        for way in range(begin, end):
            state = pair.lighter[way] * masks + yours
            chance = shed_counter(pair, exits, attacker, dice, mine, state, counter, row, spot, reached)
            if not prefers(defender, best, chance):
                break
    return best


@compiled
def felt(pair: Pair, side: int, dice: Wholes, mask: int, wounds: int) -> int:
    """The wounds that cost dice: Duro ignores one that would beat him, once (S-90)."""
    if pair.skills[side, IS_DETERMINED] and wounds > dice[side].sum() - 3 and has(pair, side, mask, ONCE_BIT):
        return wounds - 1
    return wounds


@inner
def is_beaten(pair: Pair, side: int, dice: Wholes, mask: int, wounds: int) -> bool:
    """Whether so many wounds are too many."""
    return bool(felt(pair, side, dice, mask, wounds) > dice[side].sum() - 3)


@inner
def fall(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    mine: int,
    yours: int,
    wounds: int,
    counter: int,
    row: int,
    spot: int,
    reached: Wholes | None,
) -> float:
    """All wounds are certain: somebody is beaten, or dice are lost."""
    defender = 1 - attacker
    lost, lost_counter = felt(pair, defender, dice, yours, wounds), felt(pair, attacker, dice, mine, counter)
    beaten = NOBODY
    if is_beaten(pair, defender, dice, yours, wounds):
        beaten = defender
    elif is_beaten(pair, attacker, dice, mine, counter):
        beaten = attacker
    if reached is not None:
        reached[BEATEN], reached[OWED] = beaten, lost if beaten == defender else lost_counter
    if beaten != NOBODY:
        return float(beaten)
    if lost < wounds:
        yours = without(pair, defender, yours, ONCE_BIT)
    if lost_counter < counter:
        mine = without(pair, attacker, mine, ONCE_BIT)
    return shed(pair, exits, attacker, dice, mine, yours, lost, lost_counter, row, spot, reached)


# --- 1. and 2. The axe and the shields ---------------------------------------------------------------

AXE, SHIELD, COUNTER_SHIELD, FALL = range(4)  # the stages of a blow: what is still to be decided


@compiled
def in_time(pair: Pair, attacker: int, dice: Wholes, mine: int, yours: int, wounds: int, counter: int) -> int:
    """The counter-wounds that count: none where nobody would be left standing (S-31)."""
    if counter and is_beaten(pair, 1 - attacker, dice, yours, wounds):
        return 0 if is_beaten(pair, attacker, dice, mine, counter) else counter
    return counter


@compiled
def struck(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    mine: int,
    yours: int,
    wounds: int,
    counter: int,
    row: int,
    spot: int,
    stage: int,
    reached: Wholes | None,
) -> float:
    """Wounds from a stage on: the axe adds one, the defender's shield stops one, the attacker's a counter-wound."""
    defender, best = 1 - attacker, worst(attacker)
    end = end_guarded = end_countered = mine, yours, wounds, counter  # the items and wounds that it comes to
    swings = stage <= AXE and has(pair, attacker, mine, AXE_BIT)
    for axe in range(1 + swings):
        ours = without(pair, attacker, mine, AXE_BIT) if axe else mine
        total, guarded = wounds + axe, worst(defender)
        raises = stage <= SHIELD and total > 0 and has(pair, defender, yours, SHIELD_BIT)
        for shield in range(1 + raises):
            theirs = without(pair, defender, yours, SHIELD_BIT) if shield else yours
            late = stage <= SHIELD
            back = in_time(pair, attacker, dice, ours, theirs, total - shield, counter) if late else counter
            countered = worst(attacker)
            shields = stage <= COUNTER_SHIELD and back > 0 and has(pair, attacker, ours, SHIELD_BIT)
            for other in range(1 + shields):
                left = without(pair, attacker, ours, SHIELD_BIT) if other else ours
                value = fall(pair, exits, attacker, dice, left, theirs, total - shield, back - other, row, spot, None)
                if reached is not None and prefers(attacker, value, countered):
                    end_countered = left, theirs, total - shield, back - other
                countered = better(attacker, countered, value)
            if reached is not None and prefers(defender, countered, guarded):
                end_guarded = end_countered
            guarded = better(defender, guarded, countered)
        if reached is not None and prefers(attacker, guarded, best):
            end = end_guarded
        best = better(attacker, best, guarded)
    if reached is not None:
        fall(pair, exits, attacker, dice, end[0], end[1], end[2], end[3], row, spot, reached)
    return best


@inner
def wounds_of(pair: Pair, outcome: int) -> int:
    return outcome // (pair.forces * (pair.counters + 1))


@inner
def counters_of(pair: Pair, outcome: int) -> int:
    return outcome // pair.forces % (pair.counters + 1)


@inner
def unforced(pair: Pair, side: int, mask: int, outcome: int, worth: int) -> int:
    """A side's items after an outcome: whoever has forced a die can do so no more. worth: 2 attacker, 1 defender."""
    forced = pair.forces > 1 and outcome % pair.forces & worth
    return without(pair, side, mask, ONCE_BIT) if forced else mask


@compiled
def after(
    pair: Pair,
    exits: Reals,
    attacker: int,
    dice: Wholes,
    mine: int,
    yours: int,
    outcome: int,
    row: int,
    spot: int,
    reached: Wholes | None,
) -> float:
    """What an outcome is worth, everything being still to be decided."""
    wounds, counter = wounds_of(pair, outcome), counters_of(pair, outcome)
    ours = unforced(pair, attacker, mine, outcome, 2)
    theirs = unforced(pair, 1 - attacker, yours, outcome, 1)
    return struck(pair, exits, attacker, dice, ours, theirs, wounds, counter, row, spot, AXE, reached)
