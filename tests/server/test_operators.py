"""What whoever runs a house may do: find people, keep them out, read complaints, tidy up; and what it says itself."""

import sqlite3
import threading
import time
from contextlib import closing
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy import event
from starlette.websockets import WebSocketDisconnect

from ludus.core.errors import BadSetting, LudusError
from ludus.server import admin, serve, tasks
from ludus.server.api.websocket.client_socket import SIGNED_OUT
from ludus.server.config import Config, open_store
from ludus.server.rooms.peers_postgres import PostgresPeers
from ludus.server.store import store as stores
from ludus.server.store import tables
from ludus.server.store.store import check
from ludus.speech import Speech
from tests.server.houses import Visitor, a_house, inside


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path):
    if request.param == "sqlite":
        return {"store": str(tmp_path)}
    return {"store": "", "database": request.getfixturevalue("database")}


@pytest.fixture
def house(where):
    with a_house(**where) as house:
        yield house


def order(where, task, what=""):
    """The exit code of a task and the lines it prints."""
    lines: list[str] = []
    return tasks.perform(tasks.AdminTask(task, what), Config(**where), Speech("en"), lines.append), lines


# --- People ---------------------------------------------------------------------------------------------


def test_a_person_is_found_by_name_account_or_id(house, where):
    ana, other = Visitor(house, "Ana"), Visitor(house, "Ana")
    ana.post("/api/people/me/account", {"login": "Anna", "password": "correct horse"}, method="PUT")
    ana.set_up("me", "open")
    code, lines = order(where, "person", "Ana")
    assert code == 0 and [line.split()[0] for line in lines] == [other.me["id"], ana.me["id"]]
    for what in ("anna", "ANNA", ana.me["id"]):
        (line,) = order(where, "person", what)[1]
        assert line.split()[0] == ana.me["id"] and line.split()[3:5] == ["anna", "1"]
    assert order(where, "person", "nobody") == (1, [])


def test_whoever_is_banned_is_shown_out_and_stays_out_and_a_bot_plays_on(house, where):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    ana.post("/api/people/me/account", {"login": "anna", "password": "correct horse"}, method="PUT")
    table, waiting = ana.set_up("me", "open"), ana.set_up("me", "open", "open")
    ben.join(table)
    token = ana.post(f"/api/tables/{table['id']}/seats/0/token", status=201)["token"]
    with ana.at(table) as place:
        assert order(where, "ban", ana.me["id"]) == (0, [])
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                place.hear()
        assert ended.value.code == SIGNED_OUT
    assert ana.ask("GET", "/api/people/me").status_code == 401
    for path, body in (
        ("/api/people/return", {"token": ana.me["return_token"]}),
        ("/api/people/sign-in", {"login": "anna", "password": "correct horse"}),
    ):
        assert ana.ask("POST", path, body).status_code == 403
    assert ben.ask("GET", "/api/seat", headers={"authorization": f"Bearer {token}", "cookie": ""}).status_code == 403
    seat = ben.get(f"/api/tables/{table['id']}")["seats"][0]
    assert seat["resigned"] and seat["level"]
    assert ben.ask("GET", f"/api/tables/{waiting['id']}").status_code == 404
    assert "banned" in order(where, "person", "anna")[1][0]
    assert order(where, "unban", ana.me["id"]) == (0, [])
    ana.post("/api/people/sign-in", {"login": "anna", "password": "correct horse"})
    with pytest.raises(BadSetting, match="no such person"):
        order(where, "unban", ana.me["id"])
    with pytest.raises(BadSetting, match="no such person"):
        order(where, "ban", "nobody")


def test_complaints_say_who_is_meant_and_who_complains(house, where):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    ana.post(f"/api/tables/{table['id']}/seats/1/report", {"text": "rude"}, 204)
    (line,) = order(where, "reports")[1]
    assert line.startswith("1  ")
    assert all(part in line for part in (table["id"], ben.me["id"], "'Ben'", f"by {ana.me['id']}", "'rude'"))


def test_what_nobody_has_touched_for_long_is_taken_away_and_nothing_else(house, where):
    ana, gone, young = Visitor(house, "Ana"), Visitor(house, "Gone"), Visitor(house, "Young")
    fresh, old, open_table = ana.set_up("me", "me"), ana.set_up("me", "me"), ana.set_up("me", "open")
    store, long_ago = inside(house).store, time.time() - 100 * 86_400
    with store.writing.begin() as connection:
        for table in (old, open_table, fresh):
            connection.exec_driver_sql(f"update tables set created = {long_ago} where id = '{table['id']}'")
        connection.exec_driver_sql(f"update entries set at = {long_ago} where table_id = '{old['id']}'")
        for person in (ana, gone):
            connection.exec_driver_sql(f"update people set created = {long_ago} where id = '{person.me['id']}'")
    assert order(where, "tidy", "90") == (0, ["Taken away: 2 unfinished tables and 1 guests."])
    with store.engine.connect() as connection:
        assert tables.every_id(connection) == [fresh["id"]]
    assert [one.ask("GET", "/api/people/me").status_code for one in (ana, gone, young)] == [200, 401, 200]
    for wrong in ("", "0", "-3", "soon"):
        with pytest.raises(BadSetting):
            order(where, "tidy", wrong)


