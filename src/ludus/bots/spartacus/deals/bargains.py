"""What words are worth to `greedy`, and what it would give for what: support, invitations and mercy, bought and sold.

A promise taken is worth what it would bring, as far as its maker can be trusted: whoever has broken his word, to this
house above all, is believed less, and is owed less honour. A promise given costs what keeping it costs, or what
breaking it does, if that is less; but whoever takes gold about a scheme on the table (`talk`) means to keep his word.
"""

import random
from collections.abc import Callable
from math import ceil
from typing import Final

from ludus.bots.spartacus.arena import Games, best_ready, loss_of, ready, value_of_death, value_of_invitation
from ludus.bots.spartacus.deals.haggling import Terms
from ludus.bots.spartacus.deals.talk import ABOUT_THE_SCHEME, cost_of_word, is_talk, wish_in_the_talk, worth_of_word
from ludus.bots.spartacus.reckoning.duels import guess
from ludus.bots.spartacus.reckoning.foresight import outcomes
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.bots.spartacus.reckoning.trust import HONOUR, is_promised, trust
from ludus.bots.spartacus.reckoning.worth import judged
from ludus.bots.spartacus.schemes import gain_by_supporting
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import (
    an_asset_of,
    as_if_supported,
    estate,
    fighters,
    host,
    losers,
    not_invited,
    offers_made,
    sought,
    spendable,
)
from ludus.games.spartacus.table.terms import INVITE, NO_PROMISE, SPARE, SUPPORT, Goods
from ludus.match import Turn

BRIBE: Final = 2  # gold
LARGE_BRIBE: Final = 3
PURSE: Final = 2  # gold never offered
WORTH_A_BRIBE: Final = 3.0  # what support or a life must bring before gold is offered for it
LIKELY: Final = 0.7  # the chance to win at which one wants to be invited
PROFIT: Final = 1.0  # what a sale of one's support must bring beside the harm it does
DEAREST: Final = 5  # gold asked for support
FEE: Final = 1  # gold asked for an invitation that is as good as made
CONDEMNED: Final = 0.5  # the chance that a host kills whom he has not promised to spare
WORD: Final = 1.0  # what any other promise is worth, or costs


# --- Words -------------------------------------------------------------------------------------------


def worth_of_promise(turn: Turn, g: SpartacusGame, what: int, maker: Seat, mind: Mind) -> float:
    """What another's word is worth to the seat."""
    if what == NO_PROMISE:
        return 0.0
    brings = WORD
    if what in ABOUT_THE_SCHEME and is_talk(g):
        brings = worth_of_word(turn, g, what, maker, mind)
    elif what == INVITE:
        brings = worth_of_invitation(turn, g, mind) if host(g) == maker and not fighters(g) else 0.0
    elif what == SPARE:
        brings = CONDEMNED * sum(loss_of(an_asset_of(g, card)) for card in fallen(g, turn.seat))
    return trust(turn, maker) * brings


def worth_of_invitation(turn: Turn, g: SpartacusGame, mind: Mind) -> float:
    """What it means to be invited, against whoever may come."""
    games = Games(g, turn.seat, mind.tastes)
    able = [seat for seat in not_invited(g) if seat != turn.seat and ready(games.houses[seat])]
    if not able or not ready(games.houses[turn.seat]):
        return 0.0
    return max(sum(games.bout(turn.seat, seat) for seat in able) / len(able), 0.0)


def fallen(g: SpartacusGame, seat: Seat) -> list[int]:
    """The seat's fighters who have fallen."""
    return [fighter.card for fighter in fighters(g) if 0 in fighter.dice and fighter.seat == seat]


def cost_of_promise(turn: Turn, g: SpartacusGame, what: int, taker: Seat, mind: Mind) -> float:
    """What the seat's own word costs it: to keep it, or to break it."""
    if what == NO_PROMISE:
        return 0.0
    if what in ABOUT_THE_SCHEME and is_talk(g):
        return cost_of_word(g, what, turn.seat, taker, mind)
    cost = WORD
    if what == INVITE and host(g) == turn.seat and turn.decision.kind == "invitation":
        value = value_of_invitation(turn, g, mind)
        values = {option.operand: value(option) for option in turn.options if option.verb == "invite"}
        cost = max(values.values()) - values[taker] if taker in values else HONOUR
    elif what == SPARE and host(g) == turn.seat and losers(g):
        games = Games(g, turn.seat, mind.tastes)
        cost = max(sum(value_of_death(turn, g, games, loser) for loser in losers(g) if loser.seat == taker), 0.0)
    return min(cost, HONOUR)


