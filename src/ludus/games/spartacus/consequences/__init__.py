"""What each choice leads to, told from what its seat may see, phase by phase: numbers come from the rules themselves.

A verb that is not listed says all in its own sentence ("Exhibition Match: exhaust 2 gladiators for 2 gold").
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.consequences import arena, combat, intrigue, market, reactions, support, targets, upkeep
from ludus.games.spartacus.consequences.foretelling import Foretell
from ludus.games.spartacus.table.table import SpartacusGame

FORETOLD: Final[dict[str, Foretell]] = {
    **upkeep.FORETOLD,
    **intrigue.FORETOLD,
    **targets.FORETOLD,
    **support.FORETOLD,
    **reactions.FORETOLD,
    **market.FORETOLD,
    **arena.FORETOLD,
    **combat.FORETOLD,
}


def consequence_of(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    """What choosing this option leads to; None where its own sentence says it."""
    foretell = FORETOLD.get(option.verb)
    return None if foretell is None else foretell(g, seat, option)
