"""What a scheme card asks for: whom its player names, what it costs, which asset is chosen, what stands in its way.

Rulings applied: S-57 (targets), S-71 (who else is named), S-72 (assets are chosen as the scheme takes effect).
"""

from collections.abc import Callable
from typing import Final

from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueTitle, MarketCard
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, all_seats, others

TARGET: Final = "target"  # the verb that makes a Dominus a target, who may use guards
# the scheme's player, its first target
SCHEMER: Final = 0
VICTIM: Final = 1

Named = tuple[Seat, ...]

Candidates = Callable[[SpartacusGame, IntrigueTitle, Seat, Named], list[Seat]]
Cost = Callable[[SpartacusTable, IntrigueTitle, Seat], int]
WhyNot = Callable[[SpartacusGame, IntrigueTitle, Seat], Message | None]


class Naming:
    """Somebody its player names: how, and who can be named after those named already."""

    def __init__(self, verb: str, candidates: Candidates) -> None:
        self.verb = verb
        self.candidates = candidates


class Pick:
    """An asset chosen as the scheme takes effect: by whom, whose, and among which."""

    def __init__(self, verb: str, by: int, of: int, cards: Callable[[SpartacusTable, Seat], list[MarketCard]]) -> None:
        self.verb = verb
        self.by = by
        self.of = of
        self.cards = cards


def nothing_in_the_way(g: SpartacusGame, card: IntrigueTitle, seat: Seat) -> Message | None:
    """A scheme without a condition."""
    return None


def for_nothing(t: SpartacusTable, card: IntrigueTitle, seat: Seat) -> int:
    """A scheme that costs its player no gold."""
    return 0


def for_its_price(t: SpartacusTable, card: IntrigueTitle, seat: Seat) -> int:
    """A scheme that costs its player the price it names, or at least that."""
    return card.price


def anybody(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any Dominus not yet named, the scheme's player too (S-57)."""
    seats = all_seats(g.table)
    return [other for other in seats if other not in named] if named else list(seats)


def somebody_else(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any other Dominus not yet named."""
    return [other for other in others(g.table, seat) if other not in named]
