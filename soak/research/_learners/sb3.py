"""MaskablePPO of Stable-Baselines3's contributions learns Kampf in processes of its own, is saved and loaded again."""

import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import numpy
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from ludus.research import gymnasium_env

ARENA = Path(__file__).parents[3] / "examples" / "small_kampf"
PROCESSES = 2
GAMES = 200


def won(model: Any, seed: int) -> float:
    """The share of games won against bots that move at random; a shared victory counts half."""
    envs = DummyVecEnv([partial(gymnasium_env, "kampf", 2, {"set": str(ARENA)}, bot="random")])
    envs.seed(seed)
    seen, results = envs.reset(), []
    while len(results) < GAMES:
        action, _ = model.predict(seen, action_masks=get_action_masks(envs))
        seen, rewards, over, _ = envs.step(action)
        results += [(reward + 1) / 2 for reward, ended in zip(rewards, over, strict=True) if ended]
    return float(numpy.mean(results))


def main(steps: int) -> None:
    torch.set_num_threads(1)
    make = partial(gymnasium_env, "kampf", 2, {"set": str(ARENA)}, bot="random")
    envs = SubprocVecEnv([make] * PROCESSES, start_method="spawn")
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=1024, batch_size=512, seed=1)
    before = won(model, 2)
    model.learn(steps)
    with tempfile.TemporaryDirectory() as folder:
        model.save(Path(folder) / "kampf")
        loaded = MaskablePPO.load(Path(folder) / "kampf", env=envs)
    for one, other in zip(model.policy.parameters(), loaded.policy.parameters(), strict=True):
        assert torch.equal(one, other)
    after = won(loaded, 2)
    loaded.learn(PROCESSES * 1024, reset_num_timesteps=False)  # one that was loaded goes on
    envs.close()
    assert after > before, (before, after)
    print(
        f"MaskablePPO of Stable-Baselines3, SubprocVecEnv of {PROCESSES}: {steps:,} steps learnt, saved and loaded; "
        f"won {before:.0%} of {GAMES} games against random before, {after:.0%} after"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
