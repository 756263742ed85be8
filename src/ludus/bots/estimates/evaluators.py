"""Who values positions, by game. A better one is put here, and everything that asks for chances goes by it."""

from typing import Final

from ludus.bots.estimates.aquileia import AquileiaEvaluator
from ludus.bots.estimates.evaluator import EvaluatorMaker
from ludus.bots.estimates.kampf import KampfEvaluator
from ludus.bots.estimates.spartacus import SpartacusEvaluator

EVALUATORS: Final[dict[str, EvaluatorMaker]] = {
    "kampf": KampfEvaluator,
    "aquileia": AquileiaEvaluator,
    "spartacus": SpartacusEvaluator,
}
