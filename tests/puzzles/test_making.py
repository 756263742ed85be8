"""Puzzles are found again by whoever looks anew, and say what their seat may know."""

import pytest

from ludus.odds.spartacus import bout_at, can_solve, size_of_solution
from ludus.puzzles import games, shipped
from ludus.puzzles.grading import grade
from ludus.puzzles.making import make
from ludus.puzzles.puzzle import parse
from ludus.puzzles.solving import is_clear, solve

SAMPLED_WORLDS = 120
FEW = 3  # of each game; the soak verifies all


def some(game):
    """The puzzles of a game that are solved soonest: the fight is small, or there are few choices."""
    return sorted(shipped(game).values(), key=lambda puzzle: (effort(puzzle), puzzle.id))[:FEW]


def effort(puzzle):
    bout = bout_at(puzzle.match().imagine(puzzle.seat, 0, blind=True)) if puzzle.game == "spartacus" else None
    return len(puzzle.solution.worths) if bout is None else size_of_solution(bout)


def test_the_same_seed_makes_the_same_puzzles():
    first, again = ([puzzle.text() for puzzle in make("kampf", 2, "again")] for _ in range(2))
    assert first == again
    assert first != [puzzle.text() for puzzle in make("kampf", 2, "other")]
    for text in first:
        puzzle = parse(text)
        found = solve(puzzle.match(), puzzle.seat)
        assert found is not None and is_clear(found)


@pytest.mark.parametrize("game", games())
def test_shipped_puzzles_are_solved_anew_with_the_same_best_choice(game):
    if game == "spartacus" and not can_solve():
        pytest.skip("numba is not installed")
    for puzzle in some(game):
        found = solve(puzzle.match(), puzzle.seat, worlds=SAMPLED_WORLDS, seed="anew")
        assert found is not None
        assert found.best == puzzle.solution.best
        assert found.gap > found.margin
        if found.how == "exact":
            for mine, theirs in zip(found.worths, puzzle.solution.worths, strict=True):
                assert mine.value == pytest.approx(theirs.value, abs=1e-8)


def test_a_wrong_solution_would_be_noticed():
    puzzle = some("kampf")[0]
    found = solve(puzzle.match(), puzzle.seat)
    assert found is not None
    assert found.worths[-1].words != puzzle.solution.best
    assert found.worths[-1].value < found.worths[0].value


def test_levels_are_asked_with_what_the_seat_may_know():
    puzzle = some("kampf")[0]
    found = grade(puzzle.turn(puzzle.match()), puzzle.solution.best, puzzle.id)
    assert found == puzzle.found
