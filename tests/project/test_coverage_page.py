"""Every rule has code and a test, every card of Spartacus too, and the pages say which."""

import pytest

from ludus import GAMES
from tools.coverage_page import (
    READING,
    Line,
    lacking,
    missing,
    named_by_hand,
    page,
    paragraphs,
    rulings_in,
    spell,
    stale,
)


def test_every_rule_and_every_card_has_code_and_a_test() -> None:
    assert missing() == []


def test_the_pages_are_up_to_date() -> None:
    assert stale() == [], "python -m tools.coverage_page writes them anew"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_by_hand_is_a_paragraph_or_a_power(game: str) -> None:
    rules = {rule for rule, _ in paragraphs(game)}
    assert {rule for rule in named_by_hand(game) if rule not in rules} <= {
        f"card.{power}" for power in ("bribes-and-pandering", "being-influential", "will-of-the-senate")
    }


def test_only_paragraphs_about_the_page_itself_are_left_out() -> None:
    assert set(READING) <= {rule for rule, _ in paragraphs("spartacus")}


def test_what_lacks_either_is_found() -> None:
    lines = [Line("a", ("code",), ()), Line("b", (), ("test",)), Line("c", ("code",), ("test",))]
    assert lacking(lines) == ["a", "b"]


def test_a_range_of_rulings_is_spelt_out_and_a_long_list_is_cut() -> None:
    assert rulings_in("S-25…S-27, S-91") == {25, 26, 27, 91}
    assert spell(tuple("abcdefg")) == "`a`, `b`, `c`, `d`, `e` and 2 more"


def test_every_card_of_spartacus_stands_on_its_page() -> None:
    text = page("spartacus")
    assert all(f"| {name} |" in text for name in ("conspiracy", "guard", "exhibition-match", "crixus", "naevia", "net"))
