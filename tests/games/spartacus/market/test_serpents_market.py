"""Gladiators, slaves and equipment of The Serpents and the Wolf, one by one."""

from typing import Any

import pytest

from ludus.games.spartacus.arena.phase import tribute_of
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.combat.field import stride
from ludus.games.spartacus.intrigue.serpents_slaves import Anointing, Beguiling
from ludus.games.spartacus.reactions.moments import GUARD_FAILED, ROW_DEALT, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.fighters import INJURY, STANDING
from ludus.games.spartacus.table.table import EXHAUSTED, INJURED, MARKET, READY
from tests.games.spartacus.fights import a_duel, a_fight, a_turn, an_attack, dice_left, fates, hex_names
from tests.games.spartacus.intrigue_tables import turn, why_blocked
from tests.games.spartacus.tables import BOX, DICE, A, B, C, a_table, asset, begin, can_say, said, upkeep

ON: dict[str, Any] = {"expansion": "on"}
LAST = (1, 1, 1)


# --- Gladiators --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("ashur-the-serpent", "mannus", "totus"))
def test_s53_treacherous_does_nothing_in_a_duel(name):
    g = a_fight(name, "hamilcar", **ON)
    assert g.decision is not None and g.decision.kind == "initiative-roll", "nobody is asked to change sides"


def test_caburus_a_triple_of_attack_dice_is_two_wounds_whatever_the_defender_rolls():
    g = an_attack("caburus", "crixus", **ON)
    said(g, (DICE, "roll 2 2 2 1"), (DICE, "roll 6 5 4 3"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g)[1] == 9
    g = an_attack("caburus", "crixus", **ON)
    said(g, (DICE, "roll 2 2 1 1"), (DICE, "roll 6 5 4 3"))
    assert dice_left(g)[1] == 11


def test_s185_caburus_needs_attack_dice_for_it():
    g = an_attack("caburus", "crixus", with_javelin=True, **ON)
    said(g, (DICE, "roll 2 2 2"), (DICE, "roll 6 5 4 3"))
    assert dice_left(g)[1] == 11


def test_tetraides_ignores_his_first_wound_of_a_fight():
    g = begin(a_duel("hamilcar", "tetraides", **ON), Blow(0, 1, 3, 0))
    said(g, (B, "lose attack"), (B, "lose attack"))
    assert dice_left(g)[1] == 8 and g.table.fighters[1].has_used_ability
    g.stack = [Blow(0, 1, 1, 0)]
    g.settle()
    said(g, (B, "lose attack"))
    assert dice_left(g)[1] == 7


def test_s185_tetraides_is_not_tried_by_an_attack_without_wounds():
    g = begin(a_duel("hamilcar", "tetraides", **ON), Blow(0, 1, 0, 0))
    assert not g.table.fighters[1].has_used_ability


def test_s185_oenomaus_switches_steadfast_off():
    g = begin(a_duel("oenomaus", "tetraides", dice=(None, LAST), **ON), Blow(0, 1, 1, 0))
    assert fates(g)[1] != STANDING


def test_lugo_reaches_across_a_free_hex():
    g = a_turn("lugo", "hamilcar", hexes=("d3", "d5"), **ON)
    assert "attack hamilcar" in can_say(g, A)
    g = a_turn("donar", "hamilcar", hexes=("d3", "d5"), **ON)
    assert "attack hamilcar" not in can_say(g, A)


def test_s185_nemetes_adds_2_to_what_he_rolls_for_initiative():
    g = a_fight("nemetes", "hamilcar", hexes=("d1", "d7"), **ON)
    said(g, (DICE, "roll 1 1 1 1"), (DICE, "roll 3 1 1"))
    assert g.asked == (A,), "4 and 2 against 5"
    g = a_fight("nemetes", "oenomaus", hexes=("d1", "d7"), **ON)
    said(g, (DICE, "roll 1 1 1 1"), (DICE, "roll 2 1 1 1"))
    assert g.asked == (B,), "Oenomaus switches it off"


def test_saxa_injures_whom_she_beats():
    g = begin(a_duel("saxa", "hamilcar", dice=(None, LAST), **ON), Blow(0, 1, 1, 0))
    assert fates(g)[1] == INJURY


def test_donar_ignores_a_wound_that_would_beat_him():
    g = begin(a_duel("hamilcar", "donar", dice=(None, LAST), **ON), Blow(0, 1, 1, 0))
    assert fates(g)[1] == STANDING


def test_dagan_slips_away_after_an_attack():
    g = an_attack("hamilcar", "dagan", **ON)
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"))
    assert "evade d6" in can_say(g, B)
    said(g, (B, "evade d6"))
    assert hex_names(g)[1] == "d6"


def test_pompeius_brings_a_gold_more_in_tribute():
    assert tribute_of(a_table(assets={A: "pompeius"}, **ON), asset("pompeius")) == 1


# --- Slaves ------------------------------------------------------------------------------------------


def test_delphia_takes_2_off_what_a_scheme_takes():
    g = turn(assets={A: "delphia agron"}, hands={A: "a-visitor-from-rome"}, **ON)
    said(g, (A, "scheme a-visitor-from-rome"), (A, "cunning delphia"), (A, "target 0"))
    assert g.table.influence[A] == 5 and g.table.condition[asset("delphia")] == EXHAUSTED


def test_thessela_has_a_failed_healing_roll_rolled_again():
    g = upkeep(a_table(assets={A: "agron", B: "thessela"}, injured="agron", **ON))
    said(g, (DICE, "roll 1"), (B, "tend thessela"), (DICE, "roll 6"))
    assert g.table.condition[asset("agron")] == READY


def test_phaedra_earns_a_gold():
    g = turn(assets={A: "phaedra"}, **ON)
    said(g, (A, "use phaedra"))
    assert g.table.gold[A] == 10


def test_timon_looks_at_a_card_of_the_auction():
    t = a_table(assets={A: "timon"}, phase=MARKET, **ON)
    t.row, t.row_seen = (asset("spartacus"),), (0,)
    t.market_pile = tuple(card for card in t.market_pile if card != asset("spartacus"))
    g = begin(t, Window(Moment(ROW_DEALT)))
    said(g, (A, "inform timon"), (A, "look 1"))
    assert t.row_seen == (1 << A,)


def test_gallus_has_a_failed_guard_roll_rolled_again():
    t = a_table(assets={B: "gallus"}, **ON)
    g = begin(t, Window(Moment(GUARD_FAILED, target=B, by=B, card=t.box.guards[0])))
    assert can_say(g, B) == ["pass", "bodyguard gallus"]


def test_lysandra_exhausts_a_guard_of_another_house():
    g = turn(assets={A: "lysandra"}, guards=(1, 2, 0, 1), **ON)
    said(g, (A, "use lysandra"))
    assert can_say(g, A) == ["beguile 1", "beguile 3"]
    said(g, (A, "beguile 1"))
    assert g.table.exhausted_guards == [0, 1, 0, 0] and g.table.condition[asset("lysandra")] == EXHAUSTED


def test_lysandra_needs_a_ready_guard_somewhere_else():
    g = turn(assets={A: "lysandra"}, guards=(1, 0, 0, 0), **ON)
    assert why_blocked(g, A)["use lysandra"] == "nobody-guarded"


def test_kastor_makes_an_exhausted_gladiator_ready():
    g = turn(assets={A: "kastor agron barca varro"}, exhausted="agron varro", injured="barca", **ON)
    said(g, (A, "use kastor"))
    assert can_say(g, A) == ["anoint agron", "anoint varro"]
    said(g, (A, "anoint varro"))
    assert [g.table.condition[asset(name)] for name in ("agron", "barca", "varro")] == [EXHAUSTED, INJURED, READY]


def test_kastor_cannot_help_the_injured():
    g = turn(assets={A: "kastor barca"}, injured="barca", **ON)
    assert why_blocked(g, A)["use kastor"] == "nobody-exhausted"


# --- Equipment ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "wounds"),
    [("roll 6 4 2 1", "roll 6 5 2", 1), ("roll 6 4 2 1", "roll 5 4 3", 1), ("roll 5 5 2 1", "roll 6 5 2", 0)],
)
def test_s185_with_a_flail_a_tie_of_the_highest_dice_hits(attack, defence, wounds):
    g = an_attack("caburus", "hamilcar", gear=("flail-1", ""), **ON)
    said(g, (DICE, attack), (DICE, defence), *[(B, "lose attack")] * wounds)
    assert dice_left(g)[1] == 9 - wounds and g.decision is None


