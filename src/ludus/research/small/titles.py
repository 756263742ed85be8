"""The small games by name."""

from typing import Final

from ludus import match
from ludus.core.spec import GameSpec
from ludus.games.kampf.small import KAMPF_SMALL
from ludus.games.spartacus.small.auction import AUCTION
from ludus.games.spartacus.small.duel import SPARTACUS_DUEL

SMALL: Final[dict[str, GameSpec]] = {title.name: title for title in (KAMPF_SMALL, AUCTION, SPARTACUS_DUEL)}


def find(name: str) -> GameSpec:
    """A small game, or any other. Raises UnknownGame.

    >>> find("kampf-small").family, find("kampf").family
    ('kampf', 'kampf')
    """
    return match.find(name, SMALL)  # the doors know more games than people are offered
