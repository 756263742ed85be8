"""What houses buy from each other in the open market: a card that is worth more in another house than where it lies.

Everything on the tables lies open, so both sides of a trade can be reckoned; the gain is shared. Nobody sells for less
than the bank pays.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from ludus.bots.spartacus.deals.haggling import Terms
from ludus.bots.spartacus.market import enriched
from ludus.bots.spartacus.reckoning.tastes import Mind, Tastes
from ludus.bots.spartacus.reckoning.worth import assets, horizon, rival_strengths
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import Asset, Estate, estates, gold_last_seen, offers, spendable
from ludus.games.spartacus.table.terms import Goods
from ludus.match import Turn

FOR_THE_GAMES: Final = 4  # gold kept back
WORTH_THE_TALK: Final = 2.5  # what a trade must bring both sides together


class Trade(NamedTuple):
    """A card that might change hands, what that would bring both houses together, and a price between them."""

    gain: float
    card: Asset
    price: int


def wish_in_the_market(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """The best purchase from a house, or the best sale to it, whichever brings more."""
    bought = best_trade(g, other, turn.seat, spendable(g, turn.seat), mind.tastes)
    on_offer = [card for made in offers(g, turn.seat) if made.maker == turn.seat for card in made.gives.assets]
    sold = best_trade(g, turn.seat, other, gold_last_seen(g)[other], mind.tastes, on_offer=on_offer)
    if bought is not None and (sold is None or bought.gain >= sold.gain):
        return Terms(Goods(gold=bought.price), Goods(assets=(bought.card.card,)))
    return None if sold is None else Terms(Goods(assets=(sold.card.card,)), Goods(gold=sold.price))


def best_trade(
    g: SpartacusGame, seller: Seat, buyer: Seat, gold: int, tastes: Tastes, *, on_offer: Sequence[int] = ()
) -> Trade | None:
    """What one house had best sell another that has so much gold, of what it has not offered elsewhere."""
    able = [trade for trade in trades(g, seller, buyer, tastes) if trade.price <= gold - FOR_THE_GAMES]
    able = [trade for trade in able if trade.card.card not in on_offer]
    best = max(able, key=lambda trade: (trade.gain, -trade.card.card), default=None)
    return best if best is not None and best.gain >= WORTH_THE_TALK else None


def trades(g: SpartacusGame, seller: Seat, buyer: Seat, tastes: Tastes) -> Iterator[Trade]:
    """Every card one house could sell another."""
    houses = estates(g, buyer)
    to_come = horizon(g, houses)

    def worth_to(house: Estate) -> float:
        return assets(house, rival_strengths(houses, house.seat), to_come, tastes)

    has, wants = houses[seller], houses[buyer]
    for card in (*has.gladiators, *has.slaves, *has.equipment):
        if card.is_ready:
            least = max(worth_to(has) - worth_to(without(has, card)), float(card.title.gold))
            most = worth_to(enriched(wants, card)) - worth_to(wants)
            yield Trade(most - least, card, ceil((least + most) / 2))


def without(house: Estate, card: Asset) -> Estate:
    """The house with one card less."""
    return house._replace(
        gladiators=tuple(asset for asset in house.gladiators if asset.card != card.card),
        slaves=tuple(asset for asset in house.slaves if asset.card != card.card),
        equipment=tuple(asset for asset in house.equipment if asset.card != card.card),
    )
