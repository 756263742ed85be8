"""Bots in the round of talk over a scheme: what they offer for a word about it, how they answer, that they keep it."""

from typing import Any

import pytest

from ludus.bots import find
from ludus.bots.spartacus.deals.haggling import MOST_OFFERS
from ludus.games.spartacus.orders import say_nothing
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.terms import FOIL_IT, NO_FOIL, NO_GUARD, OTHER_TARGET, Promise
from ludus.match import Match, play
from tests.bots.test_spartacus_haggling import HOUSES, answer_of, offered, step_of, steps_of, turn_of
from tests.games.spartacus.intrigue_tables import turn
from tests.games.spartacus.tables import A, B, C, D, all_ready, did, said

SCHEMERS = ("greedy", "champion")
SEEDS = (4, 5)
A_FOIL = {B: "robbery", C: "whispered-rumors robbery robbery", D: "robbery"}
TALKED_ABOUT = {"no-foil", "no-guard", "foil-it", "other-target"}


def a_talk(scheme: str = "incite-rebellion", *promises: Promise, named: str = "target 1", **table) -> Spartacus:
    """A's scheme lies on the table, aimed at B."""
    table = {"influence": (9, 9, 9, 9), "gold": (9, 9, 9, 9), **table}
    hands = {A: scheme, **table.pop("hands", {})}
    g = turn(assets=HOUSES, hands=hands, deals="on", **table)
    g.table.promises = promises
    said(g, (A, f"scheme {scheme}"), (A, named))
    assert g.decision is not None and g.decision.kind == "talk"
    return g


def a_guarded_talk(*promises: Promise, **table) -> Spartacus:
    """A has much to win by it and gold to spare; B has guards and no gold."""
    table = {"gold": (30, 1, 9, 9), "influence": (6, 9, 7, 5), "guards": (0, 2, 0, 0), **table}
    return a_talk("caught-taking-bribes", *promises, **table)


def a_talk_with_a_foil(*promises: Promise, **table) -> Spartacus:
    """B is rich; C holds a foil and has nothing to fear."""
    table = {"gold": (9, 20, 4, 1), "influence": (5, 11, 7, 4), "hands": A_FOIL, **table}
    return a_talk("incite-rebellion", *promises, **table)


# --- What they want ----------------------------------------------------------------------------------


def test_a_schemer_pays_a_target_with_guards_for_sending_none():
    g = a_guarded_talk()
    assert steps_of(g, A) == ["offer 1", "give-gold 2", "ask-promise no-guard", "send-offer"]
    assert steps_of(g, B) == ["accept 0"]
    assert g.table.promises == (Promise(B, A, NO_GUARD, 1),)


def test_a_schemer_pays_nobody_who_has_nothing_to_stop_it_with():
    assert steps_of(a_guarded_talk(guards=(0, 0, 0, 0)), A) == []


@pytest.mark.parametrize("level", SCHEMERS)
def test_a_target_pays_for_another_target_and_the_schemer_names_one(level):
    g = a_talk()
    assert steps_of(g, B, level)[::2] == ["offer 0", "ask-promise other-target"]
    assert steps_of(g, A, level) == ["accept 1"]
    assert answer_of(g, A, level) == "change-target"
    said(g, (A, "change-target"), *((seat, "ready") for seat in (B, C, D)))
    assert answer_of(g, A, level) in ("target 2", "target 3")


def test_a_target_that_was_refused_pays_a_third_house_for_a_foil():
    g = a_talk_with_a_foil()
    assert "ask-promise other-target" in steps_of(g, B)
    assert steps_of(g, B) == []  # one thing at a time
    did(g, (A, "decline 1"))
    assert steps_of(g, B)[::2] == ["offer 2", "ask-promise foil-it"]
    assert steps_of(g, C) == ["accept 1"]
    all_ready(g)
    assert answer_of(g, C, "greedy") == "play whispered-rumors"


@pytest.mark.parametrize("level", ["novice", *SCHEMERS])
def test_nobody_pays_twice_for_a_word_about_a_scheme(level):
    assert steps_of(a_talk("incite-rebellion", Promise(A, B, OTHER_TARGET, 1)), B, level) == []
    assert steps_of(a_guarded_talk(Promise(B, A, NO_GUARD, 1)), A, level) == []


def test_nobody_offers_gold_it_needs():
    assert steps_of(a_talk(gold=(9, 2, 9, 9)), B) == []


def test_whoever_has_made_its_offers_of_the_phase_makes_no_more():
    g = a_talk()
    g.table.offers_made[B] = MOST_OFFERS
    assert steps_of(g, B) == []


