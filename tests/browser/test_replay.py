"""A finished game is watched like a film: chapter by chapter, with every hand open, and played on from any step."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.browser.whole import most
from tests.replays.golden import FOLDER, replayed

DESKTOP = {"width": 1440, "height": 900}
QUIET = "A quiet choice"


def kept(visit: Visit, game: str, name: str, **settings: Any) -> tuple[Visitor, str]:
    """A golden game brought to the house, and who brought it."""
    livia = visit(**{"viewport": DESKTOP, **settings})
    livia.arrive("Livia")
    match = replayed(FOLDER / game / f"{name}.txt")
    return livia, str(livia.ask("POST", "records", {"record": match.record()})["id"])


def step_of(page: Page) -> int:
    said = page.get_by_text(re.compile(r"^Step \d+ of")).inner_text()
    return int(said.split()[1])


@pytest.mark.parametrize(("game", "name"), [("kampf", "last-standing"), ("aquileia", "five-seats")])
def test_one_step_on_always_tells_something(visit: Visit, game: str, name: str) -> None:
    livia, table = kept(visit, game, name)
    page = livia.open(f"replay/{table}?step=100")
    for way in ["One step on"] * most(4, 8) + ["One step back"] * most(2, 4):
        before = step_of(page)
        page.get_by_role("button", name=way).click()
        expect(page.get_by_text(f"Step {before} of", exact=False)).to_have_count(0)
        expect(page.locator(f"[data-seen='replay/{step_of(page)}']")).to_be_attached()
        expect(page.locator(".dock .said")).not_to_contain_text(QUIET)


def test_a_chapter_leads_to_where_it_begins(visit: Visit) -> None:
    livia, table = kept(visit, "kampf", "last-standing")
    page = livia.open(f"replay/{table}")
    chapters = page.get_by_label("Chapters")
    expect(chapters).to_be_visible()
    labels = chapters.locator("option").all_inner_texts()
    assert len(labels) > 10
    chapters.select_option(index=len(labels) // 2)
    expect(page.locator(".dock .said")).to_contain_text(labels[len(labels) // 2])
    assert step_of(page) > 0


def test_everything_open_shows_every_hand(visit: Visit) -> None:
    livia, table = kept(visit, "aquileia", "five-seats")
    page = livia.open(f"replay/{table}?step=260&sight=public")
    hands = page.locator(".left [data-seat]").filter(has=page.get_by_role("img", name=re.compile("^(single|double)")))
    expect(page.locator(".left [data-seat]").first).to_be_visible()
    expect(hands).to_have_count(0)
    page.get_by_label("Who is looking?").select_option("open")
    expect(hands).to_have_count(5)


@pytest.mark.parametrize("game", ["kampf", "aquileia"])
def test_a_game_is_played_on_from_a_step_of_its_replay(visit: Visit, game: str) -> None:
    livia, table = kept(visit, game, {"kampf": "last-standing", "aquileia": "five-seats"}[game])
    page = livia.open(f"replay/{table}?step=60&sight=seat&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    assert livia.wait_for_turn()
    assert "#/table/" in page.url
    assert livia.choices()
