"""Steps that run beside each other, each lane one after the other; what a step says is shown when it is through."""

import subprocess
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent


class Step(NamedTuple):
    """A command with a name."""

    name: str
    command: Sequence[object]
    env: dict[str, str] | None = None


def take(step: Step) -> bool:
    """Run one step in the root folder; then show what it said, how it went and how long it took."""
    start = time.monotonic()
    words = [str(word) for word in step.command]
    pipe = subprocess.PIPE
    done = subprocess.run(words, cwd=ROOT, env=step.env, stdout=pipe, stderr=subprocess.STDOUT, check=False)
    went = "passed" if done.returncode == 0 else "FAILED"
    said = done.stdout.decode(errors="replace")
    print(f"{said}{step.name}: {went} in {time.monotonic() - start:.1f} s\n", flush=True)
    return done.returncode == 0


def failed(lane: Sequence[Step]) -> list[str]:
    """Take the steps of one lane; the names of those that failed. A failure does not stop the rest."""
    return [step.name for step in lane if not take(step)]


def failed_beside(*lanes: Sequence[Step]) -> list[str]:
    """Take the steps of several lanes at once; the names of those that failed, lane by lane."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        return [name for names in pool.map(failed, lanes) for name in names]


def beside(lane: Sequence[Step], other: Callable[[], bool]) -> bool:
    """Take a lane while something else is done that shows itself; whether both went well."""
    with ThreadPoolExecutor(1) as pool:
        steps = pool.submit(failed, lane)
        went = other()
        return not steps.result() and went
