"""The open market, hidden gold, and the course of the phase."""

import random
from itertools import permutations

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.market.stalls import CLOSE_STALL, Stalls
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import discard_asset, take_from_pile
from tests.games.spartacus.tables import (
    BOX,
    DICE,
    A,
    B,
    C,
    D,
    a_table,
    an_eventful_table,
    asset,
    begin,
    can_do,
    can_say,
    did,
    events,
    one_step,
    said,
)

FULL = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}
ALL_CLOSE = tuple((seat, "close-stall") for seat in (A, B, C, D))


def a_market(**more):
    """The market phase, with nothing after it."""
    return begin(a_table(**{"assets": FULL} | more), Market())


def deal_row(g, *names):
    said(g, *((DICE, f"draw-asset {name}") for name in names))


# --- the rulebook's example --------------------------------------------------------------------------


def test_p09_example_an_offer_of_3_is_refused_and_the_gladiator_sold_to_the_bank_for_2():
    g = a_market(assets={A: "thracian-warrior-1"})
    did(g, (B, "offer 0"), (B, "give-gold 3"), (B, "ask-asset thracian-warrior-1"), (B, "send-offer"))
    did(g, (A, "decline 1"), (A, "sell thracian-warrior-1"))
    assert g.table.gold == [11, 9, 9, 9]
    assert g.table.market_discards == (asset("thracian-warrior-1"),)
    assert not complaints(g.table)


def test_p09_example_a_house_without_gold_sells_a_guard_to_another_for_3():
    g = a_market(gold=(9, 9, 0, 9), guards=(0, 1, 1, 0))
    did(g, (B, "offer 2"), (B, "give-gold 3"), (B, "ask-guard"), (B, "send-offer"), (C, "accept 1"))
    assert g.table.gold == [9, 6, 3, 9]
    assert [len(guards) for guards in g.table.guards] == [0, 2, 0, 0]
    assert events(g) == ["deal", "gives-gold", "hands-guards"]


# --- selling -----------------------------------------------------------------------------------------


def test_the_bank_pays_what_is_printed_on_gladiators_slaves_equipment_and_guards():
    g = a_market(assets={A: "theokoles naevia trident-1"}, guards=(1, 0, 0, 0))
    did(g, (A, "sell theokoles"), (A, "sell naevia"), (A, "sell trident-1"), (A, "sell-guard"))
    assert g.table.gold[A] == 9 + 5 + 4 + 2 + 1
    assert g.table.assets[A] == () and g.table.guards[A] == ()
    assert len(g.table.intrigue_discards) == 1


def test_s13_cards_of_the_hand_are_not_sold_in_the_market():
    g = a_market(assets={}, hands={A: "guard robbery"})
    assert [words for words in can_do(g, A) if words.startswith("sell")] == []


def test_s09_what_is_exhausted_can_be_neither_sold_nor_traded():
    g = a_market(assets={A: "agron cook"}, exhausted="agron", guards=(1, 0, 0, 0))
    g.table.exhausted_guards[A] = 1
    assert [words for words in can_do(g, A) if words.startswith("sell")] == ["sell cook"]
    assert [(line.option.words, line.reason.phrase.id) for line in g.blocked(A)] == [
        ("sell agron", "spartacus-why-exhausted-unsold")
    ]
    did(g, (B, "offer 0"), (A, "offer 1"))
    assert "ask-asset agron" not in can_do(g, B) and "ask-guard" not in can_do(g, B)
    assert "give-asset agron" not in can_do(g, A) and "give-guard" not in can_do(g, A)


def test_s33_selling_a_champion_costs_influence_and_his_token():
    g = a_market(champions="agron")
    did(g, (A, "sell agron"))
    assert g.table.influence[A] == 3 and g.table.favor[asset("agron")] == 0
    assert events(g) == ["sells", "loses-champion"]


def test_what_is_on_offer_cannot_be_sold():
    g = a_market(guards=(1, 0, 0, 0))
    did(g, (A, "offer 1"), (A, "give-asset agron"), (A, "give-guard"), (A, "ask-gold 4"), (A, "send-offer"))
    assert [words for words in can_do(g, A) if words.startswith("sell")] == ["sell cook"]
    assert [line.reason.phrase.id for line in g.blocked(A)] == ["spartacus-why-on-offer"]
    did(g, (A, "withdraw 1"))
    assert {"sell agron", "sell-guard"} <= set(can_do(g, A))


# --- closing -----------------------------------------------------------------------------------------


def test_the_market_closes_when_all_have_closed_their_stalls():
    g = a_market()
    assert g.decision.kind == "stall" and g.asked == (A, B, C, D)
    said(g, *ALL_CLOSE[:3])
    assert g.decision.kind == "stall" and can_say(g, A) == []
    said(g, ALL_CLOSE[3])
    assert g.decision.kind == "row"
    assert not any(words.startswith("sell") for seat in (A, B, C, D) for words in can_do(g, seat))


