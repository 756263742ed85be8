"""A server that is killed loses nothing it acknowledged. The soak plays the full number of games."""

import random

from soak.server.server_kill import LONG_PAUSE, rounds, rounds_at
from tests.server.remote import Servers

GAMES = 1
KILLS = 2


def test_a_killed_server_on_sqlite_loses_and_doubles_nothing(tmp_path):
    where = ["--store", str(tmp_path)]
    assert "none missing" in rounds(where, GAMES, random.Random(7), tmp_path, KILLS)


def test_a_killed_server_on_postgresql_loses_and_doubles_nothing(database, tmp_path):
    where = ["--database", database]
    assert "none missing" in rounds(where, GAMES, random.Random(8), tmp_path, KILLS)


def test_one_of_two_processes_killed_after_the_other_loses_and_doubles_nothing(database, tmp_path):
    where, rng = ["--database", database], random.Random(9)
    assert "none missing" in rounds_at(Servers(where, tmp_path, 2, rng), where, GAMES, rng, KILLS, pause=LONG_PAUSE)
