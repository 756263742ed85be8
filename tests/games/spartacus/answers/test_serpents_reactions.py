"""The reactions of The Serpents and the Wolf: those that compare influence, that force a Primus, that lend support."""

import pytest

from ludus.core.ids import Seat
from ludus.games.spartacus.answers.lending import lending
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.reactions.moments import DEATH, GAMES, TURN_END, WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.table import ARENA, INTRIGUE
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, discards, hand, scheming, turn, why_blocked
from tests.games.spartacus.tables import DICE, A, B, C, D, a_table, asset, begin, can_do, can_say, did, events, said


def a_window(kind: int, name: str, phase: int = INTRIGUE, target=A, card: int = -1, **table):
    """Time to react, with a card of the expansion in B's hand."""
    t = a_table(**{"assets": EACH_HAS_TWO, "hands": {B: name}, "phase": phase, "expansion": "on", **table})
    return begin(t, Window(Moment(kind, target=target, by=A, card=card)))


def a_visitor(name: str, influence: tuple[int, ...], **table):
    """A Visitor from Rome, played by A on A, with a foil in B's hand."""
    hands = {A: "a-visitor-from-rome", B: name}
    table = {"hands": hands, "influence": influence, "expansion": "on", **table}
    return scheming("a-visitor-from-rome", (A, "target 0"), **table)


# --- Comparing influence -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "influence", "fits"),
    [
        ("know-your-place", 7, True),
        ("know-your-place", 6, False),
        ("know-your-place", 5, False),
        ("the-worm-turns", 5, True),
        ("the-worm-turns", 6, False),
        ("the-worm-turns", 7, False),
        ("the-worm-turns", 0, True),
    ],
)
def test_s180_influence_is_compared_with_the_schemers_and_as_much_is_not_enough(name, influence, fits):
    g = a_visitor(name, (6, influence, 4, 4))
    if B in g.asked:
        assert (f"play {name}" in can_say(g, B)) == fits
        assert fits or why_blocked(g, B)[f"play {name}"] in ("not-higher", "not-lower")
    else:
        assert not fits


def test_know_your_place_foils_the_scheme_of_a_weaker_dominus():
    g = a_visitor("know-your-place", (6, 7, 4, 4))
    said(g, (B, "play know-your-place"))
    assert g.table.influence[A] == 6 and sorted(discards(g)) == ["a-visitor-from-rome", "know-your-place"]


def test_the_worm_turns_foils_the_scheme_of_a_stronger_dominus():
    g = a_visitor("the-worm-turns", (6, 1, 4, 4))
    said(g, (B, "play the-worm-turns"))
    assert g.table.influence[A] == 6


def test_s180_influence_is_compared_again_when_the_card_takes_effect():
    hands = {A: "a-visitor-from-rome", B: "know-your-place", C: "jupiters-cock"}
    g = a_visitor("know-your-place", (6, 7, 8, 4), hands=hands)
    said(g, (B, "play know-your-place"), (C, "pass"))
    assert g.asked == (C,), "Jupiter's Cock could answer the foil"
    g.table.influence[B] = 6
    said(g, (C, "pass"))
    assert "no-effect" in events(g)


def test_rank_has_its_price_takes_3_gold_from_a_weaker_dominus():
    g = a_window(TURN_END, "rank-has-its-price", influence=(4, 5, 5, 2), gold=(9, 9, 9, 2))
    said(g, (B, "play rank-has-its-price"))
    assert can_say(g, B) == ["outrank 3", "outrank 0"]
    said(g, (B, "outrank 3"))
    assert g.table.gold == [9, 11, 9, 0]


def test_rank_has_its_price_needs_somebody_weaker_with_gold():
    g = a_window(TURN_END, "rank-has-its-price", influence=(4, 5, 5, 5), gold=(0, 9, 9, 9))
    assert why_blocked(g, B)["play rank-has-its-price"] == "nobody-fits"


