"""Every page can be used by everybody, in three languages, light and dark, on phones and desktops."""

import gzip
from itertools import product

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.everybody import (
    AXE,
    BY_TURNS,
    DESKTOP,
    LANGUAGES,
    PHONE,
    SIZES,
    THEMES,
    violations,
    wrong_anywhere,
)
from tests.browser.recorded import Projector, one_of_each
from tests.browser.whole import some
from tests.replays.golden import FOLDER, verified

NUMBERS = "label-content-name-mismatch"  # pieces bear numbers and short words that their names tell in sentences
LOADED = ("", "rules/kampf", "lessons", "learn/kampf", "new?game=aquileia", "puzzles", "puzzle/kampf-001")
TABLES = [
    ("kampf", PHONE),
    ("kampf", DESKTOP),
    ("aquileia", DESKTOP),
    ("aquileia", PHONE),
    ("spartacus", PHONE),
    ("spartacus", DESKTOP),
]
LARGEST_SCRIPTS = 150_000
LARGEST_TABLE = 120_000  # without what belongs to one game: its drawing and its words
SHIFTS = """new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((each) => (sum += each.value)))
        .observe({type: 'layout-shift', buffered: true});
    setTimeout(() => done(sum), 300);
})"""


@pytest.mark.parametrize(
    ("lang", "share"), [(lang, slice(n, None, 3)) for n, lang in enumerate(LANGUAGES)], ids=LANGUAGES
)
def test_axe_finds_nothing_on_any_page(visit: Visit, lang: str, share: slice) -> None:
    """Every page in one language, at one size and in one theme; the soak: in all of them."""
    visitor = visit(locale=lang)
    visitor.arrive("Livia")
    assert not (wrong := wrong_anywhere(visitor, lang, BY_TURNS, share)), "\n".join(wrong)


@pytest.mark.parametrize(("game", "kept"), [("kampf", "led-animals"), ("aquileia", "five-seats")])
def test_axe_finds_nothing_whatever_is_asked(visit: Visit, game: str, kept: str) -> None:
    """Every second question in one way; the soak: every question in every way."""
    visitor = visit()
    projector, page = Projector(visitor.page, visitor.house), visitor.page
    asked = one_of_each([verified(FOLDER / game / f"{kept}.txt")], chances=True)
    projector.open(asked[0])
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wrong = []
    for number, (size, theme) in enumerate(looks := list(product(SIZES, THEMES))):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        for moment in some(asked, slice(2 * number, None, 2 * len(looks))):
            projector.show(moment)
            found = violations(page, without=NUMBERS)
            wrong += [f"{moment.kind} {size['width']} {theme}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "why"), [("en", "Why:"), ("de", "Warum:"), ("hu", "Miért:")])
def test_a_ruling_that_a_paragraph_cites_opens_with_a_tap(visit: Visit, lang: str, why: str) -> None:
    page = visit(locale=lang).open("rules/kampf/challenge.move")
    page.locator("p.here").get_by_role("link", name="K-13").click()
    ruling = page.locator("p.here")
    expect(ruling).to_contain_text("What counts as a neighbour")
    expect(ruling).to_contain_text(why)
    expect(ruling).to_be_in_viewport()


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
def test_the_rules_page_says_which_values_are_not_from_the_rulebook(visit: Visit, game: str) -> None:
    page = visit().open(f"rules/{game}")
    expect(page.get_by_role("heading", name="Not from the rulebook")).to_be_visible()
    group = page.locator("details", has_text="decided by us").first
    group.locator("summary").click()
    expect(group.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("number", range(len(SIZES)), ids=["phone", "desktop"])
def test_nothing_jumps_while_a_page_loads(visit: Visit, number: int) -> None:
    """Half of the pages on a phone, half on a desktop; the soak: all on both."""
    visitor = visit(alone=True, viewport=SIZES[number])
    visitor.arrive("Livia")
    visitor.set_up("me", "random", practice=True)  # which the start page lists
    far_away(visitor.page)  # so that what comes late is seen to come late
    for place in some(LOADED, slice(number, None, 2)):
        page = visitor.open(place)
        content = page.locator("article, main section, main li, main form")
        expect(content.filter(visible=True).first).to_be_visible()  # on phones chapters are folded
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SHIFTS) < 0.01, place


@pytest.mark.parametrize(("game", "size"), some(TABLES, slice(None, None, 2)))
def test_nothing_jumps_while_a_table_loads(visit: Visit, game: str, size: ViewportSize) -> None:
    visitor = visit(alone=True, viewport=size)
    visitor.arrive("Livia")
    table = visitor.set_up("me", "random", "random", game=game, practice=True)
    visitor.wait_until_asked(table["id"])  # what others still do would move things too
    far_away(visitor.page)  # so that the page is painted before it knows what lies on the table
    page = visitor.open(f"table/{table['id']}")
    expect(page.locator("[data-stage]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTS) < 0.01


def far_away(page: Page) -> None:
    """Let every answer take its time, as over a slow line."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    everything = {"offline": False, "latency": 150, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", everything)


def test_the_first_visit_loads_little(visit: Visit) -> None:
    visitor = visit(alone=True)
    scripts: list[Response] = []
    visitor.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page = visitor.open()
    expect(page.locator("article").first).to_be_visible()
    assert sum(len(gzip.compress(script.body())) for script in scripts) < LARGEST_SCRIPTS


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
def test_the_script_of_a_table_is_light_before_the_drawing_of_its_game(visit: Visit, game: str) -> None:
    visitor = visit(alone=True)
    visitor.arrive("Livia")
    table = visitor.set_up("me", "random", "random", game=game, practice=True)
    scripts: list[Response] = []
    visitor.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page = visitor.open(f"table/{table['id']}")
    expect(page.locator("[data-stage]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    shared = [script for script in scripts if f"/{game}-" not in script.url]
    assert 0 < len(shared) < len(scripts)
    assert sum(len(gzip.compress(script.body())) for script in shared) < LARGEST_TABLE


def test_the_language_can_be_changed_and_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_label("Language").select_option("hu")
    expect(page.get_by_role("heading", level=1)).to_have_text("Római játékok egy asztalnyira")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Római játékok egy asztalnyira")
    assert page.locator("html").get_attribute("lang") == "hu"


def test_a_table_that_is_not_there_is_explained(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("table/nothing")
    expect(page.get_by_role("alert").first).to_contain_text("There is no such table.")
    visitor.errors.clear()  # the browser notes the refusal
