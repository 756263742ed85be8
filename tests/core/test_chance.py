"""Dice, piles and dealing."""

import random
from collections import Counter

import pytest

from ludus.core.chance import D6, Chance, Dealer, Die, Draw, Roll
from ludus.core.decision import Option, table_of
from ludus.core.errors import IllegalChoice

COIN = Die(("tails", "heads", "heads"), (0, 1, 1))  # a crooked one
CARDS = table_of("draw", ("lion", "bull", "bear"))


def weighed(chance):
    return {option.words: weight for option, weight in zip(chance.outcomes(), chance.weights(), strict=True)}


def test_a_question_to_chance_says_nothing_by_itself():
    for ask in (Chance().outcomes, Chance().weights, lambda: Chance().sample(int), lambda: Chance().parse("")):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_roll_has_one_outcome_for_each_sorted_handful():
    assert weighed(Roll("hit", D6, 1)) == {f"roll {face}": 1 for face in range(6, 0, -1)}
    two = weighed(Roll("hit", D6, 2))
    assert len(two) == 21
    assert two["roll 6 6"] == 1
    assert two["roll 6 1"] == 2


def test_the_weights_of_a_roll_count_its_equally_likely_cases():
    assert weighed(Roll("toss", COIN, 2)) == {"roll heads heads": 4, "roll heads tails": 4, "roll tails tails": 1}
    assert sum(Roll("hit", D6, 4).weights()) == 6**4


def test_a_handful_is_computed_once():
    assert D6.handful(3) is D6.handful(3)


def test_a_roll_is_sampled_die_by_die():
    dice = iter([0, 5, 3])
    assert Roll("hit", D6, 3).sample(lambda sides: next(dice)).operands == (6, 4, 1)


def test_dice_may_be_written_in_any_order():
    roll = Roll("hit", D6, 3)
    assert roll.parse("roll 1 6 3") is roll.parse("roll 6 3 1")
    assert Roll("toss", COIN, 2).parse("roll tails heads").operands == (1, 0)


@pytest.mark.parametrize("words", ["roll 7", "roll 6 6", "roll", "", "rock 6"])
def test_words_that_are_no_roll_are_refused(words):
    with pytest.raises(IllegalChoice) as refused:
        Roll("hit", D6, 1).parse(words)
    assert str(refused.value) == f"'{words}' is not a roll of 1 dice."
    assert refused.value.hint == "for example 'roll 6'."


def test_every_card_of_a_pile_is_equally_likely():
    draw = Draw("animals", 0, list(CARDS))
    assert weighed(draw) == {"draw lion": 1, "draw bull": 1, "draw bear": 1}
    assert draw.sample(lambda n: n - 1) is CARDS[2]
    assert draw.parse("draw bull") is CARDS[1]


def test_a_pile_holds_some_of_a_tables_cards():
    draw = Draw("animals", 0, CARDS, pile=(0, 2))
    assert weighed(draw) == {"draw lion": 1, "draw bear": 1}
    assert draw.sample(lambda n: n - 1) is CARDS[2]
    assert [draw.gives(card) for card in CARDS] == [True, False, True]
    assert not draw.gives(Option("draw", (2,), "draw bear"))
    with pytest.raises(IllegalChoice):
        draw.parse("draw bull")


def test_like_cards_are_counted_rather_than_told_apart():
    draw = Draw("animals", 0, list(CARDS), [3, 1, 2])
    assert weighed(draw) == {"draw lion": 3, "draw bull": 1, "draw bear": 2}
    assert Counter(draw.at(case) for case in range(6)) == dict(zip(CARDS, [3, 1, 2], strict=True))
    assert draw.sample(lambda n: n - 1) is CARDS[2]


def test_there_is_no_case_outside_the_pile():
    with pytest.raises(AssertionError):
        Draw("animals", 0, list(CARDS), [3, 1, 2]).at(6)


def test_a_card_that_is_not_in_the_pile_is_refused():
    with pytest.raises(IllegalChoice) as refused:
        Draw("animals", 0, list(CARDS)).parse("draw wolf")
    assert str(refused.value) == "'draw wolf' is not among the 3 cards that can be drawn from 'animals'."
    assert refused.value.hint == "for example 'draw lion'."


def test_a_dealer_brings_cards_into_every_order_equally_often():
    dealer = Dealer(random.Random(3).randrange)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        dealer.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())
