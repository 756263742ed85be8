"""Who collects first where nothing is translated yet."""

import sys

import pytest

from tests import translating
from tests.translating import after_the_first


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr(translating, "KEPT", tmp_path / "bytecode")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "bytecode"


def done(kept):
    return sorted(path.name for path in kept.glob("collected-*"))


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there")
def test_what_was_collected_once_is_known_by_what_was_asked_for(kept):
    with after_the_first(["tests"]):
        assert not done(kept)
    (first,) = done(kept)
    with after_the_first(["tests"]):
        assert done(kept) == [first]
    with after_the_first(["tests/core"]):
        pass
    assert len(done(kept)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there")
def test_whoever_fails_to_collect_leaves_it_to_the_next(kept):
    with pytest.raises(ValueError, match="broken"), after_the_first(["tests"]):
        raise ValueError("broken")
    assert not done(kept)


def test_nobody_waits_where_nothing_is_kept(kept, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with after_the_first(["tests"]):
        pass
    assert not kept.exists()
