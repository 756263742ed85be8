"""Every scheme of the deck, and the rulings on playing them."""

import pytest

from ludus.games.spartacus.box.cards import SCHEME
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.rules import SCHEMES
from ludus.games.spartacus.schemes.backing import Backing
from ludus.games.spartacus.schemes.schemes import PlayScheme
from ludus.games.spartacus.table.table import INJURED
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, MIGHTY, discards, hand, scheming, turn, why_blocked
from tests.games.spartacus.tables import BOX, DICE, A, B, C, D, asset, begin, can_say, events, said

FIVE = "agron barca varro crixus gannicus"


def test_every_scheme_of_the_deck_has_a_rule():
    assert set(SCHEMES) == {title.name for title in BOX.full.intrigue_titles if title.kind == SCHEME}


# --- Gold and cards ----------------------------------------------------------------------------------


def test_labor_contract_brings_the_target_1_gold_for_each_ready_slave():
    assets = {**EACH_HAS_TWO, B: "attendant-1 deserter mira"}
    g = scheming("labor-contract", (A, "target 1"), assets=assets, exhausted="mira")
    assert g.table.gold == [9, 11, 9, 9]
    assert discards(g) == ["labor-contract"]


def test_s39_naevia_counts_as_two_slaves():
    g = scheming("labor-contract", (A, "target 1"), assets={**EACH_HAS_TWO, B: "naevia"})
    assert g.table.gold[B] == 11


def test_illicit_services_brings_2_gold_for_each_ready_slave():
    g = scheming("illicit-services", (A, "target 0"), assets={**EACH_HAS_TWO, A: "agron cook mira"})
    assert g.table.gold[A] == 13


@pytest.mark.parametrize(("name", "gold"), (("looting-the-dead", 3), ("black-market-profits", 5), ("joint-venture", 7)))
def test_some_schemes_bring_gold_from_the_bank(name, gold):
    g = scheming(name)
    assert g.table.gold == [9 + gold, 9, 9, 9]


def test_robbery_takes_up_to_3_gold_from_another():
    g = scheming("robbery", (A, "target 1"))
    assert g.table.gold == [12, 6, 9, 9]
    g = scheming("robbery", (A, "target 1"), gold=(9, 2, 9, 9))
    assert g.table.gold == [11, 0, 9, 9]


def test_s71_a_scheme_that_takes_from_its_target_or_pays_it_names_another():
    g = turn(hands={A: "robbery caught-taking-bribes"}, influence=MIGHTY)
    said(g, (A, "scheme robbery"))
    assert can_say(g, A) == ["target 1", "target 2", "target 3"]


def test_word_to_the_tax_collector_costs_the_target_5_gold_or_all():
    g = scheming("word-to-the-tax-collector", (A, "target 1"))
    assert g.table.gold == [9, 4, 9, 9]
    g = scheming("word-to-the-tax-collector", (A, "target 1"), gold=(9, 3, 9, 9))
    assert g.table.gold == [9, 0, 9, 9]


def test_illicit_auction_brings_twice_the_value_of_a_discarded_slave():
    g = scheming("illicit-auction", (A, "discard naevia"), assets={**EACH_HAS_TWO, A: "agron cook naevia"})
    assert g.table.gold[A] == 17
    assert g.table.market_discards == (asset("naevia"),)


def test_inside_information_lets_the_target_draw_2_cards():
    g = scheming("inside-information", (A, "target 1"), (DICE, "draw guard-1"), (DICE, "draw guard-2"))
    assert hand(g, B) == ["guard", "guard"]


# --- Harm --------------------------------------------------------------------------------------------


def test_s46_poisoned_wine_injures_a_ready_card_chosen_by_the_schemer():
    assets = {**EACH_HAS_TWO, B: "barca oenomaus deserter"}
    g = scheming("poisoned-wine", (A, "target 1"), assets=assets, exhausted="oenomaus")
    assert can_say(g, A) == ["poison barca", "poison deserter"]
    said(g, (A, "poison deserter"))
    assert g.table.condition[asset("deserter")] == INJURED


