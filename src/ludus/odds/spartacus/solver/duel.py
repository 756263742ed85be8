"""A duel as the solver's numbers: both sides, the ground they stand on, and the luck of every attack they can make.

A side's *state* is its dice and which of its items it still has; a *level* is the states of both. A fight only ever
goes down: each step from a level loses a die or uses an item, so levels are solved from below.
"""

from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from ludus.games.spartacus.combat.attack import (
    AGILE,
    COUNTER_ATTACK,
    HARDENED,
    IMPERVIOUS,
    INITIATE,
    RELENTLESS,
    VENGEFUL,
)
from ludus.games.spartacus.combat.blow import EVASIVE
from ludus.games.spartacus.combat.initiative import TACTICIAN
from ludus.games.spartacus.combat.wounds import DETERMINED
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED
from ludus.odds.spartacus.solver import luck
from ludus.odds.spartacus.solver.compiled import Numbers, Reals, Wholes, compiled, inner
from ludus.odds.spartacus.solver.ground import Ground
from ludus.odds.spartacus.solver.initiative import chance_to_lead
from ludus.odds.spartacus.solver.sides import ONCE, Side

AXE_BIT, SHIELD_BIT, NET_BIT, JAVELIN_BIT, ONCE_BIT = range(5)
BITS: Final = 5
IS_AGILE, IS_EVASIVE, IS_DETERMINED, IS_INITIATE = range(4)
SKILLS: Final = (AGILE, EVASIVE, DETERMINED, INITIATE)

KINDS: Final = 8  # of attacks: by attacker, whether his turn ends the round, whether he may still move


class Pair(NamedTuple):
    """Both sides, as far as what follows a roll needs to know them."""

    most: Wholes  # dice by side and attribute
    shift: Wholes  # the place of each item in a side's mask; -1 where it has none
    masks: Wholes  # how many masks there are
    states: Wholes
    skills: Wholes
    losses: Wholes  # `lighter[losses[side, dice, lost] : losses[side, dice, lost + 1]]`: the dice that can be left
    lighter: Wholes
    counters: int  # how outcomes are numbered, see `luck.Shape`
    forces: int


class Duel(NamedTuple):
    """Everything compiled code needs to know."""

    pair: Pair
    first: Wholes  # the ground, see there
    ways: Numbers
    reach: Wholes  # by side and place: whether a weapon reaches
    range: Wholes  # and a javelin
    spots: Wholes  # the places from which somebody can be attacked
    start: int
    middle: int
    patience: int
    initiative: Reals  # the first side's chance, by speed dice
    begin: Wholes  # the roll classes of each table, by attack and defence dice
    end: Wholes
    weight: Reals
    rows: Wholes
    cols: Wholes
    offset: Wholes
    chance: Reals
    outcomes: int
    nets: int  # how many sides have one


def duel_of(one: Side, other: Side, ground: Ground, patience: int) -> Duel:
    """The numbers of a duel."""
    sides = (one, other)
    most = np.array([side.dice for side in sides], np.int64)
    shift = np.array([_shifts(side) for side in sides], np.int64)
    masks = np.array([1 << side.items.bit_count() for side in sides], np.int64)
    reach = np.array([_reached(ground, side.reach) for side in sides], np.int64)
    thrown = np.array([ground.distance <= side.throw for side in sides], np.int64)
    skills = np.array([[side.ability == skill for skill in SKILLS] for side in sides], np.int64)
    shape = shape_of(sides)
    numbers = most, shift, masks, most.prod(axis=1) * masks, skills, *_losses(most)
    parts: list[Any] = [Pair(*numbers, shape.counters, shape.forces)]
    parts += [ground.first, ground.ways, reach, thrown, np.flatnonzero((reach + thrown).any(axis=0))]
    parts += [ground.start, ground.middle, patience, _initiative(one, other), *_luck(sides)]
    parts += [sum(side.items >> NET_BIT & 1 for side in sides)]
    return Duel(*parts)


def _shifts(side: Side) -> list[int]:
    below = [(side.items & (1 << bit) - 1).bit_count() for bit in range(BITS)]
    return [below[bit] if side.items >> bit & 1 else -1 for bit in range(BITS)]


def _losses(most: Wholes) -> tuple[Wholes, Wholes]:
    """What can be left of each side's dice, one of each kind at least: first with the fewest for attack."""
    worst, lighter = int(most.sum(axis=1).max()) - 3, list[int]()
    losses = np.zeros((2, int(most.prod(axis=1).max()), worst + 2), np.int64)
    for side, (_, defence, speed) in enumerate(most.tolist()):
        for dice, own in enumerate(product(*map(range, most[side].tolist()))):
            left: list[list[int]] = [[] for _ in range(worst + 1)]
            for x, y, z in product(*(range(number + 1) for number in own)):
                left[sum(own) - x - y - z].append((x * defence + y) * speed + z)
            losses[side, dice] = len(lighter) + np.cumsum([0, *map(len, left)])
            lighter += [number for numbers in left for number in numbers]
    return losses, np.array(lighter, np.int64)


def _reached(ground: Ground, reach: int) -> Wholes:
    """Beside each other, or further away with a hex between."""
    far = (ground.distance <= reach) & (ground.touches > 0)
    return np.asarray((ground.distance == 1) | far, np.int64)


def _initiative(one: Side, other: Side) -> Reals:
    table = np.zeros((one.dice[SPEED] + 1, other.dice[SPEED] + 1))
    tactician = tactician_of((one, other))
    for mine, yours in product(range(1, one.dice[SPEED] + 1), range(1, other.dice[SPEED] + 1)):
        table[mine, yours] = chance_to_lead(mine, yours, tactician)
    return table


