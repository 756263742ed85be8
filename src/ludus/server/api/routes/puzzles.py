"""Puzzles: one of the day for each game, the same for everybody, and as many more as somebody likes."""

import time
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool

from ludus import puzzles
from ludus.core.errors import UnknownGame
from ludus.match import GAMES
from ludus.puzzles import Puzzle
from ludus.puzzles.reason import reason_of
from ludus.puzzles.standing import START, next_puzzle, streak_of
from ludus.server.api.bodies.play import ChoiceWorth
from ludus.server.api.bodies.puzzles import (
    DayState,
    PuzzleChoice,
    PuzzleDay,
    PuzzleFound,
    PuzzleGain,
    PuzzleGame,
    PuzzleSeen,
    PuzzleSolution,
    PuzzlesSeen,
    PuzzleStanding,
)
from ludus.server.api.bodies.reasons import ReasonSeen, reason_seen
from ludus.server.api.services import TheServices, TheVisitor
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.table.records import log_of, row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.store import puzzles as store

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

EPOCH: Final = date(1970, 1, 1)
DAYS_SHOWN: Final = 14
LAST_ITEMS: Final = 40  # of what happened before
REMEMBERED: Final = 256  # puzzles laid out
STATES: Final[dict[bool | None, DayState]] = {True: "solved", False: "missed", None: "none"}

Id = Annotated[str, Path(max_length=40)]


def today() -> date:
    """The day, the same all over the world."""
    return datetime.now(UTC).date()


@router.get("")
async def shown(services: TheServices, who: TheVisitor) -> PuzzlesSeen:
    """The puzzles of the day, and how you stand."""
    day = today()
    person = None if who.person is None else who.person.id
    found = await services.store.read(lambda c: records(c, person, day))
    names = [game for game in GAMES if game in puzzles.games()]
    games = [of_game(game, day, found) for game in names]
    return PuzzlesSeen(day=day.isoformat(), games=games, standing=found.standing)


@router.get("/{puzzle_id}")
async def look(puzzle_id: Id, who: TheVisitor) -> PuzzleSeen:
    """A puzzle with the eyes of the seat that is asked; nothing tells what is best."""
    puzzle = known(puzzle_id)
    laid = await run_in_threadpool(laid_out, puzzle_id)
    return PuzzleSeen(**laid, daily=is_daily(puzzle, today()))


@router.post("/{puzzle_id}/answer")
async def answer(puzzle_id: Id, choice: PuzzleChoice, services: TheServices, who: TheVisitor) -> PuzzleSolution:
    """Whether it was the best, and what every choice is worth. For people the first answer of a day counts."""
    puzzle, day = known(puzzle_id), today()
    if choice.words not in [one.words for one in puzzle.solution.worths]:
        raise Refused("no-option", 422, words=choice.words[:60])
    reason = await run_in_threadpool(why, puzzle_id)
    solved = puzzle.is_right(choice.words)
    if who.person is None:
        return solution_seen(puzzle, reason, solved, None)
    person, daily = who.person.id, is_daily(puzzle, day)
    number, now = (day - EPOCH).days, time.time()
    before = await services.store.read(lambda c: store.practice(c, person, puzzle.game))
    kept = await services.store.write(
        lambda c: store.answer(c, person, puzzle, solved=solved, daily=daily, day=number, now=now)
    )
    found = await services.store.read(lambda c: records(c, person, day))
    rating = found.practices[puzzle.game].rating or START
    change = 0 if kept is None else round(rating) - round(START if before.rating is None else before.rating)
    gain = PuzzleGain(rating=round(rating), change=change, counted=kept is not None)
    return solution_seen(puzzle, reason, solved, Standing(found, gain))


# --- What is kept ------------------------------------------------------------------------------------


class Records(NamedTuple):
    """What is kept of somebody: by game, of today's puzzles, and in days."""

    practices: dict[str, store.Practice]
    today: dict[str, bool]
    standing: PuzzleStanding | None


