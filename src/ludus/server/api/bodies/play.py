"""A game being played: commands, and what a viewer is told."""

from typing import Annotated, Any

import msgspec
from pydantic import BaseModel

from ludus.server import protocol
from ludus.server.api.bodies import sent

# a command is the one the websocket hears: how it is described, and the parts of that description
(COMMAND,), COMMAND_PARTS = msgspec.json.schema_components(
    [protocol.Command], ref_template="#/components/schemas/{name}"
)


class Done(BaseModel):
    """The command is applied and kept; `repeated` if it was already."""

    repeated: bool


class ChoiceWorth(BaseModel):
    """An option by its words, what it is worth to the seat, and how far off that is at most in 19 of 20 cases."""

    words: str
    value: float
    margin: float


class Prospect(BaseModel):
    """A fight that an option leads to, as it ends if both sides play their best.

    `target` is the space of the challenged, `first` whether the challenger strikes first. Gladiators are counted on
    average (taken, lost), everything else is a chance: the challenged animal is `beaten`, the animal that challenges
    has `fallen`, the challenger comes off better (ahead), the same or worse (behind), either side is gone altogether.
    """

    words: str
    target: str
    first: bool
    taken: float
    lost: float
    beaten: float
    fallen: float
    ahead: float
    even: float
    behind: float
    challenged_gone: float
    challenger_gone: float


class BoxChance(BaseModel):
    """How likely a box for bets wins; `margin` is how far off that is at most in 19 of 20 cases, 0 if it is exact."""

    box: str
    chance: float
    margin: float


class ChancesSeen(BaseModel):
    """Values of the options at hand; none where nothing is known. `outlook` is the fight's own worth.

    `unit` says what they are (gladiators, wins, gold), `how` whether they are exact or sampled, `about` whose chances
    they are: in the fight at hand (fight), as equipped now against the rival there (rival) or on average against all
    who may come (coming), of a guest's best fighter (guest). `best` is the best option beyond doubt, if there is one.
    `prospects` are the fights an option leads to, where one chooses whom to fight,
    `boxes` the chances of all boxes while bets are laid. While exact chances are `coming`, it is worth asking again.
    """

    decision: int
    line: int
    choices: list[ChoiceWorth]
    best: str | None
    outlook: float | None
    unit: str | None = None
    about: str | None = None
    how: str | None = None
    prospects: list[Prospect] = []
    boxes: list[BoxChance] = []
    coming: bool = False


class MutedSeats(BaseModel):
    """The seats whose talk you do not read."""

    seats: list[int]


class TokenSeat(BaseModel):
    """Where a seat token sits."""

    table: str
    seat: int


class Advice(BaseModel):
    """What a bot would say."""

    words: str


class PastSeen(BaseModel):
    """Something that happened, looked at again: the number of the first item of its choice, and the game around it."""

    first: int
    before: Annotated[dict[str, Any], sent("Scene")]
    after: Annotated[dict[str, Any], sent("Scene")]


class ItemsSeen(BaseModel):
    """Some of what a viewer was told, in order, and the number of the first of it."""

    first: int
    items: Annotated[list[dict[str, Any]], sent("Item[]")]


class StateSeen(BaseModel):
    """What a viewer is told after its item `since`, and the game as it sees it."""

    seat: int | None
    seq: int
    items: Annotated[list[dict[str, Any]], sent("Item[]")]
    game: Annotated[dict[str, Any] | None, sent("Scene | null")]
    people: Annotated[dict[str, Any], sent("TablePeople")]
