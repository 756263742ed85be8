"""Pgx on the processor: every step makes an observation and a mask. States never change, so a copy costs nothing.

One game at a time, as the others play, and many at once, which is what it is made for. A step of many counts the games
that were not over.
"""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measure import Row, serve

GAMES = ("connect_four", "sparrow_mahjong")
BATCHES = (1, 1024)
KEYS = 1024


class Table:
    """So many games of a kind, stepped at random in one call."""

    def __init__(self, name: str, batch: int) -> None:
        env = pgx.make(name)
        self.batch = batch
        self.init = jax.jit(jax.vmap(env.init))
        self.step = jax.jit(lambda state, key: self._step(env, state, key))
        self.keys = list(jax.random.split(jax.random.PRNGKey(1), KEYS))
        self.first = self.init(jax.random.split(jax.random.PRNGKey(0), batch))
        self.step(self.first, self.keys[0]).terminated.block_until_ready()  # compiled before it is timed
        self.size = int(self.first.observation[0].size), int(self.first.legal_action_mask[0].size)

    def _step(self, env: Any, state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        actions = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return jax.vmap(env.step)(state, actions, jax.random.split(chance, self.batch))

    def race(self, seconds: float) -> Row:
        """Steps of games under way, and games; all begin anew once hardly any is left."""
        state, decisions, games, i = self.first, 0, 0, 0
        start = time.process_time()
        while (passed := time.process_time() - start) < seconds:
            under_way = self.batch - int(state.terminated.sum())
            if under_way <= self.batch // 50:
                games += self.batch - under_way
                state = self.init(jax.random.split(self.keys[i % KEYS], self.batch))
                continue
            state = self.step(state, self.keys[i % KEYS])
            decisions += under_way
            i += 1
        numbers, actions = self.size
        figures = {"decisions": decisions / passed, "choices": None, "games": games / passed}
        return {"table": "environment", **figures, "numbers": numbers, "actions": actions}


def name_of(game: str, batch: int) -> str:
    return game if batch == 1 else f"{game}, {batch} at once"


if __name__ == "__main__":
    tables = {name_of(game, batch): Table(game, batch) for game in GAMES for batch in BATCHES}
    serve(lambda seconds: [{"game": name, **table.race(seconds)} for name, table in tables.items()])
