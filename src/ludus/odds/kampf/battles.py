"""The battle to the end: two teams challenge each other in turn until one is gone.

Both play for the last man standing, so everything can differ from a single challenge. The chances of all pairs of teams
are shipped as a table; with an edited die a pair is solved here when it is asked for, with everything it can lead to.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from ludus.games.kampf import KAMPF
from ludus.games.kampf.box import EMPTY, KINDS, Counts, minus, plus
from ludus.games.kampf.features import Side
from ludus.odds.answer import Answer
from ludus.odds.kampf import shipped
from ludus.odds.kampf.exchange import first_striker, nets_of
from ludus.odds.kampf.strikes import SIDES, Blow, Faces, active, blows, dice_of, may_reroll
from ludus.odds.kampf.teams import state

Pair = tuple[Counts, Counts, int, int]  # challenger, challenged, and the stone on each

CLOSE: Final = 1e-14  # a pair is solved when another look moves its chance by less
MOST_LOOKS: Final = 1_000


def battle(faces: Faces, challenger: Side, challenged: Side) -> Answer[bool]:
    """The chance that the challenging team is the one left; both must be teams."""
    chance = win_chance(faces, challenger, challenged)
    distribution = {True: chance, False: 1 - chance}
    chances = {"wins": chance, "loses": 1 - chance}
    return Answer(KAMPF.name, chance, distribution=distribution, chances=chances, bound=shipped.BOUND)


def win_chance(faces: Faces, challenger: Side, challenged: Side) -> float:
    """The same as a number."""
    assert not challenger.hits and not challenged.hits
    pair = (challenger.symbols, challenged.symbols, challenger.stones, challenged.stones)
    table = shipped.load(KAMPF.rules, faces)
    if table is not None:
        return table[state(*pair)] / shipped.ONE
    return solver(faces).chance(pair)


@lru_cache(maxsize=4)
def solver(faces: Faces) -> "Solver":
    """One solver for each die, which remembers what it has solved."""
    return Solver(faces)


@lru_cache(maxsize=1 << 12)
def parts(team: Counts, size: int) -> tuple[Counts, ...]:
    """Every way to pick so many of a team."""
    members = [kind for kind in KINDS for _ in range(team[kind])]
    picks = []
    for chosen in dict.fromkeys(combinations(members, size)):
        part = EMPTY
        for kind in chosen:
            part = plus(part, kind, 1)
        picks.append(part)
    return tuple(picks)


class Solver:
    """Battles with one die: the chance of each pair, found from the pairs it can lead to."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.known: dict[Pair, float] = {}

    def chance(self, pair: Pair) -> float:
        """The challenger's chance to win the battle."""
        a, b, stone_a, stone_b = pair
        if not sum(a) or not sum(b):
            return 1.0 if sum(a) else 0.0
        if pair not in self.known:
            self.solve(pair, (b, a, stone_b, stone_a))
        return self.known[pair]

    def solve(self, pair: Pair, turned: Pair) -> None:
        """Solve a pair and the same with the roles turned: each leads to the other when nobody is hit.

        Secant steps: the chances are made of straight pieces, so a few looks are enough.
        """
        here, there = BattleRound(self, pair), BattleRound(self, turned)
        x, moved = 0.5, 1.0
        before = last = 0.0
        for looks in range(MOST_LOOKS):
            self.known[turned] = there.value(x)
            self.known[pair] = here.value(self.known[turned])
            moved = self.known[pair] - x
            if abs(moved) < CLOSE:
                break
            slope = (last - moved) / (x - before) if looks and x != before else 1.0
            before, last = x, moved
            x = min(1.0, max(0.0, x + moved / slope)) if slope > CLOSE else self.known[pair]


class BattleRound:
    """One exchange of a battle, seen from its first striker; the chance after an exchange without effect is given."""

    def __init__(self, solver: Solver, pair: Pair) -> None:
        self.solver = solver
        challenger = Side(pair[0], EMPTY, pair[2], 0)
        challenged = Side(pair[1], EMPTY, pair[3], 0)
        self.turned = first_striker((challenger, challenged))  # 1: the challenged team strikes first
        self.first, self.second = (challenged, challenger) if self.turned else (challenger, challenged)
        self.loop = 0.0
        self.found: dict[tuple[Side, Side], float] = {}  # what does not depend on the loop

    def value(self, loop: float) -> float:
        """The challenger's chance, if the challenged team has chance `loop` when nothing has happened."""
        self.loop = loop
        chance = self.first_nets()
        return 1 - chance if self.turned else chance

    def first_nets(self) -> float:
        """The first striker throws its nets for the best, whatever the answer."""
        second = self.second
        nets = nets_of(self.first, second)
        return max(self.second_nets(second._replace(netted=some)) for some in parts(second.symbols, nets))

    def second_nets(self, second: Side) -> float:
        first = self.first
        nets = nets_of(second, first)
        return min(self.strike(first._replace(netted=some), second) for some in parts(first.symbols, nets))

    def strike(self, first: Side, second: Side) -> float:
        dice = dice_of(first)
        found = blows(self.solver.faces, dice, second)
        values = [(self.struck(first, second, result), ways) for result, ways in found]
        return expected(values, dice, may_reroll(first, second))

    def struck(self, first: Side, second: Side, result: Blow) -> float:
        """The second team gives up whom it can best do without, in the fight or under a net."""
        if result.owed == sum(second.symbols):
            return 1.0
        free, least = active(second), 1.0
        for count in range(result.owed + 1):
            if count > sum(free) or result.owed - count > sum(second.netted):
                continue
            for some in parts(free, count):
                for others in parts(second.netted, result.owed - count):
                    netted = minus(second.netted, others)
                    left = Side(minus(minus(second.symbols, some), others), netted, result.stones, 0)
                    least = min(least, self.answered(first, left))
        return least

    def answered(self, first: Side, second: Side) -> float:
        """The counter-strike, and what comes after it."""
        unharmed = second.symbols == self.second.symbols and second.stones == self.second.stones
        if not unharmed and (first, second) in self.found:
            return self.found[first, second]
        dice = dice_of(second)
        values = [(-self.after(first, second, result), ways) for result, ways in blows(self.solver.faces, dice, first)]
        chance = -expected(values, dice, may_reroll(second, first))
        if not unharmed:
            self.found[first, second] = chance
        return chance

    def after(self, first: Side, second: Side, result: Blow) -> float:
        """The first striker gives up whom it can best do without; then the challenged team challenges."""
        team, stones = first.symbols, result.stones
        if result.owed == sum(team):
            return 0.0
        lefts = [minus(team, some) for some in parts(team, result.owed)]
        return max(self.next(left, second.symbols, stones, second.stones) for left in lefts)

    def next(self, first: Counts, second: Counts, stone_first: int, stone_second: int) -> float:
        """The first striker's chance when the challenged team challenges next."""
        now = (first, second, stone_first, stone_second)
        if now == (self.first.symbols, self.second.symbols, self.first.stones, self.second.stones):
            chance = self.loop
        elif self.turned:
            chance = self.solver.chance(now)
        else:
            chance = self.solver.chance((second, first, stone_second, stone_first))
        return chance if self.turned else 1 - chance


def expected(values: list[tuple[float, int]], dice: int, rerolls: bool) -> float:
    """The mean over a roll of what its results are worth to the striker, who may roll again below the mean."""
    cases: int = SIDES**dice
    mean = sum(value * ways for value, ways in values) / cases
    if not rerolls:
        return mean
    return sum(max(value, mean) * ways for value, ways in values) / cases
