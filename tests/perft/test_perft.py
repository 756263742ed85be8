"""How many ways a game can go on: counted once, fixed here, so that no option is lost or gained unnoticed.

Every option of a person and every outcome of chance counts as one way. Of several seats asked at once the first that
has not answered goes on, since the order of sealed answers does not matter; what is done beside is left out.
"""

import random
from typing import Any, NamedTuple

import pytest

from ludus import GAMES
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.spec import GameSpec
from tests.conformance.cases import by_words
from tests.conformance.toy import TOY
from tests.replays.golden import frozen_box

KAMPF = GAMES["kampf"]


class Position(NamedTuple):
    """A position reached from the start by choices at random, always the same ones."""

    title: GameSpec
    seats: int
    seed: int
    choices: int
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join(map(str, (self.title.name, *self[1:4], *(value for _, value in self.settings))))


def who(g: Game[Any]) -> Seat | None:
    """Whose answer comes next; None at the end."""
    return next((seat for seat in g.asked if g.options(seat)), None)


def start(at: Position) -> Game[Any]:
    return at.title.new_game(at.seats, at.title.read_settings(dict(at.settings)), frozen_box(at.title))


def prefix(at: Position) -> list[str]:
    """The choices that lead to the position; they depend on words alone, not on the order of options."""
    g, rng, said = start(at), random.Random(at.seed), []
    for _ in range(at.choices):
        seat = who(g)
        assert seat is not None, f"{at} lies beyond the end"
        said.append(rng.choice(sorted(option.words for option in g.options(seat))))
        g.apply(seat, by_words(g.options(seat), said[-1]))
    return said


def after(at: Position, said: list[str]) -> Game[Any]:
    g = start(at)
    for words in said:
        seat = who(g)
        assert seat is not None
        g.apply(seat, by_words(g.options(seat), words))
    return g


def ways(g: Game[Any], depth: int) -> int:
    """Count on clones."""
    seat = who(g)
    if depth == 0 or seat is None:
        return depth == 0
    options = g.options(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        twin = g.clone()
        twin.apply(seat, option)
        total += ways(twin, depth - 1)
    return total


def ways_by_replay(at: Position, said: list[str], depth: int) -> int:
    """Count without clones: every position is played from the start, and every last option applied."""
    g = after(at, said)
    seat = who(g)
    if depth == 0 or seat is None:
        return depth == 0
    return sum(ways_by_replay(at, [*said, option.words], depth - 1) for option in g.options(seat))


COUNTS = [
    (Position(KAMPF, 3, 1, 0), [3, 51, 255, 4080, 20400]),  # drawing the start
    (Position(KAMPF, 5, 2, 40), [5, 15, 75, 225, 1116]),  # entering the arena
    (Position(KAMPF, 3, 6, 80), [3, 6, 72, 360, 3960]),  # entering the arena, nearly full
    (Position(KAMPF, 4, 3, 97), [3, 15, 42, 249, 1056]),  # the first challenge
    (Position(KAMPF, 3, 6, 130), [15, 66, 192, 864, 3366]),  # four dice
    (Position(KAMPF, 4, 6, 180), [3, 18, 90, 324, 900]),  # who acts for an animal
    (Position(KAMPF, 3, 7, 269), [7, 70, 287, 1272, 4594]),  # leading an animal
    (Position(KAMPF, 3, 6, 300), [7, 23, 141, 952, 3008]),  # moving
    (Position(KAMPF, 3, 5, 300), [6, 4, 10, 60, 90]),  # a strike that can end the game
    (Position(KAMPF, 5, 6, 300), [10, 84, 512, 2014, 10308]),  # a strike at an open board
    (Position(TOY, 2, 1, 0), [12, 132, 1320, 11880]),  # the deal
    (Position(TOY, 2, 1, 5), [3, 3, 6, 12, 18]),  # looking at a card
    (Position(TOY, 3, 2, 7), [5, 10, 20, 40, 75]),  # looking at a card, three seats
    (Position(TOY, 4, 3, 13), [2, 4, 7, 12, 20]),  # sealed bids
]


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_the_ways_on_are_as_many_as_ever(at, counts):
    g = after(at, prefix(at))
    assert [ways(g, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("at, counts", COUNTS, ids=str)
def test_counting_without_clones_gives_the_same(at, counts):
    depth = max(i for i, count in enumerate(counts, 1) if i == 1 or count < 300)
    assert ways_by_replay(at, prefix(at), depth) == counts[depth - 1]
