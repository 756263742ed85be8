"""Foiling schemes, foiling foils, and guards: the rulebook's examples and the rulings."""

import pytest

from ludus.games.spartacus.answers.guards import GuardRoll
from ludus.games.spartacus.box.cards import REACTION
from ludus.games.spartacus.rules import CARDS
from ludus.games.spartacus.table.moves import lay_offer
from ludus.games.spartacus.table.terms import Goods, Offer
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, discards, hand, scheming, seen_by, turn, why_blocked
from tests.games.spartacus.tables import BOX, DICE, A, B, C, D, asset, can_say, events, said

RESPECTED = (12, 8, 8, 8)  # everybody could hold any foil


def a_visitor(*lines, hands, **more):
    """A Visitor from Rome, which A plays for B."""
    table = {"influence": RESPECTED, **more}
    return scheming("a-visitor-from-rome", (A, "target 1"), *lines, hands={A: "a-visitor-from-rome", **hands}, **table)


# --- The examples of the rulebook --------------------------------------------------------------------


def test_p9_example_a_visitor_from_rome_is_foiled_by_whispered_rumors():
    g = turn(hands={A: "a-visitor-from-rome", D: "whispered-rumors"}, influence=(10, 4, 4, 6))
    said(g, (A, "scheme a-visitor-from-rome"), (A, "target 0"), (D, "play whispered-rumors"))
    assert g.table.influence[A] == 10
    assert sorted(discards(g)) == ["a-visitor-from-rome", "whispered-rumors"]


def test_p9_example_a_second_guard_from_the_hand_stops_a_rebellion():
    hands = {A: "incite-rebellion", B: "guard guard"}
    g = turn(hands=hands, influence=(5, 1, 1, 1), guards=(0, 1, 0, 0))
    said(g, (A, "scheme incite-rebellion"), (A, "target 1"))
    assert can_say(g, B) == ["pass", "play guard", "send-guard"]
    said(g, (B, "send-guard"), (DICE, "roll 2"))
    assert "guard-fails" in events(g)
    said(g, (B, "play guard"), (DICE, "roll 5"))
    assert asset("barca") in g.table.assets[B]
    assert sorted(discards(g)) == ["guard", "guard", "incite-rebellion"]
    assert g.table.guards[B] == () and hand(g, B) == ["guard"]


def test_p9_example_a_foiled_grand_feast_pays_nobody():
    g = scheming(
        "grand-feast", (A, "target 0"), hands={A: "grand-feast", C: "whispered-rumors"}, influence=(5, 4, 6, 4)
    )
    said(g, (C, "play whispered-rumors"))
    assert g.table.gold == [9, 9, 9, 9]


# --- The cards ---------------------------------------------------------------------------------------


def test_all_reactions_but_those_of_the_arena_have_a_rule():
    arena = {"rigging-the-match", "blood-on-the-sand"}
    titles = {title.name for title in BOX.intrigue_titles if title.kind == REACTION}
    assert titles - arena <= set(CARDS)


def test_whispered_rumors_foils_a_scheme():
    g = a_visitor((C, "play whispered-rumors"), hands={C: "whispered-rumors"})
    assert g.table.influence[B] == 8


def test_support_from_rome_may_take_a_guard_from_the_discards():
    g = a_visitor((B, "send-guard"), hands={C: "support-from-rome"}, guards=(0, 1, 0, 0))
    said(g, (C, "pass"))
    said(g, (C, "pass"), (DICE, "roll 1"), (C, "play support-from-rome"))
    assert can_say(g, C) == ["take-guard", "leave-guard"]
    said(g, (C, "take-guard"))
    assert g.table.influence[B] == 8 and hand(g, C) == ["guard"]
    assert discards(g) == ["support-from-rome", "a-visitor-from-rome"]


