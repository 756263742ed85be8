"""How an estimator plays Spartacus on: what is compared must not be drowned by what the rules of thumb do after it."""

import random

from ludus.bots.estimates.spartacus import SpartacusEvaluator
from ludus.bots.search.playout import play_on
from ludus.games.spartacus.features import host
from ludus.games.spartacus.market.host_bid import HostBid
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, hand, phase
from tests.games.spartacus.tables import A, B, C, D, a_table, begin

WORLDS = 40


def after(g, words, seed):
    """The game at the next quiet moment after an answer of the first house."""
    ahead, lots = g.clone(), random.Random(seed)
    evaluator = SpartacusEvaluator(ahead, A, lots)
    since = evaluator.stage(ahead)
    ahead.apply(A, next(option for option in ahead.options(A) if option.words == words))
    play_on(ahead, evaluator, since, lots)
    return ahead


def hosted(bid):
    """In what part of the play-outs the first house is host after such a bid."""
    g = begin(a_table(gold=(16, 16, 16, 16), influence=(7, 7, 7, 7)), HostBid((A, B, C, D), (0, 0, 0, 0)))
    return sum(host(after(g, f"bid {bid}", seed)) == A for seed in range(WORLDS)) / WORLDS


def test_houses_bid_for_the_games_what_they_are_worth_to_them_and_not_a_fixed_sum():
    assert hosted(5) < 0.5  # one coin more than an honest house bids
    assert hosted(16) > 0.9


def test_whoever_has_tried_something_keeps_the_other_cards_of_the_hand():
    hands = {A: "robbery whispered-rumors"}
    g = phase(a_table(hands=hands, host=A, influence=(8, 4, 4, 4), assets=EACH_HAS_TWO))
    while g.asked != (A,) or g.decision is None or g.decision.kind != "intrigue":
        seat = g.asked[0]
        g.apply(seat, g.options(seat)[0])
    before = hand(g, A)
    assert len(before) > 2
    assert hand(after(g, "done", 1), A) == before
    assert hand(after(g, "cash-in robbery", 1), A) == [card for card in before if card != "robbery"]
