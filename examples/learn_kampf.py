"""Learn a small game of Kampf der Gladiatoren from nothing, in minutes and with nothing but numpy.

    python examples/learn_kampf.py --minutes 4

A network with one hidden layer plays against an opponent that moves at random, and is trained by proximal policy
optimisation (PPO): it plays some games, then makes what went better than expected more likely, in small steps. Before
and after it plays games that do not count, and you are told how many it won.

The arena lies in `small_kampf`: seven spaces, two teams a side, three animals. The environment is Gymnasium's:
`python3 dev.py add gymnasium`.
"""

import argparse
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.research import gymnasium_env
from ludus.research.observation import length
from ludus.research.solo import SoloEnv

ARENA: Final = Path(__file__).parent / "small_kampf"
HIDDEN: Final = 64
GAMES: Final = 48  # played between two updates
PASSES: Final = 4  # over the games of an update
BATCH: Final = 512
RATE: Final = 1e-3  # how far a step of learning goes
CLIP: Final = 0.2  # how much more or less likely an update may make an action
CURIOSITY: Final = 0.01  # what it is worth to keep trying
TRUST: Final = 0.95  # in what came later, against what was expected

Array = NDArray[numpy.float32]


class Network:
    """What is seen into what to do, and what to expect; with Adam to learn by."""

    def __init__(self, inputs: int, actions: int, rng: numpy.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (rng.normal(0, scale / numpy.sqrt(rows), (rows, columns))).astype(numpy.float32)

        self.weights = {
            "in": layer(inputs, HIDDEN, 1.0),
            "in+": numpy.zeros(HIDDEN, numpy.float32),
            "do": layer(HIDDEN, actions, 0.01),
            "do+": numpy.zeros(actions, numpy.float32),
            "expect": layer(HIDDEN, 1, 0.1),
            "expect+": numpy.zeros(1, numpy.float32),
        }
        self._mean = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: numpy.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of each action, and what is expected."""
        w = self.weights
        hidden = numpy.tanh(seen @ w["in"] + w["in+"])
        logits = numpy.where(mask > 0, hidden @ w["do"] + w["do+"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = numpy.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances.astype(numpy.float32), (hidden @ w["expect"] + w["expect+"])[:, 0]

    def descend(self, slopes: dict[str, Array]) -> None:
        """One step of Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope
            self._square[name] = 0.999 * self._square[name] + 0.001 * slope**2
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= RATE * mean / (numpy.sqrt(square) + 1e-8)


class Steps(NamedTuple):
    """What happened in some games, decision by decision."""

    seen: Array
    mask: Array
    action: NDArray[numpy.int64]
    chance: Array  # of the action, when it was chosen
    gain: Array  # how much better than expected it went
    goal: Array  # what should have been expected


def play(env: SoloEnv, network: Network, games: int, rng: numpy.random.Generator) -> tuple[Steps, list[float]]:
    """Play games: what happened, and how each ended."""
    rows: list[tuple[Array, Array, int, float]] = []
    gains: list[float] = []
    goals: list[float] = []
    results: list[float] = []
    for _ in range(games):
        expected: list[float] = []
        observation, _ = env.reset()
        over, reward = False, 0.0
        while not over:
            seen, mask = observation["observation"], observation["action_mask"]
            _, chances, value = network.forward(seen[None], mask[None])
            action = int(rng.choice(len(mask), p=chances[0].astype(float) / chances[0].astype(float).sum()))
            rows.append((seen, mask, action, float(chances[0, action])))
            expected.append(float(value[0]))
            observation, reward, over, _, _ = env.step(action)
        results.append(reward)
        better = better_than(expected, reward)
        gains += better
        goals += [now + gain for now, gain in zip(expected, better, strict=True)]
    return Steps(
        numpy.array([row[0] for row in rows]),
        numpy.array([row[1] for row in rows], dtype=numpy.float32),
        numpy.array([row[2] for row in rows]),
        numpy.array([row[3] for row in rows], dtype=numpy.float32),
        numpy.array(gains, dtype=numpy.float32),
        numpy.array(goals, dtype=numpy.float32),
    ), results


def better_than(expected: list[float], reward: float) -> list[float]:
    """How much better than expected a game went, from each decision on."""
    better, gain, after = [], 0.0, reward
    for now in reversed(expected):
        gain = after - now + TRUST * gain
        after = now
        better.append(gain)
    return better[::-1]


def learn(network: Network, steps: Steps, rng: numpy.random.Generator) -> None:
    """Go over the games a few times, a batch at a time."""
    gain = (steps.gain - steps.gain.mean()) / (steps.gain.std() + 1e-8)
    steps = steps._replace(gain=gain)
    for _ in range(PASSES):
        order = rng.permutation(len(steps.action))
        for start in range(0, len(order), BATCH):
            batch: list[Any] = [part[order[start : start + BATCH]] for part in steps]
            network.descend(slopes_of(network, Steps(*batch)))


def slopes_of(network: Network, batch: Steps) -> dict[str, Array]:
    """Where the loss of PPO falls."""
    count = len(batch.action)
    rows = numpy.arange(count)
    hidden, chances, value = network.forward(batch.seen, batch.mask)
    ratio = chances[rows, batch.action] / batch.chance
    clipped = ((ratio > 1 + CLIP) & (batch.gain > 0)) | ((ratio < 1 - CLIP) & (batch.gain < 0))
    push = numpy.where(clipped, 0.0, ratio * batch.gain)
    chosen = numpy.zeros_like(chances)
    chosen[rows, batch.action] = 1.0
    logs = numpy.log(numpy.maximum(chances, 1e-9))
    disorder = -(chances * logs).sum(axis=1, keepdims=True)
    to_logits = -push[:, None] * (chosen - chances) + CURIOSITY * chances * (logs + disorder)
    to_value = 0.5 * (value - batch.goal)[:, None]
    to_hidden = (to_logits @ network.weights["do"].T + to_value @ network.weights["expect"].T) * (1 - hidden**2)
    slopes = {
        "in": batch.seen.T @ to_hidden,
        "in+": to_hidden.sum(axis=0),
        "do": hidden.T @ to_logits,
        "do+": to_logits.sum(axis=0),
        "expect": hidden.T @ to_value,
        "expect+": to_value.sum(axis=0),
    }
    return {name: (slope / count).astype(numpy.float32) for name, slope in slopes.items()}


def won(results: list[float]) -> float:
    """The share of victories; a shared one counts half."""
    return float(numpy.mean([(result + 1) / 2 for result in results]))


def train(
    seed: int,
    games: int,
    *,
    updates: int = 10**9,
    seconds: float = math.inf,
    say: Callable[[str], None] = lambda _: None,
) -> tuple[float, float]:
    """Learn for so many updates or seconds; the share of games won before and after."""
    rng = numpy.random.default_rng(seed)
    env = gymnasium_env("kampf", 2, {"set": str(ARENA)}, bot="random")
    env.reset(seed=seed)
    network = Network(length(env.rules), len(env.rules.vocabulary), rng)
    before = won(play(env, network, games, rng)[1])
    say(f"before: {before:.0%} of {games} games against random")
    start, played = time.monotonic(), 0
    while played < updates * GAMES and time.monotonic() - start < seconds:
        steps, results = play(env, network, GAMES, rng)
        learn(network, steps, rng)
        played += GAMES
        if played % (10 * GAMES) == 0:
            say(f"{time.monotonic() - start:4.0f} s, {played} games: {won(results):.0%} of the last {GAMES}")
    after = won(play(env, network, games, rng)[1])
    say(f"after {played} games: {after:.0%} of {games} games against random")
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args()
    train(wishes.seed, games=400, seconds=60 * wishes.minutes, say=lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
