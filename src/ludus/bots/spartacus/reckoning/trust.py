"""Whose word a house takes. The ledger of promises is open to all and forgets nothing."""

from typing import Final, cast

from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import open_promises
from ludus.games.spartacus.sight.seen import View
from ludus.match import Turn

HONOUR: Final = 2.5  # what keeping one's word is worth
SOLEMN: Final = 10.0  # the same for a word about a scheme on the table: it was paid for a moment ago
GOOD_FAITH: Final = 1.5  # promises kept, of two made, by a house of which nothing is known
FIRST_LINES: Final = 2.0
TO_ME: Final = 2.0  # a word broken to the house itself counts more


def trust(turn: Turn, maker: Seat) -> float:
    """The chance that a house keeps its word, by what it has kept and broken."""
    ledger = cast(View, turn.view())["promises"]
    kept = broken = 0.0
    for line in ledger:
        if line["maker"] == maker:
            kept += line["standing"] == "kept"
            broken += (line["standing"] == "broken") * (TO_ME if line["taker"] == turn.seat else 1.0)
    return (kept + GOOD_FAITH) / (kept + broken + FIRST_LINES)


def is_promised(g: SpartacusGame, maker: Seat, taker: Seat, what: int) -> bool:
    """Whether a house has another's word already."""
    return any((promise.taker, promise.what) == (taker, what) for promise in open_promises(g, maker))


def honour(turn: Turn, taker: Seat) -> float:
    """What it is worth to keep one's word to a house: the less, the less its own is worth."""
    return HONOUR * merit(turn, taker)


def solemn_honour(turn: Turn, taker: Seat) -> float:
    """The same for a word about a scheme on the table."""
    return SOLEMN * merit(turn, taker)


def merit(turn: Turn, taker: Seat) -> float:
    """How far a house deserves that others keep their word to it."""
    return min(trust(turn, taker) / (GOOD_FAITH / FIRST_LINES), 1.0)
