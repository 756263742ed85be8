"""Dice and decks from a seed. These answers are fixed for ever: records and duplicate tables rely on them."""

import hashlib
import hmac

import pytest

from ludus.core.chance import D6, Draw, Roll
from ludus.core.decision import table_of
from ludus.match.streams import Streams

BEASTS = table_of("draw", ("lion", "bull", "bear", "wolf", "boar", "lynx"))


@pytest.fixture
def streams():
    return Streams("spartacus")


def drawn(streams, shuffle):
    left, order = list(BEASTS), []
    while left:
        card = streams.answer(Draw("animals", shuffle, left))
        left.remove(card)
        order.append(card.words.removeprefix("draw "))
    return order


def test_rolls_have_known_answers(streams):
    rolls = [streams.answer(Roll("strike", D6, 3)).words for _ in range(4)]
    assert rolls == ["roll 5 5 4", "roll 5 4 1", "roll 2 1 1", "roll 3 2 1"]


def test_a_roll_can_be_checked_by_hand(streams):
    macs = [hmac.new(b"spartacus", f"strike/0/{j}/0".encode(), hashlib.sha256).digest() for j in range(3)]
    dice = sorted((int.from_bytes(mac[:8], "big") % 6 + 1 for mac in macs), reverse=True)
    assert streams.answer(Roll("strike", D6, 3)).operands == tuple(dice)


def test_every_label_has_its_own_stream(streams):
    streams.answer(Roll("strike", D6, 3))
    assert streams.answer(Roll("block", D6, 3)).words == "roll 6 6 1"
    assert streams.answer(Roll("strike", D6, 3)).words == "roll 5 4 1"
    assert streams.asked == {"strike": 2, "block": 1}


def test_a_pile_has_one_order_for_each_shuffle(streams):
    assert drawn(streams, 0) == ["boar", "bear", "lion", "wolf", "lynx", "bull"]
    assert drawn(streams, 1) == ["lynx", "bear", "lion", "wolf", "boar", "bull"]


def test_who_draws_first_changes_nothing_for_the_rest(streams):
    without_the_lion = [card for card in BEASTS if card.words != "draw lion"]
    assert streams.answer(Draw("animals", 0, without_the_lion)).words == "draw boar"


def test_counted_cards_have_known_answers(streams):
    counted = Draw("tokens", 0, list(BEASTS[:4]), [5, 1, 3, 1])
    answers = [streams.answer(counted).words.removeprefix("draw ") for _ in range(6)]
    assert answers == ["lion", "bear", "bear", "lion", "bear", "lion"]


def test_what_does_not_divide_evenly_is_drawn_again(streams):
    cases = (1 << 63) + 1  # nearly half of all words must be rejected
    streams.asked = {"huge": 0}
    answers = [streams.answer(Draw("huge", 0, list(BEASTS[:2]), [1, cases - 1])) for _ in range(20)]
    assert answers == [BEASTS[1]] * 20


def test_the_commitment_is_the_seeds_hash(streams):
    assert streams.commitment() == hashlib.sha256(b"spartacus").hexdigest()
    assert streams.commitment() == "878bc378c2cb156a77463d4a8728d3989d7b12c8d36996f7ece0d846047bf82b"


def test_the_key_of_the_hashes_is_not_the_commitment(streams):
    assert streams.hash_key().hex() == "2b9735a913aed56cdf2d2686450897a8e941cd3d9c26d58f14d310fdbd7ac595"
