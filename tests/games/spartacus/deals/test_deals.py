"""Gifts and offers: made, answered, withdrawn, lapsed; and what the others see of them."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.games.spartacus.arena.bets import Bets
from ludus.games.spartacus.combat.fight import NextToAct
from ludus.games.spartacus.deals import deals
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.reactions.moments import LEDGERS, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.deeds import spend
from ludus.games.spartacus.table.moves import lay_in_row
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from ludus.games.spartacus.words import deals as words
from ludus.match.match import Match
from tests.games.spartacus.fights import a_fight
from tests.games.spartacus.primus_tables import TEAMS, teams
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
    did,
    events,
    said,
)

HOUSES = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}


def a_market(**more):
    return begin(a_table(**{"assets": HOUSES} | more), Market())


def a_turn(**more):
    """The intrigue turn of A."""
    return begin(a_table(phase=INTRIGUE, **{"assets": HOUSES, "deals": "on"} | more), IntrigueTurn(A))


def offer(g, maker, taker, *steps):
    did(g, (maker, f"offer {taker}"), *((maker, step) for step in steps), (maker, "send-offer"))


# --- gifts -------------------------------------------------------------------------------------------


def test_gold_for_nothing_is_a_gift_and_changes_hands_at_once():
    g = a_turn()
    offer(g, B, C, "give-gold 4")
    assert g.table.gold == [9, 5, 13, 9] and g.table.offers == ()
    assert events(g) == ["gives-gold"]


def test_s114_gifts_and_offers_are_unlimited_unless_the_table_agrees_on_a_number():
    g = a_turn()
    for _ in range(9):
        offer(g, B, C, "give-gold 1")
        offer(g, B, D, "ask-gold 1")
        did(g, (D, "decline 1"), (B, "offer 0"), (B, "drop-offer"))
    assert g.table.gold == [9, 0, 18, 9] and g.view(B)["houses"][B]["left"] == {"offers": None, "gifts": None}
    assert {"offer 0", "offer 2", "offer 3"} <= set(can_do(g, B))


def test_s114_three_gifts_and_three_offers_a_phase():
    g = a_turn(offers=3)
    for _ in range(3):
        offer(g, B, C, "give-gold 1")
    assert g.view(B)["houses"][B]["left"] == {"offers": 3, "gifts": 0}
    did(g, (B, "offer 2"), (B, "give-gold 1"))
    assert "send-offer" not in can_do(g, B)  # no fourth gift; but it can become an offer
    did(g, (B, "ask-promise spare"), (B, "send-offer"), (B, "withdraw 2"))
    for _ in range(2):
        offer(g, B, C, "ask-gold 1")
        did(g, (C, "decline 1"))
    assert can_do(g, B) == []
    deals.end_phase(g)
    assert "offer 2" in can_do(g, B)


def test_s114_where_offers_are_numbered_one_that_is_dropped_counts():
    g = a_turn(offers=3)
    for _ in range(6):
        did(g, (B, "offer 2"), (B, "drop-offer"))
    assert can_do(g, B) == [] and g.events == []


def test_without_deals_nothing_is_offered():
    g = a_turn(deals="off")
    assert all(can_do(g, seat) == [] for seat in (A, B, C, D))
    assert not any(words.startswith("offer") for words in can_do(a_market(deals="off"), A))
    assert "sell agron" in can_do(a_market(deals="off"), A)
    assert a_game(deals="off").table.most_offers == 0


# --- making an offer ---------------------------------------------------------------------------------


def test_what_an_offer_gives_is_set_aside_at_once():
    g = a_turn()
    offer(g, B, C, "give-gold 6", "ask-promise no-foil")
    assert g.view(B)["houses"][B]["aside"] == 6
    did(g, (B, "offer 0"))
    assert max(int(words.split()[1]) for words in can_do(g, B) if words.startswith("give-gold")) == 3


def test_an_offer_can_no_longer_be_sent_when_what_it_gives_is_gone():
    g = a_market()
    did(g, (A, "offer 1"), (A, "give-asset agron"), (A, "ask-gold 5"), (A, "sell agron"))
    assert "send-offer" not in can_do(g, A)


def test_s112_a_draft_only_grows_and_an_empty_one_cannot_be_sent():
    g = a_market(guards=(1, 2, 0, 0))
    did(g, (A, "offer 1"))
    assert "send-offer" not in can_do(g, A)
    steps = ("give-gold 1", "give-asset agron", "give-guard", "give-promise support", "ask-gold 2", "ask-guard")
    did(g, *((A, step) for step in (*steps, "ask-guard", "ask-promise spare")))
    left = [words for words in can_do(g, A) if not words.startswith("sell")]
    assert left == ["give-asset cook", "ask-asset barca", "ask-asset deserter", "send-offer", "drop-offer"]
    gives = {"gold": 1, "assets": ["agron"], "guards": 1, "support": False, "promise": "support"}
    assert g.view(A)["draft"]["gives"] == gives


def test_s02_assets_and_guards_change_hands_in_the_open_market_only():
    for g in (a_turn(guards=(1, 1, 1, 1)), begin(a_table(assets=HOUSES, phase=MARKET), Market())):
        if g.table.stalls_are_open:
            said(g, *((seat, "close-stall") for seat in (A, B, C, D)))
            for name in ("gannicus", "sword-1", "axe-1", "net-1"):
                said(g, (Seat(-1), f"draw-asset {name}"))
        did(g, (B, "offer 0"))
        assert not {words.split(" ")[0] for words in can_do(g, B)} & {
            "give-asset",
            "give-guard",
            "ask-asset",
            "ask-guard",
        }


def test_s02_intrigue_cards_are_never_traded():
    g = a_market(hands={A: "robbery guard"})
    did(g, (A, "offer 1"))
    assert not any("robbery" in words or words == "give-guard" for words in can_do(g, A))


def test_s110_nobody_deals_in_a_reaction_window_nor_over_secret_bets():
    t = a_table(gold=(9, 9, 9, 0), hands={A: "destitute"})
    g = begin(t, Window(Moment(LEDGERS)))
    assert g.asked == (A,) and can_do(g, B) == []
    t = a_table(phase=ARENA, assets=HOUSES)
    assert can_do(begin(t, Bets((A, B, C, D))), B) == []


def deals_at(g):
    """Whether there is time to deal, by the kind of the decision."""
    return g.decision.kind, "offer 2" in can_do(g, B)


def test_s110_there_is_time_to_deal_while_initiative_is_settled_openly():
    g = a_fight("hamilcar", "pericles", phase=ARENA)
    said(g, (DICE, "roll 6 6 6"), (DICE, "roll 2 2 1 1"))
    assert deals_at(g) == ("initiative-again", True)
    said(g, (B, "let-stand"))
    assert deals_at(g) == ("order-of-turns", True)
    g = a_fight("hamilcar", "pericles", gear=("net-1", ""), phase=ARENA)
    assert deals_at(g) == ("net", False)
    said(g, (A, "throw-net"))
    assert deals_at(g) == ("order-of-turns", True)


def test_s110_who_acts_next_can_be_talked_about_where_one_house_says_it_alone():
    own = teams(((A, "crixus", 0, "d4"), (A, "mannus", 0, "c3"), *TEAMS[2:]), deals="on")
    for seats, is_open in (((A,), True), ((A, B), False)):
        assert deals_at(begin(own.copy(), NextToAct(seats, (0, 1)))) == ("next-to-act", is_open)


def test_s111_what_can_be_asked_for_tells_nothing_of_hidden_gold_or_other_offers():
    seen = []
    for gold, more in ((9, ()), (1, ("give-asset barca",))):
        g = a_market(gold=(9, gold, 9, 9))
        if more:
            offer(g, B, C, *more, "ask-gold 1")
        did(g, (A, "offer 1"))
        seen.append([words for words in can_do(g, A) if words.startswith("ask")])
    assert seen[0] == seen[1]


# --- answers -----------------------------------------------------------------------------------------


def test_an_accepted_offer_is_carried_out_on_both_sides_at_once():
    g = a_market(guards=(0, 1, 0, 0), champions="agron")
    offer(g, A, B, "give-asset agron", "give-gold 2", "ask-asset barca", "ask-guard", "ask-promise invite")
    did(g, (B, "accept 0"))
    t = g.table
    assert asset("agron") in t.assets[B] and asset("barca") in t.assets[A]
    assert t.gold[:2] == [7, 11] and t.aside == [0, 0, 0, 0]
    assert t.influence[:2] == [3, 5]  # a champion takes his influence along
    assert [len(guards) for guards in t.guards[:2]] == [1, 0]
    assert [(line.maker, line.taker) for line in t.promises] == [(B, A)]
    assert not complaints(t)


def test_who_cannot_give_what_is_asked_cannot_accept():
    g = a_market(gold=(9, 2, 9, 9))
    offer(g, A, B, "give-asset agron", "ask-gold 3")
    assert "accept 0" not in can_do(g, B) and "decline 0" in can_do(g, B)
    offer(g, C, B, "give-gold 1")
    assert "accept 0" in can_do(g, B)
    offer(g, D, B, "ask-asset barca")
    did(g, (B, "sell barca"))
    assert "accept 3" not in can_do(g, B)


def test_what_one_has_on_offer_oneself_cannot_be_given_to_another():
    g = a_market()
    offer(g, B, C, "give-asset barca", "give-gold 8", "ask-gold 1")
    offer(g, A, B, "give-gold 3", "ask-asset barca")
    offer(g, D, B, "give-asset crixus", "ask-gold 2")
    assert not any(words.startswith("accept") for words in can_do(g, B))
    did(g, (B, "withdraw 2"))
    assert {"accept 0", "accept 3"} <= set(can_do(g, B))


def test_a_declined_or_withdrawn_offer_frees_what_it_set_aside():
    g = a_turn()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    did(g, (C, "decline 1"))
    assert g.table.aside == [0, 0, 0, 0] and g.table.offers == ()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    did(g, (B, "withdraw 2"))
    assert g.table.aside == [0, 0, 0, 0] and "accept 1" not in can_do(g, C)


def test_s113_one_offer_at_a_time_to_each_and_a_counter_offer_takes_its_place():
    g = a_market()
    offer(g, A, B, "give-asset agron", "ask-gold 6")
    assert "offer 1" not in can_do(g, A) and "offer 2" in can_do(g, A)
    offer(g, B, A, "give-gold 4", "ask-asset agron")
    assert "accept 0" not in can_do(g, B)  # answered
    assert len(g.table.offers) == 1
    did(g, (A, "accept 1"))
    assert g.table.gold[:2] == [13, 5] and g.table.offers == ()


def test_offers_end_with_their_phase():
    g = a_turn()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    did(g, (A, "offer 2"))
    deals.end_phase(g)
    t = g.table
    assert (t.offers, t.drafts, t.aside) == ((), [None] * 4, [0] * 4)


def test_s118_offers_of_assets_end_with_the_open_market():
    g = a_market()
    offer(g, A, B, "give-asset agron", "give-gold 3", "ask-gold 6")
    offer(g, A, C, "give-gold 2", "ask-promise spare")
    did(g, (B, "offer 0"), (B, "ask-asset agron"))
    said(g, *((seat, "close-stall") for seat in (A, B, C, D)))
    assert [line.taker for line in g.table.offers] == [C] and g.table.aside[A] == 2
    assert g.table.drafts[B] is None


def test_s118_gold_on_offer_can_be_taken_by_force_and_the_offer_lapses():
    g = a_turn()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    offer(g, B, D, "give-gold 3", "ask-promise spare")
    spend(g, B, 3)
    assert [line.taker for line in g.table.offers] == [D] and not complaints(g.table)


# --- what both sides are told ------------------------------------------------------------------------


def told(g, *seats):
    """What the last choice brought about, as each of these seats is told it."""
    return [
        [event.phrase.id.removeprefix("spartacus-event-") for event in g.events if event.is_told_to(seat)]
        for seat in seats
    ]


def test_an_offer_that_is_declined_withdrawn_or_answered_is_told_to_its_two_houses_and_nobody_else():
    g = a_turn()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    did(g, (C, "decline 1"))
    assert told(g, A, B, C, D, None) == [[], ["declines-offer"], ["declines-offer"], [], []]
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    did(g, (B, "withdraw 2"))
    assert told(g, A, B, C, D, None) == [[], ["withdraws-offer"], ["withdraws-offer"], [], []]
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    offer(g, C, B, "give-promise spare", "ask-gold 6")
    assert told(g, A, B, C, D, None) == [[], ["counters-offer"], ["counters-offer"], [], []]


def test_an_offer_that_lapses_is_told_to_its_two_houses_and_nobody_else():
    g = a_turn()
    offer(g, B, C, "give-gold 5", "ask-promise spare")
    spend(g, B, 5)
    assert told(g, B, C, D) == [["spends", "offer-lapses"], ["spends", "offer-lapses"], ["spends"]]
    offer(g, B, D, "give-gold 1", "ask-promise spare")
    deals.end_phase(g)
    assert told(g, A, B, C, D) == [[], ["offer-lapses"], [], ["offer-lapses"]]
    g = a_market()
    offer(g, A, B, "give-asset agron", "ask-gold 6")
    said(g, *((seat, "close-stall") for seat in (A, B, C, D)))
    assert [lines[:2] for lines in told(g, A, B, C, None)] == [
        *([["market-closes", "offer-lapses"]] * 2),
        *([["market-closes"]] * 2),
    ]


def test_taking_a_choice_back_tells_nothing_of_offers_between_others():
    """What A does ends an offer of B to C, which A must not learn from being refused."""
    match = a_match(3)
    while match.decision.kind != "intrigue":
        seat = next(seat for seat in range(4) if match.options(seat))
        match.act(seat, match.options(seat)[0])
    (me,) = match.decision.seats
    one, other = (seat for seat in range(4) if seat not in (me, (me + 1) % 4))
    match.act(me, f"offer {(me + 1) % 4}")
    event = Event(words.LAPSES, (one, other), (Seat(one), Seat(other)))
    match.acts[-1].events.append(event)
    match.undo(me)
    assert match.game.table.drafts[me] is None


# --- what cannot be sent, and why --------------------------------------------------------------------


def why(g, seat):
    """What is blocked for a seat among its deals, and the reason."""
    verbs = ("send-offer", "accept")
    return {
        line.option.words: (line.reason.phrase.id.removeprefix("spartacus-why-"), *line.reason.values)
        for line in g.blocked(seat)
        if line.option.verb in verbs
    }


def test_a_draft_that_cannot_be_sent_says_why():
    g = a_market(offers=1, guards=(1, 0, 0, 0))
    did(g, (A, "offer 1"))
    assert why(g, A) == {"send-offer": ("empty-offer",)} and why(g, B) == {}
    did(g, (A, "give-asset agron"), (A, "give-guard"), (A, "ask-gold 5"))
    assert why(g, A) == {}
    did(g, (A, "sell agron"))
    assert why(g, A) == {"send-offer": ("asset-not-free", asset("agron"))}
    did(g, (A, "drop-offer"), (A, "offer 1"), (A, "ask-gold 5"))
    assert why(g, A) == {"send-offer": ("no-offers-left", 1)}
    did(g, (A, "drop-offer"))
    offer(g, B, C, "give-gold 1")
    did(g, (B, "offer 2"), (B, "give-gold 8"))
    assert why(g, B) == {"send-offer": ("no-gifts-left", 1)}
    did(g, (B, "ask-gold 1"))
    assert why(g, B) == {}
    spend(g, B, 3)
    assert why(g, B) == {"send-offer": ("too-little-gold", 5, 8)}


def test_a_draft_that_was_begun_before_a_window_says_that_there_is_no_time():
    g = a_turn(hands={A: "robbery", B: "whispered-rumors"}, influence=(9, 9, 9, 9))
    did(g, (C, "offer 1"), (C, "give-gold 2"))
    offer(g, D, B, "ask-gold 2")
    said(g, (A, "scheme robbery"), (A, "target 1"))
    all_ready(g)
    assert why(g, C) == {"send-offer": ("no-time-to-deal",)}
    assert why(g, B) == {"accept 3": ("no-time-to-deal",)}


def test_who_cannot_accept_an_offer_is_told_why():
    g = a_market(gold=(9, 2, 9, 9), guards=(0, 1, 0, 0))
    offer(g, A, B, "give-asset agron", "ask-gold 3")
    offer(g, C, B, "give-gold 1", "ask-guard", "ask-asset barca")
    assert why(g, B) == {"accept 0": ("too-little-gold", 2, 3)} and why(g, A) == {}
    did(g, (B, "sell-guard"))
    assert why(g, B)["accept 2"] == ("too-few-guards-free", 0, 1)
    did(g, (B, "sell barca"))
    assert why(g, B)["accept 2"] == ("asset-not-free", asset("barca"))
    g = a_scheme_for_seven()
    offer(g, C, A, "give-support", "ask-gold 2")
    said(g, (A, "ask 2"), (C, "support"))
    assert why(g, A) == {"accept 2": ("no-support-now",)}


# --- support -----------------------------------------------------------------------------------------


def a_scheme_for_seven(**more):
    g = a_turn(hands={A: "black-market-profits"}, influence=(4, 3, 2, 2), **more)
    said(g, (A, "scheme black-market-profits"))
    return g


def test_p08_example_influence_4_and_3_bought_for_2_gold_play_black_market_profits():
    g = a_scheme_for_seven()
    offer(g, A, B, "give-gold 2", "ask-support")
    did(g, (B, "accept 0"))
    all_ready(g)
    assert g.table.gold == [9 - 2 + 5, 11, 9, 9]
    assert g.table.influence == [4, 3, 2, 2]


def test_support_can_be_offered_for_a_price_too():
    g = a_scheme_for_seven()
    offer(g, B, A, "give-support", "ask-gold 2")
    did(g, (A, "accept 1"))
    all_ready(g)
    assert g.table.gold[:2] == [12, 11]  # 2 paid, 5 earned with the scheme


def test_support_is_for_the_scheme_at_hand_and_lapses_with_it():
    g = a_scheme_for_seven()
    offer(g, B, A, "give-support", "ask-gold 2")
    offer(g, C, A, "give-gold 1", "ask-promise no-foil")
    said(g, (A, "give-up"))
    assert [line.maker for line in g.table.offers] == [C]
    did(g, (B, "offer 0"))
    assert "give-support" not in can_do(g, B)


def test_support_given_meanwhile_cannot_be_bought_again():
    g = a_scheme_for_seven()
    offer(g, C, A, "give-support", "ask-gold 2")
    said(g, (A, "ask 2"), (C, "support"))
    assert "accept 2" not in can_do(g, A)


# --- what the others see -----------------------------------------------------------------------------


def test_s117_drafts_and_offers_are_seen_by_those_concerned_only():
    g = a_market(gold=(99, 99, 99, 99))
    before = [g.view(seat) for seat in (C, D, None)], [can_do(g, seat) for seat in (C, D)]
    did(g, (A, "offer 1"), (A, "give-gold 57"), (A, "ask-asset barca"))
    assert g.view(B)["offers"] == [] and g.view(B)["draft"] is None and g.events == []
    did(g, (A, "send-offer"))
    assert g.events == []
    assert ([g.view(seat) for seat in (C, D, None)], [can_do(g, seat) for seat in (C, D)]) == before
    assert g.view(B)["offers"] == g.view(A)["offers"] != []
    did(g, (B, "accept 0"))
    assert g.view(C)["houses"][A]["gold"] == 42
    assert [event.is_known_to(C) for event in g.events] == [True] * len(g.events)


def test_an_imagined_game_knows_nothing_of_others_offers():
    g = a_market()
    offer(g, A, B, "give-gold 5", "ask-asset barca")
    did(g, (B, "offer 2"), (B, "give-gold 2"))
    imagined = g.reimagine(C, Dealer(random.Random(1).randrange))
    t = imagined.table
    assert (t.offers, t.aside, t.drafts, t.offers_made) == ((), [0] * 4, [None] * 4, [0] * 4)
    assert g.reimagine(B, Dealer(random.Random(1).randrange)).table.offers == g.table.offers


def all_that_is_shown(g, seat):
    blocked = [] if seat is None else [(line.option.words, line.reason.facts()) for line in g.blocked(seat)]
    options = [] if seat is None else [*can_say(g, seat), *can_do(g, seat)]
    return str((g.view(seat), blocked, options, g.asked, g.number))


def test_nothing_shown_to_a_seat_depends_on_anothers_secret():
    """A's bid, draft, hidden gold and offer to B are changed by hand: C, D and a spectator see the same bytes."""
    g = begin(a_table(assets=HOUSES, phase=MARKET, gold=(70, 70, 70, 70)), Auction((A, B, C, D), (0, 0, 0, 0)))
    t, bid = g.table, BOX.counts("bid")
    lay_in_row(t, asset("gannicus"))
    t.gold_is_hidden = True
    before = [all_that_is_shown(g, seat) for seat in (C, D, None)]
    said(g, (A, "bid 17"))
    offer(g, A, B, "give-gold 23", "ask-promise invite")
    did(g, (A, "offer 2"), (A, "give-gold 19"), (A, "give-promise spare"))
    t.gold[A], t.gold[B] = 61, 79
    assert [all_that_is_shown(g, seat) for seat in (C, D, None)] == before
    assert all(str(gold) in all_that_is_shown(g, A) for gold in (17, 23, 19, 61))
    assert bid[17] in g.stack[-1].draft(A)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_deals_replays_to_the_same_game(seed):
    """Free acts stand in the record before the sealed answers they fell between; that must not matter."""
    rng = random.Random(seed)
    match = a_match(seed)
    for _ in range(400):
        if match.decision is None:
            break
        seat = rng.randrange(4)
        free, owed = match.free(seat), match.options(seat)
        if free and rng.random() < 0.4:
            match.act(seat, rng.choice(free))
        elif owed:
            match.act(seat, rng.choice(owed))
        assert not complaints(match.game.table)
    while match._sealed:  # finish the decision
        seat = next(seat for seat in range(4) if match.options(seat))
        match.act(seat, match.options(seat)[0])
    twin = a_match(seed)
    twin.log, twin.opening = [], []
    twin.game = SPARTACUS.new_game(4, twin.settings, BOX)
    twin.replay(match.log)
    assert twin.log == match.log and twin.game.key() == match.game.key()


