"""Every page can be used by everybody, in three languages, light and dark, on phones and desktops."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = ({"width": 390, "height": 844}, {"width": 1440, "height": 900})
LANGUAGES = {"en": "Ludus: to the start page", "de": "Ludus: zur Startseite", "hu": "Ludus: a kezdőlapra"}
LARGEST_SCRIPTS = 150_000
WAIT = {"home": "article", "new": "main form", "table": "main .board", "replay": ".replay", "rules": "main section"}


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    table = visitor.set_up("random", "random")
    id: str = table["id"]
    for _ in range(600):
        if visitor.ask("GET", f"tables/{id}")["status"] == "ended":
            return id
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots play for ever")


def violations(page: Page) -> list[str]:
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_on_any_page(visit: Visit, lang: str) -> None:
    visitor = visit(locale=lang)
    visitor.arrive("Livia")
    places = {
        "home": "",
        "new": "new?game=kampf",
        "table": f"table/{visitor.set_up('me', 'random', practice=True)['id']}",
        "replay": f"replay/{finished(visitor)}?step=90",
        "rules": "rules/kampf",
    }
    axe = AXE.read_text(encoding="utf-8")
    wrong = []
    for name, place in places.items():
        page = visitor.open(place)
        expect(page.locator(WAIT[name]).first).to_be_visible()
        expect(page.get_by_role("link", name=LANGUAGES[lang]).first).to_be_visible()
        page.evaluate(axe)
        for size in SIZES:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=scheme)
                where = f"{name} {lang} {size['width']} {scheme}"
                wrong += [f"{where}: {each}" for each in violations(page)]
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wrong.append(f"{where}: wider than the screen")
    assert not wrong, "\n".join(wrong)


def test_the_first_visit_loads_little(visit: Visit) -> None:
    visitor = visit()
    scripts: list[Response] = []
    visitor.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page = visitor.open()
    expect(page.locator("article").first).to_be_visible()
    assert sum(len(gzip.compress(script.body())) for script in scripts) < LARGEST_SCRIPTS


def test_a_narrow_phone_shows_everything(visit: Visit) -> None:
    visitor = visit(viewport={"width": 360, "height": 640})
    page = visitor.open()
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
