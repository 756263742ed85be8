"""Everybody's chance to win, from what one seat may know: imagined games, play-outs, and values fitted to games."""

from ludus.bots.estimates.estimator import Estimator
from ludus.bots.estimates.evaluator import Evaluator, EvaluatorMaker
from ludus.bots.estimates.evaluators import EVALUATORS
from ludus.bots.estimates.options import Judged, Verdict
from ludus.bots.estimates.sampling import Estimate

__all__ = ["EVALUATORS", "Estimate", "Estimator", "Evaluator", "EvaluatorMaker", "Judged", "Verdict"]
