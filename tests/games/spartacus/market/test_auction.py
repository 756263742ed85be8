"""The auction, the host bid and the informants."""

from ludus.games.spartacus.answers.informants import Look
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.host_bid import HostBid
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.reactions.moments import ROW_DEALT, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import lay_in_row
from tests.games.spartacus.tables import DICE, A, B, C, D, a_table, asset, begin, can_do, can_say, did, events, said

EVERYBODY = (A, B, C, D)
NO_GOLD = (0, 0, 0, 0)


def an_auction(card="agron", **more):
    t = a_table(**more)
    lay_in_row(t, asset(card))
    t.row_open, t.gold_is_hidden = 1, True
    return begin(t, Auction(EVERYBODY, NO_GOLD))


def a_host_bid(**more):
    t = a_table(host=B, **more)
    t.gold_is_hidden = True
    return begin(t, HostBid(EVERYBODY, NO_GOLD))


def bid(g, *bids):
    said(g, *((seat, f"bid {gold}") for seat, gold in zip(g.asked, bids, strict=True)))


# --- the auction -------------------------------------------------------------------------------------


def test_p10_example_the_tied_two_add_1_each_then_nothing_and_the_auction_fails():
    g = an_auction()
    bid(g, 0, 2, 3, 3)
    assert g.asked == (C, D)
    bid(g, 1, 1)
    assert g.asked == (C, D)
    bid(g, 0, 0)
    assert g.decision is None
    assert g.table.gold == [9, 9, 9, 9]
    assert g.table.market_discards == (asset("agron"),)
    assert events(g) == ["bids", "bids", "unsold"]
    assert not complaints(g.table)


def test_s15_the_highest_bid_wins_and_is_paid_to_the_bank():
    g = an_auction()
    bank = g.table.bank
    bid(g, 0, 2, 5, 3)
    assert g.table.gold == [9, 9, 4, 9] and g.table.bank == bank + 5
    assert g.table.assets[C] == (asset("agron"),)


def test_s15_who_adds_something_while_the_other_adds_nothing_wins_and_pays_all_he_laid_down():
    g = an_auction()
    bid(g, 4, 4, 4, 1)
    bid(g, 0, 2, 2)
    assert g.asked == (B, C)
    bid(g, 0, 1)
    assert g.table.gold == [9, 9, 2, 9]
    assert g.table.assets[C] == (asset("agron"),)


def test_s15_where_nobody_bids_the_card_is_discarded():
    g = an_auction()
    bid(g, 0, 0, 0, 0)
    assert g.decision is None and g.table.market_discards == (asset("agron"),)


def test_who_bids_highest_after_a_tie_need_not_have_bid_alone_before():
    g = an_auction(gold=(9, 9, 9, 3))
    bid(g, 3, 3, 0, 3)
    assert can_say(g, D) == ["bid 0"]
    bid(g, 1, 2, 0)
    assert g.table.gold == [9, 4, 9, 3]


def test_s145_bids_are_limited_to_gold_that_is_free():
    g = an_auction(gold=(3, 0, 9, 9))
    assert can_say(g, A) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert can_say(g, B) == ["bid 0"]  # hidden gold: he is asked all the same
    did(g, (A, "offer 1"), (A, "give-gold 2"), (A, "ask-promise spare"), (A, "send-offer"))
    assert can_say(g, A) == ["bid 0", "bid 1"]
    did(g, (A, "withdraw 1"))
    said(g, (A, "bid 3"))
    did(g, (A, "offer 1"))
    assert not any(words.startswith("give-gold") for words in can_do(g, A))


def test_gold_laid_down_in_a_tie_cannot_be_given_away_until_its_house_is_outbid():
    g = an_auction(gold=(5, 5, 9, 9))
    bid(g, 4, 4, 4, 0)
    assert can_say(g, A) == ["bid 0", "bid 1"]
    assert g.view(D)["bidding"] == {"bidders": [A, B, C], "laid": [4, 4, 4, 0]}
    bid(g, 0, 1, 1)
    did(g, (A, "offer 1"))
    assert "give-gold 5" in can_do(g, A)


def test_s145_nobody_sees_a_bid_nor_who_has_bid_before_all_hands_open():
    g = an_auction()
    before = [g.view(seat) for seat in (B, C, D, None)], g.asked, g.number
    said(g, (A, "bid 7"))
    assert ([g.view(seat) for seat in (B, C, D, None)], g.asked, g.number) == before
    assert g.events == [] and g.view(A)["said"] == ["bid 7"]


