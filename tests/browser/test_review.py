"""A finished game looked back on, in a real browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.everybody import AXE, finished, violations
from tests.browser.visitor import Visitor

LONG = 240_000  # ms: a review takes its time where others keep the machine busy
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def reviewed(house: str, browser: Browser) -> tuple[str, Any]:
    """A finished game, and what a device of hers keeps: whoever comes first has it looked back on, which is dear."""
    with browser.new_context() as context:
        livia = Visitor(context.new_page(), house)
        livia.arrive("Livia")
        return finished(livia), context.cookies()


def test_a_finished_game_is_looked_back_on_with_keys_alone_and_leads_into_the_replay(
    visit: Visit, reviewed: tuple[str, Any]
) -> None:
    table, cookies = reviewed
    visitor = visit(locale="en")
    visitor.page.context.add_cookies(cookies)
    page = visitor.open(f"replay/{table}?step=3")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Review the decisions").click()
    curve = page.get_by_role("img", name=re.compile("^Chance to win from the start"))
    expect(curve).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name=re.compile("accuracy (of 100|unclear)"))).to_have_count(2)
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []
    page = visitor.open(f"review/{table}?step=1")
    expect(page.locator("[data-seen='review/1']")).to_be_visible()
    has_turning_point = page.get_by_role("button", name="Next turning point").count() > 0  # games differ
    page.keyboard.press("ArrowRight")
    first = expect(page.locator("[data-seen]"))
    (first.not_to_have_attribute if has_turning_point else first.to_have_attribute)("data-seen", "review/1")
    step = str(page.locator("[data-seen]").get_attribute("data-seen")).removeprefix("review/")
    page.get_by_role("link", name="Look at it in the replay").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-seen='replay/{step}']")).to_be_visible()
    assert not visitor.errors


def test_a_picture_shows_the_table_before_a_choice_near_what_it_was_about_and_leads_into_the_replay(
    visit: Visit, reviewed: tuple[str, Any]
) -> None:
    table, cookies = reviewed
    visitor = visit(locale="en")
    visitor.page.context.add_cookies(cookies)
    page = visitor.open(f"review/{table}?step=1")
    picture = page.locator(".dock .picture .drawing")
    lit = picture.locator(
        ".space.open"
    )  # where the first carrier was placed, and where it was better if that was elsewhere
    expect(lit.first).to_be_visible(timeout=LONG)
    expect(page.locator(".dock .picture .mark")).to_have_count(lit.count())
    frame, board = page.locator(".dock .card .picture").first.bounding_box(), picture.bounding_box()
    assert frame is not None
    assert board is not None
    assert board["width"] >= frame["width"] - 4
    assert board["width"] < 1000  # it is a small picture
    page.get_by_role("link", name=re.compile("^The table before choice 1,")).first.click()
    expect(page.locator("[data-seen='replay/1']")).to_be_visible()
    assert not visitor.errors


def test_on_a_phone_everything_of_a_review_is_on_the_screen(visit: Visit, reviewed: tuple[str, Any]) -> None:
    table, cookies = reviewed
    visitor = visit(locale="hu", viewport=PHONE)
    visitor.page.context.add_cookies(cookies)
    page = visitor.open(f"review/{table}")
    expect(page.locator(".curve svg")).to_be_visible(timeout=LONG)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    card = page.locator(".dock").bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= PHONE["height"] + 1
    assert not visitor.errors
