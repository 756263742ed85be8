"""The great moments of Spartacus stand on the stage for their time: the clock of the page is held in the hand."""

import re
from functools import cache
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.capua import golden
from tests.browser.conftest import Visit
from tests.browser.recorded import Moment, Projector, Telling, one_of_each, tellings

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
    visitor = visit(pace="normal", alone=True, viewport={"width": 1280, "height": 720})
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


ASK: Final = "spartacus-ask-"
DESKTOPS: Final = ((1440, 900), (1280, 720))
IN_ARENA: Final = ("fighter", "bet", "turn", "verdict")
# The track, and whether any part of the table that stands over the sand lies on it.
TRACK: Final = """() => {
    const track = document.querySelector('.stage.capua .frieze');
    if (!track) return null;
    const {bottom} = track.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.hud > *, .verdict > h2, .thumbs > button')];
    return {
        houses: track.querySelectorAll('[role=img]').length,
        text: track.innerText,
        clear: parts.length > 0 && parts.every((part) => part.getBoundingClientRect().top >= bottom),
    };
}"""


@cache
def asked() -> dict[str, Moment]:
    """Of everything that is asked in a game the moment with the most answers."""
    return {moment.kind.removeprefix(ASK): moment for moment in one_of_each([golden("every-card-2")])}


def laid(projector: Projector, kind: str, width: int = 1440, height: int = 900) -> Page:
    projector.page.set_viewport_size({"width": width, "height": height})
    projector.show(asked()[kind])
    return projector.page


@pytest.mark.parametrize("kind", IN_ARENA)
@pytest.mark.parametrize(("width", "height"), DESKTOPS)
def test_the_influence_track_lies_over_the_sand_too(projector: Projector, kind: str, width: int, height: int) -> None:
    track = laid(projector, kind, width, height).evaluate(TRACK)
    assert track["houses"] == asked()[kind].seats
    assert "influence wins the game" in track["text"]
    assert track["clear"]


def test_whoever_sends_a_fighter_reads_what_a_win_brings_and_a_loss_costs(projector: Projector) -> None:
    page = laid(projector, "fighter")
    sent = page.locator(".dock .option[data-words^='send']")
    assert sent.count()
    for tile in sent.all():
        expect(tile).to_contain_text(re.compile(r"Win: influence \d+ → \d+, .*Loss: "))
    expect(page.locator(".dock .option[data-words='stay-away']")).to_contain_text("from")


def test_a_target_tile_says_what_the_scheme_does_to_it_in_figures(projector: Projector) -> None:
    tiles = laid(projector, "target").locator(".dock .option[data-words^='target']")
    assert tiles.count() > 1
    for tile in tiles.all():
        expect(tile.locator(".consequence")).to_have_text(re.compile(r"\d"))


@pytest.mark.parametrize(("kind", "says"), [("fighter", "Your answer"), ("intrigue-turn", "Your turn")])
def test_who_only_answers_is_not_told_it_is_his_turn(projector: Projector, kind: str, says: str) -> None:
    expect(laid(projector, kind).locator(".dock .sentence .who")).to_have_text(says)


def test_an_invitation_is_offered_once(projector: Projector) -> None:
    page = laid(projector, "invite")
    offered = [each.get_attribute("data-words") for each in page.locator("[data-words^='invite']").all()]
    assert offered
    assert len(offered) == len(set(offered))
