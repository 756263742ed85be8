"""What the estimator knows of Aquileia: the judge's numbers, by rounds."""

from ludus.bots.estimates.evaluator import Evaluator
from ludus.bots.estimates.weights import AQUILEIA
from ludus.bots.judges.aquileia import AquileiaJudge, numbers
from ludus.core.ids import Seat
from ludus.games.aquileia import AquileiaGame
from ludus.games.aquileia.box import ROUNDS


class AquileiaEvaluator(AquileiaJudge, Evaluator[AquileiaGame]):
    """Knows what things were worth to everybody when it was made."""

    weights = AQUILEIA

    def progress(self, g: AquileiaGame) -> float:
        """Rounds played."""
        return (g.table.round - 1) / (ROUNDS - 1)

    def points(self, g: AquileiaGame) -> tuple[float, ...]:
        """Points on the track, and what villas and laurels would score now."""
        return tuple(numbers(g, Seat(seat), 1)[0] for seat in range(self.seats))

    chances = Evaluator.chances
