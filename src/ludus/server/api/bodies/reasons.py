"""Why an option was or should be chosen, in clauses that the page puts into sentences."""

from typing import Annotated, Any

from pydantic import BaseModel

from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.server.api.bodies import sent

Clause = Annotated[dict[str, Any], sent("Message")]


class ReasonSeen(BaseModel):
    """What was done (`did`, in the first person), what spoke for it, its figures, and how the next best compares.

    Every clause is a message without a capital and a full stop; without `did` the option is quoted.
    """

    did: Clause | None
    causes: list[Clause]
    figures: Clause | None
    other: Annotated[dict[str, Any], sent("Option")] | None
    compared: Clause | None


def reason_seen(reason: Reason) -> ReasonSeen:
    """A reason, ready to send."""
    return ReasonSeen(
        did=clause(reason.did),
        causes=[told for cause in reason.causes if (told := clause(cause)) is not None],
        figures=clause(reason.figures),
        other=option_seen(reason.other),
        compared=clause(reason.compared),
    )


def clause(message: Message | None) -> dict[str, Any] | None:
    return None if message is None else {"id": message.phrase.id, "facts": message.facts()}


def option_seen(option: Option | None) -> dict[str, Any] | None:
    if option is None:
        return None
    return {"words": option.words, "verb": option.verb, "operands": list(option.operands)}
