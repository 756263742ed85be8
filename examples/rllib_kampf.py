"""RLlib learns Kampf by playing itself through PettingZoo's parallel environment, on as many workers as there are.

    python examples/rllib_kampf.py --rounds 10 --workers 2

One policy plays all seats; what is not allowed is masked. Workers are processes of this machine; where Ray runs a
cluster and ludus is installed on its machines, `--address auto` spreads them over all of it. Before and after, the
policy plays games against random choices; in between it is saved and restored. `--set` takes a folder with an edited
box.

RLlib is not installed with ludus: `pip install "ray[rllib]" pettingzoo`, and the PyTorch for your machine.
"""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import gymnasium
import numpy
import ray
import torch
from pettingzoo.utils.wrappers import BaseParallelWrapper
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from ludus.research import pettingzoo_parallel_env

ARENA: Final = Path(__file__).parent / "small_kampf"
GAMES: Final = 100
POLICY: Final = "everybody"
BATCH: Final = 4_096  # steps of a round


class Wishes(NamedTuple):
    """How much is learnt, and where."""

    rounds: int
    workers: int
    arena: str
    address: str | None


class Renamed(BaseParallelWrapper):
    """What is observed under the names RLlib's module for masks wants."""

    def observation_space(self, agent: str) -> Any:
        spaces = self.env.observation_space(agent)
        return gymnasium.spaces.Dict({"action_mask": spaces["action_mask"], "observations": spaces["observation"]})

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        seen, infos = self.env.reset(seed=seed, options=options)
        return self.renamed(seen), infos

    def step(self, actions: Any) -> Any:
        seen, *rest = self.env.step(actions)
        return self.renamed(seen), *rest

    def renamed(self, seen: Any) -> Any:
        return {
            agent: {"action_mask": one["action_mask"], "observations": one["observation"]}
            for agent, one in seen.items()
        }


def make(arena: str) -> Any:
    """A table of two, as RLlib wants it."""
    return Renamed(pettingzoo_parallel_env("kampf", 2, {"set": arena}))


def won(module: Any, arena: str) -> float:
    """The share of games the policy wins from seat 0 against random choices; a shared victory counts half."""
    env, rng, results = make(arena), numpy.random.default_rng(3), []
    for game in range(GAMES):
        seen, _ = env.reset(seed=game)
        rewards: dict[str, float] = {}
        while env.agents:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            actions = {agent: int(rng.choice(numpy.flatnonzero(mask))) for agent, mask in masks.items()}
            if masks["seat_0"].sum() > 1:
                batch = {key: torch.from_numpy(value)[None].float() for key, value in seen["seat_0"].items()}
                logits = module.forward_inference({"obs": batch})["action_dist_inputs"]
                actions["seat_0"] = int(torch.distributions.Categorical(logits=logits).sample()[0])
            seen, rewards, *_ = env.step(actions)
        results.append((rewards["seat_0"] + 1) / 2)
    return float(numpy.mean(results))


def settings_of(workers: int) -> PPOConfig:
    """PPO on the registered environment, one policy for all seats."""
    model = DefaultModelConfig(fcnet_hiddens=[128, 128])
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=model)
    config: PPOConfig = (
        PPOConfig()
        .environment("ludus")
        .env_runners(num_env_runners=workers)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: spec}))
        .training(train_batch_size_per_learner=BATCH, minibatch_size=512, num_epochs=4, lr=1e-3, gamma=1.0)
    )
    return config


def learn(wishes: Wishes) -> tuple[float, float]:
    """What the policy wins before, and once it has learnt, been saved and restored."""
    torch.set_num_threads(1)
    os.environ["RAY_AUTH_MODE"] = "disabled"  # alone on this machine
    own = {"num_cpus": wishes.workers + 1, "include_dashboard": False} if wishes.address is None else {}
    ray.init(wishes.address, log_to_driver=False, **own)
    register_env("ludus", lambda config: ParallelPettingZooEnv(make(wishes.arena)))
    algorithm = settings_of(wishes.workers).build_algo()
    before = won(algorithm.get_module(POLICY), wishes.arena)
    for _ in range(wishes.rounds):
        algorithm.train()
    with tempfile.TemporaryDirectory() as folder:
        kept = algorithm.save_to_path(folder)
        algorithm.stop()  # its workers make room for those of the other
        restored = Algorithm.from_checkpoint(kept)
    after = won(restored.get_module(POLICY), wishes.arena)
    ray.shutdown()
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else None, formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10, help=f"of {BATCH:,} steps")
    parser.add_argument("--workers", type=int, default=2, help="processes that play; 0 plays where it learns")
    parser.add_argument("--set", dest="arena", default=str(ARENA), help="folder with an edited box")
    parser.add_argument("--address", help="of a running Ray cluster; without it, this machine")
    wishes = Wishes(**vars(parser.parse_args()))
    before, after = learn(wishes)
    assert after > before, (before, after)
    print(
        f"PPO of RLlib {ray.__version__} through PettingZoo's parallel environment, {wishes.workers} workers: "
        f"{wishes.rounds} rounds of {BATCH:,} steps against itself, saved and restored; "
        f"won {before:.0%} of {GAMES} games with random before, {after:.0%} after"
    )


if __name__ == "__main__":
    main()
