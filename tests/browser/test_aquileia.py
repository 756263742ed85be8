"""Aquileia in the browser: by pieces, with a finger."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_kampf import PHONE, PLAY, STANDSTILL
from tests.browser.visitor import OVER, Visitor
from tests.browser.whole import most

ENOUGH = most(10, 25)  # clicks on pieces; no game is over before
PIECES = ".board [data-words], [data-card][data-words]"


def seated(livia: Visitor) -> str:
    livia.arrive("Livia")
    wish = {"game": "aquileia", "practice": True, "options": {"start": "first"}}
    table: str = livia.set_up("me", "random", "random", **wish)["id"]
    return table


def test_a_game_is_played_by_touch_on_a_phone(visit: Visit) -> None:
    livia = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = livia.open(f"table/{seated(livia)}")
    assert livia.wait_for_turn()
    page.get_by_role("button", name="II Arena", exact=True).tap()
    before = livia.seen()
    page.locator('[data-space="arena-c"].open').tap()
    page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=before)
    assert livia.wait_for_turn()
    expect(page.locator('[data-space="arena-c"]')).to_have_attribute("aria-label", re.compile("Livia"))
    clicks = page.evaluate(PLAY, [PIECES, "button.option", OVER, STANDSTILL, ENOUGH])
    assert clicks["pieces"] == ENOUGH and clicks["moved"] == 0, clicks
