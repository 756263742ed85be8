"""Abilities of cards used in the intrigue turn."""

import pytest

from ludus.games.spartacus.intrigue.slaves import Spying
from tests.games.spartacus.intrigue_tables import discards, hand, seen_by, turn, why_blocked
from tests.games.spartacus.tables import BOX, DICE, A, B, C, D, asset, can_say, said


@pytest.mark.parametrize(
    ("name", "gold"), (("masked-courtesan", 1), ("melitta", 1), ("prisca", 1), ("pietros", 1), ("mira", 2))
)
def test_skilled_and_exceptional_slaves_are_exhausted_for_gold(name, gold):
    g = turn(assets={A: name})
    said(g, (A, f"use {name}"))
    assert g.table.gold[A] == 9 + gold
    assert g.table.condition[asset(name)] == 1


def test_p17_example_pietros_is_exhausted_for_1_gold_from_the_bank():
    g = turn(assets={A: "pietros"})
    bank = g.table.bank
    said(g, (A, "use pietros"))
    assert g.table.gold[A] == 10 and g.table.bank == bank - 1


def test_p6_example_indus_looks_at_a_random_card_of_an_opponent():
    g = turn(assets={A: "indus"}, hands={B: "robbery guard", D: "guard"})
    said(g, (A, "use indus"))
    assert can_say(g, A) == ["spy-on 1", "spy-on 3"]
    said(g, (A, "spy-on 1"))
    assert can_say(g, DICE) == ["draw robbery-1", "draw guard-1"]
    said(g, (DICE, "draw guard-1"))
    assert seen_by(g, A, B) == ["guard"] and seen_by(g, C, B) == []


def test_only_the_spy_is_told_what_he_saw():
    g = turn(assets={A: "indus"}, hands={B: "robbery guard"})
    said(g, (A, "use indus"), (DICE, "draw robbery-1"))
    (event,) = (event for event in g.events if "card" in event.phrase.fields)
    assert event.facts(A)["card"] == BOX.title_number["robbery"]
    assert all("card" not in event.facts(seat) for seat in (B, C, D, None))


@pytest.mark.parametrize("name", ("diona", "aurelia"))
def test_a_handmaid_exchanges_a_card_of_the_hand(name):
    g = turn(assets={A: name}, hands={A: "robbery guard"})
    said(g, (A, f"use {name}"))
    assert can_say(g, A) == ["discard-card robbery", "discard-card guard"]
    said(g, (A, "discard-card guard"), (DICE, "draw conspiracy"))
    assert hand(g, A) == ["robbery", "conspiracy"] and discards(g) == ["guard"]


def test_there_must_be_a_card_to_exchange_or_to_look_at():
    g = turn(assets={A: "diona indus"})
    assert why_blocked(g, A).items() >= {"use diona": "no-card-in-hand", "use indus": "nobody-holds-a-card"}.items()


def test_s09_an_exhausted_card_cannot_be_used():
    g = turn(assets={A: "pietros mira"}, exhausted="pietros", injured="mira")
    assert why_blocked(g, A).items() >= {"use pietros": "exhausted", "use mira": "exhausted"}.items()
    assert can_say(g, A) == ["done"]


def test_s12_abilities_are_used_in_ones_own_turn_only_and_some_have_a_moment_of_their_own():
    g = turn(assets={A: "medicus titus camilla ashur naevia", B: "pietros"})
    assert can_say(g, A) == ["done"] and can_say(g, B) == []


def test_every_field_of_the_frame_is_in_its_copy_and_its_key():
    f = Spying(A)
    f.step, f.target = 1, C
    assert vars(f.copy()) == vars(f)
    assert f.copy().key() == f.key() and len(f.key()) == len(vars(f))
