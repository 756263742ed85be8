"""What happens is told in order, and whoever is asked has been told everything."""

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.recorded import Course, Moment, Projector, course
from tests.browser.visitor import OFFERED, OVER, Visitor
from tests.browser.whole import most
from tests.replays.golden import FOLDER, verified

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
GAMES = {"kampf": "last-standing", "aquileia": "five-seats", "spartacus": "every-card-2"}
CHOICES = {"kampf": 50, "aquileia": 50, "spartacus": 200}  # many of Spartacus are passes, of which nothing is told
FEWEST_EVENTS = most(10, 30)
SEVERAL = 4  # events on the stage before one is asked again
TICK = 100  # ms
SHORTEST = 400  # ms that anything stands on the stage at normal pace
LONG = 3_000  # ms by which the clock is moved at once; no single thing is told longer

WATCH = """() => {
    window.told = [];
    window.early = 0;
    const look = () => {
        const told = document.querySelector('[data-told]');
        const n = Number(told?.dataset.told);
        if (n && window.told.at(-1) !== n) window.told.push(n);
        if (told && document.querySelector('button.option, [data-stage] .open')) window.early += 1;
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def seated(livia: Visitor, game: str = "kampf") -> str:
    """A table with two bots at which it is her turn."""
    livia.arrive("Livia")
    table = str(livia.set_up("me", "random", "random", game=game, practice=True)["id"])
    livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    return table


def events_of(livia: Visitor, table: str) -> list[dict[str, Any]]:
    items = livia.ask("GET", f"tables/{table}/state?since=0")["items"]
    return [item for item in items if item["kind"] == "event"]


def test_everything_is_told_once_and_in_order_before_anybody_is_asked(visit: Visit) -> None:
    livia = visit(pace="fast")
    table = seated(livia)
    known = len(events_of(livia, table))
    livia.page.evaluate(WATCH)
    for _ in range(3):
        livia.choose(livia.page.locator(OFFERED).first)
        assert livia.wait_for_turn()
    told = livia.page.evaluate("window.told")
    assert livia.page.evaluate("window.early") == 0
    assert told  # some things are told by their line alone, but none out of turn
    assert told == [item["n"] for item in events_of(livia, table)[known:] if item["n"] in told]


def test_space_tells_the_rest_at_once(visit: Visit) -> None:
    livia = visit(pace="slow")
    seated(livia)
    livia.page.locator(OFFERED).first.click()
    livia.page.locator("[data-told]").first.wait_for()
    livia.page.locator("body").press("Space")
    expect(livia.page.locator("[data-told]")).to_have_count(0)
    assert livia.wait_for_turn()


def test_what_is_held_stays_until_the_next_step(visit: Visit) -> None:
    livia = visit(pace="slow")
    seated(livia)
    told = livia.page.locator("[data-told]")
    livia.page.locator(OFFERED).first.click()
    told.wait_for()
    assert livia.wait_for_turn()
    livia.page.locator(OFFERED).first.click()  # after this the others place their teams
    told.wait_for()
    livia.page.get_by_role("button", name="Hold").click()
    expect(told).to_contain_text("held")
    first = str(told.get_attribute("data-told"))
    livia.page.get_by_role("button", name="One thing more").click()
    expect(told).to_have_attribute("data-told", str(int(first) + 1))
    livia.page.get_by_role("button", name="Tell the rest at once").click()
    assert livia.wait_for_turn()


def told_by_line_alone(game: str) -> set[str]:
    """Kinds of events that have no moment of their own on the stage, as the game's drawing says."""
    beats = (BOARDS / game / "beats.ts").read_text(encoding="utf-8")
    listed = re.search(r"const (?:BY_LINE|LINES)\b[^=]*= \[(.*?)\]", beats, re.DOTALL)
    return set(re.findall(r"'([a-z-]+)'", listed[1])) if listed else set()


def staged(game: str, stretch: Course) -> list[int]:
    """Numbers of the events that have a moment on the stage."""
    lines = told_by_line_alone(game)
    return [item.n for item in stretch.events if item.id.split("-event-")[1].removesuffix("-unseen") not in lines]


def hold_the_clock(livia: Visitor, moment: Moment) -> Projector:
    """Lay a moment in, and let time pass only where a test says so."""
    livia.page.clock.install()
    projector = Projector(livia.page, livia.house)
    projector.show(moment)
    livia.page.evaluate(WATCH)
    livia.page.clock.pause_at(livia.page.evaluate("Date.now()") / 1000 + 1)
    return projector


def happen(projector: Projector, stretch: Course) -> None:
    """Let everything of a stretch arrive."""
    for frame in stretch.frames:
        projector.tell(frame)
    expect(projector.page.locator(f"[data-seen$='/{stretch.seen}']")).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_recorded_game_is_on_stage_before_the_next_prompt(visit: Visit, game: str) -> None:
    """A third of a stretch; the soak: all of it."""
    match = verified(FOLDER / game / f"{GAMES[game]}.txt")
    moment, stretches = course(match, 0, len(match.acts) // 3, most(CHOICES[game] // 3, CHOICES[game]))
    livia = visit(pace="fast", alone=True)
    page, projector = livia.page, hold_the_clock(livia, moment)
    for stretch in stretches:
        happen(projector, stretch)
        while page.locator("[data-telling]").count():
            page.clock.run_for(LONG)
        expect(page.locator("[data-asked]")).to_be_attached()
        assert page.evaluate("window.told.splice(0)") == staged(game, stretch)
    assert page.evaluate("window.early") == 0
    assert sum(len(stretch.events) for stretch in stretches) > FEWEST_EVENTS


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_does_not_flash_by(visit: Visit, game: str) -> None:
    match = verified(FOLDER / game / f"{GAMES[game]}.txt")
    moment, stretches = course(match, 0, len(match.acts) // 3, CHOICES[game])
    livia = visit(pace="normal", alone=True)
    page, projector = livia.page, hold_the_clock(livia, moment)
    for stretch in stretches:
        happen(projector, stretch)
        if len(wanted := staged(game, stretch)) >= SEVERAL:
            break
        page.keyboard.press("Space")
        expect(page.locator("[data-telling]")).to_have_count(0)
    looks: list[int] = []
    while page.locator("[data-telling]").count():
        looks.append(page.evaluate("Number(document.querySelector('[data-told]')?.dataset.told)"))
        page.clock.run_for(TICK)
    assert len(wanted) >= SEVERAL
    assert [n for n, _ in groupby(looks)] == wanted
    assert min(looks.count(n) for n in wanted) * TICK >= SHORTEST


@pytest.mark.parametrize("game", GAMES)
def test_the_last_blow_is_on_stage_before_the_result(visit: Visit, game: str) -> None:
    match = verified(FOLDER / game / f"{GAMES[game]}.txt")
    last = len(match.acts) - 1
    moment, (ending,) = course(match, match.acts[last].seat, last, 1)
    livia = visit(pace="normal", alone=True)
    page, projector = livia.page, hold_the_clock(livia, moment)
    happen(projector, ending)
    while page.locator("[data-telling]").count():
        assert not page.locator(OVER).count()
        page.clock.run_for(SHORTEST)
    assert page.evaluate("window.told") == staged(game, ending) != []
    expect(page.locator(OVER)).to_be_visible()
