"""The rules as `dev.py build --compiled` left them, beside everything else as it lies in `src`.

Both play the same games, so a part passes or fails the same with either; compiled rules only take less time.
"""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "ludus"
BUILT: Final = ROOT / ".cache" / "compiled"
RULES: Final = ("core", "games")  # what is compiled


class Stale(Exception):
    """There are no compiled rules, or they are not those of `src`."""


def use() -> None:
    """Let this process and those it starts import the compiled rules."""
    site = next(BUILT.glob("lib/python*/site-packages"), BUILT)
    if changed := [name for name in rule_files() if not is_same(SOURCES / name, site / "ludus" / name)]:
        raise Stale(f"there are no compiled rules of the present code; {changed[0]} differs.")
    folder = Path(tempfile.mkdtemp(prefix="ludus-soak-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    join(site, folder)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)


def rule_files() -> list[Path]:
    files = (file for room in RULES for file in (SOURCES / room).rglob("*"))
    return sorted(file.relative_to(SOURCES) for file in files if file.suffix == ".py")


def is_same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def join(site: Path, folder: Path) -> None:
    """Fill a folder with links: the rules to the compiled ones, everything else to the sources."""
    (folder / "ludus").mkdir()
    for entry in SOURCES.iterdir():
        (folder / "ludus" / entry.name).symlink_to(site / "ludus" / entry.name if entry.name in RULES else entry)
    for library in site.glob("*__mypyc*"):
        (folder / library.name).symlink_to(library)
