"""A club night on the page: set up, sit down by a link, play, compare."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.browser.whole import some

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
EARLY = "How others fare is told to players whose own game is over"


def set_up(visitor: Visitor, **wish: Any) -> Any:
    """A night of small tables at which bots are quick."""
    body = {"game": "kampf", "size": 2, "tables": 3, "level": "random", "clock": {"quiet": 0.1}, **wish}
    return visitor.ask("POST", "duplicates", body)


def play_to_the_end(visitor: Visitor, table: str) -> None:
    """A bot plays on for whoever sits there."""
    visitor.ask("POST", f"tables/{table}/seats/0/hold", {"level": "random"})
    wait_for_the_end(visitor, table)


def wait_for_the_end(visitor: Visitor, table: str) -> None:
    for _ in range(1200):
        if visitor.ask("GET", f"tables/{table}")["status"] == "ended":
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots play for ever")


def group(page: Page, table: int | str) -> Any:
    return page.locator(f"tbody[data-table='{table}']")


@pytest.mark.parametrize("size", some(list(SIZES), slice(1, None)))
def test_a_club_night_is_set_up_played_and_compared(visit: Visit, size: str) -> None:
    host, guest = visit(viewport=SIZES[size]), visit(viewport=SIZES[size])
    page = host.open("new?game=kampf")
    page.get_by_role("link", name="Club night: one deal at several tables").click()
    expect(page.get_by_role("heading", name="Club night")).to_be_visible()
    page.get_by_label("How many play?").select_option("2")
    page.get_by_label("How many tables?").select_option("2")
    page.get_by_label("Level of the bots").select_option("random")
    page.get_by_role("textbox", name="Your name", exact=True).fill("Ana")
    page.get_by_role("button", name="Set up the club night").click()
    expect(page.get_by_role("heading", name="Club night: Kampf der Gladiatoren")).to_be_visible()
    expect(page.get_by_text(EARLY)).to_be_visible()
    link = page.get_by_label("Table 2, seat 1").input_value()
    night = page.url.rpartition("/")[2]

    guest.open(f"invite/{link.rpartition('/')[2]}")
    expect(guest.page.get_by_text("A club night: other tables play the same deal.")).to_be_visible()
    guest.page.get_by_role("textbox", name="Your name", exact=True).fill("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator("[data-stage]")).to_be_visible()

    own = host.ask("GET", f"duplicates/{night}")["tables"][0]["id"]
    play_to_the_end(host, own)
    page = host.open(f"table/{own}")
    expect(page.get_by_role("link", name="Compare the tables").first).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)
    page.get_by_role("link", name="Compare the tables").first.click()
    expect(page.get_by_text("Other tables still play")).to_be_visible()
    expect(group(page, 1)).to_contain_text("over")
    expect(group(page, 2)).to_contain_text("in play")

    page.get_by_role("button", name="Close the night").click()
    page.get_by_role("group").get_by_role("button").first.click()
    expect(page.get_by_text("All tables are through")).to_be_visible()
    expect(group(page, 2)).to_contain_text("ended early")
    group(page, 1).get_by_role("link", name="Watch the replay: Table 1").click()
    expect(page.locator(".replay")).to_be_visible()


def test_a_replay_during_the_night_is_refused_with_a_sentence(visit: Visit) -> None:
    host = visit()
    host.arrive("Ana")
    table = set_up(host)["tables"][0]["id"]
    play_to_the_end(host, table)
    page = host.open(f"replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("still being played at another table of this club night")
    expect(page.get_by_role("alert")).to_contain_text("Wait until all tables are through")
    host.errors.clear()  # the browser tells that the request was refused


def test_a_lost_link_is_made_anew(visit: Visit) -> None:
    host = visit()
    host.arrive("Ana")
    night = set_up(host)["id"]  # without the page, which would have kept the links
    page = host.open(f"night/{night}")
    page.get_by_role("button", name="New link: Table 3, seat 1").click()
    link = page.get_by_role("textbox", name="Table 3, seat 1")
    expect(link).to_be_visible()
    assert "#/invite/" in link.input_value()
    page = host.open("nights")
    expect(page.get_by_role("heading", name="Your club nights")).to_be_visible()