def test_unlocked_gate_makes_the_target_discard_a_slave_of_its_choice():
    g = scheming(
        "unlocked-gate", (A, "target 1"), assets={**EACH_HAS_TWO, B: "barca cook deserter"} | {A: "agron mira"}
    )
    assert g.asked == (B,) and can_say(g, B) == ["discard cook", "discard deserter"]
    said(g, (B, "discard cook"))
    assert g.table.market_discards == (asset("cook"),)


def test_incite_rebellion_makes_the_target_discard_a_gladiator_of_its_choice():
    g = scheming("incite-rebellion", (A, "target 1"), assets={**EACH_HAS_TWO, B: "barca spartacus cook"} | {A: "agron"})
    said(g, (B, "discard spartacus"))
    assert g.table.market_discards == (asset("spartacus"),)


def test_s40_unlocked_gate_takes_a_slave_and_incite_rebellion_a_gladiator():
    for name, lost in (("unlocked-gate", "deserter"), ("incite-rebellion", "barca")):
        assert scheming(name, (A, "target 1")).table.market_discards == (asset(lost),)


def test_a_discarded_champion_takes_1_influence_with_him():
    g = scheming("incite-rebellion", (A, "target 1"), champions="barca")
    assert g.table.influence[B] == 3 and "loses-champion" in events(g)


def test_s73_a_target_must_have_what_the_scheme_is_aimed_at():
    g = turn(hands={A: "unlocked-gate incite-rebellion"}, assets={A: "agron", B: "barca"}, influence=MIGHTY)
    assert why_blocked(g, A)["scheme unlocked-gate"] == "no-target"
    said(g, (A, "scheme incite-rebellion"))
    assert can_say(g, A) == ["target 0", "target 1"]


def test_bribe_the_guards_exhausts_all_ready_guards_for_1_gold_each():
    g = scheming("bribe-the-guards", guards=(0, 3, 0, 0))
    said(g, (B, "pass"))
    assert g.table.exhausted_guards == [0, 3, 0, 0]
    assert g.table.gold == [6, 9, 9, 9]


def test_s42_more_guards_than_one_can_bribe_are_no_target():
    g = turn(hands={A: "bribe-the-guards"}, guards=(0, 3, 2, 0), gold=(2, 9, 9, 9))
    said(g, (A, "scheme bribe-the-guards"), (C, "pass"))
    assert g.table.exhausted_guards == [0, 0, 2, 0]
    g = turn(hands={A: "bribe-the-guards"}, guards=(0, 3, 0, 0), gold=(0, 9, 9, 9))
    assert why_blocked(g, A)["scheme bribe-the-guards"] == "too-little-gold"


# --- Influence up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "needs", "points", "cost"),
    (("sate-roman-appetites", 4, 1, 0), ("public-exhibition", 3, 1, 3), ("epic-spectacle", 5, 2, 0)),
)
def test_some_schemes_need_ready_gladiators_of_the_target(name, needs, points, cost):
    fighters = FIVE.split()
    g = scheming(name, assets={A: "cook", B: " ".join([*fighters[:needs], "deserter"]), C: "debtor-1"})
    assert g.table.influence == [12, 4 + points, 4, 4]
    assert g.table.gold[A] == 9 - cost
    g = turn(hands={A: name}, assets={B: " ".join(fighters[:needs])}, exhausted=fighters[0], influence=MIGHTY)
    assert why_blocked(g, A)[f"scheme {name}"] == "no-target"


def test_grand_feast_pays_every_other_dominus_2_gold():
    g = scheming("grand-feast", (A, "target 2"))
    assert g.table.gold == [3, 11, 11, 11]
    assert g.table.influence == [12, 4, 5, 4]


