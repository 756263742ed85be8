"""Every Python of this machine that is promised: the same command with each, in a clone of its own.

`python3 -m tools.matrix check` (or `test`, or any other command of dev.py) prints a table at the end.
"""

import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
CLONES: Final = ROOT / ".cache" / "matrix"
VERSIONS: Final = Path.home() / ".pyenv" / "versions"
NEWEST: Final = 20  # the newest minor version that is looked for
ASK: Final = "import sys; print('%d.%d.%d' % sys.version_info[:3])"


class Outcome(NamedTuple):
    """How it went with one Python."""

    version: str
    code: int
    seconds: float


def oldest() -> tuple[int, int]:
    """The oldest Python that is promised."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    found = re.fullmatch(r">=(\d+)\.(\d+)", asked)
    assert found is not None
    return int(found[1]), int(found[2])


def pythons() -> dict[str, str]:
    """One program for each minor version that is found, by its full version."""
    major, minor = oldest()
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for number in range(minor, NEWEST):
        name = f"python{major}.{number}"
        kept = sorted(VERSIONS.glob(f"{major}.{number}.*/bin/python"))
        for program in [shutil.which(name), *map(str, reversed(kept))]:
            version = version_of(program) if program else None
            if program and version is not None and version.startswith(f"{major}.{number}."):
                found.setdefault((major, number), (version, program))
    return dict(found[key] for key in sorted(found))


def version_of(program: str) -> str | None:
    """What it says it is; None where it does not run: some are only a note that others are installed."""
    try:
        answer = subprocess.run([program, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def clone(version: str) -> Path:
    """What is committed, in a folder whose environment only this Python uses."""
    place = CLONES / version.rpartition(".")[0]
    if not (place / ".git").exists():
        subprocess.run(["git", "clone", "--quiet", "--local", str(ROOT), str(place)], check=True)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    subprocess.run(["git", "fetch", "--quiet", "origin", commit.strip()], cwd=place, check=True)
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", commit.strip()], cwd=place, check=True)
    return place


def run(words: list[str]) -> list[Outcome]:
    """The command with every Python, one after the other."""
    outcomes = []
    for version, program in pythons().items():
        print(f"\n=== Python {version}: dev.py {' '.join(words)}", flush=True)
        start = time.monotonic()
        code = subprocess.run([program, "dev.py", *words], cwd=clone(version), check=False).returncode
        outcomes.append(Outcome(version, code, time.monotonic() - start))
    return outcomes


def table(outcomes: list[Outcome]) -> str:
    """The outcomes as a table for the lab."""
    lines = ["| Python | outcome | seconds |", "| --- | --- | ---: |"]
    for version, code, seconds in outcomes:
        lines.append(f"| {version} | {'passed' if code == 0 else f'FAILED ({code})'} | {seconds:.0f} |")
    return "\n".join(lines)


def main(words: list[str]) -> int:
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    outcomes = run(words or ["check"])
    print(f"\n{table(outcomes)}")
    return 0 if outcomes and not any(outcome.code for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
