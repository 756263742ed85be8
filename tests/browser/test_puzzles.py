"""Puzzles on the page: the list of the day, a question on the real board, an answer, and the next one."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from ludus.puzzles import Puzzle, daily, games, shipped
from tests.browser.conftest import Visit
from tests.browser.whole import one

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def of_the_day(game: str) -> Puzzle:
    return daily(game, datetime.now(UTC).date())


def choose(page: Page, words: str) -> None:
    page.locator(f"button.option[data-words='{words}']").click()


@pytest.mark.parametrize(
    ("game", "size"), [(game, size) for number, game in enumerate(games()) for size in one(list(SIZES), number)]
)
def test_the_puzzle_of_the_day_is_solved_on_the_board_of_its_game(visit: Visit, game: str, size: str) -> None:
    visitor, puzzle = visit(viewport=SIZES[size]), of_the_day(game)
    sent: list[str] = []
    visitor.page.on("response", lambda answer: sent.append(answer.url) if "/puzzles/" in answer.url else None)
    page = visitor.open("puzzles")
    page.locator(f"li[data-game='{game}']").get_by_role("link").click()
    expect(page.locator(".shell[data-seen='asked']")).to_be_visible()
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator("button.option")).to_have_count(len(puzzle.solution.worths))
    assert not any(url.endswith("/answer") for url in sent)
    choose(page, puzzle.solution.best)
    expect(page.get_by_text("Right!")).to_be_visible()
    page.get_by_role("link", name="Another one").click()
    expect(page.locator(".shell[data-seen='asked']")).to_be_visible()
    assert puzzle.id not in page.url


OVERLAPS = """() => [...document.querySelectorAll('[data-stage] .plaque.line')].filter((plaque) => {
    const gear = plaque.querySelector('.gear').getBoundingClientRect(), name = document.createRange();
    name.selectNodeContents(plaque.querySelector('h2'));
    const apart = (box) => box.right <= gear.left + 1 || box.left >= gear.right - 1 || box.top >= gear.bottom - 1;
    return [...name.getClientRects()].some((box) => !apart(box));
}).map((plaque) => plaque.getAttribute('aria-label'))"""


def test_in_a_fight_on_a_phone_no_name_lies_under_gear_and_the_dock_says_whose_fighter_is_mine(visit: Visit) -> None:
    fight = next(puzzle for puzzle in shipped("spartacus").values() if puzzle.kind == "wound")
    for locale in ("en", "de"):
        page = visit(viewport=SIZES["phone"], locale=locale).open(f"puzzle/{fight.id}")
        expect(page.locator("[data-stage] .plaque.line .gear")).to_have_count(2)
        assert page.evaluate(OVERLAPS) == []
        expect(page.locator(".dock .goods .mine .house")).to_be_visible()


def test_a_wrong_answer_is_told_with_the_numbers_and_a_name_keeps_it(visit: Visit) -> None:
    visitor, puzzle = visit(viewport=SIZES["desktop"]), of_the_day("kampf")
    page = visitor.open(f"puzzle/{puzzle.id}")
    choose(page, puzzle.solution.worths[-1].words)
    expect(page.get_by_text("Not quite.")).to_be_visible()
    expect(page.locator("#panel-solution li")).to_have_count(len(puzzle.solution.worths))
    expect(page.locator(f"#panel-solution li[data-words='{puzzle.solution.best}'].best")).to_be_visible()
    expect(page.get_by_text("Exact numbers, both sides playing their best.")).to_be_visible()
    page.get_by_role("button", name="Keep my streak").click()
    expect(page.get_by_text("Your rating:")).to_be_visible()
    page.locator(".ways").get_by_role("link", name="All puzzles").click()
    expect(page.locator("li[data-game='kampf']").get_by_text("Missed today.")).to_be_visible()


def test_the_start_page_leads_to_the_puzzles(visit: Visit) -> None:
    page = visit(viewport=SIZES["phone"]).open()
    page.get_by_role("link", name="Puzzles: Kampf der Gladiatoren").click()
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
