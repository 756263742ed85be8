"""Learn a small game of Kampf der Gladiatoren from nothing, in minutes and with nothing but numpy.

    python examples/learn_kampf.py --minutes 4

A network with one hidden layer plays against an opponent that moves at random, and is trained by proximal policy
optimisation (PPO): it plays some games, then makes choices with a positive advantage more likely, in small steps.
Before and after it plays games that do not count, and you are told how many it won.

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
GAMES_PER_UPDATE: Final = 48  # played between two updates
EPOCHS: Final = 4  # over the games of one update
BATCH: Final = 512
LEARNING_RATE: Final = 1e-3  # of Adam
CLIP: Final = 0.2  # of the probability ratio
ENTROPY_BONUS: Final = 0.01  # weight of the entropy in the loss
GAE_LAMBDA: Final = 0.95  # of generalised advantage estimation

Array = NDArray[numpy.float32]


class Network:
    """Policy and value from an observation, with one hidden layer; trained by Adam."""

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

    def forward(self, observation: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of each action, and the value."""
        w = self.weights
        hidden = numpy.tanh(observation @ w["in"] + w["in+"])
        logits = numpy.where(mask > 0, hidden @ w["do"] + w["do+"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = numpy.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances.astype(numpy.float32), (hidden @ w["expect"] + w["expect+"])[:, 0]

    def step(self, gradients: dict[str, Array]) -> None:
        """One step of Adam."""
        self._steps += 1
        for name, gradient in gradients.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * gradient
            self._square[name] = 0.999 * self._square[name] + 0.001 * gradient**2
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= LEARNING_RATE * mean / (numpy.sqrt(square) + 1e-8)


class Steps(NamedTuple):
    """What happened in some games, decision by decision."""

    observation: Array
    mask: Array
    action: NDArray[numpy.int64]
    chance: Array  # of the action, when it was chosen
    advantage: Array  # advantage: how much advantages than the value it went
    returns: Array  # what the value should have been


def play(env: SoloEnv, network: Network, games: int, rng: numpy.random.Generator) -> tuple[Steps, list[float]]:
    """Play games: what happened, and how each ended."""
    rows: list[tuple[Array, Array, int, float]] = []
    advantages: list[float] = []
    returns: list[float] = []
    results: list[float] = []
    for _ in range(games):
        values: list[float] = []
        step, _ = env.reset()
        over, reward = False, 0.0
        while not over:
            observation, mask = step["observation"], step["action_mask"]
            _, chances, value = network.forward(observation[None], mask[None])
            action = int(rng.choice(len(mask), p=chances[0].astype(float) / chances[0].astype(float).sum()))
            rows.append((observation, mask, action, float(chances[0, action])))
            values.append(float(value[0]))
            step, reward, over, _, _ = env.step(action)
        results.append(reward)
        estimates = advantages_of(values, reward)
        advantages += estimates
        returns += [value + advantage for value, advantage in zip(values, estimates, strict=True)]
    return Steps(
        numpy.array([row[0] for row in rows]),
        numpy.array([row[1] for row in rows], dtype=numpy.float32),
        numpy.array([row[2] for row in rows]),
        numpy.array([row[3] for row in rows], dtype=numpy.float32),
        numpy.array(advantages, dtype=numpy.float32),
        numpy.array(returns, dtype=numpy.float32),
    ), results


def advantages_of(values: list[float], reward: float) -> list[float]:
    """Generalised advantage estimates, from the values and the reward at the end."""
    advantages, advantage, after = [], 0.0, reward
    for value in reversed(values):
        advantage = after - value + GAE_LAMBDA * advantage
        after = value
        advantages.append(advantage)
    return advantages[::-1]


def learn(network: Network, steps: Steps, rng: numpy.random.Generator) -> None:
    """Some epochs over the games, in batches."""
    advantage = (steps.advantage - steps.advantage.mean()) / (steps.advantage.std() + 1e-8)
    steps = steps._replace(advantage=advantage)
    for _ in range(EPOCHS):
        order = rng.permutation(len(steps.action))
        for start in range(0, len(order), BATCH):
            batch: list[Any] = [part[order[start : start + BATCH]] for part in steps]
            network.step(policy_gradient(network, Steps(*batch)))


def policy_gradient(network: Network, batch: Steps) -> dict[str, Array]:
    """The gradient of PPO's loss: clipped surrogate, entropy bonus, squared error of the value."""
    count = len(batch.action)
    rows = numpy.arange(count)
    hidden, chances, value = network.forward(batch.observation, batch.mask)
    ratio = chances[rows, batch.action] / batch.chance
    clipped = ((ratio > 1 + CLIP) & (batch.advantage > 0)) | ((ratio < 1 - CLIP) & (batch.advantage < 0))
    surrogate = numpy.where(clipped, 0.0, ratio * batch.advantage)
    chosen = numpy.zeros_like(chances)
    chosen[rows, batch.action] = 1.0
    logs = numpy.log(numpy.maximum(chances, 1e-9))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    to_logits = -surrogate[:, None] * (chosen - chances) + ENTROPY_BONUS * chances * (logs + entropy)
    to_value = 0.5 * (value - batch.returns)[:, None]
    to_hidden = (to_logits @ network.weights["do"].T + to_value @ network.weights["expect"].T) * (1 - hidden**2)
    gradients = {
        "in": batch.observation.T @ to_hidden,
        "in+": to_hidden.sum(axis=0),
        "do": hidden.T @ to_logits,
        "do+": to_logits.sum(axis=0),
        "expect": hidden.T @ to_value,
        "expect+": to_value.sum(axis=0),
    }
    return {name: (gradient / count).astype(numpy.float32) for name, gradient in gradients.items()}


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
    while played < updates * GAMES_PER_UPDATE and time.monotonic() - start < seconds:
        steps, results = play(env, network, GAMES_PER_UPDATE, rng)
        learn(network, steps, rng)
        played += GAMES_PER_UPDATE
        if played % (10 * GAMES_PER_UPDATE) == 0:
            say(f"{time.monotonic() - start:4.0f} s, {played} games: {won(results):.0%} of the last {GAMES_PER_UPDATE}")
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
