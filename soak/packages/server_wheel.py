"""The wheel, built and installed as the Dockerfile does it, serves the page and plays a game."""

import contextlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tests.server.remote import Guest, Player, Server

ROOT: Final = Path(__file__).resolve().parents[2]
NOT_COPIED: Final = (".cache", ".git", ".venv", "dist", "__pycache__", "node_modules")


def call(*words: str | Path) -> None:
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT, capture_output=True)


@contextlib.contextmanager
def a_copy() -> Iterator[Path]:
    """The sources without what was built from them, but for the page."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "src"
        shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
        yield source


def install(folder: Path) -> Path:
    """The two stages of the Dockerfile; the Python of the second."""
    wheels, home = folder / "wheels", folder / "home"
    with a_copy() as source:
        call(
            python_with_pip(folder),
            "-m",
            "pip",
            "wheel",
            "--use-pep517",
            "--wheel-dir",
            wheels,
            "-c",
            source / "constraints.txt",
            f"{source}[server]",
        )
    call(sys.executable, "-m", "venv", home)
    python = home / "bin" / "python"
    call(python, "-m", "pip", "install", "--no-index", "--find-links", wheels, "ludus-games[server]")
    return python


def python_with_pip(folder: Path) -> Path:
    call(sys.executable, "-m", "venv", folder / "build")
    return folder / "build" / "bin" / "python"


def play_a_game(server: Server) -> tuple[int, int]:
    """The page is served and a game is played to its end: the bytes of the one, the commands of the other."""
    ana = Guest(server.url, "Ana")
    page = ana.get("/")
    assert "<!doctype html>" in page.lower() and "/assets/" in page, page[:200]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = ana.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
    player = Player(ana, table, "ana", lambda words: words[0])
    player.start()
    player.join()
    assert player.over and player.trouble is None, player.trouble
    return len(page), player.n


def run(progress: Callable[[str], None]) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = install(folder)
        progress("installed")
        server = Server(["--store", str(folder / "store")], folder / "log", str(python))
        server.start()
        try:
            page, commands = play_a_game(server)
            shipped = subprocess.run(
                [python, "-c", "import ludus; print(ludus.__file__)"], check=True, capture_output=True, text=True
            ).stdout.strip()
            assert shipped.startswith(str(folder)), shipped
        finally:
            server.kill()
    return [f"wheel built, installed without an index, page of {page} bytes served, a game of {commands} commands"]
