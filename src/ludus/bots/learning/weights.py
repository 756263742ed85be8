"""Learn the weights of a judge from games: `python -m ludus.bots.learning.weights kampf --seats 2 --games 2000`.

Greedy bots that stray now and then play each other. At every quiet moment each seat's features are written down, with
its share of the win in the end; Newton's method finds the weights that make those wins likeliest, where a seat's chance
goes with the power of e of its weighted features (a conditional logit, for any number of seats).
"""

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from ludus.bots.greedy import GreedyBot
from ludus.bots.levels import JUDGES, AnyGame
from ludus.bots.search.judge import Features, Judge, softmax, weigh
from ludus.bots.spartacus.reckoning.standing import Standing
from ludus.core.decision import Option
from ludus.match import Bot, Match, Turn, play

Vector = list[float]

LEARNING: Final = {**JUDGES, "spartacus": Standing}  # whose weights are learnt
ASTRAY: Final = 0.15  # how often a bot chooses at random: there is nothing to learn from games that are all alike
PENALTY: Final = 1.0  # keeps weights small that hardly matter
STEPS: Final = 6  # of Newton's; it needs no more


class Sample(NamedTuple):
    """What was known of each seat, and its share of the win."""

    features: Sequence[Features]
    won: Sequence[float]


class Watched(Bot):
    """Plays like greedy, strays now and then, and writes down the quiet moments it meets."""

    def __init__(self, seed: int, seen: list[list[Features]]) -> None:
        self.rng = random.Random(seed)
        self.greedy = GreedyBot(seed)
        self.seen = seen
        self.judge: Judge[AnyGame] | None = None
        self.stage: object = None

    def choose(self, turn: Turn) -> Option:
        g = turn.imagine(self.rng)
        judge = self.judge = self.judge or LEARNING[turn.game](g, turn.seat, self.rng)
        stage = judge.stage(g)
        if stage is not None and stage != self.stage:
            self.seen.append(judge.features(g))
        self.stage = stage
        return self.rng.choice(turn.options) if self.rng.random() < ASTRAY else self.greedy.choose(turn)


def watch(game: str, seats: int, seed: str) -> list[Sample]:
    """The quiet moments of one game."""
    seen: list[list[Features]] = []
    match = Match.new(game, seats, seed)
    lots = random.Random(seed)
    play(match, [Watched(lots.getrandbits(32), seen) for _ in range(seats)])
    outcome = match.outcome
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return [Sample(features, won) for features in seen]


def learn(samples: list[Sample]) -> Vector:
    """The weights under which what happened is likeliest."""
    size = len(samples[0].features[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient = [-PENALTY * weight for weight in weights]
        hessian = [[PENALTY * (i == j) for j in range(size)] for i in range(size)]
        for sample in samples:
            accumulate(sample, weights, gradient, hessian)
        weights = [weight + step for weight, step in zip(weights, solve(hessian, gradient), strict=True)]
    return weights


def accumulate(sample: Sample, weights: Vector, gradient: Vector, hessian: list[Vector]) -> None:
    """Add one sample's gradient and Hessian of the log-likelihood."""
    chances = softmax([weigh(weights, one) for one in sample.features])
    mean = [sum(map(float.__mul__, chances, column)) for column in zip(*sample.features, strict=True)]
    for one, chance, won in zip(sample.features, chances, sample.won, strict=True):
        apart = [x - m for x, m in zip(one, mean, strict=True)]
        for i, x in enumerate(apart):
            gradient[i] += (won - chance) * x
            scaled, row = chance * x, hessian[i]
            for j, y in enumerate(apart):
                row[j] += scaled * y


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gauss's elimination, for a matrix that has a solution."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        top = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[top] = rows[top], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k, row in enumerate(rows):
            if k != i:
                rows[k] = [value - row[i] * other for value, other in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of a judge from games between greedy bots.")
    parser.add_argument("game", choices=tuple(LEARNING))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="values")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    seeds = [f"{args.seed}/{i}" for i in range(args.games)]
    with ProcessPoolExecutor(args.workers) as pool:
        watched = pool.map(partial(watch, args.game, args.seats), seeds, chunksize=20)
        samples = [sample for some in watched for sample in some]
    print(tuple(round(weight, 4) for weight in learn(samples)))


if __name__ == "__main__":
    main()