# --- How they answer ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", *SCHEMERS])
def test_a_house_without_a_foil_does_not_promise_one(level):
    g = a_talk(gold=(9, 30, 9, 9), hands={C: "robbery"})
    offered(g, B, C, "give-gold 20", "ask-promise foil-it")
    assert step_of(g, C, level) == "decline 1"


def test_whoever_has_promised_to_hold_back_sells_no_foil_and_the_other_way_round():
    g = a_talk_with_a_foil(Promise(C, A, NO_FOIL, 1))
    offered(g, B, C, "give-gold 15", "ask-promise foil-it")
    assert {step_of(g, C, level) for level in ("novice", "greedy")} == {"decline 1"}
    g = a_talk_with_a_foil(Promise(C, B, FOIL_IT, 1), gold=(20, 9, 4, 4))
    offered(g, A, C, "give-gold 15", "ask-promise no-foil")
    assert step_of(g, C) == "decline 0"


def test_a_scheme_that_wins_the_game_is_not_let_pass_for_gold():
    for influence, answer in ((6, "accept 0"), (11, "decline 0")):
        g = a_talk(
            "a-visitor-from-rome", named="target 0", influence=(influence, 7, 7, 7), gold=(40, 9, 9, 9), hands=A_FOIL
        )
        offered(g, A, C, "give-gold 20", "ask-promise no-foil")
        assert step_of(g, C) == answer


# --- That they keep it -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", *SCHEMERS])
@pytest.mark.parametrize("what", [NO_GUARD, NO_FOIL])
def test_whoever_has_promised_to_send_no_guard_sends_none(level, what):
    for promises, answer in (((), "send-guard"), ((Promise(B, A, what, 1),), "pass")):
        g = a_talk("incite-rebellion", *promises, guards=(0, 2, 0, 0))
        all_ready(g)
        assert answer_of(g, B, level) == answer


@pytest.mark.parametrize("level", ["novice", *SCHEMERS])
def test_whoever_has_promised_a_foil_plays_it(level):
    for promises, answer in (((), "pass"), ((Promise(C, B, FOIL_IT, 1),), "play whispered-rumors")):
        g = a_talk_with_a_foil(*promises)
        all_ready(g)
        assert answer_of(g, C, level) == answer


def test_a_house_that_names_by_lot_spares_whom_it_has_promised_to():
    g = a_talk("incite-rebellion", Promise(A, B, OTHER_TARGET, 1))
    said(g, (A, "change-target"), *((seat, "ready") for seat in (B, C, D)))
    assert {find("plain")(seed).choose(turn_of(g, A)).words for seed in range(20)} == {
        "target 0",
        "target 2",
        "target 3",
    }


# --- The novice --------------------------------------------------------------------------------------


def test_a_novice_pays_for_another_target_when_it_has_no_guard():
    assert steps_of(a_talk(), B, "novice") == ["offer 0", "give-gold 2", "ask-promise other-target", "send-offer"]
    assert steps_of(a_talk(guards=(0, 1, 0, 0)), B, "novice") == []
    assert steps_of(a_talk(hands={B: "guard"}), B, "novice") == []


def test_a_novice_takes_what_a_guard_and_a_word_are_worth_for_holding_back():
    for gold, answer in ((2, "offer 0"), (3, "accept 0")):
        g = offered(a_talk(guards=(0, 1, 0, 0)), A, B, f"give-gold {gold}", "ask-promise no-guard")
        assert step_of(g, B, "novice") == answer


def test_a_novice_sells_a_foil_it_holds():
    g = offered(a_talk_with_a_foil(), B, C, "give-gold 6", "ask-promise foil-it")
    assert step_of(g, C, "novice") == "accept 1"


# --- At a table --------------------------------------------------------------------------------------


def test_the_standing_order_is_for_people_and_speaks_once_bots_have_offered_what_they_want():
    g = a_talk_with_a_foil()
    assert say_nothing(g, A, 0) is not None
    steps_of(g, B)
    assert say_nothing(g, A, 0) is None  # an offer lies before its player


def test_in_whole_games_bots_trade_words_about_schemes_and_keep_them():
    traded = []
    for seed in SEEDS:
        match = Match.new("spartacus", 4, seed=seed, options={"length": "quick"})
        play(match, [find("greedy")(seat) for seat in range(4)])
        ledger: Any = match.view(None)["promises"]
        traded += [line["standing"] for line in ledger if line["what"] in TALKED_ABOUT]
    assert traded and "broken" not in traded
