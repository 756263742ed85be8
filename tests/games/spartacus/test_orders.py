"""Standing orders: what a Dominus can leave to his steward."""

from ludus.games.spartacus.arena.bets import Bets
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.stalls import Stalls
from ludus.games.spartacus.orders import ORDERS
from ludus.games.spartacus.reactions.moments import LEDGERS, MARKET_END, SCHEME_PLAYED, TURN_END, WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.schemes.support import being_prepared
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from tests.games.spartacus.intrigue_tables import scheming
from tests.games.spartacus.tables import A, B, C, D, a_table, asset, begin, did, said

LACKING_NOTHING = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}


def answer(g, seat, name):
    """What an order says for a seat; an empty word where it leaves the choice to the seat."""
    option = next(order for order in ORDERS if order.name == name).answer(g, seat, 0)
    return "" if option is None else option.words


def a_window(kind, hands, target=A, by=B, influence=(8, 8, 8, 8)):
    t = a_table(assets=LACKING_NOTHING, gold=(9, 9, 9, 0), influence=influence, hands=hands, phase=INTRIGUE)
    card = t.box.copies[t.box.title_number["robbery"]][0]
    return begin(t, Window(Moment(kind, target, by, card, (target,))))


def test_idle_passes_for_who_holds_nothing_that_fits():
    g = a_window(SCHEME_PLAYED, {A: "robbery", C: "whispered-rumors"})
    assert answer(g, A, "idle") == "pass"
    assert answer(g, C, "idle") == ""


def test_idle_does_not_answer_twice_nor_outside_a_window():
    g = a_window(SCHEME_PLAYED, {A: "robbery", C: "whispered-rumors"})
    said(g, (A, "pass"))
    assert answer(g, A, "idle") == ""
    assert answer(begin(a_table(), Stalls((A, B, C, D), (0, 0))), A, "idle") == ""


def test_idle_asks_about_a_card_for_any_window_when_its_own_turn_or_the_market_ends():
    hands = {A: "destitute"}
    assert answer(a_window(SCHEME_PLAYED, hands), A, "idle") == "pass"
    assert answer(a_window(LEDGERS, hands), A, "idle") == "pass"
    assert answer(a_window(TURN_END, hands, by=B), A, "idle") == "pass"
    assert answer(a_window(TURN_END, hands, by=A), A, "idle") == ""
    assert answer(a_window(MARKET_END, hands), A, "idle") == ""


def test_idle_asks_about_such_a_card_at_the_end_of_a_phase_only_if_a_house_is_about_to_win():
    hands = {A: "destitute"}
    assert answer(a_window(WIN_CHECK, hands, influence=(8, 8, 11, 8)), A, "idle") == "pass"
    assert answer(a_window(WIN_CHECK, hands, influence=(8, 8, 12, 8)), A, "idle") == ""


def test_others_passes_unless_it_is_done_to_me_or_by_me():
    g = a_window(SCHEME_PLAYED, {A: "robbery", B: "robbery", C: "whispered-rumors"})
    assert answer(g, C, "others") == "pass"
    assert answer(g, A, "others") == ""
    assert answer(begin(a_table(), Stalls((A, B, C, D), (0, 0))), A, "others") == ""


def test_no_bids_bids_nothing_in_an_auction():
    t = a_table(phase=MARKET)
    t.market_pile = tuple(card for card in t.market_pile if card != asset("agron"))
    t.row, t.row_open = (asset("agron"),), 1
    g = begin(t, Auction((A, B, C, D), (0,) * 4))
    assert answer(g, B, "no-bids") == "bid 0"
    said(g, (B, "bid 0"))
    assert answer(g, B, "no-bids") == ""


def test_no_bets_lays_nothing_into_box_after_box():
    g = begin(a_table(phase=ARENA), Bets((A, B)))
    while words := answer(g, A, "no-bets"):
        said(g, (A, words))
    assert g.asked == (A, B) and not g.options(A)
    assert answer(begin(a_table(), Stalls((A, B, C, D), (0, 0))), A, "no-bets") == ""


def test_no_support_refuses_whoever_asks():
    g = scheming("illicit-services", (A, "ask 1"), influence=(3, 4, 4, 4))
    assert answer(g, B, "no-support") == "refuse"
    assert answer(g, A, "no-support") == ""


def test_no_support_leaves_a_demand_of_the_senate_to_the_seat():
    g = scheming("illicit-services", (A, "ask 1"), influence=(3, 4, 4, 4))
    scheme = being_prepared(g)
    assert scheme is not None
    scheme.is_demand = True
    assert answer(g, B, "no-support") == ""


def test_accept_gifts_takes_what_is_offered_for_nothing_and_nothing_else():
    t = a_table(assets={A: "agron", C: "varro"}, phase=MARKET)
    t.stalls_are_open = True
    g = begin(t, Stalls((A, B, C, D), (0, 0)))
    did(g, (A, "offer 1"), (A, "give-asset agron"), (A, "ask-gold 2"), (A, "send-offer"))
    assert answer(g, B, "accept-gifts") == ""
    did(g, (C, "offer 1"), (C, "give-asset varro"), (C, "send-offer"))
    assert answer(g, B, "accept-gifts") == "accept 2"
    assert answer(g, A, "accept-gifts") == ""


def test_orders_for_a_phase_end_with_it():
    g = begin(a_table(phase=MARKET), Stalls((A, B, C, D), (0, 0)))
    order = next(order for order in ORDERS if order.name == "no-bids")
    before = order.scope(g)
    g.table.phase = ARENA
    assert order.scope(g) != before and order.lasts == "phase"
    assert [order.scope(g) for order in ORDERS if order.lasts == "game"] == [None] * 4
