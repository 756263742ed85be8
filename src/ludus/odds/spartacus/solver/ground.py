"""The ground two fighters stand on: pairs of hexes, those alike by the arena's symmetries counted once.

A *place* is such a pair: where the first fighter stands and where the second. Turning or mirroring the arena changes
nothing in a fight, so 1,332 pairs of the printed arena are 123 places. `Ground` is what the solver needs of them;
fighters who stay beside each other have a ground of one place.
"""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.hexes import FURTHEST, distance
from ludus.odds.spartacus.solver.compiled import Numbers, Wholes

Spot = tuple[int, int]  # axial coordinates

TURNS: Final = 6


class Ground(NamedTuple):
    """Places as numbers. `ways[first[who, steps, place] : first[who, steps, place + 1]]`: where one of them can go."""

    first: Wholes
    ways: Numbers
    distance: Wholes  # by place
    touches: Wholes  # whether a hex lies between two that are two apart
    start: int  # where a fight begins
    middle: int  # where the crowd drives them


class Map(NamedTuple):
    """A ground, and the place of each pair of hexes."""

    ground: Ground
    place: Wholes  # by the hexes of the two fighters


def beside_each_other() -> Ground:
    """Two fighters who stay where they are, next to each other."""
    first = np.tile(np.arange(2, dtype=np.int64), (2, 10, 1))
    first += np.arange(20, dtype=np.int64).reshape(2, 10, 1)
    one, none = np.ones(1, np.int64), np.zeros(1, np.int64)
    return Ground(first, np.zeros(20, np.uint32), one, none, 0, 0)


@lru_cache(maxsize=8)
def map_of(spots: tuple[Spot, ...], starts: tuple[int, int], driven: tuple[int, int], speed: int) -> Map:
    """The places of an arena, for fighters of up to so much speed."""
    place, pairs = places_of(spots)
    near = [[i for i, other in enumerate(spots) if distance(spot, other) == 1] for spot in spots]
    first, ways = ways_of(place, pairs, near, speed)
    ground = Ground(
        first,
        ways,
        np.array([distance(spots[a], spots[b]) for a, b in pairs], np.int64),
        np.array([bool(set(near[a]) & set(near[b])) for a, b in pairs], np.int64),
        int(place[starts]),
        int(place[driven]),
    )
    return Map(ground, place)


def spots_of(box: Box) -> tuple[Spot, ...]:
    """The coordinates of the hexes, in the board's order."""
    items = box.data.items("arena.toml")
    return tuple((item.whole("q", -FURTHEST, FURTHEST), item.whole("r", -FURTHEST, FURTHEST)) for item in items)


def places_of(spots: tuple[Spot, ...]) -> tuple[Wholes, list[tuple[int, int]]]:
    """The place of each pair of hexes, and one pair for each place."""
    turned = symmetries(spots)
    place = np.full((len(spots), len(spots)), -1, np.int64)
    pairs: list[tuple[int, int]] = []
    for a, b in product(range(len(spots)), repeat=2):
        if a != b and place[a, b] < 0:
            for image in turned:
                place[image[a], image[b]] = len(pairs)
            pairs.append((a, b))
    return place, pairs


def symmetries(spots: tuple[Spot, ...]) -> list[list[int]]:
    """Every turn and mirror image that maps the arena onto itself, as where each hex goes."""
    number = {spot: i for i, spot in enumerate(spots)}
    found = []
    for turns, mirrored in product(range(TURNS), (False, True)):
        images = [_turned(spot[::-1] if mirrored else spot, turns) for spot in spots]
        low = min(images)
        shift = (min(spots)[0] - low[0], min(spots)[1] - low[1])
        moved = [(q + shift[0], r + shift[1]) for q, r in images]
        if set(moved) == set(spots):
            found.append([number[spot] for spot in moved])
    return found


def _turned(spot: Spot, turns: int) -> Spot:
    q, r = spot
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def ways_of(place: Wholes, pairs: list[tuple[int, int]], near: list[list[int]], speed: int) -> tuple[Wholes, Numbers]:
    """Where each of the two can go with so many steps, staying included, round the other."""
    first = np.zeros((2, speed + 1, len(pairs) + 1), np.int64)
    ways: list[int] = []
    for who, most in product(range(2), range(speed + 1)):
        for number, pair in enumerate(pairs):
            first[who, most, number] = len(ways)
            me, foe = pair[who], pair[1 - who]
            reached = _walk(me, foe, near, most)
            ways += sorted({int(place[(h, foe) if who == 0 else (foe, h)]) for h in reached})
        first[who, most, len(pairs)] = len(ways)
    return first, np.array(ways, np.uint32)


def _walk(start: int, foe: int, near: list[list[int]], most: int) -> set[int]:
    reached, edge = {start}, {start}
    for _ in range(most):
        edge = {h for spot in edge for h in near[spot]} - reached - {foe}
        reached |= edge
    return reached
