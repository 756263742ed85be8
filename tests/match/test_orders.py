"""The standing orders at a table."""

import pytest

from ludus import Match
from ludus.core.errors import BadSetting
from ludus.core.orders import StandingOrder
from ludus.match import GAMES
from ludus.match.orders import Orders


@pytest.fixture
def match(toy):
    """The auction, waiting for bids."""
    match = Match.new("toy", seats=3, seed=3)
    while match.decision is not None and match.decision.kind != "bid":
        match.act(match.decision.seats[0], match.options(match.decision.seats[0])[0])
    return match


def names(orders, seat):
    return [given.order.name for given in orders.given_by(seat)]


def test_an_order_answers_for_its_seat_only(match):
    orders = Orders(match)
    orders.give(1, "bid-up-to", 1)
    assert orders.answer(1) == ("bid-up-to", match.options(1)[0])
    assert orders.answer(0) is None
    orders.cancel(1, "bid-up-to")
    assert orders.answer(1) is None


def test_a_seat_that_is_not_asked_is_answered_for_beside_only(match):
    orders = Orders(match)
    for name in ("idle", "generous"):
        orders.give(0, name)
    assert orders.answer(0) is None
    match.game.table.coins[0] = 3
    ordered = orders.answer(0)
    assert ordered is not None and ordered.option in match.free(0)


def test_an_order_given_for_the_round_ends_with_it(match):
    orders = Orders(match)
    orders.give(2, "bid-up-to", 2)
    orders.give(2, "idle")
    assert orders.end_those_over() == []
    while match.game.table.round == 1:
        seat = next(seat for seat in match.decision.seats if match.options(seat))
        match.act(seat, match.options(seat)[-1])
    assert orders.end_those_over() == [(2, "bid-up-to")]
    assert names(orders, 2) == ["idle"]


def test_orders_that_stand_from_the_start(match, monkeypatch):
    order = StandingOrder("always", lambda g, seat, value: None, default=True)
    monkeypatch.setattr(match.title, "orders", (order,))
    assert [names(Orders(match), seat) for seat in range(3)] == [["always"]] * 3


def test_an_unknown_order_or_number_is_refused_with_what_there_is(match):
    orders = Orders(match)
    with pytest.raises(BadSetting) as unknown:
        orders.give(0, "sleep")
    assert "idle" in unknown.value.hint
    with pytest.raises(BadSetting) as number:
        orders.give(0, "bid-up-to", 9)
    assert "0, 1, 2" in number.value.hint
    with pytest.raises(BadSetting):
        orders.give(0, "idle", 1)


def test_nothing_is_answered_when_the_game_is_over(kampf):
    assert Orders(kampf).answer(0) is None
    assert not GAMES["kampf"].orders
