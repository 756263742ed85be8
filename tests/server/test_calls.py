"""Being called: people who are not here hear that it is their turn, as their seat may know it, and nobody else does."""

import asyncio
import base64
import hashlib
import hmac
import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludus.match import GAMES
from ludus.server.rooms.calls import post as posting
from ludus.server.rooms.calls.delivery import Delivery
from ludus.server.rooms.calls.post import Unreachable, is_outside, post
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, story_at
from tests.server.remote import PATIENCE


class Receiver:
    """A web server that keeps what it is sent; its answers are taken from a list, then 201."""

    def __init__(self):
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append((self.path, dict(self.headers), body))
                status = receiver.answers.pop(0) if receiver.answers else 201
                self.send_response(status)
                if status == 302:
                    self.send_header("location", receiver.url + "/elsewhere")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def wait(self, count):
        until = time.monotonic() + PATIENCE
        while len(self.heard) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.heard) >= count, self.heard
        return self.heard

    def told(self):
        return [json.loads(body) for _, _, body in self.heard]

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def receiver():
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path, private_calls=True, call_after=0.05) as house:
        inside(house).hall.delivery._pauses = (0.01, 0.01)
        yield house


def a_pair(house, game="kampf", **wish):
    """Ana begins, so that Ben has time to say where he is to be called."""
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    options = {"start": "first"} if game == "kampf" else {}
    table = ana.set_up("me", "open", game=game, options=options, **wish)
    ben.join(table)
    return ana, ben, table


def hook(who, receiver, **wish):
    return who.post("/api/people/me/calls/webhook", {"url": receiver.url + "/in", **wish}, method="PUT")


def act_until_asked(mover, other_seat):
    """One plays until the other is asked."""
    while other_seat not in mover.game["decision"]["seats"]:
        mover.act()
        mover.say({"type": "ping"})
        mover.until("pong")


# --- Who is called, and what about --------------------------------------------------------------------------


def test_who_is_not_here_is_told_that_it_is_their_turn_signed_and_in_their_language(house, receiver):
    ana, ben, table = a_pair(house)
    secret = hook(ben, receiver, lang="de")["secret"]
    with ana.at(table) as a:
        act_until_asked(a, 1)
        path, headers, body = receiver.wait(1)[0]
    assert path == "/in"
    told = json.loads(body)
    assert (told["kind"], told["table"], told["seat"], told["game"]) == ("turn", table["id"], 1, "kampf")
    assert told["body"].startswith("Du bist am Zug.") and len(told["body"]) > 20
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers["X-Ludus-Signature"] == f"sha256={expected}"


def test_who_is_here_or_comes_at_once_is_not_called(house, receiver):
    ana, ben, table = a_pair(house)
    with ana.at(table) as a, ben.at(table):
        hook(ana, receiver)
        hook(ben, receiver)
        act_until_asked(a, 1)
        time.sleep(0.2)
    assert receiver.heard == []


def test_only_what_was_asked_for_is_sent(house, receiver):
    ana, ben, table = a_pair(house)
    hook(ben, receiver, what=["against"])
    with ana.at(table) as a:
        act_until_asked(a, 1)
        time.sleep(0.2)
    assert receiver.heard == []


def test_one_is_told_of_deeds_against_one_as_one_may_know_them(house, receiver):
    ana, ben, table = a_pair(house, game="toy")
    people = [ana, ben]
    leader = 0 if ana.get(f"/api/tables/{table['id']}/state")["game"]["options"] else 1
    hook(people[1 - leader], receiver, what=["against"])
    with people[leader].at(table) as a:
        a.act(next(option["words"] for option in a.game["options"] if option["verb"] == "peek"))
        told = json.loads(receiver.wait(1)[0][2])
    assert (told["kind"], told["seat"], told["body"]) == ("against", 1 - leader, "toy-event-peeks")


def test_a_reminder_comes_when_most_of_the_time_is_used(house, receiver, monkeypatch):
    monkeypatch.setattr("ludus.server.rooms.table.timing.REMIND_FROM", 1.0)
    ana, ben, table = a_pair(house, clock={"kind": "days", "seconds": 2.0, "late": "host"})
    hook(ana, receiver, what=["reminder"])
    hook(ben, receiver, what=["reminder"])
    heard = receiver.wait(1)
    told = json.loads(heard[0][2])
    opened = story_at(house, table).clocks.opened
    assert told["kind"] == "reminder" and time.time() - opened >= 1.6
    time.sleep(0.3)
    assert len(receiver.heard) == 1


