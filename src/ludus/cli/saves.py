"""Games on disk: a record with its seed, and who sat where in comments that a replay skips."""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludus.cli.screen import Screen
from ludus.cli.seating import Player
from ludus.core.errors import BrokenRecord
from ludus.match import Match

SEAT_LINE: Final = re.compile(r"^; seat (?P<seat>\d+) (?:human|bot (?P<level>\S+)) (?P<name>.+)$", re.MULTILINE)


def last_game(game: str) -> Path:
    """Where a game that is broken off is kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ludus" / f"last-{game}.txt"


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
    """Write a file whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def read(screen: Screen, name: str) -> str:
    """The text of a record. Raises BrokenRecord if there is none."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else screen.speech.text("cli-not-text")
        text = screen.speech.text
        raise BrokenRecord(text("cli-error-file", file=name, why=why), hint=text("cli-hint-file")) from error


def resume_command(path: Path) -> str:
    """What to type to go on with a saved game."""
    program = "ludus" if shutil.which("ludus") else sys.argv[0]
    return shlex.join([program, "play", "--resume", str(path)])
