"""A terminal without UTF-8: boards keep their columns, and every seat its own mark."""

import os
import pty
import subprocess
import sys

import pytest

from ludus.cli.terminal.ascii import SIGNS, ascii_of, is_asked_for
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


@pytest.mark.parametrize(
    "env, asked",
    [
        ({"LC_ALL": "C"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LC_ALL": "hu_HU.ISO-8859-2"}, True),
        ({"LC_ALL": "C.UTF-8"}, False),
        ({"LC_ALL": "de_DE.utf8@euro"}, False),
        ({"LC_ALL": "", "LANG": "C"}, False),
        ({}, False),
        ({"LC_ALL": "C", "PYTHONUTF8": "1"}, False),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, False),
    ],
)
def test_a_locale_without_utf_8_asks_for_ascii(env, asked):
    assert is_asked_for(env) is asked


def test_a_terminal_of_the_locale_c_gets_its_board_in_ascii_and_a_file_keeps_every_letter():
    command = [sys.executable, "-m", "ludus.cli", "play", "kampf", "--check", "--seed", "1", "--lang", "en"]
    chosen = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONUTF8", "PYTHONIO"))}
    env = chosen | {"LC_ALL": "C", "TERM": "dumb"}
    ours, theirs = pty.openpty()
    program = subprocess.Popen(command, env=env, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    shown = b""
    while part := read(ours):
        shown += part
    assert program.wait() == 0
    assert b"+-A1--" in shown and shown.isascii()
    written = subprocess.run(command, env=env, capture_output=True, check=True, stdin=subprocess.DEVNULL).stdout
    assert "─A1──" in written.decode("utf-8")


def read(terminal: int) -> bytes:
    """What the program has written; nothing once it is gone."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""
