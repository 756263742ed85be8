"""Guided first rounds over HTTP."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludus.match.lessons import lesson, lessons
from ludus.server.api.routes import lessons as routes
from tests.server.houses import Visitor, a_house, inside


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.mark.parametrize("game", lessons())
def test_at_every_stop_the_wanted_choice_is_on_offer(house, game):
    visitor = Visitor(house)
    wanted = [stop.choice for stop in lesson(game).stops]
    for number, choice in enumerate(wanted):
        seen = visitor.get(f"/api/lessons/{game}?at={number}")
        assert (seen["stop"], seen["stops"], seen["choice"]) == (number, len(wanted), choice)
        offered = [option["words"] for option in (*seen["game"]["options"], *seen["game"]["free"])]
        assert choice is None or choice in offered
        assert seen["game"]["view"]["seat"] == seen["seat"]


def test_what_happened_is_told_once(house):
    visitor = Visitor(house)
    numbers = [
        item["n"]
        for at in range(len(lesson("kampf").stops))
        for item in visitor.get(f"/api/lessons/kampf?at={at}")["items"]
    ]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_shelf_says_which_games_have_a_lesson(house):
    games = Visitor(house).get("/api/games")["games"]
    assert [game["name"] for game in games if game["lesson"]] == [
        name for name in (game["name"] for game in games) if name in lessons()
    ]


@pytest.mark.parametrize("place", ["chess", "kampf?at=99"])
def test_a_lesson_or_a_stop_that_is_not_there_is_refused(house, place):
    refused = Visitor(house).get(f"/api/lessons/{place}", status=404)
    assert refused["sentence"] and refused["hint"]


def test_a_coach_says_the_same_to_every_learner_and_leaves_alone_where_nothing_is_chosen(house):
    stops = lesson("kampf").stops
    at = next(number for number, stop in enumerate(stops) if stop.choice is not None)
    visitor = Visitor(house)
    options = [option["words"] for option in visitor.get(f"/api/lessons/kampf?at={at}")["game"]["options"]]
    hint = visitor.get(f"/api/lessons/kampf/coach?at={at}&ask=hint")
    assert hint["hint"]["id"].startswith("coach-kampf-")
    assert hint["choices"] == []
    choices = visitor.get(f"/api/lessons/kampf/coach?at={at}&ask=choices")["choices"]
    assert 1 <= len(choices) <= 3
    assert {choice["option"]["words"] for choice in choices} <= set(options)
    assert Visitor(house).get(f"/api/lessons/kampf/coach?at={at}&ask=choices")["choices"] == choices
    silent = visitor.get(f"/api/lessons/kampf/coach?at={len(stops) - 1}&ask=hint")
    assert silent["hint"] is None
    assert visitor.get("/api/lessons/kampf/coach?at=99&ask=hint", status=404)["hint"]


def test_a_class_that_opens_a_lesson_together_has_one_job_done(house):
    stops = lesson("spartacus").stops
    at = next(number for number, stop in enumerate(stops) if stop.choice is not None)
    workers = inside(house).hall.bot_workers
    before = workers.answers + workers.overruns
    with ThreadPoolExecutor(6) as learners:
        ask = f"/api/lessons/spartacus/coach?at={at}&ask=hint"
        told = list(learners.map(lambda _: Visitor(house).get(ask)["hint"], range(6)))
    assert told[0] is not None
    assert told == [told[0]] * 6
    assert workers.answers + workers.overruns == before + 1


def test_a_stop_at_which_there_is_no_choice_is_no_work(house):
    silent = [
        f"/api/lessons/{game}/coach?at={at}&ask=hint"
        for game in lessons()
        for at in range(len(lesson(game).stops))
        if len(routes.stop_of(game, at).seen.game["options"]) < 2
    ]
    workers = inside(house).hall.bot_workers
    before = workers.answers
    assert silent
    assert [Visitor(house).get(ask)["hint"] for ask in silent] == [None] * len(silent)
    assert workers.answers == before


def test_a_lesson_is_not_played_where_all_requests_are_served(house, monkeypatch):
    played = []

    def stop_of(game, at):
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        played.append(game)
        return stop_of_before(game, at)

    stop_of_before = routes.stop_of
    monkeypatch.setattr(routes, "stop_of", stop_of)
    Visitor(house).get(f"/api/lessons/kampf/coach?at={len(lesson('kampf').stops) - 1}&ask=hint")
    assert played == ["kampf"]


def test_lessons_are_tables_of_their_own_to_the_workers():
    assert len({routes.stop_of(game, 0).question.table.id for game in lessons()}) == len(lessons()) > 1
