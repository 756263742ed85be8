"""Kampf in the browser: with a finger, with what a challenge is worth, and a fight taken back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.recorded import Moment, Projector, one_of_each
from tests.browser.visitor import OVER, Visitor
from tests.browser.whole import most
from tests.replays.golden import FOLDER, replayed, verified

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
STANDSTILL = 300_000  # ms in which a game at least goes on
WORKED_OUT = 300_000  # ms in which chances come, however busy the processes in which bots think
LAST_CHOICES = 20
ENOUGH = most(10, 25)  # clicks on pieces; no game is over before
PIECES = ".board [data-words]"
DRAWN = "button.option:has(svg)"  # a button with a drawing on it
# Clicks pieces of the stage, or what is drawn in the dock where there is none, until all is over or so many are
# clicked; says how often, and what moved.
PLAY = """([pieces, drawn, over, most, enough]) => new Promise((done, fail) => {
    const clicks = {pieces: 0, drawn: 0, moved: 0};
    let last = '', box = '', moved = Date.now(), before = '';
    const timer = setInterval(() => {
        const ended = document.querySelector(over) || clicks.pieces >= (enough ?? Infinity);
        if (ended) { clearInterval(timer); done(clicks); return; }
        const shell = document.querySelector('[data-asked]'), got = document.querySelector('[data-seen]')?.dataset.seen;
        if (got !== before) [moved, before] = [Date.now(), got];
        if (Date.now() - moved > most) { clearInterval(timer); fail(new Error('stuck: ' + last)); return; }
        if (!shell || shell.dataset.busy || shell.dataset.seen === last) return;
        const found = [...document.querySelectorAll(pieces)];
        const other = drawn ? [...document.querySelectorAll(drawn)] : [];
        const target = found.length ? found[last.length * 7 % found.length] : other[0];
        if (!target) return;
        const at = JSON.stringify(document.querySelector('.board').getBoundingClientRect());
        if (box && at !== box) clicks.moved += 1;
        box = at;
        last = shell.dataset.seen;
        clicks[found.length ? 'pieces' : 'drawn'] += 1;
        target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    }, 10);
})"""


def seated(livia: Visitor) -> str:
    livia.arrive("Livia")
    table: str = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    return table


def test_a_game_is_played_by_touch_on_a_phone(visit: Visit) -> None:
    livia = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = livia.open(f"table/{seated(livia)}")
    for _ in range(4):
        assert livia.wait_for_turn()
        before = livia.seen()
        target = page.locator(PIECES).or_(page.locator(DRAWN))
        target.first.tap()
        page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=before)
    clicks = page.evaluate(PLAY, [PIECES, DRAWN, OVER, STANDSTILL, ENOUGH])
    assert clicks["pieces"] == ENOUGH and clicks["moved"] == 0, clicks


def recorded(kind: str, chances: bool) -> Moment:
    """Of a golden game the moment at which this is asked, with the most answers."""
    found = one_of_each([verified(FOLDER / "kampf" / "led-animals.txt")], chances)
    return next(moment for moment in found if moment.kind == kind)


def test_every_target_says_what_it_is_worth_where_chances_are_told(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, chances=True)["id"]
    game = livia.play_until(table, "kampf-ask-target")
    page = livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    expect(page.locator("[data-tag]")).to_have_count(len(game["options"]), timeout=WORKED_OUT)
    expect(page.locator("button.option").first).to_contain_text(re.compile(r"[+0].* taken.* lost"))


def test_no_target_says_what_it_is_worth_where_chances_are_not_told(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    Projector(livia.page, livia.house).open(recorded("kampf-ask-target", chances=False))
    expect(livia.page.locator("button.option").first).to_be_visible()
    expect(livia.page.locator("[data-tag]")).to_have_count(0)


@pytest.mark.parametrize("chances", [True, False])
def test_a_choice_in_a_fight_shows_what_it_is_worth_where_chances_are_told(visit: Visit, chances: bool) -> None:
    livia = visit(viewport=DESKTOP)
    asked = recorded("kampf-ask-reroll", chances)
    Projector(livia.page, livia.house).open(asked)
    options = livia.page.locator("button.option")
    expect(options).to_have_count(asked.options)
    expect(options.filter(has_text="taken less lost")).to_have_count(asked.options if chances else 0)


def test_every_choice_says_what_it_leads_to(visit: Visit) -> None:
    livia = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    projector = Projector(livia.page, livia.house)
    for asked, told in (
        ("kampf-ask-gladiator", "then"),
        ("kampf-ask-target", "strike first:"),
        ("kampf-ask-casualty", r"strike back|fight ends|whole team|more must go"),
    ):
        projector.show(recorded(asked, chances=False))
        assert livia.page.locator("button.option").count()
        for button in livia.page.locator("button.option").all():
            expect(button).to_contain_text(re.compile(told))


def shortly_before_the_end(
    livia: Visitor, game: str = "kampf", name: str = "last-standing", choices: int = LAST_CHOICES
) -> str:
    """A golden game, played on from its last choices by Livia and bots; its fights are those of the record."""
    match = replayed(FOLDER / game / f"{name}.txt")
    step = len(match.acts) - choices
    kept = livia.ask("POST", "records", {"record": match.record()})["id"]
    fork = {"step": step, "seat": match.acts[step].seat, "level": "random"}
    return str(livia.ask("POST", f"tables/{kept}/fork", fork)["id"])


def test_the_result_says_who_won_by_how_much_and_by_which_fights(visit: Visit) -> None:
    livia = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    livia.arrive("Livia")
    page = livia.open(f"table/{shortly_before_the_end(livia)}")
    page.evaluate(PLAY, [PIECES, DRAWN, OVER, STANDSTILL])
    result = page.locator(OVER)
    expect(result).to_contain_text(re.compile(r"wins|share the win|You win"))
    is_shared = "share the win" in result.inner_text()
    expect(result.locator("tr.lead", has_text="in points")).to_have_count(0 if is_shared else 1)
    assert result.locator("li svg use").count() > 5, "the fights that decided it are drawn"
    box, screen = result.bounding_box(), page.viewport_size
    assert box is not None and screen is not None and box["width"] <= screen["width"]


def test_a_fight_taken_back_leaves_nothing_on_the_stage(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    table = seated(livia)
    livia.play_until(table, "kampf-ask-target")
    page = livia.open(f"table/{table}")
    while livia.wait_for_turn():
        livia.choose(page.locator(PIECES).first)
        if page.locator("[data-fight]").count() and page.locator("[data-asked]").count():
            break
    before = livia.seen()
    page.keyboard.press("u")
    page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=before)
    assert livia.wait_for_turn()
    prompt = livia.ask("GET", f"tables/{table}/state?since=1000000")["game"]
    expect(page.locator("[data-fight]")).to_have_count(1 if prompt["view"]["fight"] else 0)
