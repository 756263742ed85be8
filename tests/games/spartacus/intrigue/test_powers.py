"""The powers of the four houses."""

import pytest

from ludus.games.spartacus.intrigue.powers import POWERS, UsePower
from ludus.games.spartacus.schemes.schemes import INTERVENTION
from ludus.games.spartacus.schemes.support import BRIBES, WILL_OF_THE_SENATE
from ludus.games.spartacus.table.deeds import INFLUENTIAL
from ludus.games.spartacus.table.table import READY
from tests.games.spartacus.intrigue_tables import discards, hand, turn, why_blocked
from tests.games.spartacus.tables import BOX, DICE, A, B, C, D, asset, can_say, events, said

FIGHTERS = "agron barca varro crixus"
SERVANTS = "cook deserter debtor-1 debtor-2"


def test_every_power_of_every_house_has_a_rule():
    printed = {power for house in BOX.full.houses for power in house.powers}
    assert printed == {*POWERS, BRIBES, WILL_OF_THE_SENATE, INTERVENTION, INFLUENTIAL}


def test_batiatus_exhibition_match_exhausts_2_gladiators_for_2_gold():
    g = turn(A, assets={A: FIGHTERS})
    said(g, (A, "exhibition-match"), (A, "exhaust agron"), (A, "exhaust crixus"))
    assert g.table.gold[A] == 11
    assert [g.table.condition[asset(name)] for name in FIGHTERS.split()] == [1, 0, 0, 1]


def test_batiatus_fodder_for_the_primus_discards_3_gladiators_for_1_influence():
    g = turn(A, assets={A: FIGHTERS})
    said(g, (A, "fodder-for-the-primus"), *((A, f"discard {name}") for name in ("agron", "varro", "crixus")))
    assert g.table.influence[A] == 5
    assert g.table.assets[A] == (asset("barca"),)


def test_glaber_legionnaire_patrol_exhausts_3_guards_to_draw_a_card():
    g = turn(B, guards=(0, 4, 0, 0))
    said(g, (B, "legionnaire-patrol"), (DICE, "draw robbery-1"))
    assert g.table.exhausted_guards[B] == 3 and hand(g, B) == ["robbery"]


def test_glaber_dispatch_to_rome_discards_3_guards_for_1_influence():
    g = turn(B, guards=(0, 3, 0, 0))
    said(g, (B, "dispatch-to-rome"))
    assert g.table.influence[B] == 5
    assert g.table.guards[B] == () and discards(g) == ["guard"] * 3


def test_tullius_duplicitous_dealings_exhausts_3_slaves_to_exchange_up_to_3_cards():
    g = turn(C, assets={C: SERVANTS}, hands={C: "robbery guard blackmail unlocked-gate"})
    said(g, (C, "duplicitous-dealings"), *((C, f"exhaust {name}") for name in ("cook", "deserter", "debtor-2")))
    said(g, (C, "discard-card robbery"), (C, "discard-card guard"), (C, "enough"))
    said(g, (DICE, "draw conspiracy"), (DICE, "draw revenge-1"))
    assert hand(g, C) == ["unlocked-gate", "blackmail", "conspiracy", "revenge"]
    assert discards(g) == ["robbery", "guard"]


def test_tullius_may_exchange_nothing_and_never_more_than_3():
    g = turn(C, assets={C: SERVANTS}, hands={C: "robbery"})
    said(g, (C, "duplicitous-dealings"), *((C, f"exhaust {name}") for name in ("cook", "deserter", "debtor-2")))
    said(g, (C, "enough"))
    assert hand(g, C) == ["robbery"] and g.asked == (C,)
    g = turn(C, assets={C: SERVANTS}, hands={C: "robbery robbery robbery robbery"})
    said(g, (C, "duplicitous-dealings"), *((C, f"exhaust {name}") for name in ("cook", "deserter", "debtor-2")))
    said(g, *[(C, "discard-card robbery")] * 3)
    assert g.chance is not None


def test_tullius_to_the_mines_discards_3_slaves_for_1_influence():
    g = turn(C, assets={C: SERVANTS})
    said(g, (C, "to-the-mines"), *((C, f"discard {name}") for name in ("cook", "deserter", "debtor-1")))
    assert g.table.influence[C] == 5 and g.table.assets[C] == (asset("debtor-2"),)


def test_solonius_a_finger_in_every_pie_discards_one_of_each_for_1_influence():
    g = turn(D, assets={D: "agron barca cook deserter"}, guards=(0, 0, 0, 2))
    said(g, (D, "a-finger-in-every-pie"), (D, "discard barca"), (D, "discard cook"))
    assert g.table.influence[D] == 5
    assert g.table.assets[D] == (asset("agron"), asset("deserter")) and len(g.table.guards[D]) == 1


def test_s12_a_power_may_be_used_as_often_as_it_can_be_paid_for():
    g = turn(A, assets={A: FIGHTERS})
    for pair in (("agron", "barca"), ("varro",)):
        said(g, (A, "exhibition-match"), *((A, f"exhaust {name}") for name in pair))
    assert g.table.gold[A] == 13  # the last gladiator chose himself
    assert why_blocked(g, A)["exhibition-match"] == "too-few-gladiators"


def test_s12_powers_are_used_in_ones_own_turn_only():
    g = turn(A, assets={A: "mira", C: SERVANTS})
    assert can_say(g, C) == [] and not any("mines" in words for words in can_say(g, A))


def test_s09_only_ready_cards_pay():
    g = turn(A, assets={A: "agron barca varro"}, exhausted="agron")
    assert why_blocked(g, A) == {"fodder-for-the-primus": "too-few-gladiators"}
    g = turn(B, guards=(0, 3, 0, 0))
    g.table.exhausted_guards[B] = 1
    assert set(why_blocked(g, B).values()) == {"too-few-guards"}


def test_s39_naevia_pays_for_two_slaves():
    g = turn(C, assets={C: "naevia cook"})
    said(g, (C, "to-the-mines"), (C, "discard naevia"))
    assert g.table.assets[C] == () and g.table.influence[C] == 5


def test_a_discarded_champion_costs_1_influence_all_the_same():
    g = turn(A, assets={A: "agron barca varro"}, champions="agron")
    said(g, (A, "fodder-for-the-primus"), (A, "discard agron"))
    assert g.table.influence[A] == 3 and "loses-champion" in events(g)
    said(g, (A, "discard barca"))
    assert g.table.influence[A] == 4


@pytest.mark.parametrize(("seat", "powers"), ((A, 2), (B, 2), (C, 2), (D, 1)))
def test_a_power_that_cannot_be_paid_for_says_why(seat, powers):
    g = turn(seat, assets={}, guards=(0, 0, 0, 0))
    assert len(why_blocked(g, seat)) == powers
    assert all(g.table.condition[card] == READY for card in g.table.assets[seat])


def test_every_field_of_the_frame_is_in_its_copy_and_its_key():
    f = UsePower(C, "to-the-mines", (0, 2))
    assert vars(f.copy()) == vars(f)
    assert f.copy().key() == f.key() and len(f.key()) == len(vars(f))
