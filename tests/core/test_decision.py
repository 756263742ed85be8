"""Options, decisions and what is blocked."""

import pytest

from ludus.core.decision import Blocked, Decision, Option, table_of
from ludus.core.ids import CHANCE, NOBODY, Seat, clockwise, left_of
from ludus.core.phrase import Message, Phrase


def test_an_options_words_are_its_verb_and_operands():
    assert Option("move", (3, 4)).words == "move 3 4"
    assert Option("pass").words == "pass"


def test_an_option_may_have_words_of_its_own():
    assert Option("move", (3,), "move b2").words == "move b2"


def test_a_table_of_options_has_one_for_each_name():
    spear, net = table_of("throw", ("spear", "net"))
    assert (spear.words, spear.operand) == ("throw spear", 0)
    assert (net.words, net.operand) == ("throw net", 1)


def test_options_are_compared_by_identity():
    option = Option("pass")
    assert option in [option]
    assert Option("pass") not in [option]


@pytest.mark.parametrize(
    "thing, words",
    [
        (Option("move", (3,)), "<move 3>"),
        (
            Decision(7, (Seat(1),), "net", "combat.nets"),
            "Decision(number=7, seats=(1,), kind='net', rule='combat.nets')",
        ),
        (
            Blocked(Option("stay"), Message(Phrase("held", count="count"), (2,)), "move"),
            "Blocked('stay', Message('held', {'count': 2}), rule='move')",
        ),
    ],
)
def test_everything_shows_itself_in_words(thing, words):
    assert repr(thing) == words


def test_seats_sit_clockwise():
    assert clockwise(Seat(2), 4) == (2, 3, 0, 1)
    assert left_of(Seat(3), 4) == 0
    assert CHANCE == -1
    assert NOBODY == ()
