"""How `plain` deals: simply and honestly.

Things are worth what is printed on them, a house's support or a guard two gold, a word one; an even exchange is taken.
It promises only what it will keep, and keeps it. It sells its support, pays to be invited, for the life of its fighter
and, when it has no guard, for not being the target of a scheme. It buys a gladiator when it has none, and sells one to
a house without.
"""

from collections.abc import Callable
from typing import Final

from ludus.bots.spartacus.deals.bargains import fallen
from ludus.bots.spartacus.deals.haggling import Terms, Trader, bargain
from ludus.bots.spartacus.reckoning.foresight import simple_worth
from ludus.bots.spartacus.reckoning.trust import is_promised, trust
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import GLADIATOR, GUARD, IntrigueTitle
from ludus.games.spartacus.features import (
    Asset,
    aimed_at,
    an_asset_of,
    estate,
    fighters,
    gold_last_seen,
    host,
    offers,
    offers_made,
    open_promises,
    scheme_at_hand,
    sought,
    spendable,
    win_at,
)
from ludus.games.spartacus.table.terms import (
    ABOUT_A_SCHEME,
    FOIL_IT,
    INVITE,
    NO_FOIL,
    NO_GUARD,
    NO_INVITE,
    NO_PROMISE,
    OTHER_TARGET,
    SPARE,
    SUPPORT,
    Goods,
    Offer,
)
from ludus.match import Turn

KEEPS: Final = (
    SUPPORT,
    NO_FOIL,
    NO_GUARD,
    INVITE,
    NO_INVITE,
    SPARE,
)  # what it never does otherwise, or knows how to do
SIMPLE_FOILS: Final = ("whispered-rumors", "support-from-rome", "jupiters-cock")
EVEN: Final = 0.5  # what makes it take an even exchange
SUPPORT_OR_GUARD: Final = 2  # gold
WORD: Final = 1
BRIBE: Final = 1
PURSE: Final = 3  # gold it never offers or hands over
BELIEVED: Final = 0.5  # the trust below which a word is worth nothing
NEAR: Final = 2  # influence from winning at which nobody is supported
NEVER: Final = 100.0


def propose(turn: Turn, g: SpartacusGame) -> Option | None:
    """One step beside the decision; None for nothing."""
    wishes = WISHES.get(turn.decision.kind)
    trader = Trader(
        lambda offer: gain(turn, g, offer), lambda other: None if wishes is None else wishes(turn, g, other)
    )
    return bargain(turn, g, turn.free(), trader)


# --- What an offer is worth --------------------------------------------------------------------------


def gain(turn: Turn, g: SpartacusGame, offer: Offer) -> float:
    """What it is given less what it hands over."""
    is_believed = offer.gives.promise != NO_PROMISE and trust(turn, offer.maker) >= BELIEVED
    given = worth(g, offer.gives) + (word_taken(turn, g, offer.gives.promise) if is_believed else 0)
    handed = worth(g, offer.asks) + word_given(turn, g, offer.asks.promise)
    return given - handed - reluctance(turn, g, offer) + EVEN


def worth(g: SpartacusGame, goods: Goods) -> int:
    """The things on one side of an offer, by what is printed."""
    assets = sum(an_asset_of(g, card).title.gold for card in goods.assets)
    return goods.gold + assets + SUPPORT_OR_GUARD * (goods.guards + goods.support)


def word_taken(turn: Turn, g: SpartacusGame, what: int) -> int:
    """Another's word; whoever keeps a scheme away from the house is as good as a guard."""
    is_saved = what in ABOUT_A_SCHEME and turn.seat in aimed_at(g)
    return SUPPORT_OR_GUARD if is_saved else WORD


def word_given(turn: Turn, g: SpartacusGame, what: int) -> int:
    """Its own word, and the guard or the foil that goes with it."""
    if what == NO_PROMISE:
        return 0
    if what == FOIL_IT:
        return WORD + min((title.gold for title in foils(g, turn.seat)), default=0)
    holds_back = what in (NO_FOIL, NO_GUARD) and turn.seat in aimed_at(g) and has_guard(g, turn.seat)
    return WORD + SUPPORT_OR_GUARD * holds_back


def foils(g: SpartacusGame, seat: Seat) -> list[IntrigueTitle]:
    """The cards in its hand that foil another's scheme and cost nothing beside."""
    own = estate(g, seat, seat)
    return [title for title in own.hand if title.name in SIMPLE_FOILS and title.influence <= own.influence]


def has_guard(g: SpartacusGame, seat: Seat) -> bool:
    """Whether it could send a guard, from its table or from its hand."""
    own = estate(g, seat, seat)
    return own.guards > 0 or any(title.kind == GUARD for title in own.hand)


