"""Fifty games with bots while the server is killed at random moments: nothing acknowledged is lost or doubled.

On SQLite, on PostgreSQL, and with three processes on one PostgreSQL, of which one after the other is killed: each
table is run by one of them, so it changes hands while people play.
"""

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludus.match import verify
from ludus.server.config import Config, open_store
from ludus.server.rooms.table.records import record_of
from ludus.server.rooms.table.story import Story
from ludus.server.store import journal, tables
from ludus.server.store.store import Store
from tests.server.clusters import Cluster, find_binaries
from tests.server.remote import Guest, Player, Server, Servers

GAMES: Final = 50  # on each kind of database
AT_ONCE: Final = 25
BETWEEN: Final = 30  # commands acknowledged at most, per game, from a start to the next kill: a slow machine plays too
MOMENT: Final = 0.1  # seconds within which the kill then falls
PATIENCE: Final = 1800.0  # seconds
PAUSE: Final = 0.01  # seconds a player thinks, so that a game is not over before the first kill,
LONG_PAUSE: Final = 0.05  # nor before a process that was killed has come back to be killed again


def play_and_kill(
    server: Server | Servers, games: int, rng: random.Random, most_kills: int, pause: float
) -> tuple[list[Player], int]:
    """Games of two players and a bot at once, the server killed again and again; the players, and how often."""
    players = []
    for number in range(games):
        ana, ben = Guest(server.url, "Ana"), Guest(server.url, "Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table = ana.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        for name, guest in (("ana", ana), ("ben", ben)):
            pick = random.Random(rng.getrandbits(32)).choice
            first = rng.randrange(len(server.urls))
            players.append(Player(guest, table, f"{name}{number}", pick, server.urls[first:] + server.urls[:first]))
    for player in players:
        player.pause, player.patience = pause, PATIENCE
        player.start()
    kills = 0
    while kills < most_kills and await_commands(players, rng.randint(0, BETWEEN * games)):
        time.sleep(rng.uniform(0, MOMENT))
        server.kill()
        kills += 1
        server.start()
    for player in players:
        player.join()
    return players, kills


def await_commands(players: list[Player], more: int) -> bool:
    """Wait until so many more commands have been acknowledged; whether anybody still plays."""
    begun = sum(len(player.acknowledged) for player in players)
    while any(player.is_alive() for player in players):
        if sum(len(player.acknowledged) for player in players) >= begun + more:
            return True
        time.sleep(0.01)
    return False


def check(store: Store, players: list[Player]) -> int:
    """Every acknowledged command stands in the log exactly once, no refused one does, and every record verifies."""
    commands = 0
    for player in players:
        assert player.trouble is None, player.trouble
        assert player.over
        with store.engine.connect() as connection:
            found = tables.read(connection, player.table)
            log = journal.read(connection, player.table)
        assert found is not None
        table, chairs = found
        seat = next(chair.seat for chair in chairs if chair.person == player.guest.me["id"])
        kept = Counter(entry.command for entry in log if entry.command is not None)
        assert max(kept.values()) == 1
        by_command = {entry.command: entry for entry in log}
        for command in player.acknowledged:
            entry = by_command[f"{seat}:{player.client}/{command['n']}"]
            assert (entry.seat, entry.words) == (seat, command["words"])
        assert not any(f"{seat}:{player.client}/{command['n']}" in kept for command in player.refused)
        own = sum(entry.seat == seat and entry.kind == "act" for entry in log)
        assert own == len(player.acknowledged)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert verify(record_of(Story.load(table, log))).result() == table.result
        commands += own
    return commands


def rounds(where: list[str], games: int, rng: random.Random, folder: Path, most_kills: int = 1000) -> str:
    """Play so many games with one process, a few at once, and check each; what to write down."""
    return rounds_at(Server(where, folder / "log"), where, games, rng, most_kills)


def rounds_at(
    house: Server | Servers,
    where: list[str],
    games: int,
    rng: random.Random,
    most_kills: int = 1000,
    *,
    pause: float = PAUSE,
) -> str:
    """The same at a house of any number of processes; afterwards it is closed."""
    config = Config(**{where[0].removeprefix("--"): where[1]})  # type: ignore[arg-type]
    house.start()
    kills = commands = played = 0
    try:
        while played < games:
            now = min(AT_ONCE, games - played)
            players, killed = play_and_kill(house, now, rng, most_kills, pause)
            store = open_store(config)
            commands += check(store, players)
            store.close()
            played += now
            kills += killed
    finally:
        house.end()
    return f"{played} games, {kills} kills, {commands} commands of clients: none missing, none doubled"


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        where = ["--store", str(folder)]
        lines.append("SQLite: " + rounds(where, GAMES, random.Random(1), folder))
        progress(lines[-1])
        binaries = find_binaries()
        assert binaries is not None, "there is no PostgreSQL"
        cluster = Cluster(binaries)
        cluster.start()
        try:
            database = cluster.new_database()
            where = ["--database", database]
            lines.append("PostgreSQL: " + rounds(where, GAMES, random.Random(2), folder))
            progress(lines[-1])
            where, rng = ["--database", cluster.new_database()], random.Random(3)
            house = Servers(where, folder, 3, rng)
            lines.append("three processes: " + rounds_at(house, where, GAMES, rng, pause=LONG_PAUSE))
        finally:
            cluster.stop()
        progress(lines[-1])
    return lines
