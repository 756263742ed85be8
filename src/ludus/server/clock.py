"""The time that tables are played by: it goes on evenly, whatever is done to the clock of the machine.

A clock that is put forward would empty everybody's reserve, one that is put back would keep a window shut for as long.
So time is counted from when the process started, and drawn towards what the clock says slowly enough to harm nobody.
Processes that share a database follow its clock.
"""

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.01  # seconds by which a second may be longer or shorter, while the clock is caught up with


def _since_boot() -> float:
    """Seconds that nobody can put forward or back; those in which the machine was asleep count."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Seconds since 1970, by a clock that may be wrong for a while but never jumps."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = _since_boot) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = 0.0  # of whoever is followed, to the clock of this machine
        self._at, self._read = wall(), steady()

    def now(self) -> float:
        """What time it is."""
        read = self._steady()
        passed = read - self._read
        at = self._at + passed
        most = passed * SLEW
        at += max(-most, min(most, self._wall() + self._ahead - at))
        self._at, self._read = at, read
        return at

    def follow(self, theirs: float) -> None:
        """Go by another clock, which says so now: slowly, once tables are being played."""
        self._ahead = theirs - self._wall()

    def set(self, theirs: float) -> None:
        """Go by another clock at once: before anything is played."""
        self.follow(theirs)
        self._at, self._read = theirs, self._steady()


HOUSE: Final = SteadyClock()
now: Final = HOUSE.now
