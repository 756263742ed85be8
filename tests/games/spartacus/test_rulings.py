"""Rulings that belong to no one chapter, or to several: what is played, the moments, the course of things."""

import random

import pytest

from ludus.core.errors import BadSetting
from ludus.games.spartacus.arena.phase import AFTER_BETS, TEND, ArenaPhase
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.reactions.moments import LEDGERS, MOMENTS, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.table import CHAMPION, EXHAUSTED
from ludus.games.spartacus.table.terms import BROKEN
from tests.games.spartacus.fights import a_duel, an_attack, dice_left
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, hand, turn
from tests.games.spartacus.tables import (
    BOX,
    DICE,
    A,
    B,
    C,
    D,
    a_game,
    a_table,
    all_ready,
    asset,
    begin,
    can_do,
    can_say,
    deal,
    did,
    events,
    one_step,
    said,
    upkeep,
)

# --- What is played ----------------------------------------------------------------------------------


def test_s55_solonius_is_among_the_houses():
    assert "solonius" in [house.name for house in BOX.houses]


@pytest.mark.parametrize("seats", (2, 7))
def test_s137_three_to_six_play(seats):
    with pytest.raises(BadSetting) as refused:
        SPARTACUS.check_seats(seats)
    assert refused.value.hint
    for fine in range(3, 7):
        SPARTACUS.check_seats(fine)


@pytest.mark.parametrize("seats", (3, 4, 5, 6))
@pytest.mark.parametrize("wish", ("auto", "on", "off"))
def test_s137_the_expansion_is_played_from_five_houses_on_and_where_it_is_wished_for(seats, wish):
    settings = SPARTACUS.read_settings({"expansion": wish})
    if seats > 4 and wish == "off":
        with pytest.raises(BadSetting) as refused:
            SPARTACUS.check(seats, settings)
        assert refused.value.hint
        return
    SPARTACUS.check(seats, settings)
    box = SPARTACUS.new_game(seats, settings, BOX).table.box
    assert box.has_expansion == (seats > 4 or wish == "on")


def test_s134_equipment_is_worth_1_gold_trident_and_javelin_2_and_the_javelin_is_spent():
    printed = {title.name: title for title in BOX.market if title.type}
    dear = {name: title.gold for name, title in printed.items() if title.gold != 1}
    assert len(printed) == 7 and dear == {"trident": 2, "javelin": 2}
    assert printed["javelin"].reach == 3 and printed["javelin"].is_exhausted_by_use


# --- Reactions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lacking"),
    (("destitute", {}), ("empty-brothel", {A: "agron"}), ("a-shameful-ludus", {A: "cook"})),
)
def test_s65_a_reaction_to_a_state_may_hit_its_own_player(name, lacking):
    t = a_table(assets={**EACH_HAS_TWO, **lacking}, gold=(0, 9, 9, 9) if not lacking else (9,) * 4, hands={A: name})
    g = begin(t, Window(Moment(LEDGERS)))
    said(g, (A, f"play {name}"))
    assert t.influence == [3, 4, 4, 4]


def test_s136_windows_open_at_the_moments_that_are_listed_and_at_no_others():
    opened: set[str] = set()
    answered_beside = {"support-sought"}
    for seed in range(40):
        g, rng = a_game(length="quick"), random.Random(seed)
        while g.decision is not None and len(opened) < len(MOMENTS) - 1:
            opened |= {MOMENTS[frame.moment.kind] for frame in g.stack if isinstance(frame, Window)}
            one_step(g, rng)
    assert opened == set(MOMENTS) - answered_beside


# --- Upkeep and intrigue -----------------------------------------------------------------------------


def test_s138_a_healer_at_work_earns_nothing_and_stays_exhausted():
    g = upkeep(a_table(assets={B: "agron medicus cook"}, injured="agron"))
    said(g, (DICE, "roll 3"), (B, "tend medicus"), (DICE, "roll 2"))
    assert g.table.gold[B] == 10 and g.table.condition[asset("medicus")] == EXHAUSTED


def test_s140_the_card_lies_open_before_the_target_is_named_and_deals_end_with_the_talk_that_follows():
    hands = {A: "incite-rebellion", B: "guard", C: "robbery"}
    g = turn(hands=hands, influence=(4, 4, 6, 6), deals="on")
    said(g, (A, "scheme incite-rebellion"))
    assert "plays" not in events(g) and hand(g, A) == ["incite-rebellion"]  # unseen while support is sought
    said(g, (A, "ask 2"), (C, "support"))
    assert "plays" in events(g) and "names" not in events(g)
    assert "offer 0" in can_do(g, B)  # last bargaining
    said(g, (A, "target 1"))
    assert "offer 0" in can_do(g, B)
    all_ready(g)
    assert g.asked[0] == B and can_say(g, A) == [] and can_do(g, B) == ["lay-guard"]
    said(g, (B, "play guard"), (C, "pass"))
    said(g, (C, "pass"), (DICE, "roll 5"))
    assert "foiled" in events(g) and asset("barca") in g.table.assets[B]


