"""The schemes of The Serpents and the Wolf, one by one."""

import pytest

from ludus.games.spartacus.schemes.losses import Forfeit, Spoils
from ludus.games.spartacus.schemes.toil import Toil
from ludus.games.spartacus.table.table import EXHAUSTED, INJURED, READY, SpartacusTable
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, discards, hand, seen_by, turn, why_blocked
from tests.games.spartacus.intrigue_tables import scheming as scheming_at
from tests.games.spartacus.tables import BOX, DICE, A, B, C, D, asset, can_say, events, said

FULL = BOX.full


def scheming(name, *lines, **table):
    """Seat A plays a scheme of the expansion."""
    return scheming_at(name, *lines, expansion="on", **table)


def why_not(name, **table):
    """Why A cannot play a scheme."""
    g = turn(**{"hands": {A: name}, "influence": (12, 4, 4, 4), "expansion": "on", **table})
    return why_blocked(g, A).get(f"scheme {name}")


def put_guards_away(t: SpartacusTable, count: int) -> None:
    """Guards of the pile are discarded."""
    guards = [card for card in t.intrigue_pile if card in t.box.guards][:count]
    t.intrigue_pile = tuple(card for card in t.intrigue_pile if card not in guards)
    t.intrigue_discards = (*t.intrigue_discards, *guards)


# --- Against what a house owns -----------------------------------------------------------------------


def test_sabotage_discards_a_piece_of_equipment_the_schemer_chooses():
    assets = {**EACH_HAS_TWO, B: "barca deserter sword-1 helmet-1 net-1"}
    g = scheming("sabotage", assets=assets, exhausted="net-1")
    assert can_say(g, A) == ["sabotage sword-1", "sabotage helmet-1"]
    said(g, (A, "sabotage helmet-1"))
    assert asset("helmet-1") in g.table.market_discards and asset("sword-1") in g.table.assets[B]


def test_sabotage_needs_somebody_with_ready_equipment():
    assert why_not("sabotage") == "no-target"


def test_fouled_porridge_exhausts_a_gladiator_until_the_next_upkeep():
    g = scheming("fouled-porridge", (A, "target 1"), assets={**EACH_HAS_TWO, B: "barca spartacus deserter"})
    assert can_say(g, A) == ["spoil spartacus", "spoil barca"]
    said(g, (A, "spoil spartacus"))
    assert g.table.condition[asset("spartacus")] == EXHAUSTED


@pytest.mark.parametrize(("guards", "left"), ((1, 0), (2, 0), (3, 1)))
def test_deserters_takes_up_to_two_guards_from_a_table(guards, left):
    g = scheming("deserters", guards=(0, guards, 0, 0))
    said(g, (B, "pass"))
    assert len(g.table.guards[B]) == left
    assert discards(g).count("guard") == guards - left


def test_serpents_in_the_house_the_target_discards_two_cards_of_its_choice_for_nothing():
    g = scheming("serpents-in-the-house", hands={A: "serpents-in-the-house", B: "guard robbery robbery"})
    said(g, (B, "pass"))
    assert can_say(g, B) == ["forfeit robbery", "forfeit guard"]
    said(g, (B, "forfeit robbery"), (B, "forfeit guard"))
    assert hand(g, B) == ["robbery"] and g.table.gold[B] == 9
    assert sorted(discards(g)) == ["guard", "robbery", "serpents-in-the-house"]


def test_serpents_in_the_house_takes_what_there_is():
    g = scheming("serpents-in-the-house", hands={A: "serpents-in-the-house", B: "robbery"})
    said(g, (B, "pass"), (B, "forfeit robbery"))
    assert hand(g, B) == [] and g.asked == (A,)


def test_lured_away_a_slave_the_target_chooses_changes_houses():
    g = scheming("lured-away", (A, "target 1"), assets={**EACH_HAS_TWO, B: "barca deserter mira"})
    assert can_say(g, B) == ["give-away deserter", "give-away mira"]
    said(g, (B, "give-away deserter"))
    assert asset("deserter") in g.table.assets[A] and asset("mira") in g.table.assets[B]


