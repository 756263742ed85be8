"""How influence gained and lost is told: a marker at the end of its track does not move, and that is said (S-38)."""

from ludus.core.ids import Seat
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.words import common


def tell_gain(g: SpartacusGame, seat: Seat, points: int) -> None:
    """A Dominus has gained influence."""
    if points:
        g.tell(common.GAINS_INFLUENCE, seat, points)
    else:
        g.tell(common.INFLUENCE_STAYS, seat, g.table.influence[seat])


def tell_loss(g: SpartacusGame, seat: Seat, points: int) -> None:
    """A Dominus has lost influence."""
    if points:
        g.tell(common.LOSES_INFLUENCE, seat, points)
    else:
        g.tell(common.INFLUENCE_STAYS, seat, g.table.influence[seat])
