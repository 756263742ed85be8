"""A guided first round: read, click what glows, and know the game."""

import pytest
from playwright.sync_api import expect

from ludus.match.lessons import lesson
from tests.browser.conftest import Visit


@pytest.mark.parametrize("game", ["kampf", "aquileia"])
def test_a_lesson_is_learnt_by_clicking_what_glows(visit: Visit, game: str) -> None:
    page = visit(viewport={"width": 1440, "height": 900}).open(f"learn/{game}")
    stops = lesson(game).stops
    for number, stop in enumerate(stops[:-1], 1):
        expect(page.get_by_text(f"Step {number} of {len(stops)}")).to_be_visible()
        if stop.choice is None:
            page.get_by_role("button", name="Go on").click()
        else:
            glows = page.locator(f".open[data-words='{stop.choice}']")  # on the stage, or in the hand
            expect(glows.first).to_be_visible()
            glows.first.dispatch_event("click")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"Step {len(stops) - 1} of")).to_be_visible()


def test_the_start_page_leads_to_a_lesson_and_the_lesson_to_a_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("link", name="Learn: Kampf der Gladiatoren").click()
    expect(page.get_by_text("Welcome to the arena.")).to_be_visible()
    last = len(lesson("kampf").stops) - 1
    page = visitor.open(f"learn/kampf?at={last}")
    page.get_by_role("button", name="Play now").click()
    assert visitor.wait_for_turn()


def test_the_note_points_at_the_piece_it_speaks_of(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    page = visitor.open("learn/kampf?at=1")
    pointer = page.locator("svg[data-points]")
    expect(pointer).to_have_attribute("data-points", "spear")
    stops = lesson("kampf").stops
    hits = next(number for number, stop in enumerate(stops) if stop.about == "team@d2" and "hits" in stop.notes)
    visitor.open(f"learn/kampf?at={hits}")
    expect(pointer).to_have_attribute("data-points", "team@d2")
    ring, team = (
        pointer.locator("rect").bounding_box(),
        page.locator("[data-stage] [data-thing='team@d2']").last.bounding_box(),
    )
    assert ring is not None and team is not None
    assert ring["x"] < team["x"] and ring["y"] < team["y"]
    assert ring["x"] + ring["width"] > team["x"] + team["width"]


COVERED = """() => {
    const step = document.querySelector('.note .who').getBoundingClientRect();
    return [...document.querySelectorAll('.note button, .note .words')].filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < step.right - 1 && right > step.left + 1 && top < step.bottom - 1 && bottom > step.top + 1;
    }).map((other) => other.textContent.trim());
}"""


def test_no_button_lies_over_the_step_of_a_first_round_and_its_words(visit: Visit) -> None:
    page = visit(locale="hu").open("learn/spartacus?at=1")
    for width, height in ((1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".note .hint").wait_for()
        assert page.evaluate(COVERED) == [], width
