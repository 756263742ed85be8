"""A terminal without a person: lines are typed beforehand, and what is shown is read afterwards."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from ludus.bots import UniformBot
from ludus.cli import main
from ludus.match import Match, play


class Shown(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Terminal = Callable[..., Shown]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """`terminal("play", "kampf", typed=["1"])` runs `ludus play kampf` and types 1."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LUDUS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main(words)
        except SystemExit as left:  # argparse leaves this way after its help
            code = int(left.code or 0)
        shown = capsys.readouterr()
        return Shown(code, shown.out, shown.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three bots."""
    path = tmp_path / "game.txt"
    path.write_text(finished_game(), encoding="utf-8")
    return path


def finished_game() -> str:
    """A game of Kampf played to its end."""
    match = Match.new("kampf", 3, seed=4)
    play(match, [UniformBot(seat) for seat in range(3)])
    return match.record()
