"""Files that nobody but the account of the server may read: they hold keys, dice seeds and what people said.

They are made so from the start, whatever the umask, and those that are there already are closed.
"""

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database

log = logging.getLogger("ludus.server")


def make_folder(folder: Path) -> None:
    """Make a folder of our own, or close the one that is there. Raises OSError."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if _is_ours_alone(folder):
        _close(folder, FOLDER)


def make_file(file: Path) -> None:
    """Make an empty file. Raises FileExistsError where there is one, and other kinds of OSError."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def keep_private(file: Path) -> None:
    """Close a file; one that is not there yet is made, empty. Raises OSError."""
    try:
        make_file(file)
    except FileExistsError:
        _close(file, FILE)


def keep_database_private(file: Path) -> None:
    """Close an SQLite database and what lies beside it: what SQLite makes later gets its mode. Raises OSError."""
    keep_private(file)
    for path in (Path(f"{file}{ending}") for ending in BESIDE):
        with contextlib.suppress(FileNotFoundError):  # mostly not there, or just gone
            _close(path, FILE)


def _is_ours_alone(folder: Path) -> bool:
    """Our folder holds files only. One with folders in it, or one for everybody (as /tmp is), serves others too."""
    return not folder.stat().st_mode & stat.S_ISVTX and not any(path.is_dir() for path in folder.iterdir())


def _close(path: Path, mode: int) -> None:
    if stat.S_IMODE(path.stat().st_mode) == mode:
        return
    try:
        path.chmod(mode)
    except OSError as error:  # it belongs to another account, or the disk knows no modes
        log.warning("%s may be open to others: %s", path, error.strerror)
