"""Standing orders in the terminal, as at a server: what is settled is not asked, and can be taken back."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from ludus.cli.play.orders import KeyboardOrders
from ludus.core.ids import Seat
from ludus.match import Match
from tests.cli.test_table_talk import saved_at

ANNA = Seat(0)
ALONE = ("--human", "Anna", "--bot", "random", "--bot", "random")


def windows(orders_of, rounds: int = 1) -> tuple[int, int]:
    """In how many windows of some rounds seat 0 is asked, and in how many it could only pass."""
    match, rng, asked, idle = Match.new("spartacus", 3, seed=3), random.Random(3), 0, 0
    orders = orders_of(match)
    while match.decision is not None and match.game.table.round <= rounds:
        seat = match.owing[0]
        if seat == 0 and match.decision.kind == "reaction":
            is_asked = orders.answer(0) is None
            asked += is_asked
            idle += is_asked and len(match.options(0)) == 1
        match.act(seat, rng.choice(match.options(seat)))
    return asked, idle


def test_somebody_alone_is_never_asked_where_only_passing_is_left():
    asked, idle = windows(lambda match: KeyboardOrders(match, [ANNA]))
    everything, passes = windows(lambda match: SimpleNamespace(answer=lambda seat: None))
    assert idle == 0 < passes
    assert asked < everything


def test_whoever_cancels_an_order_is_asked_where_it_would_have_answered():
    def cancelled(match: Match) -> KeyboardOrders:
        orders = KeyboardOrders(match, [ANNA])
        orders.cancel(ANNA, "idle")
        return orders

    def given_again(match: Match) -> KeyboardOrders:
        orders = cancelled(match)
        orders.give(ANNA, "idle", 0)
        return orders

    assert windows(cancelled, 3) == windows(lambda match: SimpleNamespace(answer=lambda seat: None), 3)
    assert windows(given_again, 3) == windows(lambda match: KeyboardOrders(match, [ANNA]), 3)


def test_a_cancelled_order_leaves_other_questions_with_one_answer_unasked():
    match, rng, asked, lone = Match.new("aquileia", 5, seed=3), random.Random(3), 0, 0
    orders = KeyboardOrders(match, [ANNA])
    orders.give(ANNA, "bid-up-to", 0)
    orders.cancel(ANNA, "bid-up-to")
    while match.decision is not None:
        seat = match.owing[0]
        if seat == ANNA and len(match.options(seat)) == 1:
            lone += 1
            asked += orders.answer(seat) is None
        match.act(seat, rng.choice(match.options(seat)))
    assert asked == 0 < lone


@pytest.mark.parametrize("people, is_asked", [([ANNA], False), ([ANNA, Seat(1)], True)])
def test_a_question_with_one_answer_is_asked_only_where_others_would_notice(people, is_asked):
    match, rng, asked = Match.new("aquileia", 5, seed=3), random.Random(3), 0
    orders = KeyboardOrders(match, people)
    while match.decision is not None:
        seat = match.owing[0]
        if seat == ANNA and len(match.options(seat)) == 1:
            asked += orders.answer(seat) is None
        match.act(seat, rng.choice(match.options(seat)))
    assert bool(asked) == is_asked


def test_where_several_share_the_keyboard_all_are_asked_so_that_nobody_learns_what_another_holds():
    together, passes = windows(lambda match: KeyboardOrders(match, [ANNA, Seat(1)]))
    everything, _ = windows(lambda match: SimpleNamespace(answer=lambda seat: None))
    assert together == everything and passes


def test_the_orders_of_a_game_are_listed_with_those_that_stand(terminal):
    shown = terminal("play", "spartacus", *ALONE, "--seed", "1", typed=["orders"])
    assert "[x] 1  Pass when I hold nothing that fits" in shown.out
    assert "[ ] 4  Bid nothing in this market" in shown.out
    assert "'orders 7' gives order 7 or takes it back." in shown.out
    listed = shown.out[shown.out.index("[x] 1") :].partition("Anna>")[0]
    assert max(map(len, listed.splitlines())) <= 80


def test_what_is_said_of_orders_names_those_there_are(terminal):
    shown = terminal("play", "aquileia", *ALONE, "--seed", "1", typed=["orders", "orders 1 99"])
    assert "'orders 1' gives order 1 or takes it back. [x] stands." in shown.out
    assert "A number belongs to order 1: 'orders 1 12'." in shown.out
    assert "for example 'orders 1 12'" in shown.out


def test_an_order_answers_from_then_on(terminal, tmp_path):
    path = saved_at(tmp_path / "game.txt", "spartacus", "bid")
    asked = terminal("play", "--resume", path, *ALONE, typed=["0"])
    ordered = terminal("play", "--resume", path, *ALONE, typed=["orders 4"])
    assert asked.out.count("Bid for ") > ordered.out.count("Bid for ") == 1


def test_an_order_is_taken_back_by_its_number_and_a_wrong_one_is_told(terminal):
    typed = ["orders 1", "orders", "orders 99", "orders x"]
    shown = terminal("play", "spartacus", *ALONE, "--seed", "1", typed=typed)
    assert "No longer: Pass when I hold nothing that fits" in shown.out
    assert "[ ] 1  Pass when I hold nothing that fits" in shown.out
    assert "There is no order '99'. Type a number from 1 to 7." in shown.out
    assert "There is no order 'x'." in shown.out


def test_an_order_with_a_number_says_which_it_takes(terminal):
    shown = terminal(
        "play", "aquileia", *ALONE, "--seed", "1", typed=["orders 1", "orders 1 40", "orders 1 5", "orders"]
    )
    assert shown.out.count("This order takes a number from 0 to 12") == 2
    assert "[x] 1  Bid up to 5 coins" in shown.out


def test_a_game_without_orders_says_so(terminal):
    shown = terminal("play", "kampf", *ALONE, "--seed", "1", typed=["orders"])
    assert "There is nothing to settle beforehand here." in shown.out


@pytest.fixture
def bidding() -> Any:
    """A market in which seat 0 bids: by hand first, by order afterwards."""
    match, rng = Match.new("spartacus", 3, seed=5), random.Random(5)
    while match.decision is None or match.decision.kind != "bid" or match.owing[0] != 0:
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    return match, KeyboardOrders(match, [ANNA])


def test_what_an_order_chose_is_not_what_undo_takes_back_and_after_it_one_is_asked(bidding):
    match, orders = bidding
    by_hand = len(match.acts)
    match.act(0, match.options(0)[0])
    orders.give(0, "no-bids", 0)
    while match.decision is not None and not (match.owing[0] == 0 and match.decision.kind == "bid"):
        match.act(match.owing[0], match.options(match.owing[0])[0])
    orders.note()
    match.act(0, orders.answer(0))
    assert orders.last_by_hand([ANNA]) >= by_hand
    assert match.acts[orders.last_by_hand([ANNA])].words != "bid 0" or orders.last_by_hand([ANNA]) == by_hand
    orders.went_back()
    assert orders.answer(0) is None