def test_s33_lured_away_a_champion_takes_his_influence_along():
    g = scheming("lured-away", (A, "target 1"), influence=(8, 4, 4, 4), champions="deserter")
    assert g.table.influence[:2] == [9, 3]
    assert {"loses-influence", "gains-influence"} <= set(events(g))


def test_lured_away_cannot_name_its_own_player():
    g = scheming("lured-away")
    assert can_say(g, A) == ["target 1", "target 2", "target 3"]


# --- For gold and cards ------------------------------------------------------------------------------


def test_tribute_from_the_provinces_brings_6_gold():
    assert scheming("tribute-from-the-provinces").table.gold == [15, 9, 9, 9]


def test_toll_of_the_legion_every_other_dominus_pays_1_gold_if_he_has_any():
    assert scheming("toll-of-the-legion", gold=(0, 3, 0, 1)).table.gold == [2, 2, 0, 0]


def test_toll_of_the_legion_needs_somebody_who_can_pay():
    assert why_not("toll-of-the-legion", gold=(5, 0, 0, 0)) == "no-target"


def test_stolen_letters_shows_the_whole_hand_to_the_schemer_alone():
    g = scheming("stolen-letters", hands={A: "stolen-letters", B: "robbery guard"})
    said(g, (B, "pass"))
    assert seen_by(g, A, B) == ["robbery", "guard"] and seen_by(g, C, B) == []
    event = next(event for event in g.events if event.phrase.id.endswith("reads-hand"))
    assert len(event.facts(A)["cards"]) == 2 and "cards" not in event.facts(C)


def test_call_the_veterans_brings_a_guard_back_to_the_table_ready():
    g = turn(hands={A: "call-the-veterans"}, expansion="on")
    assert why_blocked(g, A)["scheme call-the-veterans"] == "no-discarded-guard"
    put_guards_away(g.table, 2)
    g.settle()
    said(g, (A, "scheme call-the-veterans"))
    assert len(g.table.guards[A]) == 1 and g.table.exhausted_guards[A] == 0
    assert g.table.gold[A] == 7 and discards(g).count("guard") == 1


def test_spoils_of_war_takes_the_next_card_of_the_market_for_3_gold():
    g = scheming("spoils-of-war")
    assert g.table.gold[A] == 6
    said(g, (DICE, "draw-asset spartacus"))
    assert asset("spartacus") in g.table.assets[A] and g.table.condition[asset("spartacus")] == READY
    assert why_not("spoils-of-war", gold=(2, 9, 9, 9)) == "too-little-gold"


def test_spoils_of_war_needs_a_card_in_the_market():
    g = turn(hands={A: "spoils-of-war"}, influence=(12, 4, 4, 4), expansion="on")
    g.table.market_pile = ()
    g.settle()
    assert why_blocked(g, A)["scheme spoils-of-war"] == "market-is-empty"


# --- For influence -----------------------------------------------------------------------------------


def test_bread_for_the_mob_costs_5_gold_for_an_influence():
    g = scheming("bread-for-the-mob", (A, "target 0"), influence=(5, 4, 4, 4))
    assert g.table.influence[A] == 6 and g.table.gold[A] == 4
    assert why_not("bread-for-the-mob", gold=(4, 9, 9, 9)) == "too-little-gold"


def test_humble_the_proud_who_alone_has_the_most_loses_an_influence():
    g = scheming("humble-the-proud", influence=(6, 9, 4, 4))
    assert g.table.influence == [6, 8, 4, 4] and g.table.gold[A] == 7
    assert why_not("humble-the-proud", influence=(9, 9, 4, 4)) == "no-target"


def test_wolf_at_the_door_two_targets_lose_an_influence_and_either_may_send_guards():
    g = scheming("wolf-at-the-door", influence=(12, 5, 5, 4), guards=(0, 0, 1, 0))
    said(g, (A, "ask 1"), (B, "support"), (A, "target 1"), (A, "target 2"), (C, "pass"))
    assert g.table.influence == [12, 4, 4, 4]
    g = scheming("wolf-at-the-door", influence=(12, 5, 5, 4), guards=(0, 0, 1, 0))
    said(g, (A, "ask 1"), (B, "support"), (A, "target 1"), (A, "target 2"), (C, "send-guard"), (DICE, "roll 6"))
    assert g.table.influence == [12, 5, 5, 4]


