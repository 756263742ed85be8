"""What the others will bid, for the games or for a card, and what to bid against that.

The others are taken for houses like `greedy`: what is to be won is worth to them what their houses say, how much of it
they bid is anybody's guess, and their gold is what it was when it was hidden, less what they have paid since. Against
such bids there is a best one: high enough to win often, low enough to be worth it.
"""

from collections.abc import Callable
from typing import Final

from ludus.bots.spartacus.market import FOR_THE_GAMES, PURSE, SHADE, marginal, worth_of_hosting
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.bots.spartacus.reckoning.worth import VICTORY, coins
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import gold_last_seen, on_sale, spendable

GUESSES: Final = 7  # how many degrees of eagerness are thought of
TIED: Final = 0.4  # the part of tied bids that is won in the end
EAGER: Final = 1.3  # the games are worth more than they seem
KEPT_BACK: Final = 5  # gold for them


# --- The games ---------------------------------------------------------------------------------------


def best_bid_for_the_games(g: SpartacusGame, seat: Seat, tastes: Tastes) -> int:
    """The bid that promises most; of equal ones the lowest."""
    return bid_for_the_games(g, seat, spendable(g, seat), tastes)


def bid_for_the_games(g: SpartacusGame, seat: Seat, gold: int, tastes: Tastes) -> int:
    """What a house that knows its rivals bids with so much gold."""
    chance = chance_against([host_bids(g, rival, its) for rival, its in rivals(g, seat)])
    prize = EAGER * worth_of_hosting(g, seat, tastes)
    return max(range(gold + 1), key=lambda bid: (chance(bid) * (prize - price(gold, bid, tastes)), -bid))


def host_bids(g: SpartacusGame, rival: Seat, gold: int) -> list[int]:
    """What a house like `greedy` may bid with so much gold, from the least to the most eager."""
    prize = worth_of_hosting(g, rival, GREEDY)
    most = gold if prize >= VICTORY else max(gold - PURSE, 0)
    return [dearest(gold, most, prize * part, GREEDY) for part in parts(*GREEDY.host_shade)]


def dearest(gold: int, most: int, limit: float, tastes: Tastes) -> int:
    """The highest bid that costs no more than the limit."""
    bid = 0
    while bid < most and price(gold, bid + 1, tastes) <= limit:
        bid += 1
    return bid


def price(gold: int, bid: int, tastes: Tastes) -> float:
    """What is given away with a bid."""
    return coins(gold, tastes) - coins(gold - bid, tastes)


# --- A card ------------------------------------------------------------------------------------------


def best_bid_for_the_card(g: SpartacusGame, seat: Seat, tastes: Tastes) -> int:
    """The bid that promises most; of equal ones the lowest. Some gold is kept back for the games."""
    chance = chance_against([card_bids(g, rival, gold) for rival, gold in rivals(g, seat)])
    value = marginal(g, seat, on_sale(g), tastes)
    most = max(spendable(g, seat) - KEPT_BACK, 0)
    return max(range(most + 1), key=lambda bid: (chance(bid) * (value - bid) if bid else 0.0, -bid))


def card_bids(g: SpartacusGame, rival: Seat, gold: int) -> list[int]:
    """What a house like `greedy` may bid for the card at hand, by how eager it is and how much it keeps back."""
    value, (least, most) = marginal(g, rival, on_sale(g), GREEDY), FOR_THE_GAMES
    kept_back = (least, (least + most) // 2, most)
    return [max(min(round(part * value), gold - kept), 0) for part in parts(*SHADE) for kept in kept_back]


# --- Rivals ------------------------------------------------------------------------------------------


def rivals(g: SpartacusGame, seat: Seat) -> list[tuple[Seat, int]]:
    """The other houses, and the gold they are known to have."""
    return [(Seat(other), gold) for other, gold in enumerate(gold_last_seen(g)) if other != seat]


def parts(least: float, most: float) -> list[float]:
    """What part of a thing's worth may be bid, from the least to the most."""
    return [least + (most - least) * (guess + 0.5) / GUESSES for guess in range(GUESSES)]


def chance_against(bids: list[list[int]]) -> Callable[[int], float]:
    """The chance that a bid is the highest, by what each of the others may bid."""

    def chance(bid: int) -> float:
        above = at_least = 1.0
        for guesses in bids:
            above *= sum(other < bid for other in guesses) / len(guesses)
            at_least *= sum(other <= bid for other in guesses) / len(guesses)
        return above + TIED * (at_least - above)

    return chance
