"""Finished games: records, replays, luck; and guided first rounds."""

from typing import Annotated, Any

from pydantic import BaseModel, StringConstraints

from ludus.server.api.bodies import Body, Count, Level, SeatNumber, sent


class RecordText(Body):
    """A finished game as text; anybody may see it if it is public."""

    public: bool = False
    record: Annotated[str, StringConstraints(min_length=1, max_length=1_000_000)]


class Replay(BaseModel):
    """A finished game after a number of choices. Without spoilers neither its length nor its end is told.

    `seat` made the last of these choices, or `by` says who made it in its place. `prompt` is what is asked then; of
    what it tells nobody but those asked, only as much as this sight allows.
    """

    step: int
    steps: int | None
    views: Annotated[list[dict[str, Any]], sent("View[]")]  # one, or every seat's when everything is open
    events: Annotated[list[dict[str, Any]], sent("Message[]")]
    prompt: Annotated[dict[str, Any] | None, sent("Message | null")]
    result: str | None
    seat: int | None
    by: str | None  # person, bot, stand-in, clock, order or record


class ReplayEvents(BaseModel):
    """Everything a finished game told, choice by choice; first what happened before anybody chose."""

    steps: Annotated[list[list[dict[str, Any]]], sent("Message[][]")]


class LessonStop(BaseModel):
    """A stop of a guided first round: what the learner is told (message ids), sees and is to choose."""

    stop: int
    stops: int
    seat: int
    notes: list[str]
    about: str | None  # the thing on the table that is spoken of, where it is not what is to be chosen
    choice: str | None
    game: Annotated[dict[str, Any], sent("Scene")]
    items: Annotated[list[dict[str, Any]], sent("Item[]")]  # what happened since the stop before


class Fork(Body):
    """Play on from a finished game: the seat is mine, bots take the others."""

    step: Count
    seat: SeatNumber = 0
    level: Level | None = None


class LuckyFight(BaseModel):
    """A fight of two: whose fighters they were, the chance each had of winning, and the seat that won."""

    seats: list[int]
    fighters: list[str]
    chances: list[float]
    winner: int


class Luck(BaseModel):
    """The fights of a finished game whose odds are known exactly."""

    fights: list[LuckyFight]
