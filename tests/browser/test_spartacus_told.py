"""The great moments of Spartacus stand on the stage for their time: the clock of the page is held in the hand."""

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.capua import golden
from tests.browser.conftest import Visit
from tests.browser.recorded import Projector, Telling, tellings

EVENT: Final = "spartacus-event-"
STAGE: Final = ".stage.capua"
TICK: Final = 100  # ms by which the clock is moved
LONGEST: Final = 60_000  # ms in which everything that came of one choice is told


class Great(NamedTuple):
    """What is told, for how many milliseconds, and what of it is drawn beside its sentence."""

    kind: str
    ms: int
    drawn: str
    says: str


GREAT: Final = (
    Great("guard-holds", 1700, f"{STAGE} .guards .box.now .die", "guard"),
    Great("beaten", 2200, f"{STAGE} [data-fighter]", ""),
    Great("bids", 900, f"{STAGE} .tablet .wax b", "bids"),
    Great("wins-bet", 1300, f"{STAGE} .bets .won", "gold"),
    Great("wins", 3200, f"{STAGE} .banner .laurel", "wins"),
)


class Shown(NamedTuple):
    """One look at the page: what is being told, its sentence on the stage, and whether it is drawn too."""

    told: int
    sentence: str
    drawn: bool


LOOK: Final = """(drawn) => {
    const told = document.querySelector('[data-told]');
    const line = document.querySelector('.stage.capua [role=status]');
    const there = document.querySelector(drawn);
    return [Number(told?.dataset.told ?? 0), line?.innerText ?? '', Boolean(there?.getClientRects().length)];
}"""


def watch(page: Page, drawn: str) -> list[Shown]:
    """Move the clock on until nothing is told any more, and look at the page after each step."""
    seen = [look(page, drawn)]
    assert seen[0].told, "nothing is told"
    for _ in range(LONGEST // TICK):
        page.clock.run_for(TICK)
        seen.append(look(page, drawn))
        if not seen[-1].told:
            return seen
    raise AssertionError("there is no end to it")


def look(page: Page, drawn: str) -> Shown:
    told, sentence, is_drawn = page.evaluate(LOOK, drawn)
    return Shown(told, sentence, is_drawn)


@pytest.mark.parametrize("great", GREAT, ids=lambda great: great.kind)
def test_a_great_moment_stands_on_the_stage_for_its_time(visit: Visit, great: Great) -> None:
    telling = next(tellings(golden("twelve-in-intrigue"), EVENT + great.kind))
    visitor = visit(pace="normal", viewport={"width": 1280, "height": 720})
    seen = told_at(visitor.page, visitor.house, telling, great.drawn)
    for item in (item for item in telling.items if item.id == EVENT + great.kind):
        shown = [each for each in seen if each.told == item.n]
        assert len(shown) == great.ms // TICK, f"{len(shown) * TICK} ms"
        assert all(each.drawn for each in shown)
        assert len({each.sentence for each in shown}) == 1
        assert great.says in shown[0].sentence


def told_at(page: Page, house: str, telling: Telling, drawn: str) -> list[Shown]:
    """Lay the moment before in, stop the clock, let it happen, and watch."""
    page.clock.install()
    projector = Projector(page, house)
    projector.show(telling.before)
    expect(page.locator("[data-asked]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    projector.tell(telling.frame)
    page.locator("[data-told]").wait_for()
    return watch(page, drawn)
