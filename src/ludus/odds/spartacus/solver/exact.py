"""From a bout to its exact odds: set up as the solver's numbers, asked about once solved, followed to the endings."""

from collections import OrderedDict
from typing import Final

import numpy as np

from ludus.odds.spartacus.answer import Ending, FightAnswer, Unsolvable, every_ending
from ludus.odds.spartacus.bout import ADJACENT, Bout, driven_hexes
from ludus.odds.spartacus.solver.attacks import Desk, desk_for
from ludus.odds.spartacus.solver.compiled import Wholes
from ludus.odds.spartacus.solver.duel import Duel, duel_of
from ludus.odds.spartacus.solver.ground import Map, beside_each_other, map_of, spots_of
from ludus.odds.spartacus.solver.levels import Solution, size_of
from ludus.odds.spartacus.solver.outcomes import endings
from ludus.odds.spartacus.solver.rounds import Values, review
from ludus.odds.spartacus.solver.sides import Side, sides_of

MOST_BYTES: Final = 2_000_000_000  # a solution that would take more is not begun
DESKS: Final = 128  # levels kept at hand


class Insight:
    """A solved duel, and what it says about a game."""

    def __init__(self, sides: tuple[Side, Side], solution: Solution, places: Wholes) -> None:
        self.sides = sides
        self.duel: Duel = solution.duel
        self.values: Values = solution.values
        self.bound = solution.bound
        self.places = places  # by both fighters' hexes
        self._desks: OrderedDict[tuple[int, int], Desk] = OrderedDict()

    def desk(self, level: int, heard: int) -> Desk:
        """Everything about a level."""
        key = (level, heard)
        if key in self._desks:
            self._desks.move_to_end(key)
            return self._desks[key]
        desk = self._desks.popitem(last=False)[1] if len(self._desks) >= DESKS else desk_for(self.duel)
        review(self.duel, self.values, level, heard, desk, None)
        self._desks[key] = desk
        return desk

    def spot(self, place: int) -> int:
        """The number of a place from which somebody can be attacked."""
        return int(np.searchsorted(self.duel.spots, place))


def ground_of(bout: Bout, sides: tuple[Side, Side]) -> Map:
    """The ground of a bout."""
    if bout.place == ADJACENT:
        return Map(beside_each_other(), np.zeros((len(bout.box.arena.hexes),) * 2, np.int64))
    speed = max(max(side.dice) for side in sides)
    return map_of(spots_of(bout.box), bout.box.arena.starts, driven_hexes(bout), speed)


def set_up(bout: Bout) -> tuple[tuple[Side, Side], Duel, Map]:
    """The numbers of a bout. Raises Unsolvable."""
    sides = sides_of(bout.box, bout.one, bout.other)
    if sides is None or not bout.crowd:
        raise Unsolvable
    ground = ground_of(bout, sides)
    duel = duel_of(*sides, ground.ground, bout.box.patience)
    if size_of(duel) > MOST_BYTES:
        raise Unsolvable
    return sides, duel, ground


def answer_of(insight: Insight) -> FightAnswer:
    """The odds of a fight from its start."""
    one, other = insight.sides
    found = endings(Solution(insight.duel, insight.values, insight.bound), (one.fate, other.fate))
    chances = {end: float(found.chances[end.beaten, end.fate]) for end in every_ending()}
    return FightAnswer({Ending(*end): p for end, p in chances.items() if p}, found.rounds, insight.bound)
