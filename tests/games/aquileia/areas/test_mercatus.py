"""I. Mercatus, space by space."""

from typing import Any

import pytest

from ludus.games.aquileia import play
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import OFF
from tests.games.aquileia.tables import (
    BOX,
    LISA,
    STEFAN,
    a_table,
    card,
    cards,
    chapter,
    coins,
    events,
    offers,
    reasons,
    said,
)

MARKET = "weapon-1 weapon-2 weapon-3"


def visit(name: str, purse: str = "9 bronze 9 silver 9 gold", **more: Any) -> Aquileia:
    """Stefan stands on one space."""
    t = a_table(**{"at": {name: "stefan"}, "purses": {"stefan": purse}, "market": MARKET, **more})
    return chapter(t, play.visit_mercatus)


def test_dolus_takes_the_two_coins_rolled():
    g = said(visit("dolus", ""), "chance roll gold bronze")
    assert g.table.coins[STEFAN] == coins("1 bronze 1 gold")
    assert g.table.at == [OFF] * 28


@pytest.mark.parametrize(
    ("trade", "before", "after"),
    [
        ("gold-to-silver", "1 gold", "1 silver"),
        ("gold-to-bronze", "1 gold", "1 bronze"),
        ("silver-to-bronze", "1 silver", "1 bronze"),
        ("bronze-to-silver", "2 bronze", "1 silver"),
        ("silver-to-gold", "2 silver", "1 gold"),
    ],
)
def test_pecunia_exchanges(trade, before, after):
    g = said(visit("pecunia", before), f"stefan trade {trade}")
    assert g.table.coins[STEFAN] == coins(after)
    assert g.table.points[STEFAN] == 4


def test_pecunia_says_which_coins_are_missing():
    g = visit("pecunia", "1 silver")
    assert offers(g) == ["trade silver-to-bronze", "done"]
    assert set(reasons(g).values()) == {"aquileia-why-too-few-coins"}
    prompt = g.prompt()
    assert prompt is not None and prompt.phrase.id == "aquileia-ask-trade"


@pytest.mark.parametrize(("name", "bought"), [("equi-middle", "weapon-2"), ("equi-right", "weapon-3")])
def test_equi_et_arma_sells_the_card_at_the_space_for_a_bronze(name, bought):
    g = said(visit(name, "2 bronze"), "stefan buy")
    assert g.decision is None
    assert g.table.hands[STEFAN] == g.table.shown[STEFAN] == cards(bought)
    assert g.table.coins[STEFAN] == coins("1 bronze")
    assert g.table.market.count(OFF) == 1


def test_the_left_space_of_equi_et_arma_adds_a_card_nobody_sees():
    g = said(visit("equi-left"), "stefan buy", "chance draw gold-horse-1")
    assert g.table.hands[STEFAN] == cards("weapon-1 gold-horse-1")
    assert g.table.shown[STEFAN] == cards("weapon-1")
    assert events(g, STEFAN) == ["aquileia-event-draws"]
    assert events(g, LISA) == ["aquileia-event-draws-unseen"]
    assert "card" not in g.events[0].facts(LISA)


@pytest.mark.parametrize(
    ("name", "purse", "expected"),
    [
        ("servi-top", "9 bronze", ["buy-slaves 1", "buy-nothing"]),
        ("servi-middle", "1 silver", ["buy-slaves 1", "buy-nothing"]),
        ("servi-middle", "9 silver", ["buy-slaves 1", "buy-slaves 2", "buy-nothing"]),
        ("servi-bottom", "9 gold", ["buy-slaves 1", "buy-slaves 2", "buy-slaves 3", "buy-nothing"]),
        ("servi-bottom", "2 gold", ["buy-slaves 1", "buy-slaves 2", "buy-nothing"]),
    ],
)
def test_servi_sells_so_many_cards(name, purse, expected):
    assert offers(visit(name, purse)) == expected


def test_the_questions_of_the_market_name_the_card_and_the_price():
    equi, servi = visit("equi-right").prompt(), visit("servi-middle").prompt()
    assert equi is not None and servi is not None
    assert equi.facts() == {"seat": STEFAN, "card": card("weapon-3"), "metal": 0}
    assert servi.facts() == {"seat": STEFAN, "metal": 1}


def test_servi_draws_the_cards_one_by_one_unseen():
    g = said(visit("servi-bottom", "3 gold"), "stefan buy-slaves 3", "chance draw slave-1", "chance draw slave-2")
    said(g, "chance draw slave-2")
    assert g.table.hands[STEFAN] == cards("slave-1 slave-2 slave-2")
    assert g.table.coins[STEFAN] == coins("")
    assert g.table.shown[STEFAN] == BOX.no_cards


def test_servi_says_which_coins_are_missing():
    assert reasons(visit("servi-middle", "1 silver")) == {"buy-slaves 2": "aquileia-why-too-few-coins"}


def test_who_buys_no_slaves_keeps_the_coins():
    g = said(visit("servi-top", "1 bronze"), "stefan buy-nothing")
    assert g.table.coins[STEFAN] == coins("1 bronze")
    assert events(g) == ["aquileia-event-buys-nothing"]


def test_potentia_gives_the_four_blue_dice():
    g = visit("potentia")
    assert (g.table.potentia, g.table.blue_dice) == (STEFAN, 4)


def test_the_actions_come_in_the_order_of_the_board():
    at = {"servi-top": "lisa", "equi-left": "lisa", "pecunia": "stefan", "dolus": "lisa", "potentia": "lisa"}
    g = visit("pecunia", at=at, purses={"stefan": "1 gold", "lisa": "2 bronze"})
    said(
        g,
        "chance roll gold gold",
        "stefan done",
        "lisa buy",
        "chance draw weapon-1",
        "lisa buy-slaves 1",
        "chance draw slave-1",
    )
    assert g.table.potentia == LISA


def test_a_reshuffle_is_told_and_counted():
    t = a_table({"servi-middle": "stefan"}, purses={"stefan": "2 silver"}, discards="slave-1 " * 10 + "slave-2 " * 11)
    g = said(chapter(t, play.visit_mercatus), "stefan buy-slaves 2", "chance draw slave-1")
    assert events(g) == ["aquileia-event-draws-unseen", "aquileia-event-reshuffled"]
    said(g, "chance draw slave-2")
    assert t.pile[card("slave-2")] == 10
