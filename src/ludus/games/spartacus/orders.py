"""Standing orders: what a Dominus can leave to his steward.

In a window, and in a round of talk, most houses have nothing to say, and all must be asked: these orders say it for
them. Cards that fit any window (`disgrace`) are asked about at the end of one's own turn, at the end of the market and
before a house wins only.
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from ludus.games.spartacus.answers.disgrace import LACKS
from ludus.games.spartacus.arena.bets import Bets, bet_options
from ludus.games.spartacus.deals.deals import why_not_accept
from ludus.games.spartacus.market.auction import Bidding
from ludus.games.spartacus.reactions.moments import MARKET_END, TURN_END, WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import PASS, Window
from ludus.games.spartacus.schemes.schemes import talked_about, targets
from ludus.games.spartacus.schemes.support import REFUSE, being_prepared
from ludus.games.spartacus.schemes.talk import READY, Talk
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.table.terms import NOTHING

PHASE: Final = "phase"


def this_phase(g: SpartacusGame) -> object:
    """Orders given for the phase end with it."""
    return g.table.round, g.table.phase


# --- Windows -----------------------------------------------------------------------------------------


def window_for(g: SpartacusGame, seat: Seat) -> Window | None:
    """The window in which the seat has still to answer."""
    f = g.stack[-1]
    return f if isinstance(f, Window) and f.owes(seat) else None


def fits(t: SpartacusTable, seat: Seat, option: Option, moment: Moment) -> bool:
    """Whether an answer belongs to this moment rather than to any."""
    if option is PASS:
        return False
    is_for_any = option.verb == "play" and t.box.intrigue_titles[option.operand].name in LACKS
    return not is_for_any or is_time_for_any(t, seat, moment)


def is_time_for_any(t: SpartacusTable, seat: Seat, moment: Moment) -> bool:
    """Whether a card that fits any moment had better be thought of now."""
    if moment.kind == WIN_CHECK:
        return max(t.influence) >= t.box.win_at
    return moment.kind == MARKET_END or (moment.kind == TURN_END and moment.by == seat)


def pass_when_idle(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Pass where the seat holds nothing that fits."""
    f = window_for(g, seat)
    if f is None or any(fits(g.table, seat, option, f.moment) for option in g.options(seat)):
        return None
    return PASS


def pass_on_others(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Pass unless it was done to the seat, or by it; all can see that."""
    f = window_for(g, seat)
    if f is None or seat in (f.moment.target, f.moment.by) or seat in f.moment.targets:
        return None
    return PASS


# --- Talk --------------------------------------------------------------------------------------------


def say_nothing(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Be ready at once, unless another's scheme is aimed at the seat or an offer lies between it and somebody."""
    f, scheme, t = g.stack[-1], talked_about(g), g.table
    if not isinstance(f, Talk) or scheme is None or not f.owes(seat):
        return None
    is_target = seat != scheme.seat and seat in targets(scheme, t)
    deals = t.drafts[seat] is not None or any(seat in (offer.maker, offer.taker) for offer in t.offers)
    return None if is_target or deals else READY


# --- Gold --------------------------------------------------------------------------------------------


def bid_nothing(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Bid nothing for the card, or for the games."""
    f = g.stack[-1]
    return g.table.box.counts("bid")[0] if isinstance(f, Bidding) and f.owes(seat) else None


def bet_nothing(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Lay nothing into the box at hand."""
    f = g.stack[-1]
    return bet_options(f, g, seat)[0] if isinstance(f, Bets) and f.owes(seat) else None


# --- The others' wishes ------------------------------------------------------------------------------


def refuse_support(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Support nobody's scheme; what the Senate demands is too dear to refuse unasked."""
    scheme = being_prepared(g)
    if scheme is not None and scheme.is_demand:
        return None
    return REFUSE if REFUSE in g.options(seat) else None


def accept_gifts(g: SpartacusGame, seat: Seat, value: int) -> Option | None:
    """Accept what is offered for nothing."""
    t = g.table
    for offer in t.offers:
        accept = t.box.seats("accept")[offer.maker]
        is_gift = offer.taker == seat and offer.asks == NOTHING and why_not_accept(g, offer) is None
        if is_gift and accept in g.free(seat):
            return accept
    return None


ORDERS: Final = (
    StandingOrder("idle", pass_when_idle, default=True, private=True),
    StandingOrder("others", pass_on_others),
    StandingOrder("no-talk", say_nothing, default=True, private=True),
    StandingOrder("no-bids", bid_nothing, lasts=PHASE, scope=this_phase),
    StandingOrder("no-bets", bet_nothing, lasts=PHASE, scope=this_phase),
    StandingOrder("no-support", refuse_support, lasts=PHASE, scope=this_phase),
    StandingOrder("accept-gifts", accept_gifts, beside=True),
)
