"""Looking after a house: lists, records, judgement by the present rules, mending, backups, and a bot from outside."""

import argparse
import sqlite3
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludus import Match, verify
from ludus.bots import find
from ludus.cli import admin as admin_cli
from ludus.cli.screen import Screen
from ludus.core.errors import BadSetting, LudusError
from ludus.match import play
from ludus.server import admin, tasks
from ludus.server.config import Config
from ludus.server.serve import check_port, claim
from ludus.server.store.schema import METADATA
from ludus.server.store.store import Store
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
    code = tasks.perform(tasks.Order(task, what, cut), Config(store=str(store_path)), Speech("en"), said.append)
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
    with sqlite3.connect(tmp_path / "ludus.db") as database:
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


def test_a_record_goes_in_and_comes_out_unchanged(tmp_path):
    record = a_record()
    code, [table] = ordered(tmp_path, "import", record)
    assert code == 0
    assert "\n".join(ordered(tmp_path, "export", table)[1]) + "\n" == record
    assert "kampf" in ordered(tmp_path, "tables")[1][0]


def test_every_stored_game_is_judged_by_the_present_rules(tmp_path):
    good, bad = (ordered(tmp_path, "import", a_record())[1][0] for _ in range(2))
    assert ordered(tmp_path, "validate") == (0, ["2 tables replayed, 0 differ."])
    with sqlite3.connect(tmp_path / "ludus.db") as database:
        changed = "update entries set hash = 'x' where table_id = ? and hash <> '' and seq > 30"
        database.execute(changed, (bad,))
    code, said = ordered(tmp_path, "validate")
    assert code == 1 and len(said) == 2 and bad in said[0] and good not in said[0]
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
    with sqlite3.connect(tmp_path / "ludus.db") as database:
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
        answer = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
        assert answer.returncode == 0, answer.stderr
        assert verify(ana.get(f"/api/tables/{table}/record")).outcome is not None
        with pytest.raises(BadSetting, match="Another server"):
            claim(tmp_path)
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