def test_s142_a_guard_laid_in_the_open_market_can_be_sold_at_once():
    g = begin(a_table(hands={A: "guard"}), Market())
    did(g, (A, "lay-guard"), (A, "sell-guard"))
    assert g.table.gold[A] == 10 and [BOX.intrigue[card].name for card in g.table.intrigue_discards] == ["guard"]


def test_s143_no_card_ever_goes_from_one_hand_to_another():
    g, rng = a_game(length="quick"), random.Random(11)
    for _ in range(2500):
        if g.decision is None:
            break
        before = {card: seat for seat, cards in enumerate(g.table.hands) for card in cards}
        seat = rng.randrange(g.table.seats)
        free = g.free(seat)  # type: ignore[arg-type]
        if free and rng.random() < 0.3:
            g.apply(seat, rng.choice(free))  # type: ignore[arg-type]
        else:
            one_step(g, rng)
        after = {card: seat for seat, cards in enumerate(g.table.hands) for card in cards}
        assert all(before[card] == after[card] for card in before.keys() & after.keys())


def test_s144_a_promise_can_be_broken_but_support_that_is_pledged_binds():
    g = turn(hands={A: "joint-venture"}, deals="on")
    did(g, (B, "offer 0"), (B, "give-promise support"), (B, "send-offer"), (A, "accept 1"))
    said(g, (A, "scheme joint-venture"), (A, "ask 1"), (B, "refuse"))
    assert g.table.promises[0].standing == BROKEN
    said(g, (A, "ask 2"), (C, "support"))
    assert can_say(g, C) == [] and not any("support" in words for words in can_do(g, C))
    said(g, (A, "ask 3"), (D, "support"))
    all_ready(g)
    assert g.table.gold[A] == 16  # what C pledged counts


# --- The arena ---------------------------------------------------------------------------------------


def test_s147_the_steps_of_the_arena_come_in_their_order():
    g = begin(a_table(assets={A: "theokoles", B: "varro", C: "cook", D: "deserter"}, host=C), ArenaPhase())
    g.table.favor[asset("theokoles")] = 2
    told = events(g)
    rng = random.Random(1)  # a fight that Theokoles wins and Varro survives
    for line in ((C, "invite 0"), (A, "send theokoles"), (C, "invite 1"), (B, "send varro"), (C, "bet-victor-i 3")):
        said(g, line)
        told += events(g)
    while g.decision is not None:
        one_step(g, rng)
        told += events(g)
    marks = ("presides", "invites", "tribute", "bets", "wins-fight", "favor", "champion", "wins-bet", "thumbs-up")
    assert [mark for mark in dict.fromkeys(told) if mark in marks] == list(marks)


def test_s139_a_loser_injured_in_this_fight_can_be_condemned_though_he_is_exhausted():
    t = a_duel("crixus", "varro", host=C)
    t.fighters = (t.fighters[0], t.fighters[1].but(dice=(1, 0, 0)))
    t.bets = ((0, 0, 0, 0),) * 4
    phase = ArenaPhase()
    phase.go_to(TEND)
    g = begin(t, phase)
    assert t.condition[asset("varro")] != 0 and "thumbs-down" in can_say(g, C)
    said(g, (C, "thumbs-down"))
    assert t.market_discards == (asset("varro"),)


def test_s141_rigging_the_match_changes_a_choice_that_is_otherwise_fixed():
    t = a_duel("crixus", "varro")
    deal(t, D, "rigging-the-match")
    t.assets[A] = (*t.assets[A], asset("cook"))
    t.market_pile = tuple(card for card in t.market_pile if card != asset("cook"))
    phase = ArenaPhase()
    phase.go_to(AFTER_BETS)
    g = begin(t, phase)
    assert can_say(g, A) == []  # her own Dominus cannot change his choice any more
    said(g, (D, "play rigging-the-match"))
    assert t.fighters[0].card == asset("cook")


def test_s149_tokens_stay_on_a_card_that_changes_owner_and_vanish_when_it_is_discarded():
    g = begin(a_table(assets=EACH_HAS_TWO, champions="agron"), Market())
    g.table.favor[asset("cook")] = 2
    did(g, (A, "offer 1"), (A, "give-asset agron"), (A, "give-asset cook"), (A, "ask-gold 1"), (A, "send-offer"))
    did(g, (B, "accept 0"))
    assert [g.table.favor[asset(name)] for name in ("agron", "cook")] == [CHAMPION, 2]
    assert g.table.influence[:2] == [3, 5]
    did(g, (B, "sell agron"), (B, "sell cook"))
    assert [g.table.favor[asset(name)] for name in ("agron", "cook")] == [0, 0]
    assert g.table.influence[:2] == [3, 4]


def test_s151_a_reroll_is_never_compulsory():
    g = an_attack("varro", "hamilcar", gear=("sword-1", "helmet-1"))
    said(g, (DICE, "roll 1 1 1"), (DICE, "roll 6 6 6"), (A, "keep"), (B, "keep"))
    assert g.decision is None and dice_left(g) == (10, 9)
