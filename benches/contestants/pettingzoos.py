"""PettingZoo's classic games: the usual agent loop with action masks. They have no clone, so they are copied deep."""

import copy
import importlib
import random
from typing import Any

import numpy as np
from measure import Row, microseconds, serve, stepped

GAMES = ("connect_four_v3", "texas_holdem_v4", "chess_v6")
RNG = random.Random(1)


def play(env: Any, most: int = 10**9) -> tuple[int, int]:
    """Play at random: how many decisions there were, and how many had two or more options."""
    env.reset()
    decisions = choices = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = np.flatnonzero(mask)
        decisions += 1
        choices += len(legal) > 1
        env.step(int(legal[int(RNG.random() * len(legal))]))
        if decisions >= most:
            break
    return decisions, choices


def race(name: str, seconds: float) -> Row:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset()
    agent = env.possible_agents[0]
    numbers = int(np.prod(env.observation_space(agent)["observation"].shape))
    row = stepped(lambda: play(env), seconds, numbers, int(env.action_space(agent).n))
    play(env, most=round(row["decisions"] / row["games"] / 2))
    return {"game": name, **row, "clone": microseconds(lambda: copy.deepcopy(env), seconds / 10)}


if __name__ == "__main__":
    serve(lambda seconds: [race(name, seconds) for name in GAMES])
