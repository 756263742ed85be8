"""Our games beside other systems, in one run: bare, and environment to environment.

Bare is random play with the rules alone, copies, memory and search. As an environment every system makes an observation
and a mask of the actions for every decision; a random action is drawn from the system's own list of legal ones, or from
the mask where it has none. Pgx and we step many at once too. RLCard, PettingZoo and Pgx cannot be asked not to observe,
boardgame.io has nothing to observe with: each stands only where it belongs.

    python -m benches.peers [PASSES [SECONDS]]     of each figure in each pass

Every contestant runs in an environment of its own and answers pass by pass, in turn, so that a busy moment of the
machine falls on all alike; seconds are those of the processor. A decision is an answer of a player, a choice one that
had two or more options; chance is played but not counted. The rules compiled by `python3 dev.py build --compiled` take
part if they are there.
Writes `.cache/peers/peers.md` and `peers.svg`.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from operator import truediv
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / ".cache" / "peers"
SCRIPTS: Final = ROOT / "benches" / "contestants"
COMPILED: Final = ROOT / ".cache" / "compiled" / "bin" / "python"
UV: Final = next((ROOT / ".cache" / "tools").glob("uv-*/bin/uv"), Path("uv"))
WHEELS: Final = ("open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0", "pgx==2.6.0")
PACKAGES: Final = ("boardgame.io@0.50.2",)
PASSES: Final = 5
SECONDS: Final = 0.5
BARE, ENVIRONMENT = "bare", "environment"
PLAY: Final = {"decisions": "decisions/s", "choices": "choices/s", "games": "games/s"}
FIGURES: Final = {
    BARE: {**PLAY, "clone": "copy µs", "memory": "copy kB", "search": "imagined/s"},
    ENVIRONMENT: {**PLAY, "clone": "copy µs", "numbers": "numbers observed", "actions": "actions"},
}
TITLES: Final = {BARE: "Bare", ENVIRONMENT: "Environment to environment: an observation and a mask at every decision"}
GAUGES: Final = {
    BARE: (("OpenSpiel", "gin_rummy"), ("OpenSpiel", "backgammon"), ("OpenSpiel", "hearts")),
    ENVIRONMENT: (("OpenSpiel", "gin_rummy"), ("OpenSpiel", "hearts"), ("RLCard", "gin-rummy")),
}

Row = dict[str, Any]
Results = dict[tuple[str, str], dict[str, list[float]]]  # by contestant and game: each figure, pass by pass
Tables = dict[str, Results]


class Contestant:
    """A process that measures when it is asked to."""

    def __init__(self, name: str, command: list[str | Path], env: dict[str, str] | None = None) -> None:
        self.name = name
        self.process = subprocess.Popen(
            list(map(str, command)), cwd=SCRIPTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env={**os.environ, **(env or {})},
        )  # fmt: skip

    def measure(self, seconds: float) -> list[Row]:
        """One pass; nothing if it has given up."""
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            print(seconds, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            return []
        line = self.process.stdout.readline()
        rows: list[Row] = json.loads(line) if line else []
        return rows


def contestants() -> Iterator[Contestant]:
    """Everybody who can take part on this machine."""
    plain = os.pathsep.join((str(ROOT / "src"), str(ROOT)))  # before compiled rules that this environment may have
    yield Contestant("Ludus", [sys.executable, "ours.py"], {"PYTHONPATH": plain})
    if COMPILED.exists():
        yield Contestant("Ludus, compiled", [COMPILED, "ours.py"], {"PYTHONPATH": str(ROOT)})
    python = HOME / "bin" / "python"
    yield Contestant("OpenSpiel", [python, "spiel.py"])
    yield Contestant("RLCard", [python, "rlcards.py"])
    yield Contestant("PettingZoo", [python, "pettingzoos.py"])
    yield Contestant("Pgx", [python, "pgxs.py"])
    node, modules = shutil.which("node"), HOME / "node" / "node_modules"
    if node and modules.is_dir():
        yield Contestant("boardgame.io", [node, "boardgameio.cjs"], {"NODE_PATH": str(modules)})


def set_up() -> None:
    """An environment for the peers, made on first use."""
    env = dict(os.environ, UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never", NODE_USE_SYSTEM_CA="1")
    python, npm, node = HOME / "bin" / "python", shutil.which("npm"), HOME / "node"
    if not python.exists():
        subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, HOME], check=True, env=env)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, *WHEELS], check=True, env=env)
    if npm and not (node / "node_modules").is_dir():
        node.mkdir(exist_ok=True)
        subprocess.run([npm, "install", "--silent", "--prefix", node, *PACKAGES], check=True, env=env)


def race(passes: int, seconds: float) -> Tables:
    """All passes of all contestants."""
    tables: Tables = {BARE: {}, ENVIRONMENT: {}}
    runners = list(contestants())
    for number in range(passes):
        print(f"pass {number + 1} of {passes} ...", file=sys.stderr, flush=True)
        for runner in runners:
            for row in runner.measure(seconds):
                figures = tables[row.pop("table", BARE)].setdefault((runner.name, row.pop("game")), {})
                for name, value in row.items():
                    figures.setdefault(name, []).extend([] if value is None else [value])
    for runner in runners:
        runner.process.terminate()
    return tables


def shown(values: list[float] | None) -> str:
    """A median, and how far the passes lay apart, in percent of it."""
    if not values:
        return "–"
    middle = median(values)
    digits = 0 if middle >= 100 else 1
    spread = 100 * (max(values) - min(values)) / middle if middle else 0
    return f"{middle:,.{digits}f} ({spread:.0f} %)"


def table(results: Results, columns: dict[str, str]) -> str:
    """Everything, as Markdown."""
    heads = ("| system", "game", *columns.values())
    lines = [" | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for (system, game), figures in results.items():
        lines.append(" | ".join([f"| {system}", game, *(shown(figures.get(name)) for name in columns)]) + " |")
    return "\n".join(lines)


def times(results: Results, system: str, ours: str, peer: tuple[str, str], figure: str) -> str:
    """How many times a peer's figure ours is, in the median of the passes: both had the same moments of the machine."""
    mine, theirs = (results.get(key, {}).get(figure) for key in ((system, ours), peer))
    return f"{median(map(truediv, mine, theirs)):.2g}" if mine and theirs else "–"


