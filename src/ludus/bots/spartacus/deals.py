"""How `greedy` deals: small bribes for support, an invitation or a life; offers are answered by their worth.

It takes or declines at once what lies before it, makes no counter-offers and asks nobody twice, so that no exchange
of offers can go on for long.
"""

import random
from typing import Any, Final

from ludus.bots.spartacus.arena import best_ready, loss_of, ready
from ludus.bots.spartacus.duels import guess
from ludus.bots.spartacus.foresight import outcomes
from ludus.bots.spartacus.market import best_sale
from ludus.bots.spartacus.schemes import gain_by_supporting
from ludus.bots.spartacus.serpents import lend
from ludus.bots.spartacus.worth import worth
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.features import (
    an_asset_of,
    as_if_supported,
    draft,
    estate,
    estates,
    fighters,
    host,
    offers,
    offers_made,
    sought,
    spendable,
)
from ludus.games.spartacus.terms import INVITE, NO_PROMISE, PROMISES, SPARE, Goods, Offer
from ludus.match import Turn

BRIBE: Final = 2  # gold
LARGE_BRIBE: Final = 3
PURSE: Final = 2  # gold never offered
WORTH_A_BRIBE: Final = 3.0  # what support or a life must bring before gold is offered for it
LIKELY: Final = 0.7  # the chance to win at which one wants to be invited
PROMISE_GIVEN: Final = 1.0  # what one's word costs
PROMISE_TAKEN: Final = 0.8  # what another's is worth

ANSWERS: Final = frozenset({"accept", "decline", "send-offer", "drop-offer"})
ON_THE_TABLE: Final = ("glaber", "seppius", "varinius")  # houses whose powers take guards from the table
STEPS: Final = {  # what the seat may want to do beside answering and making offers
    "ask-support": ANSWERS | {"lend"},
    "intrigue": ANSWERS | {"lay-guard"},
    "stall": ANSWERS | {"sell", "sell-guard"},
}


def propose(turn: Turn, rng: random.Random) -> Option | None:
    """One step beside the decision; None for nothing."""
    free = turn.free()
    verbs = {option.verb for option in free}
    if verbs.isdisjoint(STEPS.get(turn.decision.kind, ANSWERS)) and not (may_wish(turn) and "offer" in verbs):
        return None
    g = turn.imagine(rng)
    offered = answer(turn, g, free, rng) or go_on(turn, g, free) or begin(turn, g, free)
    return offered or lay_or_sell(turn, g, free) or lend(turn, g, free)


def may_wish(turn: Turn) -> bool:
    """Whether this is a moment at which the seat may want something of somebody."""
    kind, asked = turn.decision.kind, turn.seat in turn.decision.seats
    return asked if kind == "ask-support" else kind in WISHES and not asked


# --- Answering ---------------------------------------------------------------------------------------


def answer(turn: Turn, g: Game[Any], free: list[Option], rng: random.Random) -> Option | None:
    """Accept or decline the first offer that lies before the seat."""
    for offer in offers(g, turn.seat):
        if offer.taker == turn.seat:
            verbs = {option.verb: option for option in free if option.operands == (offer.maker,)}
            if "accept" in verbs and gain_by_accepting(turn, g, offer, rng) > 0:
                return verbs["accept"]
            return verbs.get("decline")
    return None


def gain_by_accepting(turn: Turn, g: Game[Any], offer: Offer, rng: random.Random) -> float:
    """What a deal would bring: gold and assets by their worth, words by a fixed one."""
    words = PROMISE_TAKEN * (offer.gives.promise != NO_PROMISE) - PROMISE_GIVEN * (offer.asks.promise != NO_PROMISE)
    if offer.asks.support:
        return gain_by_supporting(turn, rng) + offer.gives.gold - offer.asks.gold + words
    after = g.clone()
    accept = next((o for o in after.free(turn.seat) if o.verb == "accept" and o.operand == offer.maker), None)
    if accept is None:
        return 0.0
    after.apply(turn.seat, accept)
    return worth(after, turn.seat) - worth(g, turn.seat) + words


# --- Making an offer ---------------------------------------------------------------------------------


