"""Guided first rounds: what the learner sees at each stop, is to choose there, and what a coach says of it."""

import asyncio
from functools import cache
from typing import Annotated, NamedTuple

import msgspec
from fastapi import APIRouter, Query

from ludus.core.errors import UnknownGame
from ludus.core.ids import CHANCE
from ludus.match import Match, lessons
from ludus.match.record import Line
from ludus.server.api.bodies import Count
from ludus.server.api.bodies.coach import CoachSeen, Wish, coach_seen
from ludus.server.api.bodies.records import LessonStop
from ludus.server.api.services import TheAccount, TheServices
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.bots.workers import Question
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import Story
from ludus.server.rows import LogEntry

router = APIRouter(prefix="/api", tags=["lessons"])


class Told(NamedTuple):
    """A stop, and the table as a bot would be asked about it."""

    seen: LessonStop
    question: Question


@router.get("/lessons/{game}")
def stop(game: str, at: Annotated[Count, Query()] = 0) -> LessonStop:
    """One stop of the lesson of a game, the first being 0."""
    return stop_of(game, at).seen


@router.get("/lessons/{game}/coach")
async def coach_at(
    game: str, ask: Annotated[Wish, Query()], services: TheServices, who: TheAccount, at: Annotated[Count, Query()] = 0
) -> CoachSeen:
    """What a coach says of the choice at a stop: where to look, the best choices, or what had better not be chosen."""
    seen, question = await asyncio.to_thread(stop_of, game, at)  # a whole lesson is played the first time
    decision = seen.game["decision"]
    advice = await services.hall.adviser.advice(  # every learner is told the same
        (question.table.id, at, ""),
        question,
        len(seen.game.get("options", ())),
        lambda: services.limits.take("coach", who.name or who.address),
    )
    return coach_seen(advice, decision["number"] if decision else 0, seen.game["line"], ask)


def stop_of(game: str, at: int) -> Told:
    """A stop of a lesson. Raises Refused where there is none."""
    try:
        stops = told(game)
    except UnknownGame as error:
        raise by_rules(error, 404) from error
    if at >= len(stops):
        raise Refused("no-step", 404)
    return stops[at]


@cache
def told(game: str) -> list[Told]:
    """A whole lesson as its learner sees it. Raises UnknownGame where there is none."""
    lesson = lessons.lesson(game)
    match = Match.new(game, lesson.seats, seed="lesson", options=lesson.options, dice=lesson.dice())
    story = Story(row_of(match, f"lesson-{game}", None, match.seed), lesson.dice())
    log = [story.open(0.0), *_play(story, lesson.before)]
    seen, since = [], 0
    for number, stop in enumerate(lesson.stops):
        items = story.told.after(lesson.learner, since)
        since = story.told.count(lesson.learner)
        shown = LessonStop(
            stop=number,
            stops=len(lesson.stops),
            seat=lesson.learner,
            notes=stop.notes,
            about=stop.about,
            choice=stop.choice,
            game=msgspec.to_builtins(scene(story, lesson.learner)),
            items=msgspec.to_builtins(items),
        )
        seen.append(Told(shown, Question(story.table, tuple(log), lesson.learner, "", False)))
        log += _play(story, stop.lines)
    return seen


def _play(story: Story, lines: list[Line]) -> list[LogEntry]:
    return [story.act(seat, said, by="person", command=None, at=0.0) for seat, said in lines if seat != CHANCE]