def test_s185_a_flail_does_not_help_a_javelin_and_hits_are_shown_to_all():
    g = an_attack("caburus", "hamilcar", gear=("flail-1", ""), with_javelin=True, **ON)
    said(g, (DICE, "roll 6 2 2"), (DICE, "roll 6 5 5"))
    assert dice_left(g)[1] == 9
    g = an_attack("caburus", "hamilcar", gear=("flail-1 ", "helmet-1"), **ON)
    said(g, (DICE, "roll 6 4 2 1"), (DICE, "roll 6 5 2"))
    seen: Any = g.view(C)
    assert seen["arena"]["attacks"][-1]["hits"] == [1]


@pytest.mark.parametrize(("wounds", "felt"), ((1, 1), (2, 2), (3, 2), (6, 2)))
def test_s185_in_a_lorica_no_attack_costs_more_than_2_dice(wounds, felt):
    g = begin(a_duel("caburus", "hamilcar", gear=("", "lorica-1"), **ON), Blow(0, 1, wounds, 0))
    said(g, *[(B, "lose attack")] * felt)
    assert dice_left(g)[1] == 9 - felt and g.decision is None


def test_s185_a_lorica_stops_the_axe_too():
    g = begin(a_duel("caburus", "hamilcar", gear=("axe-1", "lorica-1"), **ON), Blow(0, 1, 2, 0))
    said(g, (A, "swing-axe"), (B, "lose attack"), (B, "lose attack"))
    assert dice_left(g)[1] == 7


def test_caligae_carry_their_bearer_a_hex_further():
    t = a_duel("hamilcar", "donar", gear=("caligae-1", ""), hexes=("d1", "d7"), **ON)
    assert (stride(t, 0), stride(t, 1)) == (4, 3)
    g = a_turn("hamilcar", "donar", gear=("caligae-1", ""), hexes=("d1", "d7"), **ON)
    assert "move d5" in can_say(g, A)
    seen: Any = g.view(C)
    assert "d5" in seen["arena"]["reachable"]


def test_the_new_equipment_is_of_three_kinds_and_not_exhausted_by_use():
    new = BOX.full.market[len(BOX.market) :]
    kinds = {title.name: title.type for title in new if title.type}
    assert kinds == {"flail": "weapon", "lorica": "armor", "caligae": "special"}
    assert not any(title.is_exhausted_by_use for title in new)


def test_every_field_of_a_frame_is_in_its_copy_and_its_key():
    for frame in (Beguiling(B), Anointing(C)):
        frame.step = 1
        assert vars(frame.copy()) == vars(frame)
        assert frame.copy().key() == frame.key() and len(frame.key()) == len(vars(frame))
