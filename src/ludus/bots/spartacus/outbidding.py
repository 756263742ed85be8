"""How to outbid houses that know their rivals.

Each of the others is taken for a champion. What such a house bids for the games follows from what all can see
(`rivals`), so it is reckoned in its place; as nobody need be so regular, a coin more or less is thought of as well. And
the games are worth more than a champion thinks: mostly the host fights in them himself, against whom he likes, and
mostly he wins.
"""

from collections.abc import Callable
from typing import Final

from ludus.bots.spartacus.market import CHOOSING_GUESTS
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.bots.spartacus.reckoning.worth import own_influence, threat
from ludus.bots.spartacus.rivals import bid_for_the_games, chance_against, price, rivals
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import estates, spendable, win_at

Worth = Callable[[int, int, Tastes], float]  # of so much influence, where so much wins

HOST_WINS: Final = 0.63  # how often the host's own fighter wins: in 97 of 153 games among champions
SURE: Final = 40  # how much likelier the bid foreseen is than a coin more, or a coin less


def best_bid_for_the_games(g: SpartacusGame, seat: Seat, tastes: Tastes) -> int:
    """The bid that promises most against champions; of equal ones the lowest."""
    bids = foreseen(g, seat)
    chance = chance_against([about(bid) for bid in bids.values()])
    gold, prize = spendable(g, seat), worth_of_the_games(g, seat, bids, tastes)
    return max(range(gold + 1), key=lambda bid: (chance(bid) * (prize - price(gold, bid, tastes)), -bid))


def foreseen(g: SpartacusGame, seat: Seat) -> dict[Seat, int]:
    """What each of the others would bid for the games as a champion."""
    return {rival: bid_for_the_games(g, rival, max(gold, 0), GREEDY) for rival, gold in rivals(g, seat)}


def about(bid: int) -> list[int]:
    """A bid, mostly."""
    return [*[bid] * SURE, max(bid - 1, 0), bid + 1]


def worth_of_the_games(g: SpartacusGame, seat: Seat, bids: dict[Seat, int], tastes: Tastes) -> float:
    """The host's influence and his likely victory, and that whoever would have them otherwise has them not."""
    goal, most = win_at(g), max(bids.values())
    likely = [rival for rival, bid in bids.items() if bid == most]
    total = CHOOSING_GUESTS
    for house in estates(g, seat):
        if house.seat == seat:
            total += gain(own_influence, house.influence, goal, tastes)
        elif house.seat in likely:
            total += gain(threat, house.influence, goal, tastes) / len(likely)
    return total


def gain(worth: Worth, influence: int, goal: int, tastes: Tastes) -> float:
    """What it is worth that a house holds the games, and then mostly wins them."""
    now, held, won = (worth(min(influence + more, goal), goal, tastes) for more in range(3))
    return held - now + HOST_WINS * (won - held)
