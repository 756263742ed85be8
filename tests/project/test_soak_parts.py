"""Long runs in parts: what was finished before a run was cut short is not done again."""

from pathlib import Path

import pytest

from soak.bots import ladder, reviews
from soak.bots._parts import finished

PLAN = {"squares": "of numbers"}


def test_a_part_that_was_cut_short_goes_on_with_what_is_left(tmp_path: Path) -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        if number == 2 and not asked.count(2):
            asked.append(number)
            raise KeyboardInterrupt
        asked.append(number)
        return number * number

    file = tmp_path / "squares.jsonl"
    with pytest.raises(KeyboardInterrupt):
        finished(square, 4, 1, file, PLAN)
    assert finished(square, 4, 1, file, PLAN) == [0, 1, 4, 9]
    assert asked == [0, 1, 2, 2, 3]


def test_more_may_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "numbers.jsonl"
    assert finished(float, 2, 1, file, PLAN) == [0.0, 1.0]
    assert finished(float, 3, 1, file, PLAN) == [0.0, 1.0, 2.0]


def test_parts_of_the_ladder_and_of_reviews_have_names_that_can_be_typed() -> None:
    assert "kampf-2-lanista-novice" in ladder.SOAK.parts
    assert {"chances-spartacus", "ranking-kampf", "luck-kampf"} <= reviews.SOAK.parts.keys()
