"""What can be offered and promised: plain records that lie on the table.

An offer names what its maker gives and what he asks for it; what it offers is set aside until it is taken, refused or
withdrawn. A promise binds nobody; the ledger says whether it was kept.
"""

from typing import Final, NamedTuple

from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard

# what can be promised
NO_PROMISE: Final = 0
SUPPORT: Final = 1
NO_FOIL: Final = 2
INVITE: Final = 3
NO_INVITE: Final = 4
SPARE: Final = 5
NO_GUARD: Final = 6
FOIL_IT: Final = 7
OTHER_TARGET: Final = 8
PROMISES: Final = (
    *("none", "support", "no-foil", "invite", "no-invite", "spare"),
    *("no-guard", "foil-it", "other-target"),
)
ABOUT_A_SCHEME: Final = (FOIL_IT, OTHER_TARGET)  # the one that lies on the table

# how a promise stands
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STANDINGS: Final = ("open", "kept", "broken", "void")


class Goods(NamedTuple):
    """One side of an offer."""

    gold: int = 0
    assets: tuple[MarketCard, ...] = ()
    guards: int = 0  # from the table
    support: bool = False  # for the scheme being played
    promise: int = NO_PROMISE


NOTHING: Final = Goods()


class Offer(NamedTuple):
    """What one Dominus offers another, and what he asks for it."""

    maker: Seat
    taker: Seat
    gives: Goods = NOTHING
    asks: Goods = NOTHING
    shows: bool = False  # no offer: a card of the hand is about to be shown


def is_about_a_scheme(offer: Offer) -> bool:
    """Whether support for the scheme at hand, or a promise about it, is part of it: it ends with the scheme."""
    sides = (offer.gives, offer.asks)
    return any(goods.support or goods.promise in ABOUT_A_SCHEME for goods in sides)


def trades_assets(offer: Offer) -> bool:
    """Whether assets or guards would change hands: in the open market only (S-02)."""
    return any(goods.assets or goods.guards for goods in (offer.gives, offer.asks))


class Promise(NamedTuple):
    """A line of the ledger: who promised whom what, in which round, and how it stands."""

    maker: Seat
    taker: Seat
    what: int
    round: int
    standing: int = OPEN
    tested: bool = False  # whether there was an occasion to break it
