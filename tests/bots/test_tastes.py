"""Tastes: greedy's own, and others to try."""

import pytest

from ludus.bots import find
from ludus.bots.learning.tastes import check, further, leaning, watch
from ludus.bots.shrewd import ShrewdBot
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.bots.spartacus.reckoning.worth import coins, own_influence, worth
from ludus.match import Match, play
from tests.games.spartacus.tables import A, B, a_table, upkeep

NOWHERE = (0.0,) * len(Tastes._fields)


def test_no_step_leads_nowhere():
    assert leaning(NOWHERE) == GREEDY


def test_a_step_makes_one_number_larger():
    lean = tuple(float(name == "resale") for name in Tastes._fields)
    moved = leaning(lean)
    assert moved.resale > GREEDY.resale
    assert moved._replace(resale=GREEDY.resale) == GREEDY


def test_tastes_decide_what_things_are_worth():
    table = a_table(assets={A: "crixus attendant-1", B: "barca"})
    g = upkeep(table)
    assert worth(g, A, GREEDY._replace(resale=2.0)) > worth(g, A, GREEDY)
    assert own_influence(11, 12, GREEDY._replace(late_influence=0.1)) > own_influence(11, 12, GREEDY)
    assert coins(40, GREEDY._replace(more_coins=1.0)) > coins(40, GREEDY)


def test_with_the_usual_tastes_one_plays_as_greedy_does():
    records = []
    for maker in (find("greedy"), lambda seed: ShrewdBot(seed, GREEDY)):
        match = Match.new("spartacus", 3, seed=5, options={"length": "quick"})
        play(match, [maker(seat) for seat in range(3)])
        records.append(match.record())
    assert records[0] == records[1]


def test_a_shrewd_house_plays_other_games_as_greedy_does():
    others = GREEDY._replace(resale=0.1)
    records = []
    for maker in (find("greedy"), lambda seed: ShrewdBot(seed, others)):
        match = Match.new("kampf", 2, seed=5)
        play(match, [maker(seat) for seat in range(2)])
        records.append(match.record())
    assert records[0] == records[1]


def test_the_way_up_goes_with_the_slope():
    assert further((0.0, 1.0), (3.0, -4.0), 5.0) == pytest.approx((3.0, -3.0))
    assert further((0.0, 1.0), (0.0, 0.0), 5.0) == (0.0, 1.0)


def test_a_game_watched_tells_how_each_house_strayed_and_who_won():
    moment = watch("test", NOWHERE, 0.5, 0)
    assert [len(lean) for lean in moment.features] == [len(Tastes._fields)] * 4
    assert len({tuple(lean) for lean in moment.features}) == 4
    assert sum(moment.won) == pytest.approx(1)
    assert check("test", NOWHERE, 0) in (0.0, 0.5, 1.0)
