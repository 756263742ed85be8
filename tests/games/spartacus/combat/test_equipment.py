"""Equipment: seven pieces, and what becomes of them after the fight."""

import pytest

from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.table.table import EXHAUSTED, READY
from tests.games.spartacus.fights import a_duel, a_fight, a_turn, an_attack, dice_left, fates
from tests.games.spartacus.tables import BOX, DICE, A, B, asset, begin, can_say, events, said

RIVALS = ("varro", "hamilcar")  # 3/3/4 and 3/3/3; no ability that matters here


def condition(g, name):
    return g.table.condition[asset(name)]


def test_sword_one_attack_die_is_rolled_again_on_every_attack():
    for _ in range(2):
        g = an_attack(*RIVALS, gear=("sword-1", ""))
        said(g, (DICE, "roll 6 2 1"), (DICE, "roll 5 5 5"), (A, "reroll 1"), (DICE, "roll 6"))
        said(g, (B, "lose speed"), (B, "lose speed"))
        assert condition(g, "sword-1") == READY


def test_s152_sword_does_nothing_for_a_javelin_which_is_thrown_with_speed_dice():
    g = an_attack(*RIVALS, with_javelin=True, gear=("sword-1", ""))
    said(g, (DICE, "roll 1 1 1 1"), (DICE, "roll 6 6 6"))
    assert g.decision is None


def test_s153_axe_adds_a_wound_and_needs_no_other_hit():
    g = an_attack(*RIVALS, gear=("axe-1", ""))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"))
    assert can_say(g, A) == ["spare-axe", "swing-axe"]
    said(g, (A, "swing-axe"), (B, "lose attack"))
    assert dice_left(g) == (10, 8) and condition(g, "axe-1") == EXHAUSTED


def test_axe_is_used_once_and_may_be_saved():
    g = an_attack(*RIVALS, gear=("axe-1", ""))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"), (A, "spare-axe"))
    assert g.decision is None and condition(g, "axe-1") == READY
    g = an_attack(*RIVALS, gear=("axe-1", ""), exhausted="axe-1")
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"))
    assert g.decision is None


def test_s152_axe_works_with_a_javelin_too():
    g = an_attack(*RIVALS, with_javelin=True, gear=("axe-1", ""))
    said(g, (DICE, "roll 1 1 1 1"), (DICE, "roll 6 6 6"), (A, "swing-axe"), (B, "lose attack"))
    assert dice_left(g)[1] == 8


def test_s154_trident_reaches_over_one_free_hex():
    g = a_turn(*RIVALS, gear=("trident-1", ""), hexes=("d4", "d6"))
    assert can_say(g, A)[0] == "attack hamilcar"
    assert a_turn(*RIVALS, gear=("trident-1", "")).options(A)[0].words == "attack hamilcar"  # beside him too
    assert "attack hamilcar" not in can_say(a_turn(*RIVALS, gear=("trident-1", ""), hexes=("d3", "d6")), A)
    assert "attack hamilcar" not in can_say(a_turn(*RIVALS, gear=("sword-1", ""), hexes=("d4", "d6")), A)


def test_s154_trident_does_not_reach_past_somebody_in_the_only_hex_between():
    g = a_turn(*RIVALS, gear=("trident-1", ""), hexes=("d4", "d6"))
    t = g.table
    t.fighters = (*t.fighters, t.fighters[0].but(card=asset("agron"), hex=BOX.arena.number["d5"]))
    g.settle()
    assert "attack hamilcar" not in can_say(g, A)
    t.fighters = (*t.fighters[:2], t.fighters[2].but(dice=(1, 1, 0)))  # the fallen are in nobody's way
    g.settle()
    assert "attack hamilcar" in can_say(g, A)


def test_helmet_one_defence_die_is_rolled_again_on_every_defence():
    g = an_attack(*RIVALS, gear=("", "helmet-1"))
    said(g, (DICE, "roll 5 5 5"), (DICE, "roll 6 6 1"), (B, "reroll 1"), (DICE, "roll 5"))
    assert g.decision is None and condition(g, "helmet-1") == READY and dice_left(g) == (10, 9)


