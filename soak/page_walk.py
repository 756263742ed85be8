"""Every decision of every golden game on the page, at five sizes: nothing scrolls, is cut or moves."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import ViewportSize

from tests.browser.recorded import Projector, moments
from tests.browser.visitor import Visitor
from tests.replays.golden import FOLDER, files, verified
from tools.screenshots import browsing

SIZES: Final = ((1440, 900), (1280, 720), (1920, 1080), (390, 844), (360, 740))


def run(progress: Callable[[str], None]) -> list[str]:
    shown, wrong = 0, []
    with browsing() as (browser, address):
        for path in files():
            found = list(moments(verified(path)))
            for width, height in SIZES:
                size = ViewportSize(width=width, height=height)
                context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")
                visitor = Visitor(context.new_page(), address)
                wrong += [f"{path.stem} {each}" for each in Projector(visitor.page, address).walk(found, size)]
                wrong += [f"{path.stem}: {error}" for error in visitor.errors]
                context.close()
            shown += len(found)
            progress(f"{path.relative_to(FOLDER)}: {len(found)} decisions")
    assert not wrong, "\n".join(wrong[:100])
    return [f"{shown} decisions of {len(files())} golden games at {len(SIZES)} sizes: nothing scrolls, is cut or moves"]
