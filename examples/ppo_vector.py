"""Self-play by proximal policy optimisation (PPO) on the vector environment, in one file: PyTorch, in CleanRL's manner.

    python examples/ppo_vector.py --steps 400000

One policy plays all seats of many games at once. Whoever is asked in a game is the learner; its advantage is estimated
along its own decisions alone, and what a game brings comes with its end. Before and after, the policy plays games
against bots that move at random. `--game` takes any title of the doors, `--set` a folder with an edited box.

PyTorch is not installed with ludus: take the build for your machine.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ludus.research import gymnasium_vector_env, vector
from ludus.research.observation import length, usual_of

ARENA: Final = Path(__file__).parent / "small_kampf"
HIDDEN: Final = 128
LEARNING_RATE: Final = 1e-3
GAE_LAMBDA: Final = 0.95
CLIP: Final = 0.2
ENTROPY_BONUS: Final = 0.01
VALUE_WEIGHT: Final = 0.5
LARGEST_GRADIENT: Final = 0.5
EPOCHS: Final = 4
MINIBATCHES: Final = 4
NEVER: Final = -1e9  # the logit of an action that cannot be chosen


class Wishes(NamedTuple):
    """What is learnt, and for how long."""

    game: str = "kampf"
    seats: int = 2
    options: dict[str, object] = {}  # noqa: RUF012 - nobody changes it
    count: int = 64  # games at once
    rollout: int = 64  # steps of each between two updates
    steps: int = 400_000
    workers: int = 0
    seed: int = 1


class Agent(nn.Module):
    """Policy and value from one network."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
        """Which action how often, and what the position is worth to whoever is asked."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, NEVER)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[:, 0]


class Rollout:
    """What happened in all games, step by step."""

    def __init__(self, wishes: Wishes, inputs: int, actions: int) -> None:
        shape = (wishes.rollout, wishes.count)
        self.seen = torch.zeros((*shape, inputs))
        self.mask = torch.zeros((*shape, actions), dtype=torch.bool)
        self.action = torch.zeros(shape, dtype=torch.int64)
        self.chance, self.value, self.advantage = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
        self.seat = numpy.zeros(shape, numpy.int64)
        self.payoff = numpy.zeros((*shape, wishes.seats), numpy.float32)
        self.done = numpy.zeros(shape, bool)

    def estimate(self, last: NDArray[Any], seat: NDArray[Any]) -> None:
        """Generalised advantages along each seat's own decisions, from the values at the end of the rollout.

        What a position is worth to seats that are not asked there is estimated: together they lose what the other wins.
        """
        count, seats = self.payoff.shape[1:]
        rows = numpy.arange(count)
        ahead = numpy.repeat(-last[:, None] / (seats - 1), seats, axis=1)
        ahead[rows, seat] = last
        carried = numpy.zeros((count, seats), numpy.float32)
        values = self.value.numpy()
        for t in reversed(range(len(values))):
            over = self.done[t]
            ahead[over], carried[over] = self.payoff[t][over], 0.0
            who = self.seat[t]
            carried[rows, who] = ahead[rows, who] - values[t] + GAE_LAMBDA * carried[rows, who]
            ahead[rows, who] = values[t]
            self.advantage[t] = torch.from_numpy(carried[rows, who])


class Learner:
    """The games, the agent and its optimiser."""

    def __init__(self, wishes: Wishes) -> None:
        torch.manual_seed(wishes.seed)
        self.wishes = wishes
        self.games = vector(
            wishes.game, wishes.seats, wishes.count, wishes.options, seed=wishes.seed, workers=wishes.workers
        )
        rules = self.games.rules
        self.usual = torch.from_numpy(usual_of(rules.encoding))
        self.agent = Agent(length(rules), len(rules.vocabulary))
        self.optimiser = torch.optim.Adam(self.agent.parameters(), lr=LEARNING_RATE, eps=1e-5)
        self.rollout = Rollout(wishes, length(rules), len(rules.vocabulary))

    def look(self) -> tuple[Tensor, Tensor]:
        """What is seen in every game, and what can be answered."""
        arrays = self.games.arrays
        return torch.from_numpy(arrays.observation) / self.usual, torch.from_numpy(arrays.mask.copy())

    @torch.no_grad()
    def play(self) -> None:
        """Fill a rollout."""
        r = self.rollout
        for t in range(self.wishes.rollout):
            r.seen[t], r.mask[t] = self.look()
            r.seat[t] = self.games.arrays.seat
            choice, r.value[t] = self.agent(r.seen[t], r.mask[t])
            r.action[t] = choice.sample()
            r.chance[t] = choice.log_prob(r.action[t])
            arrays = self.games.step(r.action[t].numpy())
            r.payoff[t], r.done[t] = arrays.payoff, arrays.done
        _, last = self.agent(*self.look())
        r.estimate(last.numpy(), self.games.arrays.seat.astype(numpy.int64))

    def learn(self) -> None:
        """Some epochs over the rollout, in minibatches."""
        r = self.rollout
        parts = (r.seen, r.mask, r.action, r.chance, r.advantage, r.advantage + r.value)
        flat = [part.reshape(-1, *part.shape[2:]) for part in parts]
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat[0])).chunk(MINIBATCHES):
                loss = self.loss([part[rows] for part in flat])
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), LARGEST_GRADIENT)
                self.optimiser.step()

    def loss(self, batch: list[Tensor]) -> Tensor:
        """Clipped surrogate, squared error of the value, entropy bonus."""
        seen, mask, action, chance, gain, due = batch
        choice, value = self.agent(seen, mask)
        ratio = (choice.log_prob(action) - chance).exp()
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        error = ((value - due) ** 2).mean()
        return VALUE_WEIGHT * error - surrogate - ENTROPY_BONUS * choice.entropy().mean()

    @torch.no_grad()
    def won(self, games: int, bot: str = "random") -> float:
        """The share of games the policy wins against bots; a shared victory counts half."""
        wishes = self.wishes
        envs = gymnasium_vector_env(wishes.game, wishes.seats, wishes.count, wishes.options, bot=bot)
        seen, _ = envs.reset(seed=wishes.seed + 1)
        results: list[float] = []
        while len(results) < games:
            mask = torch.from_numpy(seen["action_mask"]).bool()
            choice, _ = self.agent(torch.from_numpy(seen["observation"]), mask)
            seen, reward, over, _, _ = envs.step(choice.sample().numpy())
            results += reward[over].tolist()
        return float(numpy.mean([result > 0 for result in results]))


def train(wishes: Wishes, games: int = 400, say: Callable[[str], None] = lambda _: None) -> tuple[float, float, float]:
    """Learn: the share of games won before and after, and steps per second while learning."""
    torch.set_num_threads(1)
    learner = Learner(wishes)
    before = learner.won(games)
    say(f"before: {before:.0%} of {games} games against random")
    start, done = time.monotonic(), 0
    while done < wishes.steps:
        learner.play()
        learner.learn()
        done += wishes.count * wishes.rollout
        if done % (20 * wishes.count * wishes.rollout) == 0:
            say(f"{time.monotonic() - start:4.0f} s, {done:,} steps: {learner.won(games):.0%}")
    speed = done / (time.monotonic() - start)
    after = learner.won(games)
    learner.games.close()
    say(f"{before:.0%} of {games} games against random before, {after:.0%} after {done:,} steps; {speed:,.0f} steps/s")
    return before, after, speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=Wishes().game)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", default=str(ARENA), help="the folder of a box; '' for the one that is shipped")
    parser.add_argument("--steps", type=int, default=Wishes().steps)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    box = given.set if given.game == "kampf" else ""
    options: dict[str, object] = {"set": box} if box else {}
    wishes = Wishes(given.game, given.seats, options, steps=given.steps, workers=given.workers, seed=given.seed)
    train(wishes, say=lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
