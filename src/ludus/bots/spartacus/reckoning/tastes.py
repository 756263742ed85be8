"""What a bot likes: the numbers it weighs things by, all in gold. `greedy` has those thought up for it."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame


class Tastes(NamedTuple):
    """The numbers that have been tried in other sizes. What they multiply stands where they are used."""

    late_influence: float = 0.012  # of one's own influence, times its cube: the last points are worth more
    threat: float = 0.012  # of another's influence, times its cube
    more_coins: float = 0.2  # of each gold piece of a heap
    others: float = 0.12  # what another's gold and assets count against a house
    resale: float = 0.95  # of the printed gold
    fight: float = 2.6  # what a certain victory would be worth in each round to come, by the chance to be invited
    second: float = 0.45  # what the second-best gladiator adds to it: he takes the place of one who falls
    wage: float = 0.7  # of a gladiator, in each round to come
    favor: float = 0.8  # of a token on a gladiator
    income: float = 0.7  # of a slave, in each round to come
    guard: float = 1.0  # of the guards on the table, beside what is usual
    power: float = 1.0  # of what the power of the house yields, beside what is usual
    foil: float = 1.5  # of a card that foils, beside its gold
    trouble: float = 0.1  # what an action must bring before one does it
    host_shade: tuple[float, float] = (0.65, 0.95)  # the part of the games' worth that is bid for them
    purse: int = 2  # gold never bet


GREEDY: Final = Tastes()


Judgement = Callable[[SpartacusGame, Seat], float]  # what a position is worth to a seat, in gold


class Mind:
    """Who is choosing: tastes, the lots drawn where nothing else decides, and how deals are judged, if not by taste."""

    def __init__(self, lots: random.Random, tastes: Tastes = GREEDY, judgement: Judgement | None = None) -> None:
        self.lots = lots
        self.tastes = tastes
        self.judgement = judgement
