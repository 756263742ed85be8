"""Whole games on the page: Spartacus by clicking what glows, Kampf with the keyboard, until all know who has won."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import ViewportSize, expect

from tests.browser.capua import PLAY_ON, STANDSTILL
from tests.browser.visitor import MOVED_ON, OVER, Visitor
from tools.screenshots import browsing

HOUSES: Final = (4, 6)
DESKTOP: Final = ViewportSize(width=1440, height=900)
FEWEST: Final = 20  # clicks on the board


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    with browsing() as (browser, address):
        for houses in HOUSES:
            context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
            livia = Visitor(context.new_page(), address)
            clicks = played(livia, houses)
            context.close()
            lines.append(f"{houses} houses: {clicks['board']} clicks on the board, {clicks['list']} in the list")
            progress(lines[-1])
        context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
        lines.append(f"kampf with the keyboard: {typed(Visitor(context.new_page(), address))} choices")
        context.close()
    return lines


def played(livia: Visitor, houses: int) -> dict[str, int]:
    """Play a quick game to its end; how often what was clicked."""
    livia.arrive("Livia")
    wish = {"game": "spartacus", "practice": True, "options": {"length": "quick"}}
    table = livia.set_up("me", *["plain"] * (houses - 1), **wish)
    page = livia.open(f"table/{table['id']}")
    expect(page.locator(".stage.capua")).to_be_visible()
    clicks: dict[str, int] = page.evaluate(PLAY_ON, [OVER, STANDSTILL])
    assert clicks["board"] > FEWEST, clicks
    expect(page.locator(OVER)).to_contain_text("win")
    expect(page.locator(".report")).to_contain_text("Influence, round by round")
    assert not livia.errors, livia.errors
    return clicks


def typed(livia: Visitor) -> int:
    """Play a game of Kampf by typing the number of the first choice; how often."""
    livia.arrive("Livia")
    page, pressed = livia.open(f"table/{livia.set_up('me', 'random', practice=True)['id']}"), 0
    while livia.wait_for_turn():
        before = livia.seen()
        page.keyboard.press("1")
        page.wait_for_function(MOVED_ON, arg=before)
        pressed += 1
    assert pressed > FEWEST
    expect(page.locator(OVER)).to_contain_text("win")
    assert not livia.errors, livia.errors
    return pressed
