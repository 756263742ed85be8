"""Several people at one table, and one whose connection fails."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import IN_LIST, Visitor

DESKTOP = {"width": 1440, "height": 900}
DOCK_HAND = ".dock .hand [data-card]"
SECRET_KINDS = ("slave", "weapon", "silver-horse", "gold-horse", "laurel")  # cards of a hand, and those of the stadium
SHOWN_ELSEWHERE = ", ".join(
    f"[data-thing^='{kind}-']:not(.dock *, [data-stage] *, .chronicle *)" for kind in SECRET_KINDS
)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_two_browsers_meet_at_one_table_by_an_invitation(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(**PHONE)
    page = livia.open("new?game=kampf")
    page.get_by_label("How many play?").select_option("2")
    page.get_by_label("Seat 2", exact=True).select_option("invited")
    page.locator("summary", has_text="Table options").click()
    page.get_by_label("Who begins").select_option("first")
    page.get_by_role("main").get_by_label("Your name").fill("Livia")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    invitation = page.get_by_label("Invitation to seat 2", exact=True).input_value()

    other = marcus.page
    other.goto(invitation)
    expect(other.get_by_role("heading", level=1)).to_have_text("Livia invites you to Kampf der Gladiatoren")
    other.get_by_role("main").get_by_label("Your name").fill("Marcus")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Livia places the first carrier")).to_be_visible()
    expect(other.locator(IN_LIST)).to_have_count(0)
    assert livia.wait_for_turn()
    livia.choose(page.locator("[data-space='c2']"))
    expect(other.locator("[data-space='c2']")).to_have_attribute("aria-label", re.compile("team of Livia"))

    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Salve!")
    page.get_by_role("button", name="Send").click()
    other.get_by_role("button", name="Talk").click()
    expect(other.get_by_role("log")).to_contain_text("Livia: Salve!")


def test_a_used_invitation_says_so(visit: Visit) -> None:
    livia, late = visit(), visit()
    livia.arrive("Livia")
    table = livia.set_up("me", "invited", "open")
    token = table["invitations"][0]["token"]
    livia.ask("PUT", f"tables/{table['id']}/seats/1", {"kind": "bot", "level": "random"})
    page = late.open(f"invite/{token}")
    expect(page.get_by_role("alert")).to_contain_text("This link is not valid.")
    late.errors.clear()  # the browser notes the refusal


def test_nobody_is_sent_or_shown_the_hand_of_another(visit: Visit) -> None:
    people = {0: visit(viewport=DESKTOP), 1: visit(viewport=DESKTOP)}
    people[0].arrive("Livia")
    people[1].arrive("Marcus")
    table = people[0].set_up("me", "open", "random", game="aquileia")["id"]
    people[1].ask("POST", f"tables/{table}/join", {})
    frames = {seat: hear(person) for seat, person in people.items()}
    for person in people.values():
        person.open(f"table/{table}")
        expect(person.page.get_by_label("At the table")).to_be_visible()
    for person in people.values():
        person.keep_playing()
    for person in people.values():
        expect(person.page.locator(DOCK_HAND).first).to_be_visible()
    for person in people.values():
        person.stop_playing()
    for seat, person in people.items():
        assert secrets(frames[seat]) == {seat}
        expect(person.page.get_by_role("group", name="Hand", exact=True)).to_have_count(1)
        expect(person.page.locator("[data-card]:not(.dock *)")).to_have_count(0)
        expect(person.page.locator(SHOWN_ELSEWHERE)).to_have_count(0)


def hear(person: Visitor) -> list[Any]:
    """Everything the server sends to this person's page."""
    heard: list[Any] = []
    person.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def secrets(frames: list[Any]) -> set[int]:
    """The seats of whose hands, laurels or drawn cards these frames tell anything."""
    told = set()
    for frame in frames:
        for player in (frame.get("game") or {}).get("view", {}).get("players", []):
            if "hand" in player or "laurels" in player:
                told.add(player["seat"])
        for item in frame.get("items", []):
            if item.get("id") == "aquileia-event-draws" and "card" in item["facts"]:
                told.add(item["facts"]["seat"])
    return told


def test_a_reload_in_mid_decision_loses_nothing(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})
    page = livia.open(f"table/{table['id']}")
    assert livia.wait_for_turn()
    livia.choose(page.locator("[data-space='c2']"))
    before = livia.choices()
    page.reload()
    assert livia.wait_for_turn()
    assert livia.choices() == before
    expect(page.get_by_role("log")).to_contain_text("Livia places a carrier on C2.")


def test_a_quiet_table_sends_nothing(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})
    sent: list[str | bytes] = []

    def keep(frame: str | bytes) -> None:
        sent.append(frame)

    livia.page.on("websocket", lambda line: line.on("framesent", keep))
    page = livia.open(f"table/{table['id']}")
    assert livia.wait_for_turn()
    livia.choose(page.locator("[data-space='c2']"))
    page.wait_for_timeout(500)
    assert len(sent) == 2  # hello, and one choice


class Line:
    """The connection of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._lines.append(line)
        if self._is_cut:
            line.close(code=1011)
        else:
            line.connect_to_server()

    def cut(self) -> None:
        self._is_cut = True
        self._lines[-1].close(code=1011)

    def mend(self) -> None:
        self._is_cut = False


def test_a_choice_made_while_the_connection_is_lost_arrives_later(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})
    line = Line(livia.page)
    page = livia.open(f"table/{table['id']}")
    assert livia.wait_for_turn()
    line.cut()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator("[data-space='c2']").click(force=True)
    expect(page.get_by_text("Your choice is kept")).to_be_visible()
    line.mend()
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Livia places a carrier on C2.")
    livia.errors.clear()  # the browser notes the broken line


@pytest.mark.parametrize("pace", ["at-once", "slow"])
def test_whoever_was_cut_off_is_told_what_happened_and_looks_at_it_again(visit: Visit, pace: str) -> None:
    livia = visit(viewport=DESKTOP, pace=pace)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    line = Line(livia.page)
    page = livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    line.cut()
    livia.play_until(table, "kampf-ask-team")  # from another device
    line.mend()
    missed = page.get_by_text("things happened while you were away")
    expect(missed).to_be_visible()
    assert livia.wait_for_turn()  # nobody has to watch all of it first
    missed.click()
    page.locator("details[open] li").get_by_role("button").last.click()
    expect(page.locator(".dock")).to_contain_text("You are looking back.")
    page.get_by_role("button", name="Back to now").click()
    page.locator(".toasts").get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
    livia.errors.clear()  # the browser notes the broken line
