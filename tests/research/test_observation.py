"""Observations as numbers: always as long, in range, and made of what the seat may know."""

import random

import numpy
import pytest

from ludus import GAMES
from ludus.core.ids import Seat
from ludus.research.encoding.sheet import HIGHEST, Sheet
from ludus.research.observation import length, mask, observe, recent, written
from ludus.research.position import Rules
from tests.research.walks import somewhere, walk

TABLES = [(name, seats) for name, title in GAMES.items() for seats in (title.fewest, title.most)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_observations_are_equally_long_and_in_range(game, seats):
    rules = Rules(game, seats)
    size = length(rules)
    for i, position in enumerate(walk(rules, random.Random(seats), 600)):
        if i % 10 == 0:
            for seat in range(seats):
                seen = observe(position, Seat(seat))
                assert seen.shape == (size,)
                assert seen.dtype == numpy.float32
                assert seen.min() >= 0 and seen.max() <= HIGHEST


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_position_gives_the_same_numbers(game):
    position = somewhere(Rules(game, 3), 5, 90)
    seat = position.seat
    assert seat is not None
    for seed in range(5):
        assert (observe(position.imagine(seat, seed), seat) == observe(position, seat)).all()


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_shows_in_the_numbers(game):
    rules = Rules(game, 3)
    seen = [observe(position, Seat(0)).tobytes() for position in walk(rules, random.Random(1), 60)]
    assert len(set(seen)) > 20


def test_the_mask_shows_what_can_be_chosen():
    position = somewhere(Rules("kampf", 3), 1, 10)
    assert set(numpy.flatnonzero(mask(position))) == set(position.answers())


def test_a_seat_sees_itself_first_and_the_others_clockwise():
    sheet = Sheet(1, 3)
    sheet.who(1)
    sheet.who(0)
    sheet.those([2])
    sheet.who(None)
    sheet.number(3, 2)
    assert sheet.filled == {0: 1, 5: 1, 7: 1, 12: 1.5}
    assert sheet.length == 13
    assert sheet.round() == [1, 2, 0]


def laid(position):
    """The gold laid down in rounds of bidding that were tied, by seat."""
    bidding = position.view(None)["bidding"]
    return bidding["laid"] if bidding else []


def test_gold_laid_down_in_tied_bids_is_seen_from_ones_own_seat():
    walked = walk(Rules("spartacus", 3), random.Random(2))
    position = next(one for one in walked if len(set(laid(one))) > 1)
    slices = position.rules.encoding.slices
    for seat in range(3):
        seen = written(position, Seat(seat))
        shown = [seen[slices[f"{whose} laid down"]].item() for whose in ("my", "next+1", "next+2")]
        assert shown == [laid(position)[(seat + i) % 3] for i in range(3)]


def test_the_last_messages_are_written_down_without_their_secrets():
    secrets = 0
    for position in walk(Rules("spartacus", 3), random.Random(7), 400):
        seats = [event.seats for told in position.told[-3:] for event in told.events if event.phrase.secret]
        if not seats or seats[-1] is None:
            continue
        written = [recent(position, Seat(seat)) for seat in range(3)]
        assert all(numbers.any() for numbers in written)
        secrets += len({numbers.tobytes() for numbers in written}) > 1
    assert secrets


def test_a_name_that_nobody_knows_is_an_error():
    sheet = Sheet(0, 2)
    sheet.one_of(None, ("a1", "a2"))
    assert not sheet.filled
    with pytest.raises(KeyError):
        sheet.one_of("A1", ("a1", "a2"))