class Standing(NamedTuple):
    """How somebody stands after an answer."""

    records: Records
    gain: PuzzleGain


def records(connection: Connection, person: str | None, day: date) -> Records:
    """What is kept of a person; of nobody, nothing."""
    if person is None:
        return Records({game: store.Practice(None, frozenset()) for game in puzzles.games()}, {}, None)
    number = (day - EPOCH).days
    practices = {game: store.practice(connection, person, game) for game in puzzles.games()}
    states = store.days(connection, person)
    streak = streak_of([known for known, solved in states.items() if solved], number)
    last = range(number - DAYS_SHOWN + 1, number + 1)
    days = [PuzzleDay(day=on(one), state=STATES[states.get(one)]) for one in last]
    standing = PuzzleStanding(streak=streak.now, best=streak.best, days=days)
    return Records(practices, store.on_day(connection, person, number), standing)


def on(number: int) -> str:
    """A day by its number, as it is written."""
    return (EPOCH + timedelta(days=number)).isoformat()


# --- What is shown -----------------------------------------------------------------------------------


def known(puzzle_id: str) -> Puzzle:
    """The puzzle of that id. Raises Refused."""
    try:
        return puzzles.find(puzzle_id)
    except UnknownGame as error:
        raise by_rules(error, 404) from error


def is_daily(puzzle: Puzzle, day: date) -> bool:
    return puzzles.daily(puzzle.game, day).id == puzzle.id


def of_game(game: str, day: date, found: Records) -> PuzzleGame:
    """A game's puzzles for somebody."""
    puzzle, practice = puzzles.daily(game, day), found.practices[game]
    return PuzzleGame(
        game=game,
        daily=puzzle.id,
        rating=puzzle.rating,
        state=STATES[found.today.get(puzzle.id)],
        count=len(puzzles.shipped(game)),
        answered=len(practice.puzzles & puzzles.shipped(game).keys()),
        own=None if practice.rating is None else round(practice.rating),
    )


@lru_cache(maxsize=REMEMBERED)
def laid_out(puzzle_id: str) -> dict[str, Any]:
    """The position as the seat sees it, and what it was told last."""
    puzzle = puzzles.find(puzzle_id)
    match = puzzle.match()
    story, _ = log_of(match, row_of(match, "puzzle", None, match.seed))
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "rating": puzzle.rating,
        "unit": puzzle.solution.unit,
        "about": puzzle.solution.about,
        "scene": msgspec.to_builtins(scene(story, puzzle.seat)),
        "items": msgspec.to_builtins(story.told.after(puzzle.seat, 0)[-LAST_ITEMS:]),
    }


@lru_cache(maxsize=REMEMBERED)
def why(puzzle_id: str) -> ReasonSeen:
    """What speaks for the best choice."""
    puzzle = puzzles.find(puzzle_id)
    return reason_seen(reason_of(puzzle, puzzle.match()))


def solution_seen(puzzle: Puzzle, reason: ReasonSeen, solved: bool, standing: Standing | None) -> PuzzleSolution:
    """The solution of a puzzle, ready to send."""
    found = puzzle.solution
    practice = None if standing is None else standing.records.practices[puzzle.game]
    following = next_puzzle(puzzle, *((), None) if practice is None else (practice.puzzles, practice.rating))
    return PuzzleSolution(
        solved=solved,
        best=found.best,
        gap=found.gap,
        margin=found.margin,
        unit="gladiators" if found.unit == "gladiators" else "wins",
        about="fight" if found.about == "fight" else "game",
        exact=found.how == "exact",
        choices=[ChoiceWorth(words=one.words, value=one.value, margin=one.margin) for one in found.worths],
        reason=reason,
        found=[PuzzleFound(level=level, part=part) for level, part in puzzle.found.items()],
        next=following.id,
        gain=None if standing is None else standing.gain,
        standing=None if standing is None else standing.records.standing,
    )
