"""Winning: the check at the end of a phase, tournaments, the round limit."""

import random

import pytest

from ludus import Match
from ludus.bots import find
from ludus.core.frame import Frame, Step
from ludus.core.ids import NO_SEAT, Seat
from ludus.games.spartacus import victory
from ludus.games.spartacus.arena.tournament import NEXT_BOUT, Tournament, worth
from ludus.games.spartacus.play import ROUND, SPARTACUS, Spartacus, Whole
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import acquire, take_from_pile
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from ludus.games.spartacus.victory import AT_THE_LIMIT, ENDINGS, WinCheck
from ludus.match import play
from tests.games.spartacus.fights import a_duel
from tests.games.spartacus.tables import (
    DICE,
    A,
    B,
    C,
    D,
    a_game,
    a_table,
    asset,
    begin,
    can_say,
    events,
    one_step,
    said,
)

ARMED = {A: "agron", B: "barca", C: "crixus", D: "varro"}


def a_check(influence, phase=ARENA, **more):
    t = a_table(**{"assets": ARMED, **more}, influence=influence, phase=max(phase, 0))
    return begin(t, WinCheck(phase))


def play_out(g, seed=1):
    rng = random.Random(seed)
    while g.decision is not None:
        one_step(g, rng)
    return g


def test_s36_exactly_one_at_12_wins_at_the_end_of_a_phase():
    for phase, how in ((INTRIGUE, "twelve-intrigue"), (MARKET, "twelve-market"), (ARENA, "twelve-arena")):
        g = a_check((4, 12, 11, 3), phase)
        outcome = g.outcome()
        assert outcome is not None and outcome.winners == (B,) and outcome.how == how and g.decision is None


def test_s36_without_a_12_play_goes_on():
    g = a_check((11, 11, 11, 11))
    assert g.outcome() is None and g.table.winner == NO_SEAT


def test_a_win_ends_whatever_was_being_played():
    g = Spartacus(a_table(assets=ARMED, influence=(12, 4, 4, 4)))
    g.stack = [WinCheck(ARENA), WinCheck(ARENA)]
    g.settle()
    assert g.stack == [] and g.table.winner == A


def test_the_others_have_time_to_pull_a_12_down():
    g = a_check((12, 4, 4, 4), INTRIGUE, gold=(0, 9, 9, 9), hands={C: "destitute"})
    assert g.asked == (C,)
    said(g, (C, "play destitute"))
    assert g.table.influence[A] == 11 and g.outcome() is None and g.decision is None


def test_s38_influence_above_12_gives_no_buffer():
    g = a_check((12, 12, 4, 4), INTRIGUE, gold=(0, 9, 9, 9), hands={C: "destitute"})
    said(g, (C, "play destitute"))
    assert g.table.winner == B


# --- Tournaments -------------------------------------------------------------------------------------


def test_s99_two_tied_at_12_fight_for_the_game_and_nothing_else():
    g = a_check((12, 4, 12, 4))
    assert "tournament" in events(g) and g.decision is not None and g.decision.kind == "initiative-roll"
    assert [fighter.seat for fighter in g.table.fighters] == [A, C]
    gold, favor = g.table.gold[:], g.table.favor[:]
    play_out(g)
    outcome = g.outcome()
    assert outcome is not None and outcome.how == "tournament-2" and outcome.winners[0] in (A, C)
    assert g.table.influence == [12, 4, 12, 4] and g.table.favor == favor and g.table.gold == gold
    assert g.table.market_discards == () and g.table.fighters == ()


def test_s102_of_two_houses_the_one_nearer_the_host_sends_its_fighter_first():
    g = a_check((12, 4, 12, 4), host=C)
    assert [fighter.seat for fighter in g.table.fighters] == [C, A]


def test_nobody_refuses_to_fight_in_a_tournament_and_everybody_may_equip():
    g = a_check((12, 12, 4, 4), assets={A: "agron barca sword-1", B: "varro"})
    assert can_say(g, A) == ["send agron", "send barca"]
    said(g, (A, "send barca"))
    assert can_say(g, A) == ["equip sword-1", "go-without"]


def test_s155_a_tied_dominus_without_a_fighter_loses_an_influence_and_the_other_wins():
    g = a_check((12, 12, 4, 4), INTRIGUE, injured="agron")
    assert g.table.influence[A] == 11 and g.table.winner == B and g.table.how == "twelve-intrigue"


def test_s155_where_no_tied_dominus_has_a_fighter_all_lose_an_influence_and_play_goes_on():
    g = a_check((12, 12, 4, 4), injured="agron barca")
    assert g.table.influence[:2] == [11, 11] and g.outcome() is None and "play-goes-on" in events(g)


def test_s37_a_house_is_worth_its_ready_gladiators_and_equipment():
    t = a_table(assets={A: "theokoles crixus cook trident-1 net-1"}, exhausted="crixus net-1", gold=(50, 9, 9, 9))
    assert worth(t, A) == 5 + 2


def three_way(**more):
    return a_check((12, 12, 12, 4), **more)


def test_s37_of_three_the_two_poorest_fight_first_and_the_winner_meets_the_third():
    g = three_way(assets={A: "theokoles", B: "varro", C: "crixus"})  # worth 5, 3 and 4
    assert [fighter.seat for fighter in g.table.fighters] == [B, C]
    rng = random.Random(3)
    while len({fighter.seat for fighter in g.table.fighters} & {A}) == 0:
        one_step(g, rng)
    assert g.table.fighters[0].seat == A
    play_out(g)
    assert g.table.how == "tournament-3"


