"""Whole games, played at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.core.ids import CHANCE
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import AquileiaTable, Rules, laurels_of
from tests.games.aquileia.tables import BOX, a_game, census, step

ALL = (BOX.coins, tuple(it.copies for it in BOX.cards), tuple(it.copies for it in BOX.laurels))


def played(seed: int, seats: int, length: int) -> Aquileia:
    """A game after so many answers."""
    g, rng = a_game(seats), Random(seed)
    for _ in range(length):
        if not g.asked:
            break
        step(g, rng)
    return g


positions = st.builds(played, st.integers(0, 10**6), st.integers(3, 5), st.integers(0, 450))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_end_after_six_rounds_and_no_coin_or_card_is_ever_lost(seats):
    for seed in range(30):
        g, rng = a_game(seats), Random(seed)
        while g.asked:
            step(g, rng)
            assert census(g.table) == ALL
        result = g.outcome()
        assert result is not None and result.how == "six-rounds"
        assert result.scores == tuple(g.table.points)
        assert g.table.round == 6
        assert sum(g.table.laurels) == 0
        assert len(g.table.awards) == 6
        assert sum(len(laurels_of(g.table, seat)) for seat in range(seats)) <= 12


@given(positions)
@settings(max_examples=40, deadline=None)
def test_somebody_can_always_act_until_the_game_ends(g):
    assert (g.decision is None) == (g.outcome() is not None)
    for seat in g.asked:
        assert g.options(seat)
        words = [option.words for option in g.options(seat)]
        assert len(set(words)) == len(words)


@given(positions, st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_a_clone_is_equal_and_independent(g, seed):
    before = g.key()
    twin, rng = g.clone(), Random(seed)
    assert twin.key() == before
    while twin.asked:
        step(twin, rng)
    assert g.key() == before


@given(positions)
@settings(max_examples=40, deadline=None)
def test_asking_changes_nothing(g):
    before = g.key()
    for seat in (*range(g.table.seats), None):
        g.view(seat)
    for seat in g.asked:
        assert [o.words for o in g.options(seat)] == [o.words for o in g.options(seat)]
        blocked = [b.option.words for b in g.blocked(seat)]
        assert len(set(blocked)) == len(blocked)
        assert not set(blocked) & {o.words for o in g.options(seat)}
    assert g.prompt() is None or g.asked != (CHANCE,)
    assert g.key() == before


def test_copy_and_key_cover_every_field_of_the_table():
    t = played(1, 4, 200).table
    twin = t.copy()
    assert vars(twin).keys() == vars(t).keys()
    assert twin.key() == t.key()
    for name, value in vars(t).items():
        if isinstance(value, list):
            assert vars(twin)[name] is not value, name
        if name != "box":
            other = t.copy()
            setattr(other, name, ["changed"] if isinstance(value, list) else ("changed",))
            assert other.key() != t.key(), name


def test_copy_and_key_cover_every_field_of_every_frame():
    met = set()
    for seed in range(6):
        g, rng = a_game(4), Random(seed)
        while g.asked:
            for frame in g.stack:
                check_frame(frame)
                met.add(type(frame).__name__)
            step(g, rng)
    assert met == {
        "Whole",
        "Refill",
        "Placement",
        "Errand",
        "Drawing",
        "Fight",
        "Race",
        "Auction",
        "Building",
        "Latro",
        "Fee",
    }


def check_frame(frame):
    twin = frame.copy()
    assert vars(twin) == vars(frame)
    for name, value in vars(frame).items():
        assert not isinstance(value, list) or vars(twin)[name] is not value, name
        other = frame.copy()
        setattr(other, name, ["changed"] if isinstance(value, list) else "changed")
        assert other.key() != frame.key(), name


def test_the_table_of_a_new_game_holds_the_whole_box():
    for seats in (3, 4, 5):
        assert census(AquileiaTable(BOX, seats, Rules("shared", False, False))) == ALL
