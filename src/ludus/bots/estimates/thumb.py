"""Playing on by rule of thumb, up to the next quiet moment, at which the game's evaluator says who stands how."""

from collections.abc import Sequence
from typing import Any

from ludus.bots.estimates.evaluator import AnyGame, Evaluator, points_of, value_of
from ludus.bots.estimates.foresight import Foresight, Move, PlayOut, Start
from ludus.bots.search.playout import is_quiet, play_on


class RuleOfThumb(Foresight):
    """What an evaluator foresees."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator

    def play_outs(self, starts: Sequence[Start]) -> list[PlayOut]:
        return [self._play_out(start) for start in starts]

    def known(self, before: AnyGame, moves: Sequence[Move]) -> PlayOut | None:
        """At a quiet moment; without moves, it may be this."""
        g, since = self._after(before, moves)
        return self._found(g, len(moves) + 1) if is_quiet(g, self.evaluator, since) else None

    def _play_out(self, start: Start) -> PlayOut:
        g, since = self._after(start.before, start.moves)
        steps = play_on(g, self.evaluator, since, start.dice)
        return self._found(g, steps + len(start.moves) + 1)

    def _after(self, before: AnyGame, moves: Sequence[Move]) -> tuple[AnyGame, object]:
        """A copy of the game after the moves, and the quiet moment that is over with the first of them."""
        g = before.clone()
        since = self.evaluator.stage(g) if moves else None
        for seat, option in moves:
            g.apply(seat, option)
        return g, since

    def _found(self, g: AnyGame, steps: int) -> PlayOut:
        return PlayOut(value_of(g, self.evaluator), points_of(g, self.evaluator), steps)