def test_s74_everybody_knows_the_guard_that_was_taken():
    g = a_visitor((B, "send-guard"), (C, "pass"), hands={C: "support-from-rome"}, guards=(0, 1, 0, 0))
    said(g, (C, "pass"), (DICE, "roll 1"), (C, "play support-from-rome"), (C, "take-guard"))
    assert all(seen_by(g, viewer, C) == ["guard"] for viewer in (A, B, D))


def test_support_from_rome_without_a_discarded_guard_merely_foils():
    g = a_visitor((C, "play support-from-rome"), hands={C: "support-from-rome"})
    assert g.table.influence[B] == 8 and hand(g, C) == []


def test_sacrifice_for_the_dominus_costs_a_ready_slave():
    assets = {**EACH_HAS_TWO, C: "varro debtor-1 mira"}
    g = a_visitor((C, "play sacrifice-for-the-dominus"), hands={C: "sacrifice-for-the-dominus"}, assets=assets)
    said(g, (C, "sacrifice mira"))
    assert g.table.influence[B] == 8 and g.table.market_discards == (asset("mira"),)
    g = a_visitor(hands={C: "sacrifice-for-the-dominus"}, exhausted="debtor-1")
    assert why_blocked(g, C)["play sacrifice-for-the-dominus"] == "too-few-slaves"


def test_for_a_few_denarii_costs_3_gold_paid_to_another():
    g = a_visitor((C, "play for-a-few-denarii"), (C, "pay-denarii 3"), hands={C: "for-a-few-denarii"})
    assert g.table.influence[B] == 8 and g.table.gold == [9, 9, 6, 12]


def test_for_a_few_denarii_takes_gold_that_is_free():
    g = a_visitor(hands={C: "for-a-few-denarii"}, gold=(9, 9, 2, 9))
    assert why_blocked(g, C)["play for-a-few-denarii"] == "too-little-gold"
    g = a_visitor(hands={C: "for-a-few-denarii"})
    lay_offer(g.table, Offer(C, D, Goods(gold=7)))
    assert g.asked == (C,) and can_say(g, C) == ["pass"]  # asked all the same: nobody else knows of the offer
    assert why_blocked(g, C)["play for-a-few-denarii"] == "too-little-gold"


def test_for_a_few_denarii_foils_nothing_once_the_gold_is_gone():
    g = a_visitor((C, "play for-a-few-denarii"), hands={C: "for-a-few-denarii", D: "robbery"})
    said(g, (D, "pass"), (C, "pay-denarii 3"))
    g.table.gold[:3] = [16, 9, 2]
    said(g, (D, "pass"))
    assert "no-effect" in events(g)
    said(g, (D, "pass"))
    assert g.table.influence[B] == 9 and g.table.gold[C] == 2


def test_jupiters_cock_foils_a_scheme():
    g = a_visitor((C, "play jupiters-cock"), hands={C: "jupiters-cock"})
    assert g.table.influence[B] == 8


def test_s08_the_schemer_himself_may_foil_the_foil_and_the_scheme_succeeds():
    g = a_visitor(hands={A: "a-visitor-from-rome jupiters-cock", C: "whispered-rumors"})
    assert g.asked == (C,)  # by what all can see nobody else has an answer
    said(g, (C, "play whispered-rumors"), (A, "play jupiters-cock"))
    assert g.table.influence[B] == 9
    assert discards(g) == ["jupiters-cock", "whispered-rumors", "a-visitor-from-rome"]


def test_s08_a_guard_can_be_stopped_before_the_roll():
    g = a_visitor((B, "send-guard"), hands={A: "a-visitor-from-rome jupiters-cock"}, guards=(0, 1, 0, 0))
    said(g, (A, "play jupiters-cock"))
    assert g.table.influence[B] == 9  # no die was rolled
    assert g.table.guards[B] == ()


def test_s75_spread_cheeks_wide_can_be_foiled_by_jupiters_cock_alone():
    hands = {A: "spread-cheeks-wide", B: "whispered-rumors guard", C: "jupiters-cock"}
    g = scheming("spread-cheeks-wide", hands=hands, influence=RESPECTED, guards=(0, 1, 0, 0))
    assert can_say(g, B) == ["pass"]
    assert why_blocked(g, B) == {"play whispered-rumors": "cannot-be-foiled"}
    said(g, (B, "pass"), (C, "play jupiters-cock"))
    assert g.table.influence == list(RESPECTED)


