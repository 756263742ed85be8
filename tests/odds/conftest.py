"""What tests of odds share."""

import pytest

from ludus.odds.spartacus import fighting, shelf


@pytest.fixture
def fresh(monkeypatch, tmp_path):
    """Nothing is remembered, and nothing lies on the disk."""
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path / "odds")
    monkeypatch.setattr(fighting, "LEDGER", fighting.Ledger())
