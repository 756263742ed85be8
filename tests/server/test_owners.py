"""One process works a table out, whichever its clients have reached; when it dies another one does."""

import asyncio
import json
import os
import random
import socket
import time
from contextlib import ExitStack, contextmanager
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from ludus.server.api.forwarding.line import SIZE, encode, house_key
from ludus.server.config import Config, open_store
from ludus.server.rooms.peers_postgres import NAME, PostgresPeers
from soak.server.server_kill import await_commands, check
from tests.server.remote import PATIENCE, Guest, Player, Server, figures

SOON = 60.0  # seconds within which a table is taken over: at once, but machines can be busy
CONNECTIONS, ROOMS = "ludus_connections ", "ludus_rooms "
HELLOS, FORWARDED, ANSWERS = "ludus_hellos_total", "ludus_forwarded_total", "ludus_bot_answers_total"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@contextmanager
def three_processes(database, folder):
    three = [Server(["--database", database], folder / f"log{i}") for i in range(3)]
    try:
        for server in three:
            server.start()
        yield three
    finally:
        for server in three:
            server.kill()


@pytest.fixture(scope="module")
def house(cluster, tmp_path_factory):
    """Three processes at which nobody dies, and their database."""
    database = cluster.new_database()
    with three_processes(database, tmp_path_factory.mktemp("house")) as three:
        yield three, database


@pytest.fixture
def servers(house):
    """The three, with nobody there."""
    until = time.monotonic() + PATIENCE
    while any(figures(house[0], CONNECTIONS)) and time.monotonic() < until:
        time.sleep(0.05)
    return house[0]


@pytest.fixture
def mortals(database, tmp_path):
    """Three processes that may be killed."""
    with three_processes(database, tmp_path) as three:
        yield three


class Client:
    """Somebody at a table, by way of one process."""

    def __init__(self, guest, table, server, stack):
        self.socket = stack.enter_context(guest.connect(table, server.url))
        self.people: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.items: list[dict[str, Any]] = []
        self.n = 0
        self.say("hello", since=0)
        self.until("state")

    def say(self, kind, **words):
        self.socket.send(json.dumps({"type": kind, **words}))

    def until(self, *kinds):
        while True:
            frame = json.loads(self.socket.recv(timeout=PATIENCE))
            self.people = frame.get("people", self.people)
            self.game = frame.get("game", self.game)
            self.items += frame.get("items", [])
            if frame["type"] in kinds:
                return frame

    def command(self, kind, **words):
        self.n += 1
        self.say(kind, client="test", n=self.n, **words)
        return self.until("done", "refused")


def growth(servers, name, before):
    return [now - then for now, then in zip(figures(servers, name), before, strict=True)]


