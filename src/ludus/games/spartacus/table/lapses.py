"""Offers that end unanswered: their occasion has passed, or their maker can no longer cover them.

Both houses of such an offer are told, and nobody else: the others never knew of it.
Rulings applied: S-76 (gold that is taken away), S-117 (who knows of an offer), S-118 (how an offer lapses).
"""

from collections.abc import Callable

from ludus.core.ids import Seat
from ludus.games.spartacus.table.moves import drop_offers, take_back_offer
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.table.terms import Offer
from ludus.games.spartacus.words import deals as words


def lapse(g: SpartacusGame, is_over: Callable[[Offer], bool]) -> None:
    """The occasion for some offers has passed: they end, and so do drafts of such."""
    for offer in drop_offers(g.table, is_over):
        tell_lapse(g, offer)


def lapse_uncovered(g: SpartacusGame, seat: Seat) -> None:
    """A house that was made to pay takes back offers until its gold covers what is left of them (S-76)."""
    t = g.table
    while t.aside[seat] > t.gold[seat]:
        offer = next(offer for offer in t.offers if offer.maker == seat and offer.gives.gold)
        take_back_offer(t, offer)
        tell_lapse(g, offer)


def tell_lapse(g: SpartacusGame, offer: Offer) -> None:
    g.whisper((offer.maker, offer.taker), words.LAPSES, offer.maker, offer.taker)
