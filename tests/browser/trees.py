"""What a screen reader finds at ten decisions of each game: the accessible tree of the table, kept as text.

.venv/bin/python -m tests.browser.trees    casts it anew, after a change that was meant; read the difference
"""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.recorded import Projector, one_of_each
from tests.browser.visitor import Visitor
from tests.replays import golden
from tools.screenshots import browsing

FOLDER: Final = Path(__file__).parent / "trees"
KEPT: Final = {"kampf": "led-animals", "aquileia": "five-seats", "spartacus": "every-card-2"}
PARTS: Final = {"at the table": ".shell > .left", "on the stage": "[data-stage]", "in the dock": ".dock"}
DECISIONS: Final = 10
AS_KEPT: Final[dict[str, Any]] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "reduced_motion": "reduce",
}


def tree(page: Page, house: str, game: str) -> str:
    """Ten questions of a golden game, one after the other on one page, with all that stands around them."""
    found = one_of_each([golden.verified(golden.FOLDER / game / f"{KEPT[game]}.txt")])
    projector = Projector(page, house)
    told = []
    for moment in found[:: max(1, len(found) // DECISIONS)][:DECISIONS]:
        projector.show(moment)
        told.append(f"# {moment.kind}, asked of seat {moment.seat}\n")
        told += [f"## {name}\n{page.locator(part).aria_snapshot()}\n" for name, part in PARTS.items()]
    return "\n".join(told)


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsing() as (browser, address):
        for game in KEPT:
            context = browser.new_context(**AS_KEPT)
            visitor = Visitor(context.new_page(), address)
            file_of(game).write_text(tree(visitor.page, address, game), encoding="utf-8")
            context.close()


if __name__ == "__main__":
    main()
