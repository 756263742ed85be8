"""A card that does nothing is noticed by its own tests: a scheme, a reaction and a gladiator here, more in the soak."""

import pytest

from tests.games.spartacus.removal import is_missed

CARDS = ("collusion", "whispered-rumors", "varro")  # by name, so that this is no test of theirs


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_does_nothing_fails_a_test_of_that_card(card):
    assert is_missed(card)
