"""The games there are."""

import difflib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludus.core.errors import UnknownGame
from ludus.core.spec import GameSpec
from ludus.games.aquileia import AQUILEIA
from ludus.games.kampf import KAMPF
from ludus.games.spartacus import SPARTACUS, TRIAL

GAMES: Final[dict[str, GameSpec]] = {title.name: title for title in (KAMPF, AQUILEIA, SPARTACUS)}
TRIALS: Final[dict[str, GameSpec]] = {title.name: title for title in (TRIAL,)}  # parts of a game, played by themselves
NO_OTHERS: Final[Mapping[str, GameSpec]] = MappingProxyType({})


def find(name: str, others: Mapping[str, GameSpec] = NO_OTHERS) -> GameSpec:
    """The game of that name, one of the others, or a trial. Raises UnknownGame.

    >>> find("kampf").fewest, find("kampf").most, [setting.name for setting in find("kampf").settings][:1]
    (2, 5, ['start'])
    >>> find("camp")
    Traceback (most recent call last):
    ludus.core.errors.UnknownGame: There is no game 'camp'.
    """
    offered = {**GAMES, **others}
    found = offered.get(name) or TRIALS.get(name)
    if found is not None:
        return found
    near = difflib.get_close_matches(name, offered, n=1)
    known = ", ".join(offered)
    raise UnknownGame(
        f"There is no game '{name}'.", hint=f"did you mean '{near[0]}'?" if near else f"the games are: {known}."
    )
