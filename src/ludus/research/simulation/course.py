"""How a game goes: what everybody has at each moment of it, as the game itself counts."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.kampf.features import standing

DECISIONS: Final = 20  # make a moment, in a game without rounds


class Course(NamedTuple):
    """What counts as a moment of a game, and what counts in it."""

    moment: Callable[[Game[Any]], int]
    scores: Callable[[Game[Any]], list[int]]
    unit: str  # the name of a moment


def _in_kampf(g: Game[Any]) -> list[int]:
    return [standing(g, Seat(seat))[0] for seat in range(g.table.seats)]


COURSES: Final = {
    "kampf": Course(lambda g: g.number // DECISIONS, _in_kampf, "stretch"),  # points, by decisions settled
    "aquileia": Course(lambda g: g.table.round, lambda g: list(g.table.points), "round"),  # points, by rounds
    "spartacus": Course(lambda g: g.table.round, lambda g: list(g.table.influence), "round"),  # influence, by rounds
}


class ScoreTracker:
    """Follows one game, and notes the scores at the beginning of every moment; nothing, where a game has no course."""

    def __init__(self, game: str) -> None:
        self.course = COURSES.get(game)
        self.noted: dict[int, list[int]] = {}

    def look(self, g: Game[Any]) -> None:
        """Called after every choice."""
        if self.course is None:
            return
        moment = self.course.moment(g)
        if moment not in self.noted:
            self.noted[moment] = self.course.scores(g)
