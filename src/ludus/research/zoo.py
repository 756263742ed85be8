"""The door to PettingZoo: an AEC environment with action masks.

Observations are a dictionary: `observation`, the numbers a seat sees, and `action_mask`. Rewards come with the end of
the game; they sum up to 0. Every agent lives until then, also one that has nothing left to choose.
"""

import random
import secrets
from typing import Any, Final

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludus.core.ids import Seat
from ludus.encoding.lanes import Dice
from ludus.research.encoding.sheet import HIGHEST
from ludus.research.observation import length, mask, observe
from ludus.research.position import Position, Rules
from ludus.research.rendering import RENDER_MODES, check_cycles, check_mode, table_of

SEED_BITS: Final = 64

Observation = dict[str, NDArray[Any]]


def make(rules: Rules, render_mode: str | None = None, max_cycles: int | None = None) -> Any:
    """The environment of a game, which watches that it is used in the right order. Raises BadSetting."""
    check_mode(render_mode)
    check_cycles(max_cycles)
    return OrderEnforcingWrapper(LudusEnv(rules, render_mode, max_cycles))


class LudusEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A game for agents that are asked one at a time."""

    def __init__(self, rules: Rules, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # choices after which a game is cut short
        vocabulary = rules.vocabulary
        self.metadata = {**rules.metadata, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        size = length(rules)
        self.action_spaces = {agent: Discrete(len(vocabulary)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, HIGHEST, (size,), numpy.float32),
                    "action_mask": Box(0, 1, (len(vocabulary),), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = random.Random(secrets.randbits(SEED_BITS))

    def observation_space(self, agent: str) -> "Dict[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same dice, and the same games after it."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._dice = Dice(random.Random(self._seeds.getrandbits(SEED_BITS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position: Position = self.rules.begin(quiet=True)
        self.cycles = 0
        self._go_on()

    def step(self, action: int | None) -> None:
        """Let the agent asked choose. Raises IllegalChoice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must choose: None is for the end of the game")
        self.position.choose(int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance speak; then somebody is asked, or the game is over."""
        self.position.roll(self._dice.below)
        seat = self.position.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        self.rewards = dict(zip(self.possible_agents, self.position.payoffs(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    # --- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is empty unless it is asked."""
        seat = Seat(self.possible_agents.index(agent))
        asked = self.position.seat == seat
        return {
            "observation": observe(self.position, seat),
            "action_mask": mask(self.position) if asked else numpy.zeros(len(self.rules.vocabulary), numpy.int8),
        }

    def text(self, agent: str) -> str:
        """What the agent sees, and what it can say, as text."""
        return self.position.text(Seat(self.possible_agents.index(agent)))

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return None if self.render_mode is None else table_of(self.position.game)

    def close(self) -> None:
        """There is nothing to close."""
