"""Combat: initiative, turns, attacks, wounds, the crowd."""

import random

import pytest

from ludus.games.spartacus.combat import crowd
from ludus.games.spartacus.combat.attack import Attack, Rerolls
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.combat.field import in_reach, standing, winning_side
from ludus.games.spartacus.combat.fight import Fight, Turn
from ludus.games.spartacus.combat.initiative import Initiative
from ludus.games.spartacus.combat.wounds import Wounds
from ludus.games.spartacus.table.fighters import (
    DECAPITATION,
    INJURY,
    STANDING,
    YIELD,
    can_lose,
    fate_after,
    hits,
    pairs,
    triples,
)
from tests.games.spartacus.fights import a_duel, a_fight, a_turn, an_attack, at, dice_left, fates, hex_names
from tests.games.spartacus.tables import BOX, DICE, A, B, a_table, asset, begin, can_say, events, one_step, said

PLAIN = ("thracian-warrior-1", "syrian-warrior-1")  # 3/2/2 and 2/2/3, no abilities


# --- The rulebook's examples -------------------------------------------------------------------------


def test_p14_example_the_winner_of_the_initiative_may_wait():
    g = a_fight("crixus", "varro")  # 3 and 4 speed dice
    said(g, (DICE, "roll 4 2 2"), (DICE, "roll 5 3 2 1"), (B, "act-second"))
    assert g.asked == (A,) and g.decision is not None and g.decision.kind == "turn"


def test_p15_example_unmatched_dice_hit_on_3_or_more():
    assert hits((6, 4, 2), (5,)) == 2  # 6 beats 5, 4 is unmatched, 2 misses
    assert hits((2, 2, 1), ()) == 0


def test_p15_example_twice_the_dice_are_no_guarantee():
    assert hits((6, 4, 2, 1), (6, 1)) == 1
    assert hits((3, 3, 3, 3), (6, 6)) == 2


def test_p15_example_no_attack_die_may_be_left_unmatched_on_purpose():
    assert hits((6, 5, 3), (5, 5)) == 2  # not 6 against 5, 3 against 5, and the 5 unmatched


def test_s25_surplus_defence_dice_are_ignored_and_ties_go_to_the_defender():
    assert hits((5, 4), (5, 4, 6)) == 0
    assert hits((6,), (5, 5, 5)) == 1


def test_p15_example_3_3_3_takes_two_wounds_and_may_become_3_2_2():
    g = begin(a_duel("hamilcar", PLAIN[0]), Blow(1, 0, wounds=2, counter=0))
    said(g, (A, "lose defence"), (A, "lose speed"))
    assert g.table.fighters[0].dice == (3, 2, 2)
    assert g.decision is None


def test_p15_example_2_2_1_takes_two_wounds_and_must_become_1_1_1():
    g = begin(a_duel("hamilcar", PLAIN[0], dice=((2, 2, 1), None)), Blow(1, 0, wounds=2, counter=0))
    assert g.decision is None and g.table.fighters[0].dice == (1, 1, 1)
    g.stack = [Blow(1, 0, wounds=1, counter=0)]
    g.settle()
    assert fates(g) == (YIELD, STANDING)


def test_p17_example_the_sword_turns_one_wound_into_two():
    g = an_attack("varro", "hamilcar", gear=("sword-1", ""))
    said(g, (DICE, "roll 6 4 3"), (DICE, "roll 6 4 2"), (A, "reroll 3"), (DICE, "roll 5"))
    assert g.decision is not None and g.decision.kind == "wound"
    said(g, (B, "lose attack"), (B, "lose attack"))
    assert dice_left(g) == (10, 7)


def test_p17_example_ones_own_helmet_does_not_touch_the_opponents_dice():
    g = an_attack("varro", "hamilcar", gear=("helmet-1", ""))
    said(g, (DICE, "roll 3 3 3"), (DICE, "roll 6 6 6"))
    assert g.decision is None


def test_p17_example_agron_completes_a_triple_with_his_helmet():
    g = an_attack("hamilcar", "agron", gear=("", "helmet-1"))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 4 3 3 2"), (B, "reroll 2"), (DICE, "roll 3"))
    said(g, (A, "lose speed"))
    assert dice_left(g) == (8, 10)


