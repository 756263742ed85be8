"""Judging a position: shares of a win, chances, and weights that can be learnt."""

import random

import pytest

from ludus.bots.learning.weights import Sample, learn, solve, watch
from ludus.bots.search.judge import shares, softmax, weigh
from ludus.core.game import Outcome
from ludus.core.ids import Seat


def test_a_win_is_worth_more_than_any_number_of_points():
    rewards = shares(Outcome((3, 90, 2), (Seat(0),), "over"))
    assert rewards[0] > rewards[1] > rewards[2]
    assert sum(rewards) == pytest.approx(1)


def test_winners_share_the_win():
    assert shares(Outcome((5, 5), (Seat(0), Seat(1)), "over")) == (0.5, 0.5)


def test_chances_add_up_to_one_however_large_the_strengths():
    assert softmax([1000.0, 1000.0, -1000.0]) == pytest.approx((0.5, 0.5, 0.0))


def test_linear_equations_are_solved():
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_the_weights_behind_the_games_are_found_again():
    rng = random.Random(1)
    true = (1.5, -0.5)
    moments = []
    for _ in range(1500):
        features = [(rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(3)]
        winner = rng.choices(range(3), softmax([weigh(true, one) for one in features]))[0]
        moments.append(Sample(features, [float(seat == winner) for seat in range(3)]))
    assert learn(moments) == pytest.approx(true, abs=0.15)


def test_a_watched_game_gives_its_quiet_moments():
    moments = watch("kampf", 2, "watched/1")
    assert len(moments) > 10
    assert all(sum(moment.won) == 1 and len(moment.features) == 2 for moment in moments)
