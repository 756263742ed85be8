"""The seventeen named gladiators, one by one."""

import pytest

from ludus.games.spartacus.arena.phase import tribute_of
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY, STANDING, YIELD
from ludus.games.spartacus.table.table import INJURED, READY
from tests.games.spartacus.fights import a_duel, a_fight, a_turn, an_attack, at, dice_left, fates, hex_names
from tests.games.spartacus.tables import BOX, DICE, A, B, a_table, asset, begin, can_say, said, upkeep

LAST = (1, 1, 1)


def test_spartacus_each_pair_of_attack_dice_is_a_wound():
    g = an_attack("spartacus", "crixus")
    said(g, (DICE, "roll 6 6 6 6"), (DICE, "roll 5 4 3 1"))
    said(g, *[(B, "lose attack")] * 3, (B, "lose defence"), (B, "lose defence"), (B, "lose defence"))
    assert dice_left(g)[1] == 5  # four hits and two pairs


def test_s152_spartacus_pairs_of_speed_dice_do_nothing():
    g = an_attack("spartacus", "hamilcar", with_javelin=True)
    said(g, (DICE, "roll 2 2 1"), (DICE, "roll 6 6 6"))
    assert g.decision is None


def test_s93_crixus_each_pair_of_defence_dice_blocks_a_hit():
    g = an_attack("gannicus", "crixus")
    said(g, (DICE, "roll 6 6 6 6"), (DICE, "roll 5 5 4 4"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g)[1] == 9 and g.decision is None  # of four hits two


def test_s94_crixus_cannot_block_automatic_wounds():
    g = an_attack("spartacus", "crixus")
    said(g, (DICE, "roll 3 3 2 1"), (DICE, "roll 6 6 6 6"), (B, "lose speed"))
    assert dice_left(g)[1] == 10


def test_gannicus_ties_hit_when_he_attacks():
    g = an_attack("gannicus", "hamilcar")
    said(g, (DICE, "roll 5 4 3 1"), (DICE, "roll 5 4 4"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g)[1] == 7
    g = an_attack("hamilcar", "gannicus")
    said(g, (DICE, "roll 5 4 3"), (DICE, "roll 5 4 3"))
    assert g.decision is None


def test_s152_gannicus_ties_hit_with_a_javelin_too():
    g = an_attack("gannicus", "hamilcar", with_javelin=True)
    said(g, (DICE, "roll 5 2 2 1"), (DICE, "roll 5 4 4"), (B, "lose speed"))
    assert dice_left(g)[1] == 8


@pytest.mark.parametrize(
    ("name", "attack", "defence"),
    [("spartacus", "roll 2 2 1 1", "roll 6 6 6 6"), ("gannicus", "roll 6 6 6 6", "roll 6 6 6 6")],
)
def test_oenomaus_switches_off_the_ability_of_his_opponent(name, attack, defence):
    g = an_attack(name, "oenomaus")
    said(g, (DICE, attack), (DICE, defence))
    assert g.decision is None


def test_oenomaus_switches_off_a_tactician_and_a_defenders_ability():
    g = a_fight("oenomaus", "pericles")
    said(g, (DICE, "roll 6 6 6 6"), (DICE, "roll 1 1 1 1"))
    assert g.asked == (A,)
    g = an_attack("oenomaus", "agron")
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 5 5 5 5"))
    assert g.decision is None and dice_left(g) == (11, 10)


def test_theokoles_rolls_two_dice_to_heal_and_keeps_the_better():
    g = upkeep(a_table(assets={A: "theokoles"}, injured="theokoles"))
    said(g, (DICE, "roll 4 1"))
    assert g.table.condition[asset("theokoles")] == READY


def test_agron_a_triple_of_defence_dice_wounds_the_attacker():
    g = an_attack("hamilcar", "agron")
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 1 1 1 1"), *[(B, "lose attack")] * 3, (A, "lose speed"))
    assert dice_left(g) == (8, 7)


def test_agron_can_beat_an_attacker_in_his_own_attack():
    g = an_attack("hamilcar", "agron", dice=(LAST, None))
    said(g, (DICE, "roll 1"), (DICE, "roll 5 5 5 1"))
    assert fates(g) == (YIELD, STANDING)


def test_barca_may_defend_with_speed_dice():
    g = an_attack("hamilcar", "barca", dice=(None, (3, 1, 4)))
    assert can_say(g, B) == ["defend-with defence", "defend-with speed"] and g.prompt() is not None
    said(g, (B, "defend-with speed"), (DICE, "roll 5 5 5"))
    assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 4
    g = an_attack("hamilcar", "barca", dice=(None, (3, 1, 4)))
    said(g, (B, "defend-with defence"), (DICE, "roll 5 5 5"), (DICE, "roll 6"))
    assert g.asked == (B,)  # two unmatched dice hit


@pytest.mark.parametrize(("fighters", "seat"), [(("hamilcar", "varro"), B), (("varro", "hamilcar"), A)])
def test_s95_varro_earns_a_gold_when_anybody_loses_three_dice_to_one_attack(fighters, seat):
    g = begin(a_duel(*fighters), Blow(0, 1, wounds=3, counter=0))
    said(g, *[(B, "lose attack"), (B, "lose attack"), (B, "lose defence")])
    assert g.table.gold[seat] == 10
    g = begin(a_duel(*fighters), Blow(0, 1, wounds=2, counter=0))
    said(g, *[(B, "lose attack"), (B, "lose attack")])
    assert g.table.gold[seat] == 9


def test_varro_earns_it_also_when_the_dice_are_the_last_and_not_for_dice_saved_by_a_shield():
    g = begin(a_duel("varro", "hamilcar", dice=(None, LAST)), Blow(0, 1, wounds=5, counter=0))
    assert g.table.gold[A] == 10
    g = begin(a_duel("varro", "hamilcar", gear=("", "shield-1")), Blow(0, 1, wounds=3, counter=0))
    said(g, (B, "raise-shield"), (B, "lose attack"), (B, "lose attack"))
    assert g.table.gold[A] == 9


def test_varro_earns_nothing_in_the_face_of_oenomaus():
    g = begin(a_duel("varro", "oenomaus", dice=(None, LAST)), Blow(0, 1, wounds=3, counter=0))
    assert fates(g)[1] == DECAPITATION and g.table.gold[A] == 9


def test_s96_pericles_may_roll_all_his_dice_for_initiative_again_once_a_round():
    g = a_fight("hamilcar", "pericles")
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 2 2 1 1"))
    assert can_say(g, B) == ["let-stand", "roll-again"] and g.prompt() is not None
    said(g, (B, "roll-again"), (DICE, "roll 6 6 5 1"))  # a tie: all is rolled again, but not by choice
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 2 2 1 1"), (A, "act-first"))
    g = a_fight("hamilcar", "pericles")
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 6 6 6 6"), (B, "let-stand"), (B, "act-first"))


def test_s91_kerza_has_a_die_of_the_attackers_rolled_again_once_per_fight():
    g = an_attack("hamilcar", "kerza")
    said(g, (DICE, "roll 6 6 4"), (DICE, "roll 5 5 5"))
    assert can_say(g, B) == ["keep", "force 6", "force 4"]
    said(g, (B, "force 6"), (DICE, "roll 1"), (B, "lose speed"))
    assert dice_left(g) == (9, 8) and g.table.fighters[1].has_used_ability


def test_kerza_may_wait_and_forces_once_only():
    g = an_attack("kerza", "hamilcar")
    said(g, (DICE, "roll 4 4"), (DICE, "roll 6 6 6"), (A, "keep"))
    assert not g.table.fighters[0].has_used_ability
    g = an_attack("kerza", "hamilcar")
    t = g.table
    t.fighters = (t.fighters[0].but(has_used_ability=True), t.fighters[1])
    said(g, (DICE, "roll 4 4"), (DICE, "roll 6 6 6"))
    assert g.decision is None


def test_kerza_has_a_die_of_the_defenders_rolled_again():
    g = an_attack("kerza", "hamilcar", gear=("sword-1", ""))
    said(g, (DICE, "roll 4 1"), (DICE, "roll 6 3 3"), (A, "reroll 1"), (A, "force 6"))
    said(g, (DICE, "roll 4"), (DICE, "roll 1"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g) == (9, 7)


def test_s92_a_die_that_both_sides_pick_up_is_rolled_once():
    g = an_attack("hamilcar", "kerza", gear=("sword-1", ""))
    said(g, (DICE, "roll 4 3 3"), (DICE, "roll 6 6 6"), (A, "reroll 4"), (B, "force 4"))
    assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 1
    g = an_attack("hamilcar", "kerza", gear=("sword-1", ""))
    said(g, (DICE, "roll 4 3 3"), (DICE, "roll 6 6 6"), (A, "reroll 3"), (B, "force 3"))
    assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 2


@pytest.mark.parametrize(("wounds", "fate"), [(1, INJURY), (2, INJURY), (3, DECAPITATION)])
def test_gnaeus_injures_whom_he_beats(wounds, fate):
    g = begin(a_duel("gnaeus", "hamilcar", dice=(None, LAST)), Blow(0, 1, wounds, counter=0))
    assert fates(g) == (STANDING, fate)


def test_ashur_fights_like_any_other():
    assert BOX.market[asset("ashur")].ability == "cunning"  # of use in the intrigue phase
    g = an_attack("ashur", "hamilcar")
    said(g, (DICE, "roll 5 5 5"), (DICE, "roll 5 5 5"))
    assert g.decision is None


def test_rhaskos_a_triple_of_defence_dice_blocks_every_hit():
    g = an_attack("theokoles", "rhaskos")
    said(g, (DICE, "roll 6 6 6 6 6"), (DICE, "roll 1 1 1"))
    assert g.decision is None and dice_left(g)[1] == 10
    g = an_attack("theokoles", "rhaskos")
    said(g, (DICE, "roll 6 6 6 6 6"), (DICE, "roll 2 1 1"))
    assert g.asked == (B,)


def test_s94_rhaskos_blocks_neither_pairs_nor_the_axe():
    g = an_attack("spartacus", "rhaskos", gear=("axe-1", ""))
    said(g, (DICE, "roll 6 6 5 4"), (DICE, "roll 1 1 1"), (A, "swing-axe"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g)[1] == 8


def test_segovax_decapitates_whom_he_beats():
    g = begin(a_duel("segovax", "hamilcar", dice=(None, LAST)), Blow(0, 1, wounds=1, counter=0))
    assert fates(g) == (STANDING, DECAPITATION)
    g = begin(a_duel("segovax", "oenomaus", dice=(None, LAST)), Blow(0, 1, wounds=1, counter=0))
    assert fates(g) == (STANDING, YIELD)


def test_s90_duro_ignores_the_wound_that_would_beat_him_once_per_fight():
    t = a_duel("hamilcar", "duro", dice=(None, (2, 1, 1)))
    g = begin(t, Blow(0, 1, wounds=2, counter=0))
    assert fates(g) == (STANDING, STANDING) and t.fighters[1].dice == LAST
    g.stack = [Blow(0, 1, wounds=1, counter=0)]
    g.settle()
    assert fates(g) == (STANDING, YIELD)


def test_s90_duro_does_not_waste_it_on_a_wound_he_can_bear():
    g = begin(a_duel("hamilcar", "duro"), Blow(0, 1, wounds=2, counter=0))
    said(g, (B, "lose attack"), (B, "lose attack"))
    assert not g.table.fighters[1].has_used_ability


def test_auctus_may_move_a_hex_after_being_attacked():
    g = a_turn("hamilcar", "auctus")
    said(g, (A, "attack auctus"), (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6 6"))
    assert g.asked == (B,) and can_say(g, B) == ["stay", "evade c4", "evade c5", "evade d6", "evade e4", "evade e5"]
    said(g, (B, "evade d6"))
    assert hex_names(g) == ["d4", "d6"]
    g = a_turn("hamilcar", "auctus")
    said(g, (A, "attack auctus"), (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6 6"), (B, "stay"))
    assert hex_names(g) == ["d4", "d5"] and g.asked == (A,)


def test_auctus_does_not_move_when_he_is_beaten():
    g = begin(a_duel("hamilcar", "auctus", dice=(None, LAST)), Blow(0, 1, wounds=1, counter=0))
    assert g.decision is None and at("d5") == g.table.fighters[1].hex


def test_hamilcar_brings_a_gold_more_in_tribute():
    t = a_table(assets={A: "hamilcar agron"})
    t.favor[asset("hamilcar")] = t.favor[asset("agron")] = 2
    assert [tribute_of(t, asset(name)) for name in ("hamilcar", "agron")] == [5, 4]


def test_an_injury_in_the_fight_is_no_condition_of_the_card_until_the_fight_is_over():
    g = begin(a_duel("gnaeus", "hamilcar", dice=(None, LAST)), Blow(0, 1, wounds=1, counter=0))
    assert g.table.condition[asset("hamilcar")] != INJURED
