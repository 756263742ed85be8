"""Gold that is still free: not bound by an offer, nor by an answer already sealed.

A sealed answer may promise gold (the ledgers, a bid, a bet). Until the reveal the gold lies in the house's chest as
before, for all to see; but nothing else may spend it.
"""

from ludus.core.ids import Seat
from ludus.core.windows import Sealed
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, unbound_gold


class Purse(Sealed):
    """Sealed answers that bind gold."""

    def binds(self, t: SpartacusTable, seat: Seat) -> int:
        """The gold this seat's own answer will cost it; 0 while it has not sealed one."""
        raise NotImplementedError


def free_gold(g: SpartacusGame, seat: Seat) -> int:
    """What the seat may spend, offer or give away now."""
    t = g.table
    gold = unbound_gold(t, seat)
    for f in g.stack:
        if isinstance(f, Purse):
            gold -= f.binds(t, seat)
    return gold if gold > 0 else 0
