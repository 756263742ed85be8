"""Answers and solutions on the disk, so that nothing is solved twice: in the user's cache folder.

A name says what an entry depends on: the rules version, the data set, this solver, and both sides. A folder that cannot
be written to is no error, only slower.
"""

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from platformdirs import user_cache_path

from ludus.games.spartacus import SPARTACUS
from ludus.odds.spartacus.bout import Bout

ROOM: Final = 1_500_000_000  # bytes of solutions kept
SOLUTION: Final = ".solution"
ANSWER: Final = ".json"
COMPILED: Final = (b"\n@compiled", b"\n@inner", b"\n@spliced")  # what marks a file of compiled code


def folder() -> Path:
    """Where entries lie."""
    return user_cache_path("ludus", appauthor=False) / "odds"


@cache
def solver_edition() -> str:
    """A short digest of the compiled code: another solver, other entries."""
    found = hashlib.sha256()
    for path in sorted((Path(__file__).parent / "solver").glob("*.py")):
        content = path.read_bytes()
        if any(mark in content for mark in COMPILED):
            found.update(path.name.encode() + b"\0" + content)
    return found.hexdigest()[:12]


def name_of(bout: Bout) -> str:
    """The name of a bout's entries."""
    digest = hashlib.sha256(repr(bout.key[1:]).encode()).hexdigest()[:20]
    return f"spartacus-{SPARTACUS.rules}-{bout.box.data.digest[:12]}-{solver_edition()}-{digest}"


def read_answer(bout: Bout) -> dict[str, Any] | None:
    """An answer that lies here; None where there is none that can be read."""
    try:
        found = json.loads((folder() / (name_of(bout) + ANSWER)).read_text())
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def write(name: str, content: bytes) -> None:
    """Put an entry down, whole or not at all."""
    path = folder() / name
    part = path.with_name(f"{name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)


def keep_answer(bout: Bout, answer: dict[str, Any]) -> None:
    write(name_of(bout) + ANSWER, json.dumps(answer).encode())


def solution_path(bout: Bout) -> Path:
    return folder() / (name_of(bout) + SOLUTION)


def make_room() -> None:
    """Throw out the solutions not used for longest until the rest fits."""
    try:
        found = [(path.stat(), path) for path in folder().glob("*" + SOLUTION)]
    except OSError:
        return
    total = 0
    for stat, path in sorted(found, key=lambda entry: -entry[0].st_mtime):
        total += stat.st_size
        if total > ROOM:
            path.unlink(missing_ok=True)
