"""The intrigue phase and its turns: drawing, selling, support, the hand limit; the rulebook's examples."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.games.spartacus.intrigue.phase import Intrigue
from ludus.games.spartacus.intrigue.turn import HandLimit, IntrigueTurn
from ludus.games.spartacus.schemes.backing import Backing
from ludus.games.spartacus.schemes.support import Preparation, being_prepared, gathered, may_pledge, pledge
from ludus.games.spartacus.table.draws import DrawCards, Exchange
from ludus.games.spartacus.table.lapses import lapse_uncovered
from ludus.games.spartacus.table.moves import discard_from_hand, lay_offer
from ludus.games.spartacus.table.table import INTRIGUE, required
from ludus.games.spartacus.table.terms import BROKEN, KEPT, Goods, Offer, Promise
from ludus.games.spartacus.table.terms import SUPPORT as PROMISE_TO_SUPPORT
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, discards, hand, phase, scheming, turn, why_blocked
from tests.games.spartacus.tables import (
    BOX,
    DICE,
    A,
    B,
    C,
    D,
    a_table,
    all_ready,
    asset,
    begin,
    can_say,
    events,
    said,
)

FOUR_CARDS = "robbery blackmail unlocked-gate revenge"


# --- Drawing and turns -------------------------------------------------------------------------------


def test_everybody_draws_three_cards_the_host_first():
    g = phase(a_table(assets=EACH_HAS_TWO, host=C))
    for name in ("robbery-1", "robbery-2", "robbery-3"):
        said(g, (DICE, f"draw {name}"))
    assert hand(g, C) == ["robbery"] * 3
    assert g.table.phase == INTRIGUE
    said(g, (DICE, "draw guard-1"))
    assert hand(g, D) == ["guard"]


def test_a_drawn_card_is_seen_by_its_drawer_alone():
    g = phase(a_table())
    said(g, (DICE, "draw robbery-1"))
    event = g.events[0]
    assert event.facts(A)["card"] == BOX.title_number["robbery"]
    assert "card" not in event.facts(B) and "card" not in event.facts(None)


def test_s14_an_empty_pile_is_made_anew_from_the_discards():
    t = a_table(hands={A: "robbery"})
    discard_from_hand(t, A, BOX.title_number["robbery"])
    t.hands[B], t.intrigue_pile = t.intrigue_pile, ()
    g = begin(t, DrawCards(C, 2))
    said(g, (DICE, "draw robbery-1"))
    assert g.decision is None  # nothing is left for the second card
    assert hand(g, C) == ["robbery"] and t.intrigue_shuffles == 1


def test_s54_each_house_has_one_turn_from_the_host_clockwise():
    t = a_table(assets=EACH_HAS_TWO, host=C)
    g = phase(t)
    order = []
    while g.decision is not None:
        if g.chance is not None:
            said(g, (DICE, g.options(DICE)[0].words))
        elif g.decision.kind == "intrigue":
            order.append(g.asked[0])
            said(g, (g.asked[0], "done"))
        else:
            said(g, (g.asked[0], g.options(g.asked[0])[0].words))
    assert order == [C, D, A, B]


def test_actions_come_in_any_order_and_as_often_as_one_likes():
    g = turn(hands={A: "robbery robbery guard"}, assets={**EACH_HAS_TWO, A: "agron pietros"})
    said(g, (A, "scheme robbery"), (A, "target 1"), (A, "cash-in guard"), (A, "use pietros"))
    said(g, (A, "scheme robbery"), (A, "target 2"), (A, "done"))
    assert g.table.gold == [9 + 3 + 1 + 1 + 3, 6, 6, 9]


def test_s13_any_intrigue_card_of_the_hand_is_cashed_in_for_its_gold():
    g = turn(hands={A: "whispered-rumors guard robbery"})
    for name in ("whispered-rumors", "guard", "robbery"):
        said(g, (A, f"cash-in {name}"))
    assert g.table.gold[A] == 9 + 3 + 1 + 2
    assert discards(g) == ["whispered-rumors", "guard", "robbery"]
    assert can_say(g, A) == ["done"]


def test_s13_only_in_ones_own_turn_and_never_a_guard_on_the_table():
    g = turn(hands={B: "robbery"}, guards=(2, 0, 0, 0))
    assert can_say(g, B) == []
    assert can_say(g, A) == ["done"]


# --- The hand limit ----------------------------------------------------------------------------------


def test_p6_example_influence_5_allows_4_cards_and_the_excess_is_sold():
    g = turn(hands={A: f"{FOUR_CARDS} guard robbery"}, influence=(5, 4, 4, 4))
    said(g, (A, "done"))
    assert g.decision is not None and g.decision.kind == "hand-limit"
    prompt = g.prompt()
    assert prompt is not None and prompt.facts() == {"seat": A, "limit": 4, "excess": 2}
    said(g, (A, "cash-in blackmail"), (A, "cash-in robbery"))
    assert len(g.table.hands[A]) == 4
    assert g.table.gold[A] == 13


def test_s142_guards_may_be_laid_down_to_meet_the_limit():
    g = turn(hands={A: f"{FOUR_CARDS} guard"})
    said(g, (A, "done"), (A, "lay-guard"))
    assert len(g.table.guards[A]) == 1 and len(g.table.hands[A]) == 4


def test_without_excess_nobody_is_asked():
    g = turn(hands={A: "robbery", B: "robbery"})
    said(g, (A, "done"))
    assert g.decision is None


def test_s01_the_limit_follows_the_influence_at_the_moment_of_the_check():
    g = turn(hands={A: FOUR_CARDS, B: "empty-brothel"}, assets={**EACH_HAS_TWO, A: "agron"})
    said(g, (A, "done"), (A, "pass"), (B, "play empty-brothel"), (A, "pass"), (A, "pass"))
    assert g.table.influence[A] == 3  # too late for this check
    assert g.decision is None and len(g.table.hands[A]) == 4


def test_s01_at_the_end_of_the_phase_everybody_is_checked_again():
    t = a_table(assets=EACH_HAS_TWO, hands={A: f"{FOUR_CARDS} robbery", C: f"{FOUR_CARDS} guard"})
    frame = Intrigue()
    frame.step = 3
    g = begin(t, frame)
    assert g.asked == (A,)
    said(g, (A, "cash-in robbery"))
    assert g.asked == (C,)
    said(g, (C, "lay-guard"))
    assert g.decision is None


def test_after_a_turn_there_is_time_to_react():
    g = turn(hands={B: "destitute"}, gold=(0, 9, 9, 9))
    said(g, (A, "done"), (B, "play destitute"))
    assert g.table.influence[A] == 3


# --- Laying guards beside the turn -------------------------------------------------------------------


def test_s142_a_guard_may_be_laid_on_the_table_at_any_time_by_anybody():
    g = turn(hands={B: "guard", C: "robbery"})
    assert [option.words for option in g.free(B) if option.words == "lay-guard"] == ["lay-guard"]
    assert "lay-guard" not in [option.words for option in g.free(C)]
    g.apply(B, next(option for option in g.free(B) if option.words == "lay-guard"))
    assert len(g.table.guards[B]) == 1 and g.table.hands[B] == ()
    assert events(g) == ["lays-guard"] and g.asked == (A,)


def test_a_guard_promised_in_a_sealed_answer_cannot_be_laid_down_meanwhile():
    g = scheming("robbery", (A, "target 1"), hands={A: "robbery", B: "guard", C: "robbery"}, influence=(4, 6, 6, 6))
    assert "lay-guard" in [option.words for option in g.free(B)]
    said(g, (B, "play guard"))
    assert "lay-guard" not in [option.words for option in g.free(B)]


# --- Schemes and support -----------------------------------------------------------------------------


def test_p7_example_inside_information_on_oneself():
    g = turn(hands={A: "inside-information"}, influence=(7, 4, 4, 4))
    said(g, (A, "scheme inside-information"), (A, "target 0"), (DICE, "draw guard-1"), (DICE, "draw robbery-1"))
    assert hand(g, A) == ["robbery", "guard"]
    assert discards(g) == ["inside-information"]


def test_p7_example_6_and_4_play_a_scheme_that_needs_9():
    g = turn(hands={A: "lend-me-your-ear"}, influence=(6, 2, 2, 4))
    said(g, (A, "scheme lend-me-your-ear"), (A, "ask 3"), (D, "support"), (A, "target 1"))
    assert g.table.influence == [6, 3, 2, 4]  # only the target's has changed


def test_p8_example_support_bought_for_2_gold_plays_black_market_profits():
    g = turn(hands={A: "black-market-profits"}, influence=(4, 3, 3, 3), deals="on")
    said(g, (A, "scheme black-market-profits"))
    t = g.table
    lay_offer(t, Offer(A, B, Goods(gold=2), Goods(support=True)))
    g.apply(B, next(option for option in g.free(B) if option.words == "accept 0"))
    all_ready(g)
    assert t.gold == [9 - 2 + 5, 11, 9, 9]
    assert t.influence == [4, 3, 3, 3]


def test_s03_support_is_asked_for_unseen_and_the_card_stays_in_hand_if_it_fails():
    g = turn(hands={A: "joint-venture"})
    said(g, (A, "scheme joint-venture"))
    assert all("card" not in event.facts(B) for event in g.events)
    said(g, (A, "ask 1"), (B, "refuse"))
    assert can_say(g, A) == ["ask 2", "ask 3", "give-up"]
    assert why_blocked(g, A) == {"ask 1": "has-answered"}
    said(g, (A, "ask 2"), (C, "refuse"), (A, "give-up"))
    assert hand(g, A) == ["joint-venture"] and g.table.laid == ()
    assert g.decision is not None and g.decision.kind == "intrigue"


def test_s03_any_number_may_support_and_once_the_sum_suffices_the_card_is_laid_down():
    g = turn(hands={A: "joint-venture"})
    said(g, (A, "scheme joint-venture"), (A, "ask 2"), (C, "support"), (A, "ask 3"), (D, "support"))
    assert g.table.gold[A] == 16


def test_s03_the_target_itself_may_lend_its_influence():
    g = turn(hands={A: "incite-rebellion"}, influence=(4, 4, 4, 4))
    said(g, (A, "scheme incite-rebellion"), (A, "ask 1"), (B, "support"), (A, "target 1"))
    assert asset("barca") in g.table.market_discards


def test_s03_support_can_be_pledged_by_a_deal_whether_asked_or_not():
    g = turn(hands={A: "joint-venture"})
    assert being_prepared(g) is None and not may_pledge(g, B)
    said(g, (A, "scheme joint-venture"), (A, "ask 1"))
    assert may_pledge(g, B) and may_pledge(g, C) and not may_pledge(g, A)
    pledge(g, B)
    g.settle()
    assert g.asked == (A,) and not may_pledge(g, B)  # B need not answer any more
    pledge(g, D)
    g.settle()
    assert g.table.gold[A] == 16


def test_a_scheme_that_suffices_without_support_asks_nobody():
    g = turn(hands={A: "looting-the-dead"})
    said(g, (A, "scheme looting-the-dead"))
    assert g.table.gold[A] == 12 and "prepares" not in events(g)


def test_a_scheme_beyond_everybodys_influence_cannot_be_begun():
    g = turn(hands={A: "conspiracy"}, influence=(4, 4, 4, 3))
    assert why_blocked(g, A)["scheme conspiracy"] == "beyond-support"


def test_s70_a_scheme_may_be_given_up_three_times_a_turn():
    g = turn(hands={A: "joint-venture robbery"})
    for _ in range(3):
        said(g, (A, "scheme joint-venture"), (A, "give-up"))
    assert why_blocked(g, A)["scheme joint-venture"] == "gave-up-too-often"
    assert "scheme robbery" in can_say(g, A)  # it needs no support


def test_s12_ashur_lowers_what_is_required_by_2():
    g = turn(hands={A: "black-market-profits"}, influence=(5, 4, 4, 4), assets={**EACH_HAS_TWO, A: "ashur cook"})
    said(g, (A, "scheme black-market-profits"), (A, "cunning ashur"))
    assert g.table.gold[A] == 14
    assert g.table.condition[asset("ashur")] == 1


def test_s47_solonius_bribes_away_what_is_missing_and_adds_it_to_support():
    g = turn(D, hands={D: "joint-venture"})
    said(g, (D, "scheme joint-venture"), (D, "ask 0"), (A, "support"))
    assert can_say(g, D) == ["ask 1", "ask 2", *(f"bribes-and-pandering {n}" for n in (1, 2, 3, 4)), "give-up"]
    said(g, (D, "bribes-and-pandering 1"), (D, "bribes-and-pandering 3"))
    assert g.table.gold[D] == 9 - 4 + 7


def test_s47_only_solonius_bribes_and_never_with_gold_the_scheme_itself_costs():
    g = turn(hands={A: "joint-venture"})
    said(g, (A, "scheme joint-venture"))
    assert not any("bribes" in words for words in can_say(g, A))
    g = turn(D, hands={D: "grand-feast"}, influence=(4, 4, 4, 2), gold=(9, 9, 9, 7))
    said(g, (D, "scheme grand-feast"))
    assert [words for words in can_say(g, D) if "bribes" in words] == ["bribes-and-pandering 1"]


@pytest.mark.parametrize("refund", (False, True))
def test_s47_a_bribe_and_ashur_are_lost_with_a_foiled_scheme_unless_agreed_otherwise(refund):
    assets = {**EACH_HAS_TWO, D: "ashur debtor-2"}
    hands = {D: "black-market-profits", B: "whispered-rumors"}
    g = turn(D, hands=hands, influence=(4, 6, 4, 4), assets=assets, refund=refund)
    said(g, (D, "scheme black-market-profits"), (D, "cunning ashur"), (D, "bribes-and-pandering 1"))
    said(g, (B, "play whispered-rumors"))
    assert g.table.gold[D] == (9 if refund else 8)
    assert g.table.condition[asset("ashur")] == (0 if refund else 1)


def test_s47_ashur_alone_is_readied_where_that_was_agreed():
    hands = {A: "black-market-profits", B: "whispered-rumors"}
    assets = {**EACH_HAS_TWO, A: "ashur cook"}
    g = turn(hands=hands, influence=(5, 6, 4, 4), assets=assets, refund=True)
    said(g, (A, "scheme black-market-profits"), (A, "cunning ashur"), (B, "play whispered-rumors"))
    assert g.table.condition[asset("ashur")] == 0 and g.table.gold[A] == 9


def test_s77_a_scheme_whose_cost_went_elsewhere_meanwhile_stays_in_hand():
    g = turn(hands={A: "public-exhibition"}, influence=(1, 4, 4, 4), assets={A: "agron barca varro cook"})
    said(g, (A, "scheme public-exhibition"), (A, "ask 1"))
    g.table.gold[A], g.table.gold[B] = 2, 16
    said(g, (B, "support"))
    assert hand(g, A) == ["public-exhibition"] and g.table.laid == ()
    assert "gives-up" in events(g)


def test_the_ledger_of_promises_hears_of_support_and_of_refusals():
    for answer, standing in (("support", KEPT), ("refuse", BROKEN)):
        g = turn(hands={A: "joint-venture"})
        g.table.promises = (Promise(B, A, PROMISE_TO_SUPPORT, 1),)
        said(g, (A, "scheme joint-venture"), (A, "ask 1"), (B, answer))
        assert g.table.promises[0].standing == standing


# --- What the others can only guess ------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_hidden_scheme_is_imagined_as_one_that_fits(seed):
    g = turn(hands={A: "joint-venture guard", B: "conspiracy robbery"})
    said(g, (A, "scheme joint-venture"), (A, "ask 1"), (B, "refuse"))
    rng = random.Random(seed)
    twin = g.reimagine(C, Dealer(rng.randrange))
    f = being_prepared(twin)
    assert f is not None and twin.asked == (A,)
    card = BOX.intrigue_titles[f.title]
    assert 4 < card.influence <= 16
    assert f.title in [BOX.intrigue[held].title for held in twin.table.hands[A]]
    own = being_prepared(g.reimagine(A, Dealer(rng.randrange)))
    assert own is not None and own.title == BOX.title_number["joint-venture"]


def test_all_schemes_that_fit_are_imagined():
    g = turn(hands={A: "joint-venture guard"})
    said(g, (A, "scheme joint-venture"))
    rng = random.Random(5)
    frames = [being_prepared(g.reimagine(B, Dealer(rng.randrange))) for _ in range(200)]
    names = {BOX.intrigue_titles[f.title].name for f in frames if f is not None}
    assert {"joint-venture", "inside-information", "black-market-profits", "illicit-services"} <= names
    assert "robbery" not in names and "guard" not in names


def test_a_seat_that_has_seen_the_whole_hand_knows_the_scheme():
    t = a_table(assets=EACH_HAS_TWO, phase=INTRIGUE, hands={A: "joint-venture guard"})
    for card in t.hands[A]:
        t.seen[card] = 1 << C
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme joint-venture"))
    for seed in range(5):
        f = being_prepared(g.reimagine(C, Dealer(random.Random(seed).randrange)))
        assert f is not None and f.title == BOX.title_number["joint-venture"]


def test_nobody_imagines_a_copy_that_takes_less_than_the_raised_one():
    t = a_table(assets=EACH_HAS_TWO, phase=INTRIGUE, hands={A: "inside-information" + 8 * " guard"})
    raised = next(card for card in t.hands[A] if BOX.intrigue[card].name == "inside-information")
    t.influence = [6, 6, 6, 6]
    t.raised, t.seen[raised] = ((raised, 14),), 0b1111
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme inside-information"), (A, "ask 1"), (B, "support"), (A, "ask 2"), (C, "support"))
    for seed in range(100):
        twin = g.reimagine(D, Dealer(random.Random(seed).randrange))
        f = being_prepared(twin)
        assert f is not None and raised in twin.table.hands[A]
        assert required(twin.table, A, f.title) > gathered(f, twin.table) == 18


# --- Frames and moves --------------------------------------------------------------------------------


def test_every_field_of_a_frame_is_in_its_copy_and_its_key():
    preparation = Preparation(A, 5, 16)
    preparation.step, preparation.backing = 1, Backing((B,), 3, (asset("ashur"),), 4)
    preparation.refusers, preparation.asking, preparation.is_demand = (C,), D, True
    exchange = Exchange(B, 0, 3)
    exchange.discarded = 2
    served = Intrigue()
    served.served = 2
    for frame in (preparation, exchange, served, DrawCards(A, 2), IntrigueTurn(C), HandLimit(D)):
        frame.step = 1
        assert vars(frame.copy()) == vars(frame)
        assert frame.copy().key() == frame.key()
        assert len(frame.key()) == len(vars(frame))


def test_s76_gold_that_is_taken_away_takes_uncovered_offers_with_it():
    t = a_table(gold=(5, 9, 9, 9))
    lay_offer(t, Offer(A, B, Goods(gold=3)))
    lay_offer(t, Offer(A, C, Goods(gold=2)))
    t.gold[A], t.gold[B] = 2, 12
    lapse_uncovered(begin(t, IntrigueTurn(A)), A)
    assert [offer.taker for offer in t.offers] == [C] and t.aside[A] == 2
