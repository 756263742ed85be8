"""The store: what is written is durable, commits are shared, and one that fails takes nobody with it."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from ludus.core.errors import LudusError
from ludus.server.rooms.hall import Hall
from ludus.server.rooms.table.clocks import Clocks
from ludus.server.rows import PLAYING, LogEntry, SeatRow, TableRow, TimeControl
from ludus.server.store import journal, tables
from ludus.server.store.migrate import SCRIPTS, newest
from ludus.server.store.store import Store
from tests.server.houses import a_house


def a_table():
    return TableRow("t", "kampf", 1, "", {}, 2, "seed", PLAYING, True, False, "full", None, TimeControl(), created=0.0)


def an_entry(seq, command=None):
    return LogEntry("t", seq, "act", 0, "words", ("roll 1", "roll 2"), "person", command, "", 0.0)


def append(seq, command=None):
    return lambda connection: journal.append(
        connection, journal.LogUpdate("t", (an_entry(seq, command),), {}, {}), "here"
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request, tmp_path):
    here = request.param == "sqlite"
    store = Store.in_folder(tmp_path) if here else Store.open(request.getfixturevalue("database"))
    with store.engine.begin() as connection:
        tables.create(connection, a_table(), [SeatRow("t", seat, "open", "") for seat in range(2)])
    yield store
    store.close()


def test_what_is_written_is_read_back(store):
    asyncio.run(store.write(append(1, "c/1")))
    with store.engine.connect() as connection:
        assert journal.read(connection, "t") == [an_entry(1, "c/1")]
        assert tables.read(connection, "t") == (a_table(), [SeatRow("t", seat, "open", "") for seat in range(2)])


def test_many_writes_share_commits_and_one_that_fails_takes_nobody_with_it(store):
    async def write():
        jobs = [append(seq) for seq in range(1, 101)]
        jobs[50] = append(1)  # a place that is taken
        return await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)

    results = asyncio.run(write())
    assert isinstance(results[50], IntegrityError) or isinstance(results[0], IntegrityError)
    assert sum(result is None for result in results) == 99
    with store.engine.connect() as connection:
        assert len(journal.read(connection, "t")) == 99


def test_a_command_has_one_place_in_the_log(store):
    asyncio.run(store.write(append(1, "c/1")))
    with pytest.raises(IntegrityError):
        asyncio.run(store.write(append(2, "c/1")))


def test_whoever_loses_a_deadlock_tries_again(database):
    store = Store.open(database)
    job_has_one, other_has_two = threading.Event(), threading.Event()
    runs = []

    def lock(connection, name):
        connection.execute(text("update keys set value = value where name = :name"), {"name": name})

    def job(connection):
        runs.append(1)
        connection.execute(text("set local deadlock_timeout = '10ms'"))  # it notices first, and loses
        lock(connection, "signing")
        job_has_one.set()
        assert other_has_two.wait(60)
        lock(connection, "push")

    def other():
        with store.engine.begin() as connection:
            connection.execute(text("set local deadlock_timeout = '1h'"))
            lock(connection, "push")
            other_has_two.set()
            assert job_has_one.wait(60)
            lock(connection, "signing")

    thread = threading.Thread(target=other)
    thread.start()
    asyncio.run(store.write(job))
    thread.join()
    assert len(runs) >= 2  # it may lose once more before the other is awake
    store.close()


def test_a_commit_of_sqlite_is_on_the_disk_when_it_returns(tmp_path):
    store = Store.in_folder(tmp_path)
    with store.engine.connect() as connection:
        assert connection.execute(text("pragma synchronous")).scalar() == 2  # full
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
    store.close()


def test_whoever_waits_at_the_same_time_shares_a_commit(tmp_path):
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as connection:
        tables.create(connection, a_table(), [SeatRow("t", 0, "open", "")])

    async def write():
        await asyncio.gather(*(store.write(append(seq)) for seq in range(1, 201)))

    asyncio.run(write())
    assert store.writer.written == 200
    assert store.writer.commits < 50
    store.close()


# --- Letting go -----------------------------------------------------------------------------------------

DESCRIPTORS = Path("/proc/self/fd")  # where Linux lists what this process holds open


def held(folder: Path) -> list[str]:
    """The files of a folder that this process has open."""
    found = []
    for entry in DESCRIPTORS.iterdir():
        with contextlib.suppress(OSError):
            found.append(os.readlink(entry))
    return [name for name in found if name.startswith(str(folder))]


def of_a_newer_version(folder: Path) -> None:
    Store.in_folder(folder).close()
    with closing(sqlite3.connect(folder / "ludus.db")) as database, database:
        database.execute("update alembic_version set version_num = '9999'")


def no_database(folder: Path) -> None:
    (folder / "ludus.db").write_text("a shopping list, long enough to be looked at" * 100)


@pytest.mark.skipif(not DESCRIPTORS.exists(), reason="this system does not list open files")
@pytest.mark.parametrize("spoil", [of_a_newer_version, no_database])
def test_a_database_that_cannot_be_used_is_let_go_of(tmp_path, spoil):
    spoil(tmp_path)
    with pytest.raises(LudusError) as refused:
        Store.in_folder(tmp_path)
    assert refused.value.hint
    assert not held(tmp_path)


@pytest.mark.skipif(not DESCRIPTORS.exists(), reason="this system does not list open files")
def test_a_house_that_cannot_open_its_doors_lets_go_of_its_database(tmp_path, monkeypatch):
    async def fail(_hall: Hall, _address: str) -> None:
        raise OSError("no room")

    monkeypatch.setattr(Hall, "start", fail)
    with pytest.raises(OSError, match="no room") as failed, a_house(tmp_path):
        pass
    assert failed.value
    assert not held(tmp_path)


# --- Clocks ---------------------------------------------------------------------------------------------


def test_a_late_answer_is_paid_from_the_reserve_once_the_decision_is_settled():
    clocks = Clocks(TimeControl("live", seconds=10, reserve=60), seats=2)
    clocks.open(at=100)
    assert clocks.deadline(0) == 170
    clocks.answer(0, at=125)
    assert clocks.reserve == [60, 60]
    clocks.open(at=130)
    assert clocks.reserve == [45, 60]
    assert clocks.first_deadline([0, 1]) == 185


def test_a_paused_clock_stands_still():
    clocks = Clocks(TimeControl("days", seconds=100), seats=2)
    clocks.open(at=0)
    clocks.pause(at=40)
    assert clocks.deadline(0) is None
    clocks.resume(at=1000)
    assert clocks.deadline(0) == 1060


def test_a_table_without_a_clock_never_runs_out():
    clocks = Clocks(TimeControl(), seats=2)
    clocks.open(at=0)
    assert clocks.first_deadline([0, 1]) is None


def test_the_last_migration_is_known_without_asking_alembic(tmp_path):
    scripts = ScriptDirectory(str(SCRIPTS))
    assert newest() == scripts.get_current_head()
    store = Store.in_folder(tmp_path)
    with store.engine.connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar() == newest()
    store.close()