# --- Wishes ------------------------------------------------------------------------------------------


def gain_by_support(turn: Turn, g: SpartacusGame, mind: Mind) -> float:
    """What the seat's own scheme would bring, if it had the support it lacks; always the same while it is sought."""
    same = Mind(random.Random(g.number), mind.tastes, mind.judgement)
    hoped = sum(chance * judged(end, turn.seat, same) for chance, end in outcomes(as_if_supported(g), same))
    return hoped - judged(g, turn.seat, same)


def wish_at_a_scheme(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """Support: the schemer buys it, another sells it to him."""
    scheme = sought(g)
    if scheme is None:
        return None
    if scheme.seat == turn.seat:
        return wish_for_support(turn, g, other, mind)
    return wish_to_sell_support(turn, g, mind) if scheme.seat == other else None


def wish_for_support(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """Support that suffices alone, for a scheme that is worth it; who has no gold to spare gives his word."""
    scheme = sought(g)
    if scheme is None or other in scheme.supporters or estate(g, other, turn.seat).influence < scheme.wants:
        return None
    gain = gain_by_support(turn, g, mind)
    if gain < WORTH_A_BRIBE:
        return None
    bribe = LARGE_BRIBE if gain > 2 * WORTH_A_BRIBE else BRIBE
    has_gold = spendable(g, turn.seat) - PURSE >= bribe
    return Terms(Goods(gold=bribe) if has_gold else Goods(promise=SUPPORT), Goods(support=True))


def wish_to_sell_support(turn: Turn, g: SpartacusGame, mind: Mind) -> Terms | None:
    """What the scheme may cost the seat, and a profit; once in a phase."""
    scheme = sought(g)
    own = estate(g, turn.seat, turn.seat).influence
    if scheme is None or turn.seat in scheme.supporters or scheme.is_demand or own < 1 or offers_made(g, turn.seat):
        return None
    harm = -gain_by_supporting(turn, Mind(random.Random(g.number), mind.tastes, mind.judgement))
    price = max(ceil(harm + PROFIT), BRIBE)
    return Terms(Goods(support=True), Goods(gold=price)) if price <= DEAREST else None


def wish_at_an_invitation(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """To be invited, with a fighter who is likely to win; or, as host, to be paid for what one does anyway."""
    if fighters(g):
        return None
    if host(g) == turn.seat:
        return wish_to_sell_an_invitation(turn, g, other, mind)
    games = Games(g, turn.seat, mind.tastes)
    if other != host(g) or not ready(games.houses[turn.seat]) or spendable(g, turn.seat) - PURSE < BRIBE:
        return None
    if is_promised(g, other, turn.seat, INVITE):
        return None
    rivals = [best_ready(house) for house in games.houses if house.seat != turn.seat and ready(house)]
    power = best_ready(games.houses[turn.seat])
    chance = sum(guess(power - rival) for rival in rivals) / max(len(rivals), 1)
    return Terms(Goods(gold=BRIBE), Goods(promise=INVITE)) if chance >= LIKELY else None


def wish_to_sell_an_invitation(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """The guest the host would choose first may pay for it; only he is asked."""
    games = Games(g, turn.seat, mind.tastes)
    guests = [option for option in turn.options if option.verb == "invite" and option.operand != turn.seat]
    guests = [option for option in guests if ready(games.houses[option.operand])]
    if not guests or offers_made(g, turn.seat):
        return None
    value = value_of_invitation(turn, g, mind)
    first = max(guests, key=lambda option: (value(option), -option.operand))
    return Terms(Goods(promise=INVITE), Goods(gold=FEE)) if first.operand == other else None


def wish_for_a_life(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """The life of one's own fighter."""
    lost = fallen(g, turn.seat)
    if other != host(g) or not lost or spendable(g, turn.seat) - PURSE < BRIBE:
        return None
    if is_promised(g, other, turn.seat, SPARE):
        return None
    return Terms(Goods(gold=BRIBE), Goods(promise=SPARE)) if loss_of(an_asset_of(g, lost[0])) >= WORTH_A_BRIBE else None


Wish = Callable[[Turn, SpartacusGame, Seat, Mind], Terms | None]
WISHES: Final[dict[str, Wish]] = {
    "ask-support": wish_at_a_scheme,
    "talk": wish_in_the_talk,
    "invitation": wish_at_an_invitation,
    "verdict": wish_for_a_life,
}
