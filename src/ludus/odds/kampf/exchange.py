"""A challenge, solved: a strike and a counter-strike with the best play of both sides.

What one side gains the other loses: gladiators taken, an animal counting two. Nets, re-rolls and casualties are chosen
in the order and among the options of the rules; of equally good ones the first stands. All values are the *first
striker's* gain from that moment on, counted in cases: SPAN for each strike still to come.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ludus.games.kampf.box import EMPTY, KINDS, NET, SPEAR, plus
from ludus.games.kampf.combat import CHALLENGED, CHALLENGER
from ludus.games.kampf.features import Side
from ludus.odds.kampf.strikes import (
    SPAN,
    Blow,
    Faces,
    active,
    bare,
    blows,
    dice_of,
    last_strike,
    may_reroll,
    settle,
)

GIVE: Final = "give"
GIVE_NETTED: Final = "give-netted"


class Exchange(NamedTuple):
    """What each side did to the other in the end: gladiators and animals beaten by the first striker, the second."""

    by_first: int
    beaten_by_first: int
    by_second: int
    beaten_by_second: int


Spread = dict[Exchange, int]  # in how many cases a fight ends so


# --- Spears ------------------------------------------------------------------------------------------


def first_striker(sides: tuple[Side, Side]) -> int:
    """More spears strike first; a tie goes to the challenger."""
    return CHALLENGED if sides[CHALLENGED].symbols[SPEAR] > sides[CHALLENGER].symbols[SPEAR] else CHALLENGER


def in_order(challenger: Side, challenged: Side) -> tuple[Side, Side, int]:
    """Who strikes first, who strikes back, and 1 if the first is the challenger, else -1; nobody is under a net."""
    challenger, challenged = challenger._replace(netted=EMPTY), challenged._replace(netted=EMPTY)
    if first_striker((challenger, challenged)) == CHALLENGER:
        return challenger, challenged, 1
    return challenged, challenger, -1


# --- Nets --------------------------------------------------------------------------------------------


def nets_of(thrower: Side, target: Side) -> int:
    """How many nets fly: none where an animal fights."""
    return 0 if thrower.hits or target.hits else min(active(thrower)[NET], sum(active(target)))


def targets(side: Side) -> list[int]:
    """Whom a net can catch."""
    free = active(side)
    return [kind for kind in KINDS if free[kind]]


def caught(side: Side, kind: int) -> Side:
    """The side with one more under a net."""
    return side._replace(netted=plus(side.netted, kind, 1))


@lru_cache(maxsize=1 << 14)
def first_nets(faces: Faces, first: Side, second: Side, nets: int) -> int:
    """The first striker has so many nets to throw."""
    if not nets:
        return second_nets(faces, first, second, nets_of(second, first))
    return max(first_nets(faces, first, caught(second, kind), nets - 1) for kind in targets(second))


@lru_cache(maxsize=1 << 14)
def second_nets(faces: Faces, first: Side, second: Side, nets: int) -> int:
    """The other side has so many nets to throw."""
    if not nets:
        return strike(faces, first, second)
    return min(second_nets(faces, caught(first, kind), second, nets - 1) for kind in targets(first))


# --- The strike --------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def strike(faces: Faces, first: Side, second: Side) -> int:
    """The first striker is about to roll."""
    gains, cases = strike_cases(faces, first, second)
    return sum(gain * case for gain, case in zip(gains, cases, strict=True))


def strike_cases(faces: Faces, first: Side, second: Side) -> tuple[list[int], list[int]]:
    """What each result of the first strike is worth, and in how many cases it stands."""
    dice = dice_of(first)
    found = blows(faces, dice, second)
    gains = [struck(faces, first, second, result) for result, _ in found]
    return gains, settle(gains, [ways for _, ways in found], dice, may_reroll(first, second))


def struck(faces: Faces, first: Side, second: Side, result: Blow) -> int:
    """The first strike's result stands."""
    if result.beaten:
        return result.worth * SPAN
    return owing(faces, first, second._replace(stones=result.stones), result.owed)


# --- Casualties --------------------------------------------------------------------------------------


def gifts(side: Side) -> list[tuple[str, int]]:
    """Whom a side that will strike back can give up: those in the fight, then those under a net."""
    free = active(side)
    return [
        *((GIVE, kind) for kind in KINDS if free[kind]),
        *((GIVE_NETTED, kind) for kind in KINDS if side.netted[kind]),
    ]


def without(side: Side, verb: str, kind: int) -> Side:
    """The side after giving up one gladiator."""
    netted = plus(side.netted, kind, -1) if verb == GIVE_NETTED else side.netted
    return side._replace(symbols=plus(side.symbols, kind, -1), netted=netted)


@lru_cache(maxsize=1 << 16)
def owing(faces: Faces, first: Side, second: Side, owed: int) -> int:
    """The second side owes so many gladiators, then strikes back if any are left."""
    if not owed:
        return -last_strike(faces, dice_of(second), may_reroll(second, first), bare(first))[0]
    if not second.hits and owed == sum(second.symbols):
        return owed * SPAN
    return SPAN + min(owing(faces, first, without(second, *gift), owed - 1) for gift in gifts(second))


# --- How it ends -------------------------------------------------------------------------------------


def spread(faces: Faces, first: Side, second: Side) -> Spread:
    """The endings of a fight about to begin, under the best play of both."""
    for nets in range(nets_of(first, second), 0, -1):
        kinds = targets(second)
        after = [first_nets(faces, first, caught(second, kind), nets - 1) for kind in kinds]
        second = caught(second, kinds[after.index(max(after))])
    for nets in range(nets_of(second, first), 0, -1):
        kinds = targets(first)
        after = [second_nets(faces, caught(first, kind), second, nets - 1) for kind in kinds]
        first = caught(first, kinds[after.index(min(after))])
    return spread_of_strikes(faces, first, second)


def spread_of_strikes(faces: Faces, first: Side, second: Side) -> Spread:
    """The endings once all nets have flown."""
    ends: Spread = {}
    _, cases = strike_cases(faces, first, second)
    for (result, _), case in zip(blows(faces, dice_of(first), second), cases, strict=True):
        left = survivors(faces, first, second, result)
        if left is None:
            answers: tuple[tuple[Blow, int], ...] = ((Blow(0, 0, 0), SPAN),)
        else:
            _, answers = last_strike(faces, dice_of(left), may_reroll(left, first), bare(first))
        for answer, times in answers if case else ():
            end = Exchange(result.owed, result.beaten, answer.owed, answer.beaten)
            ends[end] = ends.get(end, 0) + case * times
    return ends


def survivors(faces: Faces, first: Side, second: Side, result: Blow) -> Side | None:
    """The second side after the first strike, having given up whom it can best do without; None: it is gone."""
    if result.beaten or (not second.hits and result.owed == sum(second.symbols)):
        return None
    second = second._replace(stones=result.stones)
    for owed in range(result.owed, 0, -1):
        after = [without(second, *gift) for gift in gifts(second)]
        values = [owing(faces, first, left, owed - 1) for left in after]
        second = after[values.index(min(values))]
    return second
