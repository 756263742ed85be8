"""Guided first rounds: what the learner sees at each stop, and what they are to choose there."""

from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query

from ludus.core.errors import UnknownGame
from ludus.core.ids import CHANCE
from ludus.match import Match, lessons
from ludus.match.record import Line
from ludus.server.api.bodies import Count
from ludus.server.api.bodies.records import LessonStop
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import Story

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons/{game}")
def stop(game: str, at: Annotated[Count, Query()] = 0) -> LessonStop:
    """One stop of the lesson of a game, the first being 0."""
    try:
        stops = told(game)
    except UnknownGame as error:
        raise by_rules(error, 404) from error
    if at >= len(stops):
        raise Refused("no-step", 404)
    return stops[at]


@cache
def told(game: str) -> list[LessonStop]:
    """A whole lesson as its learner sees it. Raises UnknownGame where there is none."""
    lesson = lessons.lesson(game)
    match = Match.new(game, lesson.seats, seed="lesson", options=lesson.options, dice=lesson.dice())
    story = Story(row_of(match, "lesson", None, match.seed), lesson.dice())
    story.open(0.0)
    _play(story, lesson.before)
    seen, since = [], 0
    for number, stop in enumerate(lesson.stops):
        items = story.told.after(lesson.learner, since)
        since = story.told.count(lesson.learner)
        seen.append(
            LessonStop(
                stop=number,
                stops=len(lesson.stops),
                seat=lesson.learner,
                notes=stop.notes,
                about=stop.about,
                choice=stop.choice,
                game=msgspec.to_builtins(scene(story, lesson.learner)),
                items=msgspec.to_builtins(items),
            )
        )
        _play(story, stop.lines)
    return seen


def _play(story: Story, lines: list[Line]) -> None:
    for seat, said in lines:
        if seat != CHANCE:
            story.act(seat, said, by="person", command=None, at=0.0)
