"""Two server processes on one PostgreSQL: clients of one table on both, and one of them killed mid-game."""

import random
import time

import pytest

from ludus.server.config import Config, open_store
from ludus.server.rows import BY_BOT, BY_CLOCK
from ludus.server.store import journal
from soak.server.server_kill import check
from tests.server.remote import PATIENCE, Guest, Player, Server


@pytest.fixture
def servers(database, tmp_path):
    both = [Server(["--database", database], tmp_path / f"log{i}") for i in range(2)]
    for server in both:
        server.start()
    yield both
    for server in both:
        server.kill()


def test_a_game_goes_on_when_one_of_two_processes_dies(servers, database):
    one, two = servers
    ana, ben = Guest(one.url, "Ana"), Guest(two.url, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = ana.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
    ben.post(f"/api/tables/{table}/join", {})
    players = [
        Player(ana, table, "ana", random.Random(1).choice, [one.url, two.url]),
        Player(ben, table, "ben", random.Random(2).choice, [two.url, one.url]),
    ]
    for player in players:
        player.pause = 0.02
        player.start()
    until = time.monotonic() + PATIENCE
    while players[0].n < 10 and time.monotonic() < until:
        time.sleep(0.02)
    assert not players[0].over
    one.kill()
    for player in players:
        player.join(timeout=PATIENCE)
    store = open_store(Config(database=database))
    assert check(store, players) > 20
    store.close()


def test_bots_and_clocks_of_a_process_that_dies_go_on_in_the_one_that_is_left(servers, database):
    one, two = servers
    ana = Guest(one.url, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "live", "seconds": 1}
    table = ana.post("/api/tables", {"game": "kampf", "seats": seats, "clock": clock})["id"]  # the other never saw it
    one.kill()
    killed = time.time()
    store = open_store(Config(database=database))
    until = time.monotonic() + PATIENCE
    by: set[str] = set()
    while not {BY_CLOCK, BY_BOT} <= by and time.monotonic() < until:
        time.sleep(0.2)
        with store.engine.connect() as connection:
            by = {entry.by for entry in journal.read(connection, table) if entry.at > killed}
    store.close()
    assert {BY_CLOCK, BY_BOT} <= by
    ana.url = two.url
    assert ana.get(f"/api/tables/{table}/state")["seat"] == 0
