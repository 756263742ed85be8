"""The estimator: chances to win from what one seat may know.

    estimator = Estimator("kampf", random.Random(7))
    estimator.position(turn).chances      # everybody's, with `margins`
    estimator.options(turn).best.option   # of the decision at hand

It imagines games the seat cannot tell from the true one, plays them on to the next quiet moment and asks the game's
evaluator there. The margins tell how far off that may be for trying too little; how true the evaluator itself is was
measured on games it had not seen (docs/lab.md, *calibration*).
"""

import random
from typing import Final

from ludus.bots.estimates.evaluator import EvaluatorMaker
from ludus.bots.estimates.evaluators import EVALUATORS
from ludus.bots.estimates.options import Verdict, judge
from ludus.bots.estimates.sampling import Estimate, play_out, weighed
from ludus.match import Turn

WORLDS: Final = 40  # imagined games for a position
STEPS: Final = 8_000  # of work for the options of a decision


class Estimator:
    """Estimates for one game, the same for the same generator; `make` takes another evaluator than the game's own."""

    def __init__(self, game: str, rng: random.Random, make: EvaluatorMaker | None = None) -> None:
        self.rng = rng
        self.make = make or EVALUATORS[game]

    def position(self, turn: Turn, worlds: int = WORLDS) -> Estimate:
        """Everybody's chance to win before the seat answers."""
        evaluator = self.make(turn.imagine(self.rng), turn.seat, self.rng)
        found = [play_out(turn.imagine(self.rng), [], evaluator, self.rng) for _ in range(worlds)]
        return weighed([(1.0, found)])

    def options(self, turn: Turn, steps: int = STEPS, chosen: str | None = None) -> Verdict:
        """What each option is worth to the seat, the best first; `chosen` is compared with it."""
        return judge(turn, self.make, steps, self.rng, chosen)
