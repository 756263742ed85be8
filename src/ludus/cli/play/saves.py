"""Games on disk: a record with its seed, and who sat where in comments that a replay skips."""

import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ludus.cli.play.seating import Player
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BrokenRecord
from ludus.match import Match

SEAT_LINE: Final = re.compile(r"^; seat (?P<seat>\d+) (?:human|bot (?P<level>\S+)) (?P<name>.+)$", re.MULTILINE)
ENDING: Final = ".txt"


def folder() -> Path:
    """Where the games of this terminal are kept."""
    return user_data_path("ludus", appauthor=False) / "saves"


class SaveFile:
    """The file one game is kept in, and no other game."""

    def __init__(self, game: str, path: Path | None = None, text: str | None = None) -> None:
        self.game = game
        self.path = path
        self._text = text  # what the file holds, unless somebody else has written it
        self._wanted = text  # what somebody asked to keep

    def write(self, text: str) -> Path:
        """Bring the file up to date; a game that has none yet gets one. Raises OSError."""
        if self.path is not None and text == self._text:
            return self.path
        is_new = self.path is None or not self._is_ours()
        if self.path is None or is_new:
            self.path, self._wanted = claim(self.game), None
        try:
            write(self.path, text)
        except OSError:
            if is_new:
                self.path.unlink(missing_ok=True)
                self.path = None
            raise
        self._text = text
        return self.path

    def want(self) -> None:
        """Somebody asks to keep the game as it is now."""
        self._wanted = self._text

    def discard(self) -> None:
        """Go back to what somebody asked to keep, or to no file. Raises OSError."""
        if self.path is None or not self._is_ours():
            return
        if self._wanted is None:
            self.path.unlink(missing_ok=True)
        else:
            write(self.path, self._wanted)

    def _is_ours(self) -> bool:
        """Whether nobody else has written the file: the same game may have been taken up in two windows."""
        assert self.path is not None
        try:
            return self.path.read_text(encoding="utf-8") == self._text
        except FileNotFoundError:
            return True
        except (OSError, UnicodeDecodeError):
            return False


def claim(game: str) -> Path:
    """A file nobody has, named after the game and the time. Raises OSError."""
    folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder() / f"{name}{f'-{number}' if number > 1 else ''}{ENDING}"
        try:
            path.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError


def saved(match: Match, players: Sequence[Player]) -> str:
    """The record with its seed and the players."""
    lines = [
        f"; seat {seat} {f'bot {player.level}' if player.is_bot else 'human'} {player.name}\n"
        for seat, player in enumerate(players)
    ]
    return match.record(secrets_too=True) + "".join(lines)


def read_players(text: str) -> list[Player]:
    """Who sat where, as far as a save says so."""
    found = {int(line["seat"]): Player(line["name"], line["level"] or "") for line in SEAT_LINE.finditer(text)}
    return [found[seat] for seat in sorted(found)] if sorted(found) == list(range(len(found))) else []


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all, for the eyes of its owner: the seed is in it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read(screen: Screen, name: str, hint: str = "cli-hint-file") -> str:
    """The text of a record. Raises BrokenRecord if there is none."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        text = screen.speech.text
        raise BrokenRecord(
            text("cli-error-file", file=name, why=why_unreadable(screen, error)), hint=text(hint)
        ) from error


def why_unreadable(screen: Screen, error: Exception) -> str:
    """What stands in the way of reading a file."""
    if isinstance(error, OSError) and error.strerror:
        return screen.speech.mistake(error.strerror)
    return screen.speech.text("cli-not-text")


def why_not(screen: Screen, error: OSError | ValueError) -> str:
    """What stands in the way of writing a file."""
    return screen.speech.mistake(error.strerror if isinstance(error, OSError) and error.strerror else str(error))


def resume_command(path: Path) -> str:
    """What to type to go on with a saved game."""
    name = path.name.removesuffix(ENDING) if path.parent == folder() else str(path)
    return shlex.join([*program(), "play", "--resume", name])


def program() -> list[str]:
    """How this program is called: by its name where that leads here."""
    called = Path(sys.argv[0])
    if called.suffix == ".py":
        return [sys.executable, "-m", "ludus.cli"]
    found = shutil.which("ludus")
    return ["ludus"] if found and called.exists() and os.path.samefile(found, called) else [str(called)]
