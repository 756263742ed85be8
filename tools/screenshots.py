"""Pictures of the page for the README, from a game played for the purpose.

    .venv/bin/python -m tools.screenshots   writes docs/images

Starts a server of its own. The page must be built.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from dev import free_port, serving
from tools import chromium

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
BOT: Final = {"kind": "bot", "level": "greedy"}
KAMPF: Final = {"game": "kampf", "seats": [{"kind": "me"}, BOT, BOT], "options": {"start": "first"}, "practice": True}
SPARTACUS: Final = {
    "game": "spartacus",
    "seats": [{"kind": "me"}, BOT, BOT, BOT],
    "options": {"length": "quick"},
    "practice": True,
}
CHOICES: Final = "button.option, .bid"
SET_UP: Final = """async (wish) => {
    const post = (path, body) => fetch('api/' + path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await post('people', {name: 'Livia'});
    localStorage.setItem('ludus.known', '1');
    return (await post('tables', wish)).id;
}"""
MOST_CHOICES: Final = 400
PATIENCE: Final = 1_500  # milliseconds
MOVED_ON: Final = "seen => document.querySelector('[data-seen]').dataset.seen !== seen"


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
    """A fight of Kampf on a desktop by day and on a phone by night, and a fight of Spartacus on a desktop."""
    page = sit_down(browser, address, KAMPF)
    play_to(page, "Roll again", after=40)
    take(page, "table-desktop")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    take(page, "table-phone")
    page = sit_down(browser, address, SPARTACUS)
    play_to(page, "Attack", after=60)
    take(page, "spartacus-desktop")


def sit_down(browser: Browser, address: str, wish: dict[str, object]) -> Page:
    """A table of one's own, with somebody in front of it."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.goto(f"{address}#/table/{page.evaluate(SET_UP, wish)}")
    page.reload()
    return page


def take(page: Page, name: str) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"{name}.png")


def play_to(page: Page, button: str, after: int) -> None:
    """Choose until this can be chosen, some time into the game."""
    for count in range(MOST_CHOICES):
        page.locator(CHOICES).first.wait_for(timeout=60_000)
        options = page.locator(CHOICES)
        if count > after and page.locator("button.option", has_text=button).count():
            return
        seen = page.locator("[data-seen]").get_attribute("data-seen")
        options.nth(count * 7 % options.count()).dispatch_event("click")
        try:
            page.wait_for_function(MOVED_ON, arg=seen, timeout=PATIENCE)
        except TimeoutError:
            continue  # a sealed answer: the others are still thinking, or more is asked


if __name__ == "__main__":
    sys.exit(main())
