"""House Seppius: Intervention and Being Influential, sentence by sentence."""

import random

from ludus.core.chance import Dealer
from ludus.games.spartacus.answers.intervention import guards_to_spend
from ludus.games.spartacus.intrigue.phase import HANDS, Intrigue
from ludus.games.spartacus.reactions.moments import LEDGERS, SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.table import ARENA, raise_of, required
from tests.games.spartacus.intrigue_tables import discards, hand, scheming, seen_by, turn, why_blocked
from tests.games.spartacus.tables import A, B, C, D, a_table, begin, can_say, events, said

HOUSES = "batiatus seppius tullius solonius"  # B is Seppius


def at_table(name: str, influence=(6, 4, 4, 4), **table):
    """A plays a scheme; B is Seppius and has three guards."""
    table = {"houses": HOUSES, "guards": (0, 3, 0, 0), "expansion": "on", "influence": influence, **table}
    return scheming(name, **{"hands": {A: name}, **table})


def a_visitor(influence=(6, 4, 4, 4), **table):
    g = at_table("a-visitor-from-rome", influence, **table)
    said(g, (A, "target 0"))
    return g


# --- Intervention ------------------------------------------------------------------------------------


def test_s51_intervention_exhausts_guards_and_raises_the_requirement_by_2_for_each():
    g = a_visitor((9, 4, 4, 4))
    assert can_say(g, B) == ["pass", "intervene 1", "intervene 2", "intervene 3"]
    said(g, (B, "intervene 1"))
    card = g.table.laid[0]
    assert raise_of(g.table, card) == 2 and g.table.exhausted_guards[B] == 1
    assert can_say(g, B) == ["pass", "intervene 1", "intervene 2"], "9 suffices for 8; he may go on"
    said(g, (B, "pass"))
    assert g.table.influence[A] == 10


def test_s48_a_card_that_can_no_longer_be_played_goes_back_to_hand():
    g = a_visitor()
    said(g, (B, "intervene 1"))
    assert hand(g, A) == ["a-visitor-from-rome"] and discards(g) == [] and g.table.influence[A] == 6
    assert "goes-back" in events(g) and g.asked == (A,)
    assert seen_by(g, B, A) == seen_by(g, C, A) == ["a-visitor-from-rome"], "everybody has seen it"


def test_s48_everybody_sees_which_cards_take_more_and_where_they_are():
    g = a_visitor()
    said(g, (B, "intervene 1"))
    assert g.view(D)["raised"] == [{"card": "a-visitor-from-rome", "by": 2, "seat": A}]
    g = a_visitor((9, 4, 4, 4))
    said(g, (B, "intervene 1"))
    assert g.view(None)["raised"] == [{"card": "a-visitor-from-rome", "by": 2, "seat": None}]
    assert g.view(None)["played"][0]["needed"] == 8


def test_s48_the_same_card_may_be_tried_again_with_enough_influence():
    g = a_visitor((6, 4, 4, 2))
    said(g, (B, "intervene 1"), (A, "scheme a-visitor-from-rome"))
    assert g.decision is not None and g.decision.kind == "ask-support", "it takes 8 now"
    said(g, (A, "ask 3"), (D, "support"), (A, "target 0"), (B, "pass"))
    assert g.table.influence[A] == 7 and g.table.raised == ()


def test_s48_another_copy_is_played_for_what_it_shows():
    g = a_visitor(hands={A: "a-visitor-from-rome a-visitor-from-rome"}, guards=(0, 1, 0, 0))
    said(g, (B, "intervene 1"))
    title = g.table.box.title_number["a-visitor-from-rome"]
    assert required(g.table, A, title) == 6
    said(g, (A, "scheme a-visitor-from-rome"), (A, "target 0"))
    assert g.table.influence[A] == 7 and hand(g, A) == ["a-visitor-from-rome"]
    assert required(g.table, A, title) == 8, "the copy that was raised is left"
    assert seen_by(g, C, A) == ["a-visitor-from-rome"]


def test_s48_the_requirement_stands_until_the_phase_ends():
    t = a_table(hands={A: "a-visitor-from-rome"}, expansion="on")
    t.raised = ((t.hands[A][0], 4),)
    phase = Intrigue()
    phase.go_to(HANDS)
    g = begin(t, phase)
    assert g.decision is None and not t.raised


def test_s48_a_card_that_is_discarded_takes_what_it_shows_again():
    g = a_visitor()
    said(g, (B, "intervene 3"), (A, "cash-in a-visitor-from-rome"))
    assert g.table.raised == ()


def test_s183_of_two_copies_the_easier_is_played_and_the_harder_is_cashed_in():
    g = a_visitor(hands={A: "a-visitor-from-rome a-visitor-from-rome"}, guards=(0, 1, 0, 0))
    said(g, (B, "intervene 1"), (A, "cash-in a-visitor-from-rome"))
    assert g.table.raised == () and hand(g, A) == ["a-visitor-from-rome"]


