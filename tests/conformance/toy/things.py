"""Everything in the box that somebody may ask about: the cards."""

from typing import Final

from ludus.core.thing import Kind, Thing, figure
from tests.conformance.toy.table import CARDS, RUSES

CARD: Final = Kind("toy", "cards")


def things(box: object) -> tuple[Thing, ...]:
    """All of them, in the order of the box."""
    return tuple(
        CARD.piece("card", name, "ruse" if card < RUSES else "prize", rule_of(card), figure("value", points=card))
        for card, name in enumerate(CARDS)
    )


def rule_of(card: int) -> str:
    """The paragraph that says what a card does."""
    return "round.seize" if card < RUSES else "round.prize"
