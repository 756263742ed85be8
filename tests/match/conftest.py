"""A shelf with the auction on it, and matches played by bots that choose at random."""

import random

import pytest

from ludus import Match
from ludus.match import Bot, play
from tests.conformance.suite import on_the_shelf
from tests.conformance.toy import TOY


class Dicer(Bot):
    """Chooses at random."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def choose(self, turn):
        return self.rng.choice(turn.options)


@pytest.fixture
def toy():
    """The auction, to be found by its name."""
    with on_the_shelf(TOY):
        yield TOY


@pytest.fixture
def kampf():
    """A finished match of Kampf."""
    match = Match.new("kampf", seats=2, seed=7)
    play(match, [Dicer(1), Dicer(2)])
    return match
