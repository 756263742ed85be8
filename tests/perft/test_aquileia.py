"""How many ways Aquileia can go on, fixed and counted twice; the placement a third time, by rules of its own."""

from typing import NamedTuple

import pytest

from ludus import GAMES
from tests.perft.test_perft import Position, after, prefix, ways, ways_by_replay

AQUILEIA = GAMES["aquileia"]
PLACEMENT = Position(AQUILEIA, 3, 1, 5)  # after the start player, three market cards and a stadium card

COUNTS = [
    (Position(AQUILEIA, 3, 1, 1), [7, 48, 322, 2576, 77280]),  # the market
    (PLACEMENT, [30, 872, 24536]),
    (Position(AQUILEIA, 3, 1, 60), [6, 28, 120, 524, 2242]),  # exchanges
    (Position(AQUILEIA, 3, 6, 210), [6, 27, 100, 299, 726]),  # cards in a contest
    (Position(AQUILEIA, 3, 1, 30), [5, 36, 72, 176, 1760]),  # blue dice
    (Position(AQUILEIA, 3, 1, 40), [2, 24, 114, 588, 4008]),  # which stadium card to keep
    (Position(AQUILEIA, 3, 1, 84), [4, 15, 68, 413, 2852]),  # bids
    (Position(AQUILEIA, 3, 2, 151), [26, 154, 532, 9170]),  # sites
    (Position(AQUILEIA, 3, 1, 42), [6, 24, 162, 3906]),  # the thief
    (Position(AQUILEIA, 3, 2, 193), [2, 4, 116, 3372]),  # his victim
]


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_the_ways_on_are_as_many_as_ever(at, counts):
    g = after(at, prefix(at))
    assert [ways(g, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_counting_without_clones_gives_the_same(at, counts):
    depth = max(i for i, count in enumerate(counts, 1) if count < 300)
    assert ways_by_replay(at, prefix(at), depth) == counts[depth - 1]


# --- The placement by itself -------------------------------------------------------------------------


class Placed(NamedTuple):
    """What a player has placed: by area, since only the Stadium and Portus ask for more."""

    crest: bool = False
    gold: bool = False
    silver: bool = False
    fee: bool = False
    stopped: bool = False


def choices(free: dict[str, int], me: Placed) -> list[tuple[int, str, Placed]]:
    """So many ways to one area, and what the player has placed then. Everybody can pay each fee, and has followers."""
    ways = [(free["else"], "else", me)]
    if not me.silver:
        ways.append((free["gold"], "gold", me._replace(gold=True)))
    if not me.gold:
        ways.append((free["silver"], "silver", me._replace(silver=True)))
    if not me.fee:
        ways.append((free["fee"], "fee", me._replace(fee=True)))
    if not me.crest:
        ways.append((1, "", me._replace(crest=True)))
    return [*ways, (1, "", me._replace(crest=True, stopped=True))]


def placements(free: dict[str, int], players: list[Placed], turn: int, depth: int) -> int:
    """Count areas instead of spaces: in each the free spaces are alike."""
    if depth == 0:
        return 1
    while players[turn].stopped:
        turn = (turn + 1) % len(players)
    total = 0
    for number, area, placed in choices(free, players[turn]):
        left = {**free, area: free.get(area, 0) - 1}
        after_me = [*players[:turn], placed, *players[turn + 1 :]]
        total += number * placements(left, after_me, (turn + 1) % len(players), depth - 1) if number else 0
    return total


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_placing_followers_leaves_as_many_ways_as_the_rulebook(depth):
    free = {"gold": 3, "silver": 3, "fee": 3, "else": 28 - 9}
    g = after(PLACEMENT, prefix(PLACEMENT))
    assert placements(free, [Placed()] * 3, 0, depth) == ways(g, depth)
