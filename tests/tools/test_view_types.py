"""What a game says its view consists of is what its seats are shown."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludus import GAMES, Match
from ludus.core.phrase import Json
from tools.view_types import SEEN

MOST_ACTS = 500
EVERY = 5


def shown_in_play(game: str, seats: int) -> Iterator[Json]:
    """What everybody is shown now and then in a random game, side actions included."""
    match, rng = Match.new(game, seats=seats, seed=seats), random.Random(seats)
    for number in range(MOST_ACTS):
        if match.decision is None:
            return
        seat = rng.choice([seat for seat in match.decision.seats if match.options(seat)])
        beside = match.free(seat) if rng.random() < 0.3 else []
        match.act(seat, rng.choice(beside or match.options(seat)))
        if number % EVERY == 0:
            yield from match.views([None, *range(seats)])


@pytest.mark.parametrize("game", SEEN)
def test_a_view_is_what_its_types_say(game):
    kind = SEEN[game].View
    for seats in range(GAMES[game].fewest, GAMES[game].most + 1):
        for view in shown_in_play(game, seats):
            msgspec.convert(view, kind, strict=True)
            assert kind.__required_keys__ <= set(view) <= set(kind.__annotations__)
