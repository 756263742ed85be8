"""Puzzles as text, those that are shipped, and their ratings."""

from datetime import date, timedelta

import pytest

from ludus.bots.reasons.kampf.words import WORTH
from ludus.core.errors import BrokenRecord, UnknownGame
from ludus.puzzles import daily, find, games, shipped
from ludus.puzzles.grading import HIGHEST, LOWEST, expected, rating_of
from ludus.puzzles.puzzle import parse
from ludus.puzzles.reason import reason_of
from ludus.puzzles.registry import following, in_turn

ALL = [puzzle for game in games() for puzzle in shipped(game).values()]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_asks_its_seat_what_it_has_numbers_for(puzzle):
    match = puzzle.match()
    options = [option.words for option in match.options(puzzle.seat)]
    assert sorted(options) == sorted(one.words for one in puzzle.solution.worths)
    assert match.decision is not None and match.decision.kind == puzzle.kind
    assert puzzle.game == puzzle.id.rpartition("-")[0]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_best_choice_stands_first_and_its_gap_is_that_to_the_next(puzzle):
    solution = puzzle.solution
    values = [one.value for one in solution.worths]
    assert values[0] == max(values)
    assert solution.gap >= 0.05 and solution.gap >= 3 * solution.margin
    if solution.how == "exact":
        assert values[0] - values[1] == pytest.approx(solution.gap, abs=1e-8)
        assert {one.margin for one in solution.worths} == {0.0}


def test_a_puzzle_is_read_as_it_was_written():
    for puzzle in ALL:
        assert parse(puzzle.text()).text() == puzzle.text()


def test_no_puzzle_tells_the_dice_to_come():
    assert not any("[seed" in puzzle.text() for puzzle in ALL)


@pytest.mark.parametrize("cut", ["[gap", "[ludus 1]", "= "])
def test_a_puzzle_that_lacks_something_is_refused(cut):
    text = "\n".join(line for line in ALL[0].text().splitlines() if not line.startswith(cut))
    with pytest.raises(BrokenRecord) as refused:
        parse(text)
    assert refused.value.hint


def test_every_game_has_a_puzzle_of_the_day_and_none_comes_again_before_all_had_their_day():
    for game in games():
        days = [daily(game, date(2026, 1, 1) + timedelta(days=day)).id for day in range(len(shipped(game)) + 1)]
        assert sorted(days[:-1]) == sorted(shipped(game))
        assert days[0] == days[-1]


def test_one_follows_another_round_and_round():
    first = in_turn("kampf")[0]
    seen, puzzle = [first.id], following(first)
    while puzzle.id != first.id:
        seen.append(puzzle.id)
        puzzle = following(puzzle)
    assert sorted(seen) == sorted(shipped("kampf"))


def test_a_puzzle_or_a_game_that_is_not_there_is_refused_with_a_hint():
    with pytest.raises(UnknownGame) as refused:
        find("kampf-01")
    assert "kampf-0" in refused.value.hint
    with pytest.raises(UnknownGame):
        shipped("chess")


def test_what_fewer_find_is_rated_higher():
    parts = (0.0, 0.25, 0.5, 0.75, 1.0)
    ratings = [rating_of({"random": 0.25, "novice": part, "lanista": part, "champion": part}) for part in parts]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)
    assert all(LOWEST <= rating <= HIGHEST for rating in ratings)


def test_equals_find_the_best_in_one_of_two_cases():
    assert expected(1200, 1200) == 0.5
    assert expected(1600, 1200) == pytest.approx(10 / 11)


def test_the_reason_does_not_say_again_what_the_best_choice_is_worth():
    for puzzle in list(shipped("kampf").values())[::4]:
        reason = reason_of(puzzle, puzzle.match())
        assert reason.causes
        assert reason.figures is None or reason.figures.phrase != WORTH