# --- Who may foil, and what it costs -----------------------------------------------------------------


def test_s04_anybody_but_the_schemer_may_foil_a_scheme():
    g = a_visitor(hands={A: "a-visitor-from-rome whispered-rumors", D: "whispered-rumors"}, gold=(0, 9, 9, 9))
    assert g.asked == (D, A)  # A might answer his own poverty
    assert can_say(g, A) == ["pass"]
    assert why_blocked(g, A) == {"play whispered-rumors": "own-card"}


def test_s04_foils_answer_schemes_only():
    hands = {A: "robbery", B: "destitute", C: "whispered-rumors"}
    g = turn(hands=hands, gold=(0, 9, 9, 9), influence=(8, 8, 8, 8))
    said(g, (A, "done"), (A, "pass"), (B, "play destitute"), (C, "pass"))
    assert can_say(g, C) == ["pass"]
    assert why_blocked(g, C) == {"play whispered-rumors": "not-now"}


def test_s07_a_foiled_scheme_costs_nothing():
    hands = {A: "blackmail", C: "whispered-rumors"}
    g = scheming("blackmail", (A, "target 1"), (C, "play whispered-rumors"), hands=hands, influence=RESPECTED)
    assert asset("cook") in g.table.assets[A]
    assert g.table.influence == list(RESPECTED)


@pytest.mark.parametrize(
    ("name", "named"), (("sacrifice-for-the-dominus", "sacrifice mira"), ("for-a-few-denarii", "pay-denarii 3"))
)
def test_s07_a_foil_that_is_foiled_costs_nothing(name, named):
    assets = {**EACH_HAS_TWO, C: "varro debtor-1 mira"}
    hands = {A: "a-visitor-from-rome jupiters-cock", C: name}
    g = a_visitor((C, f"play {name}"), (C, named), (A, "play jupiters-cock"), hands=hands, assets=assets)
    assert g.table.influence[B] == 9
    assert g.table.gold == [9, 9, 9, 9] and asset("mira") in g.table.assets[C]


def test_a_second_foil_may_follow_one_that_was_foiled():
    hands = {A: "a-visitor-from-rome jupiters-cock", C: "whispered-rumors whispered-rumors"}
    g = a_visitor((C, "play whispered-rumors"), hands=hands)
    said(g, (A, "play jupiters-cock"), (C, "play whispered-rumors"))
    assert g.table.influence[B] == 8


def test_s56_the_target_is_heard_before_the_others():
    hands = {B: "whispered-rumors", C: "robbery", D: "whispered-rumors"}
    g = a_visitor(hands=hands)
    assert g.asked == (B, C, D)
    said(g, (D, "play whispered-rumors"), (C, "pass"), (B, "play whispered-rumors"), (C, "pass"), (D, "pass"))
    assert hand(g, B) == [] and hand(g, D) == ["whispered-rumors"]


def test_s56_without_a_target_the_left_neighbour_is_heard_first():
    g = scheming("looting-the-dead", hands={A: "looting-the-dead", B: "robbery", D: "robbery"}, influence=RESPECTED)
    assert g.asked == (B, D)


# --- Guards ------------------------------------------------------------------------------------------


def test_s05_only_the_target_may_use_guards():
    g = a_visitor(hands={B: "guard", C: "guard", D: "guard"}, guards=(1, 1, 1, 1), influence=(6, 1, 1, 1))
    assert g.asked == (B,)


def test_s05_any_number_of_guards_one_after_another_and_then_a_reaction():
    hands = {A: "robbery", B: "guard whispered-rumors"}
    g = scheming("robbery", (A, "target 1"), hands=hands, guards=(0, 1, 0, 0), influence=(4, 6, 1, 1))
    said(g, (B, "send-guard"), (DICE, "roll 1"))
    said(g, (B, "play guard"), (DICE, "roll 3"), (B, "play whispered-rumors"))
    assert g.table.gold == [9, 9, 9, 9]
    assert sorted(discards(g)) == ["guard", "guard", "robbery", "whispered-rumors"]


