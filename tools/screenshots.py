"""Pictures of the page for the README, from a game played for the purpose.

    .venv/bin/python -m tools.screenshots   writes docs/images

Starts a server of its own. The page must be built.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from dev import free_port, serving
from tools import chromium

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
WISH: Final = {
    "game": "kampf",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}],
    "options": {"start": "first"},
    "practice": True,
}
SET_UP: Final = """async (wish) => {
    const post = (path, body) => fetch('api/' + path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await post('people', {name: 'Livia'});
    localStorage.setItem('ludus.known', '1');
    return (await post('tables', wish)).id;
}"""
MOST_CHOICES: Final = 200


def main() -> int:
    found = chromium.find()
    if found is None:
        print("error: there is no Chromium.\nhint: name one in LUDUS_CHROMIUM.", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        serving(free_port(0), Path(store)) as (_, address),
        sync_playwright() as driver,
    ):
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = driver.chromium.launch(executable_path=found.program, args=chromium.FLAGS, env=environment)
        take_all(browser, address)
        browser.close()
    return 0


def take_all(browser: Browser, address: str) -> None:
    """A fight on a desktop by day, and the same on a phone by night."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.goto(f"{address}#/table/{page.evaluate(SET_UP, WISH)}")
    page.reload()
    play_to_a_fight(page)
    take(page, "table-desktop")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    take(page, "table-phone")


def take(page: Page, name: str) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"{name}.png")


def play_to_a_fight(page: Page) -> None:
    """Choose until Livia throws dice in a fight, some time into the game."""
    for count in range(MOST_CHOICES):
        page.locator("button.option").first.wait_for(timeout=60_000)
        options = page.locator("button.option")
        if count > 40 and page.get_by_role("button", name="Roll again").count():
            return
        seen = page.locator("[data-seen]").get_attribute("data-seen")
        options.nth(count * 7 % options.count()).dispatch_event("click")
        page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=seen)


if __name__ == "__main__":
    sys.exit(main())
