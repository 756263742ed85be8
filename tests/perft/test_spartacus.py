"""How many ways Spartacus can go on, fixed and counted twice; an auction a third time, by rules of its own."""

from math import prod

import pytest

from ludus import GAMES
from tests.perft.test_perft import Position, after, prefix, ways, ways_by_replay

SPARTACUS = GAMES["spartacus"]


def quietly(seats: int, seed: int, choices: int) -> Position:
    """A position of a game in which houses do not deal, so that nobody is asked to talk about schemes."""
    return Position(SPARTACUS, seats, seed, choices, (("deals", "off"),))


AUCTION = quietly(3, 3, 90)  # nobody has bid yet

COUNTS = [
    (quietly(4, 1, 40), [7, 32, 137, 574]),  # an intrigue turn
    (quietly(4, 2, 220), [8, 35, 117, 309]),  # another, with more to play
    (quietly(3, 4, 40), [6, 15, 33, 63]),  # a guard rolls
    (quietly(4, 2, 300), [1, 2, 8, 44]),  # time to react
    (Position(SPARTACUS, 4, 1, 52), [1, 2, 2, 2, 5, 5, 9]),  # talk about a scheme whose target can be changed
    (AUCTION, [14, 294, 3822]),
    (quietly(3, 2, 300), [5, 10, 40, 60]),  # the host bid
    (quietly(3, 6, 300), [6, 36, 141, 696]),  # a roll-off
    (quietly(4, 3, 420), [3, 11, 17, 33]),  # invitations
    (quietly(4, 4, 300), [4, 8, 40, 126]),  # whom to send
    (quietly(3, 5, 90), [4, 16, 63, 252]),  # bets
    (quietly(3, 3, 300), [2, 43, 429]),  # who acts first in a fight
    (quietly(3, 6, 560), [4, 64, 384, 21504]),  # a fighter's turn
    (quietly(6, 11, 340), [7, 40, 147, 491]),  # an intrigue turn of Varinius
    (quietly(6, 8, 400), [10, 22, 107, 244]),  # six houses, and Varinius seeks support
    (quietly(5, 1, 80), [4, 4, 4, 16, 16]),  # Seppius may intervene
    (quietly(5, 4, 440), [3, 9, 24, 54]),  # the teams of a Primus
]


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_the_ways_on_are_as_many_as_ever(at, counts):
    g = after(at, prefix(at))
    assert [ways(g, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_counting_without_clones_gives_the_same(at, counts):
    depth = max(i for i, count in enumerate(counts, 1) if i == 1 or count < 50)
    assert ways_by_replay(at, prefix(at), depth) == counts[depth - 1]


def test_everybody_can_bid_anything_from_nothing_to_all_their_gold():
    g = after(AUCTION, prefix(AUCTION))
    gold = [g.table.gold[seat] for seat in g.asked]
    assert [prod(coins + 1 for coins in gold[:depth]) for depth in (1, 2, 3)] == [ways(g, depth) for depth in (1, 2, 3)]
