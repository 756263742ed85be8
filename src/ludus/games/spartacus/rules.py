"""All that cards let a house do, chapter by chapter: the rulebook that is laid into every box.

A chapter says what its cards do; here it is put together, once and for good. What stands under *The Serpents and the
Wolf* belongs to the expansion: its cards are in no deck without it.
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import upkeep
from ludus.games.spartacus.answers import disgrace, foils, guards, informants, intervention, lending
from ludus.games.spartacus.answers import serpents as serpents_answers
from ludus.games.spartacus.arena import phase as arena
from ludus.games.spartacus.arena import verdict
from ludus.games.spartacus.box.rulebook import Rulebook
from ludus.games.spartacus.deals import deals
from ludus.games.spartacus.market import stalls
from ludus.games.spartacus.reactions.moments import MOMENTS
from ludus.games.spartacus.reactions.reactions import OnTable, Playable
from ludus.games.spartacus.schemes import gold, harm, influence, serpents, support, toil
from ludus.games.spartacus.schemes.schemes import Scheme
from ludus.games.spartacus.table.table import SpartacusGame

SCHEMES: Final[dict[str, Scheme]] = {
    **gold.SCHEMES,
    **harm.SCHEMES,
    **influence.SCHEMES,
    # The Serpents and the Wolf
    **serpents.SCHEMES,
    **toil.SCHEMES,
}

# what can be answered with from the hand
CARDS: Final[dict[str, Playable]] = {
    **foils.REACTIONS,
    **guards.REACTIONS,
    **arena.REACTIONS,
    **verdict.REACTIONS,
    **disgrace.REACTIONS,
    # The Serpents and the Wolf
    **serpents_answers.REACTIONS,
    **lending.REACTIONS,
}

# those of them that try to stop a scheme
FOILS: Final[frozenset[str]] = frozenset((*foils.REACTIONS, *guards.REACTIONS, *serpents_answers.FOILS))

# what can be answered with from the table
ON_TABLE: Final[dict[str, OnTable]] = {
    **upkeep.ABILITIES,
    **guards.ABILITIES,
    **informants.ABILITIES,
    # The Serpents and the Wolf
    **intervention.ABILITIES,
}

RULEBOOK: Final = Rulebook(len(MOMENTS), SCHEMES, CARDS, ON_TABLE, FOILS)

# what a house may do beside the decision: what it can say, and what that does
Offers = Callable[[SpartacusGame, Seat], list[Option]]
Hear = Callable[[SpartacusGame, Seat, Option], None]
BESIDE: Final[tuple[tuple[Offers, Hear], ...]] = (
    (guards.laying, guards.hear_laying),
    (stalls.free_options, stalls.hear),
    (deals.free_options, deals.hear),
    # The Serpents and the Wolf
    (support.demanding, support.hear_demand),
    (lending.lending, lending.hear_lending),
)
