"""How somebody stands who solves puzzles: a rating for each game, and days in a row.

A rating is counted against that of the puzzle, as between players; only the first answer to a puzzle counts. A day
counts when one of its puzzles was solved at the first answer.
"""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from ludus.puzzles.grading import LOWEST, MIDDLE, expected
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.registry import following, in_turn

START: Final = float(MIDDLE)
NEW: Final = 20  # answers after which a rating moves less
STEP: Final = 48.0  # by which it moves at most
SETTLED: Final = 24.0


class Streak(NamedTuple):
    """Days in a row up to now, and the longest there was."""

    now: int
    best: int


def rating_after(rating: float, answers: int, puzzle: int, solved: bool) -> float:
    """The rating of somebody who had answered so many puzzles, after one more."""
    step = STEP if answers < NEW else SETTLED
    return max(rating + step * (solved - expected(rating, puzzle)), float(LOWEST))


def streak_of(days: Collection[int], today: int) -> Streak:
    """Days in a row among those that count; today may still be to come."""
    known, longest, run, before = set(days), 0, 0, None
    for day in sorted(known):
        run = run + 1 if before == day - 1 else 1
        longest, before = max(longest, run), day
    last = today if today in known else today - 1
    now = 0
    while last - now in known:
        now += 1
    return Streak(now, longest)


def next_puzzle(puzzle: Puzzle, answered: Iterable[str], rating: float | None) -> Puzzle:
    """What to ask after a puzzle: of those not answered yet the one nearest to the rating, else the next in turn."""
    done = {*answered, puzzle.id}
    left = [one for one in in_turn(puzzle.game) if one.id not in done]
    if rating is None or not left:
        return following(puzzle)
    return min(left, key=lambda one: abs(one.rating - rating))
