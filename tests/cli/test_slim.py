"""The product without what a server needs: the terminal plays, and says what is missing where it serves."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from ludus.cli import main

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
NAMES = {"argon2-cffi": "argon2", "http-ece": "http_ece", "prometheus-client": "prometheus_client"}
SERVER = sorted(Requirement(line).name for line in PROJECT["project"]["optional-dependencies"]["server"])

PLAYS = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from ludus.cli import main
for words in (["games"], ["sim", "kampf", "--games", "1", "--bots", "greedy,random", "--workers", "1"]):
    assert main(words) == 0, words
sys.exit(main(["serve"]))
"""


def test_the_terminal_and_the_bots_do_without_the_server():
    missing = {NAMES.get(name, name.replace("-", "_")) for name in SERVER} - {"babel"}  # comes with fluent.runtime
    code = PLAYS.format(missing={*missing, "numpy"})
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 2, told.stderr
    assert "needs the package 'fastapi'" in told.stderr and "hint: install it" in told.stderr


@pytest.mark.parametrize("words", [["serve"], ["admin", "tables"], ["bot", "--server", "http://here", "--seat", "x"]])
def test_a_missing_server_is_told_in_a_sentence(words, monkeypatch, capsys):
    for name in ("fastapi", "websockets"):
        monkeypatch.setitem(sys.modules, name, None)
    assert main(words) == 2
    assert "hint: install it" in capsys.readouterr().err


def test_compiled_wheels_are_built_for_every_python_that_is_promised():
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
