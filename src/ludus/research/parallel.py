"""The door to PettingZoo's parallel environments: all seats that owe an answer give it in the same step.

Seats that are not asked wait: their mask allows one number alone, the last, which says nothing. Where an answer takes
several numbers, its seat gives one in each step; the others wait for it once they have answered.
"""

import random
import secrets
from typing import Any, Final

import numpy
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from ludus.core.decision import Option
from ludus.core.errors import BadSetting, IllegalChoice
from ludus.core.ids import Seat
from ludus.encoding.lanes import Dice
from ludus.encoding.vocabulary import Asked
from ludus.research.encoding.sheet import HIGHEST
from ludus.research.legal import Legal
from ludus.research.observation import length, observe
from ludus.research.position import Position, Rules
from ludus.research.rendering import RENDER_MODES, check_cycles, check_mode, table_of

SEED_BITS: Final = 64

Observation = dict[str, NDArray[Any]]
Answered = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelLudusEnv(ParallelEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A game for agents that are asked together."""

    def __init__(self, rules: Rules, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        """Raises BadSetting."""
        if rules.deals != "off":
            raise BadSetting("Deals are made one seat after the other.", hint="take deals='off', or `pettingzoo_env`.")
        check_mode(render_mode)
        check_cycles(max_cycles)
        self.rules = rules
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = len(rules.vocabulary)  # the number of those who are not asked
        self.metadata = {**rules.metadata, "render_modes": list(RENDER_MODES)}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        seen = Box(0.0, HIGHEST, (length(rules),), numpy.float32)
        mask = Box(0, 1, (self.wait + 1,), numpy.int8)
        self.action_spaces = {agent: Legal(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._seeds = random.Random(secrets.randbits(SEED_BITS))

    def observation_space(self, agent: str) -> "Dict[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Legal:
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. The same seed gives the same dice, and the same games after it."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._dice = Dice(random.Random(self._seeds.getrandbits(SEED_BITS)))
        self.agents = self.possible_agents[:]
        self.position: Position = self.rules.begin(quiet=True)
        self.cycles = 0
        self.position.roll(self._dice.below)
        self._ask()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Answered:
        """Let all who are asked answer. Raises IllegalChoice, and then nothing has changed."""
        if missing := [name for seat in self._asked if (name := self.possible_agents[seat]) not in actions]:
            raise IllegalChoice(f"No number was given for {', '.join(missing)}.", hint="all who live give one.")
        said = {seat: self._answer(seat, int(actions[self.possible_agents[seat]])) for seat in self._asked}
        number = self.position.game.number
        for seat, answer in said.items():
            if self.position.game.number != number:
                break  # somebody's answer has changed what is asked
            if isinstance(answer, Asked):
                self._asked[seat] = answer
            elif answer in self._offered(seat):
                self.position.do(seat, answer)
                del self._asked[seat]
        self.position.roll(self._dice.below)
        if self.position.game.number != number or not self._asked:
            self._ask()
        self.cycles += 1
        return self._told()

    def _ask(self) -> None:
        """Whoever owes an answer now, and of what."""
        offered = {Seat(seat): self._offered(Seat(seat)) for seat in sorted(self.position.game.asked)}
        self._asked = {seat: Asked(options) for seat, options in offered.items() if options}

    def _offered(self, seat: Seat) -> tuple[Option, ...]:
        game = self.position.game
        owed = game.options(seat)
        return (*owed, *game.free(seat)) if owed else ()

    def _answer(self, seat: Seat, number: int) -> Option | Asked:
        answer = self.rules.vocabulary.answers(self._asked[seat], seat).get(number)
        if answer is None:
            raise IllegalChoice(
                f"Number {number} cannot be chosen by seat {seat} now.", hint="the action mask says which numbers can."
            )
        return answer

    def _told(self) -> Answered:
        """What everybody is told of a step."""
        agents, over = self.agents, self.position.is_over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, self.position.payoffs(), strict=True))
        seen = self._seen()
        if over or cut:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    # --- looking ------------------------------------------------------------------------------------

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._see(Seat(seat)) for seat, agent in enumerate(self.possible_agents)}

    def _see(self, seat: Seat) -> Observation:
        mask = bytearray(self.wait + 1)
        asked = self._asked.get(seat)
        for number in (self.wait,) if asked is None else self.rules.vocabulary.answers(asked, seat):
            mask[number] = 1
        can = numpy.frombuffer(mask, numpy.int8)
        self.action_spaces[self.possible_agents[seat]].now = can.copy()
        return {"observation": observe(self.position, seat), "action_mask": can}

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return None if self.render_mode is None else table_of(self.position.game)

    def close(self) -> None:
        """There is nothing to close."""
