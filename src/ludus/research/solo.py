"""The door to Gymnasium: one seat is the learner's, bots sit on the others.

Observations are a dictionary: `observation`, the numbers the seat sees, and `action_mask`. The reward comes with the
end of the game. An action drawn from the action space without a mask is a legal one.
"""

import random
import secrets
from typing import Any, Final

import gymnasium
import numpy
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from ludus import bots
from ludus.core.ids import Seat
from ludus.encoding.lanes import Dice
from ludus.match import GAMES
from ludus.research.encoding.sheet import HIGHEST
from ludus.research.legal import Legal
from ludus.research.observation import length, mask, observe
from ludus.research.position import Position, Rules
from ludus.research.rendering import RENDER_MODES, check_mode, table_of
from ludus.research.sitting import Sitting, check_seat
from ludus.research.small.titles import SMALL

SEED_BITS: Final = 64

Observation = dict[str, NDArray[Any]]


def make(
    rules: Rules, *, bot: str | bots.Maker, seat: int | None, forgiving: bool, render_mode: str | None = None
) -> "SoloEnv":
    """An environment against bots of a name, or of a maker of one's own. Raises BadSetting."""
    check_seat(seat, rules.seats)
    check_mode(render_mode)
    env = SoloEnv(rules, bots.load(bot) if isinstance(bot, str) else bot, seat, forgiving)
    env.render_mode = render_mode
    return env


class SoloEnv(gymnasium.Env[Observation, int]):
    """A game for one learner."""

    def __init__(self, rules: Rules, bot: bots.Maker, seat: int | None, forgiving: bool = False) -> None:
        self.rules = rules
        self.bot = bot
        self.chosen = seat
        self.forgiving = forgiving  # an action that cannot be chosen then stands for the next one that can
        self.games = 0
        self.metadata = {
            **rules.metadata,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,  # Gymnasium wants to know; a text has no frames
        }
        count = len(rules.vocabulary)
        self.action_space = self._legal = Legal(count)
        space: Any = Dict(
            {
                "observation": Box(0.0, HIGHEST, (length(rules),), numpy.float32),
                "action_mask": Box(0, 1, (count,), numpy.int8),
            }
        )
        self.observation_space = space
        self._seeds = random.Random(secrets.randbits(SEED_BITS))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; where no seat was named, the learner sits one further each time."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = random.Random(seed)
            self.games = 0
        self.seat = Seat(self.games % self.rules.seats if self.chosen is None else self.chosen)
        self.games += 1
        self._dice = Dice(random.Random(self._seeds.getrandbits(SEED_BITS)))
        others = {
            Seat(other): self.bot(self._seeds.getrandbits(SEED_BITS))
            for other in range(self.rules.seats)
            if other != self.seat
        }
        self.position: Position = self.rules.begin(quiet=True)
        self._others = Sitting(self.position, others)
        self._others.play(self._dice.below)
        return self._observation(), {"seat": int(self.seat)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose; then the others play until the learner is asked again. Raises IllegalChoice."""
        self.position.choose(self._meant(int(action)))
        self._others.play(self._dice.below)
        over = self.position.is_over
        reward = self.position.payoffs()[self.seat] if over else 0.0
        return self._observation(), reward, over, False, {"seat": int(self.seat)}

    def _meant(self, action: int) -> int:
        answers = self.position.answers()
        if not self.forgiving or action in answers:
            return action
        return min(answers, key=lambda id: (id < action, id))

    def action_masks(self) -> NDArray[numpy.int8]:
        """Which actions can be chosen now; at the end of a game none."""
        return mask(self.position)

    def text(self) -> str:
        """What the learner sees, and what it can say, as text."""
        return self.position.text(self.seat)

    def render(self) -> Any:
        """The table as a spectator sees it, as text."""
        return table_of(self.position.game)

    def _observation(self) -> Observation:
        can = self.action_masks()
        self._legal.now = can.copy()
        return {"observation": observe(self.position, self.seat), "action_mask": can}


# What is made by name forgives: Gymnasium's own checker, and much that is written for it, knows no masks.
for name, title in {**GAMES, **SMALL}.items():
    seats = {"seats": title.fewest} if name in SMALL else {}
    kwargs = {"game": name, "forgiving": True, **seats}
    gymnasium.register(f"ludus/{name}-v{title.rules}", "ludus.research:gymnasium_env", kwargs=kwargs)
