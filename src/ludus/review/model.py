"""What a review says. Chances are parts of 1, one for each seat; errors are standard errors for trying too little."""

from dataclasses import dataclass

from ludus.core.phrase import Value

Row = tuple[float, ...]  # one number per seat


@dataclass(frozen=True)
class NamedOption:
    """An option, as pages and terminals put it into words."""

    words: str
    verb: str
    operands: tuple[int, ...]


@dataclass(frozen=True)
class NamedMessage:
    """Something said, as pages and terminals put it into words."""

    id: str
    facts: dict[str, Value]


@dataclass(frozen=True)
class NamedReason:
    """What speaks for an option: causes, the weightiest first, and figures."""

    causes: tuple[NamedMessage, ...]
    figures: NamedMessage | None


@dataclass(frozen=True)
class Judgement:
    """A decision against the best one could do with what the seat could know."""

    options: int  # how many there were
    tried: int  # of them: some by lot where the work was too little for all
    chance: float  # to win, with the option chosen
    chance_error: float
    loss: float  # what the best promises more; about zero where it was chosen
    loss_error: float
    better: NamedOption | None  # the best, where it is another one and surely better
    why: NamedReason | None  # what spoke for it against the one chosen, where that can be said
    edge: float  # what the option chosen promises more than one by lot
    edge_error: float
    lead: float  # what it promises more than the next best, measured apart, where it is the best; may fall below zero
    lead_error: float


@dataclass(frozen=True)
class ReviewStep:
    """One choice: what was decided, and everybody's chances after it and after the dice and cards that followed."""

    number: int  # as a replay counts
    seat: int
    kind: str
    chosen: NamedOption
    beside: bool
    decided: Row  # chances after the choice, with all dice and cards that may follow
    after: Row  # chances as they fell
    error: Row  # of `after`
    luck: Row  # chances that dice and cards brought
    luck_error: Row
    points: Row  # points that dice and cards brought
    points_error: Row
    judgement: Judgement | None  # None where there was nothing to decide
    asked: NamedMessage | None = None  # the question it answers; None of what is done beside one


@dataclass(frozen=True)
class ReviewDeal:
    """A bargain struck, and by how much it changed everybody's chances."""

    number: int
    seats: tuple[int, ...]  # who struck it
    change: Row
    error: Row


@dataclass(frozen=True)
class ReviewPlayer:
    """How one seat played: `start` and the three that follow add up to how it ended."""

    seat: int
    start: float
    decisions: float  # what its own choices changed
    luck: float
    others: float  # what the choices of the others changed
    luck_error: float
    luck_points: float
    luck_points_error: float
    accuracy: int | None  # 100: nothing given away, 0: as much as by lot; None where that is not clear
    given_away: float
    given_away_error: float
    judged: int  # decisions
    best: int | None  # the number of a step
    worst: int | None


@dataclass(frozen=True)
class Review:
    """A game looked back on."""

    game: str
    seats: int
    start: Row
    steps: tuple[ReviewStep, ...]
    players: tuple[ReviewPlayer, ...]
    turning: tuple[int, ...]  # numbers of steps, in order of play
    deals: tuple[ReviewDeal, ...]
    winners: tuple[int, ...]
    work: int  # steps of play-outs
