"""The rulebook's worked examples, with their dice. Red stands on B2, its opponent on B3."""

from tests.games.kampf.tables import (
    LION,
    RED,
    YELLOW,
    an_arena,
    animal,
    counts,
    is_free,
    said,
    stones_on,
    team_on,
    turn,
)

RED_TEAM = (RED, "2 sword 1 net 1 prong")
YELLOW_TEAM = (YELLOW, "1 spear 2 sword 1 shield")


def red_against_yellow():
    return turn(an_arena({"b2": RED_TEAM, "b3": YELLOW_TEAM}))


def red_against_the_lion():
    return turn(an_arena({"b2": RED_TEAM}, {"b3": LION}))


def test_red_challenges_yellow_who_strikes_first_for_its_spear():
    g = said(red_against_yellow(), "0 net sword", "chance roll single blank")
    assert stones_on(g, "b2") == 1  # red has no shield
    said(g, "chance roll blank blank blank", "0 reroll", "chance roll single single single", "1 give spear")
    assert g.decision is None
    assert (stones_on(g, "b2"), stones_on(g, "b3")) == (1, 0)
    assert team_on(g, "b3") == counts("2 sword 1 shield")  # the netted sword is back
    assert g.table.trophies == [counts("1 spear"), counts("")]


def test_red_beats_the_lion_with_one_full_hit_its_shield_cannot_stop():
    g = said(
        red_against_the_lion(), "chance roll full blank blank"
    )  # no net is thrown at an animal, no spear on either side
    assert g.decision is None
    assert g.table.prey[RED] == (animal(LION),)
    assert is_free(g, "b3")


def test_two_single_hits_leave_a_stone_on_the_lion_and_its_full_hit_costs_a_prong_bearer():
    g = said(red_against_the_lion(), "chance roll single single blank")
    assert stones_on(g, "b3") == 1
    said(g, "chance roll blank", "1 reroll", "chance roll full", "0 give prong")
    assert g.decision is None
    assert team_on(g, "b2") == counts("2 sword 1 net")
    assert stones_on(g, "b3") == 1
    assert g.table.killed == counts("1 prong")  # nobody scores
    assert g.table.trophies == [counts(""), counts("")]


def test_red_may_not_re_roll_against_the_lions_two_prongs():
    g = red_against_the_lion()
    said(g, "chance roll blank blank blank")
    assert g.chance is not None  # the lion strikes at once
