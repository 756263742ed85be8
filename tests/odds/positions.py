"""Positions of real games in which somebody prepares a challenge."""

import random
from collections.abc import Iterator

from ludus import Match
from ludus.core.ids import CHANCE
from ludus.games.kampf.features import turn_at_hand
from tests.conformance.cases import pick

SEATS = (2, 3, 4, 5)


def turns(games: int, share: float, name: str = "prospects") -> Iterator[Match]:
    """Some of the turns of so many games played at random, wherever a seat chooses team, move or target."""
    rng = random.Random(name)
    for i in range(games):
        match = Match.new("kampf", seats=SEATS[i % len(SEATS)], seed=f"{name} {i}")
        while match.decision is not None:
            if turn_at_hand(match.game) is not None and CHANCE not in match.game.asked and rng.random() < share:
                yield match
            match.act(*pick(match.game, rng))
