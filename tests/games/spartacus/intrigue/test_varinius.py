"""House Varinius: Will of the Senate and Praetor of Rome, sentence by sentence."""

from ludus.games.spartacus.orders import refuse_support
from ludus.games.spartacus.upkeep import Upkeep
from tests.games.spartacus.intrigue_tables import discards, hand, phase, turn, why_blocked
from tests.games.spartacus.schemes.test_serpents_schemes import put_guards_away
from tests.games.spartacus.tables import A, B, C, D, a_table, begin, can_do, can_say, did, events, said

HOUSES = "varinius glaber tullius solonius"  # A is Varinius


def seeking(seat=A, influence=(4, 4, 4, 4), houses=HOUSES, **table):
    """A seat seeks support for Black Market Profits, which takes 7."""
    g = turn(seat, houses=houses, influence=influence, expansion="on", hands={seat: "black-market-profits"}, **table)
    said(g, (seat, "scheme black-market-profits"))
    return g


# --- Will of the Senate ------------------------------------------------------------------------------


def test_s52_varinius_demands_support_for_his_own_scheme_without_showing_it():
    g = seeking()
    assert [words for words in can_say(g, A) if words.startswith("demand")] == ["demand 1", "demand 2", "demand 3"]
    said(g, (A, "demand 2"))
    assert g.asked == (C,) and can_say(g, C) == ["support", "refuse"]
    assert g.view(C)["preparing"]["card"] is None
    said(g, (C, "support"))
    assert g.table.gold[A] == 14 and g.table.influence == [4, 4, 4, 4]


def test_s52_whoever_refuses_the_senate_loses_an_influence_and_gives_no_support():
    g = seeking()
    said(g, (A, "demand 2"), (C, "refuse"))
    assert g.table.influence == [4, 4, 3, 4] and g.table.gold[A] == 9
    assert {"refuses-support", "loses-influence"} <= set(events(g))


def test_s52_once_in_a_phase():
    g = seeking()
    said(g, (A, "demand 2"), (C, "refuse"))
    assert not any(words.startswith("demand") for words in can_say(g, A))
    assert why_blocked(g, A)["demand 1"] == "senate-has-spoken"
    said(g, (A, "give-up"), (A, "scheme black-market-profits"))
    assert not any(words.startswith("demand") for words in can_say(g, A))


def test_s52_in_the_next_phase_the_senate_speaks_again():
    t = a_table(houses=HOUSES, expansion="on")
    t.senate_has_spoken = True
    phase(t)
    assert not t.senate_has_spoken


def test_s156_varinius_demands_support_for_anothers_scheme_too():
    g = seeking(B)
    assert [words for words in can_do(g, A) if words.startswith("demand")] == ["demand 2", "demand 3"]
    did(g, (A, "demand 3"))
    assert g.asked == (D,)
    said(g, (D, "refuse"))
    assert g.table.influence == [4, 4, 4, 3] and g.asked == (B,)


def test_s156_others_have_no_voice_in_the_senate():
    g = seeking(B)
    assert not any(words.startswith("demand") for seat in (B, C, D) for words in (*can_say(g, seat), *can_do(g, seat)))


def test_s182_a_demand_may_be_put_to_who_has_refused_a_request():
    g = seeking()
    said(g, (A, "ask 2"), (C, "refuse"), (A, "demand 2"), (C, "support"))
    assert g.table.gold[A] == 14


def test_s182_no_demand_while_somebody_is_being_asked_nor_to_a_supporter():
    g = seeking(B, influence=(2, 2, 2, 2))
    said(g, (B, "ask 2"))
    assert not any(words.startswith("demand") for words in can_do(g, A))
    said(g, (C, "support"))
    assert [words for words in can_do(g, A) if words.startswith("demand")] == ["demand 3"]


def test_s182_a_dominus_without_influence_has_none_to_lose():
    g = seeking(influence=(7, 0, 4, 4))
    assert g.table.gold[A] == 14, "7 suffices"
    g = seeking(influence=(4, 0, 4, 4))
    said(g, (A, "demand 1"), (B, "refuse"))
    assert g.table.influence == [4, 0, 4, 4]


def test_s182_a_standing_order_to_support_nobody_leaves_the_senate_to_the_seat():
    g = seeking()
    asked = g.clone()
    said(asked, (A, "ask 2"))
    assert refuse_support(asked, C, 0) is not None
    said(g, (A, "demand 2"))
    assert refuse_support(g, C, 0) is None


# --- Praetor of Rome ---------------------------------------------------------------------------------


def praetor(guards: int, discarded: int):
    g = turn(houses=HOUSES, guards=(guards, 0, 0, 0), expansion="on")
    put_guards_away(g.table, discarded)
    g.settle()
    return g


def test_s157_praetor_of_rome_exhausts_3_guards_and_brings_2_back():
    g = praetor(3, 4)
    said(g, (A, "praetor-of-rome"))
    assert len(g.table.guards[A]) == 5 and discards(g).count("guard") == 2


def test_s52_the_guards_brought_back_are_exhausted_until_the_next_upkeep():
    g = praetor(4, 1)
    said(g, (A, "praetor-of-rome"))
    assert len(g.table.guards[A]) == 5 and g.table.exhausted_guards[A] == 4
    begin(g.table, Upkeep())
    assert g.table.exhausted_guards[A] == 0


def test_s52_praetor_of_rome_needs_a_guard_in_the_discard_pile_and_three_ready_ones():
    assert why_blocked(praetor(3, 0), A)["praetor-of-rome"] == "no-discarded-guard"
    assert why_blocked(praetor(2, 3), A)["praetor-of-rome"] == "too-few-guards"
    assert hand(praetor(3, 1), A) == []