def a_match(seed):
    settings = SPARTACUS.read_settings({"length": "quick"})
    match = Match(SPARTACUS, seats=4, settings=settings, box=(BOX.data, BOX), seed=str(seed))
    match.open()
    return match


# --- showing a card ----------------------------------------------------------------------------------


def shown_cards(g, viewer, owner):
    return g.view(viewer)["houses"][owner]["seen"]


def test_s120_a_card_is_shown_to_one_and_the_others_see_that_one_was_shown():
    g = a_turn(hands={A: "robbery guard"})
    did(g, (A, "show-to 2"))
    assert g.view(A)["showing"] == C and g.view(C)["showing"] is None
    assert [words for words in can_do(g, A) if words.startswith("show-card")] == [
        "show-card robbery",
        "show-card guard",
    ]
    did(g, (A, "show-card robbery"))
    (event,) = g.events
    shown = {"seat": A, "other": C, "card": BOX.title_number["robbery"]}
    assert event.facts(C) == shown and event.facts(A) == shown
    assert event.facts(B) == event.facts(None) == {"seat": A, "other": C}
    assert shown_cards(g, C, A) == ["robbery"]
    assert shown_cards(g, B, A) == shown_cards(g, D, A) == []
    assert g.view(A)["houses"][A]["hand"] == ["robbery", "guard"]