# --- Toil --------------------------------------------------------------------------------------------


def test_set_hands_to_purpose_three_of_any_kind_are_exhausted_for_an_influence():
    assets = {**EACH_HAS_TWO, B: "barca deserter"}
    g = scheming("set-hands-to-purpose", assets=assets, guards=(0, 2, 0, 0))
    said(g, (B, "pass"))
    assert can_say(g, B) == ["exhaust barca", "exhaust deserter", "exhaust-guard", "no-more"]
    said(g, (B, "exhaust deserter"))
    assert can_say(g, B) == ["exhaust barca", "exhaust-guard"]
    said(g, (B, "exhaust-guard"), (B, "exhaust-guard"))
    assert g.table.influence[B] == 5 and g.table.exhausted_guards[B] == 2
    assert g.table.condition[asset("deserter")] == EXHAUSTED and g.asked == (A,)


def test_set_hands_to_purpose_the_target_may_decline():
    g = scheming("set-hands-to-purpose", influence=(4, 4, 4, 4), guards=(1, 0, 0, 0))
    said(g, (A, "no-more"))
    assert g.table.influence[A] == 4


def test_set_hands_to_purpose_needs_three_who_are_ready():
    assert why_not("set-hands-to-purpose") == "no-target"


def test_test_of_the_brotherhood_every_two_gladiators_exhausted_are_an_influence():
    four = "agron barca varro crixus gannicus"
    g = scheming("test-of-the-brotherhood", assets={A: four}, influence=(10, 4, 4, 4))
    said(g, (A, "exhaust agron"))
    assert "no-more" not in can_say(g, A)
    said(g, (A, "exhaust barca"))
    assert g.table.influence[A] == 11 and "no-more" in can_say(g, A)
    said(g, (A, "exhaust varro"), (A, "exhaust crixus"))
    assert g.table.influence[A] == 12 and g.table.condition[asset("gannicus")] == READY


def test_test_of_the_brotherhood_needs_two_gladiators():
    assert why_not("test-of-the-brotherhood") == "no-target"


# --- For one's own -----------------------------------------------------------------------------------


def test_healing_waters_an_injured_card_is_ready_again():
    g = scheming("healing-waters", (A, "target 0"), injured="agron barca", assets={A: "agron crixus cook", B: "barca"})
    assert g.table.condition[asset("agron")] == READY and g.table.condition[asset("barca")] == INJURED
    assert why_not("healing-waters") == "no-target"


# --- Known cards and frames --------------------------------------------------------------------------


def test_what_is_published_of_the_expansion_is_as_it_says():
    titles = {title.name: title for title in FULL.intrigue_titles}
    hands, brotherhood = titles["set-hands-to-purpose"], titles["test-of-the-brotherhood"]
    assert (hands.influence, hands.gold, hands.needs, hands.amount) == (4, 2, 3, 1)
    assert (brotherhood.influence, brotherhood.gold, brotherhood.needs, brotherhood.amount) == (10, 2, 2, 1)


def test_every_field_of_a_frame_is_in_its_copy_and_its_key():
    for frame in (Toil(B, 5, 2), Forfeit(A, 1), Spoils(D)):
        frame.step = 1
        assert vars(frame.copy()) == vars(frame)
        assert frame.copy().key() == frame.key() and len(frame.key()) == len(vars(frame))


def test_a_foiled_scheme_of_the_expansion_costs_nothing():
    hands = {A: "spoils-of-war", B: "whispered-rumors"}
    g = scheming("spoils-of-war", (B, "play whispered-rumors"), hands=hands, influence=(12, 6, 4, 4))
    assert g.table.gold[A] == 9 and g.table.assets[A] == tuple(sorted(map(asset, ("agron", "cook"))))