def begin(turn: Turn, g: Game[Any], free: list[Option]) -> Option | None:
    """Begin an offer to somebody the seat wants something of; after a refusal it goes to the next."""
    if not may_wish(turn) or draft(g, turn.seat):
        return None
    wanted = [o for o in free if o.verb == "offer" and terms(turn, g, Seat(o.operand)) is not None]
    made = offers_made(g, turn.seat)
    return wanted[made] if made < len(wanted) else None


def go_on(turn: Turn, g: Game[Any], free: list[Option]) -> Option | None:
    """The next step of the offer being made up: gold, what is asked for it, and off it goes."""
    made = draft(g, turn.seat)
    if made is None:
        return None
    wanted = terms(turn, g, made.taker)
    words = {option.words: option for option in free}
    if wanted is None:
        return words.get("drop-offer")
    gold, asks = wanted
    if not made.gives.gold:
        return words.get(f"give-gold {gold}") or words.get("drop-offer")
    if made.asks == Goods():
        said = "ask-support" if asks.support else f"ask-promise {PROMISES[asks.promise]}"
        return words.get(said) or words.get("drop-offer")
    return words.get("send-offer") or words.get("drop-offer")


def terms(turn: Turn, g: Game[Any], other: Seat) -> tuple[int, Goods] | None:
    """What the seat would pay another house for now, if anything."""
    made = draft(g, turn.seat)
    purse = spendable(g, turn.seat) - PURSE
    wish = WISHES[turn.decision.kind](turn, g, other) if turn.decision.kind in WISHES else None
    if wish is None or purse < wish[0] or (made is not None and made.taker != other):
        return None
    return wish


def wish_for_support(turn: Turn, g: Game[Any], other: Seat) -> tuple[int, Goods] | None:
    """Support that suffices alone, for a scheme that is worth it."""
    scheme = sought(g)
    if scheme is None or scheme.seat != turn.seat or estate(g, other, turn.seat).influence < scheme.wants:
        return None
    rng = random.Random(g.number)
    hoped = sum(chance * worth(end, turn.seat) for chance, end in outcomes(as_if_supported(g), rng))
    gain = hoped - worth(g, turn.seat)
    if gain < WORTH_A_BRIBE:
        return None
    return (LARGE_BRIBE if gain > 2 * WORTH_A_BRIBE else BRIBE), Goods(support=True)


def wish_for_an_invitation(turn: Turn, g: Game[Any], other: Seat) -> tuple[int, Goods] | None:
    """To be invited, with a fighter who is likely to win."""
    houses = estates(g, turn.seat)
    if other != host(g) or fighters(g) or not ready(houses[turn.seat]):
        return None
    rivals = [best_ready(house) for house in houses if house.seat != turn.seat and ready(house)]
    power = best_ready(houses[turn.seat])
    chance = sum(guess(power - rival) for rival in rivals) / max(len(rivals), 1)
    return (BRIBE, Goods(promise=INVITE)) if chance >= LIKELY else None


def wish_for_a_life(turn: Turn, g: Game[Any], other: Seat) -> tuple[int, Goods] | None:
    """The life of one's own fighter."""
    losers = [fighter for fighter in fighters(g) if 0 in fighter.dice and fighter.seat == turn.seat]
    if other != host(g) or not losers or loss_of(an_asset_of(g, losers[0].card)) < WORTH_A_BRIBE:
        return None
    return BRIBE, Goods(promise=SPARE)


WISHES: Final = {
    "ask-support": wish_for_support,
    "invitation": wish_for_an_invitation,
    "verdict": wish_for_a_life,
}


# --- Guards and sales --------------------------------------------------------------------------------


def lay_or_sell(turn: Turn, g: Game[Any], free: list[Option]) -> Option | None:
    """Some guards belong on the table; in the open market what is worth less than its gold is sold."""
    if turn.decision.kind == "stall":
        return best_sale(turn, g)
    lay = next((option for option in free if option.verb == "lay-guard"), None)
    if turn.decision.kind != "intrigue":
        return None
    return lay if estate(g, turn.seat, turn.seat).house in ON_THE_TABLE else None
