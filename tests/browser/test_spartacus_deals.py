"""Two people in two browsers: a bargain, a broken promise, and what neither may find on the other's screen."""

import json
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.capua import act, enter, played
from tests.browser.conftest import Visit
from tests.browser.visitor import WAIT, Visitor, chronicle, turn_to

DESKTOP = {"width": 1440, "height": 900}
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_TABLES = 300  # so many are never needed; every third or fourth will do
MOST_CHOICES = 120


def game(visitor: Visitor, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.ask("GET", f"tables/{table}/state?since=100000")["game"]
    return seen


def is_asked(visitor: Visitor, table: str, kind: str) -> bool:
    now = game(visitor, table)
    return bool(now["options"]) and now["decision"]["kind"] == kind


def answer_until(people: tuple[Visitor, Visitor], table: str, kind: str, asked: Visitor) -> bool:
    """Both say the last thing they can (mostly: no, enough, done) until one is asked this."""
    choices, end = 0, time.monotonic() + WAIT
    while choices < MOST_CHOICES and time.monotonic() < end:
        for person in people:
            now = game(person, table)
            if now["options"] and now["decision"]["kind"] == kind and is_asked(asked, table, kind):
                return True
            if now["options"]:
                act(person, table, now, now["options"][-1]["words"])
                choices, end = choices + 1, time.monotonic() + WAIT
        people[0].page.wait_for_timeout(20)
    return False


def a_scheme_beyond_reach(livia: Visitor, table: str) -> str | None:
    """A scheme of Livia's that needs another's support."""
    now = game(livia, table)
    own, printed = now["view"]["houses"][0], now["view"]["printed"]["intrigue"]
    schemes = [option["words"].split()[1] for option in now["options"] if option["verb"] == "scheme"]
    rest = now["view"]["houses"][1]["influence"]
    return next((card for card in schemes if 0 < printed[card]["influence"] - own["influence"] <= rest), None)


def seat_both(livia: Visitor, marcus: Visitor) -> str:
    wish = {"game": "spartacus", "clock": {"kind": "none", "quiet": 0}, "options": {"length": "standard"}}
    table: str = livia.set_up("me", "open", "plain", **wish)["id"]
    marcus.ask("POST", f"tables/{table}/join", {})
    return table


def a_table_with_a_scheme(livia: Visitor, marcus: Visitor) -> tuple[str, str]:
    """A game in which Livia is asked for her intrigue turn and holds a scheme she cannot play alone."""
    for _ in range(MOST_TABLES):
        table = seat_both(livia, marcus)
        if answer_until((livia, marcus), table, "intrigue", livia):
            card = a_scheme_beyond_reach(livia, table)
            if card:
                return table, card
    raise AssertionError("no scheme in all these hands needs support")


def play(page: Page, card: str) -> None:
    """Choose a scheme, in the dock or in the list of what has no room there."""
    page.locator("button.option").first.wait_for()
    docked, words = page.locator("button.option"), f"[data-words='scheme {card}']"
    if not docked.and_(page.locator(words)).count():
        page.keyboard.press("l")
    page.locator("button.option, button.choice").and_(page.locator(words)).click()


def deals(visitor: Visitor) -> Locator:
    turn_to(visitor.page, "Bargain")
    return visitor.page.get_by_role("region", name="Offers and promises")


def test_two_people_strike_a_bargain_for_support_and_the_ledger_remembers_a_broken_promise(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table, card = a_table_with_a_scheme(livia, marcus)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")

    # Livia pays for a promise
    deals(livia).get_by_role("button", name="Marcus", exact=True).click()
    deals(livia).get_by_role("button", name="2 gold: support my next scheme").click()
    offer = deals(marcus).get_by_role("article", name="An offer to you")
    expect(offer).to_contain_text("until the intrigue phase ends")
    offer.get_by_role("button", name="Accept").click()
    expect(deals(livia)).to_contain_text("support for the next scheme")
    expect(chronicle(page)).to_contain_text("Livia gives 2 gold to Marcus.")

    # and Marcus breaks it
    play(page, card)
    page.locator("button.option[data-words='ask 1']").click()
    deals(marcus).get_by_label("Say to Livia alone").fill("Gold first!")
    other.keyboard.press("Enter")
    expect(deals(livia)).to_contain_text("Gold first!")
    other.locator("button.option[data-words='refuse']").click()
    for person in (livia, marcus):
        deals(person).get_by_text("Promises").first.click()
        expect(deals(person).locator("li.broken")).to_contain_text("broken")

    # until more gold comes
    page.get_by_role("button", name="Offer Marcus 2 gold for support").click()
    offer = deals(marcus).get_by_role("article", name="An offer to you")
    expect(offer).to_contain_text("until the scheme is decided")
    offer.get_by_role("button", name="Accept").click()
    expect(chronicle(other)).to_contain_text("Marcus supports")


COUNT_CLICKS = """addEventListener('click', (event) => {
    if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1;
}, true)"""


def clicks(*people: Visitor) -> int:
    """How often they have clicked since their pages were opened."""
    return sum(int(person.page.evaluate("window.clicks ?? 0")) for person in people)


def toast(visitor: Visitor) -> Locator:
    """An offer that has just come in."""
    return visitor.page.locator(".toasts .toast").filter(has_text="Livia gives")


def test_from_wanting_support_to_having_it_it_takes_three_clicks(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    for person, name in ((livia, "Livia"), (marcus, "Marcus")):
        person.page.add_init_script(COUNT_CLICKS)
        person.arrive(name)
    table, card = a_table_with_a_scheme(livia, marcus)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    play(page, card)
    page.get_by_role("button", name="Offer Marcus 2 gold for support").click()
    toast(marcus).get_by_role("button", name="Accept").click()
    assert clicks(livia, marcus) <= 3
    expect(chronicle(page)).to_contain_text("Marcus supports")
    expect(chronicle(other)).to_contain_text("Livia gives 2 gold to Marcus.")


def test_an_offer_comes_by_itself_and_is_answered_whatever_is_still_being_told(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP, pace="normal", alone=True)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table, card = a_table_with_a_scheme(livia, marcus)
    marcus.page.clock.install()
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    expect(other.locator("[data-seen]")).to_be_visible()
    other.clock.pause_at(other.evaluate("Date.now()") / 1000 + 1)  # nothing that waits for a while happens on his page
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    play(page, card)
    page.get_by_role("button", name="Offer Marcus 2 gold for support").click()
    expect(toast(marcus)).to_be_visible()
    expect(other.locator("[data-telling]")).to_be_visible()  # the scheme is still being told
    assert not [url for url in asked if "/api/" in url], "he was told, and did not ask"
    toast(marcus).get_by_role("button", name="Accept").click()
    expect(chronicle(page)).to_contain_text("Marcus supports")


def test_an_offer_is_countered_where_it_comes_in(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table, card = a_table_with_a_scheme(livia, marcus)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    play(page, card)
    page.get_by_role("button", name="Offer Marcus 2 gold for support").click()
    toast(marcus).get_by_role("button", name="Counter-offer").click()
    composer = other.get_by_role("form", name="Build an offer to Livia")
    composer.get_by_role("group", name="Livia gives").get_by_role("button", name="More: gold").click()
    composer.get_by_role("button", name="Send the offer").click()
    answer = page.locator(".toasts .toast").filter(has_text="Marcus gives")
    expect(answer).to_contain_text("3 gold")
    answer.get_by_role("button", name="Accept").click()
    expect(chronicle(page)).to_contain_text("Marcus supports")


def test_a_phone_buys_a_piece_of_another_in_the_open_market_by_touch(visit: Visit) -> None:
    livia, marcus = (
        visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
        visit(viewport=DESKTOP),
    )
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table = seat_both(livia, marcus)
    assert answer_until((livia, marcus), table, "stall", livia)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    expect(other.locator("[data-seen]")).to_be_visible()
    deal = page.locator(".stage.capua section.deal")
    deal.get_by_role("group", name="With whom").get_by_role("button", name="Marcus").tap()
    piece = page.locator("[data-stall='1'] .good:not(.fixed)[data-good]").first
    name = piece.get_attribute("data-good")
    piece.tap()
    deal.get_by_role("button", name="More: gold").first.tap()
    deal.get_by_role("button", name="Offer it to Marcus").tap()
    toast(marcus).get_by_role("button", name="Accept").click()
    expect(page.locator(f"[data-stall='0'] [data-good='{name}']")).to_be_visible()


def test_sealed_bids_and_hidden_gold_are_nowhere_on_the_other_screen(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table = seat_both(livia, marcus)
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    marcus.page.on("websocket", listen)
    assert answer_until((livia, marcus), table, "bid", livia)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    expect(other.locator(".bid")).to_be_visible()
    expect(other.locator("[data-house='0']")).to_contain_text("gold hidden")
    most = len(game(livia, table)["options"]) - 1
    page.get_by_role("slider", name="Your bid").fill(str(most))
    before = len(heard)
    page.locator(".bid").click()
    expect(page.locator(".sealed")).to_contain_text(f"Bid {most} gold")
    other.wait_for_timeout(400)

    assert f"Bid {most} gold" not in other.locator(".stage .sealed").all_inner_texts()
    own = game(livia, table)["view"]["houses"][0]["gold"]
    assert own is not None
    for frame in map(json.loads, heard[before:]):
        told = json.dumps(frame)
        assert f"bid {most}" not in json.dumps(frame.get("items", "")) and '"said": ["bid' not in told
    states = [frame["game"]["view"] for frame in map(json.loads, heard) if frame.get("game")]
    assert states and all(view["houses"][0]["gold"] is None for view in states)
    assert all(view["said"] == [] and "hand" not in view["houses"][0] for view in states)


def test_a_tap_on_a_card_of_another_begins_an_offer_for_it(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, played(4, "7", length="quick"), "stall"))
    assert livia.wait_for_turn()
    piece = page.locator(".stall:not(.mine) .good:not(.fixed)[data-good]").first
    name = piece.locator(".label").inner_text()
    piece.click()
    deal = page.locator(".stage.capua section.deal")
    expect(deal.get_by_role("button", name=f"Take back: {name}")).to_be_visible()
    expect(deal.get_by_role("button", name="Offer it to ")).to_be_enabled()
    expect(deals(livia).get_by_role("button", name=name, pressed=True)).to_be_visible()


def a_table_with_a_target(livia: Visitor, marcus: Visitor) -> str:
    """A game in which a scheme of Livia's lies on the table, aimed at Marcus, and both may talk about it."""
    for _ in range(MOST_TABLES):
        table = seat_both(livia, marcus)
        if not answer_until((livia, marcus), table, "intrigue", livia):
            continue
        now = game(livia, table)
        for scheme in [option["words"] for option in now["options"] if option["verb"] == "scheme"][:1]:
            act(livia, table, now, scheme)
            now = game(livia, table)
            if "target 1" in [option["words"] for option in now["options"]]:
                act(livia, table, now, "target 1")
                if (now := game(marcus, table))["decision"]["kind"] == "talk" and now["options"]:
                    return table
    raise AssertionError("no scheme in all these hands can be aimed at Marcus")


def test_the_target_of_a_scheme_pays_in_the_talk_and_somebody_else_is_named(visit: Visit) -> None:
    livia, marcus = visit(viewport=DESKTOP), visit(viewport=DESKTOP)
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table = a_table_with_a_target(livia, marcus)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")

    # Marcus alone is asked: Livia's standing order has nothing more to say for her
    expect(other.get_by_text("lies on the table").first).to_be_visible()
    assert page.locator("button.option[data-words='ready']").count() == 0
    deals(marcus).get_by_role("button", name="Livia", exact=True).click()
    deals(marcus).get_by_role("button", name="2 gold: name another target").click()
    offer = deals(livia).get_by_role("article", name="An offer to you")
    expect(offer).to_contain_text("another target for this scheme")
    expect(offer).to_contain_text("until the scheme is decided")
    offer.get_by_role("button", name="Accept").click()
    other.locator("button.option[data-words='ready']").click()

    # and Livia, who has promised it, has the last word
    page.locator("button.option[data-words='change-target']").click()
    page.locator("button.option[data-words='target 2']").click()
    expect(chronicle(other)).to_contain_text("names anew")
    expect(deals(marcus).get_by_text("Promises").first).to_be_visible()