def test_s120_a_scheme_can_be_shown_while_support_is_sought_for_it():
    g = a_turn(hands={A: "black-market-profits"}, influence=(4, 3, 2, 2))
    said(g, (A, "scheme black-market-profits"))
    did(g, (A, "show-to 1"), (A, "show-card black-market-profits"))
    assert shown_cards(g, B, A) == ["black-market-profits"]
    assert g.view(B)["preparing"]["card"] is None  # whether it is this one is for the schemer to say
    said(g, (A, "ask 1"), (B, "support"))
    all_ready(g)
    assert g.view(D)["intrigue"]["discards"] == ["black-market-profits"] and shown_cards(g, B, A) == []


def test_s120_showing_counts_as_a_gift_and_can_be_thought_better_of():
    g = a_turn(hands={B: "robbery robbery"}, offers=3)
    for _ in range(3):
        did(g, (B, "show-to 2"), (B, "show-card robbery"))
    assert g.view(B)["houses"][B]["left"] == {"offers": 3, "gifts": 0}
    assert not any(words.startswith("show-to") for words in can_do(g, B))
    assert shown_cards(g, C, B) == ["robbery"]  # which copy it was cannot be told
    deals.end_phase(g)
    did(g, (B, "show-to 0"), (B, "drop-offer"))
    assert shown_cards(g, A, B) == [] and g.events == []


def test_an_empty_hand_shows_nothing_and_nothing_is_shown_without_deals():
    assert not any(words.startswith("show-to") for words in can_do(a_turn(), B))
    assert can_do(a_turn(deals="off", hands={B: "robbery"}), B) == []
