"""A bad network: commands are lost, repeated, reordered and late, and connections break; the game goes on all the same.

Each client keeps a ledger of what was acknowledged and refused. Afterwards the log must agree with every ledger, and
what each client was told piece by piece must be what it is told in one go.
"""

import contextlib
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludus.match import GAMES
from ludus.server.rooms.table.story import Story
from ludus.server.store import journal, tables
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, wait_for_the_house

FAULTS = ("none", "none", "none", "lost", "twice", "held", "late", "cut", "again", "stale", "undo", "hello")
steps = st.lists(st.tuples(st.integers(0, 2), st.sampled_from(FAULTS), st.integers(0, 99)), min_size=20, max_size=60)


class Client:
    """A seat behind a bad line."""

    def __init__(self, person, table, seat):
        self.person = person
        self.table = table
        self.seat = seat
        self.stack = contextlib.ExitStack()
        self.items = []
        self.n = 0
        self.sent = []  # every command ever made
        self.held = []  # made, but not sent yet
        self.done, self.refused = {}, {}
        self.connect()

    def connect(self):
        """Connect, and say what was heard last."""
        since = len(self.items)
        self.place = self.stack.enter_context(self.person.at(self.table, since=since))
        self.keep()

    def cut(self):
        """The line breaks without a word."""
        self.keep()
        self.stack.close()
        self.stack = contextlib.ExitStack()
        self.connect()

    def keep(self):
        """Add what was told; it must follow without gap or repetition."""
        for item in self.place.items:
            if item["n"] > len(self.items):
                assert item["n"] == len(self.items) + 1
                self.items.append(item)
            else:
                assert self.items[item["n"] - 1] == item
        self.place.items = []

    def make(self, pick, **other):
        """A new command for what is asked now."""
        self.n += 1
        game = self.place.game
        choices = [*game["options"], *game["free"]]
        words = choices[pick % len(choices)]["words"] if choices else "pass"
        command = {
            "type": "act",
            "client": f"c{self.seat}",
            "n": self.n,
            "decision": game["decision"]["number"],
            "line": game["line"],
            "words": words,
            **other,
        }
        self.sent.append(command)
        return command

    def send(self, command):
        """Send a command and note what comes of it."""
        self.place.say(command)
        while True:
            frame = self.place.until("done", "refused")
            if frame["n"] == command["n"]:
                break
        key = command["n"]
        if frame["type"] == "done":
            assert key not in self.refused or not frame["repeated"]
            if key in self.done:
                assert frame["repeated"]
            self.done[key] = command
            self.refused.pop(key, None)
        else:
            assert key not in self.done
            self.refused[key] = command
        self.keep()

    def hear(self):
        """Bring oneself up to date."""
        self.place.say({"type": "hello", "since": len(self.items)})
        self.place.say({"type": "ping"})
        self.place.until("pong")
        self.keep()


def suffer(client, fault, pick):
    """One step over the bad line."""
    if fault == "late" and client.held:
        client.send(client.held.pop(0))
    elif fault == "again" and client.sent:
        client.send(client.sent[pick % len(client.sent)])
    elif "decision" not in client.place.game:
        return
    elif fault == "undo":
        game = client.place.game
        client.n += 1
        undo = {"decision": game["decision"]["number"], "line": game["line"]}
        client.send({"type": "undo", "client": f"c{client.seat}", "n": client.n, **undo})
    elif fault == "stale":
        client.send(client.make(pick, decision=max(0, client.place.game["decision"]["number"] - 1)))
    elif fault in ("held", "lost"):
        (client.held if fault == "held" else []).append(client.make(pick))
    elif fault == "cut":
        command = client.make(pick)
        client.place.say(command)  # nobody waits for the answer
        client.cut()
        client.send(command)
    else:
        command = client.make(pick)
        client.send(command)
        if fault == "twice":
            client.send(command)


def check(client, log):
    """The ledger agrees with the log."""
    kept = Counter(entry.command for entry in log if entry.command)
    assert not kept or max(kept.values()) == 1
    words = {entry.command: entry.words for entry in log}
    for n, command in client.done.items():
        key = f"{client.seat}:c{client.seat}/{n}"
        assert kept[key] == 1
        if command["type"] == "act":
            assert words[key] == command["words"]
    for n in client.refused:
        assert not kept[f"{client.seat}:c{client.seat}/{n}"]


def play_badly(folder: Path, game: str, script) -> None:
    with a_house(folder) as house:
        people = [Visitor(house, name) for name in ("Ana", "Ben", "Cid")]
        table = people[0].set_up("me", "open", "open", game=game)
        for person in people[1:]:
            person.join(table)
        clients = [Client(person, table, seat) for seat, person in enumerate(people)]
        for seat, fault, pick in script:
            asked = [c for c in clients if c.place.game.get("options")]
            client = asked[seat % len(asked)] if fault == "none" and asked else clients[seat]
            suffer(client, fault, pick)
            for other in clients:
                other.hear()
        wait_for_the_house(house, table)  # a window may be about to open
        for client in clients:
            client.hear()
        store = inside(house).store
        with store.engine.connect() as connection:
            found, log = tables.read(connection, table["id"]), journal.read(connection, table["id"])
        for client in clients:
            check(client, log)
            with client.person.at(table) as fresh:
                assert fresh.items == client.items
                assert fresh.game == client.place.game
            client.stack.close()
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert found is not None
        Story.load(found[0], log)


@pytest.mark.parametrize("game", ["toy", "kampf"])
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(script=steps)
def test_a_bad_network_loses_and_doubles_nothing(monkeypatch, game, script):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with tempfile.TemporaryDirectory() as folder:
        play_badly(Path(folder), game, script)