# --- Carrying -----------------------------------------------------------------------------------------------


def test_a_call_is_tried_three_times_and_then_given_up(house, receiver):
    ana = Visitor(house, "Ana")
    hook(ana, receiver)
    receiver.answers = [500, 503, 429, 201]
    ana.post("/api/people/me/calls/test", status=202)
    receiver.wait(3)
    delivery: Delivery = inside(house).hall.delivery
    while not delivery.failed:
        time.sleep(0.01)
    assert len(receiver.heard) == 3
    assert (delivery.sent, delivery.failed) == (0, 1)


def test_a_redirect_is_not_followed_and_an_address_that_is_gone_is_forgotten(house, receiver):
    ana = Visitor(house, "Ana")
    hook(ana, receiver)
    receiver.answers = [302]
    ana.post("/api/people/me/calls/test", status=202)
    receiver.wait(1)
    time.sleep(0.1)
    assert [path for path, _, _ in receiver.heard] == ["/in"]
    receiver.answers = [410]
    ana.post("/api/people/me/calls/test", status=202)
    receiver.wait(2)
    while ana.get("/api/people/me/calls")["webhook"] is not None:
        time.sleep(0.01)


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_a_push_can_be_read_by_its_browser_only_and_is_signed_by_the_house(house, receiver):
    ana = Visitor(house, "Ana")
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": receiver.url + "/push", "keys": {"p256dh": text(public), "auth": text(auth)}}
    made = ana.post("/api/people/me/calls/push", {**wish, "expirationTime": None}, 201)
    ana.post("/api/people/me/calls/push", wish, 201)
    assert len(ana.get("/api/people/me/calls")["push"]) == 1  # the same browser
    ana.post("/api/people/me/calls/test", status=202)
    path, headers, body = receiver.wait(1)[0]
    plain = http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm")
    assert json.loads(plain)["kind"] == "test" and b"test" not in body
    assert (path, headers["Content-Encoding"]) == ("/push", "aes128gcm") and int(headers["TTL"]) > 0
    assert Vapid02.verify(headers["Authorization"])
    key = ana.get("/api/people/me/calls")["key"]
    assert headers["Authorization"].endswith(f"k={key}")
    ana.post(f"/api/people/me/calls/push/{made['id']}", status=204, method="DELETE")


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "!", "auth": "?"}])
def test_a_browser_without_proper_keys_is_refused(house, keys):
    wish = {"endpoint": "https://push.example.org/x", "keys": keys}
    assert Visitor(house, "Ana").post("/api/people/me/calls/push", wish, 422)["code"] == "call-keys"


def test_one_web_address_each_and_it_can_be_taken_away(house, receiver):
    ana = Visitor(house, "Ana")
    hook(ana, receiver)
    ana.post("/api/people/me/calls/webhook", {"url": receiver.url + "/other"}, method="PUT")
    assert ana.get("/api/people/me/calls")["webhook"]["url"] == receiver.url + "/other"
    ana.post("/api/people/me/calls/webhook", status=204, method="DELETE")
    assert ana.get("/api/people/me/calls")["webhook"] is None


# --- What may not be reached ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "https://example.org:0/",
        "https://exa mple.org/",
        "https://[::1",
        "https:///x",
    ],
)
def test_an_address_that_is_not_plainly_https_is_refused(tmp_path, url):
    with a_house(tmp_path) as house:
        answer = Visitor(house, "Ana").ask("PUT", "/api/people/me/calls/webhook", {"url": url})
        assert answer.status_code == 422 and answer.json()["hint"]


INSIDE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "ff02::1"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_told_from_those_outside(address):
    assert not is_outside(address)
    assert is_outside("93.184.216.34") and is_outside("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:10.0.0.1]", "2130706433"])
def test_nothing_inside_is_reached_whatever_it_is_called(receiver, host):
    port = receiver.server.server_port
    with pytest.raises(Unreachable):
        asyncio.run(post(f"https://{host}:{port}/", b"x", {}, private_too=False))
    assert receiver.heard == []


def test_who_takes_too_long_is_let_go(monkeypatch):
    monkeypatch.setattr(posting, "PATIENCE", 0.2)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(Unreachable):
            asyncio.run(post(f"http://127.0.0.1:{port}/", b"x", {}, private_too=True))