@pytest.mark.parametrize("kind", (TURN_END, WIN_CHECK))
def test_drag_down_costs_2_gold_and_a_stronger_dominus_1_influence(kind):
    g = a_window(kind, "drag-down", influence=(12, 5, 5, 4))
    said(g, (B, "play drag-down"))
    assert g.table.influence == [11, 5, 5, 4] and g.table.gold[B] == 7


def test_drag_down_needs_gold_and_somebody_stronger():
    g = a_window(TURN_END, "drag-down", influence=(9, 5, 5, 4), gold=(9, 1, 9, 9))
    assert why_blocked(g, B)["play drag-down"] == "too-little-gold"
    g = a_window(TURN_END, "drag-down", influence=(5, 5, 5, 4))
    assert why_blocked(g, B)["play drag-down"] == "nobody-fits"


@pytest.mark.parametrize(("name", "target", "level"), (("rank-has-its-price", D, 8), ("drag-down", A, 1)))
def test_s180_a_target_that_no_longer_compares_is_spared(name, target, level):
    hands = {B: name, C: "jupiters-cock"}
    g = a_window(TURN_END, name, influence=(9, 5, 8, 2), hands=hands)
    said(g, (B, f"play {name}"), (C, "pass"))
    if g.decision is not None and g.decision.kind == "name":
        said(g, (B, f"outrank {target}"))
    assert g.asked == (C,), "Jupiter's Cock could answer it"
    g.table.influence[target] = level
    gold, influence = g.table.gold[:], g.table.influence[:]
    said(g, (C, "pass"))
    assert "no-effect" in events(g) and g.table.gold == gold and g.table.influence == influence


# --- A Primus is forced ------------------------------------------------------------------------------


def test_cry_for_a_primus_is_played_before_the_games_whatever_the_hosts_influence():
    g = a_window(GAMES, "cry-for-a-primus", ARENA)
    said(g, (B, "play cry-for-a-primus"))
    assert g.table.primus_forced and "primus-forced" in events(g)


def test_cry_for_a_primus_is_heard_once():
    g = a_window(GAMES, "cry-for-a-primus cry-for-a-primus", ARENA, influence=(12, 4, 4, 4))
    said(g, (B, "play cry-for-a-primus"))
    assert g.decision is None and hand(g, B) == ["cry-for-a-primus"]


def test_cry_for_a_primus_takes_3_influence():
    assert a_window(GAMES, "cry-for-a-primus", ARENA, influence=(9, 2, 2, 2)).decision is None


# --- Others ------------------------------------------------------------------------------------------


def test_hold_the_line_a_guard_who_failed_holds_after_all():
    hands = {A: "incite-rebellion", B: "hold-the-line"}
    g = turn(hands=hands, influence=(5, 2, 1, 1), guards=(0, 1, 0, 0), expansion="on")
    said(g, (A, "scheme incite-rebellion"), (A, "target 1"), (B, "send-guard"), (DICE, "roll 1"))
    said(g, (B, "play hold-the-line"))
    assert asset("barca") in g.table.assets[B] and g.asked == (A,)
    assert sorted(discards(g)) == ["guard", "hold-the-line", "incite-rebellion"]


def test_hold_the_line_helps_only_ones_own_guard():
    hands = {A: "incite-rebellion", C: "hold-the-line"}
    g = turn(hands=hands, influence=(5, 2, 2, 1), guards=(0, 1, 0, 0), expansion="on")
    said(g, (A, "scheme incite-rebellion"), (A, "target 1"), (B, "send-guard"), (C, "pass"), (DICE, "roll 1"))
    assert "play hold-the-line" not in can_say(g, C)


def test_funeral_games_the_dominus_of_a_dead_gladiator_receives_4_gold():
    g = a_window(DEATH, "funeral-games", ARENA, target=C, card=asset("spartacus"))
    said(g, (B, "play funeral-games"))
    assert g.table.gold == [9, 9, 13, 9]


