"""Puzzles over HTTP: what is shown before an answer, what after it, and what is kept."""

import json
from datetime import date, timedelta

import pytest

from ludus.puzzles import daily, find, games, shipped
from ludus.puzzles.standing import START, next_puzzle, rating_after, streak_of
from ludus.server.api.routes import puzzles as routes
from ludus.server.store import people, puzzles
from tests.server.houses import Visitor, a_house, inside

DAY = date(2026, 11, 18)
PUZZLE = daily("kampf", DAY)
BEST = PUZZLE.solution.best
WORST = PUZZLE.solution.worths[-1].words


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(autouse=True)
def day(monkeypatch):
    set_day(monkeypatch, DAY)


def set_day(monkeypatch, day):
    monkeypatch.setattr(routes, "today", lambda: day)


def test_every_game_with_puzzles_has_one_of_the_day_the_same_for_all(house):
    seen = [Visitor(house, name).get("/api/puzzles") for name in ("Anna", "")]
    assert seen[0]["games"] == seen[1]["games"]
    assert {game["game"]: game["daily"] for game in seen[0]["games"]} == {g: daily(g, DAY).id for g in games()}
    assert seen[0]["standing"]["streak"] == 0 and seen[1]["standing"] is None


@pytest.mark.parametrize(
    "puzzle", [p for game in games() for p in list(shipped(game).values())[::10]], ids=lambda p: p.id
)
def test_nothing_shown_before_the_answer_tells_it(house, puzzle):
    seen = Visitor(house).get(f"/api/puzzles/{puzzle.id}")
    assert set(seen) == {"id", "game", "seat", "rating", "daily", "unit", "about", "scene", "items"}
    assert seen["scene"]["view"]["seat"] == puzzle.seat
    offered = [option["words"] for option in seen["scene"]["options"]]
    assert offered == [option.words for option in puzzle.match().options(puzzle.seat)]
    told = json.dumps(seen)
    for one in puzzle.solution.worths:
        assert f"{one.value:.5f}" not in told
    assert "chances" not in seen["scene"] and "best" not in seen["scene"]


@pytest.mark.parametrize("game", games())
def test_the_position_is_shown_as_the_seat_sees_it_and_no_other(house, game):
    puzzle = next(iter(shipped(game).values()))
    seen = Visitor(house).get(f"/api/puzzles/{puzzle.id}")
    assert seen["scene"]["view"] == json.loads(json.dumps(puzzle.match().view(puzzle.seat)))
    for item in seen["items"]:
        assert item.get("to", puzzle.seat) in (None, puzzle.seat)


def test_an_answer_is_told_with_the_numbers_and_a_reason(house):
    told = Visitor(house).post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": BEST})
    assert told["solved"] and told["best"] == BEST and told["exact"]
    assert [(one["words"], one["value"]) for one in told["choices"]] == [w[:2] for w in PUZZLE.solution.worths]
    assert {one["level"] for one in told["found"]} == set(PUZZLE.found)
    assert told["gain"] is None and told["standing"] is None
    assert find(told["next"]).game == "kampf" and told["next"] != PUZZLE.id
    assert not Visitor(house).post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": WORST})["solved"]


def test_the_first_answer_counts_and_only_the_first(house):
    anna = Visitor(house, "Anna")
    first = anna.post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": WORST})
    expected = round(rating_after(START, 0, PUZZLE.rating, False))
    assert first["gain"] == {"rating": expected, "change": expected - round(START), "counted": True}
    again = anna.post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": BEST})
    assert again["solved"] and again["gain"] == {"rating": expected, "change": 0, "counted": False}
    assert again["standing"]["streak"] == 0
    kampf = next(game for game in anna.get("/api/puzzles")["games"] if game["game"] == "kampf")
    assert (kampf["state"], kampf["own"], kampf["answered"]) == ("missed", expected, 1)


def test_days_in_a_row_are_counted_and_the_ones_before_are_shown(house, monkeypatch):
    bert = Visitor(house, "Bert")
    for number in range(4):
        day = DAY + timedelta(days=number)
        set_day(monkeypatch, day)
        puzzle = daily("kampf", day)
        words = puzzle.solution.worths[-1].words if number == 1 else puzzle.solution.best
        told = bert.post(f"/api/puzzles/{puzzle.id}/answer", {"words": words})
    assert (told["standing"]["streak"], told["standing"]["best"]) == (2, 2)
    states = [day["state"] for day in told["standing"]["days"]]
    assert states == ["none"] * 10 + ["solved", "missed", "solved", "solved"]
    set_day(monkeypatch, DAY + timedelta(days=4))
    assert bert.get("/api/puzzles")["standing"]["streak"] == 2
    set_day(monkeypatch, DAY + timedelta(days=5))
    assert bert.get("/api/puzzles")["standing"]["streak"] == 0


def test_a_puzzle_that_is_not_of_the_day_makes_no_day_count(house):
    other = next(puzzle for puzzle in shipped("kampf").values() if puzzle.id != PUZZLE.id)
    told = Visitor(house, "Carl").post(f"/api/puzzles/{other.id}/answer", {"words": other.solution.best})
    assert told["gain"]["change"] > 0
    assert told["standing"]["streak"] == 0


def test_whoever_is_deleted_leaves_no_answers_and_whoever_solves_is_not_idle(house):
    dora = Visitor(house, "Dora")
    dora.post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": BEST})
    with inside(house).store.engine.connect() as connection:
        row = people.read(connection, dora.me["id"])
        assert row is not None
        created = row.created
        assert dora.me["id"] not in people.idle_guests(connection, created + 0.0001)
        assert dora.me["id"] in people.idle_guests(connection, created + 3600)
        assert puzzles.practice(connection, dora.me["id"], "kampf").puzzles == {PUZZLE.id}
    dora.ask("DELETE", "/api/people/me")
    with inside(house).store.engine.connect() as connection:
        assert not puzzles.practice(connection, dora.me["id"], "kampf").puzzles


def test_what_is_not_there_is_refused_with_a_hint(house):
    for place in ("kampf-999", "chess-001"):
        refused = Visitor(house).get(f"/api/puzzles/{place}", status=404)
        assert refused["sentence"] and refused["hint"]
    refused = Visitor(house).post(f"/api/puzzles/{PUZZLE.id}/answer", {"words": "dance"}, 422)
    assert refused["code"] == "no-option" and "dance" in refused["sentence"]


def test_the_next_puzzle_is_the_unanswered_one_nearest_to_the_rating():
    others = [puzzle for puzzle in shipped("kampf").values() if puzzle.id != PUZZLE.id]
    hardest = max(others, key=lambda puzzle: puzzle.rating)
    assert next_puzzle(PUZZLE, (), 3000.0).rating == hardest.rating
    left = others[3]
    assert next_puzzle(PUZZLE, {puzzle.id for puzzle in others if puzzle is not left}, 3000.0) is left
    assert next_puzzle(PUZZLE, (), None).id != PUZZLE.id


def test_a_streak_may_end_yesterday():
    assert streak_of([5, 6, 7], 8) == (3, 3)
    assert streak_of([5, 6, 7], 7) == (3, 3)
    assert streak_of([1, 2, 3, 4, 7], 7) == (1, 4)
    assert streak_of([5], 7) == (0, 1)
    assert streak_of([], 7) == (0, 0)