def test_s157_a_card_that_goes_back_frees_its_pledges():
    g = at_table("black-market-profits", (4, 4, 4, 4))
    said(g, (A, "ask 3"), (D, "support"), (B, "intervene 1"))
    assert hand(g, A) == ["black-market-profits"] and g.table.gold[A] == 9
    said(g, (A, "scheme black-market-profits"))
    assert "ask 3" in can_say(g, A)


def test_support_counts_against_an_intervention():
    g = at_table("black-market-profits", (4, 4, 4, 5))
    said(g, (A, "ask 3"), (D, "support"), (B, "intervene 1"))
    assert g.decision is not None and g.decision.kind == "reaction", "9 for 9: it stands"
    said(g, (B, "pass"))
    assert g.table.gold[A] == 14


def test_s47_a_bribe_is_lost_with_a_card_that_goes_back_unless_the_table_refunds_it():
    for refund, gold in ((False, 8), (True, 9)):
        houses = "solonius seppius tullius batiatus"
        g = at_table("black-market-profits", (6, 4, 4, 4), houses=houses, refund=refund)
        said(g, (A, "bribes-and-pandering 1"), (B, "intervene 1"))
        assert hand(g, A) == ["black-market-profits"] and g.table.gold[A] == gold


def test_s156_a_reaction_can_be_intervened_against_in_the_intrigue_phase():
    hands = {A: "a-visitor-from-rome", C: "whispered-rumors"}
    g = a_visitor((6, 4, 6, 4), hands=hands)
    said(g, (C, "play whispered-rumors"), (B, "pass"))
    assert "intervene 1" in can_say(g, B)
    said(g, (B, "intervene 1"))
    assert hand(g, C) == ["whispered-rumors"] and "play whispered-rumors" not in can_say(g, C)
    assert why_blocked(g, C)["play whispered-rumors"] == "too-little-influence"
    said(g, (B, "pass"), (C, "pass"))
    assert g.table.influence[A] == 7


def test_s156_not_in_another_phase_nor_at_another_moment():
    t = a_table(houses=HOUSES, guards=(0, 3, 0, 0), expansion="on", phase=ARENA)
    moment = Moment(SCHEME_PLAYED, by=A, card=t.box.copies[0][0])
    assert guards_to_spend(t, B, moment) == []
    assert begin(t, Window(Moment(LEDGERS))).decision is None


def test_s49_not_against_a_reaction_that_compares_influence():
    hands = {A: "a-visitor-from-rome", C: "know-your-place"}
    g = a_visitor((6, 4, 7, 4), hands=hands)
    said(g, (C, "play know-your-place"), (B, "pass"))
    assert g.table.influence[A] == 6 and g.table.exhausted_guards[B] == 0 and g.asked == (A,)


def test_s183_not_against_a_guard():
    hands = {A: "robbery", C: "guard"}
    g = at_table("robbery", (4, 4, 4, 4), hands=hands)
    said(g, (A, "target 2"), (C, "play guard"), (B, "pass"))
    assert g.chance is not None, "the guard rolls, and nobody could stop him"


def test_seppius_cannot_intervene_against_himself():
    g = turn(B, houses=HOUSES, guards=(0, 3, 0, 0), expansion="on", hands={B: "robbery"})
    said(g, (B, "scheme robbery"), (B, "target 0"))
    assert g.table.gold[B] == 12


def test_a_card_that_went_back_is_known_in_every_imagined_game():
    g = a_visitor()
    said(g, (B, "intervene 1"))
    for seed in range(5):
        imagined = g.reimagine(C, Dealer(random.Random(seed).randrange))
        assert hand(imagined, A) == ["a-visitor-from-rome"] and imagined.table.raised == g.table.raised


# --- Being Influential -------------------------------------------------------------------------------


def test_s50_anothers_scheme_that_takes_gold_from_the_bank_brings_seppius_1():
    g = at_table("looting-the-dead", guards=(0, 0, 0, 0))
    assert g.table.gold == [12, 10, 9, 9], "and the schemer is paid in full"
    assert "shares" in events(g)


def test_s184_also_where_somebody_else_is_paid():
    g = at_table("labor-contract", guards=(0, 0, 0, 0))
    said(g, (A, "target 2"))
    assert g.table.gold == [9, 10, 10, 9]


def test_s50_not_for_gold_between_houses_nor_for_none_at_all():
    g = at_table("robbery", guards=(0, 0, 0, 0))
    said(g, (A, "target 2"))
    assert g.table.gold == [12, 9, 6, 9]
    g = at_table("labor-contract", guards=(0, 0, 0, 0), exhausted="debtor-1")
    said(g, (A, "target 2"))
    assert g.table.gold == [9, 9, 9, 9]


def test_s50_not_for_a_foiled_scheme_nor_for_his_own():
    hands = {A: "looting-the-dead", D: "whispered-rumors"}
    g = at_table("looting-the-dead", (6, 4, 4, 6), hands=hands, guards=(0, 0, 0, 0))
    said(g, (D, "play whispered-rumors"))
    assert g.table.gold == [9, 9, 9, 9]
    g = turn(B, houses=HOUSES, expansion="on", hands={B: "looting-the-dead"})
    said(g, (B, "scheme looting-the-dead"))
    assert g.table.gold == [9, 12, 9, 9]
