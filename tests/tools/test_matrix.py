"""Every Python of this machine is found and tried."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.test_pythons import PROMISED
from tools import matrix
from tools.matrix import Outcome


def program(path: Path, said: str, code: int = 0) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {said}\nexit {code}\n")
    path.chmod(0o755)


def test_whoever_asks_for_help_is_told_and_nothing_is_run(monkeypatch, capsys):
    monkeypatch.setattr(matrix, "run", lambda words: pytest.fail("it runs all the same"))
    assert matrix.main(["--help"]) == 0
    assert "python3 -m tools.matrix check" in capsys.readouterr().out


@pytest.fixture
def machine(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(matrix, "VERSIONS", tmp_path / "versions")
    return tmp_path


def test_each_version_is_found_once_and_old_ones_are_not(machine):
    program(machine / "bin" / "python3.11", "3.11.2")
    program(machine / "versions" / "3.11.9" / "bin" / "python", "3.11.9")
    program(machine / "versions" / "3.13.1" / "bin" / "python", "3.13.1")
    program(machine / "bin" / "python3.10", "3.10.1")
    found = matrix.pythons()
    assert list(found) == ["3.11.2", "3.13.1"]
    assert found["3.11.2"] == str(machine / "bin" / "python3.11")


def test_a_program_that_only_says_where_others_are_is_passed_over(machine):
    program(machine / "bin" / "python3.12", "not here", code=127)
    program(machine / "versions" / "3.12.4" / "bin" / "python", "3.12.4")
    assert matrix.pythons() == {"3.12.4": str(machine / "versions" / "3.12.4" / "bin" / "python")}


def test_the_oldest_is_the_first_that_is_promised():
    assert ".".join(map(str, matrix.oldest())) == PROMISED[0]
    assert matrix.version_of(sys.executable) == ".".join(map(str, sys.version_info[:3]))


def test_what_fails_with_one_python_fails_the_whole(monkeypatch, capsys):
    outcomes = [Outcome("3.11.2", 0, 12.4), Outcome("3.13.1", 1, 3.0)]
    monkeypatch.setattr(matrix, "run", lambda words: outcomes)
    assert matrix.main(["check"]) == 1
    assert "| 3.13.1 | FAILED (1) | 3 |" in capsys.readouterr().out


def test_a_clone_has_what_is_committed(tmp_path, monkeypatch):
    origin = tmp_path / "origin"
    origin.mkdir()
    who = ["-c", "user.name=a", "-c", "user.email=a@b"]
    (origin / "dev.py").write_text("first")
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-qm", "one"]):
        subprocess.run(["git", *words], cwd=origin, check=True)
    monkeypatch.setattr(matrix, "ROOT", origin)
    monkeypatch.setattr(matrix, "CLONES", tmp_path / "clones")
    assert (matrix.clone("3.12.4") / "dev.py").read_text() == "first"
    (origin / "dev.py").write_text("second")
    subprocess.run(["git", *who, "commit", "-qam", "two"], cwd=origin, check=True)
    assert (matrix.clone("3.12.4") / "dev.py").read_text() == "second"