def test_s152_helmet_does_nothing_for_barca_defending_with_speed_dice():
    g = an_attack("hamilcar", "barca", gear=("", "helmet-1"))
    said(g, (B, "defend-with speed"), (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6 6"))
    assert g.decision is None


def test_s153_shield_takes_away_a_wound_of_whatever_kind():
    g = an_attack("spartacus", "hamilcar", gear=("", "shield-1"))
    said(g, (DICE, "roll 2 2 1 1"), (DICE, "roll 6 6 6"), (B, "raise-shield"), (B, "lose speed"))
    assert dice_left(g)[1] == 8 and condition(g, "shield-1") == EXHAUSTED


def test_shield_is_not_asked_for_without_a_wound_and_may_be_saved():
    g = an_attack(*RIVALS, gear=("", "shield-1"))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"))
    assert g.decision is None
    g = an_attack(*RIVALS, gear=("", "shield-1"))
    said(g, (DICE, "roll 6 1 1"), (DICE, "roll 5 5 5"))
    assert g.prompt() is not None
    said(g, (B, "lower-shield"), (B, "lose attack"))
    assert condition(g, "shield-1") == READY


def test_s153_shield_protects_an_attacker_from_a_counter_wound():
    g = an_attack("hamilcar", "agron", gear=("shield-1", ""))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 5 5 5 1"), (A, "raise-shield"))
    assert g.decision is None and dice_left(g) == (9, 10)


def test_shield_can_save_a_fighter_from_defeat():
    g = begin(a_duel(*RIVALS, gear=("", "shield-1"), dice=(None, (1, 1, 1))), Blow(0, 1, wounds=1, counter=0))
    said(g, (B, "raise-shield"))
    assert fates(g) == (0, 0)


def test_net_wins_the_initiative_without_a_roll():
    g = a_fight(*RIVALS, gear=("net-1", ""))
    said(g, (A, "throw-net"))
    assert can_say(g, A) == ["act-first", "act-second"] and condition(g, "net-1") == EXHAUSTED
    said(g, (A, "act-second"))
    assert can_say(g, A) == [] and can_say(g, B)


def test_s150_net_is_declared_before_the_roll_and_can_be_held():
    g = a_fight(*RIVALS, gear=("net-1", "net-2"))
    said(g, (A, "hold-net"))
    assert g.asked == (A, B) and "throws-net" not in events(g)
    said(g, (B, "throw-net"))
    assert can_say(g, B) and [condition(g, net) for net in ("net-1", "net-2")] == [READY, EXHAUSTED]


def test_net_is_used_once():
    g = a_fight(*RIVALS, gear=("net-1", ""), exhausted="net-1")
    assert g.decision is not None and g.decision.kind == "initiative-roll"


@pytest.mark.parametrize(("hexes", "can"), [(("d4", "d5"), True), (("d2", "d5"), True), (("d2", "d6"), False)])
def test_javelin_is_thrown_up_to_three_hexes_with_speed_dice(hexes, can):
    g = a_turn(*RIVALS, gear=("javelin-1", ""), hexes=hexes)
    assert ("throw-javelin hamilcar" in can_say(g, A)) == can
    if can:
        said(g, (A, "throw-javelin hamilcar"))
        assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 4
        assert condition(g, "javelin-1") == EXHAUSTED


def test_s97_a_javelin_flies_over_other_fighters():
    g = a_turn(*RIVALS, gear=("javelin-1", ""), hexes=("d4", "d6"))
    t = g.table
    t.fighters = (*t.fighters, t.fighters[0].but(card=asset("agron"), hex=BOX.arena.number["d5"]))
    g.settle()
    assert "throw-javelin hamilcar" in can_say(g, A)


def test_javelin_takes_the_place_of_the_attack_and_is_thrown_once():
    g = a_turn(*RIVALS, gear=("javelin-1", ""))
    said(g, (A, "throw-javelin hamilcar"), (DICE, "roll 1 1 1 1"), (DICE, "roll 6 6 6"))
    assert not [words for words in can_say(g, A) if words.startswith(("attack", "throw"))]
    g = a_turn(*RIVALS, gear=("javelin-1", ""), exhausted="javelin-1")
    assert "throw-javelin hamilcar" not in can_say(g, A)
