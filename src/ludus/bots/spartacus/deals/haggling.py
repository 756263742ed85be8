"""How a house bargains, whatever things are worth to it: it answers every offer, counters, and makes offers of its own.

What lies before a house is accepted where it brings something, answered with the same deal at a better price where
that may do, and declined otherwise. While a decision stands the same offer gets the same answer. No exchange of offers
goes on for ever: a house makes only so many in a phase, none that was refused before, and does not think again about
what it has refused twice.
"""

import random
from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from ludus.core.decision import NO_OPERAND, Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import draft, gold_last_seen, offers, offers_made, refusals, spendable
from ludus.games.spartacus.table.terms import NO_PROMISE, NOTHING, Goods, Offer
from ludus.match import Turn

MOST_OFFERS: Final = 4  # that a house makes in a phase, with counter-offers and what it thought better of
TIRED: Final = 2  # refusals of the same offer after which it is not thought about again
PROFIT: Final = 0.5  # what a counter-offer should bring
COIN: Final = 0.9  # what a gold piece is worth
FARTHEST: Final = 5  # gold between an offer and what would do

Step = tuple[str, int]


class Terms(NamedTuple):
    """What the seat would give another, and ask of it."""

    gives: Goods
    asks: Goods


class Trader(NamedTuple):
    """What deals are worth to a house, and what it wants."""

    gain: Callable[[Offer], float]  # what an offer that lies before it would bring
    wish: Callable[[Seat], Terms | None]  # what it would offer another house now


def bargain(turn: Turn, g: SpartacusGame, free: list[Option], trader: Trader) -> Option | None:
    """The next step of a house's dealings; None for nothing."""
    return answer(turn, g, free, trader) or go_on(turn, g, free, trader) or begin(turn, g, free, trader)


def settled(turn: Turn) -> random.Random:
    """Lots that fall the same way as long as the decision stands."""
    return random.Random(turn.decision.number)


# --- Answering ---------------------------------------------------------------------------------------


def answer(turn: Turn, g: SpartacusGame, free: list[Option], trader: Trader) -> Option | None:
    """Accept, decline or begin to counter the first offer that lies before the seat."""
    for offer in offers(g, turn.seat):
        if offer.taker != turn.seat:
            continue
        said = {option.verb: option for option in free if option.operands == (offer.maker,)}
        if "accept" not in said or refusals(g, offer) >= TIRED:
            return said.get("decline")
        gain = trader.gain(offer)
        if gain > 0:
            return said["accept"]
        if countering(g, turn.seat) == offer:
            return None
        return (said.get("offer") if counter(g, offer, gain) else None) or said.get("decline")
    return None


def countering(g: SpartacusGame, seat: Seat) -> Offer | None:
    """The offer that the one being made up is to answer."""
    made = draft(g, seat)
    lying = [
        offer for offer in offers(g, seat) if made is not None and (offer.maker, offer.taker) == (made.taker, seat)
    ]
    return lying[0] if lying else None


def counter(g: SpartacusGame, offer: Offer, gain: float) -> Terms | None:
    """The same deal at a price that would do; None where the two are too far apart or it is no exchange at all."""
    seat = offer.taker
    more = max(ceil((PROFIT - gain) / COIN), 1)
    gold = offer.gives.gold - offer.asks.gold + more  # for the seat
    terms = Terms(offer.asks._replace(gold=max(-gold, 0)), offer.gives._replace(gold=max(gold, 0)))
    if more > FARTHEST or not may_offer(g, seat, offer.maker, terms):
        return None
    return terms if terms.asks.gold <= gold_last_seen(g)[offer.maker] else None


# --- Making an offer ---------------------------------------------------------------------------------


def may_offer(g: SpartacusGame, seat: Seat, other: Seat, terms: Terms) -> bool:
    """Whether the seat has an offer left, has the gold for it, and was not refused it before."""
    return (
        offers_made(g, seat) < MOST_OFFERS
        and NOTHING not in terms
        and terms.gives.gold <= spendable(g, seat)
        and not refusals(g, Offer(seat, other, *terms))
    )


def begin(turn: Turn, g: SpartacusGame, free: list[Option], trader: Trader) -> Option | None:
    """Begin an offer to somebody the seat wants something of; after a refusal it goes to the next."""
    if draft(g, turn.seat) is not None or offers_made(g, turn.seat) >= MOST_OFFERS:
        return None
    for option in free:
        if option.verb == "offer":
            other = Seat(option.operand)
            terms = trader.wish(other)
            if terms is not None and may_offer(g, turn.seat, other, terms):
                return option
    return None


def go_on(turn: Turn, g: SpartacusGame, free: list[Option], trader: Trader) -> Option | None:
    """The next step of the offer being made up: what is given, what is asked for it, and off it goes."""
    made = draft(g, turn.seat)
    if made is None:
        return None
    said = {(option.verb, option.operand): option for option in free}
    drop = said.get(("drop-offer", NO_OPERAND))
    answered = countering(g, turn.seat)
    if answered is None and NOTHING not in (made.gives, made.asks):  # a wish names one thing on each side
        return said.get(("send-offer", NO_OPERAND)) or drop
    wanted = trader.wish(made.taker) if answered is None else counter(g, answered, trader.gain(answered))
    if wanted is None:
        return drop
    missing = [*steps("give", wanted.gives, made.gives), *steps("ask", wanted.asks, made.asks)]
    return said.get(missing[0] if missing else ("send-offer", NO_OPERAND)) or drop


def steps(side: str, wanted: Goods, made: Goods) -> list[Step]:
    """What is still to be said on one side of an offer."""
    found: list[Step] = [(f"{side}-asset", card) for card in wanted.assets if card not in made.assets]
    found += [(f"{side}-guard", NO_OPERAND)] * (wanted.guards - made.guards)
    if wanted.support and not made.support:
        found.append((f"{side}-support", NO_OPERAND))
    if wanted.promise != NO_PROMISE and made.promise == NO_PROMISE:
        found.append((f"{side}-promise", wanted.promise))
    if wanted.gold and not made.gold:
        found.append((f"{side}-gold", wanted.gold))
    return found
