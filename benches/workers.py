"""How well `ludus sim` uses two processes: beside two processes that play the same games with nothing between them.

Both play the same number of games of the same plan, and take turns; the yardstick processes each play half of them in a
plain loop and report nothing. Starting Python is part of both.
"""

import subprocess
import sys
import time
from statistics import median
from typing import Final

PASSES: Final = 3
GAMES: Final = {"kampf": 2000, "aquileia": 2500, "spartacus": 150}  # some ten seconds of random play
SEATS: Final = 3

LOOP: Final = """
import sys
from ludus.research.simulation.simulate import Plan, play_chunk
game, seats, start, end = sys.argv[1], *map(int, sys.argv[2:])
play_chunk(Plan(game, ("random",) * seats, end), (start, end))
"""


def yardstick(game: str, games: int) -> float:
    """Games a second of two processes that know nothing of each other."""
    start = time.perf_counter()
    halves = ((0, games // 2), (games // 2, games))
    words = [[sys.executable, "-c", LOOP, game, str(SEATS), *map(str, half)] for half in halves]
    running = [subprocess.Popen(command) for command in words]
    assert all(process.wait() == 0 for process in running)
    return games / (time.perf_counter() - start)


def simulated(game: str, games: int) -> float:
    """Games a second of `ludus sim` with two workers."""
    bots = ",".join(["random"] * SEATS)
    start = time.perf_counter()
    subprocess.run(
        [
            sys.executable,
            "-m",
            "ludus.cli",
            "sim",
            game,
            "--bots",
            bots,
            "--games",
            str(games),
            "--workers",
            "2",
            "--json",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return games / (time.perf_counter() - start)


def main() -> None:
    print("| game | two processes, games/s | `ludus sim --workers 2`, games/s | share |")
    print("|---|---|---|---|")
    for game, games in GAMES.items():
        passes = [(yardstick(game, games), simulated(game, games)) for _ in range(PASSES)]
        plain, sim = (median(column) for column in zip(*passes, strict=True))
        share = median(mine / theirs for theirs, mine in passes)  # of neighbours: the machine is not always as busy
        print(f"| {game} | {plain:,.1f} | {sim:,.1f} | {share:.0%} |", flush=True)


if __name__ == "__main__":
    main()
