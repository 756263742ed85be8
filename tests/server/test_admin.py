"""Looking after a house: lists, records, judgement by the present rules, mending, backups, and a bot from outside."""

import argparse
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
import uvicorn
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, text
from sqlalchemy.exc import DBAPIError

from ludus import Match, verify
from ludus.bots import find
from ludus.cli.server import admin as admin_cli
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting, LudusError
from ludus.match import play
from ludus.server import admin, tasks
from ludus.server import serve as serving
from ludus.server.config import Config
from ludus.server.serve import check_port, claim
from ludus.server.store import migrate
from ludus.server.store.reading import reading
from ludus.server.store.schema import METADATA
from ludus.server.store.store import Store, file_in
from ludus.speech import Speech
from tests.server.houses import Visitor, a_house
from tests.server.remote import Guest, Server


@pytest.fixture
def store(tmp_path):
    store = Store.in_folder(tmp_path)
    yield store
    store.close()


def a_record():
    match = Match.new("kampf", seats=2, seed=3)
    play(match, [find("random")(1), find("random")(2)])
    return match.record()


def ordered(store_path, task, what="", cut=False):
    """What a task prints, and its exit code."""
    said: list[str] = []
    code = tasks.perform(tasks.AdminTask(task, what, cut), Config(store=str(store_path)), Speech("en"), said.append)
    return code, said


