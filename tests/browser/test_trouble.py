"""What goes wrong is said in a sentence, with what to do about it."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit, serving
from tests.browser.visitor import PATIENCE, Visitor


def test_a_server_that_is_gone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    expect(page.locator("article").first).to_be_visible()
    page.route(re.compile("/api/"), lambda route: route.abort())
    page.get_by_role("button", name="Play now: Aquileia").click()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached.")
    expect(page.get_by_role("alert").first).to_contain_text("try again")
    visitor.errors.clear()  # the browser notes the broken line


def test_a_table_that_fills_up_before_one_sits_down(visit: Visit) -> None:
    livia, marcus, late = visit(), visit(), visit()
    livia.arrive("Livia")
    table = livia.set_up("me", "open", "invited", public=True)["id"]
    late.page.route_web_socket(re.compile("/ws/"), lambda line: None)  # hears nothing of the others
    page = late.open(f"table/{table}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    marcus.arrive("Marcus")
    marcus.ask("POST", f"tables/{table}/join", {"seat": 1})
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("This seat is taken.")
    late.errors.clear()  # the browser notes the refusal


def test_a_file_that_is_no_record(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    expect(page.get_by_role("button", name="Open a record")).to_be_visible()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"veni, vidi, vici"}
    )
    expect(page.get_by_role("alert")).to_contain_text("This is not a Ludus record.")
    expect(page.get_by_role("alert")).to_contain_text("begins with the line [ludus 1]")
    visitor.errors.clear()  # the browser notes the refusal


def test_a_turn_that_took_too_long(visit: Visit) -> None:
    livia = visit()
    livia.arrive("Livia")
    clock = {"kind": "live", "seconds": 1, "reserve": 0, "late": "bot"}
    table = livia.set_up("me", "random", options={"start": "first"}, clock=clock)
    page = livia.open(f"table/{table['id']}")
    expect(page.get_by_role("log")).to_contain_text("The time of Livia is up.", timeout=PATIENCE)


def test_a_tab_too_many_says_so_and_comes_in_when_another_is_closed(browser: Browser, tmp_path: Path) -> None:
    profile = browser.new_context(locale="en-GB", reduced_motion="reduce")
    with serving(tmp_path / "house", "--pace", "0", "--person-sockets", "1") as address:
        livia, again = Visitor(profile.new_page(), address), Visitor(profile.new_page(), address)
        livia.arrive("Livia")
        table = livia.set_up("me", "random", options={"start": "first"})["id"]
        livia.open(f"table/{table}")
        assert livia.wait_for_turn()
        page = again.open(f"table/{table}")
        expect(page.get_by_role("alert")).to_contain_text("Too many connections are open from here.")
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        livia.page.close()
        assert again.wait_for_turn()
        expect(page.get_by_role("alert")).to_have_count(0)
        profile.close()
