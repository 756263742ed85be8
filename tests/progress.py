"""A limit for tests that a slow machine cannot break: whatever makes progress may take its time.

A test is stuck when it and all processes it has started have used next to no processor for minutes. Whatever runs in
circles instead is ended after an hour.
"""

import faulthandler
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psutil
import pytest

LOOK: Final = 20.0  # seconds between two looks
STUCK: Final = 300.0  # seconds without progress
PROGRESS: Final = 0.01  # the share of a processor that counts as progress: a server that only waits takes less
LONGEST: Final = 3600.0  # seconds


def used() -> float:
    """Seconds of the processor used by this process and by those it has started."""
    times = os.times()
    total = times.user + times.system + times.children_user + times.children_system
    for process in psutil.Process().children(recursive=True):
        try:
            spent = process.cpu_times()
        except psutil.Error:  # it has ended
            continue
        total += spent.user + spent.system
    return total


class Watch:
    """One test, looked at now and then."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begun = self.moved = time.monotonic()
        self.used = 0.0  # counting takes milliseconds, so nothing is counted before the first look

    def look(self) -> None:
        """Fail the test if nothing has happened for long."""
        now, spent = time.monotonic(), used()
        if abs(spent - self.used) > PROGRESS * (now - self.moved):
            self.moved, self.used = now, spent
        if now - self.moved > STUCK or now - self.begun > LONGEST:
            faulthandler.dump_traceback(2, all_threads=True)
            pytest.fail(f"{self.name} is stuck: nothing has happened for {now - self.moved:.0f} s.")

    def ring(self, *_signal: Any) -> None:
        """Look, and set the clock once more: it must not ring while this looks."""
        self.look()
        signal.setitimer(signal.ITIMER_REAL, LOOK)


@contextmanager
def watched(name: str) -> Iterator[None]:
    """Watch what happens inside, where this system has a clock that can interrupt it."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, Watch(name).ring)
    signal.setitimer(signal.ITIMER_REAL, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
