"""Who stands how in Spartacus: everybody's chance to win, by weights learnt from games.

`in_gold` tells a seat's own chance as gold: so many coins would change it as much. What a deal is worth can be reckoned
so, gold paid and promises given beside it.
"""

import math
import random
from operator import add
from typing import Final

from ludus.bots.search.judge import Features, Judge, Rewards, shares, softmax, weigh
from ludus.bots.spartacus.reckoning.tastes import GREEDY
from ludus.bots.spartacus.reckoning.worth import VICTORY, assets, coins, horizon, rival_strengths
from ludus.bots.weights import SPARTACUS
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import estates, gold_last_seen, host, phase, win_at

COINS: Final = 2  # the place of gold among the features
LEAST: Final = 1e-4  # no chance is told as less


class Standing(Judge[SpartacusGame]):
    """What a seat knows of everybody's chances, at the beginning of each phase."""

    def __init__(self, g: SpartacusGame, seat: Seat, rng: random.Random) -> None:
        self.seat = seat

    def stage(self, g: SpartacusGame) -> object:
        return phase(g)

    def features(self, g: SpartacusGame) -> list[Features]:
        """Influence, the same where it counts most, gold, assets, cards, and who is host."""
        houses = estates(g, self.seat)
        to_come, shown, goal = horizon(g, houses), gold_last_seen(g), win_at(g)
        return [
            (
                float(house.influence),
                (house.influence / goal) ** 3,
                coins(shown[house.seat] if house.gold is None else house.gold, GREEDY),
                assets(house, rival_strengths(houses, house.seat), to_come, GREEDY),
                float(house.cards),
                float(host(g) == house.seat),
            )
            for house in houses
        ]

    def chances(self, g: SpartacusGame) -> Rewards:
        """Who stands where the game is won has as good as won it, though others may still answer."""
        strengths = [weigh(SPARTACUS, one) for one in self.features(g)]
        won = [VICTORY * SPARTACUS[COINS] * (one.influence >= win_at(g)) for one in estates(g, self.seat)]
        return softmax(list(map(add, strengths, won)))


def in_gold(g: SpartacusGame, seat: Seat) -> float:
    """A seat's chance to win, told as gold."""
    outcome = g.outcome()
    rewards = shares(outcome) if outcome is not None else Standing(g, seat, random.Random(0)).chances(g)
    chance = min(max(rewards[seat], LEAST), 1 - LEAST)
    return math.log(chance / (1 - chance)) / SPARTACUS[COINS]
