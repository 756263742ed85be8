"""Players that choose by themselves, from what their seat may know. The strongest stands last."""

import difflib
from collections.abc import Callable
from typing import Final

from ludus.bots.greedy import GreedyBot
from ludus.bots.levels import LEVELS, SearchBot
from ludus.bots.plain import PlainBot
from ludus.bots.uniform import UniformBot
from ludus.core.errors import BadSetting
from ludus.match import Bot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": UniformBot,
    "plain": PlainBot,
    "greedy": GreedyBot,
    **LEVELS,
}


def find(name: str) -> Callable[[int], Bot]:
    """The maker of a bot, which takes a seed. Raises BadSetting."""
    if name in BOTS:
        return BOTS[name]
    near = difflib.get_close_matches(name, BOTS, n=1)
    raise BadSetting(
        f"There is no bot '{name}'.", hint=f"did you mean '{near[0]}'?" if near else f"the bots are: {', '.join(BOTS)}."
    )


__all__ = ["BOTS", "GreedyBot", "PlainBot", "SearchBot", "UniformBot", "find"]
