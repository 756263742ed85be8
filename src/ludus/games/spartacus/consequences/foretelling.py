"""How a consequence is foretold: by a rule for its verb."""

from collections.abc import Callable

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message, Phrase
from ludus.games.spartacus.table.table import SpartacusGame

Foretell = Callable[[SpartacusGame, Seat, Option], Message | None]


def always(phrase: Phrase) -> Foretell:
    """A consequence that is the same whenever the choice is offered."""
    message = Message(phrase)
    return lambda g, seat, option: message
