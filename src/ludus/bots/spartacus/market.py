"""How `greedy` keeps its books: it releases whom it cannot pay, sells what is worth less to it than to the bank, and
bids what a card or the games are worth to it, less something for its trouble.
"""

from collections.abc import Callable
from typing import Final, cast

from ludus.bots.spartacus.reckoning.foresight import simple_worth
from ludus.bots.spartacus.reckoning.tastes import Mind, Tastes
from ludus.bots.spartacus.reckoning.worth import (
    VICTORY,
    assets,
    coins,
    horizon,
    own_influence,
    rival_strengths,
    threat,
    worth,
)
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import EQUIPMENT, GLADIATOR
from ludus.games.spartacus.features import (
    Asset,
    Estate,
    an_asset_of,
    estates,
    on_sale,
    seats,
    spendable,
    win_at,
)
from ludus.games.spartacus.sight.seen import View
from ludus.match import Turn

Value = Callable[[Option], float]

SHADE: Final = (0.6, 0.95)  # the part of a card's worth that is bid for it
FOR_THE_GAMES: Final = (3, 7)  # gold kept back for the host bid
CHOOSING_GUESTS: Final = 1.5  # what the host's choices are worth, beside the influence
PURSE: Final = 2  # gold never bid
GAIN: Final = 0.3  # what a sale must bring


# --- Upkeep ------------------------------------------------------------------------------------------


def value_of_ledger(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Pay if one can: what is not wanted can still be sold. Otherwise the least gladiator goes."""

    def value(option: Option) -> float:
        return 1.0 if option.verb == "pay" else -simple_worth(an_asset_of(g, option.operand))

    return value


def value_of_patient(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """The most valuable first."""
    return lambda option: simple_worth(an_asset_of(g, option.operand))


# --- Selling -----------------------------------------------------------------------------------------


def best_sale(turn: Turn, g: SpartacusGame, mind: Mind) -> Option | None:
    """What the seat had better sell to the bank."""
    now, best, chosen = worth(g, turn.seat, mind.tastes) + GAIN, 0.0, None
    for option in turn.free():
        if option.verb in ("sell", "sell-guard"):
            after = g.clone()
            after.apply(turn.seat, option)
            gain = worth(after, turn.seat, mind.tastes) - now
            if gain > best:
                best, chosen = gain, option
    return chosen


# --- Bidding -----------------------------------------------------------------------------------------


def value_of_bid(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What the card is worth less a part, a little more or less; all of it against whoever bid the same."""
    laid = already_laid(turn)
    part = 1.0 if laid else mind.lots.uniform(*SHADE)
    limit = part * marginal(g, turn.seat, on_sale(g), mind.tastes) - laid
    kept = FOR_THE_GAMES[0] if laid else mind.lots.randint(*FOR_THE_GAMES)
    target = max(min(round(limit), spendable(g, turn.seat) - kept), 0)
    return lambda option: -abs(option.operand - target)


def marginal(g: SpartacusGame, seat: Seat, card: Asset, tastes: Tastes) -> float:
    """What a card would add to a house's estate."""
    houses = estates(g, seat)
    rivals, to_come = rival_strengths(houses, seat), horizon(g, houses)
    before = houses[seat]
    return assets(enriched(before, card), rivals, to_come, tastes) - assets(before, rivals, to_come, tastes)


def enriched(house: Estate, card: Asset) -> Estate:
    """The house with one card more."""
    if card.title.kind == GLADIATOR:
        return house._replace(gladiators=(*house.gladiators, card))
    if card.title.kind == EQUIPMENT:
        return house._replace(equipment=(*house.equipment, card))
    return house._replace(slaves=(*house.slaves, card))


def already_laid(turn: Turn) -> int:
    """What the seat laid down in rounds of bidding that were tied."""
    bidding = cast(View, turn.view())["bidding"]
    return bidding["laid"][turn.seat] if bidding else 0


def value_of_host_bid(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What the games are worth, less a part; all that one has, when they are the game."""
    free, laid, tastes = spendable(g, turn.seat), already_laid(turn), mind.tastes
    prize = worth_of_hosting(g, turn.seat, tastes)
    limit = prize * (1.0 if laid else mind.lots.uniform(*tastes.host_shade))
    most = free if prize >= VICTORY else max(free - PURSE, 0)
    bids = (bid for bid in range(most + 1) if laid + coins(free, tastes) - coins(free - bid, tastes) <= limit)
    target = max(bids, default=0)
    return lambda option: -abs(option.operand - target)


def worth_of_hosting(g: SpartacusGame, seat: Seat, tastes: Tastes) -> float:
    """The influence, the choice of guests, and that nobody else has them."""
    goal = win_at(g)
    total = CHOOSING_GUESTS
    for house in estates(g, seat):
        then = min(house.influence + 1, goal)
        if house.seat == seat:
            total += own_influence(then, goal, tastes) - own_influence(house.influence, goal, tastes)
        else:
            total += (threat(then, goal, tastes) - threat(house.influence, goal, tastes)) / (seats(g) - 1)
    return total


VALUES: Final = {
    "ledger": value_of_ledger,
    "healing-order": value_of_patient,
    "bid": value_of_bid,
    "host-bid": value_of_host_bid,
}
