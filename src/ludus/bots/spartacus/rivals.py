"""What the others will bid for the games, and what to bid against that.

The others are taken for houses like `greedy`: what the games are worth to them follows from their influence, how much
of it they bid is anybody's guess, and their gold is what it was when it was hidden, less what they have paid since.
Against such bids there is a best one: high enough to win often, low enough to be worth it.
"""

from collections.abc import Callable
from typing import Any, Final

from ludus.bots.spartacus.market import PURSE, worth_of_hosting
from ludus.bots.spartacus.tastes import GREEDY, Tastes
from ludus.bots.spartacus.worth import VICTORY, coins
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.features import gold_last_seen, spendable

GUESSES: Final = 7  # how many bids of each rival are thought of
TIED: Final = 0.4  # the part of tied bids that is won in the end
EAGER: Final = 1.3  # the games are worth more than they seem


def bids_of(g: Game[Any], rival: Seat, gold: int) -> list[int]:
    """What a house like `greedy` may bid with so much gold, from the least to the most eager."""
    prize = worth_of_hosting(g, rival, GREEDY)
    most = gold if prize >= VICTORY else max(gold - PURSE, 0)
    least, greatest = GREEDY.host_shade
    parts = [least + (greatest - least) * (guess + 0.5) / GUESSES for guess in range(GUESSES)]
    return [dearest(gold, most, prize * part, GREEDY) for part in parts]


def dearest(gold: int, most: int, limit: float, tastes: Tastes) -> int:
    """The highest bid that costs no more than the limit."""
    bid = 0
    while bid < most and price(gold, bid + 1, tastes) <= limit:
        bid += 1
    return bid


def price(gold: int, bid: int, tastes: Tastes) -> float:
    """What is given away with a bid."""
    return coins(gold, tastes) - coins(gold - bid, tastes)


def chance_against(bids: list[list[int]]) -> Callable[[int], float]:
    """The chance that a bid is the highest, by what each of the others may bid."""

    def chance(bid: int) -> float:
        above = at_least = 1.0
        for guesses in bids:
            above *= sum(other < bid for other in guesses) / len(guesses)
            at_least *= sum(other <= bid for other in guesses) / len(guesses)
        return above + TIED * (at_least - above)

    return chance


def best_bid(g: Game[Any], seat: Seat, tastes: Tastes) -> int:
    """The bid for the games that promises most; of equal ones the lowest."""
    chests = enumerate(gold_last_seen(g))
    chance = chance_against([bids_of(g, Seat(rival), gold) for rival, gold in chests if rival != seat])
    gold, prize = spendable(g, seat), EAGER * worth_of_hosting(g, seat, tastes)
    return max(range(gold + 1), key=lambda bid: (chance(bid) * (prize - price(gold, bid, tastes)), -bid))
