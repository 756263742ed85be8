"""The estimator: chances to win from what one seat may know.

    estimator = Estimator("kampf", random.Random(7))
    estimator.position(turn).chances      # everybody's, with `margins`
    estimator.options(turn).best.option   # of the decision at hand

It imagines games the seat cannot tell from the true one and plays them on. Where there is a network for the game it
answers for everybody and says on the way who will win; elsewhere games go on by rule of thumb to the next quiet moment
and the game's evaluator is asked there. The margins tell how far off that may be for trying too little; how true it is
was measured on games that had no say in it (docs/lab.md, *calibration*).
"""

import random
from pathlib import Path
from typing import Final

from ludus.bots.estimates.evaluator import AnyGame, EvaluatorMaker
from ludus.bots.estimates.evaluators import EVALUATORS
from ludus.bots.estimates.foresight import Foresight, Start
from ludus.bots.estimates.options import Verdict, judge
from ludus.bots.estimates.sampling import Estimate, weighed
from ludus.bots.estimates.thumb import RuleOfThumb
from ludus.bots.master import SHIPPED, policy_at
from ludus.core.errors import LudusError
from ludus.core.ids import Seat
from ludus.encoding import Encoding
from ludus.match import Turn

WORLDS: Final = 40  # imagined games for a position
STEPS: Final = 8_000  # of work for the options of a decision


class Estimator:
    """Estimates for one game, the same for the same generator.

    `make` takes another evaluator than the game's own, and no network; `networks` is the folder they are looked for in.
    """

    def __init__(
        self, game: str, rng: random.Random, make: EvaluatorMaker | None = None, networks: Path = SHIPPED
    ) -> None:
        self.game = game
        self.rng = rng
        self.make = make
        self.networks = networks

    def position(self, turn: Turn, worlds: int = WORLDS) -> Estimate:
        """Everybody's chance to win before the seat answers."""
        foresight = self.of_turn(turn, by_end=False)
        starts = [Start(turn.imagine(self.rng), [], self.rng, world) for world in range(worlds)]
        return weighed([(1.0, foresight.play_outs(starts))])

    def options(self, turn: Turn, steps: int = STEPS, chosen: str | None = None) -> Verdict:
        """What each option is worth to the seat, the best first; `chosen` is compared with it."""
        return judge(turn, self.of_turn(turn, by_end=True), steps, self.rng, chosen)

    def of_turn(self, turn: Turn, *, by_end: bool) -> Foresight:
        """How games go on that a seat imagines."""
        return self.foresight(turn.imagine(self.rng), turn.seat, turn.encoding(), by_end=by_end)

    def foresight(self, g: AnyGame, seat: Seat, encoding: Encoding, *, by_end: bool = False) -> Foresight:
        """How games go on like this one, in which the seat is asked something."""
        if self.make is not None:
            return RuleOfThumb(self.make(g, seat, self.rng))
        evaluator = EVALUATORS[self.game](g, seat, self.rng)
        try:
            policy = policy_at(self.networks / f"{self.game}.npz", self.game, encoding)
        except LudusError:  # none, or none that fits: a master then plays as a champion, and the log says why
            return RuleOfThumb(evaluator)
        from ludus.bots.estimates.network import ByNetwork  # noqa: PLC0415 - numpy is not always installed

        return ByNetwork(policy, evaluator, self.rng, by_end=by_end)
