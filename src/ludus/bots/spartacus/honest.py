"""How `plain` deals: simply and honestly.

Things are worth what is printed on them, a house's support or a guard two gold, a word one; an even exchange is taken.
It promises only what it will keep, and keeps it. It sells its support, pays to be invited and for the life of its
fighter, buys a gladiator when it has none, and sells one to a house without.
"""

from collections.abc import Callable
from typing import Any, Final

from ludus.bots.spartacus.bargains import fallen, is_promised
from ludus.bots.spartacus.foresight import simple_worth
from ludus.bots.spartacus.haggling import Terms, Trader, bargain
from ludus.bots.spartacus.trust import trust
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import GLADIATOR
from ludus.games.spartacus.features import (
    Asset,
    an_asset_of,
    estate,
    fighters,
    gold_last_seen,
    host,
    offers,
    offers_made,
    open_promises,
    sought,
    spendable,
    win_at,
)
from ludus.games.spartacus.table.terms import INVITE, NO_FOIL, NO_INVITE, NO_PROMISE, SPARE, SUPPORT, Goods, Offer
from ludus.match import Turn

KEEPS: Final = (SUPPORT, NO_FOIL, INVITE, NO_INVITE, SPARE)  # what it never does otherwise, or knows how to do
EVEN: Final = 0.5  # what makes it take an even exchange
SUPPORT_OR_GUARD: Final = 2  # gold
WORD: Final = 1
BRIBE: Final = 1
PURSE: Final = 3  # gold it never offers or hands over
BELIEVED: Final = 0.5  # the trust below which a word is worth nothing
NEAR: Final = 2  # influence from winning at which nobody is supported
NEVER: Final = 100.0


def propose(turn: Turn, g: Game[Any]) -> Option | None:
    """One step beside the decision; None for nothing."""
    wishes = WISHES.get(turn.decision.kind)
    trader = Trader(
        lambda offer: gain(turn, g, offer), lambda other: None if wishes is None else wishes(turn, g, other)
    )
    return bargain(turn, g, turn.free(), trader)


# --- What an offer is worth --------------------------------------------------------------------------


def gain(turn: Turn, g: Game[Any], offer: Offer) -> float:
    """What it is given less what it hands over."""
    is_believed = offer.gives.promise == NO_PROMISE or trust(turn, offer.maker) >= BELIEVED
    given = worth(g, offer.gives) - (0 if is_believed else WORD)
    return given - worth(g, offer.asks) - reluctance(turn, g, offer) + EVEN


def worth(g: Game[Any], goods: Goods) -> int:
    """One side of an offer, by what is printed."""
    assets = sum(an_asset_of(g, card).title.gold for card in goods.assets)
    words = WORD * (goods.promise != NO_PROMISE)
    return goods.gold + assets + SUPPORT_OR_GUARD * (goods.guards + goods.support) + words


def reluctance(turn: Turn, g: Game[Any], offer: Offer) -> float:
    """What it does at no price: help whoever is about to win, give away its last gladiator or coins, or lie."""
    asks = offer.asks
    kept = [asset for asset in estate(g, turn.seat, turn.seat).gladiators if asset.card not in asks.assets]
    sells_last = not kept and any(an_asset_of(g, card).title.kind == GLADIATOR for card in asks.assets)
    is_poor = asks.gold > 0 and spendable(g, turn.seat) - asks.gold < PURSE
    lies = asks.promise != NO_PROMISE and asks.promise not in KEEPS
    helps_winner = (asks.support or asks.promise == SUPPORT) and is_about_to_win(g, offer.maker, turn.seat)
    return NEVER if sells_last or is_poor or lies or helps_winner else 0.0


def is_about_to_win(g: Game[Any], other: Seat, eyes: Seat) -> bool:
    return estate(g, other, eyes).influence >= win_at(g) - NEAR


# --- What it wants -----------------------------------------------------------------------------------


def has_to_spare(g: Game[Any], seat: Seat, gold: int) -> bool:
    return spendable(g, seat) - gold >= PURSE


def wish_at_a_scheme(turn: Turn, g: Game[Any], other: Seat) -> Terms | None:
    """To sell its support, once in a phase."""
    scheme = sought(g)
    if scheme is None or scheme.seat != other or scheme.is_demand or turn.seat in scheme.supporters:
        return None
    own = estate(g, turn.seat, turn.seat).influence
    if own < 1 or offers_made(g, turn.seat) or is_about_to_win(g, other, turn.seat):
        return None
    return Terms(Goods(support=True), Goods(gold=SUPPORT_OR_GUARD))


def wish_at_an_invitation(turn: Turn, g: Game[Any], other: Seat) -> Terms | None:
    """To be invited, if it has a gladiator to send."""
    if other != host(g) or fighters(g) or is_promised(g, other, turn.seat, INVITE):
        return None
    able = ready_gladiators(g, turn.seat, turn.seat) and has_to_spare(g, turn.seat, BRIBE)
    return Terms(Goods(gold=BRIBE), Goods(promise=INVITE)) if able else None


def wish_for_a_life(turn: Turn, g: Game[Any], other: Seat) -> Terms | None:
    """That its fighter is spared."""
    if other != host(g) or not fallen(g, turn.seat) or is_promised(g, other, turn.seat, SPARE):
        return None
    return Terms(Goods(gold=BRIBE), Goods(promise=SPARE)) if has_to_spare(g, turn.seat, BRIBE) else None


def wish_in_the_market(turn: Turn, g: Game[Any], other: Seat) -> Terms | None:
    """A gladiator, where it has none and the other two; or to sell its second to a house without."""
    own, theirs = (ready_gladiators(g, seat, turn.seat) for seat in (turn.seat, other))
    if not own and len(theirs) > 1:
        price = theirs[0].title.gold + 1
        return Terms(Goods(gold=price), Goods(assets=(theirs[0].card,))) if has_to_spare(g, turn.seat, price) else None
    on_offer = any(offer.gives.assets for offer in offers(g, turn.seat) if offer.maker == turn.seat)
    if theirs or len(own) < 2 or on_offer:
        return None
    price = own[0].title.gold + 1
    return Terms(Goods(assets=(own[0].card,)), Goods(gold=price)) if price <= gold_last_seen(g)[other] else None


def ready_gladiators(g: Game[Any], seat: Seat, eyes: Seat) -> list[Asset]:
    """A house's ready gladiators, the least first."""
    ready = [asset for asset in estate(g, seat, eyes).gladiators if asset.is_ready]
    return sorted(ready, key=lambda asset: (simple_worth(asset), asset.card))


WISHES: Final[dict[str, Callable[[Turn, Game[Any], Seat], Terms | None]]] = {
    "ask-support": wish_at_a_scheme,
    "invitation": wish_at_an_invitation,
    "verdict": wish_for_a_life,
    "stall": wish_in_the_market,
}


# --- Keeping its word --------------------------------------------------------------------------------


def promised(g: Game[Any], seat: Seat, what: int) -> list[Seat]:
    """To whom the house has given its word."""
    return [promise.taker for promise in open_promises(g, seat) if promise.what == what]
