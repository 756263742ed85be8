"""How `greedy` plays Aquileia.

It knows what every building, coin, card and laurel is worth to it now, and sends its followers where this grows most:
coins count for the buildings they help to pay, a contest by the chances of each place, a laurel by its villas. Later it
buys, fights, bids and builds by the same worths.
"""

import random
from typing import Final

from ludus.bots.aquileia import actions, placement
from ludus.bots.aquileia.plan import Plan
from ludus.core.decision import Option
from ludus.match import Turn

VALUES: Final = {"place": placement.value_of_place, **actions.VALUES}


def choose(turn: Turn, rng: random.Random) -> Option:
    """The best option by this bot's lights."""
    value = VALUES[turn.decision.kind](Plan(turn.imagine(rng), turn.seat))
    return max(turn.options, key=lambda option: (value(option), rng.random()))
