"""Pictures of the page, from games played for the purpose.

    .venv/bin/python -m tools.screenshots                  writes docs/images, for the README
    .venv/bin/python -m tools.screenshots every DIR [LANG] every page and every kind of question, on phone and desktop,
                                                           light and dark

Starts a server of its own. The page must be built.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from ludus import GAMES
from tests.browser.capua import enter
from tests.browser.conftest import mend_driver, serving
from tests.browser.everybody import THEMES, places
from tests.browser.recorded import Projector, one_of_each
from tests.browser.visitor import Visitor
from tests.replays import golden
from tools import chromium

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
PHONE: Final = ViewportSize(width=390, height=844)
DESKTOP: Final = ViewportSize(width=1440, height=900)
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
ODD_SIZES: Final = {"narrow": ViewportSize(width=360, height=640), "wide": ViewportSize(width=2560, height=1440)}
FIGHT: Final = ("kampf-ask-reroll", "kampf-ask-net")
CITY: Final = ("aquileia-ask-cards", "aquileia-ask-bid")
DUEL: Final = ("every-card-2", "turn", 20)  # a game that is kept, what is asked, and how often it was before
KEPT: Final = {  # golden games in which everything is asked that can be
    "kampf": ("led-animals", "last-standing", "all-animals-beaten"),
    "aquileia": ("five-seats", "six-rounds"),
    "spartacus": ("every-card-2", "every-serpent-2", "six-houses"),
}


def main(words: list[str]) -> int:
    if words and (words[0] != "every" or len(words) not in (2, 3)):
        print(
            "error: that is not how it is called.\nhint: call it with nothing, or with: every DIR [LANG]",
            file=sys.stderr,
        )
        return 2
    if chromium.find() is None:
        print("error: there is no Chromium.\nhint: name one in LUDUS_CHROMIUM.", file=sys.stderr)
        return 1
    with browsing() as (browser, address):
        if not words:
            take_best(visitor(browser, address, "en-GB"))
            return 0
        folder, locale = Path(words[1]), words[2] if len(words) > 2 else "en-GB"
        folder.mkdir(parents=True, exist_ok=True)
        take_pages(folder, visitor(browser, address, locale))
        for game in KEPT:
            take_questions(folder, visitor(browser, address, locale), game)
    return 0


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    found = chromium.find()
    assert found is not None
    mend_driver()
    with (
        tempfile.TemporaryDirectory() as store,
        serving(Path(store), "--pace", "0", "--no-limits") as address,
        sync_playwright() as driver,
    ):
        environment: dict[str, Any] = {**os.environ, **found.environment}
        browser = driver.chromium.launch(executable_path=found.program, args=chromium.FLAGS, env=environment)
        yield browser, address
        browser.close()


def visitor(browser: Browser, address: str, locale: str) -> Visitor:
    context = browser.new_context(viewport=DESKTOP, locale=locale, reduced_motion="reduce")
    livia = Visitor(context.new_page(), address)
    livia.arrive("Livia")
    return livia


def in_play(livia: Visitor, game: str, *prompts: str) -> str:
    """A table at which this is being asked."""
    table = livia.set_up("me", "random", "random", game=game, practice=True, options={"start": "first"})["id"]
    livia.play_until(table, *prompts)
    return f"table/{table}"


def take_best(livia: Visitor) -> None:
    """Two fights on a desktop by day, and a city on a phone by night."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    page = livia.open(in_play(livia, "kampf", *FIGHT))
    assert livia.wait_for_turn()
    take(page, IMAGES / "table-desktop.png", DESKTOP, "light")
    livia.open()
    page = livia.open(in_play(livia, "aquileia", *CITY))
    assert livia.wait_for_turn()
    take(page, IMAGES / "table-phone.png", PHONE, "dark")
    game, asked, later = DUEL
    page = livia.open(enter(livia, golden.replayed(golden.FOLDER / "spartacus" / f"{game}.txt"), asked, later))
    assert livia.wait_for_turn()
    take(page, IMAGES / "spartacus-desktop.png", DESKTOP, "light")


def take_pages(folder: Path, livia: Visitor) -> None:
    """Every page, two of them at odd sizes too."""
    for name, (place, sign) in places(livia).items():
        page = livia.open(place)
        page.locator(sign).first.wait_for()
        for size, viewport in {**SIZES, **(ODD_SIZES if name in GAMES else {})}.items():
            for theme in THEMES:
                take(page, folder / f"{name}-{size}-{theme}.png", viewport, theme, whole=True)


def take_questions(folder: Path, livia: Visitor, game: str) -> None:
    """Every kind of question of a game, with its chances, as whoever answers it sees it and, once more, who watches."""
    projector = Projector(livia.page, livia.house)
    matches = [golden.verified(golden.FOLDER / game / f"{name}.txt") for name in KEPT[game]]
    for watched in (False, True):
        sort = "watched" if watched else "asked"
        for moment in one_of_each(matches, chances=not watched, watched=watched):
            projector.show(moment)
            kind = moment.kind.removeprefix(f"{game}-ask-")
            for size, viewport in SIZES.items():
                for theme in THEMES:
                    take(livia.page, folder / f"{game}-{sort}-{kind}-{size}-{theme}.png", viewport, theme)


def take(page: Page, path: Path, size: ViewportSize, theme: str, whole: bool = False) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(400)
    page.screenshot(path=path, full_page=whole)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
