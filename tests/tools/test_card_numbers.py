"""The numbers beside a card's name are those of its data, and decks are as large as they are said to be."""

import pytest

from ludus.core.dataset import DataSet
from ludus.games.spartacus.box.cards import GLADIATOR, SCHEME, IntrigueTitle, MarketTitle
from tools.card_numbers import stale, with_card, with_numbers

DATA = DataSet.open("spartacus")


def test_the_numbers_are_up_to_date():
    assert stale() == [], "python -m tools.generate puts them right"


@pytest.mark.parametrize(
    ("lang", "wrong", "right"),
    [
        ("en", "(influence 5, 9 gold, 1 copy)", "(influence 0, 2 gold, 4 copies)"),
        ("de", "(Einfluss 5, 9 Gold, 1 Karte)", "(Einfluss 0, 2 Gold, 4 Karten)"),
        ("hu", "(befolyás 5, 9 arany, 1 példány)", "(befolyás 0, 2 arany, 4 példány)"),
    ],
)
def test_what_is_printed_on_a_card_is_put_right_and_its_words_stay(lang, wrong, right):
    card = IntrigueTitle(DATA.item("schemes.toml", "robbery"), SCHEME, 0)
    assert with_card(lang, f"**[card.robbery]** X (Y) {wrong}. 3 of 9.\n", card) == (
        f"**[card.robbery]** X (Y) {right}. 3 of 9.\n"
    )


def test_dice_of_a_fighter_are_put_right():
    card = MarketTitle(DATA.item("gladiators.toml", "crixus"), GLADIATOR)
    assert with_card("en", "Crixus (9/9/9, 1 gold). Ability.", card) == "Crixus (4/4/3, 4 gold). Ability."


def test_only_the_first_numbers_of_a_paragraph_are_counts():
    assert with_numbers("[x2] 1 card: 1 and 1, p. 9", 5, [7, 4, 3]) == "[x2] 7 card: 4 and 3, p. 9"