def tactician_of(sides: tuple[Side, Side]) -> int:
    """The side that may roll again for initiative; -1 for none."""
    abilities = [side.ability for side in sides]
    return abilities.index(TACTICIAN) if TACTICIAN in abilities else -1


# --- Luck --------------------------------------------------------------------------------------------

TABLES: Final = 32  # by attacker, javelin, defence with speed dice, and who can still force a die


@compiled
def kind_of(attacker: int, is_last: int, moves: int) -> int:
    """The number of a kind of attack."""
    return (attacker * 2 + is_last) * 2 + moves


@compiled
def table_of(attacker: int, javelin: int, agile: int, forces: int) -> int:
    """The number of a table; forces: 2 where the attacker can force a die, 1 where the defender can."""
    return ((attacker * 2 + javelin) * 2 + agile) * 4 + forces


def means_of(sides: tuple[Side, Side], attacker: int, javelin: int, agile: int, forces: int) -> luck.Means:
    """What counts in an attack."""
    mine, yours = sides[attacker], sides[1 - attacker]
    defence = not agile
    return luck.Means(
        ties=mine.ability == RELENTLESS,
        vengeful=mine.ability == VENGEFUL and not javelin,
        impervious=yours.ability == IMPERVIOUS and defence,
        hardened=yours.ability == HARDENED and defence,
        counter=yours.ability == COUNTER_ATTACK and defence,
        sword=mine.sword and not javelin,
        helmet=yours.helmet and defence,
        force_defence=forces >> 1,
        force_attack=forces & 1,
    )


def shape_of(sides: tuple[Side, Side]) -> luck.Shape:
    """How the outcomes of a duel are numbered."""
    wounds = max(side.dice[ATTACK] + side.dice[ATTACK] // 2 * (side.ability == VENGEFUL) for side in sides)
    thrown = max(side.dice[SPEED] * (side.throw > 0) for side in sides)
    counters = max(side.dice[DEFENCE] // 3 * (side.ability == COUNTER_ATTACK) for side in sides)
    forces = 4 if any(side.ability == INITIATE for side in sides) else 1
    return luck.Shape(max(wounds, thrown), counters, forces)


def tables_needed(sides: tuple[Side, Side]) -> list[tuple[int, int, int, int]]:
    """The attacks that can be made in a duel."""
    found = []
    for attacker in range(2):
        mine, yours = sides[attacker], sides[1 - attacker]
        thrown = range(1 + (mine.throw > 0))
        speeds = range(1 + (yours.ability == AGILE))
        most = 2 * (mine.ability == INITIATE) + (yours.ability == INITIATE)
        forces = [left for left in range(4) if left & ~most == 0]
        found += [(attacker, *rest) for rest in product(thrown, speeds, forces)]
    return found


def _luck(sides: tuple[Side, Side]) -> list[Any]:
    """Every table, one after the other: the fields of a duel from `begin` to `outcomes`."""
    shape = shape_of(sides)
    most = max(max(side.dice) for side in sides)
    begin, end = (np.zeros((TABLES, most + 1, most + 1), np.int64) for _ in range(2))
    found: list[luck.RollClass] = []
    for key in tables_needed(sides):
        attacker, javelin, agile, _ = key
        means = means_of(sides, *key)
        attacks = sides[attacker].dice[SPEED if javelin else ATTACK]
        defences = sides[1 - attacker].dice[SPEED if agile else DEFENCE]
        for dice in product(range(1, attacks + 1), range(1, defences + 1)):
            begin[(table_of(*key), *dice)] = len(found)
            found += classes(*dice, means, shape)
            end[(table_of(*key), *dice)] = len(found)
    sizes = np.array([0, *(kind.chances.size for kind in found)], np.int64)
    return [
        *(begin, end, np.array([kind.weight for kind in found])),
        np.array([kind.chances.shape[0] for kind in found], np.int64),
        np.array([kind.chances.shape[1] for kind in found], np.int64),
        np.cumsum(sizes)[:-1],
        np.concatenate([kind.chances.ravel() for kind in found]),
        shape.outcomes,
    ]


@lru_cache(maxsize=2_000)
def classes(attack: int, defence: int, means: luck.Means, shape: luck.Shape) -> list[luck.RollClass]:
    """The roll classes, remembered."""
    return luck.roll_classes(attack, defence, means, shape)


# --- States and levels -------------------------------------------------------------------------------


@compiled
def state_of(pair: Pair, side: int, attack: int, defence: int, speed: int, mask: int) -> int:
    """The number of a side's state."""
    return int(dice_of(pair, side, attack, defence, speed) * pair.masks[side] + mask)


@inner
def dice_of(pair: Pair, side: int, attack: int, defence: int, speed: int) -> int:
    """The number of a side's dice."""
    return int(((attack - 1) * pair.most[side, 1] + defence - 1) * pair.most[side, 2] + speed - 1)


@compiled
def read_state(pair: Pair, side: int, state: int, dice: Wholes) -> int:
    """The dice of a state go into `dice`; returns its mask of items."""
    mask = state % pair.masks[side]
    rest = state // pair.masks[side]
    dice[2] = rest % pair.most[side, 2] + 1
    rest //= pair.most[side, 2]
    dice[1] = rest % pair.most[side, 1] + 1
    dice[0] = rest // pair.most[side, 1] + 1
    return int(mask)


@compiled
def has(pair: Pair, side: int, mask: int, bit: int) -> bool:
    """Whether a side still has an item."""
    return bool(pair.shift[side, bit] >= 0 and mask >> pair.shift[side, bit] & 1)


@compiled
def without(pair: Pair, side: int, mask: int, bit: int) -> int:
    """The items of a side when one is used."""
    return int(mask & ~(1 << pair.shift[side, bit]))


assert ONCE == ONCE_BIT
