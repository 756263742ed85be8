"""What a scheme is played with beside the influence of its player: support, bribes, cunning, influence lent."""

from typing import Final, NamedTuple

from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.table.table import SpartacusTable

CUNNING_LOWERS: Final = 2  # what a cunning card takes off the required influence


class Backing(NamedTuple):
    """What a scheme is played with beside the influence of its player."""

    supporters: tuple[Seat, ...] = ()
    bribe: int = 0  # gold paid to need less influence
    cunning: tuple[MarketCard, ...] = ()  # cards exhausted to need less influence
    lent: int = 0  # influence added by reactions


UNAIDED: Final = Backing()


def brought(t: SpartacusTable, seat: Seat, backing: Backing) -> int:
    """The influence brought to bear: one's own, the supporters', and what was taken off or lent."""
    support = t.influence[seat]
    for other in backing.supporters:
        support += t.influence[other]
    return support + backing.bribe + CUNNING_LOWERS * len(backing.cunning) + backing.lent