def test_p17_example_spartacus_two_pairs_are_two_wounds_whatever_the_defender_rolls():
    g = an_attack("spartacus", "hamilcar")
    said(g, (DICE, "roll 2 2 1 1"), (DICE, "roll 6 6 6"), (B, "lose speed"), (B, "lose speed"))
    assert dice_left(g)[1] == 7


def test_p18_example_two_nets_are_both_exhausted_and_dice_are_rolled():
    g = a_fight("hamilcar", "varro", gear=("net-1", "net-2"))
    assert g.asked == (A, B)
    said(g, (B, "throw-net"), (A, "throw-net"))
    assert events(g) == ["throws-net", "throws-net", "nets-tangle"]
    assert [g.table.condition[asset(net)] for net in ("net-1", "net-2")] == [1, 1]
    assert g.decision is not None and g.decision.kind == "initiative-roll"


# --- Rulings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "wounds", "fate"),
    [
        ((3, 3, 3), 6, STANDING),
        ((3, 3, 3), 7, YIELD),
        ((3, 3, 3), 8, INJURY),
        ((3, 3, 3), 9, DECAPITATION),
        ((1, 1, 1), 20, DECAPITATION),
        ((4, 1, 1), 3, STANDING),
    ],
)
def test_s23_the_number_of_wounds_decides_the_fate(dice, wounds, fate):
    assert fate_after(dice, wounds) == fate
    if sum(dice) == 9:
        g = begin(a_duel("hamilcar", PLAIN[0]), Blow(1, 0, wounds, counter=0))
        assert fates(g)[0] == fate


def test_s23_no_attribute_falls_to_0_while_another_is_above_1():
    assert can_lose((2, 1, 3)) == [0, 2]
    g = begin(a_duel("hamilcar", PLAIN[0], dice=((3, 1, 3), None)), Blow(1, 0, wounds=1, counter=0))
    assert can_say(g, A) == ["lose attack", "lose speed"]
    assert [blocked.option.words for blocked in g.blocked(A)] == ["lose defence"]


def test_s24_everybody_rolls_all_the_dice_he_has():
    g = an_attack(*PLAIN, dice=((2, 1, 1), (1, 2, 1)))
    assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 2
    said(g, (DICE, "roll 1 1"))
    assert g.chance is not None and len(g.chance.outcomes()[0].operands) == 2


def test_s26_both_sides_say_what_they_roll_again_before_either_rolls():
    g = an_attack("varro", "hamilcar", gear=("sword-1", "helmet-1"))
    said(g, (DICE, "roll 5 4 2"), (DICE, "roll 5 3 1"))
    assert g.asked == (A, B)
    assert can_say(g, A) == ["keep", "reroll 5", "reroll 4", "reroll 2"]
    said(g, (B, "reroll 1"))
    assert g.asked == (A, B) and can_say(g, B) == []  # sealed, and nobody sees who has answered
    said(g, (A, "keep"), (DICE, "roll 6"))
    assert g.decision is None and dice_left(g) == (10, 9)  # 5 4 2 against 6 5 3


def test_s27_every_die_counts_in_one_set_only():
    assert [pairs(dice) for dice in ((5, 5, 5), (4, 4, 4, 4), (2, 2, 1, 1), (6, 5, 4))] == [1, 2, 2, 0]
    assert [triples(dice) for dice in ((5, 5, 5), (3, 3, 3, 3), (2, 2, 1, 1))] == [1, 1, 0]


def test_s28_axe_before_shield_and_both_before_dice_are_removed():
    g = an_attack("hamilcar", "varro", gear=("axe-1", "shield-1"))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"), (A, "swing-axe"), (B, "raise-shield"))
    assert g.decision is None and dice_left(g) == (9, 10)


def test_s29_a_fighter_moves_as_far_as_he_has_speed_dice_and_not_through_others():
    g = a_turn(*PLAIN, hexes=("d1", "d7"), dice=((3, 2, 1), None))
    assert can_say(g, A) == ["move c1", "move d2", "move e1", "stop"]
    said(g, (A, "move d2"))
    assert hex_names(g) == ["d2", "d7"]
    assert can_say(g, A) == []  # a lone option answers itself: there is nothing to attack


