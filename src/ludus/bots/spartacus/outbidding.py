"""How to outbid houses that know their rivals.

Each of the others may be a champion or a house like `greedy`. What a champion bids for the games follows from what all
can see (`rivals`), so it is reckoned in its place, a coin more or less thought of as well; what `greedy` bids is
anybody's guess. And the games are worth more than a champion thinks: mostly the host fights in them himself, against
whom he likes, and mostly he wins.
"""

from collections.abc import Callable
from typing import Final

from ludus.bots.spartacus.market import CHOOSING_GUESTS
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.bots.spartacus.reckoning.worth import own_influence, threat
from ludus.bots.spartacus.rivals import bid_for_the_games, chance_against, host_bids, price, rivals
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import estates, spendable, win_at

Worth = Callable[[int, int, Tastes], float]  # of so much influence, where so much wins

HOST_WINS: Final = 0.63  # how often the host's own fighter wins: in 97 of 153 games among champions
CHAMPION: Final = 7  # how much likelier a champion's bid is than a coin more or less, or any guess at greedy's


def best_bid_for_the_games(g: SpartacusGame, seat: Seat, tastes: Tastes) -> int:
    """The bid that promises most; of equal ones the lowest."""
    bids = foreseen(g, seat)
    chance = chance_against([about(bids[rival], host_bids(g, rival, max(gold, 0))) for rival, gold in rivals(g, seat)])
    gold, prize = spendable(g, seat), worth_of_the_games(g, seat, bids, tastes)
    return max(range(gold + 1), key=lambda bid: (chance(bid) * (prize - price(gold, bid, tastes)), -bid))


def foreseen(g: SpartacusGame, seat: Seat) -> dict[Seat, int]:
    """What each of the others would bid for the games as a champion."""
    return {rival: bid_for_the_games(g, rival, max(gold, 0), GREEDY) for rival, gold in rivals(g, seat)}


def about(bid: int, guesses: list[int]) -> list[int]:
    """What a rival may bid: what a champion would, or what `greedy` may."""
    return [*[bid] * CHAMPION, max(bid - 1, 0), bid + 1, *guesses]


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
