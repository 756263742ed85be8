"""How much one address or person may ask for: buckets that refill, in memory, per process."""

import time
from typing import Final, NamedTuple

from ludus.server.rooms.refusals import Refused

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


RATES: Final = {
    "request": Rate(200, 40),
    "sign-in": Rate(10, 0.1),
    "person": Rate(20, 0.2),
    "create": Rate(20, 0.1),
    "talk": Rate(10, 0.5),
    "command": Rate(100, 40),
    "call": Rate(10, 0.1),
    "chances": Rate(30, 3),
    "thoughts": Rate(20, 1),
    "connect": Rate(60, 5),
}


class Limits:
    """The buckets. A full one is forgotten, so memory stays bounded."""

    def __init__(self, counting: bool = True) -> None:
        self._counting = counting
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was

    def take(self, kind: str, who: str, now: float | None = None) -> None:
        """Count one. Raises Refused when it was too many."""
        if not self._counting:
            return
        at = time.monotonic() if now is None else now
        rate = RATES[kind]
        left, then = self._buckets.get((kind, who), (rate.burst, at))
        left = min(rate.burst, left + (at - then) * rate.per_second)
        if left < 1:
            raise Refused("too-fast", 429)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(at)
        self._buckets[kind, who] = (left - 1, at)

    def _forget(self, now: float) -> None:
        self._buckets = {
            (kind, who): (left, then)
            for (kind, who), (left, then) in self._buckets.items()
            if left + (now - then) * RATES[kind].per_second < RATES[kind].burst
        }
