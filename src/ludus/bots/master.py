"""The level `master`: looks ahead by a network that learnt the game by playing itself; without one, a champion.

Spartacus has no network that is stronger than a champion; its master is a champion that outbids champions.
"""

import copy
import logging
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludus.bots.levels import LEVELS, SIMULATIONS, SearchBot
from ludus.bots.search.search import ThinkingBot
from ludus.bots.wily import WilyBot
from ludus.core.decision import Option
from ludus.core.errors import LudusError
from ludus.core.extras import command
from ludus.core.reason import Reason
from ludus.encoding import Encoding
from ludus.match import Turn

if TYPE_CHECKING:
    from ludus.bots.network.policy import Policy

log = logging.getLogger(__name__)

SHIPPED: Final = Path(__file__).parent / "network" / "shipped"
STAND_IN: Final = "champion"
UNLEARNT: Final[dict[str, Callable[[int], ThinkingBot]]] = {  # masters of games that no network has learnt
    "spartacus": partial(SearchBot, SIMULATIONS[STAND_IN], otherwise=WilyBot),
}


class MasterBot(ThinkingBot):
    """Looks ahead by the network of the game; without one that fits, as a champion, and the log says why."""

    def __init__(self, seed: int, folder: Path = SHIPPED) -> None:
        self.seed = seed
        self.folder = folder
        self.player: ThinkingBot | None = None  # who chooses, once the game is known
        self.thoughts = []

    def choose(self, turn: Turn) -> Option:
        player = self._player(turn)
        option = player.choose(turn)
        self.thoughts = player.thoughts
        return option

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return self._player(turn).explain(turn, option)

    def propose(self, turn: Turn) -> Option | None:
        return self._player(turn).propose(turn)

    def _player(self, turn: Turn) -> ThinkingBot:
        if self.player is None:
            self.player = self._found(turn)
        return self.player

    def _found(self, turn: Turn) -> ThinkingBot:
        path = self.folder / f"{turn.game}.npz"
        if turn.game in UNLEARNT and not path.is_file():
            return UNLEARNT[turn.game](self.seed)
        try:
            return by_network(self.seed, path, turn)
        except LudusError as error:
            tell(str(error), error.hint)
            return LEVELS[STAND_IN](self.seed)

    def __copy__(self) -> "MasterBot":
        """What it thought last is kept with the copy."""
        twin = MasterBot(self.seed, self.folder)
        twin.player, twin.thoughts = copy.copy(self.player), self.thoughts
        return twin


class NoNetwork(LudusError):
    """There is nothing to play a game by."""


def by_network(seed: int, path: Path, turn: Turn) -> ThinkingBot:
    """A bot that looks ahead in this game by a network. Raises NoNetwork, UnfitWeights."""
    policy_at(path, turn.game, turn.encoding())
    from ludus.bots.network.bot import LookaheadBot  # noqa: PLC0415 - numpy is not always installed

    return LookaheadBot(seed, path)


def policy_at(path: Path, game: str, encoding: Encoding) -> "Policy":
    """The network of a game at a kind of table. Raises NoNetwork, UnfitWeights."""
    if not path.is_file():
        raise NoNetwork(f"There is no network for '{game}' yet.", hint=f"`ludus train {game} --out DIR` makes one.")
    try:
        from ludus.bots.network.bot import policy_of  # noqa: PLC0415 - numpy is not always installed
    except ImportError:
        raise NoNetwork("A network needs numpy, which is not installed.", hint=f"{command('vector')}.") from None
    return policy_of(path, encoding)


@cache
def tell(sentence: str, hint: str) -> None:
    """Say once in every process why a master plays as a champion."""
    log.warning("%s The level master plays as %s. hint: %s", sentence, STAND_IN, hint)
