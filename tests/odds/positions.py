"""Positions of real games in which somebody prepares a challenge, or gives somebody up."""

import random
from collections.abc import Iterator

from ludus import Match
from ludus.core.ids import CHANCE
from ludus.games.kampf.combat import CASUALTIES
from ludus.games.kampf.features import fight_at_hand, turn_at_hand
from tests.conformance.cases import pick

SEATS = (2, 3, 4, 5)


def turns(games: int, share: float, name: str = "prospects") -> Iterator[Match]:
    """Some of the turns of so many games played at random, wherever a seat chooses team, move or target."""
    for match in positions(games, share, name):
        if turn_at_hand(match.game) is not None:
            yield match


def losses(games: int, share: float, name: str = "losses") -> Iterator[Match]:
    """Some of the choices of so many games played at random in which a seat gives up a gladiator."""
    for match in positions(games, share, name):
        fight = fight_at_hand(match.game)
        if fight is not None and fight.is_at(CASUALTIES):
            yield match


def positions(games: int, share: float, name: str) -> Iterator[Match]:
    """Some of the questions of so many games played at random, once the arena is full."""
    rng = random.Random(name)
    for i in range(games):
        match = Match.new("kampf", seats=SEATS[i % len(SEATS)], seed=f"{name} {i}")
        while match.decision is not None:
            begun = turn_at_hand(match.game) or fight_at_hand(match.game)
            if begun is not None and CHANCE not in match.game.asked and rng.random() < share:
                yield match
            match.act(*pick(match.game, rng))
