"""RLCard: `env.reset` and `env.step`, which always make an observation. It has no clone: its game is copied deep."""

import copy
import random

import numpy as np
import rlcard
from measure import Row, microseconds, serve, stepped

GAMES = ("gin-rummy", "uno", "doudizhu", "mahjong")
RNG = random.Random(1)


def play(env: "rlcard.envs.Env", most: int = 10**9) -> tuple[int, int]:
    """Play at random: how many decisions there were, and how many had two or more options."""
    state, _ = env.reset()
    decisions = choices = 0
    while not env.is_over() and decisions < most:
        actions = list(state["legal_actions"])
        mask = np.zeros(env.num_actions, np.bool_)
        mask[actions] = 1
        decisions += 1
        choices += len(actions) > 1
        state, _ = env.step(actions[int(RNG.random() * len(actions))])
    return decisions, choices


def race(name: str, seconds: float) -> Row:
    env = rlcard.make(name, config={"seed": 1})
    row = stepped(lambda: play(env), seconds, int(np.prod(env.state_shape[0])), env.num_actions)
    play(env, most=round(row["decisions"] / row["games"] / 2))
    return {"game": name, **row, "clone": microseconds(lambda: copy.deepcopy(env.game), seconds / 10)}


if __name__ == "__main__":
    serve(lambda seconds: [race(name, seconds) for name in GAMES])
