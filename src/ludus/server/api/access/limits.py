"""How much one address or person may ask for: buckets that refill, and open sockets, in memory, per process.

What a server is asked to do costs work, counted in shares: one for being asked, and more by the size of the answer.
People pay from an allowance of their own, whoever is not known from one that their address shares. All of an address
together have a third, wide enough for a school class.
"""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.server.config import Config
from ludus.server.refusals import Refused

MOST_BUCKETS: Final = 20_000
SHARE: Final = 16 * 1024  # bytes sent or worked out for one share of work
BURST: Final = 10.0  # seconds of work that may be asked for at once

VISITOR: Final = "visitor"  # whoever is not known, by address
OWN: Final = "own"  # a person or a seat token
ADDRESS: Final = "address"  # everybody at an address


class Rate(NamedTuple):
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


RATES: Final = {
    "sign-in": Rate(10, 0.1),
    "person": Rate(60, 0.2),
    "create": Rate(20, 0.1),
    "talk": Rate(10, 0.5),
    "call": Rate(10, 0.1),
    "chances": Rate(30, 3),
    "thoughts": Rate(20, 1),
    "review": Rate(6, 0.02),
    "coach": Rate(10, 1),
    "connect": Rate(60, 5),
    "seek": Rate(200, 40),  # tables of which it is not known who runs them
}


class Account(NamedTuple):
    """Who pays for what is asked: an address, and the person or the seat token where one is known."""

    address: str
    name: str | None = None

    @property
    def allowances(self) -> tuple[tuple[str, str], ...]:
        """The allowances it draws on."""
        own = (VISITOR, self.address) if self.name is None else (OWN, self.name)
        return own, (ADDRESS, self.address)


class Limits:
    """The buckets and the open sockets. A full bucket is forgotten, so memory stays bounded."""

    def __init__(self, config: Config) -> None:
        self._counting = config.limits
        work = {VISITOR: config.visitor_work, OWN: config.person_work, ADDRESS: config.address_work}
        self._rates = RATES | {kind: Rate(BURST * most, most) for kind, most in work.items()}
        self._most = {
            VISITOR: config.visitor_sockets,
            OWN: config.person_sockets,
            ADDRESS: config.address_sockets,
        }
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was

    def take(self, kind: str, who: str, now: float | None = None) -> None:
        """Count one. Raises Refused when it was too many."""
        self._take_from([(kind, who)], now)

    # --- work ---------------------------------------------------------------------------------------

    def ask(self, account: Account, now: float | None = None) -> None:
        """Something is asked: the first share of it. Raises Refused while the account has none left."""
        self._take_from(account.allowances, now)

    def charge(self, account: Account, size: int, now: float | None = None) -> None:
        """What was asked took so many bytes; a debt is paid off before the next question is heard."""
        if not self._counting:
            return
        at = time.monotonic() if now is None else now
        for key in account.allowances:
            self._buckets[key] = (self._left(key, at) - size / SHARE, at)

    def _take_from(self, keys: Sequence[tuple[str, str]], now: float | None) -> None:
        if not self._counting:
            return
        at = time.monotonic() if now is None else now
        left = {key: self._left(key, at) for key in keys}
        if min(left.values()) < 1:
            raise Refused("too-fast", 429)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(at)
        self._buckets |= {key: (rest - 1, at) for key, rest in left.items()}

    def _left(self, key: tuple[str, str], now: float) -> float:
        rate = self._rates[key[0]]
        left, then = self._buckets.get(key, (rate.burst, now))
        return min(rate.burst, left + (now - then) * rate.per_second)

    def _forget(self, now: float) -> None:
        rates = self._rates
        self._buckets = {key: kept for key, kept in self._buckets.items() if self._left(key, now) < rates[key[0]].burst}

    # --- sockets ------------------------------------------------------------------------------------

    def enter(self, account: Account) -> None:
        """A socket is opened. Raises Refused where too many are open."""
        if self._counting and any(self._sockets[key] >= self._most[key[0]] for key in account.allowances):
            raise Refused("too-many", 429)
        self._sockets.update(account.allowances)

    def leave(self, account: Account) -> None:
        """A socket that had entered is closed."""
        for key in account.allowances:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]