def at_the_first_auction(**more):
    g = a_market(**more)
    said(g, *ALL_CLOSE)
    rng = random.Random(1)
    while g.decision.kind != "bid":
        one_step(g, rng)
    return g


def test_s191_the_bank_buys_while_houses_bid_and_the_gold_can_be_bid():
    g = at_the_first_auction(gold=(0, 9, 9, 9), guards=(1, 0, 0, 0))
    assert can_say(g, A) == ["bid 0"]
    did(g, (A, "sell agron"), (A, "sell-guard"))
    assert g.table.gold[A] == 4 and can_say(g, A) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert g.decision.kind == "bid" and events(g) == ["sells-guard"]
    assert asset("agron") in g.table.market_discards and not complaints(g.table)


def test_s191_the_bank_buys_during_the_host_bid_too_but_assets_change_hands_no_more():
    g = at_the_first_auction()
    while g.decision.kind != "host-bid":
        said(g, next((seat, "bid 0") for seat in g.asked if g.options(seat)))
    assert "sell agron" in can_do(g, A)
    did(g, (A, "offer 1"))
    assert not any(words.startswith(("give-asset", "ask-asset")) for words in can_do(g, A))


def test_s191_a_sealed_bid_stands_whatever_is_sold_after_it():
    g = at_the_first_auction()
    said(g, (A, "bid 2"))
    did(g, (A, "sell agron"))
    assert can_say(g, A) == [] and g.view(A)["said"] == ["bid 2"]
    said(g, (B, "bid 0"), (C, "bid 0"), (D, "bid 0"))
    assert g.table.gold[A] == 9 + 3 - 2 and not complaints(g.table)


def test_s191_sales_during_an_auction_lead_to_the_same_table_in_any_order():
    keys = set()
    for order in ((A, "sell agron"), (B, "sell barca")), ((B, "sell barca"), (A, "sell agron")):
        g = at_the_first_auction()
        did(g, *order)
        keys.add(g.key())
    assert len(keys) == 1


def test_s191_nothing_is_sold_while_reactions_are_answered():
    g = a_market(assets={A: "agron cook", B: "barca"}, hands={A: "empty-brothel"}, influence=(12, 4, 4, 4))
    said(g, *ALL_CLOSE)
    assert g.decision.kind == "reaction"
    assert not any(words.startswith("sell") for seat in (A, B, C, D) for words in can_do(g, seat))


def test_nobody_sees_who_has_closed_his_stall():
    g = a_market()
    before = [g.view(seat) for seat in (B, C, D, None)], g.asked, g.number
    said(g, (A, "close-stall"))
    assert ([g.view(seat) for seat in (B, C, D, None)], g.asked, g.number) == before
    assert g.events == []


def test_s119_a_house_with_a_closed_stall_may_still_sell_and_take_offers():
    g = a_market()
    said(g, (A, "close-stall"))
    did(g, (B, "offer 0"), (B, "give-gold 3"), (B, "ask-asset agron"), (B, "send-offer"), (A, "accept 1"))
    did(g, (A, "sell cook"))
    assert g.table.gold[:2] == [14, 6]


def test_actions_in_any_order_lead_to_the_same_market():
    deeds = (
        (did, (A, "sell agron")),
        (did, (B, "sell barca")),
        (did, (C, "sell-guard")),
        (did, (D, "accept 0")),
        (said, (C, "close-stall")),
    )
    keys = set()
    for order in list(permutations(deeds))[::7]:
        g = a_market(guards=(0, 1, 1, 0))
        did(g, (A, "offer 3"), (A, "give-gold 2"), (A, "ask-asset crixus"), (A, "send-offer"))
        for do, line in order:
            do(g, line)
        keys.add(g.key())
    assert len(keys) == 1


def test_offers_made_in_any_order_lead_to_the_same_market():
    keys = set()
    for order in permutations((A, B, C)):
        g = a_market()
        for seat in order:
            did(g, (seat, "offer 3"), (seat, "give-gold 1"), (seat, "ask-promise invite"), (seat, "send-offer"))
        for seat in reversed(order):
            did(g, (D, f"accept {seat}"))
        keys.add(g.key())
    assert len(keys) == 1


def test_empty_stalls_can_be_laughed_at_when_the_market_closes():
    g = a_market(hands={B: "empty-brothel"})
    did(g, (A, "sell cook"))
    said(g, *ALL_CLOSE)
    assert g.decision.kind == "reaction"
    said(g, (B, "play empty-brothel"))
    assert g.table.influence[A] == 3


# --- hidden gold -------------------------------------------------------------------------------------


