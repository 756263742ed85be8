"""Run the parts of the soak that have not passed since the code last changed."""

import argparse
import ast
import hashlib
import importlib
import json
import sys
import time
import traceback
from datetime import date
from pathlib import Path
from typing import Final

from tools import compiled

ROOT: Final = Path(__file__).resolve().parent.parent
PASSED: Final = ROOT / ".cache" / "soak"  # one file per part that has passed
LAB: Final = ROOT / "docs" / "lab.md"


def parts() -> dict[str, Path]:
    """The files of all parts; which room they lie in makes no difference to their names."""
    return {file.stem: file for file in sorted((ROOT / "soak").glob("*/[!_]*.py"), key=lambda file: file.stem)}


def purpose(part: str) -> str:
    """The first line of a part's docstring, read without importing it."""
    tree = ast.parse(parts()[part].read_text())
    return (ast.get_docstring(tree) or "").partition("\n")[0]


def code_digest() -> str:
    """A digest of `src` and `soak` as they lie on the disk, committed or not."""
    digest = hashlib.sha256()
    for room in ("src", "soak"):
        for file in sorted((ROOT / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def has_passed(part: str, digest: str) -> bool:
    try:
        return bool(json.loads((PASSED / f"{part}.json").read_text())["code"] == digest)
    except (OSError, ValueError, KeyError):
        return False


def remember(part: str, digest: str, lines: list[str]) -> None:
    PASSED.mkdir(parents=True, exist_ok=True)
    (PASSED / f"{part}.json").write_text(json.dumps({"code": digest, "lines": lines}, indent=2))


def write_down(part: str, digest: str, seconds: float, lines: list[str]) -> None:
    """Append a part's result to the lab book, under today's heading."""
    text = LAB.read_text()
    heading = f"## {date.today().isoformat()} · soak"
    last = [line for line in text.splitlines() if line.startswith("## ")][-1:]
    with LAB.open("a") as lab:
        if last != [heading]:
            lab.write(f"\n{heading}\n")
        lab.write(f"\n`python3 dev.py soak {part}` (code {digest}, {seconds:.0f} s): {purpose(part)}\n\n")
        lab.writelines(f"- {line}\n" for line in lines)


def run(part: str, digest: str) -> bool:
    """Run one part; keep its result if it passes, show what went wrong if not."""
    start = time.monotonic()

    def progress(words: str) -> None:
        print(f"{part}: {words} [{time.monotonic() - start:.0f} s]", flush=True)

    progress("begins")
    try:
        room = parts()[part].parent.name
        lines: list[str] = importlib.import_module(f"soak.{room}.{part}").run(progress)
    except Exception:
        traceback.print_exc()
        progress("FAILED")
        return False
    for line in lines:
        print(f"  {line}")
    write_down(part, digest, time.monotonic() - start, lines)
    remember(part, digest, lines)
    progress("passed")
    return True


def show(chosen: list[str], digest: str) -> None:
    for part in chosen:
        print(f"{part:17}  {'passed ' if has_passed(part, digest) else 'not run'}  {purpose(part)}")
    if not chosen:
        print("There are no parts yet.")


def run_all(chosen: list[str], digest: str, again: bool) -> int:
    """Run what has not passed, one part after the other; a failure does not stop the rest."""
    failed = []
    for part in chosen:
        if has_passed(part, digest) and not again:
            print(f"{part}: has passed with this code; --again runs it anyway")
        elif not run(part, digest):
            failed.append(part)
    print(f"FAILED: {', '.join(failed)}" if failed else f"{len(chosen)} of {len(chosen)} passed.")
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__)
    parser.add_argument("part", nargs="*", help="the parts to run; all of them unless named")
    parser.add_argument("--list", action="store_true", help="name the parts, and say which have passed")
    parser.add_argument("--again", action="store_true", help="run also what has passed")
    parser.add_argument("--compiled", action="store_true", help="with the rules of `dev.py build --compiled`")
    wishes = parser.parse_args()
    known, digest = parts(), code_digest()
    if unknown := [part for part in wishes.part if part not in known]:
        print(f"error: there is no part called {unknown[0]}.", file=sys.stderr)
        print(f"hint: choose from: {', '.join(known) or 'none yet'}.", file=sys.stderr)
        return 2
    chosen = wishes.part or list(known)
    if wishes.list:
        show(chosen, digest)
        return 0
    try:
        if wishes.compiled:
            compiled.use()
    except compiled.Stale as stale:
        print(f"error: {stale}", file=sys.stderr)
        print("hint: call `dev.py build --compiled` first, or leave out --compiled.", file=sys.stderr)
        return 2
    return run_all(chosen, digest, wishes.again)


if __name__ == "__main__":
    sys.exit(main())
