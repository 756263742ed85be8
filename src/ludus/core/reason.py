"""Why somebody chose what they chose: the parts of a sentence or two, put into words elsewhere.

The phrases of a reason are clauses, without a capital and a full stop: "they roll only 2 dice".
"""

from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.phrase import Message


class Reason(NamedTuple):
    """What speaks for an option: causes, the likeliest first, figures, and how the best of the others compares."""

    did: Message | None = None  # what was done, in the first person; None: the option is quoted
    causes: tuple[Message, ...] = ()
    figures: Message | None = None
    other: Option | None = None  # the best of the other options
    compared: Message | None = None  # its figures

    def messages(self) -> tuple[Message, ...]:
        """Everything that is said."""
        return tuple(one for one in (self.did, *self.causes, self.figures, self.compared) if one is not None)