def test_s58_gold_is_hidden_from_the_end_of_the_open_market_until_the_host_bid_is_decided():
    g = a_market(gold=(181, 182, 183, 184))
    assert [house["gold"] for house in g.view(A)["houses"]] == [181, 182, 183, 184]
    said(g, *ALL_CLOSE)
    deal_row(g, "gannicus", "sword-1", "axe-1", "net-1")
    for _ in range(4):
        assert [house["gold"] for house in g.view(C)["houses"]] == [None, None, 183, None]
        for seat, totals in ((C, ("181", "182", "184")), (None, ("181", "182", "183", "184"))):
            assert not any(total in str(g.view(seat)) for total in totals)
        said(g, *((seat, "bid 0") for seat in (A, B, C, D)))
    assert g.decision.kind == "host-bid" and g.view(A)["houses"][B]["gold"] is None
    said(g, (A, "bid 0"), (B, "bid 0"), (C, "bid 5"), (D, "bid 0"))
    assert g.decision is None
    assert [house["gold"] for house in g.view(A)["houses"]] == [181, 182, 178, 184]


def test_s58_destitute_is_barred_while_gold_is_hidden():
    g = a_market(gold=(9, 0, 9, 9), hands={A: "destitute"})
    said(g, *ALL_CLOSE)
    assert g.decision.kind == "row"


def test_a_gift_of_hidden_gold_is_seen_but_not_counted_by_the_others():
    g = a_market(gold=(177, 9, 9, 9))
    said(g, *ALL_CLOSE)
    deal_row(g, "gannicus", "sword-1", "axe-1", "net-1")
    before = g.view(C)
    did(g, (A, "offer 1"), (A, "give-gold 136"), (A, "send-offer"))
    (event,) = g.events
    assert event.seen_by(B)["facts"] == {"seat": A, "other": B, "gold": 136}
    assert event.seen_by(C) == {"id": "spartacus-event-gives-gold-unseen", "facts": {"seat": A, "other": B}}
    assert g.view(C) == before
    assert g.table.gold[:2] == [41, 145]


# --- the course of the phase -------------------------------------------------------------------------


def test_as_many_cards_as_houses_are_laid_out_and_turned_up_one_by_one():
    g = a_market(seats=3)
    said(g, *ALL_CLOSE[:3])
    deal_row(g, "gannicus", "sword-1", "axe-1")
    assert g.view(A)["row"] == ["gannicus", None, None]
    said(g, (A, "bid 2"), (B, "bid 0"), (C, "bid 0"))
    assert g.view(A)["row"] == ["sword-1", None]
    assert asset("gannicus") in g.table.assets[A] and g.table.gold[A] == 7


def test_s14_an_empty_market_deck_is_made_anew_from_its_discards():
    t = a_table(seats=3)
    sold = asset("agron")
    for card in BOX.market_cards[1:]:
        take_from_pile(t, card)
    t.assets[A] = BOX.market_cards[1:]
    discard_asset(t, sold)
    g = begin(t, Market())
    said(g, *ALL_CLOSE[:3])
    deal_row(g, BOX.asset_names[0], "agron")  # and then there is none left
    assert len(t.row) == 2 and t.market_shuffles == 1
    assert g.chance is None and not complaints(t)


def busy_step(g, rng):
    """Somebody answers, or does something beside."""
    seats = [seat for seat in map(Seat, range(g.table.seats)) if g.free(seat)]
    if g.chance is None and seats and rng.random() < 0.8:
        seat = rng.choice(seats)
        free = g.free(seat)
        ends = [option for option in free if option.verb in ("send-offer", "accept", "decline")]
        g.apply(seat, rng.choice(ends if ends and rng.random() < 0.6 else free))
    else:
        one_step(g, rng)


def outsiders_see_nothing(g, seat, rng):
    """A re-imagined game looks the same to the seat, and so do its options."""
    imagined = g.reimagine(seat, Dealer(rng.randrange))
    assert imagined.view(seat) == g.view(seat)
    assert imagined.options(seat) == g.options(seat)
    assert imagined.free(seat) == g.free(seat)
    assert not complaints(imagined.table)


@pytest.mark.parametrize("seed", range(8))
def test_market_phases_with_deals_at_random_lose_nothing(seed):
    rng = random.Random(seed)
    t = an_eventful_table(rng, seats=3 + seed % 2)
    t.promises = ()
    g = begin(t, Market())
    for step in range(600):
        if g.decision is None:
            break
        busy_step(g, rng)
        assert not complaints(t)
        if step % 5 == 0:
            twin = g.clone()
            assert twin.key() == g.key()
            outsiders_see_nothing(g, Seat(rng.randrange(t.seats)), rng)
            if twin.decision is not None:
                busy_step(twin, rng)
            assert not complaints(t)
    assert g.decision is None
    assert t.row == () and not t.gold_is_hidden and not t.stalls_are_open


def test_every_field_of_the_stalls_is_in_their_copy_and_their_key():
    f = Stalls((A, B), (1, 2))
    f.hear(A, CLOSE_STALL, True)
    assert vars(f.copy()) == vars(f) and f.copy().key() == f.key()
    assert Stalls((A, B), (1, 3)).key() != Stalls((A, B), (1, 2)).key()
