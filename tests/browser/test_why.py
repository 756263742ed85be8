"""Bots say why: in a replay, and beside the log of a practice table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.everybody import SIZES, THOROUGH, wrong_with
from tests.browser.visitor import OFFERED, Visitor
from tests.browser.whole import one

MARKED = "tr.chosen"
DESKTOP = SIZES[-1]


def step_with_options(visitor: Visitor, table: str) -> int:
    """A choice of the first seat that had alternatives."""
    for step in range(1, 60):
        seen = visitor.ask("GET", f"tables/{table}/replay?step={step}")
        if seen["seat"] == 0 and visitor.ask("GET", f"tables/{table}/thoughts?step={step}")["considered"]:
            return step
    raise AssertionError("the bot never had a choice")


@pytest.fixture
def livia(visit: Visit) -> Visitor:
    visitor = visit()
    visitor.arrive("Livia")
    return visitor


def test_a_replay_tells_why_a_bot_chose(livia: Visitor) -> None:
    table = livia.set_up("lanista", "random")["id"]
    while livia.ask("GET", f"tables/{table}")["status"] != "ended":
        livia.page.wait_for_timeout(100)
    step = step_with_options(livia, table)
    page = livia.open(f"replay/{table}?step={step}")
    button = page.get_by_role("button", name="Why?")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("blockquote")).to_contain_text(re.compile(r"^I .+\."))
    expect(page.locator(MARKED)).not_to_be_visible()
    page.get_by_role("button", name="Show the numbers").press("Enter")
    expect(page.get_by_role("table", name="What Verus (bot) considered")).to_be_in_viewport()  # beside the board
    expect(page.locator(".dock table")).to_have_count(0)
    expect(page.locator(MARKED)).to_contain_text("chosen")
    expect(page.locator(f"{MARKED} td").first).to_have_text(re.compile(r"^\d+%( ± \d+)?$"))
    assert not wrong_with(page, one(THOROUGH, 0))
    page.set_viewport_size(DESKTOP)  # on a phone the reasons are drawn over the buttons
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(MARKED)).to_have_count(0)


def test_at_a_practice_table_the_log_leads_to_the_reasons(livia: Visitor) -> None:
    table = livia.set_up("me", "novice", practice=True, options={"start": "first"})["id"]
    page = livia.open(f"table/{table}")
    why = page.get_by_role("log").get_by_role("button", name=re.compile("^Why"))
    while not why.count():
        assert livia.wait_for_turn()
        livia.choose(page.locator(OFFERED).first)
        livia.wait_for_turn()
    why.last.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.locator(f"{MARKED}, [role=status]:not(.muted)").first).to_be_visible()
    assert not wrong_with(page, one(THOROUGH, 1))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