def test_s29_a_move_is_not_split_by_the_attack():
    g = a_turn(*PLAIN)
    said(g, (A, "move c4"))
    assert can_say(g, A) == ["attack syrian-warrior-1", "stop"]


def test_attack_first_and_move_afterwards():
    g = a_turn(*PLAIN)
    said(g, (A, "attack syrian-warrior-1"), (DICE, "roll 1 1 1"), (DICE, "roll 6 6"))
    assert "stop" in can_say(g, A) and "move c4" in can_say(g, A) and "attack syrian-warrior-1" not in can_say(g, A)


def test_s30_a_tied_initiative_is_rolled_again_every_round_anew():
    g = a_fight(*PLAIN)
    said(g, (DICE, "roll 3 3"), (DICE, "roll 2 2 2"))
    assert "initiative-tied" in events(g)
    said(g, (DICE, "roll 6 5"), (DICE, "roll 2 2 2"), (A, "act-first"), (A, "stop"), (B, "stop"))
    assert g.decision is not None and g.decision.kind == "initiative-roll"


def test_s31_a_counter_wound_is_dealt_by_a_beaten_defender_too():
    g = an_attack("hamilcar", "agron", dice=(None, (1, 4, 1)))
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 5 5 5 1"))
    assert fates(g) == (STANDING, STANDING)  # three wounds leave 1 1 1
    g = an_attack("theokoles", "agron", dice=((5, 4, 3), (1, 3, 1)))
    said(g, (DICE, "roll 6 6 6 6 6"), (DICE, "roll 2 2 2"))
    assert fates(g)[1] == DECAPITATION
    assert g.decision is not None and g.asked == (A,)  # and the victor loses a die
    said(g, (A, "lose attack"))
    assert dice_left(g)[0] == 11


def test_s31_where_nobody_would_be_left_standing_the_attackers_hits_count_first():
    g = an_attack("hamilcar", "agron", dice=((1, 1, 1), (1, 3, 1)), gear=("shield-1", ""))
    said(g, (DICE, "roll 6"), (DICE, "roll 2 2 2"), (A, "lower-shield"))
    assert fates(g) == (YIELD, STANDING)  # Agron is wounded and stands: the counter-wound counts
    g = begin(a_duel("hamilcar", "agron", dice=((1, 1, 1), (1, 1, 1)), gear=("shield-1", "")), Blow(0, 1, 2, 1))
    assert fates(g) == (STANDING, INJURY) and "too-late" in events(g)
    assert g.decision is None  # no shield is needed


# --- The crowd ---------------------------------------------------------------------------------------


def quiet_round(g):
    said(g, (DICE, "roll 6 6"), (DICE, "roll 1 1 1"), (A, "act-first"), (A, "stop"), (B, "stop"))


def test_s98_after_five_quiet_rounds_the_crowd_drives_the_fighters_together():
    g = a_fight(*PLAIN, hexes=("d1", "d7"))
    for _ in range(4):
        quiet_round(g)
        assert hex_names(g) == ["d1", "d7"]
    quiet_round(g)
    assert hex_names(g) == ["d4", "d5"] and "crowd" in events(g)
    said(g, (DICE, "roll 6 6"), (DICE, "roll 1 1 1"))
    said(g, (A, "act-first"))  # the only thing A may do is done at once
    assert g.chance is not None and g.chance.label == "attack"


def test_s98_a_javelin_may_take_the_place_of_the_attack_but_is_never_compulsory():
    g = a_turn(*PLAIN, gear=("javelin-1", ""))
    g.stack[0].must_attack = True  # type: ignore[attr-defined]
    g.settle()
    assert can_say(g, A) == ["attack syrian-warrior-1", "throw-javelin syrian-warrior-1"]
    assert [blocked.option.words for blocked in g.blocked(A)] == ["stop"]
    g = a_turn(*PLAIN, gear=("javelin-1", ""), hexes=("d4", "d6"))
    g.stack[0].must_attack = True  # type: ignore[attr-defined]
    g.settle()
    assert "stop" in can_say(g, A)


