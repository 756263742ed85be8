"""A copy of the project in which something is added, and what that changes."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = shutil.ignore_patterns("static", "node_modules", "__pycache__", "images", "*.odds")


def copy_project(root: Path, *names: str) -> None:
    """Copy files and folders, without what was built."""
    for name in names:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=WITHOUT)
        else:
            shutil.copy(ROOT / name, root / name)


def digests(root: Path) -> dict[str, str]:
    """Every file with a hash of what it holds."""
    files = (path for path in root.rglob("*") if path.is_file() and not {"__pycache__", ".cache"} & set(path.parts))
    return {path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    """The files that are new, gone, or other than before."""
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def start(root: Path, *words: str) -> "subprocess.Popen[str]":
    """Begin to run a Python module in the copy."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    env["PYTHONDONTWRITEBYTECODE"] = "1"  # where that is kept in one place, what is copied would stay there for good
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, *words], cwd=root, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True
    )


def finish(process: "subprocess.Popen[str]") -> str:
    """Wait for it; what it said."""
    said, _ = process.communicate()
    assert process.returncode == 0, said[-6000:]
    return said


def run(root: Path, *words: str) -> str:
    """Run a Python module in the copy; what it said."""
    return finish(start(root, *words))
