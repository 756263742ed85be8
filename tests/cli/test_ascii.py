"""A terminal without UTF-8: boards keep their columns, and every seat its own mark."""

import os
import subprocess
import sys

import pytest

from ludus.cli.terminal.ascii import SIGNS, ascii_of
from ludus.cli.terminal.screen import MARKS

POOR = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "", "COLUMNS": "80"}


def shown(lang: str, *words: str, env: dict[str, str] = POOR) -> str:
    command = [sys.executable, "-m", "ludus.cli", *words, "--lang", lang]
    answer = subprocess.run(command, capture_output=True, env=os.environ | env, check=True)
    return answer.stdout.decode("ascii" if env is POOR else "utf-8")


def test_every_mark_of_a_seat_has_a_sign_of_its_own():
    assert len({SIGNS[mark] for mark in MARKS}) == len(MARKS)
    assert [ascii_of(char) for char in "éőßあ"] == ["e", "o", "ss", "?"]


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
def test_a_board_is_as_wide_as_ever_and_nothing_is_unknown(game):
    plain = shown("hu", "play", game, "--check", "--seed", "1")
    rich = shown("hu", "play", game, "--check", "--seed", "1", env={"PYTHONIOENCODING": "utf-8", "COLUMNS": "80"})
    assert "?" not in plain
    assert [len(line) for line in plain.splitlines()] == [len(line) for line in rich.splitlines()]