def arena_of(g):
    """What everybody sees of the fight."""
    return g.view(A)["arena"]


def test_s98_whoever_the_crowd_drives_may_still_step_back_after_the_attack():
    g = a_fight(*PLAIN, hexes=("d1", "d7"))
    for _ in range(5):
        quiet_round(g)
    said(g, (DICE, "roll 6 6"), (DICE, "roll 1 1 1"), (A, "act-first"), (DICE, "roll 1 1 1"), (DICE, "roll 6 6"))
    assert "stop" in can_say(g, A) and "move d2" in can_say(g, A)
    assert not arena_of(g)["must_attack"], "the crowd has had its attack"


def test_s98_an_attack_calms_the_crowd():
    g = a_fight(*PLAIN)
    for _ in range(4):
        quiet_round(g)
    assert arena_of(g)["quiet_rounds"] == 4
    said(g, (DICE, "roll 6 6"), (DICE, "roll 1 1 1"), (A, "act-first"), (A, "attack syrian-warrior-1"))
    assert arena_of(g)["quiet_rounds"] == 0
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6"), (A, "stop"), (B, "stop"))
    quiet_round(g)
    assert isinstance(g.stack[0], Fight) and g.stack[0].quiet_rounds == 1 and not g.stack[0].must_attack


def test_s98_the_crowd_can_be_switched_off():
    g = a_fight(*PLAIN, hexes=("d1", "d7"), crowd=False)
    for _ in range(7):
        quiet_round(g)
    assert hex_names(g) == ["d1", "d7"]


def test_s98_every_fighter_of_a_team_is_set_beside_an_enemy():
    t = a_duel("crixus", "varro", hexes=("d1", "d7"))
    more = [fighter.but(card=asset(name)) for fighter, name in zip(t.fighters, ("agron", "barca"), strict=True)]
    t.fighters = (*t.fighters, *more)
    crowd.drive_together(begin(t, Blow(0, 1, 0, 0)))
    assert len({fighter.hex for fighter in t.fighters}) == 4
    assert all(in_reach(t, who) for who in range(4))
    assert standing(t, 0) == [0, 2] and winning_side(t) == 0


# --- Frames ------------------------------------------------------------------------------------------


def test_every_frame_of_a_fight_copies_itself_whole():
    for seed in range(30):
        rng = random.Random(seed)
        names = rng.sample([BOX.asset_names[card] for card in BOX.gladiators], 2)
        g = a_fight(*names, gear=("sword-1 shield-1 net-1", "axe-1 helmet-1 javelin-1"))
        seen = set()
        while g.decision is not None:
            seen |= {type(f) for f in g.stack}
            assert g.chance is not None or g.prompt() is not None
            assert all(blocked.rule for seat in g.asked for blocked in g.blocked(seat))
            twin = g.clone()
            assert twin.key() == g.key()
            state = random.Random(seed)
            for _ in range(3):
                if twin.decision is not None:
                    one_step(twin, state)
            one_step(g, rng)
        assert winning_side(g.table) in (0, 1)
        assert seen >= {Fight, Initiative}


@pytest.mark.parametrize(
    "frame", [Fight(), Turn(0), Attack(0, 1, False), Rerolls((A,)), Blow(0, 1, 1, 0), Wounds(0, 1), Initiative((A,))]
)
def test_every_field_of_a_frame_is_in_its_copy_and_key(frame):
    twin = frame.copy()
    assert vars(twin) == vars(frame) and twin.key() == frame.key()
    for field, value in vars(frame).items():
        changed = frame.copy()
        setattr(changed, field, (7,) if isinstance(value, tuple) else [()] if isinstance(value, list) else value + 7)
        assert field == "drafts" or changed.key() != frame.key()
        assert changed.copy().key() == changed.key()


def test_out_of_reach_is_said_why():
    g = a_turn(*PLAIN, hexes=("d1", "d7"))
    (blocked,) = g.blocked(A)
    assert blocked.option.words == "attack syrian-warrior-1" and blocked.reason.values == (6, 1)


def test_a_table_without_games_has_no_fighters():
    assert a_table().fighters == () and at("d4") == BOX.arena.middle
