"""Every question of every golden game that is answered otherwise, at five sizes: takes hours."""

from collections.abc import Callable

from soak.page import page_walk
from tests.browser.recorded import Alike


def run(progress: Callable[[str], None]) -> list[str]:
    return page_walk.run(progress, [page_walk.Round(("en-GB",), page_walk.SIZES, Alike.ANSWERS, chances=False)])
