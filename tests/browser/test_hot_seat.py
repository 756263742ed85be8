"""Several people at one device: it changes hands, and nobody sees what is not theirs."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import OFFERED

BOARD = "[data-stage]"


def test_the_device_is_handed_over_before_the_next_one_sees_their_cards(visit: Visit) -> None:
    livia = visit(viewport={"width": 390, "height": 844})
    livia.arrive("Livia")
    table = livia.set_up("me", "me:Cid", "random", game="aquileia", practice=True, options={"start": "first"})
    page = livia.open(f"table/{table['id']}")
    for name in ("Livia", "Cid", "Livia"):
        expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
        expect(page.locator(BOARD)).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".dock").get_by_text(f"{name}, your turn")).to_be_visible()
        assert livia.wait_for_turn()
        page.locator(OFFERED).first.click()


def test_those_without_secrets_change_at_once(visit: Visit) -> None:
    livia = visit(viewport={"width": 1440, "height": 900})
    livia.arrive("Livia")
    table = livia.set_up("me", "me:Cid", practice=True, options={"start": "first"})
    page = livia.open(f"table/{table['id']}")
    page.get_by_label("Change at once from now on").click()
    for name in ("Livia", "Cid", "Livia"):
        expect(page.locator(".dock").get_by_text(f"{name}, your turn")).to_be_visible()
        for _ in range(2):  # a space, and a gladiator for it
            assert livia.wait_for_turn()
            livia.choose(page.locator(OFFERED).first)


def test_somebody_at_the_same_device_is_given_a_seat_and_a_name(visit: Visit) -> None:
    page = visit().open("new?game=kampf")
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Their name").fill("Cid")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
