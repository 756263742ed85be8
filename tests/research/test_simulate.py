"""Many games: fair seats, equal totals, whole wins."""

import pytest

from ludus.core.errors import BadSetting
from ludus.research import Plan, simulate
from ludus.research.simulation.simulate import play_chunk, seed_of
from ludus.research.simulation.totals import SHARE, Totals

PLAN = Plan("kampf", ("random", "random", "random"), games=12, seed=5)


def numbers(totals: Totals) -> dict[str, object]:
    return vars(totals)


def test_the_totals_do_not_depend_on_the_number_of_workers():
    assert numbers(simulate(PLAN, workers=1)) == numbers(simulate(PLAN, workers=2))


def test_the_totals_do_not_depend_on_how_the_games_are_cut_up():
    parts = Totals(3)
    for chunk in ((7, 12), (0, 7)):
        parts.add(play_chunk(PLAN, chunk))
    assert numbers(parts) == numbers(simulate(PLAN))


def test_every_game_gives_one_win_in_all():
    totals = simulate(PLAN)
    assert sum(totals.shares) == sum(totals.shares_by_seat) == totals.games * SHARE


def test_seats_move_round_game_by_game():
    for index in range(3):
        totals = play_chunk(PLAN, (index, index + 1))
        for bot in range(3):
            assert totals.shares[bot] == totals.shares_by_seat[(bot + index) % 3]


def test_another_seed_gives_other_games():
    assert numbers(simulate(PLAN)) != numbers(simulate(PLAN._replace(seed=6)))
    assert len({seed_of(seed, index) for seed in range(10) for index in range(100)}) == 1000


def test_progress_is_told_as_games_are_finished():
    heard: list[int] = []
    simulate(PLAN, on_games=heard.append)
    assert sum(heard) == PLAN.games


@pytest.mark.parametrize(
    "wrong", [{"bots": ("random", "hannibal")}, {"bots": ("random",)}, {"options": {"speed": "high"}}]
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(wrong):
    with pytest.raises(BadSetting):
        simulate(PLAN._replace(**wrong), workers=2)
