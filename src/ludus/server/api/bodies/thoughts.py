"""What bots thought before they chose."""

from pydantic import BaseModel


class ConsideredSeen(BaseModel):
    """An option a bot considered: how often it tried it, and the chance to win it promised, if it did."""

    words: str
    verb: str
    operands: list[int]
    visits: int
    chance: float | None
    chosen: bool


class ThoughtsSeen(BaseModel):
    """What the seat's bot considered, the most tried first, and how many options `more`.

    Where it considered nothing, `silent` says why: somebody else chose (person, stand-in, clock, order, record), there
    was `only` one option, it does not look ahead (`plain`), or thinking again takes too `long`.
    """

    seat: int
    level: str
    considered: list[ConsideredSeen]
    more: int
    silent: str | None
