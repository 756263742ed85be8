"""The conformance suite over every game and number of players, each check repeated with other seeds.

And the observations of every game, compared as closely with every option as with the usual ones; and a new card, after
which every golden game replays as before.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"  # the toy extends the rules; only plain ones allow it
RUNS: Final = 10  # against 1 in the ordinary tests
TESTS: Final = ("tests/conformance", "tests/research/test_encoding.py", "tests/project/test_adding_a_card.py")


def run(progress: Callable[[str], None]) -> list[str]:
    progress(f"{RUNS} runs of every check")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *TESTS]
    env = dict(os.environ, LUDUS_RUNS=str(RUNS), PYTHONPATH=str(SOURCES))
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    return [f"LUDUS_RUNS={RUNS} pytest {' '.join(TESTS)}: {done.stdout.strip().splitlines()[-1]}"]
