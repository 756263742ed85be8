"""The rules as `dev.py build --compiled` left them, beside everything else as it lies in `src`.

Both play the same games, so whatever is run passes or fails the same with either; compiled rules only take less time.
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
RULES: Final = ("core", "games", "encoding")  # what is compiled
LINKS: Final = "compiled"  # the folder of an environment that holds them
PROVEN: Final = "proven"  # a file beside them, once they have played the same games as the plain ones
PATH_FILE: Final = "_compiled_ludus.pth"  # read before the one of the editable install, which sorts after it


class Stale(Exception):
    """There are no compiled rules, or they are not those of `src`."""


def use() -> None:
    """Let this process and those it starts import the compiled rules. Raises Stale."""
    folder = Path(tempfile.mkdtemp(prefix="ludus-compiled-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    join(fresh_site(), folder)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)


def install(venv: Path) -> int:
    """Let everything that runs in a virtual environment import the compiled rules. Raises Stale."""
    site = fresh_site()
    remove(venv)
    (venv / LINKS).mkdir()
    join(site, venv / LINKS)
    (packages_of(venv) / PATH_FILE).write_text(f"{venv / LINKS}\n")
    print("The rules in .venv are the compiled ones; `dev.py build --plain` takes them out again.")
    return 0


def is_at_hand(venv: Path) -> bool:
    """Whether there are proven ones of the present code for the Python of a virtual environment."""
    try:
        site = fresh_site()
    except Stale:
        return False
    return (BUILT / PROVEN).exists() and site.relative_to(BUILT) == packages_of(venv).relative_to(venv)


def put_back(venv: Path) -> int:
    """Let it import the plain rules again, and say so."""
    remove(venv)
    print("The rules in .venv are the plain ones.")
    return 0


def remove(venv: Path) -> None:
    shutil.rmtree(venv / LINKS, ignore_errors=True)
    (packages_of(venv) / PATH_FILE).unlink(missing_ok=True)


def is_installed(venv: Path) -> bool:
    return any(venv.glob(f"lib/python*/site-packages/{PATH_FILE}"))


def is_stale(venv: Path) -> bool:
    """Whether the compiled rules of an environment are not those of `src`, or do not stand beside all of it."""
    linked = {entry.name for entry in (venv / LINKS / "ludus").glob("*")}
    try:
        fresh_site()
    except Stale:
        return True
    return not {entry.name for entry in SOURCES.iterdir()} <= linked


def has_compiler() -> bool:
    return any(map(shutil.which, ("cc", "gcc", "clang")))


def look_after(venv: Path) -> None:
    """Take out compiled rules that are no longer those of `src`; where there are none, say once how to get them."""
    told = ROOT / ".cache" / "told-of-compiling"
    if is_installed(venv):
        if is_stale(venv):
            remove(venv)
            print("The code has changed, so .venv has the plain rules again (`dev.py build --compiled --install`).")
    elif has_compiler() and not told.exists():
        told.parent.mkdir(exist_ok=True)
        told.touch()
        print("Bots think faster with compiled rules: `python3 dev.py build --compiled --install` (some minutes).")


def fresh_site() -> Path:
    """Where the compiled rules lie. Raises Stale unless they are those of `src`."""
    site = packages_of(BUILT)
    if changed := [name for name in rule_files() if not is_same(SOURCES / name, site / "ludus" / name)]:
        raise Stale(f"there are no compiled rules of the present code; {changed[0]} differs.")
    return site


def packages_of(venv: Path) -> Path:
    return next(venv.glob("lib/python*/site-packages"), venv)


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