def test_a_guest_has_so_many_tables_and_no_more(where):
    with a_house(**where, limits=True, guest_tables=2, person_tables=3) as house:
        ana = Visitor(house, "Ana")
        wish = {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            ana.post("/api/tables", wish, 201)
        answer = ana.ask("POST", "/api/tables", wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert "2 tables" in answer.json()["sentence"]
        ana.post("/api/people/me/account", {"login": "anna", "password": "correct horse"}, method="PUT")
        mine = ana.post("/api/tables", wish, 201)
        assert ana.ask("POST", "/api/tables", wish).status_code == 429
        ana.post(f"/api/tables/{mine['id']}/leave", status=204)
        ana.post("/api/tables", wish, 201)


def test_the_lobby_lists_what_it_listed(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    private, public = ana.set_up("me", "open", public=False), ana.set_up("me", "open", public=True)
    bens, running = ben.set_up("me", "open", public=True), ben.set_up("me", "me", public=True)

    def listed(who, query=""):
        return [table["id"] for table in who.get(f"/api/tables?{query}")["tables"]]

    everything = [running["id"], bens["id"], public["id"], private["id"]]
    assert listed(ana) == everything
    assert listed(ben) == everything[:3] == listed(Visitor(house))
    assert listed(ana, "mine=true") == everything[2:]
    assert listed(ana, "status=open") == everything[1:]
    assert listed(ana, "watch=true") == [running["id"]] and listed(ben, "watch=true") == []
    assert listed(ana, "most=2") == everything[:2]
    assert listed(ana, "game=aquileia") == []


def test_no_list_of_tables_looks_at_every_table(tmp_path):
    store = open_store(Config(store=str(tmp_path)))
    asked: list[tuple[str, Any]] = []
    event.listen(store.engine, "before_cursor_execute", lambda _c, _k, text, values, *_: asked.append((text, values)))
    with store.engine.connect() as connection:
        for status, mine, watch in (
            (None, False, False),
            ("open", False, False),
            (None, True, False),
            (None, False, True),
        ):
            tables.listed(connection, person="ana", status=status, game=None, mine=mine, watch=watch, most=50)
        for text, values in asked[:]:
            plan = [row[-1] for row in connection.exec_driver_sql(f"explain query plan {text}", values)]
            assert not any(step.startswith("SCAN tables") and "INDEX" not in step for step in plan), (text, plan)
            assert not any("TEMP B-TREE" in step for step in plan) or "person" in text, (text, plan)
    assert len([text for text, _ in asked if text.startswith("SELECT")]) == 6
    store.close()


# --- Passwords and links --------------------------------------------------------------------------------


def test_a_password_is_changed_by_whoever_knows_the_old_one_and_voids_all_that_was_given(house):
    ana = Visitor(house, "Ana")
    account = {"login": "anna", "password": "correct horse"}
    ana.post("/api/people/me/account", account, method="PUT")
    thief = Visitor(house)
    thief.cookie = ana.cookie
    changed = {"login": "anna", "password": "battery staple"}
    for guess in ({}, {"old": "wrong horse"}):
        answer = thief.ask("PUT", "/api/people/me/account", {**changed, **guess})
        assert (answer.status_code, answer.json()["code"]) == (403, "sign-in")
    table = ana.set_up("me", "open")
    with thief.at(table, hello=False) as place:
        ana.post("/api/people/me/account", {**changed, "old": "correct horse"}, method="PUT")
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                place.hear()
        assert ended.value.code == SIGNED_OUT
    assert thief.ask("GET", "/api/people/me").status_code == 401
    assert thief.ask("POST", "/api/people/return", {"token": ana.me["return_token"]}).status_code == 403
    assert thief.ask("POST", "/api/people/sign-in", account).status_code == 403
    assert ana.get("/api/people/me")["login"] == "anna"
    Visitor(house).post("/api/people/sign-in", changed)


def test_signing_out_everywhere_voids_return_links_and_gives_a_new_one(house):
    ana = Visitor(house, "Ana")
    told = ana.post("/api/people/sign-out?everywhere=true")
    assert ana.ask("POST", "/api/people/return", {"token": ana.me["return_token"]}).status_code == 403
    back = ana.post("/api/people/return", {"token": told["return_token"]})
    assert back["id"] == ana.me["id"]
    ana.post("/api/people/sign-out", status=204)


# --- The house itself -----------------------------------------------------------------------------------


def test_a_house_that_cannot_write_is_not_well(tmp_path, monkeypatch):
    with a_house(tmp_path) as house:
        assert house.get("/health").json() == {"status": "well"}
        store, pulse = inside(house).store, inside(house).pulse
        written = store.writer.written
        for _ in range(5):
            house.get("/health")
        assert store.writer.written <= written + 1
        pulse._felt = 0.0
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = on")  # on each connection of the pool
        event.listen(store.engine, "checkout", lambda raw, *_: raw.execute("PRAGMA query_only = on"))
        answer = house.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "store")


def test_a_damaged_database_is_told_before_anything_is_served(tmp_path):
    open_store(Config(store=str(tmp_path))).close()
    file = tmp_path / "ludus.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute(
            "create table padding as with recursive n(i) as (select 1 union all select i+1 from n "
            "where i < 4000) select i, hex(randomblob(40)) from n"
        )
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    raw = bytearray(file.read_bytes())
    for page in range(len(raw) // size // 2, len(raw) // size):
        raw[page * size : page * size + 64] = b"\xff" * 64
    file.write_bytes(raw)
    with pytest.raises(LudusError, match="damaged") as told:
        serve.serve(Config(store=str(tmp_path)), "127.0.0.1", 0)
    assert "backup" in told.value.hint


def test_a_full_disk_is_told_before_anything_is_served(tmp_path, monkeypatch):
    set_up = stores._set_up_sqlite

    def small(connection, record):
        set_up(connection, record)
        connection.execute(f"PRAGMA max_page_count={connection.execute('PRAGMA page_count').fetchone()[0] or 3}")

    monkeypatch.setattr(stores, "_set_up_sqlite", small)
    with pytest.raises(LudusError, match="full"):
        serve.serve(Config(store=str(tmp_path)), "127.0.0.1", 0)


@pytest.mark.parametrize("second", ["folder", "address"])
def test_a_second_server_on_one_file_is_told_before_it_touches_anything(tmp_path, second):
    config = Config(store=str(tmp_path))
    open_store(config).close()
    with serve.claim(config):
        other = config if second == "folder" else Config(database=f"sqlite:///{tmp_path / 'ludus.db'}")
        before = (tmp_path / "ludus.db").read_bytes()
        with pytest.raises(BadSetting, match="Another server"):
            serve.serve(other, "127.0.0.1", 0)
        assert (tmp_path / "ludus.db").read_bytes() == before
    with serve.claim(config):
        pass


def test_a_whole_database_passes(where):
    store = open_store(Config(**where))
    check(store)
    store.close()


def test_metrics_are_for_whoever_brings_the_token(tmp_path):
    with a_house(tmp_path, metrics_token="secret") as house:
        assert house.get("/metrics").status_code == 403
        assert house.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 403
        said = house.get("/metrics", headers={"authorization": "Bearer secret"}).text
    with a_house(tmp_path) as house:
        ana = Visitor(house, "Ana")
        with ana.at(ana.set_up("me", "random")):
            said = house.get("/metrics").text
    names = (
        "hellos_total 1.0",
        "hello_bytes_total",
        "room_evictions_total",
        "bot_questions_waiting",
        "bot_answers_total",
    )
    assert all(f"ludus_{name}" in said for name in names)


def test_behind_a_proxy_the_house_answers_to_its_own_name_over_tls_only(tmp_path):
    named = {"proxied": True, "secure": True, "address": "https://games.example/", "origins": "https://club.example"}
    with a_house(tmp_path, **named) as house:
        answer = house.get("/api/games", headers={"host": "games.example"})
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert house.get("/api/games", headers={"host": "club.example"}).status_code == 200
        refused = house.get("/api/games", headers={"host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "host")
        assert house.get("/health", headers={"host": "10.0.0.7:8001"}).status_code == 200
        with pytest.raises(WebSocketDisconnect), house.websocket_connect("/ws/abc", headers={"host": "evil.example"}):
            pass
    with a_house(tmp_path) as house:
        answer = house.get("/api/games", headers={"host": "whatever"})
        assert answer.status_code == 200 and "strict-transport-security" not in answer.headers


def test_admin_knows_the_days(tmp_path):
    store = open_store(Config(store=str(tmp_path)))
    assert admin.tidy(store, 1) == (0, 0)
    store.close()


def test_a_full_lock_table_costs_the_lock_that_was_asked_for_and_no_other():
    peers = PostgresPeers.__new__(PostgresPeers)  # without its threads
    peers._mutex, peers._held = threading.Lock(), {"held"}

    class Full:
        closed = False

        def execute(self, *_):
            raise psycopg.errors.OutOfMemory("out of shared memory")

    peers._locks = full = cast("psycopg.Connection[Any]", Full())
    assert not peers._try_lock("another")
    assert peers._locks is full and peers._held == {"held"}


def test_room_for_locks_is_looked_at_before_anything_is_served(database, caplog, monkeypatch):
    with closing(open_store(Config(database=database))) as store:
        check(store)
        assert not caplog.records
        monkeypatch.setattr(stores, "LOCKS", "select 64, 100, 0, 3300")
        check(store)
    assert "3300 tables are played, PostgreSQL has room for 6400 locks" in caplog.text
