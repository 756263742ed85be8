"""Puzzles: what is asked, what was answered, and how somebody stands."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, StringConstraints

from ludus.server.api.bodies import Body, sent
from ludus.server.api.bodies.play import ChoiceWorth
from ludus.server.api.bodies.reasons import ReasonSeen

DayState = Literal["solved", "missed", "none"]


class PuzzleDay(BaseModel):
    """A day, and whether one of its puzzles was solved."""

    day: str  # 2026-11-18
    state: DayState


class PuzzleStanding(BaseModel):
    """Days in a row on which a puzzle of the day was solved, the longest such row, and the last days, today last."""

    streak: int
    best: int
    days: list[PuzzleDay]


class PuzzleGame(BaseModel):
    """The puzzles of a game: that of the day and what became of it, how many there are, and how somebody stands."""

    game: str
    daily: str
    rating: int  # of the puzzle of the day
    state: DayState
    count: int
    answered: int
    own: int | None  # rating; null before the first answer


class PuzzlesSeen(BaseModel):
    """All puzzles. `standing` is null for whoever has no name here: nothing is kept of them."""

    day: str
    games: list[PuzzleGame]
    standing: PuzzleStanding | None


class PuzzleSeen(BaseModel):
    """A position with the eyes of the seat that is asked, and what happened last. Nothing here tells what is best.

    What counts is told as of a solution: `unit` of what `about` names.
    """

    id: str
    game: str
    seat: int
    rating: int
    daily: bool
    unit: Literal["gladiators", "wins"]
    about: Literal["fight", "game"]
    scene: Annotated[dict[str, Any], sent("Scene")]
    items: Annotated[list[dict[str, Any]], sent("Item[]")]


class PuzzleChoice(Body):
    """An answer: the words of an option."""

    words: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class PuzzleFound(BaseModel):
    """How often a level finds the best choice, from 0 to 1."""

    level: str
    part: float


class PuzzleGain(BaseModel):
    """What an answer did to a rating; `counted` is whether it was the first to this puzzle today."""

    rating: int
    change: int
    counted: bool


class PuzzleSolution(BaseModel):
    """What was best and why, what all choices are worth (the best first), and who finds it.

    Values are counted in `unit`: gladiators ahead, or wins (chances from 0 to 1) of what `about` names.
    """

    solved: bool
    best: str
    gap: float
    margin: float
    unit: Literal["gladiators", "wins"]
    about: Literal["fight", "game"]
    exact: bool
    choices: list[ChoiceWorth]
    reason: ReasonSeen
    found: list[PuzzleFound]
    next: str  # the puzzle to ask then
    gain: PuzzleGain | None  # null for whoever has no name here
    standing: PuzzleStanding | None
