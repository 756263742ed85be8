"""Upkeep: the rulebook's examples, and the rulings."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.core.chance import Dealer
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import INJURED, READY, ready_gladiators
from ludus.games.spartacus.words import upkeep as words
from tests.games.spartacus.tables import (
    DICE,
    A,
    B,
    C,
    D,
    a_table,
    an_eventful_table,
    asset,
    can_say,
    events,
    one_step,
    said,
    upkeep,
)

THREE = "syrian-warrior-1 syrian-warrior-2 thracian-warrior-1"


def test_p4_example_three_gladiators_and_two_slaves_cost_1():
    g = upkeep(a_table(assets={A: f"{THREE} cook deserter"}))
    said(g, (A, "pay"))
    assert g.table.gold[A] == 8


def test_p4_example_one_gladiator_ready_one_injured_and_four_slaves_bring_3():
    g = upkeep(a_table(assets={A: "syrian-warrior-1 agron cook deserter debtor-1 debtor-2"}, injured="agron"))
    said(g, (DICE, "roll 2"), (A, "pay"))
    assert g.table.gold[A] == 12


def test_p4_example_one_gladiator_and_one_slave_cost_nothing():
    g = upkeep(a_table(assets={A: "agron cook"}))
    said(g, (A, "pay"))
    assert g.table.gold[A] == 9


def test_p4_example_two_gold_for_three_gladiators_pay_2_and_release_1():
    g = upkeep(a_table(assets={A: THREE}, gold=(2, 9, 9, 9)))
    assert "pay" not in can_say(g, A)
    assert [(line.option.words, line.reason.values) for line in g.blocked(A)] == [("pay", (2, 3))]
    said(g, (A, "release syrian-warrior-2"), (A, "pay"))
    assert g.table.gold[A] == 0
    assert ready_gladiators(g.table, A) == [asset("syrian-warrior-1"), asset("thracian-warrior-1")]
    assert g.table.market_discards == (asset("syrian-warrior-2"),)


def test_p5_example_a_whole_upkeep_balances_at_0():
    injured = "crixus barca"
    t = a_table(assets={A: f"agron {injured} cook deserter"}, injured=injured, exhausted="cook deserter")
    g = upkeep(t)
    said(g, (A, "heal barca"), (DICE, "roll 3"), (DICE, "roll 5"), (A, "pay"))
    assert [t.condition[asset(name)] for name in ("barca", "crixus", "cook", "deserter")] == [
        INJURED,
        READY,
        READY,
        READY,
    ]
    assert t.gold[A] == 9


def test_p8_example_destitute_hits_a_house_that_paid_its_last_gold():
    t = a_table(assets={B: "agron barca"}, gold=(9, 2, 9, 9), hands={C: "destitute"})
    g = upkeep(t)
    said(g, (B, "pay"))
    assert t.gold[B] == 0
    said(g, (C, "play destitute"))
    assert t.influence[B] == 3
    assert t.intrigue_discards == t.box.copies[t.box.title_number["destitute"]][:1]
    assert g.decision is None


def test_exhausted_guards_become_ready_but_injured_cards_do_not():
    t = a_table(assets={A: "agron cook net-1"}, exhausted="cook net-1", injured="agron", guards=(2, 0, 0, 0))
    t.exhausted_guards[A] = 2
    g = upkeep(t)
    assert t.exhausted_guards[A] == 0
    assert t.condition[asset("net-1")] == READY
    assert t.condition[asset("agron")] == INJURED
    assert g.decision is not None and g.decision.kind == "heal"


def test_s10_injured_gladiators_cost_nothing_and_injured_slaves_earn_nothing():
    g = upkeep(a_table(assets={A: "agron cook"}, injured="agron cook"))
    said(g, (A, "heal agron"), (DICE, "roll 2"), (DICE, "roll 3"))
    assert g.decision is None
    assert g.table.gold[A] == 9


def test_s139_a_healing_roll_of_1_kills():
    g = upkeep(a_table(assets={A: "agron"}, injured="agron"))
    said(g, (DICE, "roll 1"))
    assert g.table.assets[A] == ()
    assert g.table.market_discards == (asset("agron"),)


def test_s33_a_champion_who_dies_of_his_wounds_takes_1_influence_with_him():
    g = upkeep(a_table(assets={A: "agron"}, injured="agron", champions="agron"))
    said(g, (DICE, "roll 1"))
    assert g.table.influence[A] == 3
    assert g.table.favor[asset("agron")] == 0


def test_s11_a_house_may_release_a_gladiator_it_could_pay_for():
    g = upkeep(a_table(assets={A: "agron barca"}))
    said(g, (A, "release agron"), (A, "release barca"))
    assert g.table.assets[A] == ()
    assert g.table.gold[A] == 9


def test_s149_releasing_a_champion_costs_1_influence():
    g = upkeep(a_table(assets={A: "agron"}, champions="agron"))
    said(g, (A, "release agron"))
    assert g.table.influence[A] == 3
    assert "loses-champion" in events(g)


def test_slaves_pay_for_gladiators_before_the_chest_does():
    g = upkeep(a_table(assets={A: "agron barca cook"}, gold=(1, 9, 9, 9)))
    said(g, (A, "pay"))
    assert g.table.gold[A] == 0


def test_s39_naevia_earns_for_two():
    g = upkeep(a_table(assets={A: "naevia cook"}))
    assert g.decision is None
    assert g.table.gold[A] == 12


def test_theokoles_heals_with_the_better_of_two_dice():
    g = upkeep(a_table(assets={A: "theokoles"}, injured="theokoles"))
    said(g, (DICE, "roll 4 1"))
    assert g.table.condition[asset("theokoles")] == READY


def test_s61_a_healer_rerolls_anybodys_failed_roll_even_a_1():
    t = a_table(assets={A: "agron", B: "medicus"}, injured="agron")
    g = upkeep(t)
    said(g, (DICE, "roll 1"))
    assert g.asked == (B,)
    said(g, (B, "tend medicus"), (DICE, "roll 6"))
    assert t.condition[asset("agron")] == READY
    said(g, (A, "pay"))
    assert t.gold == [8, 9, 9, 9]  # the healer is exhausted and earns nothing


def test_s61_a_second_healer_may_follow_when_the_reroll_fails_too():
    t = a_table(assets={A: "agron apothecary", B: "medicus"}, injured="agron")
    g = upkeep(t)
    said(g, (DICE, "roll 2"), (A, "pass"), (B, "tend medicus"), (DICE, "roll 3"), (A, "tend apothecary"))
    said(g, (DICE, "roll 2"))
    assert t.condition[asset("agron")] == INJURED
    assert g.decision is None


def test_a_good_roll_needs_no_healer():
    g = upkeep(a_table(assets={A: "agron", B: "medicus"}, injured="agron"))
    said(g, (DICE, "roll 4"), (A, "pay"))
    assert g.table.gold[B] == 10


def test_of_two_healers_sent_at_once_the_owners_counts_and_the_other_stays_ready():
    t = a_table(assets={C: "agron apothecary", B: "medicus"}, injured="agron")
    g = upkeep(t)
    said(g, (DICE, "roll 2"), (B, "tend medicus"), (C, "tend apothecary"), (DICE, "roll 5"))
    assert t.condition[asset("medicus")] == READY
    assert t.condition[asset("apothecary")] != READY


def test_s67_orders_are_announced_sealed_and_the_host_rolls_first():
    t = a_table(assets={A: "agron barca", B: "crixus varro"}, injured="agron barca crixus varro", host=B)
    g = upkeep(t)
    assert g.asked == (B, A)
    said(g, (A, "heal barca"))
    assert g.asked == (B, A) and not g.options(A)
    assert g.events == []
    said(g, (B, "heal varro"))
    rolled_for = []
    while g.chance is not None:
        said(g, (DICE, "roll 4"))
        rolled_for += [event.facts(None)["asset"] for event in g.events if event.phrase is words.ROLLS_TO_HEAL]
    assert rolled_for == [asset(name) for name in ("varro", "crixus", "barca", "agron")]


def test_s68_nobody_sees_a_release_before_all_ledgers_are_in():
    t = a_table(assets={A: "agron barca", B: "crixus"})
    g = upkeep(t)
    before = g.view(B)
    said(g, (A, "release agron"), (A, "pay"))
    assert g.view(B) == before and g.asked == (A, B)
    assert g.view(A)["said"] == ["release agron", "pay"]
    assert can_say(g, B) == ["pay", "release crixus"]
    said(g, (B, "pay"))
    assert len(t.assets[A]) == 1


def test_gold_promised_in_a_sealed_ledger_cannot_be_spent_twice():
    t = a_table(assets={A: "agron barca cook", B: "crixus"}, gold=(3, 9, 9, 9))
    g = upkeep(t)
    assert free_gold(g, A) == 3
    said(g, (A, "pay"))
    assert free_gold(g, A) == 2
    assert t.gold[A] == 3


def test_the_order_of_sealed_ledgers_does_not_matter():
    lines = [(A, "release agron"), (A, "pay"), (B, "pay"), (C, "release crixus")]
    keys = set()
    for first, second, third in ((A, B, C), (C, B, A), (B, A, C)):
        g = upkeep(a_table(assets={A: "agron barca", B: "varro", C: "crixus"}))
        said(g, *(line for seat in (first, second, third) for line in lines if line[0] == seat))
        keys.add(g.key())
    assert len(keys) == 1


def test_a_house_without_gladiators_is_not_asked():
    g = upkeep(a_table(assets={A: "cook", B: "agron"}))
    assert g.asked == (B,)
    said(g, (B, "pay"))
    assert g.table.gold == [10, 8, 9, 9]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_no_card_or_coin_is_lost_and_clones_go_their_own_way(seed):
    rng = random.Random(seed)
    g = upkeep(an_eventful_table(rng, rng.choice((3, 4))))
    while g.decision is not None:
        key, twin = g.key(), g.clone()
        assert twin.key() == key
        for seat in (A, B, C, D)[: g.table.seats]:
            assert g.options(seat) == twin.options(seat)
            g.blocked(seat)
        one_step(twin, rng)
        assert g.key() == key
        one_step(g, rng)
        assert not complaints(g.table)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seed):
    rng = random.Random(seed)
    g = upkeep(an_eventful_table(rng))
    while g.decision is not None:
        seat = rng.choice((A, B, C, D))
        other = g.reimagine(seat, Dealer(rng.randrange))
        assert not complaints(other.table)
        assert other.view(seat) == g.view(seat)
        assert other.asked == g.asked
        assert other.options(seat) == g.options(seat)
        assert [repr(line) for line in other.blocked(seat)] == [repr(line) for line in g.blocked(seat)]
        one_step(g, rng)