def test_s45_funeral_games_are_not_held_for_a_slave():
    g = a_window(DEATH, "funeral-games", ARENA, target=C, card=MarketCard(asset("cook")))
    assert g.decision is None


def test_ill_omens_foils_a_scheme_and_draws_a_card():
    g = a_visitor("ill-omens", (9, 7, 4, 4))
    said(g, (B, "play ill-omens"), (DICE, "draw robbery-1"))
    assert g.table.influence[A] == 9 and hand(g, B) == ["robbery"]


# --- Lending support ---------------------------------------------------------------------------------


def seeking(hands: dict[Seat, str], influence: tuple[int, ...] = (4, 4, 4, 4), **table):
    """A seeks support for Black Market Profits, which takes 7."""
    hands = {A: "black-market-profits", **hands}
    g = turn(hands=hands, influence=influence, expansion="on", **table)
    said(g, (A, "scheme black-market-profits"))
    return g


def test_s181_voice_of_the_mob_lends_4_influence_to_anothers_scheme():
    g = seeking({C: "voice-of-the-mob"})
    assert can_do(g, C)[-1] == "lend voice-of-the-mob" and "lend voice-of-the-mob" not in can_do(g, B)
    did(g, (C, "lend voice-of-the-mob"))
    assert g.table.gold[A] == 14 and sorted(discards(g)) == ["black-market-profits", "voice-of-the-mob"]
    assert g.table.influence == [4, 4, 4, 4]


def test_s181_the_schemer_may_lend_support_to_his_own_scheme():
    g = seeking({A: "black-market-profits voice-of-the-mob"}, influence=(3, 4, 4, 4))
    did(g, (A, "lend voice-of-the-mob"))
    assert g.table.gold[A] == 14


def test_s181_what_could_be_lent_counts_when_a_scheme_is_begun():
    hands = {A: "conspiracy voice-of-the-mob"}
    g = turn(hands=hands, influence=(4, 4, 2, 2), expansion="on")
    assert "scheme conspiracy" in can_say(g, A)
    g = turn(hands=hands, influence=(4, 4, 2, 1), expansion="on")
    assert "scheme conspiracy" not in can_say(g, A)


def test_s181_forged_seal_makes_another_dominus_support_the_scheme():
    g = seeking({D: "forged-seal"}, influence=(3, 2, 4, 5))
    did(g, (D, "lend forged-seal"))
    assert can_say(g, D) == ["forge 1", "forge 2"]
    said(g, (D, "forge 2"))
    assert "forges" in events(g) and g.table.gold[A] == 14


def test_forged_seal_cannot_name_who_supports_already():
    g = seeking({B: "forged-seal"}, influence=(1, 5, 1, 1))
    said(g, (A, "ask 2"), (C, "support"))
    did(g, (B, "lend forged-seal"))
    assert g.table.influence == [1, 5, 1, 1] and g.asked == (A,), "D's 1 was all there was to forge, and not enough"


def test_s181_a_card_that_lends_support_can_be_answered():
    g = seeking({C: "voice-of-the-mob", B: "jupiters-cock"}, influence=(4, 6, 4, 4))
    did(g, (C, "lend voice-of-the-mob"))
    said(g, (B, "play jupiters-cock"))
    assert g.table.gold[A] == 9 and g.asked == (A,)


def test_s181_nothing_is_lent_while_somebody_is_being_asked_or_nobody_seeks_support():
    g = seeking({C: "voice-of-the-mob"})
    said(g, (A, "ask 1"))
    assert lending(g, C) == []
    g = turn(hands={C: "voice-of-the-mob"}, expansion="on")
    assert lending(g, C) == []


def test_voice_of_the_mob_takes_2_influence():
    assert lending(seeking({C: "voice-of-the-mob"}, influence=(4, 4, 1, 4)), C) == []
