"""PPO of RLlib plays Kampf against itself through PettingZoo's parallel environment, with masks, and is restored."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

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

ARENA = Path(__file__).parents[3] / "examples" / "small_kampf"
GAMES = 100
POLICY = "everybody"


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


def make(_config: Any = None) -> Any:
    return Renamed(pettingzoo_parallel_env("kampf", 2, {"set": str(ARENA)}))


def won(module: Any) -> float:
    """The share of games the policy wins from seat 0 against random choices; a shared victory counts half."""
    env, rng, results = make(), numpy.random.default_rng(3), []
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


def main(rounds: int) -> None:
    torch.set_num_threads(1)
    os.environ["RAY_AUTH_MODE"] = "disabled"  # alone on this machine
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    register_env("ludus", lambda config: ParallelPettingZooEnv(make(config)))
    model = DefaultModelConfig(fcnet_hiddens=[128, 128])
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=model)
    config = (
        PPOConfig()
        .environment("ludus")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: spec}))
        .training(train_batch_size_per_learner=4096, minibatch_size=512, num_epochs=4, lr=1e-3, gamma=1.0)
    )
    algorithm = config.build_algo()
    before = won(algorithm.get_module(POLICY))
    for _ in range(rounds):
        algorithm.train()
    with tempfile.TemporaryDirectory() as folder:
        restored = Algorithm.from_checkpoint(algorithm.save_to_path(folder))
    after = won(restored.get_module(POLICY))
    assert after > before, (before, after)
    print(
        f"PPO of RLlib {ray.__version__} through PettingZoo's parallel environment: {rounds} rounds of 4,096 steps "
        f"against itself, saved and restored; won {before:.0%} of {GAMES} games with random before, {after:.0%} after"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
