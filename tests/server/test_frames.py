"""Frames nobody should send: refused with a sentence, and nothing is lost."""

import base64
import contextlib
import json
import os
import random
import socket

import pytest

from tests.server.houses import Visitor, a_house
from tests.server.remote import PATIENCE, Guest, Server


@pytest.fixture
def pair(tmp_path):
    """Ana and Ben at a table of Kampf."""
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open")
        ben.join(table)
        yield ana, ben, table


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"type": "hello"',
    '{"type": "rule"}',
    '{"type": 1}',
    '{"type": "act"}',
    '{"type": "act", "client": "", "n": 1, "decision": 0, "words": "x"}',
    '{"type": "act", "client": "a b", "n": 1, "decision": 0, "words": "x"}',
    '{"type": "act", "client": "a", "n": -1, "decision": 0, "words": "x"}',
    '{"type": "act", "client": "a", "n": 1e99, "decision": 0, "words": "x"}',
    '{"type": "act", "client": "a", "n": 1, "decision": 0, "words": "' + "x" * 201 + '"}',
    '{"type": "act", "client": "a", "n": 1, "decision": 0, "words": "x", "seat": 0}',
    '{"type": "say", "client": "a", "n": 1, "text": ""}',
    '{"type": "say", "client": "a", "n": 1, "text": "x", "to": 99}',
    '{"type": "ask", "client": "a", "n": 1, "what": "win"}',
    '{"type": "vote", "client": "a", "n": 1, "agree": "yes"}',
    '{"type": "hello", "since": "0"}',
    "[" * 3000,
    '{"type": "hello", "since": 0, "lang": "' + "e" * 5000 + '"}',
    "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
]


def test_malformed_frames_are_refused_with_a_sentence_and_nothing_is_lost(pair):
    ana, ben, table = pair
    with ana.at(table) as a, ben.at(table) as b:
        before = a.game
        for raw in MALFORMED:
            a.socket.send_text(raw)
            answer = a.until("refused")
            assert answer["code"] in ("unreadable", "too-large")
            assert answer["sentence"].endswith(".") and answer["hint"]
        a.socket.send_bytes(b"\xff\xfe\x00")
        assert a.until("refused")["code"] == "unreadable"
        a.say({"type": "hello", "since": 0})
        a.until("state")
        assert a.game == before
        mover = a if a.game["options"] else b
        assert mover.act()["type"] == "done"


def test_random_bytes_never_break_a_connection(pair):
    ana, _, table = pair
    rng = random.Random(4)
    valid = json.dumps({"type": "act", "client": "a", "n": 1, "decision": 0, "line": 0, "words": "team a1"})
    with ana.at(table) as a:
        for _ in range(300):
            mangled = bytearray(valid.encode())
            for _ in range(rng.randrange(1, 8)):
                mangled[rng.randrange(len(mangled))] = rng.randrange(256)
            a.socket.send_bytes(bytes(mangled))
            assert a.until("refused", "done")["type"] == "refused"
        a.say({"type": "ping"})
        a.until("pong")


def test_bytes_that_are_no_frames_end_one_connection_only(tmp_path):
    server, rng = Server(["--store", str(tmp_path)], tmp_path / "log"), random.Random(5)
    server.start()
    try:
        ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
        table = ana.post("/api/tables", {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        with ben.connect(table) as line:
            for _ in range(100):
                with contextlib.closing(on_the_wire(server, ana, table)) as wire, contextlib.suppress(OSError):
                    wire.sendall(no_frame(rng))
                    wire.recv(4096)
            line.send('{"type": "ping"}')
            while json.loads(line.recv(timeout=PATIENCE))["type"] != "pong":
                pass
        assert ana.get(f"/api/tables/{table}/state")["game"]["decision"]
    finally:
        server.kill()


def on_the_wire(server: Server, who: Guest, table: str) -> socket.socket:
    """A connection to a table, open for anything."""
    wire = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    cookie = f"Cookie: ludus={who.cookie}\r\n"
    wire.sendall(f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{upgrade}{cookie}\r\n".encode())
    wire.settimeout(0.1)  # whoever sends noise does not wait for long
    return wire


def no_frame(rng: random.Random) -> bytes:
    """Noise, a head with noise behind it, text that is no text, or a length nobody can mean."""
    noise = rng.randbytes(rng.choice((1, 6, 90, 5000, 70000)))
    text = bytes([rng.choice((0x81, 0x01, 0x80, 0x88, 0x89)), 0x80 | min(len(noise), 90)]) + bytes(4) + noise[:90]
    huge = b"\x81\xff" + (2 ** rng.randrange(10, 63)).to_bytes(8, "big") + bytes(4) + noise
    return rng.choice((noise, b"\x81\xfe" + noise, text, huge))
