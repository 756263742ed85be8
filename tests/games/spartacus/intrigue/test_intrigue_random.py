"""Intrigue phases played at random: nothing is lost, nothing leaks, and they end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.table import hand_limit
from tests.games.spartacus.intrigue_tables import a_rich_table, phase
from tests.games.spartacus.tables import one_step

LONGEST = 1000  # decisions in one phase


def seats_of(g: Spartacus) -> list[Seat]:
    return [Seat(seat) for seat in range(g.table.seats)]


def step(g: Spartacus, rng: random.Random) -> None:
    """An answer, or now and then something beside."""
    seat = rng.choice(seats_of(g))
    free = g.free(seat)
    if free and rng.random() < 0.1:
        g.apply(seat, rng.choice(free))
    else:
        one_step(g, rng)


@pytest.mark.parametrize("seed", range(50))
def test_a_random_intrigue_phase_ends(seed):
    rng = random.Random(seed)
    g = phase(a_rich_table(rng))
    steps = 0
    while g.decision is not None:
        assert g.decision.rule and g.decision.kind and any(g.options(seat) for seat in g.asked)
        assert g.chance is not None or g.prompt() is not None
        one_step(g, rng)
        steps += 1
        assert steps < LONGEST
    assert all(len(g.table.hands[seat]) <= hand_limit(g.table, seat) for seat in seats_of(g))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_no_card_or_coin_is_lost_and_clones_go_their_own_way(seed):
    rng = random.Random(seed)
    g = phase(a_rich_table(rng))
    while g.decision is not None:
        key, twin = g.key(), g.clone()
        assert twin.key() == key
        for seat in seats_of(g):
            assert g.options(seat) == twin.options(seat)
            g.blocked(seat)
        step(twin, rng)
        assert g.key() == key
        step(g, rng)
        assert not complaints(g.table)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seed):
    rng = random.Random(seed)
    g = phase(a_rich_table(rng))
    while g.decision is not None:
        seat = rng.choice(seats_of(g))
        other = g.reimagine(seat, Dealer(rng.randrange))
        assert not complaints(other.table)
        assert other.view(seat) == g.view(seat)
        assert (other.asked, repr(other.decision)) == (g.asked, repr(g.decision))
        assert other.options(seat) == g.options(seat)
        assert other.free(seat) == g.free(seat)
        assert [repr(line) for line in other.blocked(seat)] == [repr(line) for line in g.blocked(seat)]
        prompts = [one.prompt() for one in (other, g)]
        told, true = [None if prompt is None else prompt.facts(seat in g.asked) for prompt in prompts]
        assert told == true
        step(g, rng)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_an_imagined_game_can_be_played_to_its_end(seed):
    rng = random.Random(seed)
    g = phase(a_rich_table(rng))
    while g.decision is not None:
        if rng.random() < 0.1:
            other = g.reimagine(rng.choice(seats_of(g)), Dealer(rng.randrange))
            while other.decision is not None:
                one_step(other, rng)
            assert not complaints(other.table)
        step(g, rng)
