"""Pages that everybody can use: where each of them is, and what is wrong with it at a size, by day or by night."""

from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.visitor import PATIENCE, Visitor

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = ViewportSize(width=390, height=844)
DESKTOP: Final = ViewportSize(width=1440, height=900)
SIZES: Final = (PHONE, DESKTOP)
WIDTHS: Final = (360, 390, 1440, 2560)  # from narrow phones to wide screens: nothing is wider than they are
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LANGUAGES: Final = {"en": "Ludus: to the start page", "de": "Ludus: zur Startseite", "hu": "Ludus: a kezdőlapra"}
COLOURS: Final = "color-contrast"  # most of the time that axe takes


class Look(NamedTuple):
    """A size and a theme, and by which of axe's rules a page is judged there: all of them, some, or all but one."""

    size: ViewportSize
    theme: Literal["light", "dark"]
    rules: tuple[str, ...] = ()
    without: str | None = None


# A theme changes colours and nothing else; another size or language changes no colours.
BUT_COLOURS: Final = Look(PHONE, "light", without=COLOURS)
THOROUGH: Final = [BUT_COLOURS, Look(DESKTOP, "light"), Look(DESKTOP, "dark", (COLOURS,))]
ALL: Final = slice(None)
EVERY: Final = [Look(size, theme) for size, theme in product(SIZES, THEMES)]
BY_TURNS: Final = [[look] for look in EVERY]


def places(visitor: Visitor) -> dict[str, tuple[str, str]]:
    """Every page: where it is, and what is there once it has come."""
    table = visitor.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    city = visitor.set_up("me", "random", "random", game="aquileia", practice=True, options={"start": "first"})["id"]
    shared = visitor.set_up("me", "me:Cid", practice=True)["id"]
    lobby = visitor.set_up("me", "invited", "open")
    night = visitor.ask("POST", "duplicates", {"game": "kampf", "size": 2, "tables": 2, "level": "random"})["id"]
    return {
        "home": ("", "article"),
        "new": ("new?game=kampf", "main form"),
        "nights": ("nights", "main form"),
        "night": (f"night/{night}", "main table"),
        "lobby": (f"table/{lobby['id']}", ".lobby"),
        "invite": (f"invite/{lobby['invitations'][0]['token']}", "main form"),
        "kampf": (f"table/{table}", "[data-stage]"),
        "aquileia": (f"table/{city}", "[data-stage]"),
        "hand-over": (f"table/{shared}", "#hand-over"),
        "replay": (f"replay/{finished(visitor)}?step=90", ".replay"),
        "rules": ("rules/kampf", "main section"),
        "lessons": ("lessons", "main li"),
        "learn": ("learn/aquileia?at=11", "[data-stage]"),
        "puzzles": ("puzzles", "main li"),
        "puzzle": ("puzzle/kampf-001", "[data-stage]"),
    }


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    table = visitor.set_up("random", "random")
    id: str = table["id"]
    for _ in range(PATIENCE // 50):
        if visitor.ask("GET", f"tables/{id}")["status"] == "ended":
            return id
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the bots play for ever")


def violations(page: Page, rules: Sequence[str] = (), without: str | None = None) -> list[str]:
    """What axe finds wrong; by some of its rules only, if they are named, or without one."""
    left_out = {"rules": {without: {"enabled": False}}} if without else {}
    chosen = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {}), **left_out}
    found = page.evaluate("chosen => axe.run(chosen)", chosen)["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


def wrong_with(page: Page, looks: Iterable[Look]) -> list[str]:
    """What is wrong with a page that has come: at any width, and looked at so."""
    wrong = []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{width}: wider than the screen")
    for size, theme, rules, without in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        wrong += [f"{size['width']} {theme}: {each}" for each in violations(page, rules, without)]
    return wrong


def wrong_anywhere(
    visitor: Visitor, lang: str, looks: Sequence[Sequence[Look]] = (EVERY,), share: slice = ALL
) -> list[str]:
    """What is wrong with any page in this language, or with some of them; looked at in these ways by turns."""
    wrong = []
    for number, (name, (place, sign)) in enumerate(list(places(visitor).items())[share]):
        page = visitor.open(place)
        expect(page.locator(sign).first).to_be_visible()
        expect(page.get_by_role("link", name=LANGUAGES[lang]).first).to_be_visible()
        wrong += [f"{name} {lang} {each}" for each in wrong_with(page, looks[number % len(looks)])]
    return wrong
