"""A soak in parts that can be run alone, cut short and taken up again; games that are played are kept by their code."""

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from ludus.research.simulation.journal import Journal
from ludus.research.simulation.spread import Where, spread

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = ROOT / "src" / "ludus"
KEPT: Final = ROOT / ".cache" / "soak"

Part = Callable[[Path], str]  # given where its games are kept; AssertionError where its aim is not reached
R = TypeVar("R")


class Soak(NamedTuple):
    """The parts of a soak by name, and the files that make old games worthless when they change."""

    name: str
    parts: Mapping[str, Part]
    code: tuple[Path, ...]

    def file_of(self, part: str) -> Path:
        """Where the games of a part are kept."""
        digest = hashlib.sha256()
        for file in self.code:
            digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
        folder = KEPT / self.name
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{part}-{digest.hexdigest()[:12]}.jsonl"


def files_of(rooms: Iterable[str]) -> tuple[Path, ...]:
    """The code of these rooms, and the networks in them."""
    kinds = ("*.py", "*.npz")
    return tuple(file for room in rooms for kind in kinds for file in sorted((CODE / room).rglob(kind)))


def finished(do: Callable[[int], R], count: int, workers: int, file: Path, plan: dict[str, Any]) -> list[R]:
    """What came of each task up to `count`, as JSON keeps it; only what the file does not hold is done."""
    with Journal(file, plan) as journal:
        done = {part["index"]: part["found"] for part in journal.parts}
        left = [index for index in range(count) if index not in done]
        for index, found in spread(do, left, Where(workers)):
            done[index] = found
            journal.write({"index": index, "found": found})
    return [done[index] for index in range(count)]


def run(soak: Soak, progress: Callable[[str], None]) -> list[str]:
    """All parts, for `dev.py soak`."""
    lines = []
    for name, part in soak.parts.items():
        lines.append(part(soak.file_of(name)))
        progress(lines[-1])
    return lines


def main(soak: Soak, purpose: str | None) -> int:
    """Run the parts named, one after the other; a failure does not stop the rest."""
    parser = argparse.ArgumentParser(
        prog=f"python -m soak.bots.{soak.name}",
        description=purpose,
        formatter_class=partial(argparse.RawDescriptionHelpFormatter, width=120),
    )
    parser.add_argument("part", nargs="*", help="all of them unless named")
    parser.add_argument("--list", action="store_true", help="name the parts")
    wishes = parser.parse_args()
    if wishes.list:
        print("\n".join(soak.parts))
        return 0
    if unknown := [part for part in wishes.part if part not in soak.parts]:
        print(f"error: there is no part called {unknown[0]}.", file=sys.stderr)
        print(f"hint: choose from: {', '.join(soak.parts)}.", file=sys.stderr)
        return 2
    reached = [passes(soak, name) for name in wishes.part or soak.parts]
    return 0 if all(reached) else 1


def passes(soak: Soak, name: str) -> bool:
    """Run one part and print what it found."""
    start = time.monotonic()
    try:
        line = soak.parts[name](soak.file_of(name))
    except AssertionError as error:
        line = f"NOT REACHED: {error}"
    print(f"{line} [{time.monotonic() - start:.0f} s]", flush=True)
    return not line.startswith("NOT REACHED")
