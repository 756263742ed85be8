"""Whatever lies on the table says what it is, to pointer, keys and fingers."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.recorded import Projector, one_of_each
from tests.replays.golden import FOLDER, verified

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PRESS = """([thing, kind]) => {
    const piece = document.querySelector(`[data-stage] [data-thing^='${thing}']`);
    const { x, y, width, height } = piece.getBoundingClientRect();
    const at = { bubbles: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 };
    piece.dispatchEvent(new PointerEvent(kind, at));
}"""

# Rest the pointer on one of each sort of piece, and read its card; those that say nothing.
SILENT = """async () => {
    const card = () => document.querySelector('[data-inspect]');
    const until = async (there) => {
        for (let tries = 0; tries < 100 && Boolean(card()) !== there; tries += 1)
            await new Promise((done) => setTimeout(done, 30));
        return Boolean(card()) === there;
    };
    const found = document.querySelectorAll('[data-stage] [data-thing], .dock [data-thing]');
    const sort = ({dataset}) => dataset.thing.split('@')[0].replace(/-\\d+$/, '');
    const pieces = new Map([...found].map((piece) => [sort(piece), piece]));
    const silent = [];
    for (const [thing, piece] of pieces) {
        piece.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        if (!await until(true) || card().querySelector('h2 + p').innerText.length < 5) silent.push(thing);
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
        if (!await until(false)) silent.push(`${thing} stays`);
    }
    return {silent, count: pieces.size};
}"""
GAMES = {"kampf": "led-animals", "aquileia": "five-seats", "spartacus": "every-card-2"}


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Inspect")


def at_table(visit: Visit, **device: Any) -> Page:
    """A table at which gladiators are brought in."""
    livia = visit(**device)
    found = one_of_each([verified(FOLDER / "kampf" / f"{GAMES['kampf']}.txt")])
    page = livia.page
    Projector(page, livia.house).open(next(moment for moment in found if moment.kind == "kampf-ask-team"))
    expect(page.locator("[data-stage] [data-thing^='sword']").first).to_be_visible()
    return page


def stage(page: Page) -> Any:
    return page.locator("[data-stage]").bounding_box()


def test_the_pointer_opens_a_card_and_nothing_moves(visit: Visit) -> None:
    page = at_table(visit, viewport=DESKTOP)
    before = stage(page)
    page.locator("[data-stage] [data-thing^='sword']").first.hover(force=True)
    expect(card(page)).to_contain_text("Each active swordsman adds one die to your strike.")
    assert stage(page) == before
    box = card(page).bounding_box()
    assert box is not None and before is not None
    assert box["x"] + box["width"] <= before["x"] and box["y"] + box["height"] <= before["y"] + before["height"]
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate("axe.run('[data-inspect]', {resultTypes: ['violations']})")["violations"] == []
    card(page).get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("The striking side rolls one base die")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("lang, told", [("de-DE", "Schwertkämpfer"), ("hu-HU", "Kardforgató")])
def test_a_key_names_everything_in_the_language_spoken(visit: Visit, lang: str, told: str) -> None:
    page = at_table(visit, viewport=DESKTOP, locale=lang)
    page.keyboard.press("n")
    expect(page.locator(".tag").get_by_text(told, exact=True).first).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".tag")).to_have_count(0)


def test_a_long_press_opens_a_sheet_and_chooses_nothing(visit: Visit) -> None:
    page = at_table(visit, **PHONE)
    seen = page.locator("[data-seen]").get_attribute("data-seen")
    page.evaluate(PRESS, ["sword", "pointerdown"])
    expect(card(page)).to_contain_text("Each active swordsman")
    page.evaluate(PRESS, ["sword", "pointerup"])
    page.locator("[data-stage] [data-thing^='sword']").first.dispatch_event("click")
    assert page.locator("[data-seen]").get_attribute("data-seen") == seen
    box = card(page).bounding_box()
    assert box is not None and box["width"] == 390 and box["y"] + box["height"] == 844
    card(page).get_by_role("button", name="Close").click()
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_on_the_table_says_what_it_does(projector: Projector, game: str) -> None:
    projector.page.set_viewport_size(DESKTOP)
    moments = one_of_each([verified(FOLDER / game / f"{GAMES[game]}.txt")])
    projector.show(moments[len(moments) // 2])
    found = projector.page.evaluate(SILENT)
    assert not found["silent"]
    assert found["count"] > 5
