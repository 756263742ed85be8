"""A master's tactic: a turn is looked through to its end, and what it leaves behind is read from the bare fights.

Abilities and equipment of the two are left out, so the master knows nothing of fighters who reach further than an arm;
there, where more than two fight, and where no crowd ends a chase, another tactic has to serve.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import le
from typing import Any, Final, NamedTuple

from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.games.spartacus.box.hexes import Arena
from ludus.games.spartacus.combat.field import ARMS_REACH, fight_of
from ludus.games.spartacus.combat.fight import DUEL, Turn
from ludus.games.spartacus.features import arena, box_of, edition, fighter_at_hand, fighters, reach, standing
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, Dice, Rolled, hits, less_one
from ludus.odds.spartacus.tables.bare import MOST, BareFights, bare_fights

KNOWN: Final = frozenset({"turn", "wound", "order-of-turns"})  # what the master is asked about
SIDES: Final = 6  # of a die
LEAST: Final = 3  # dice of a fighter who stands: one of each kind


def chances(g: Game[Any], options: list[Option]) -> list[float] | None:
    """The chance of whoever is asked to win the fight, with each option; None where the master knows nothing."""
    decision, tables = g.decision, bare_fights(box_of(g))
    if decision is None or decision.kind not in KNOWN or tables is None or not is_bare(g):
        return None
    who = fighter_at_hand(g)
    if decision.kind == "order-of-turns":
        first, second = at_first_turn(g, tables, who), 1.0 - at_first_turn(g, tables, 1 - who)
        return [first if option.verb == "act-first" else second for option in options]
    turn = next(frame for frame in reversed(g.stack) if isinstance(frame, Turn))
    is_last = fight_of(g).acted.bit_count() == DUEL
    if decision.kind == "wound":
        return [chance_left(g, tables, who, option.operand, turn.actor == who, is_last) for option in options]
    look = look_of(g, tables, who, is_last)
    return [chance_of(look, turn, option) for option in options]


def is_bare(g: Game[Any]) -> bool:
    """Whether two who stand fight with no more than bare fights know of, and a crowd looks on."""
    both = fighters(g)
    is_duel = len(both) == DUEL and len(standing(g)) == DUEL and edition(g)[1]
    return is_duel and all(
        reach(g, who) <= ARMS_REACH and all(map(le, fighter.dice, MOST)) for who, fighter in enumerate(both)
    )


# --- A turn ------------------------------------------------------------------------------------------


class TurnView(NamedTuple):
    """A fighter's turn as he sees it."""

    tables: BareFights
    mine: Dice
    theirs: Dice
    here: int
    there: int
    is_last: bool
    arena: Arena

    def after(self, theirs: Dice, here: int) -> float:
        """The chance when the turn has ended here, and the other has these dice left."""
        if self.is_last:
            return self.tables.at_round(self.mine, theirs, here, self.there)
        return 1.0 - self.tables.at_last_turn(theirs, self.mine, self.there, here)

    def within(self) -> list[int]:
        """The hexes the fighter can get to round the other, staying included."""
        free = self.arena.all & ~(1 << self.there)
        return [self.here, *self.arena.hexes_in(self.arena.reach(self.here, self.mine[SPEED], free))]

    def attack(self, dice: int, ends: list[int]) -> float:
        """The chance when he attacks with so many dice, and then ends his turn on the best of these hexes.

        Whoever loses dice gives those he needs least.
        """
        total, bears = 0.0, sum(self.theirs) - LEAST
        for wounds, chance in enumerate(chances_of_hits(dice, self.theirs[DEFENCE])):
            if wounds > bears:
                total += chance
            else:
                left = ways_to_lose(self.theirs, wounds)
                total += chance * min(max(self.after(theirs, to) for to in ends) for theirs in left)
        return total

    def touches(self, here: int) -> bool:
        return self.arena.distance[here][self.there] <= ARMS_REACH


def look_of(g: Game[Any], tables: BareFights, who: int, is_last: bool) -> TurnView:
    me, foe = fighters(g)[who], fighters(g)[1 - who]
    return TurnView(tables, me.dice, foe.dice, me.hex, foe.hex, is_last, arena(g))


def chance_of(look: TurnView, turn: Turn, option: Option) -> float:
    """What one step of a turn leads to."""
    if option.verb == "move":
        stays = look.after(look.theirs, option.operand)
        strikes = not turn.has_attacked and look.touches(option.operand)
        return max(stays, look.attack(look.mine[ATTACK], [option.operand])) if strikes else stays
    if option.verb == "stop":
        return look.after(look.theirs, look.here)
    dice = look.mine[ATTACK if option.verb == "attack" else SPEED]  # a javelin flies by speed
    return look.attack(dice, [look.here] if turn.has_moved else look.within())


def at_first_turn(g: Game[Any], tables: BareFights, who: int) -> float:
    """A fighter's chance when he takes the first turn of a round."""
    look = look_of(g, tables, who, is_last=False)
    return max(ways_to_act(look))


def ways_to_act(look: TurnView) -> Iterator[float]:
    """The chances with everything a fighter can do in a turn."""
    within = look.within()
    if look.touches(look.here):
        yield look.attack(look.mine[ATTACK], within)
    for to in within:
        yield look.after(look.theirs, to)
        if look.touches(to):
            yield look.attack(look.mine[ATTACK], [to])


# --- Wounds and dice ---------------------------------------------------------------------------------


def chance_left(g: Game[Any], tables: BareFights, who: int, lost: int, has_acted: bool, is_last: bool) -> float:
    """A fighter's chance without one die more."""
    me, foe = fighters(g)[who], fighters(g)[1 - who]
    left = less_one(me.dice, lost)
    if is_last:
        return tables.at_round(left, foe.dice, me.hex, foe.hex)
    if has_acted:
        return 1.0 - tables.at_last_turn(foe.dice, left, foe.hex, me.hex)
    return tables.at_last_turn(left, foe.dice, me.hex, foe.hex)


@cache
def ways_to_lose(dice: Dice, wounds: int) -> list[Dice]:
    """The dice that may be left after so many wounds, one of each kind at least."""
    left = sum(dice) - wounds
    splits = [(a, d, left - a - d) for a in range(1, dice[ATTACK] + 1) for d in range(1, dice[DEFENCE] + 1)]
    return [split for split in splits if 1 <= split[SPEED] <= dice[SPEED]]


@cache
def chances_of_hits(attack: int, defence: int) -> list[float]:
    """The chance of each number of hits, from none to all."""
    found = [0.0] * (attack + 1)
    for mine, chance in rolls(attack):
        for yours, as_well in rolls(defence):
            found[hits(mine, yours)] += chance * as_well
    return found


@cache
def rolls(dice: int) -> list[tuple[Rolled, float]]:
    """Every roll, the highest die first, with its chance."""
    faces = range(SIDES, 0, -1)
    found = []
    for roll in combinations_with_replacement(faces, dice):
        orders = factorial(dice) // prod(factorial(roll.count(face)) for face in faces)
        found.append((roll, orders / SIDES**dice))
    return found
