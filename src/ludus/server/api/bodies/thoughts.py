"""What bots thought before they chose."""

from typing import Annotated, Any

from pydantic import BaseModel

from ludus.server.api.bodies import sent
from ludus.server.api.bodies.reasons import ReasonSeen


class ConsideredSeen(BaseModel):
    """An option a bot considered: how often it tried it, and the chance to win it promised, if it did.

    `margin` is how far off that is in 19 of 20 cases by the scatter of the tries: 0 where it is known, null where there
    were too few of them to tell.
    """

    words: str
    verb: str
    operands: list[int]
    visits: int
    chance: float | None
    margin: float | None
    chosen: bool


class ThoughtsSeen(BaseModel):
    """Why the seat's bot chose as it did; what it considered, the most tried first, and how many options `more`.

    Nothing is considered by a bot that does not look ahead: its reason is the rule it went by. Where there is no reason
    either, `silent` says why: somebody else chose (person, stand-in, clock, order, record), there was `only` one
    option, the bot cannot say (`plain`), or thinking again takes too `long`.
    """

    seat: int
    level: str
    considered: list[ConsideredSeen]
    more: int
    silent: str | None
    reason: ReasonSeen | None = None
    option: Annotated[dict[str, Any], sent("Option")] | None = None  # that was chosen, where there is a reason
