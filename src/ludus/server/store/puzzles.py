"""What people answered to puzzles, in the database."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.standing import START, rating_after
from ludus.server.store.schema import people, puzzle_answers

kept = puzzle_answers.c


class PuzzleAnswer(NamedTuple):
    """The first answer somebody gave to a puzzle on a day, and their rating in its game afterwards."""

    person: str
    game: str
    puzzle: str
    day: int  # since 1970
    daily: bool  # whether it was the puzzle of that day
    solved: bool
    rating: float
    at: float


class Practice(NamedTuple):
    """What somebody has answered in a game: their rating and the puzzles."""

    rating: float | None  # None: nothing yet
    puzzles: frozenset[str]


def practice(connection: Connection, person_id: str, game: str) -> Practice:
    """What a person has answered in a game."""
    own = (kept.person == person_id) & (kept.game == game)
    answered = frozenset(connection.execute(select(kept.puzzle).where(own).distinct()).scalars())
    last = select(kept.rating).where(own).order_by(kept.at.desc(), kept.day.desc()).limit(1)
    return Practice(connection.execute(last).scalar(), answered)


def days(connection: Connection, person_id: str) -> dict[int, bool]:
    """The days on which a person answered a puzzle of the day, and whether one of them was solved."""
    found: dict[int, bool] = {}
    for day, solved in connection.execute(select(kept.day, kept.solved).where(kept.person == person_id, kept.daily)):
        found[day] = found.get(day, False) or solved
    return found


def on_day(connection: Connection, person_id: str, day: int) -> dict[str, bool]:
    """What a person answered to the puzzles of a day: whether each was solved, by its id."""
    wanted = select(kept.puzzle, kept.solved).where(kept.person == person_id, kept.day == day, kept.daily)
    return {row.puzzle: row.solved for row in connection.execute(wanted)}


def answer(
    connection: Connection, person_id: str, puzzle: Puzzle, *, solved: bool, daily: bool, day: int, now: float
) -> PuzzleAnswer | None:
    """Keep an answer, unless it is not the first of the day; None where it is not, or the person is gone.

    The rating moves with the first answer to a puzzle alone.
    """
    there = select(people.c.id).where(people.c.id == person_id).with_for_update()  # one answer after the other
    if connection.execute(there).scalar() is None:
        return None
    today = select(kept.day).where(kept.person == person_id, kept.puzzle == puzzle.id, kept.day == day)
    if connection.execute(today).scalar() is not None:
        return None
    before = practice(connection, person_id, puzzle.game)
    rating = START if before.rating is None else before.rating
    if puzzle.id not in before.puzzles:
        rating = rating_after(rating, len(before.puzzles), puzzle.rating, solved)
    given = PuzzleAnswer(person_id, puzzle.game, puzzle.id, day, daily, solved, rating, now)
    connection.execute(insert(puzzle_answers).values(given._asdict()))
    return given
