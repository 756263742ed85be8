"""The auction itself plays by its rules: what the general suite cannot know of it."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import CHANCE, Seat
from tests.conformance.cases import by_words, offered
from tests.conformance.toy import TOY
from tests.conformance.toy.table import CARDS, Stall

A, B, C = (Seat(seat) for seat in range(3))


def an_auction(*hands, prize="lamp"):
    """A first round that has just turned up its prize, with these cards in hand."""
    g = TOY.new_game(len(hands), {"rounds": 2}, None)
    say(g, *(f"chance draw {hand[turn]}" for turn in range(2) for hand in hands), f"chance draw {prize}")
    return g


def say(g, *lines):
    """Apply what was said, line by line as in a record."""
    for line in lines:
        who, words = line.split(" ", 1)
        seat = CHANCE if who == "chance" else Seat(int(who))
        g.apply(seat, by_words(offered(g, seat), words))


def test_a_bid_is_made_coin_by_coin_and_the_highest_pays():
    g = an_auction(["ring", "bowl"], ["vase", "mask"], ["ruse-a", "ruse-b"])
    say(g, "0 leave", "0 keep", "2 add", "2 add", "1 add", "0 done", "2 done", "1 done")
    assert g.decision.kind == "seize"
    assert g.table.claimant == C
    assert g.table.coins == [2, 2, 0]


def test_the_claimants_ruse_counts_first_and_the_void_one_stays_in_hand_unseen():
    g = an_auction(["ruse-a", "bowl"], ["ruse-b", "mask"], ["vase", "lyre"])
    say(g, "0 leave", "0 keep", "1 add", "1 done", "0 done", "2 done", "0 seize ruse-a", "2 pass")
    events = g.apply(B, by_words(g.options(B), "seize ruse-b"))
    assert [event.facts(None) for event in events] == [{"seat": B, "card": CARDS.index("ruse-b")}]
    assert CARDS.index("ruse-a") in g.table.hands[A]
    assert g.decision.kind == "seize" and g.decision.seats == (B, C, A)
    say(g, "0 seize ruse-a", "1 pass", "2 pass", "2 pass", "1 pass", "0 pass")
    assert g.table.won[A] == [CARDS.index("lamp")]


def test_nobody_is_asked_to_seize_once_all_ruses_have_been_seen():
    g = an_auction(["ruse-a", "ruse-b"], ["ruse-c", "ring"], prize="ruse-d")
    say(g, "0 leave", "0 sell ruse-a", "0 done", "1 done", "0 pass", "1 seize ruse-c", "0 seize ruse-b", "1 pass")
    assert g.table.won[A] == [CARDS.index("ruse-d")]


def test_a_coin_that_lies_in_a_bid_cannot_be_given_away():
    g = an_auction(["ring", "bowl"], ["vase", "mask"])
    say(g, "0 leave", "0 keep", "1 add", "1 add")
    assert g.free(B) == []
    assert [blocked.reason.phrase.id for blocked in g.blocked(B)] == ["toy-why-no-coin"]
    say(g, "0 give 1")
    assert [option.words for option in g.options(B)] == ["add", "done"]
    assert [option.words for option in g.free(B)] == ["give 0"]
    assert g.free(A) == []


def test_a_gift_between_two_answers_is_as_good_as_one_before_them():
    g = an_auction(["ring", "bowl"], ["vase", "mask"])
    before = g.clone()
    say(g, "0 leave", "0 keep", "1 add", "0 give 1", "1 add", "1 done", "0 done")
    say(before, "0 leave", "0 keep", "0 give 1", "0 done", "1 add", "1 add", "1 done")
    assert g.key() == before.key()


def test_who_has_looked_at_a_card_knows_it_in_every_imagined_game():
    g = an_auction(["ring", "bowl"], ["vase", "mask"], ["lyre", "robe"])
    say(g, "0 peek 1 0")
    deal = Dealer(random.Random(5).randrange)
    assert all(g.reimagine(A, deal).table.hands[B][0] == CARDS.index("vase") for _ in range(50))
    assert {g.reimagine(A, deal).table.hands[B][1] for _ in range(200)} > {CARDS.index("mask")}


def test_others_imagine_that_somebody_knows_a_card_but_not_which():
    g = an_auction(["ring", "bowl"], ["vase", "mask"], ["lyre", "robe"])
    say(g, "0 peek 1 0")
    deal = Dealer(random.Random(5).randrange)
    for _ in range(50):
        imagined = g.reimagine(C, deal)
        first = imagined.table.hands[B][0]
        assert imagined.view(A)["hands"][B] == [CARDS[first], None]


@pytest.mark.parametrize("seats", range(2, 5))
def test_there_are_cards_for_every_table(seats):
    assert isinstance(TOY.new_game(seats, {"rounds": 3}, None).table, Stall)
    assert seats * 2 + 3 <= len(CARDS)