def reluctance(turn: Turn, g: SpartacusGame, offer: Offer) -> float:
    """What it does at no price: help whoever is about to win, give away its last gladiator or coins, or lie."""
    asks = offer.asks
    kept = [asset for asset in estate(g, turn.seat, turn.seat).gladiators if asset.card not in asks.assets]
    sells_last = not kept and any(an_asset_of(g, card).title.kind == GLADIATOR for card in asks.assets)
    is_poor = asks.gold > 0 and spendable(g, turn.seat) - asks.gold < PURSE
    is_kept = asks.promise in (NO_PROMISE, *KEEPS) or (asks.promise == FOIL_IT and may_foil(g, turn.seat))
    helps_winner = (asks.support or asks.promise == SUPPORT) and is_about_to_win(g, offer.maker, turn.seat)
    return NEVER if sells_last or is_poor or not is_kept or helps_winner else 0.0


def may_foil(g: SpartacusGame, seat: Seat) -> bool:
    """Whether it holds a foil, and has not promised the schemer to keep it in hand."""
    scheme = scheme_at_hand(g)
    is_bound = scheme is not None and any(is_promised(g, seat, scheme[0], what) for what in (NO_FOIL, NO_GUARD))
    return not is_bound and bool(foils(g, seat))


def is_about_to_win(g: SpartacusGame, other: Seat, eyes: Seat) -> bool:
    return estate(g, other, eyes).influence >= win_at(g) - NEAR


# --- What it wants -----------------------------------------------------------------------------------


def has_to_spare(g: SpartacusGame, seat: Seat, gold: int) -> bool:
    return spendable(g, seat) - gold >= PURSE


def wish_at_a_scheme(turn: Turn, g: SpartacusGame, other: Seat) -> Terms | None:
    """To sell its support, once in a phase."""
    scheme = sought(g)
    if scheme is None or scheme.seat != other or scheme.is_demand or turn.seat in scheme.supporters:
        return None
    own = estate(g, turn.seat, turn.seat).influence
    if own < 1 or offers_made(g, turn.seat) or is_about_to_win(g, other, turn.seat):
        return None
    return Terms(Goods(support=True), Goods(gold=SUPPORT_OR_GUARD))


def wish_in_the_talk(turn: Turn, g: SpartacusGame, other: Seat) -> Terms | None:
    """That another is the target, if it is and has no guard."""
    scheme = scheme_at_hand(g)
    if scheme is None or scheme[0] != other or turn.seat not in aimed_at(g) or has_guard(g, turn.seat):
        return None
    if is_promised(g, other, turn.seat, OTHER_TARGET) or not has_to_spare(g, turn.seat, SUPPORT_OR_GUARD):
        return None
    return Terms(Goods(gold=SUPPORT_OR_GUARD), Goods(promise=OTHER_TARGET))


def wish_at_an_invitation(turn: Turn, g: SpartacusGame, other: Seat) -> Terms | None:
    """To be invited, if it has a gladiator to send."""
    if other != host(g) or fighters(g) or is_promised(g, other, turn.seat, INVITE):
        return None
    able = ready_gladiators(g, turn.seat, turn.seat) and has_to_spare(g, turn.seat, BRIBE)
    return Terms(Goods(gold=BRIBE), Goods(promise=INVITE)) if able else None


def wish_for_a_life(turn: Turn, g: SpartacusGame, other: Seat) -> Terms | None:
    """That its fighter is spared."""
    if other != host(g) or not fallen(g, turn.seat) or is_promised(g, other, turn.seat, SPARE):
        return None
    return Terms(Goods(gold=BRIBE), Goods(promise=SPARE)) if has_to_spare(g, turn.seat, BRIBE) else None


def wish_in_the_market(turn: Turn, g: SpartacusGame, other: Seat) -> Terms | None:
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


def ready_gladiators(g: SpartacusGame, seat: Seat, eyes: Seat) -> list[Asset]:
    """A house's ready gladiators, the least first."""
    ready = [asset for asset in estate(g, seat, eyes).gladiators if asset.is_ready]
    return sorted(ready, key=lambda asset: (simple_worth(asset), asset.card))


WISHES: Final[dict[str, Callable[[Turn, SpartacusGame, Seat], Terms | None]]] = {
    "ask-support": wish_at_a_scheme,
    "talk": wish_in_the_talk,
    "invitation": wish_at_an_invitation,
    "verdict": wish_for_a_life,
    "stall": wish_in_the_market,
}


# --- Keeping its word --------------------------------------------------------------------------------


def promised(g: SpartacusGame, seat: Seat, what: int) -> list[Seat]:
    """To whom the house has given its word."""
    return [promise.taker for promise in open_promises(g, seat) if promise.what == what]
