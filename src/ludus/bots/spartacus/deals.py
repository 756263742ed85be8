"""How `greedy` deals: it buys and sells support, invitations and lives; offers are answered by their worth.

It takes or declines at once what lies before it, makes no counter-offers and asks nobody twice, so that no exchange
of offers can go on for long.
"""

from typing import Any, Final

from ludus.bots.spartacus.bargains import WISHES, Terms, cost_of_promise, gain_by_support, worth_of_promise
from ludus.bots.spartacus.market import best_sale
from ludus.bots.spartacus.schemes import gain_by_supporting
from ludus.bots.spartacus.serpents import lend
from ludus.bots.spartacus.tastes import Mind
from ludus.bots.spartacus.worth import judged
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.features import draft, estate, offers, offers_made, sought
from ludus.games.spartacus.terms import NO_PROMISE, NOTHING, PROMISES, Goods, Offer
from ludus.match import Turn

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
    g = turn.imagine(mind.lots)
    offered = answer(turn, g, free, mind) or go_on(turn, g, free, mind) or begin(turn, g, free, mind)
    return offered or lay_or_sell(turn, g, free, mind) or lend(turn, g, free, mind)


def may_wish(turn: Turn) -> bool:
    """Whether this is a moment at which the seat may want something of somebody."""
    return turn.decision.kind in WISHES


# --- Answering ---------------------------------------------------------------------------------------


def answer(turn: Turn, g: Game[Any], free: list[Option], mind: Mind) -> Option | None:
    """Accept or decline the first offer that lies before the seat."""
    for offer in offers(g, turn.seat):
        if offer.taker == turn.seat:
            verbs = {option.verb: option for option in free if option.operands == (offer.maker,)}
            if "accept" in verbs and gain_by_accepting(turn, g, offer, mind) > 0:
                return verbs["accept"]
            return verbs.get("decline")
    return None


def gain_by_accepting(turn: Turn, g: Game[Any], offer: Offer, mind: Mind) -> float:
    """What a deal would bring: gold, assets and support by what they are worth, words as far as they hold."""
    words = worth_of_promise(turn, g, offer.gives.promise, offer.maker, mind)
    words -= cost_of_promise(turn, g, offer.asks.promise, offer.maker, mind)
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


def gain_by_help(turn: Turn, g: Game[Any], offer: Offer, mind: Mind) -> float:
    """What support offered to the seat's own scheme brings, if it suffices."""
    scheme = sought(g)
    if scheme is None or scheme.seat != turn.seat or estate(g, offer.maker, turn.seat).influence < scheme.wants:
        return 0.0
    return gain_by_support(turn, g, mind)


# --- Making an offer ---------------------------------------------------------------------------------


def begin(turn: Turn, g: Game[Any], free: list[Option], mind: Mind) -> Option | None:
    """Begin an offer to somebody the seat wants something of; after a refusal it goes to the next."""
    openings = [option for option in free if option.verb == "offer"]
    if not openings or not may_wish(turn) or draft(g, turn.seat):
        return None
    wanted = [option for option in openings if terms(turn, g, Seat(option.operand), mind) is not None]
    made = offers_made(g, turn.seat)
    return wanted[made] if made < len(wanted) else None


def terms(turn: Turn, g: Game[Any], other: Seat, mind: Mind) -> Terms | None:
    """What the seat would give another house now, and for what."""
    wish = WISHES.get(turn.decision.kind)
    return None if wish is None else wish(turn, g, other, mind)


def go_on(turn: Turn, g: Game[Any], free: list[Option], mind: Mind) -> Option | None:
    """The next step of the offer being made up: what is given, what is asked for it, and off it goes."""
    made = draft(g, turn.seat)
    if made is None:
        return None
    words = {option.words: option for option in free}
    drop = words.get("drop-offer")
    if NOTHING not in (made.gives, made.asks):
        return words.get("send-offer") or drop
    wanted = terms(turn, g, made.taker, mind)
    if wanted is None:
        return drop
    missing = [*steps("give", wanted.gives, made.gives), *steps("ask", wanted.asks, made.asks)]
    return words.get(missing[0]) or drop


def steps(side: str, wanted: Goods, made: Goods) -> list[str]:
    """What is still to be said on one side of an offer."""
    found = []
    if wanted.gold and not made.gold:
        found.append(f"{side}-gold {wanted.gold}")
    if wanted.support and not made.support:
        found.append(f"{side}-support")
    if wanted.promise != NO_PROMISE and made.promise == NO_PROMISE:
        found.append(f"{side}-promise {PROMISES[wanted.promise]}")
    return found


# --- Guards and sales --------------------------------------------------------------------------------


def lay_or_sell(turn: Turn, g: Game[Any], free: list[Option], mind: Mind) -> Option | None:
    """Some guards belong on the table; in the open market what is worth less than its gold is sold."""
    if turn.decision.kind == "stall":
        return best_sale(turn, g, mind)
    lay = next((option for option in free if option.verb == "lay-guard"), None)
    if turn.decision.kind != "intrigue":
        return None
    return lay if estate(g, turn.seat, turn.seat).house in ON_THE_TABLE else None
