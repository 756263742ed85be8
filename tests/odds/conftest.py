"""What tests of odds share."""

import pytest

from ludus.odds.spartacus import disk_cache, service


@pytest.fixture(scope="session")
def solutions(tmp_path_factory):
    """Where the fights solved in this run lie; what an earlier run has found is of no use to a test."""
    return tmp_path_factory.mktemp("odds")


@pytest.fixture(autouse=True)
def shelf_of_this_run(monkeypatch, solutions):
    monkeypatch.setattr(disk_cache, "folder", lambda: solutions)


@pytest.fixture
def fresh(monkeypatch, tmp_path, shelf_of_this_run):
    """Nothing is remembered, nothing lies on the disk, and what is asked for is solved in the background."""
    monkeypatch.setattr(disk_cache, "folder", lambda: tmp_path / "odds")
    monkeypatch.setattr(service, "LEDGER", service.Ledger())
    monkeypatch.delenv(service.VARIABLE)
