"""The door to Gymnasium's vector environments: one learner in each of many games, bots on the other seats."""

from typing import Any, Final

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludus.bots import Maker
from ludus.research.encoding.sheet import HIGHEST
from ludus.research.observation import length, usual_of
from ludus.research.position import Rules
from ludus.research.vectorized.batch import Wishes
from ludus.research.vectorized.games import VectorGames

FIRST_SEED: Final = 0

Observation = dict[str, NDArray[Any]]


class SoloVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games for one learner each, seen and answered as in `gymnasium_env`.

    A game that ends is followed by the next in the same step; what is then seen is the beginning of that one.
    """

    def __init__(self, rules: Rules, count: int, bot: Maker, seat: int | None, workers: int = 0) -> None:
        self.rules = rules
        self.num_envs = count
        self.metadata = {**rules.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        actions = len(rules.vocabulary)
        spaces: Any = Dict(
            {
                "observation": Box(0.0, HIGHEST, (length(rules),), numpy.float32),
                "action_mask": Box(0, 1, (actions,), numpy.int8),
            }
        )
        self.single_observation_space = spaces
        self.observation_space = batch_space(spaces, count)
        self.single_action_space: Any = Discrete(actions)
        self.action_space: Any = batch_space(self.single_action_space, count)
        self._games = VectorGames(rules, count, Wishes(bot=bot, seat=seat), None, workers)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; of a list of seeds the first counts for all."""
        first = seed[FIRST_SEED] if isinstance(seed, list) else seed
        self._games.reset(first)
        return self._seen(), {"seat": self._games.arrays.seat.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose in every game; then the others play until its learner has a choice. Raises IllegalChoice."""
        learners = self._games.arrays.seat.copy()
        found = self._games.step(numpy.asarray(actions))
        rewards = found.payoff[numpy.arange(self.num_envs), learners].astype(numpy.float64)
        never = numpy.zeros(self.num_envs, numpy.bool_)
        return self._seen(), rewards, found.done.copy(), never, {"seat": found.seat.copy()}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions can be chosen now, a row for each game."""
        return self._games.arrays.mask.copy()

    def close_extras(self, **_: Any) -> None:
        self._games.close()

    def _seen(self) -> Observation:
        arrays, encoding = self._games.arrays, self.rules.encoding
        usual = 1 if encoding.encoder is None else usual_of(encoding)
        seen = numpy.divide(arrays.observation, usual, dtype=numpy.float32)
        return {"observation": seen, "action_mask": arrays.mask.astype(numpy.int8)}