def factors(results: Results, peers: tuple[tuple[str, str], ...]) -> str:
    """Our games beside the peers they are measured by, as Markdown."""
    measures = [(peer, figure) for figure in ("decisions", "choices") for peer in peers]
    lines = [" | ".join(["| system", "game", *(f"{figure} / {' '.join(peer)}" for peer, figure in measures)]) + " |"]
    lines.append("|" + "---|" * (2 + len(measures)))
    for system, game in results:
        if system.startswith("Ludus") and "decisions" in results[system, game]:
            row = (times(results, system, game, peer, figure) for peer, figure in measures)
            lines.append(" | ".join([f"| {system}", game, *row]) + " |")
    return "\n".join(lines)


def beside_bare(tables: Tables) -> str:
    """Our environments, also many games at once, beside our bare rules in the same passes, as Markdown."""
    lines = ["| system | environment | decisions / bare |", "|---|---|---|"]
    for (system, game), figures in tables[ENVIRONMENT].items():
        bare = tables[BARE].get((system, ", ".join(game.split(", ")[:2])), {}).get("decisions")
        if system.startswith("Ludus") and bare:
            lines.append(f"| {system} | {game} | {median(map(truediv, figures['decisions'], bare)):.2g} |")
    return "\n".join(lines)


def report(tables: Tables) -> str:
    """Both tables, each with our factors under it; then the second beside the first."""
    parts = [
        f"## {TITLES[name]}\n\n{table(results, FIGURES[name])}\n\n{factors(results, GAUGES[name])}"
        for name, results in tables.items()
    ]
    return "\n\n".join([*parts, f"## Environments beside the bare rules\n\n{beside_bare(tables)}"])


def chart(tables: Tables, path: Path) -> None:
    """Decisions a second as bars, the fastest on top: bare on the left, as environments on the right."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - heavy, and only needed at the end

    most = max(len(results) for results in tables.values())
    figure = Figure(figsize=(18, 0.26 * most + 1), layout="constrained")
    for axes, (name, results) in zip(figure.subplots(1, len(tables)), tables.items(), strict=True):
        bars = sorted((median(f["decisions"]), f"{s}: {g}", s) for (s, g), f in results.items() if f.get("decisions"))
        colours = ["#a4502f" if system.startswith("Ludus") else "#b9a98c" for _, _, system in bars]
        axes.barh([words for _, words, _ in bars], [value for value, _, _ in bars], color=colours)
        axes.set_xscale("log")
        axes.set_title(TITLES[name])
        axes.set_xlabel("decisions a second of the processor in random play, through Python (boardgame.io: Node)")
    figure.savefig(path)


def main(words: list[str]) -> int:
    set_up()
    tables = race(int(words[0]) if words else PASSES, float(words[1]) if words[1:] else SECONDS)
    if not any(system == "OpenSpiel" for system, _ in tables[BARE]):
        print("error: the peers did not answer.\nhint: remove .cache/peers and try again.", file=sys.stderr)
        return 1
    written = f"{report(tables)}\n"
    (HOME / "peers.md").write_text(written)
    chart(tables, HOME / "peers.svg")
    print(written)
    if not COMPILED.exists():
        print("\nThe compiled rules are not here; `python3 dev.py build --compiled` makes them.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
