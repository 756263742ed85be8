"""What a seat sees of deals: offers made to it and by it, the one it is making up, and what it could put into one.

Nobody else sees an offer. What could be put into one is what its maker would be offered if he began it; the ledger of
promises is open to all.
"""

from collections.abc import Iterable

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.deals.deals import free_options
from ludus.games.spartacus.deals.offers import draft_options, loose_guards
from ludus.games.spartacus.sight import seen
from ludus.games.spartacus.table.table import MARKET, PHASES, SpartacusGame, SpartacusTable, ready_guards
from ludus.games.spartacus.table.terms import (
    PROMISES,
    STANDINGS,
    Goods,
    Offer,
    Promise,
    is_about_a_scheme,
    trades_assets,
)


def see_offers(t: SpartacusTable, seat: Seat | None) -> list[seen.Offer]:
    """The offers that lie before the seat, and its own."""
    return [see_offer(t, offer) for offer in t.offers if seat in (offer.maker, offer.taker)]


def see_draft(t: SpartacusTable, seat: Seat | None) -> seen.Offer | None:
    """The offer the seat itself is making up."""
    draft = None if seat is None else t.drafts[seat]
    return None if draft is None or draft.shows else see_offer(t, draft)


def see_showing(t: SpartacusTable, seat: Seat | None) -> Seat | None:
    """To whom the seat is about to show a card."""
    draft = None if seat is None else t.drafts[seat]
    return draft.taker if draft is not None and draft.shows else None


def see_offer(t: SpartacusTable, offer: Offer) -> seen.Offer:
    return {
        "maker": offer.maker,
        "taker": offer.taker,
        "gives": see_goods(t, offer.gives),
        "asks": see_goods(t, offer.asks),
        "until": lapses_with(t, offer),
    }


def lapses_with(t: SpartacusTable, offer: Offer) -> seen.Lapse:
    """What ends an offer that nobody answers: the scheme it supports, the open market, or the phase (S-118)."""
    if is_about_a_scheme(offer):
        return "scheme"
    return "stalls" if t.phase == MARKET and trades_assets(offer) else PHASES[t.phase]


def see_goods(t: SpartacusTable, goods: Goods) -> seen.Goods:
    return {
        "gold": goods.gold,
        "assets": assets_named(t, goods.assets),
        "guards": goods.guards,
        "support": goods.support,
        "promise": PROMISES[goods.promise],
    }


def see_promise(promise: Promise) -> seen.Promised:
    return {
        "maker": promise.maker,
        "taker": promise.taker,
        "what": PROMISES[promise.what],
        "round": promise.round,
        "standing": STANDINGS[promise.standing],
    }


def assets_named(t: SpartacusTable, cards: Iterable[MarketCard]) -> list[str]:
    """Market cards by name."""
    return [t.box.asset_names[card] for card in cards]


# --- What an offer could hold ------------------------------------------------------------------------


def see_terms(g: SpartacusGame, seat: Seat | None) -> list[seen.Terms]:
    """For each house the seat could begin an offer to, the most it could give and ask."""
    if seat is None or g.decision is None or not g.table.round:
        return []
    openings = [option for option in free_options(g, seat) if option.verb == "offer"]
    return [see_terms_with(g, seat, Seat(option.operand)) for option in openings]


def see_terms_with(g: SpartacusGame, seat: Seat, other: Seat) -> seen.Terms:
    t = g.table
    said: dict[str, list[Option]] = {}
    for option in draft_options(g, Offer(seat, other)):
        said.setdefault(option.verb, []).append(option)
    return {
        "other": other,
        "gives": most_of(t, said, "give", loose_guards(t, seat)),
        "asks": most_of(t, said, "ask", ready_guards(t, other)),
    }


def most_of(t: SpartacusTable, said: dict[str, list[Option]], side: str, guards: int) -> seen.Most:
    """What one side of an offer could hold, read from the options themselves, by their verbs."""
    return {
        "gold": max((option.operand for option in said.get(f"{side}-gold", ())), default=0),
        "assets": assets_named(t, (MarketCard(option.operand) for option in said.get(f"{side}-asset", ()))),
        "guards": guards if f"{side}-guard" in said else 0,
        "support": f"{side}-support" in said,
        "promises": [PROMISES[option.operand] for option in said.get(f"{side}-promise", ())],
    }
