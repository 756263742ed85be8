"""Everybody's chance to win Spartacus, and deals weighed by it."""

import random
from itertools import pairwise

import pytest

from ludus.bots.spartacus.reckoning.standing import Standing, in_gold
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Mind
from ludus.bots.spartacus.reckoning.worth import coins, judged, worth
from ludus.games.spartacus.market.host_bid import HostBid
from tests.games.spartacus.tables import A, B, C, D, a_table, begin

EVERYBODY = (A, B, C, D)


def a_position(**more):
    return begin(a_table(**more), HostBid(EVERYBODY, (0, 0, 0, 0)))


def chances(g, eyes=A):
    return Standing(g, eyes, random.Random(1)).chances(g)


def test_chances_add_up_to_one_and_the_leader_has_the_best():
    found = chances(a_position(influence=(5, 9, 4, 4), gold=(8, 8, 8, 8)))
    assert sum(found) == pytest.approx(1)
    assert max(found) == found[B]


@pytest.mark.parametrize(
    "kind, less, more",
    [
        ("influence", (2, 5, 5, 5), (9, 5, 5, 5)),
        ("gold", (2, 5, 5, 5), (9, 5, 5, 5)),
        ("assets", {A: "titus", B: "barca"}, {A: "titus crixus", B: "barca"}),
        ("hands", {}, {A: "destitute"}),
        ("host", B, A),
    ],
)
def test_more_of_anything_is_better(kind, less, more):
    assert chances(a_position(**{kind: less}))[A] < chances(a_position(**{kind: more}))[A]


def test_the_last_points_of_influence_count_most():
    found = [in_gold(a_position(influence=(points, 4, 4, 4)), A) for points in range(1, 13)]
    steps = [more - less for less, more in pairwise(found)]
    assert all(less < more for less, more in pairwise(steps))


def test_nobody_helps_a_rival_to_twelve_for_a_purse_of_gold():
    before = in_gold(a_position(influence=(8, 11, 6, 6), gold=(9, 9, 9, 9)), A)
    after = in_gold(a_position(influence=(8, 12, 6, 6), gold=(19, 9, 9, 9)), A)
    assert after < before - 20


def test_a_chance_is_told_as_the_gold_that_would_change_it_as_much():
    poor, rich = (in_gold(a_position(gold=(gold, 8, 8, 8)), A) for gold in (4, 7))
    assert rich - poor == pytest.approx(coins(7, GREEDY) - coins(4, GREEDY))


def test_the_hidden_gold_of_others_is_not_looked_at():
    def seen(gold):
        t = a_table(gold=gold)
        t.gold_is_hidden, t.gold_shown = True, (9, 9, 9, 9)
        return chances(begin(t, HostBid(EVERYBODY, (0, 0, 0, 0))))

    assert seen((9, 0, 30, 2)) == seen((9, 9, 9, 9))
    assert seen((12, 9, 9, 9)) != seen((9, 9, 9, 9))


def test_gold_given_to_the_leader_costs_more_than_gold_given_to_the_last():
    before = in_gold(a_position(influence=(6, 10, 2, 2), gold=(9, 9, 9, 9)), A)
    to_leader = in_gold(a_position(influence=(6, 10, 2, 2), gold=(6, 12, 9, 9)), A)
    to_last = in_gold(a_position(influence=(6, 10, 2, 2), gold=(6, 9, 12, 9)), A)
    assert to_leader < to_last < before


def test_a_deal_is_judged_by_taste_or_by_the_chance_to_win():
    g = a_position(influence=(6, 10, 2, 2), gold=(9, 9, 9, 9))
    lots = random.Random(1)
    assert judged(g, A, Mind(lots)) == worth(g, A, GREEDY)
    assert judged(g, A, Mind(lots, judgement=in_gold)) == in_gold(g, A)
