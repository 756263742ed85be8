"""Standing orders: what a seat has decided beforehand, so that it need not be asked each time.

A game lists the orders it knows. Whoever runs a match keeps which of them stand, asks them before it asks the seat, and
drops them when what they were given for is over.
"""

from collections.abc import Callable
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.ids import Seat

# `Any` stands for the game's own type. The last value is the number that goes with the order, 0 where it has none.
Answer = Callable[[Any, Seat, int], Option | None]
Scope = Callable[[Any], object]

WHOLE_GAME: Final = "game"


def for_ever(g: object) -> object:
    """An order that ends with the game."""
    return None


class StandingOrder:
    """One order a game knows. `answer` says what it chooses now, None where it leaves the choice to the seat.

    It may look only at what the seat may know. A `private` order looks at what others may not know, so its answer must
    not come at a telling time. With `beside` it chooses among what the seat may do beside the decision.
    """

    def __init__(
        self,
        name: str,
        answer: Answer,
        *,
        values: tuple[int, ...] = (),
        lasts: str = WHOLE_GAME,
        scope: Scope = for_ever,
        default: bool = False,
        private: bool = False,
        beside: bool = False,
    ) -> None:
        self.name = name
        self.answer = answer
        self.values = values  # the numbers it can be given with; none: it is simply given
        self.lasts = lasts  # what it is given for, in a word
        self.scope = scope  # when this changes, the order is over
        self.default = default  # whether it stands from the start
        self.private = private
        self.beside = beside
