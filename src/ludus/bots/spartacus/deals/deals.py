"""How `greedy` deals: it buys and sells support, restraint, invitations, lives and cards.

Offers are answered by their worth.
"""

from typing import Final

from ludus.bots.spartacus.deals.bargains import WISHES as IN_WORDS
from ludus.bots.spartacus.deals.bargains import cost_of_promise, gain_by_support, worth_of_promise
from ludus.bots.spartacus.deals.haggling import Terms, Trader, bargain, settled
from ludus.bots.spartacus.deals.trades import wish_in_the_market
from ludus.bots.spartacus.market import best_sale
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.bots.spartacus.reckoning.worth import judged
from ludus.bots.spartacus.schemes import gain_by_supporting
from ludus.bots.spartacus.serpents import lend
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import estate, sought
from ludus.games.spartacus.table.terms import Offer
from ludus.match import Turn

WISHES: Final = {**IN_WORDS, "stall": wish_in_the_market}
ANSWERS: Final = frozenset({"accept", "decline", "send-offer", "drop-offer"})
ON_THE_TABLE: Final = ("glaber", "seppius", "varinius")  # houses whose powers take guards from the table
STEPS: Final = {  # what the seat may want to do beside answering and making offers
    "ask-support": ANSWERS | {"lend"},
    "intrigue": ANSWERS | {"lay-guard"},
    "stall": ANSWERS | {"sell", "sell-guard"},
}


def propose(turn: Turn, mind: Mind) -> Option | None:
    """One step beside the decision; None for nothing."""
    free = turn.free()
    verbs = {option.verb for option in free}
    if verbs.isdisjoint(STEPS.get(turn.decision.kind, ANSWERS)) and not (may_wish(turn) and "offer" in verbs):
        return None
    g = turn.imagine(settled(turn) if turn.decision.kind == "talk" else mind.lots)
    dealt = bargain(turn, g, free, a_trader(turn, g, mind))
    return dealt or lay_or_sell(turn, g, free, mind) or lend(turn, g, free, mind)


def may_wish(turn: Turn) -> bool:
    """Whether this is a moment at which the seat may want something of somebody."""
    return turn.decision.kind in WISHES


def a_trader(turn: Turn, g: SpartacusGame, mind: Mind) -> Trader:
    """What deals are worth to the seat by its mind, and what it wants."""

    def gain(offer: Offer) -> float:
        same = Mind(settled(turn), mind.tastes, mind.judgement)
        return gain_by_accepting(turn, turn.imagine(same.lots), offer, same)

    def wish(other: Seat) -> Terms | None:
        wished = WISHES.get(turn.decision.kind)
        return None if wished is None else wished(turn, g, other, mind)

    return Trader(gain, wish)


# --- Answering ---------------------------------------------------------------------------------------


def gain_by_accepting(turn: Turn, g: SpartacusGame, offer: Offer, mind: Mind) -> float:
    """What a deal would bring: gold, assets and support by what they are worth, words as far as they hold."""
    words = worth_of_promise(turn, g, offer.gives.promise, offer.maker, mind)
    words -= cost_of_promise(turn, g, offer.asks.promise, offer.maker, mind)
    if offer.asks.support and sought(g) is None:  # for a scheme that has enough already
        return offer.gives.gold - offer.asks.gold + words
    if offer.asks.support:
        return gain_by_supporting(turn, mind) + offer.gives.gold - offer.asks.gold + words
    if offer.gives.support:
        return gain_by_help(turn, g, offer, mind) - offer.asks.gold + words
    after = g.clone()
    accept = next((o for o in after.free(turn.seat) if o.verb == "accept" and o.operand == offer.maker), None)
    if accept is None:
        return 0.0
    after.apply(turn.seat, accept)
    return judged(after, turn.seat, mind) - judged(g, turn.seat, mind) + words


def gain_by_help(turn: Turn, g: SpartacusGame, offer: Offer, mind: Mind) -> float:
    """What support offered to the seat's own scheme brings, if it suffices."""
    scheme = sought(g)
    if scheme is None or scheme.seat != turn.seat or estate(g, offer.maker, turn.seat).influence < scheme.wants:
        return 0.0
    return gain_by_support(turn, g, mind)


# --- Guards and sales --------------------------------------------------------------------------------


def lay_or_sell(turn: Turn, g: SpartacusGame, free: list[Option], mind: Mind) -> Option | None:
    """Some guards belong on the table; in the open market what is worth less than its gold is sold."""
    if turn.decision.kind == "stall":
        return best_sale(turn, g, mind)
    lay = next((option for option in free if option.verb == "lay-guard"), None)
    if turn.decision.kind != "intrigue":
        return None
    return lay if estate(g, turn.seat, turn.seat).house in ON_THE_TABLE else None
