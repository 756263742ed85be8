"""The level `master`: a network that learnt a game by playing itself, where one is shipped; else a champion."""

import copy
import logging
from functools import cache
from pathlib import Path
from typing import Final

from ludus.bots.levels import LEVELS
from ludus.core.decision import Option
from ludus.core.errors import LudusError
from ludus.core.reason import Reason
from ludus.match import Bot, Turn

log = logging.getLogger(__name__)

SHIPPED: Final = Path(__file__).parent / "network" / "shipped"
STAND_IN: Final = "champion"


class MasterBot(Bot):
    """Plays by the network of the game; without one that fits, as a champion, and the log says why."""

    def __init__(self, seed: int, folder: Path = SHIPPED) -> None:
        self.seed = seed
        self.folder = folder
        self.player: Bot | None = None  # who chooses, once the game is known

    def choose(self, turn: Turn) -> Option:
        return self._player(turn).choose(turn)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return self._player(turn).explain(turn, option)

    def propose(self, turn: Turn) -> Option | None:
        return self._player(turn).propose(turn)

    def _player(self, turn: Turn) -> Bot:
        if self.player is None:
            try:
                self.player = by_network(self.seed, self.folder / f"{turn.game}.npz", turn)
            except LudusError as error:
                tell(str(error), error.hint)
                self.player = LEVELS[STAND_IN](self.seed)
        return self.player

    def __copy__(self) -> "MasterBot":
        """What it thought last is kept with the copy."""
        twin = MasterBot(self.seed, self.folder)
        twin.player = copy.copy(self.player)
        return twin


class NoNetwork(LudusError):
    """There is nothing to play a game by."""


def by_network(seed: int, path: Path, turn: Turn) -> Bot:
    """A bot that plays this game by a network. Raises NoNetwork, UnfitWeights."""
    if not path.is_file():
        raise NoNetwork(
            f"There is no network for '{turn.game}' yet.", hint=f"`ludus train {turn.game} --out DIR` makes one."
        )
    try:
        from ludus.bots.network.bot import NetworkBot, policy_of  # noqa: PLC0415 - numpy is not always installed
    except ImportError:
        raise NoNetwork("A network needs numpy, which is not installed.", hint="`pip install numpy`.") from None
    policy_of(path, turn.encoding())
    return NetworkBot(seed, path)


@cache
def tell(sentence: str, hint: str) -> None:
    """Say once in every process why a master plays as a champion."""
    log.warning("%s The level master plays as %s. hint: %s", sentence, STAND_IN, hint)
