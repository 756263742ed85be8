"""What every contestant measures, and how: standard library only, for each runs in an environment of its own.

A contestant answers every line it reads, the seconds to spend on a figure, with one line: a list of rows as JSON.
"""

import ctypes
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

Row = dict[str, Any]
HELD = 2_000  # copies held at once, to see how much memory each takes


def serve(measure: Callable[[float], list[Row]]) -> None:
    """Measure once for every line read."""
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


def pace(play: Callable[[], tuple[int, int]], seconds: float) -> Row:
    """Games played one after the other: each says how many decisions it had, and how many with two or more options."""
    start, decisions, choices, games = time.process_time(), 0, 0, 0
    while (passed := time.process_time() - start) < seconds:
        more, of_these = play()
        decisions += more
        choices += of_these
        games += 1
    return {"decisions": decisions / passed, "choices": choices / passed, "games": games / passed}


def stepped(play: Callable[[], tuple[int, int]], seconds: float, numbers: int, actions: int) -> Row:
    """The same, where every decision came with an observation of so many numbers and a mask of so many actions."""
    return {"table": "environment", **pace(play, seconds), "numbers": numbers, "actions": actions}


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """What one call takes."""
    count, passed = 1, 0.0
    while passed < seconds:
        count *= 2
        start = time.process_time()
        for _ in range(count):
            call()
        passed = time.process_time() - start
    return passed / count * 1e6


def kilobytes(copy: Callable[[], object]) -> float | None:
    """How much memory a copy takes; None where the system does not say."""
    give_back()
    before = resident()
    held = [copy() for _ in range(HELD)]
    after = resident()
    return None if before is None or after is None else max(0.0, (after - before) / len(held) / 1000)


def give_back() -> None:
    """Hand memory that is free already to the system, so that it is not taken for that of the copies."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def resident() -> int | None:
    """The bytes of memory this process holds."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None
