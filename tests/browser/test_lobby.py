"""Before the game: seats round a table, bots by character, invitations that lead somewhere."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit, serving
from tests.browser.visitor import Visitor
from tests.browser.whole import some

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLE_SIZES = (DESKTOP, {"width": 1280, "height": 720}, PHONE)
ONLY_HERE = "This address works on this machine only."
NEIGHBOURS = """(nodes) => {
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def chair(page: Page, seat: int) -> str:
    return page.get_by_label(f"Seat {seat}", exact=True).input_value()


def test_a_bot_is_chosen_by_its_character_and_sits_down_in_the_seat_that_is_lit(visit: Visit) -> None:
    page = visit(viewport=DESKTOP).open("new?game=kampf")
    page.get_by_label("Seat 3", exact=True).focus()
    champion = page.get_by_role("button", name=re.compile("^champion"))
    expect(champion).to_have_attribute("title", "champion: sits at III")
    expect(champion).to_contain_text("Imagines hundreds of games")
    champion.click()
    assert [chair(page, seat) for seat in (1, 2, 3)] == ["me", "bot:novice", "bot:champion"]
    expect(champion).to_contain_text("sits at III")


@pytest.mark.parametrize(
    ("game", "words"), [("kampf", "learnt by playing itself"), ("spartacus", "foresees what champions bid")]
)
def test_a_master_says_how_it_plays_the_game_at_hand(visit: Visit, game: str, words: str) -> None:
    page = visit(viewport=DESKTOP).open(f"new?game={game}")
    expect(page.get_by_role("button", name=re.compile("^master"))).to_contain_text(words)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "never schemes or bets"), ("de", "spinnt keine Intrigen"), ("hu", "nem szövi a cselt")],
)
def test_what_a_level_does_is_said_for_the_game_at_hand(visit: Visit, lang: str, words: str) -> None:
    visitor = visit(locale=lang, viewport=DESKTOP)
    expect(visitor.open("new?game=spartacus").get_by_text(words)).to_be_visible()
    expect(visitor.open("new?game=kampf").get_by_text(words)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "viewport"), some(list(product(("spartacus", "kampf"), TABLE_SIZES)), slice(None, None, 2))
)
def test_no_seat_covers_another(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport).open(f"new?game={game}")
    counts = page.get_by_label("How many play?")
    for count in counts.locator("option").all_inner_texts():
        counts.select_option(count)
        expect(page.locator(".chair")).to_have_count(int(count))
        assert page.locator(".chair").evaluate_all(NEIGHBOURS) == 0, count


def test_where_i_move_whoever_sat_there_takes_my_place(visit: Visit) -> None:
    page = visit(viewport=DESKTOP).open("new?game=kampf")
    page.get_by_label("Seat 3", exact=True).select_option("me")
    assert [chair(page, seat) for seat in (1, 2, 3)] == ["bot:novice", "bot:novice", "me"]


def test_a_seat_for_anybody_makes_the_table_public(visit: Visit) -> None:
    page = visit(viewport=DESKTOP).open("new?game=kampf")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.locator("summary", has_text="Who may come?").click()
    expect(page.get_by_label("Private")).to_be_disabled()
    expect(page.get_by_label("Public")).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    stranger = visit(viewport=DESKTOP).open()
    expect(stranger.locator(".side")).to_contain_text("Guest is the host")


def test_the_host_invites_seats_a_bot_and_begins(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    page = livia.open("new?game=kampf")
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("button", name="Set up the table").click()
    link = page.get_by_label("Invitation to seat 2", exact=True)
    first = link.input_value()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    page.get_by_label("Seat 3", exact=True).select_option("invited")
    page.get_by_label("Which invitation?").select_option("Invitation to seat 3")
    expect(page.get_by_label("Invitation to seat 3", exact=True)).not_to_have_value(first)
    page.get_by_label("Seat 3", exact=True).select_option("bot:random")
    expect(link).to_have_value(first)
    page.get_by_label("Seat 2", exact=True).select_option("bot:random")
    assert livia.wait_for_turn()


def test_an_invitation_from_this_machine_says_that_it_leads_nowhere_else(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "open", "open")["id"]
    page = livia.open(f"table/{table}")
    expect(page.get_by_role("note")).to_contain_text(ONLY_HERE)
    expect(page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    expect(page.get_by_label("Address of this table")).to_have_value(f"{livia.house}#/table/{table}")


@pytest.fixture
def at_home(tmp_path: Path, browser: Browser) -> Iterator[Visitor]:
    """Somebody at the machine whose house is open to the network at home."""
    address = "http://192.168.1.20:8000/"
    with serving(tmp_path / "home", "--no-limits", "--address", address) as house:
        context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
        yield Visitor(context.new_page(), house)
        context.close()


def test_an_invitation_from_an_open_house_leads_there_from_any_device(at_home: Visitor) -> None:
    at_home.arrive("Livia")
    table = at_home.set_up("me", "open", "open")["id"]
    page = at_home.open(f"table/{table}")
    expect(page.get_by_label("Address of this table")).to_have_value(f"http://192.168.1.20:8000/#/table/{table}")
    expect(page.get_by_role("img", name="QR code of this table")).to_be_visible()
    expect(page.get_by_text(ONLY_HERE)).to_have_count(0)