def test_migrations_and_tables_agree(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrations_and_tables_agree_on_postgresql(database):
    store = Store.open(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()
    Store.open(database).close()  # a second start finds nothing to do


def test_a_database_of_a_newer_version_is_refused(tmp_path):
    Store.in_folder(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "ludus.db")) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(LudusError, match="newer Ludus"):
        Store.in_folder(tmp_path)


@pytest.mark.parametrize("address", ["mysql://somewhere/x", "nonsense", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(address):
    with pytest.raises(LudusError) as refused:
        Store.open(address)
    assert refused.value.hint


def test_the_command_line_knows_every_task():
    assert tuple(tasks.TASKS) == admin_cli.TASKS


def test_a_server_told_to_stop_while_it_starts_does_not_go_on(tmp_path, monkeypatch):
    def told_to_stop() -> None:
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(serving, "worker_app", told_to_stop)
    monkeypatch.setattr("ludus.server.api.logs.set_up", lambda: None)
    monkeypatch.setattr(Config, "to_environment", lambda _: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda *_args, **_settings: pytest.fail("it goes on"))
    before = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(SystemExit) as left:
            serving.serve(Config(store=str(tmp_path)), "127.0.0.1", 0)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert left.value.code == 0
    with claim(Config(store=str(tmp_path))):
        pass


def test_a_record_goes_in_and_comes_out_unchanged(tmp_path):
    record = a_record()
    code, [table] = ordered(tmp_path, "import", record)
    assert code == 0
    assert "\n".join(ordered(tmp_path, "export", table)[1]) + "\n" == record
    assert "kampf" in ordered(tmp_path, "tables")[1][0]


def test_every_stored_game_is_judged_by_the_present_rules(tmp_path):
    good, bad = (ordered(tmp_path, "import", a_record())[1][0] for _ in range(2))
    fine = f"The database is in the shape that this version needs ({migrate.newest()})."
    assert ordered(tmp_path, "validate") == (0, [fine, "2 tables replayed, 0 differ."])
    with closing(sqlite3.connect(tmp_path / "ludus.db")) as database, database:
        changed = "update entries set hash = 'x' where table_id = ? and hash <> '' and seq > 30"
        database.execute(changed, (bad,))
    code, said = ordered(tmp_path, "validate")
    assert code == 1 and len(said) == 3 and bad in said[1] and good not in said[1]
    assert ordered(tmp_path, "repair", bad)[0] == 1
    assert ordered(tmp_path, "repair", bad, cut=True)[0] == 0
    assert ordered(tmp_path, "validate")[0] == 0


def test_a_table_under_changed_rules_waits_for_its_host(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open")
        ben.join(table)
        path = f"/api/tables/{table['id']}"
        for n in range(30):
            state = next(s for v in (ana, ben) if (s := (v, v.get(f"{path}/state")))[1]["game"]["options"])
            game = state[1]["game"]
            command = {"type": "act", "client": "c", "n": n, "decision": game["decision"]["number"]}
            state[0].post(f"{path}/commands", {**command, "words": game["options"][0]["words"]})
    with closing(sqlite3.connect(tmp_path / "ludus.db")) as database, database:
        assert database.execute("update entries set hash = 'x' where hash <> ''").rowcount
    with a_house(tmp_path) as house:
        ana.house = ben.house = house
        refused = ana.ask("POST", f"{path}/commands", {**command, "n": 99, "words": "x"})
        assert refused.json()["code"] == "differs"
        assert ben.ask("POST", f"{path}/mend", {"go_on": True}).status_code == 403
        ana.post(f"{path}/mend", {"go_on": True}, 204)
        assert ana.get(f"{path}/state")["game"]["decision"]


def test_a_backup_of_a_running_house_can_be_restored(tmp_path):
    with a_house(tmp_path / "house") as house:
        ana = Visitor(house, "Ana")
        table = ana.set_up("me", "random")
        with ana.at(table) as place:
            place.until_asked()
            place.act()
        code, _ = ordered(tmp_path / "house", "backup", str(tmp_path / "copy.db"))
        assert code == 0
        before = ana.get(f"/api/tables/{table['id']}/state")["seq"]
    (tmp_path / "again").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "again" / "ludus.db")
    with a_house(tmp_path / "again") as house:
        ana.house = house
        assert ana.get(f"/api/tables/{table['id']}/state")["seq"] <= before
        assert ana.get(f"/api/tables/{table['id']}/state")["seq"] > 0


def test_a_person_is_forgotten(store, tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ben.set_up("me", "open")
        ana.join(table)
        assert ordered(tmp_path, "delete-person", ana.me["id"]) == (0, [])
        assert ana.ask("GET", "/api/people/me").status_code == 401
    [(row, chairs)] = admin.all_tables(store)
    assert row.id == table["id"]
    assert "Ana" not in str(chairs)


def test_several_processes_need_postgresql(tmp_path):
    words = [sys.executable, "-m", "ludus.cli", "serve", "--store", str(tmp_path), "--workers", "2"]
    answer = subprocess.run(words, capture_output=True, text=True, check=False)
    assert answer.returncode == 2 and "hint: " in answer.stderr


def test_a_bot_from_outside_plays_a_seat_to_the_end(tmp_path):
    server = Server(["--store", str(tmp_path)], tmp_path / "log")
    server.start()
    try:
        ana = Guest(server.url, "Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = ana.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
        token = ana.post(f"/api/tables/{table}/seats/0/token", {})["token"]
        words = [sys.executable, "-m", "ludus.cli", "bot", "--server", server.url, "--seat", token, "--bot", "greedy"]
        answer = subprocess.run(words, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        assert verify(ana.get(f"/api/tables/{table}/record")).outcome is not None
        with pytest.raises(BadSetting, match="Another server"):
            claim(Config(store=str(tmp_path)))
        with pytest.raises(BadSetting, match="cannot listen"):
            check_port("127.0.0.1", server.port)
        assert server.stop() == 0
        assert '"says": "stopped"' in (tmp_path / "log").read_text()
    finally:
        server.kill()


def test_admin_asks_what_it_is_about():
    parsed = argparse.Namespace(task="export", what="", cut=False, store="", database="")
    with pytest.raises(LudusError):
        admin_cli.run(parsed, Screen(Speech("en")))


# --- Before an upgrade ----------------------------------------------------------------------------------


DATA = ("ludus.db", "ludus.db-wal")  # `-shm` beside them holds the locks of whoever reads


def older(store):
    """Take the last migration back; games stay."""
    with store.engine.begin() as connection:
        command.downgrade(migrate.scripts(connection), "0001")
        assert connection.execute(text("select count(*) from entries")).scalar()
    store.close()


def every_byte(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_validate_does_not_migrate_and_changes_no_byte(tmp_path):
    ordered(tmp_path, "import", a_record())
    older(Store.in_folder(tmp_path))
    before = every_byte(tmp_path)
    code, said = ordered(tmp_path, "validate")
    assert code == 0
    assert "older (0001)" in said[0] and migrate.newest() in said[0]
    assert said[1:] == ["1 table replayed, 0 differ."]
    assert every_byte(tmp_path) == before
    Store.in_folder(tmp_path).close()
    assert every_byte(tmp_path) != before  # a start does migrate
    assert "older" not in ordered(tmp_path, "validate")[1][0]


def test_validate_tells_which_games_of_an_older_database_no_longer_replay(tmp_path):
    [bad] = ordered(tmp_path, "import", a_record())[1]
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("update entries set hash = 'x' where hash <> '' and seq > 30"))
    store.close()
    older(Store.in_folder(tmp_path))
    before = every_byte(tmp_path)
    code, said = ordered(tmp_path, "validate")
    assert code == 1 and bad in said[1]
    assert every_byte(tmp_path) == before


def test_validate_of_a_postgresql_database_changes_nothing(database):
    config = Config(database=database)
    said: list[str] = []
    tasks.perform(tasks.AdminTask("import", a_record()), config, Speech("en"), said.append)
    store = Store.open(database)
    older(store)
    before = contents(store)
    assert tasks.perform(tasks.AdminTask("validate"), config, Speech("en"), said.append) == 0
    assert "older (0001)" in said[1] and said[2] == "1 table replayed, 0 differ."
    assert contents(store) == before
    store.close()


def contents(store):
    """Everything a database holds, with the names of its columns."""
    held = MetaData()
    with store.engine.connect() as connection:
        held.reflect(connection)
        return {
            table.name: [dict(row._mapping) for row in connection.execute(table.select().order_by(*table.primary_key))]
            for table in held.sorted_tables
        } | {"columns": [str(column) for table in held.sorted_tables for column in table.columns]}


def test_what_is_only_read_cannot_be_written(database, tmp_path):
    Store.open(database).close()
    Store.in_folder(tmp_path).close()
    for address in (database, file_in(tmp_path)):
        with reading(address) as found, found.engine.connect() as connection, pytest.raises(DBAPIError, match="read"):
            connection.execute(text("delete from people"))


def test_validate_reads_what_a_running_house_has_written_and_leaves_it_alone(tmp_path):
    with a_house(tmp_path) as house:
        ana = Visitor(house, "Ana")
        table = ana.set_up("me", "random")
        ana.get(f"/api/tables/{table['id']}/state")
        before = {name: held for name, held in every_byte(tmp_path).items() if name in DATA}
        assert ordered(tmp_path, "validate")[1][1] == "1 table replayed, 0 differ."
        assert {name: held for name, held in every_byte(tmp_path).items() if name in DATA} == before


def test_validate_makes_no_database_where_there_is_none(tmp_path):
    with pytest.raises(LudusError, match="no database") as refused:
        ordered(tmp_path / "nowhere", "validate")
    assert refused.value.hint
    assert list(tmp_path.iterdir()) == []


def test_validate_refuses_a_database_of_a_newer_version(tmp_path):
    Store.in_folder(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "ludus.db")) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(LudusError, match="newer Ludus"):
        ordered(tmp_path, "validate")


def test_validate_refuses_a_file_that_is_no_database(tmp_path):
    (tmp_path / "ludus.db").write_text("a shopping list, long enough to be looked at" * 100)
    with pytest.raises(LudusError, match="cannot be opened"):
        ordered(tmp_path, "validate")


def test_several_processes_are_said_to_serve_when_callers_get_through(monkeypatch):
    reached: list[int] = []

    def call(port: int) -> None:
        socket.create_connection(("127.0.0.1", port)).close()
        reached.append(port)

    class Processes:
        def __init__(self, _settings: object, sockets: list[socket.socket]) -> None:
            self.sockets = sockets

        def run(self) -> None:
            for one in self.sockets:
                one.close()

    monkeypatch.setattr(serving, "Multiprocess", Processes)
    serving._run(uvicorn.Config("nowhere:app", "127.0.0.1", 0, workers=2, log_config=None), call)
    assert len(reached) == 1
