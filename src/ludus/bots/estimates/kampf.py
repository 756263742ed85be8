"""What the estimator knows of Kampf der Gladiatoren: the judge's numbers, with the dice as they fell."""

from ludus.bots.estimates.evaluator import Evaluator
from ludus.bots.estimates.weights import KAMPF
from ludus.bots.judges.kampf import KampfJudge
from ludus.games.kampf import KampfGame
from ludus.games.kampf.features import animals_left


class KampfEvaluator(KampfJudge, Evaluator[KampfGame]):
    """Takes no luck out of what it says: whoever asks weighs dice by trying many."""

    weights = KAMPF

    def before_luck(self, g: KampfGame) -> None:
        """Nothing: the totals stay those on the table."""

    def progress(self, g: KampfGame) -> float:
        """Animals beaten."""
        return 1.0 - animals_left(g) / len(g.table.box.animals)

    def points(self, g: KampfGame) -> tuple[float, ...]:
        return tuple(self.totals(g))

    chances = Evaluator.chances