def a_table(servers, game="kampf"):
    guests = [Guest(server.url, name) for server, name in zip(servers, ("Ana", "Ben", "Cid"), strict=True)]
    table = guests[0].post("/api/tables", {"game": game, "seats": SEATS, "clock": {"quiet": 0}})["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    return guests, table


def test_one_process_alone_works_out_a_table_at_which_clients_of_three_sit(servers):
    before = {name: figures(servers, name) for name in (ROOMS, HELLOS, FORWARDED)}
    guests, table = a_table(servers)
    with ExitStack() as stack:
        clients = [Client(guest, table, server, stack) for guest, server in zip(guests, servers, strict=True)]
        for number, client in enumerate(clients):
            assert client.command("say", text=f"salve {number}")["type"] == "done"
        for client in clients:
            while not any(item.get("text") == "salve 2" for item in client.items):
                client.until("state")
        assert sorted(figures(servers, CONNECTIONS)) == [0, 0, 3]
        assert sorted(growth(servers, HELLOS, before[HELLOS])) == [0, 0, 3]
        assert sum(growth(servers, FORWARDED, before[FORWARDED])) >= 2
        until = time.monotonic() + PATIENCE  # rooms that only heard of it are closed
        while sum(growth(servers, ROOMS, before[ROOMS])) > 1 and time.monotonic() < until:
            time.sleep(0.1)
        assert sorted(growth(servers, ROOMS, before[ROOMS])) == [0, 0, 1]


def test_everybody_is_seen_to_be_here_whichever_process_they_have_reached(servers):
    guests, table = a_table(servers)
    with ExitStack() as stack:
        clients = [Client(guest, table, server, stack) for guest, server in zip(guests, servers, strict=True)]
        for client in clients:
            while not all(chair["here"] for chair in client.people["seats"]):
                client.until("people")
        clients[1].socket.close()
        for client in (clients[0], clients[2]):
            while client.people["seats"][1]["here"]:
                client.until("people")


def test_requests_and_refusals_come_back_as_if_nothing_lay_between(servers):
    guests, table = a_table(servers)
    before = figures(servers, FORWARDED)
    with ExitStack() as stack:
        Client(guests[0], table, servers[0], stack)
        for guest, seat in zip(guests, range(3), strict=True):
            assert guest.get(f"/api/tables/{table}/state")["seat"] == seat
        stranger = Guest(servers[1].url, "Dora")
        assert stranger.get(f"/api/tables/{table}/state")["seat"] is None
        other = Client(guests[1], table, servers[1], stack)
        wrong = {"decision": 999, "line": 0, "words": "nonsense"}
        assert other.command("act", **wrong)["type"] == "refused"
        other.say("hello", since="x")
        assert other.until("refused")["code"] == "unreadable"
        other.say("ping")
        assert other.until("pong")
        assert growth(servers, FORWARDED, before)[1:] >= [2, 1]


def test_who_signs_out_is_shown_out_by_the_process_that_runs_the_table(servers):
    guests, table = a_table(servers)
    with ExitStack() as stack:
        Client(guests[0], table, servers[0], stack)
        away = Client(guests[1], table, servers[1], stack)
        guests[1].post("/api/people/sign-out?everywhere=true", {})
        with pytest.raises(ConnectionClosed) as closed:
            away.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_a_table_goes_to_the_process_at_which_somebody_comes_where_nobody_is(servers):
    guests, table = a_table(servers)  # the first process has set it up
    before = figures(servers, FORWARDED)
    with ExitStack() as stack:
        Client(guests[1], table, servers[1], stack)
        assert (figures(servers, CONNECTIONS), growth(servers, FORWARDED, before)) == ([0, 1, 0], [0, 0, 0])
        Client(guests[0], table, servers[0], stack)
        assert (figures(servers, CONNECTIONS), growth(servers, FORWARDED, before)) == ([0, 2, 0], [1, 0, 0])


def test_bots_go_on_in_the_process_to_which_their_table_goes(servers):
    before = figures(servers, ANSWERS)
    ana = Guest(servers[0].url, "Ana")
    bot = {"kind": "bot", "level": "random"}
    table = ana.post("/api/tables", {"game": "kampf", "seats": [{"kind": "me"}, bot, bot]})["id"]
    with ExitStack() as stack:
        client = Client(ana, table, servers[1], stack)
        for _ in range(5):
            while not client.game.get("options"):
                client.until("state")
            decision, words = client.game["decision"]["number"], client.game["options"][0]["words"]
            client.game = {}
            assert client.command("act", decision=decision, line=0, words=words)["type"] == "done"
        assert figures(servers, CONNECTIONS) == [0, 1, 0]
        assert growth(servers, ANSWERS, before)[1] > 0


def test_all_who_look_on_are_counted_whichever_worker_they_have_reached(database, tmp_path):
    house = Server(["--database", database, "--workers", "3"], tmp_path / "log")
    house.start()
    try:
        ana = Guest(house.url, "Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = ana.post("/api/tables", {"game": "kampf", "seats": seats, "public": True})["id"]
        with ExitStack() as stack:
            others = [Client(Guest(house.url, f"Guest {n}"), table, house, stack) for n in range(8)]
            while others[0].people["watching"] < len(others):
                others[0].until("people")
    finally:
        house.kill()


SLOW_TO_START = """import sys, time
if "--multiprocessing-fork" in sys.orig_argv:
    time.sleep(6.5)
"""


def test_processes_of_a_busy_machine_are_waited_for(database, tmp_path, monkeypatch):
    """They were killed after five seconds without a sign of life, and started anew for ever."""
    (tmp_path / "sitecustomize.py").write_text(SLOW_TO_START)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    house = Server(["--database", database, "--workers", "2"], tmp_path / "log")
    house.start()
    try:
        assert Guest(house.url, "Ana").me["name"] == "Ana"
    finally:
        house.kill()


def test_whoever_does_not_belong_to_the_house_is_not_heard_at_its_gate(servers, house):
    _, table = a_table(servers)  # a process says where it is found once it runs a table
    with psycopg.connect(house[1]) as connection:
        names = connection.execute("select application_name from pg_stat_activity").fetchall()
    gates = [name.removeprefix(NAME) for (name,) in names if name.startswith(NAME)]
    scope = {"type": "http", "method": "GET", "path": f"/api/tables/{table}/state", "headers": [], "query_string": b""}
    for key in ("", "0" * 64, house_key(b"another house")):
        host, _, port = gates[0].rpartition(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            body = encode({"key": key, "extensions": [], "scope": scope})
            line.sendall(SIZE.pack(len(body)) + body)
            assert line.recv(1) == b""


def test_another_process_takes_a_table_over_when_its_owner_dies(mortals):
    guests, table = a_table(mortals)
    with ExitStack() as stack:
        owner = Client(guests[0], table, mortals[0], stack)
        away = Client(guests[1], table, mortals[1], stack)
        assert away.command("say", text="before")["type"] == "done"
        mortals[0].kill()
        killed = time.monotonic()
        with pytest.raises(ConnectionClosed):
            away.until("never")
        back = Client(guests[1], table, mortals[1], stack)
        assert time.monotonic() - killed < SOON
        assert any(item.get("text") == "before" for item in back.items)
        assert back.command("say", text="after")["type"] == "done"
        assert figures(mortals[1:], CONNECTIONS) == [1, 0]
        del owner


def test_a_process_whose_locks_have_ended_does_not_think_that_tables_are_still_its_own(database):
    async def play():
        told = []
        nothing = lambda *_: None  # noqa: E731
        one = PostgresPeers(engine, "one:1", nothing, nothing, lambda: told.append("lost"))
        other = PostgresPeers(engine, "other:2", nothing, nothing, nothing)
        try:
            assert await one.take("table") and not await other.take("table")
            with psycopg.connect(database, autocommit=True) as connection:  # as after having been cut off for a while
                connection.execute("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")
            async with asyncio.timeout(PATIENCE):
                while not await other.take("table") or one.holds("table"):
                    await asyncio.sleep(0.05)
                while told != ["lost", "lost"]:  # once when it began, and once more: it may have missed news
                    await asyncio.sleep(0.05)
            assert not await one.take("table")
        finally:
            one.close()
            other.close()

    store = open_store(Config(database=database))
    engine = store.engine
    asyncio.run(play())
    store.close()


def test_commands_acknowledged_while_owners_die_one_after_the_other_are_there(mortals, database):
    guests, table = a_table(mortals)
    urls = [server.url for server in mortals]
    players = [
        Player(guest, table, name, random.Random(name).choice, urls[at:] + urls[:at])
        for at, (guest, name) in enumerate(zip(guests, ("ana", "ben", "cid"), strict=True))
    ]
    for player in players:
        player.pause = 0.05
        player.start()
    for victim in (0, 1):
        assert await_commands(players, 10)
        mortals[victim].kill()
    assert await_commands(players, 10)
    mortals[0].start()
    assert await_commands(players, 10)
    mortals[2].kill()
    assert await_commands(players, 10)  # so none of the three has run the table all the time
    for player in players:
        player.join(timeout=PATIENCE)
    store = open_store(Config(database=database))
    assert check(store, players) > 20
    store.close()