def test_s41_grand_feast_needs_gold_for_all():
    g = turn(hands={A: "grand-feast"}, gold=(5, 9, 9, 9), influence=MIGHTY)
    assert why_blocked(g, A)["scheme grand-feast"] == "too-little-gold"
    g = turn(seats=3, hands={A: "grand-feast"}, gold=(4, 9, 9, 9), influence=MIGHTY)
    assert "scheme grand-feast" in can_say(g, A)


@pytest.mark.parametrize("name", ("a-visitor-from-rome", "lend-me-your-ear", "final-blow"))
def test_some_schemes_bring_the_target_1_influence(name):
    g = scheming(name, (A, "target 3"))
    assert g.table.influence == [12, 4, 4, 5]


def test_s38_a_marker_at_the_end_of_its_track_is_said_to_stay():
    g = scheming("lend-me-your-ear", (A, "target 0"))
    assert g.table.influence[A] == 12
    assert "influence-stays" in events(g) and "gains-influence" not in events(g)


def test_collaboration_brings_two_targets_1_influence_each():
    g = scheming("collaboration", (A, "target 1"))
    assert can_say(g, A) == ["target 0", "target 2", "target 3"]
    said(g, (A, "target 3"))
    assert g.table.influence == [12, 5, 4, 5]


def test_revenge_brings_2_influence_to_the_one_with_the_least():
    g = scheming("revenge", influence=(12, 4, 3, 4))
    assert g.table.influence == [12, 4, 5, 4]


def test_s43_revenge_cannot_be_played_on_a_tie():
    g = turn(hands={A: "revenge"}, influence=(4, 3, 3, 4))
    assert why_blocked(g, A)["scheme revenge"] == "no-target"


# --- Influence down ----------------------------------------------------------------------------------


def test_collusion_moves_1_influence_from_the_target_to_another():
    g = scheming("collusion", (A, "ask 1"), (B, "support"), (A, "target 1"))
    assert can_say(g, A) == ["benefit 0", "benefit 2", "benefit 3"]
    said(g, (A, "benefit 3"))
    assert g.table.influence == [12, 3, 4, 5]


def test_caught_taking_bribes_pays_the_target_3_gold_and_costs_it_1_influence():
    g = scheming("caught-taking-bribes", (A, "target 2"))
    assert g.table.gold == [6, 9, 12, 9]
    assert g.table.influence == [12, 4, 3, 4]


def test_buying_secrets_pays_a_third_dominus_3_gold():
    g = scheming("buying-secrets", (A, "target 2"))
    assert can_say(g, A) == ["reward 1", "reward 3"]
    said(g, (A, "reward 3"))
    assert g.table.gold == [6, 9, 9, 12]
    assert g.table.influence == [12, 4, 3, 4]


def test_blackmail_costs_a_ready_slave():
    g = scheming("blackmail", (A, "target 1"), (A, "discard cook"), assets={**EACH_HAS_TWO, A: "agron cook mira"})
    assert g.table.influence == [12, 3, 4, 4]
    assert g.table.market_discards == (asset("cook"),)


def test_conspiracy_costs_the_target_2_influence():
    g = scheming("conspiracy", (A, "ask 1"), (B, "support"), (A, "target 1"))
    assert g.table.influence == [12, 2, 4, 4]


def test_spread_cheeks_wide_costs_its_player_2_influence_and_the_others_1():
    g = scheming("spread-cheeks-wide")
    assert g.table.influence == [10, 3, 3, 3]


# --- Costs and conditions ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("public-exhibition", "caught-taking-bribes", "buying-secrets"))
def test_s42_a_scheme_whose_cost_cannot_be_paid_cannot_be_played(name):
    g = turn(hands={A: name}, gold=(2, 9, 9, 9), assets={**EACH_HAS_TWO, A: f"{FIVE} cook"} | {B: "", C: "", D: ""})
    assert why_blocked(g, A)[f"scheme {name}"] == "too-little-gold"


