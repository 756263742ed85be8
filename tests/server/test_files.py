"""Who may read the files of a server: its own account, and nobody else."""

import os
import sqlite3
import stat

import pytest

from ludus.core.errors import LudusError
from ludus.server import admin
from ludus.server.config import Config
from ludus.server.serve import claim
from ludus.server.store.store import Store
from tests.server.houses import Visitor, a_house


@pytest.fixture(autouse=True)
def open_handed():
    """A umask that takes nothing away."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder):
    return {path.name: mode(path) for path in folder.iterdir()}


def test_what_a_house_writes_is_for_its_own_account_only(tmp_path):
    folder = tmp_path / "deep" / "house"
    with a_house(folder) as house:
        Visitor(house, "Ana").set_up("me", "open")
        with claim(Config(store=str(folder))):
            pass
        assert mode(folder) == 0o700
        found = modes(folder)
        assert {"ludus.db", "ludus.db-wal", "ludus.db-shm", "lock"} <= set(found)
        assert set(found.values()) == {0o600}


def test_files_and_folders_that_lie_open_are_closed_at_the_start(tmp_path):
    folder = tmp_path / "house"
    folder.mkdir(0o755)
    Store.in_folder(folder).close()
    used = sqlite3.connect(folder / "ludus.db")  # so that SQLite keeps its files beside it
    used.execute("delete from reports")
    used.commit()
    (folder / "lock").touch()
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    assert set(modes(folder)) == {"ludus.db", "ludus.db-wal", "ludus.db-shm", "lock"}
    store = Store.in_folder(folder)
    with claim(Config(store=str(folder))):
        pass
    assert mode(folder) == 0o700
    assert set(modes(folder).values()) == {0o600}
    store.close()
    used.close()


def test_a_database_named_by_its_address_is_closed_too(tmp_path):
    for name in ("new.db", "old.db"):
        if name == "old.db":
            (tmp_path / name).touch(0o644)
        Store.open(f"sqlite:///{tmp_path / name}").close()
        assert mode(tmp_path / name) == 0o600


def test_a_backup_is_for_its_own_account_only(tmp_path):
    store = Store.in_folder(tmp_path / "house")
    admin.backup(store, tmp_path / "copy.db")
    assert mode(tmp_path / "copy.db") == 0o600
    store.close()


def test_a_backup_overwrites_nothing_and_needs_a_folder(tmp_path):
    store = Store.in_folder(tmp_path / "house")
    kept = tmp_path / "copy.db"
    kept.write_text("kept")
    for file in (kept, tmp_path / "nowhere" / "copy.db"):
        with pytest.raises(LudusError) as refused:
            admin.backup(store, file)
        assert refused.value.hint
    assert kept.read_text() == "kept"
    store.close()


@pytest.mark.parametrize("kind", ["with folders of others", "open to everybody"])
def test_a_folder_that_serves_others_too_keeps_its_mode(tmp_path, kind):
    folder = tmp_path / "shared"
    folder.mkdir()
    if kind == "with folders of others":
        (folder / "music").mkdir()
        folder.chmod(0o755)
    else:
        folder.chmod(0o1777)
    before = mode(folder)
    Store.in_folder(folder).close()
    assert mode(folder) == before
    assert mode(folder / "ludus.db") == 0o600