def test_lost_dice_return_between_the_fights_and_exhausted_equipment_does_not():
    t = a_duel("syrian-warrior-1", "varro", gear=("", "axe-1"), dice=((1, 1, 0), (1, 2, 1)), exhausted="axe-1")
    take_from_pile(t, asset("theokoles"))
    acquire(t, C, asset("theokoles"))
    tournament = Tournament((A, B, C))
    tournament.go_to(NEXT_BOUT)  # the first fight is over
    begin(t, tournament)
    assert [fighter.seat for fighter in t.fighters] == [C, B]
    assert t.fighters[1].dice == (3, 3, 4) and t.fighters[1].gear == ()


def test_s101_ties_of_worth_are_broken_by_dice_and_ties_of_dice_rolled_again():
    g = three_way(assets={A: "varro", B: "agron", C: "barca"})
    said(g, (DICE, "roll 5"), (DICE, "roll 2"), (DICE, "roll 5"))
    said(g, (DICE, "roll 1"), (DICE, "roll 6"))
    assert [fighter.seat for fighter in g.table.fighters] == [B, A]


def test_s37_of_four_the_two_poorest_and_the_two_richest_fight_then_the_winners():
    g = a_check((12, 12, 12, 12), assets={A: "theokoles", B: "duro", C: "crixus", D: "varro"})
    assert [fighter.seat for fighter in g.table.fighters] == [B, D]
    rng = random.Random(5)
    pairings: list[list[Seat]] = []
    while g.decision is not None:
        now = [fighter.seat for fighter in g.table.fighters]
        if len(now) == 2 and (not pairings or pairings[-1] != now):
            pairings.append(now)
        one_step(g, rng)
    assert pairings[:2] == [[B, D], [C, A]] and len(pairings) == 3
    assert g.table.how == "tournament-4"


# --- The round limit ---------------------------------------------------------------------------------


def test_s100_after_the_last_round_the_most_influence_wins():
    g = a_check((4, 9, 8, 3), AT_THE_LIMIT)
    assert g.table.winner == B and g.table.how == "round-limit"


def test_a_tie_at_the_round_limit_is_fought_out():
    g = play_out(a_check((4, 9, 9, 3), AT_THE_LIMIT))
    assert g.table.how == "tournament-2" and g.table.winner in (B, C)


def test_s100_a_tie_at_the_round_limit_without_fighters_is_rolled_for():
    g = a_check((4, 9, 9, 3), AT_THE_LIMIT, injured="barca crixus")
    said(g, (DICE, "roll 2"), (DICE, "roll 3"))
    assert g.table.winner == C and g.table.how == "round-limit" and g.table.influence == [4, 9, 9, 3]


def test_a_tied_house_without_a_fighter_drops_out_at_the_round_limit():
    g = a_check((4, 9, 9, 3), AT_THE_LIMIT, injured="crixus")
    assert g.table.winner == B and g.table.how == "round-limit" and g.table.influence[C] == 8


@pytest.mark.parametrize(("length", "last"), [("quick", 15), ("standard", 25), ("long", 40)])
def test_s100_the_length_of_the_game_says_which_round_is_the_last(length, last):
    g = at_the_end_of_round(last, length=length)
    assert g.table.how == "round-limit" and g.table.round == last
    assert at_the_end_of_round(last - 1, length=length).table.round == last


def test_s100_without_a_round_limit_only_influence_ends_the_game():
    g = at_the_end_of_round(40, length="long", round_limit="none")
    assert g.table.how == "" and g.table.round == 41 and g.decision is not None
    assert g.view(None)["rounds"] is None
    assert a_game(round_limit="none").table.how == ""  # nor does it end before it has begun


def test_s100_without_a_round_limit_bots_bring_a_game_to_its_end_and_nothing_is_lost_on_the_way():
    match = Match.new("spartacus", 4, "3", {"length": "quick", "round_limit": "none"})
    play(match, [find("greedy")(seat) for seat in range(4)])
    assert match.outcome is not None and match.outcome.how != "round-limit"
    assert not complaints(match.game.table)


def at_the_end_of_round(number, **settings):
    t = a_table(assets=ARMED, influence=(4, 11, 4, 4), **settings)
    t.round = number
    whole = Whole()
    whole.go_to(ROUND)
    return begin(t, whole)


def test_every_ending_is_listed():
    assert SPARTACUS.endings == ENDINGS and len(set(ENDINGS)) == 7


def test_the_course_of_the_game_calls_the_checks():
    g = begin(a_table(assets=ARMED, influence=(4, 12, 4, 4)), Waiting())
    assert g.table.how == "twelve-market"
    g = begin(a_table(assets=ARMED, influence=(4, 11, 4, 4)), Waiting())
    assert g.table.how == "round-limit" and g.table.winner == B


def end_of_market(f, g):
    f.go_on()
    victory.check(g, MARKET)


def end_of_the_last_round(f, g):
    f.go_on()
    victory.check_round_limit(g)


class Waiting(Frame):
    """A course of the game with nothing in it but the checks."""

    def steps(self):
        return [Step(then=end_of_market), Step(then=end_of_the_last_round)]


@pytest.mark.parametrize("frame", [WinCheck(ARENA), Tournament((A, B, C))])
def test_every_field_of_a_frame_is_in_its_copy_and_key(frame):
    assert vars(frame.copy()) == vars(frame) and frame.copy().key() == frame.key()
    for field, value in vars(frame).items():
        changed = frame.copy()
        setattr(changed, field, (7,) if isinstance(value, tuple) else value + 7)
        assert changed.key() != frame.key()
