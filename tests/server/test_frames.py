"""Frames nobody should send: refused with a sentence, and nothing is lost."""

import json
import random

import pytest

from tests.server.houses import Visitor, a_house


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
