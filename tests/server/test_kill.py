"""A server that is killed loses nothing it acknowledged. The soak plays the full number of games."""

import random

from soak.server_kill import rounds

GAMES = 2
KILLS = 3


def test_a_killed_server_on_sqlite_loses_and_doubles_nothing(tmp_path):
    where = ["--store", str(tmp_path)]
    assert "none missing" in rounds(where, GAMES, random.Random(7), tmp_path, KILLS)


def test_a_killed_server_on_postgresql_loses_and_doubles_nothing(database, tmp_path):
    where = ["--database", database]
    assert "none missing" in rounds(where, GAMES, random.Random(8), tmp_path, KILLS)
