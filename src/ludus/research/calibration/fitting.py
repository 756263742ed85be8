"""The weights under which the wins that were seen are likeliest: a conditional logit, by Newton's method.

It begins with the weights the judge of the search has learnt, or with none, and moves away from them as far as the
games say: the fewer games, the less. Each game counts the same, however many quiet moments it had.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from ludus.bots.estimates.evaluator import Weights
from ludus.research.calibration.watching import Moment

Array = npt.NDArray[np.float64]

PRIOR: Final = 150.0  # games that a judge's weights count for: less fitted 84 games of Kampf better, and others worse
STEPS: Final = 25
ENOUGH: Final = 1e-6  # a step that changes nothing more


def fit(games: Sequence[Sequence[Moment]], begun: Sequence[float], trust: float = PRIOR) -> Weights:
    """The weights, from those begun with, at the beginning and at the end alike, which count for `trust` games."""
    groups = [(np.array([m.inputs for m in game]), np.array([m.won for m in game])) for game in games if game]
    later = groups[0][0].shape[2] - len(begun)  # inputs that tell how weights change
    prior: Array = np.concatenate([np.asarray(begun, dtype=np.float64), np.zeros(later)])
    stiffness = trust * np.mean([_spread(inputs) for inputs, _ in groups], axis=0) + ENOUGH
    weights = prior.copy()
    for _ in range(STEPS):
        gradient, hessian = stiffness * (prior - weights), np.diag(stiffness)
        for inputs, won in groups:
            first, second = derivatives(inputs, won, weights)
            gradient = gradient + first / len(inputs)
            hessian = hessian + second / len(inputs)
        step = np.linalg.solve(hessian, gradient).astype(np.float64)
        weights = weights + step
        if float(np.abs(step).max()) < ENOUGH:
            break
    rounded = [round(float(weight), 4) for weight in weights]
    return Weights(tuple(rounded[: len(begun)]), tuple(rounded[len(begun) :]))


def _spread(inputs: Array) -> Array:
    """How far the seats of a game differ in each input, as a variance."""
    spread: Array = np.mean(np.var(inputs, axis=1), axis=0) / inputs.shape[1]
    return spread


def derivatives(inputs: Array, won: Array, weights: Array) -> tuple[Array, Array]:
    """The gradient of the log-likelihood of a game's moments, and the negative of its Hessian."""
    strengths = inputs @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances = powers / powers.sum(axis=1, keepdims=True)
    apart = inputs - np.einsum("ms,msf->mf", chances, inputs)[:, None, :]
    return np.einsum("ms,msf->f", won - chances, inputs), np.einsum("ms,msf,msg->fg", chances, apart, apart)
