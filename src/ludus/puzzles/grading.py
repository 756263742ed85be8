"""How hard a puzzle is: how often the levels find its best choice, and a rating from that.

A rating is counted as between players: who has as much as the puzzle finds the best choice in one of two cases, 400
points more make it ten times as likely as not. That of a puzzle is the one by which the levels should have found its
best choice as often as they did.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ludus.bots.registry import find
from ludus.match import Turn

SCALE: Final = 400.0
LOWEST: Final = 400
HIGHEST: Final = 2400
MIDDLE: Final = 1200


class Level(NamedTuple):
    """A level: the rating it stands for, and how often it is asked."""

    rating: int
    tries: int


# `random` is not asked: it finds one choice of so many.
LEVELS: Final = {
    "random": Level(600, 0),
    "novice": Level(900, 12),
    "lanista": Level(1300, 12),
    "champion": Level(1700, 4),
}


def expected(player: float, puzzle: float) -> float:
    """How likely a player is to find the best choice, by the ratings of both."""
    return 1 / (1 + 10 ** ((puzzle - player) / SCALE))


def grade(turn: Turn, best: str, seed: str, names: Iterable[str] = LEVELS) -> dict[str, float]:
    """How often each level, or some of them, finds the best choice."""
    found = {}
    for name in names:
        level = LEVELS[name]
        dice = random.Random(f"{seed}/{name}")
        bots = [find(name)(dice.getrandbits(32)) for _ in range(level.tries)]
        hits = sum(bot.choose(turn).words == best for bot in bots)
        found[name] = round(hits / level.tries, 3) if level.tries else round(1 / len(turn.options), 3)
    return found


def rating_of(found: Mapping[str, float]) -> int:
    """The rating by which the levels should have found the best choice as often as they did.

    It counts as if somebody of the middle had found it once and missed it once: what all find is not endlessly easy.
    """
    known = [(LEVELS[name].rating, part) for name, part in found.items()] + [(MIDDLE, 0.5)]
    wanted = sum(part for _, part in known)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        if sum(expected(rating, middle) for rating, _ in known) > wanted:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)
