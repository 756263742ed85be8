"""The small games by name."""

import difflib
from typing import Final

from ludus import match
from ludus.core.errors import UnknownGame
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
    if name in SMALL:
        return SMALL[name]
    try:
        return match.find(name)
    except UnknownGame as unknown:  # the doors know more games than people are offered
        known = [*match.GAMES, *SMALL]
        near = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"the games are: {', '.join(known)}."
        raise UnknownGame(str(unknown), hint=hint) from None
