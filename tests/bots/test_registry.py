"""Bots by name."""

import pytest

from ludus.bots import find
from ludus.core.errors import BadSetting
from ludus.match import Match, play


def test_a_slip_of_the_pen_gets_a_hint():
    with pytest.raises(BadSetting) as caught:
        find("rendom")
    assert caught.value.hint == "did you mean 'random'?"


def test_an_unknown_bot_gets_the_list():
    with pytest.raises(BadSetting) as caught:
        find("hannibal")
    assert "random" in caught.value.hint


@pytest.mark.parametrize("name", ["random", "greedy", "novice"])
def test_a_bot_with_the_same_seed_plays_the_same_game(name):
    records = []
    for _ in range(2):
        match = Match.new("kampf", 2, seed=3)
        play(match, [find(name)(seat) for seat in range(2)])
        records.append(match.record())
    assert records[0] == records[1]
