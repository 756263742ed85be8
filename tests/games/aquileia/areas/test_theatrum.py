"""IV. Theatrum."""

from ludus.games.aquileia import play
from ludus.games.aquileia.play import Aquileia
from tests.games.aquileia.tables import (
    CHICO,
    LISA,
    a_table,
    chapter,
    coins,
    events,
    offers,
    said,
    seen,
    theatre,
)


def auction(**purses: str) -> Aquileia:
    """Lisa auctions the white and blue card."""
    return said(chapter(a_table({"theatrum": "lisa"}, purses=purses), play.visit_theatrum), "chance reveal white-blue")


def test_the_auctioneer_opens_with_exactly_one_coin_of_any_metal():
    g = auction(lisa="9 bronze 9 silver 9 gold")
    assert offers(g) == ["bid bronze", "bid silver", "bid gold", "drop"]
    assert g.decision is not None and g.decision.rule == "theatrum.open"


def test_without_any_bid_the_auctioneer_gets_the_card_for_nothing():
    g = said(auction(lisa="1 gold", chico="1 gold"), "lisa drop", "chico drop")
    assert g.table.theatre[theatre("white-blue")] == LISA
    assert events(g)[-1] == "aquileia-event-gets-free"
    assert g.table.coins[LISA] == coins("1 gold")


def test_bidding_goes_round_until_one_is_left():
    g = auction(stefan="9 gold", lisa="9 gold", chico="9 gold", livia="9 gold")
    said(g, "lisa bid gold", "chico bid gold", "livia drop", "stefan bid gold", "lisa bid gold", "chico bid gold")
    assert g.decision is not None and g.decision.rule == "theatrum.bid"
    said(g, "stefan drop", "lisa drop")
    assert g.table.theatre[theatre("white-blue")] == CHICO
    assert g.table.coins == [coins("9 gold"), coins("14 gold"), coins("4 gold"), coins("9 gold")]


def test_the_auction_shows_bid_leader_and_who_is_out():
    g = said(auction(stefan="9 gold", lisa="9 gold", chico="9 gold"), "lisa bid gold", "chico bid gold")
    assert seen(g)["auction"] == {
        "auctioneer": 1,
        "card": "white-blue",
        "bid": {"bronze": 0, "silver": 0, "gold": 2},
        "leader": 2,
        "out": [3],
    }


def test_a_theatre_card_is_unseen_until_the_auction_begins():
    g = chapter(a_table({"theatrum": "lisa"}), play.visit_theatrum)
    assert seen(g)["auction"]["card"] is None
    assert len(seen(g)["theatre"]) == 6


def test_the_questions_of_the_auction_are_put_into_words():
    g = auction(lisa="1 gold", chico="2 gold")
    opening = g.prompt()
    bidding = said(g, "lisa bid gold").prompt()
    assert opening is not None and bidding is not None
    assert (opening.phrase.id, bidding.phrase.id) == ("aquileia-ask-open", "aquileia-ask-bid")
