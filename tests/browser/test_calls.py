"""Being called, and not hearing somebody."""

import base64
import json

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import expect

from tests.browser.conftest import Visit

# Stands for the push service of a browser's maker, which cannot be reached from here.
SERVICE = """const made = {
    toJSON: () => (%s),
    unsubscribe: async () => { window.subscribed = null; return true; },
};
PushManager.prototype.subscribe = async (wish) => { window.subscribed = wish; return made; };
PushManager.prototype.getSubscription = async () => made;
"""


def subscription() -> str:
    """What a browser tells about itself: where to call it, and a key of its own."""
    own = ec.generate_private_key(ec.SECP256R1()).public_key()
    parts = (own.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint), b"0123456789abcdef")
    key, auth = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in parts)
    return json.dumps({"endpoint": "https://push.example.org/livia", "keys": {"p256dh": key, "auth": auth}})


def test_whoever_wishes_is_called_and_can_stop_it(visit: Visit) -> None:
    livia = visit(alone=True, permissions=["notifications"])
    livia.page.add_init_script(SERVICE % subscription())
    livia.arrive("Livia")
    page = livia.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Call me when it is my turn").click()
    expect(page.get_by_role("button", name="Call me no more")).to_be_visible()
    kept = livia.ask("GET", "people/me/calls")
    assert len(kept["push"]) == 1
    assert page.evaluate("window.subscribed") == {"userVisibleOnly": True, "applicationServerKey": kept["key"]}

    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Call me no more").click()
    expect(page.get_by_role("button", name="Call me when it is my turn")).to_be_enabled()
    assert livia.ask("GET", "people/me/calls")["push"] == []


def test_whoever_is_not_allowed_to_call_says_so(visit: Visit) -> None:
    livia = visit(alone=True, permissions=[])
    livia.page.add_init_script("Notification.requestPermission = async () => 'denied';")
    livia.arrive("Livia")
    page = livia.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Call me when it is my turn").click()
    expect(page.get_by_text("The browser does not allow notifications from here")).to_be_visible()
    assert livia.ask("GET", "people/me/calls")["push"] == []


def test_somebody_muted_is_not_heard_until_unmuted(visit: Visit) -> None:
    livia, marcus = visit(), visit()
    livia.arrive("Livia")
    marcus.arrive("Marcus")
    table = livia.set_up("me", "open")["id"]
    marcus.ask("POST", f"tables/{table}/join", {})
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    for each in (page, other):
        each.get_by_role("tab", name="Talk").click()
    other.get_by_label("Say something").fill("Salve!")
    other.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Salve!")
    page.get_by_role("button", name="Mute Marcus").click()
    expect(page.get_by_role("tabpanel")).not_to_contain_text("Salve!")
    other.get_by_label("Say something").fill("Ave!")
    other.keyboard.press("Enter")
    expect(other.get_by_role("tabpanel")).to_contain_text("Ave!")
    assert "Ave!" not in page.get_by_role("tabpanel").inner_text()
    page.get_by_role("button", name="Hear Marcus again").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Ave!")
