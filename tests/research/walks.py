"""Positions met in random games through the doors."""

import random
from collections.abc import Iterator
from itertools import islice

from ludus.research.position import Position, Rules


def walk(rules: Rules, rng: random.Random, most: int = 10**9) -> Iterator[Position]:
    """A game played at random: the position at every question to a seat, then at the end."""
    position = rules.begin()
    for _ in range(most):
        position.roll(rng.randrange)
        yield position
        if position.is_over:
            return
        position.choose(rng.choice(list(position.answers())))


def somewhere(rules: Rules, seed: int, steps: int) -> Position:
    """Where a random game has got to after so many choices."""
    return next(islice(walk(rules, random.Random(seed)), steps, None))