def test_bids_in_any_order_lead_to_the_same_game():
    bids = {A: 1, B: 4, C: 4, D: 0}
    keys = set()
    for order in (EVERYBODY, (D, C, B, A), (C, A, D, B)):
        g = an_auction()
        said(g, *((seat, f"bid {bids[seat]}") for seat in order))
        keys.add(g.key())
    assert len(keys) == 1


# --- the host bid ------------------------------------------------------------------------------------


def test_p10_example_the_tied_two_bid_until_they_have_nothing_to_add_and_roll():
    g = a_host_bid(gold=(9, 6, 5, 9))
    bid(g, 8, 6, 5, 8)
    assert g.asked == (A, D)
    bid(g, 1, 1)
    assert can_say(g, A) == can_say(g, D) == ["bid 0"]
    bid(g, 0, 0)
    said(g, (DICE, "roll 2"), (DICE, "roll 5"))
    assert g.table.host == D and g.decision is None
    assert g.table.gold == [9, 6, 5, 0]  # the winner of the roll pays what he laid down
    assert not complaints(g.table)


def test_s16_where_everybody_bids_nothing_everybody_rolls_and_nobody_pays():
    g = a_host_bid()
    bid(g, 0, 0, 0, 0)
    said(g, *((DICE, f"roll {die}") for die in (3, 6, 6, 1)))
    said(g, (DICE, "roll 4"), (DICE, "roll 2"))  # only those tied for highest
    assert g.table.host == B and g.table.gold == [9, 9, 9, 9]


def test_s16_the_highest_bid_takes_the_host_token():
    g = a_host_bid()
    bid(g, 1, 2, 3, 0)
    assert g.table.host == C and g.table.gold == [9, 9, 6, 9]
    assert events(g)[-1] == "hosts"


def test_s17_the_old_host_keeps_the_token_until_the_bid_is_decided():
    g = a_host_bid()
    bid(g, 3, 2, 3, 0)
    assert g.table.host == B
    bid(g, 0, 1)
    assert g.table.host == C


# --- informants --------------------------------------------------------------------------------------


def a_row(**more):
    t = a_table(**more)
    for name in ("gannicus", "sword-1", "axe-1", "net-1"):
        lay_in_row(t, asset(name))
    return begin(t, Window(Moment(ROW_DEALT)))


def test_an_informant_is_exhausted_to_look_at_one_card_still_face_down():
    g = a_row(assets={A: "camilla cook", B: "agron debtor-1", C: "barca debtor-2", D: "varro convict-1"})
    assert g.asked == (A,) and can_say(g, A) == ["pass", "inform camilla"]
    said(g, (A, "inform camilla"))
    assert can_say(g, A) == ["look 1", "look 2", "look 3", "look 4"]
    said(g, (A, "look 3"))
    assert [g.view(seat)["row"] for seat in (A, B, None)] == [[None, None, "axe-1", None], [None] * 4, [None] * 4]
    (event,) = g.events
    assert "asset" in event.facts(A) and "asset" not in event.facts(B)
    assert g.decision is None  # she is exhausted


def test_two_informants_look_at_two_cards():
    g = a_row(assets={A: "camilla lucius agron"})
    said(g, (A, "inform camilla"), (A, "look 1"), (A, "inform lucius"))
    assert can_say(g, A) == ["look 2", "look 3", "look 4"]
    said(g, (A, "look 2"))
    assert g.view(A)["row"] == ["gannicus", "sword-1", None, None]


def test_an_exhausted_informant_and_one_without_a_card_to_look_at_are_of_no_use():
    assert a_row(assets={A: "camilla agron"}, exhausted="camilla").decision is None
    t = a_table(assets={A: "camilla agron"})
    assert begin(t, Window(Moment(ROW_DEALT))).decision is None


def test_informants_are_asked_once_the_row_is_dealt():
    g = begin(a_table(assets={A: "camilla agron"}), Market())
    said(g, *((seat, "close-stall") for seat in EVERYBODY))
    said(g, *((DICE, f"draw-asset {name}") for name in ("gannicus", "sword-1", "axe-1", "net-1")))
    assert g.asked == (A,) and can_say(g, A) == ["pass", "inform camilla"]
    said(g, (A, "pass"))
    assert can_say(g, A)[:2] == ["bid 0", "bid 1"]


def test_every_field_of_a_frame_is_in_its_copy_and_its_key():
    t = a_table()
    auction, host_bid = Auction((A, B), (1, 2, 0, 0)), HostBid((C,), (3, 0, 0, 0))
    auction.hear(A, t.box.counts("bid")[2], True)
    host_bid.step = 1
    for frame in (auction, host_bid, Look(B, asset("camilla"))):
        assert vars(frame.copy()) == vars(frame)
        assert frame.copy().key() == frame.key()
    assert auction.key() != Auction((A, B), (1, 1, 0, 0)).key()