@pytest.mark.parametrize("name", ("blackmail", "illicit-auction"))
def test_s42_a_scheme_that_costs_a_slave_needs_a_ready_one(name):
    g = turn(hands={A: name}, exhausted="cook")
    assert why_blocked(g, A)[f"scheme {name}"] == "too-few-slaves"


def test_s43_the_condition_is_looked_at_again_as_the_scheme_takes_effect():
    assets = {A: "cook", B: f"{FIVE} deserter", C: "debtor-1"}
    g = scheming("epic-spectacle", hands={A: "epic-spectacle", B: "guard"}, assets=assets)
    assert g.asked == (B,)
    g.table.condition[asset("agron")] = 1
    said(g, (B, "pass"))
    assert g.table.influence[B] == 4
    assert "no-effect" in events(g) and discards(g) == ["epic-spectacle"]


def test_s43_a_cost_that_can_no_longer_be_paid_leaves_the_scheme_without_effect():
    g = scheming("grand-feast", (A, "target 1"), hands={A: "grand-feast", B: "robbery"})
    g.table.gold[A], g.table.gold[B] = 5, 13
    said(g, (B, "pass"))
    assert g.table.influence == [12, 4, 4, 4] and g.table.gold == [5, 13, 9, 9]


def test_s43_a_target_that_no_longer_fits_before_it_is_named_ends_the_scheme():
    g = turn(hands={A: "bribe-the-guards"}, guards=(0, 1, 1, 0), gold=(1, 9, 9, 9))
    said(g, (A, "scheme bribe-the-guards"))
    g.table.gold[:2] = [0, 10]  # A has given his last gold away
    g.settle()
    assert g.table.exhausted_guards == [0, 0, 0, 0]
    assert discards(g) == ["bribe-the-guards"] and "no-effect" in events(g)


def test_s57_the_target_is_named_when_the_scheme_lies_open_and_may_be_oneself():
    g = scheming("a-visitor-from-rome", influence=(10, 4, 4, 4))
    assert g.table.laid and can_say(g, A) == ["target 0", "target 1", "target 2", "target 3"]
    said(g, (A, "target 0"))
    assert g.table.influence[A] == 11


def test_s09_example_p17_exhausted_slaves_do_not_count_and_cannot_be_discarded():
    """Illicit Services brings 2 gold, the one ready slave goes, and Empty Brothel finds nobody."""
    assets = {A: "agron mira", B: "barca cook deserter attendant-1", C: "varro debtor-1", D: "crixus debtor-2"}
    hands = {A: "unlocked-gate", B: "illicit-services", C: "empty-brothel"}
    g = turn(B, assets=assets, hands=hands, exhausted="deserter attendant-1", influence=(6, 6, 5, 4))
    said(g, (B, "scheme illicit-services"), (B, "target 1"), (A, "pass"), (C, "pass"))
    assert g.table.gold[B] == 11
    g = begin(g.table, IntrigueTurn(A))
    said(g, (A, "scheme unlocked-gate"), (A, "target 1"), (C, "pass"))
    assert g.table.market_discards == (asset("cook"),)
    said(g, (A, "done"), (C, "play empty-brothel"))
    assert g.table.influence[B] == 5


def test_s72_the_asset_is_chosen_only_once_nobody_has_foiled_the_scheme():
    g = scheming("poisoned-wine", (A, "target 1"), guards=(0, 1, 0, 0))
    assert g.asked == (B,)
    said(g, (B, "pass"))
    assert g.asked == (A,) and can_say(g, A) == ["poison barca", "poison deserter"]


def test_every_field_of_the_frame_is_in_its_copy_and_its_key():
    f = PlayScheme(A, BOX.intrigue_cards[3], Backing((D,), 2, (asset("ashur"),), 4))
    f.step, f.foiled, f.returned, f.named, f.picked, f.bank = 2, True, True, (B, C), asset("cook"), -7
    assert vars(f.copy()) == vars(f)
    assert f.copy().key() == f.key() and len(f.key()) == len(vars(f))
