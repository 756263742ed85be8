"""Values of positions by play-outs: means with their margins, and how much work they took."""

import math
import random
from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from ludus.bots.estimates.evaluator import AnyGame
from ludus.bots.estimates.foresight import Foresight, Move, PlayOut, Row, Start
from ludus.core.decision import Option
from ludus.core.ids import CHANCE

Z95: Final = 1.96  # 95 % of a normal distribution lie within so many deviations
EACH: Final = 2  # play-outs of every result of dice that are weighed exactly


class Estimate(NamedTuple):
    """Everybody's chance to win and points, and standard errors of both; the play-outs, and the steps they took."""

    chances: Row
    points: Row
    error: Row  # of the chances
    points_error: Row
    tries: int
    steps: int

    @property
    def margins(self) -> Row:
        """How far off the chances may be, as far as that is for trying too little: 95 % lie within."""
        return tuple(Z95 * one for one in self.error)


def estimate(before: AnyGame, moves: Sequence[Move], foresight: Foresight, tries: int, rng: random.Random) -> Estimate:
    """The value of the game after these moves. Dice with few results are weighed by their exact chances."""
    known = foresight.known(before, moves)
    if known is not None:
        nothing = (0.0,) * len(known.chances)
        return Estimate(known.chances, known.points, nothing, nothing, 0, known.steps)
    faces = _faces(before, moves)
    parts: list[tuple[float, Sequence[Move], int]] = [(1.0, moves, max(tries, EACH))]
    if len(faces) > 1 and len(faces) * EACH <= tries:
        parts = [(chance, [*moves, (CHANCE, face)], max(round(tries * chance), EACH)) for face, chance in faces]
    ways = [made for _, made, share in parts for _ in range(share)]
    came = iter(foresight.play_outs([Start(before, made, rng, world) for world, made in enumerate(ways)]))
    return weighed([(chance, list(islice(came, share))) for chance, _, share in parts])


def _faces(before: AnyGame, moves: Sequence[Move]) -> list[tuple[Option, float]]:
    """What chance may answer after the moves, with the chance of each; nothing where it is not asked."""
    g = before.clone()
    for seat, option in moves:
        g.apply(seat, option)
    if g.chance is None:
        return []
    weights = g.chance.weights()
    total = sum(weights)
    return [(face, weight / total) for face, weight in zip(g.chance.outcomes(), weights, strict=True)]


def weighed(parts: list[tuple[float, list[PlayOut]]]) -> Estimate:
    """Means of several parts, each by its chance."""
    chances, error = _means([(chance, [one.chances for one in some]) for chance, some in parts])
    points, points_error = _means([(chance, [one.points for one in some]) for chance, some in parts])
    made = [one.steps for _, some in parts for one in some]
    return Estimate(chances, points, error, points_error, len(made), sum(made))


def _means(parts: list[tuple[float, list[Row]]]) -> tuple[Row, Row]:
    """The mean of each seat's numbers, and its standard error."""
    means, errors = [], []
    for seat in range(len(parts[0][1][0])):
        mean = variance = 0.0
        for chance, some in parts:
            own, spread = mean_and_error([row[seat] for row in some])
            mean += chance * own
            variance += (chance * spread) ** 2
        means.append(mean)
        errors.append(math.sqrt(variance))
    return tuple(means), tuple(errors)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return mean, 0.0
    return mean, math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
