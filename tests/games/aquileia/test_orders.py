"""Standing orders in the auction."""

from ludus.games.aquileia import play
from ludus.games.aquileia.orders import ORDERS
from tests.games.aquileia.areas.test_theatrum import auction
from tests.games.aquileia.tables import CHICO, LISA, a_table, chapter, said

BID_UP_TO = ORDERS[0]


def answer(g, seat, value):
    option = BID_UP_TO.answer(g, seat, value)
    return None if option is None else option.words


def test_bid_up_to_raises_by_the_cheapest_coin_and_drops_out_at_its_end():
    g = auction(lisa="9 bronze 9 silver", chico="9 silver")
    assert answer(g, LISA, 1) == "bid bronze"
    assert answer(g, LISA, 0) == "drop"
    said(g, "lisa bid silver")
    assert answer(g, CHICO, 2) == "bid silver"
    assert answer(g, CHICO, 1) == "drop"


def test_bid_up_to_has_nothing_to_say_outside_the_auction():
    g = chapter(a_table({"arena-a": "lisa"}), play.visit_arena)
    assert answer(g, LISA, 3) is None


def test_bid_up_to_lasts_for_the_round():
    g = auction(lisa="1 gold")
    before = BID_UP_TO.scope(g)
    g.table.round += 1
    assert BID_UP_TO.scope(g) != before