def test_s05_exhausted_guards_cannot_be_used():
    g = turn(hands={A: "robbery"}, guards=(0, 2, 0, 0), influence=(4, 1, 1, 1))
    g.table.exhausted_guards[B] = 2
    said(g, (A, "scheme robbery"), (A, "target 1"))
    assert g.table.gold == [12, 6, 9, 9]


@pytest.mark.parametrize(("die", "gold"), ((3, 6), (4, 9)))
def test_a_guard_holds_on_4_or_more(die, gold):
    g = scheming("robbery", (A, "target 1"), guards=(0, 1, 0, 0), influence=(4, 1, 1, 1))
    said(g, (B, "send-guard"), (DICE, f"roll {die}"))
    assert g.table.gold[B] == gold


def test_s06_each_of_two_targets_may_use_guards_and_success_foils_all():
    g = scheming("collaboration", (A, "target 1"), (A, "target 3"), guards=(0, 1, 1, 1), influence=(12, 1, 1, 1))
    assert g.asked == (B, D)
    said(g, (B, "pass"), (D, "send-guard"), (DICE, "roll 6"))
    assert g.table.influence == [12, 1, 1, 1]


def test_s06_no_guards_against_ones_own_scheme_nor_for_who_is_merely_paid():
    g = scheming("a-visitor-from-rome", (A, "target 0"), guards=(2, 0, 0, 0), influence=(6, 1, 1, 1))
    assert g.table.influence[A] == 7
    g = scheming("buying-secrets", (A, "target 2"), (A, "reward 1"), guards=(0, 2, 0, 0), influence=(4, 1, 1, 1))
    assert g.table.gold[B] == 12


def test_s12_a_bodyguard_has_a_failed_guard_roll_of_his_house_rolled_again():
    assets = {**EACH_HAS_TWO, B: "barca titus marius", C: "varro debtor-1"}
    g = scheming("robbery", (A, "target 1"), guards=(0, 1, 0, 0), assets=assets, influence=(4, 1, 1, 1))
    said(g, (B, "send-guard"), (DICE, "roll 1"))
    assert can_say(g, B) == ["pass", "bodyguard titus", "bodyguard marius"]
    said(g, (B, "bodyguard titus"), (DICE, "roll 3"), (B, "bodyguard marius"), (DICE, "roll 4"))
    assert g.table.gold == [9, 9, 9, 9]
    assert g.table.condition[asset("titus")] == g.table.condition[asset("marius")] == 1


def test_s12_anothers_bodyguard_does_not_help():
    assets = {**EACH_HAS_TWO, C: "varro titus"}
    g = scheming("robbery", (A, "target 1"), guards=(0, 1, 0, 0), assets=assets, influence=(4, 1, 1, 1))
    said(g, (B, "send-guard"), (DICE, "roll 1"))
    assert g.table.gold[B] == 6


def test_every_field_of_the_roll_is_in_its_copy_and_its_key():
    f = GuardRoll(B)
    f.step, f.die = 2, 3
    assert vars(f.copy()) == vars(f)
    assert f.copy().key() == f.key() and len(f.key()) == len(vars(f))


def test_silence_tells_nothing_about_a_hand():
    """Foil or worthless card, guard or none: until it is played everybody else sees the same."""
    shown = []
    for held in ("whispered-rumors guard", "robbery robbery"):
        g = a_visitor(hands={B: held, C: "guard"}, guards=(0, 1, 0, 0))
        before = [g.view(seat) for seat in (A, C, D, None)], g.asked
        said(g, (B, "pass"), (C, "pass"))
        shown.append((before, [g.view(seat) for seat in (A, C, D, None)], g.asked, events(g)))
    assert shown[0] == shown[1]
