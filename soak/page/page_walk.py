"""The questions of every golden game on the page, in sizes and languages: nothing scrolls, is cut or moves."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from playwright.sync_api import Browser, ViewportSize

from ludus import GAMES
from tests.browser.recorded import Alike, Moment, Projector, different, moments
from tests.browser.visitor import Visitor
from tests.replays.golden import FOLDER, files, verified
from tools.screenshots import browsing

SIZES: Final = ((1440, 900), (1280, 720), (1920, 1080), (390, 844), (360, 740))
TIGHT: Final = ((1280, 720), (360, 740))


class Round(NamedTuple):
    """One way through all games: in which languages, at which sizes, what is shown once, with chances or without."""

    languages: tuple[str, ...]
    sizes: tuple[tuple[int, int], ...]
    alike: Alike
    chances: bool


ROUNDS: Final = (
    Round(("en-GB",), SIZES, Alike.SORTS, chances=False),
    Round(("de-DE", "hu-HU"), TIGHT, Alike.SORTS, chances=True),
)


def run(progress: Callable[[str], None], rounds: Sequence[Round] = ROUNDS) -> list[str]:
    told, wrong = [], []
    with browsing() as (browser, address):
        for each in rounds:
            for game in GAMES:
                line, found = walk(browser, address, each, game, progress)
                told.append(line)
                wrong += found
    assert not wrong, "\n".join(f"{count} x {what}" for what, count in Counter(wrong).most_common(100))
    return told


def walk(
    browser: Browser, address: str, way: Round, game: str, progress: Callable[[str], None]
) -> tuple[str, list[str]]:
    """Show all golden games of a game; what was done, and what is wrong."""
    paths = [path for path in files() if path.parent == FOLDER / game]
    spoken, shown = " and ".join(way.languages), 0
    wrong: list[str] = []
    chosen = different([verified(path) for path in paths], way.alike)
    for path, (match, steps) in zip(paths, chosen, strict=True):
        found = list(moments(match, steps, way.chances))
        for language, (width, height) in product(way.languages, way.sizes):
            wrong += at_size(browser, address, language, found, ViewportSize(width=width, height=height))
        shown += len(found)
        progress(f"{spoken} {game}/{path.stem}: {len(found)} decisions, {len(wrong)} things wrong by now")
    with_chances = " with chances" if way.chances else ""
    return f"{game} in {spoken}{with_chances}: {shown} decisions at {len(way.sizes)} sizes", wrong


def at_size(browser: Browser, address: str, language: str, found: list[Moment], size: ViewportSize) -> list[str]:
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
    visitor = Visitor(context.new_page(), address)
    wrong = Projector(visitor.page, address).walk(found, size)
    context.close()
    return [f"{language} {each}" for each in (*wrong, *visitor.errors)]
