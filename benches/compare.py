"""Whether the engines have become slower: random games at another commit and in this checkout.

    python -m benches.compare [--compiled] [COMMIT [PASSES]]     COMMIT is HEAD unless it is named

With `--compiled` a wheel with compiled rules is built of both, some minutes each, into an environment of its own.
Each pass is a process of its own, and the two take turns, so that a busy moment of the machine falls on both alike;
only processor time counts. A ratio above 1 means that this checkout is faster. The range beside it is that of the
middle half of the ratios of neighbouring passes: where 1 lies within, nothing has been shown.
"""

import gc
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PASSES: Final = 7
SECONDS: Final = 1.0  # of processor time for each measurement
CLONES: Final = 4_000
STEPS: Final = 60  # answers before a game is cloned
TABLES: Final = (("kampf", 3), ("aquileia", 4), ("spartacus", 4), ("spartacus", 6))
CLONES_FIGURE: Final = "clones"
FIGURES: Final = ("bare", "in a match", CLONES_FIGURE)

PACKED: Final = ("src", "pyproject.toml", "constraints.txt", "hatch_build.py", "README.md", "LICENSE")  # into a wheel
UV: Final = next((ROOT / ".cache" / "tools").glob("uv-*/bin/uv"), Path("uv"))
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"  # as `dev.py build --compiled`

Rates = dict[str, float]  # per second of processor time


class Contestant(NamedTuple):
    """A state of the code: what is measured, and the Python that has its rules."""

    checkout: Path
    python: Path
    compiled: bool


def main(words: list[str]) -> None:
    compiled, words = "--compiled" in words, [word for word in words if word != "--compiled"]
    commit, passes = (words[0] if words else "HEAD"), int(words[1]) if words[1:] else PASSES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        git("worktree", "add", "--quiet", "--detach", str(folder / "before"), commit)
        try:
            both = [contestant(folder / "before", compiled, folder / "one")]
            both += [contestant(ROOT, compiled, folder / "other")]
            pairs = [(measured(both[0]), measured(both[1])) for _ in range(passes)]
        finally:
            git("worktree", "remove", "--force", str(folder / "before"))
    print(f"| table | | {commit} per second | now | ratio | middle half |\n|---|---|---|---|---|---|")
    for name in pairs[0][0]:
        print(line(name, [old[name] for old, _ in pairs], [new[name] for _, new in pairs]))


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)


def contestant(checkout: Path, compiled: bool, home: Path) -> Contestant:
    """A checkout as it lies there, or with its rules compiled into an environment of its own."""
    if not compiled:
        return Contestant(checkout, Path(sys.executable), compiled)
    sources, out, environment = home / "sources", home / "dist", home / "environment"
    sources.mkdir(parents=True)
    for name in PACKED:  # without `web`, so that no page is built
        copy = shutil.copytree if (checkout / name).is_dir() else shutil.copy
        copy(checkout / name, sources / name)
    env = dict(os.environ, UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never")
    pins = ("-c", sources / "constraints.txt")
    of_build = dict(env, HATCH_BUILD_HOOK_ENABLE_MYPYC="1", CFLAGS=FLAGS)
    uv(
        "build",
        "--wheel",
        "--quiet",
        "--python",
        sys.executable,
        "-b",
        pins[1],
        "--out-dir",
        out,
        sources,
        env=of_build,
    )
    uv("venv", "--quiet", "--python", sys.executable, environment, env=env)
    python = environment / Path(sys.executable).relative_to(sys.prefix)
    uv("pip", "install", "--quiet", "--python", python, *pins, next(out.glob("*.whl")), env=env)
    return Contestant(checkout, python, compiled)


def uv(*words: str | Path, env: dict[str, str]) -> None:
    subprocess.run([str(UV), *map(str, words)], env=env, check=True)


def measured(one: Contestant) -> Rates:
    """What this file prints with the code of a contestant."""
    sources = [] if one.compiled else [str(one.checkout / "src")]
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([*sources, str(one.checkout)]))
    words = [str(one.python), __file__, "--measure", *(["--compiled"] if one.compiled else [])]
    told = subprocess.run(words, cwd=one.checkout, env=env, capture_output=True, text=True, check=True)
    rates: Rates = json.loads(told.stdout)
    return rates


def line(name: str, before: list[float], now: list[float]) -> str:
    ratios = [new / old for old, new in zip(before, now, strict=True)]
    low, _, high = quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3
    table, figure = name.split(": ")
    rates = f"{median(before):,.0f} | {median(now):,.0f}"
    return f"| {table} | {figure} | {rates} | {median(ratios):.3f} | {low:.3f} to {high:.3f} |"


# --- In a process of its own -------------------------------------------------------------------------


def measure() -> Rates:
    """Decisions and clones a second, by table and figure."""
    rates: Rates = {}
    for name, seats in TABLES:
        for figure, way in zip(FIGURES, ways_at(name, seats), strict=True):
            if figure == CLONES_FIGURE:
                gc.disable()  # where less lives long the collector looks through it more often: that is not the copy
            rates[f"{name} {seats}: {figure}"] = rate(way)
            gc.enable()
    return rates


def ways_at(name: str, seats: int) -> tuple[Callable[[], int], ...]:
    """What is measured at a table: each call says how much it did."""
    from benches import engines  # noqa: PLC0415 - those of the checkout that is measured
    from ludus import GAMES, Match  # noqa: PLC0415

    title = GAMES[name]
    box, rng = title.load(title.data()), random.Random(1)
    g = engines.begin(title, seats, box)
    engines.play_steps(g, random.Random(3), STEPS)
    return (
        lambda: engines.play_game(engines.begin(title, seats, box), rng)[0],
        lambda: engines.play_match(Match.new(name, seats, seed=rng.getrandbits(32)), rng)[0],
        lambda: cloned(g),
    )


def cloned(g: Any) -> int:
    """Copy one game again and again and keep none: thousands at once would measure how the system hands out memory."""
    for _ in range(CLONES):
        g.clone()
    return CLONES


def rate(way: Callable[[], int]) -> float:
    """How many a second of processor time, once it runs warm."""
    way()
    start, done = time.process_time(), 0
    while (passed := time.process_time() - start) < SECONDS:
        done += way()
    return done / passed


def are_compiled() -> bool:
    """Whether the rules that are measured are compiled ones."""
    from ludus.core import game  # noqa: PLC0415 - that of the checkout that is measured

    return not game.__file__.endswith(".py")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        assert are_compiled() == ("--compiled" in sys.argv), "other rules than asked for"
        print(json.dumps(measure()))
    else:
        main(sys.argv[1:])
