"""The ladder: the same deals for all, seats exchanged, and ratings that follow."""

import json
import re

import pytest

from ludus.core.errors import BadSetting
from ludus.core.game import Outcome
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.research.simulation.ladder import LadderPlan, MeetingGame, climb, compared, meetings, play_one, rungs
from ludus.research.simulation.simulate import seed_of

PLAN = LadderPlan("kampf", ("random", "greedy"), seats=2, games=6, seed=3)


def outcome(*scores):
    best = max(scores)
    return Outcome(scores, tuple(Seat(seat) for seat, score in enumerate(scores) if score == best), "over")


def test_each_seat_of_one_bot_is_compared_with_each_of_the_other():
    assert compared(outcome(9, 5, 7, 6), [0, 1, 0, 1]) == 1.0
    assert compared(outcome(9, 8, 7, 6), [0, 1, 0, 1]) == 0.75
    assert compared(outcome(4, 4), [0, 1]) == 0.5
    assert compared(outcome(1, 2, 3), [0, 1, 0]) == 0.5


def test_a_victory_counts_before_points():
    tie = Outcome((5, 5), (Seat(1),), "over")
    assert compared(tie, [0, 1]) == 0.0


def test_every_line_up_plays_the_same_deals_with_seats_exchanged(monkeypatch):
    seeds = []
    new = Match.new

    def keep(game, seats, seed, options):
        seeds.append(seed)
        return new(game, seats, seed, options)

    monkeypatch.setattr(Match, "new", keep)
    for pair in (("random", "greedy"), ("random", "random")):
        for index in range(4):
            play_one(PLAN, (pair, index))
    deals = [seed_of(PLAN.seed, 0)] * 2 + [seed_of(PLAN.seed, 1)] * 2
    assert seeds == deals * 2


def test_the_ladder_does_not_depend_on_the_number_of_workers():
    def told(found):
        return [rung[:5] for rung in found.rungs], found.meetings

    assert told(climb(PLAN, workers=1)) == told(climb(PLAN, workers=2))


def test_who_wins_more_is_rated_higher():
    games = [MeetingGame("a", "b", share, (0.5, 0.1), (10, 10)) for share in (1.0, 1.0, 0.0, 1.0, 1.0, 1.0)]
    first, second = rungs(("b", "a"), games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating > second.rating
    assert first.share == pytest.approx(5 / 6)
    assert (round(first.milliseconds), round(second.milliseconds)) == (50, 10)


def test_a_meeting_has_an_interval():
    games = [MeetingGame("a", "b", share, (0.0, 0.0), (1, 1)) for share in (1.0, 0.0) * 50]
    (met,) = meetings(("a", "b"), games)
    assert (met.games, met.share) == (100, 0.5)
    assert (met.low, met.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_three_wins_in_three_games_prove_little():
    games = [MeetingGame("a", "b", 1.0, (0.0, 0.0), (1, 1)) for _ in range(3)]
    (met,) = meetings(("a", "b"), games)
    assert (met.share, met.high) == (1.0, 1.0)
    assert met.low == pytest.approx(0.4385, abs=1e-4)


def test_progress_is_told_game_by_game():
    heard: list[int] = []
    climb(PLAN._replace(games=2), on_game=lambda: heard.append(1))
    assert len(heard) == 2


@pytest.mark.parametrize("wrong", [{"bots": ("random", "hannibal")}, {"seats": 9}, {"options": {"speed": "high"}}])
def test_a_plan_that_cannot_be_played_is_refused_at_once(wrong):
    with pytest.raises(BadSetting):
        climb(PLAN._replace(**wrong), workers=2)


def test_the_command_prints_a_table_or_json(capsys):
    from ludus.cli import main  # noqa: PLC0415

    words = ["ladder", "kampf", "--bots", "random,greedy", "--games", "2", "--workers", "1", "--lang", "en"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "random against greedy" in shown
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["bot"] for rung in told["bots"]} == {"random", "greedy"}
    assert told["meetings"][0]["games"] == 2
    assert main(["ladder", "kampf", "--bots", "greedy"]) == 2


def test_numbers_are_written_as_the_language_does(capsys):
    from ludus.cli import main  # noqa: PLC0415

    bots = ["kampf", "--bots", "random,greedy", "--games", "2", "--workers", "1", "--seed", "1"]
    for command in ("ladder", "sim"):
        assert main([command, *bots, "--lang", "de"]) == 0
        shown = capsys.readouterr().out
        assert re.search(r"\d,\d", shown)
        assert not re.search(r"\d\.\d{1,2}\b", shown)
