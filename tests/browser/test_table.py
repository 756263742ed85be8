"""Several people at one table, and one whose connection fails."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import IN_LIST

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_two_browsers_meet_at_one_table_by_an_invitation(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(**PHONE)
    page = livia.open("new?game=kampf")
    page.get_by_label("How many play?").select_option("2")
    page.get_by_label("Seat 2", exact=True).select_option("invited")
    page.get_by_label("Who begins").select_option("first")
    page.get_by_role("main").get_by_label("Your name").fill("Livia")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    invitation = page.get_by_label("Invitation to seat 2", exact=True).input_value()

    other = marcus.page
    other.goto(invitation)
    other.get_by_role("main").get_by_label("Your name").fill("Marcus")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Waiting for Livia")).to_be_visible()
    expect(other.locator(IN_LIST)).to_have_count(0)
    assert livia.wait_for_turn()
    livia.choose(page.locator("[data-space='c2']"))
    expect(other.locator("[data-space='c2']")).to_have_attribute("aria-label", re.compile("team of Livia"))

    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Salve!")
    page.get_by_role("button", name="Send").click()
    other.get_by_role("tab", name="Talk").click()
    expect(other.get_by_role("log")).to_contain_text("Livia: Salve!")


def test_a_used_invitation_says_so(visit: Visit) -> None:
    livia, late = visit(), visit()
    livia.arrive("Livia")
    table = livia.set_up("me", "invited", "open")
    token = table["invitations"][0]["token"]
    livia.ask("PUT", f"tables/{table['id']}/seats/1", {"kind": "bot", "level": "random"})
    page = late.open(f"invite/{token}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is not valid.")
    late.errors.clear()  # the browser notes the refusal


def test_nobody_finds_the_hand_of_another_in_their_page(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table = livia.set_up("me", "open", "random", game="aquileia")
    marcus.ask("POST", f"tables/{table['id']}/join", {})
    own = []
    for person in (livia, marcus):
        page = person.open(f"table/{table['id']}")
        expect(page.get_by_label("At the table")).to_be_visible()
        seen = person.ask("GET", f"tables/{table['id']}/state")["game"]["view"]["players"]
        own.append([player["seat"] for player in seen if "hand" in player])
    assert own == [[0], [1]]


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


def test_a_choice_made_while_the_connection_is_lost_arrives_later(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close(code=1011)
        else:
            line.connect_to_server()

    livia.page.route_web_socket(re.compile("/ws/"), connect)
    page = livia.open(f"table/{table['id']}")
    assert livia.wait_for_turn()
    cut = True
    lines[-1].close(code=1011)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator("[data-space='c2']").click(force=True)
    expect(page.get_by_text("Your choice is kept")).to_be_visible()
    cut = False
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Livia places a carrier on C2.")
    livia.errors.clear()  # the browser notes the broken line
