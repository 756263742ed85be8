"""How `greedy` schemes: it does what the position is worth most after, and nothing for its own sake.

It seeks support for schemes a little beyond its reach, grants it where the scheme it imagines behind it does no harm,
and answers what is played where that is worth the card.
"""

from collections.abc import Callable
from typing import Final

from ludus.bots.spartacus.reckoning.duels import guess, strength
from ludus.bots.spartacus.reckoning.foresight import (
    SUPPORTED,
    asset_picked,
    card_discarded,
    is_guard,
    outcomes,
    outlook,
    tries_to_stop,
)
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.bots.spartacus.reckoning.trust import SOLEMN, honour, is_promised, solemn_honour
from ludus.bots.spartacus.reckoning.worth import INFLUENCE, judged, kept, worth
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import (
    aimed_at,
    as_if_supported,
    bets,
    box_of,
    estate,
    estates,
    fighters,
    given_up,
    moment_at_hand,
    open_promises,
    owner,
    sought,
    spared,
)
from ludus.games.spartacus.reactions.moments import SCHEME_PLAYED
from ludus.games.spartacus.table.terms import FOIL_IT, NO_FOIL, NO_GUARD, SUPPORT
from ludus.match import Turn

Value = Callable[[Option], float]

DRAWING: Final = ("legionnaire-patrol", "duplicitous-dealings")  # powers that bring cards
DRAWS_LOOKED_AT: Final = 4  # draws imagined before such a power is used
IMAGINED: Final = 4  # games imagined to guess what support would lead to
DEMANDED: Final = 0.6  # the chance that support demanded by the Senate is given
TIRED: Final = 1  # schemes given up in a turn before no more support is sought


def value_of_action(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What the turn's end is worth, and what comes of doing one thing more."""
    influence = estate(g, turn.seat, turn.seat).influence
    titles = box_of(g).intrigue_titles

    def value(option: Option) -> float:
        if option.verb == "done":
            return worth(g, turn.seat, mind.tastes) + mind.tastes.trouble
        if option.verb == "scheme" and titles[option.operand].influence > influence and given_up(g) >= TIRED:
            return worth(g, turn.seat, mind.tastes)
        times = DRAWS_LOOKED_AT if option.verb in DRAWING else 1
        return sum(outlook(g, turn.seat, option, mind) for _ in range(times)) / times

    return value


def value_of_excess(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """The card that loses least when it is cashed in; a guard is laid on the table."""
    influence = estate(g, turn.seat, turn.seat).influence
    titles = box_of(g).intrigue_titles

    def value(option: Option) -> float:
        if option.verb == "lay-guard":
            return 0.0
        title = titles[option.operand]
        return title.gold - kept(title, influence, mind.tastes)

    return value


def value_of_discard(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    chosen = card_discarded(g, turn.seat, turn.options, mind.tastes)
    return lambda option: float(option is chosen)


def value_of_asset(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    chosen = asset_picked(g, turn.seat, turn.options)
    return lambda option: float(option is chosen)


def value_of_spying(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Whoever is nearest to winning, with the most cards."""
    houses = estates(g, turn.seat)
    return lambda option: 10.0 * houses[option.operand].influence + houses[option.operand].cards


def value_by_outlook(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    return lambda option: outlook(g, turn.seat, option, mind)


# --- Support -----------------------------------------------------------------------------------------


def value_of_asking(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Ashur and gold where they suffice; otherwise whoever can help alone, the weakest first."""
    scheme = sought(g)
    assert scheme is not None
    now, houses = worth(g, turn.seat, mind.tastes), estates(g, turn.seat)
    hoped = sum(chance * worth(end, turn.seat, mind.tastes) for chance, end in outcomes(as_if_supported(g), mind))

    def value(option: Option) -> float:
        if option.verb == "give-up":
            return now + mind.tastes.trouble
        if option.verb in ("ask", "demand"):
            helps = houses[option.operand].influence
            enough = 1.0 if helps >= scheme.wants else 0.5
            granted = DEMANDED if option.verb == "demand" else SUPPORTED
            return now + granted * enough * (hoped - now) - 0.01 * helps
        if option.verb == "cunning":
            return outlook(g, turn.seat, option, mind)
        return hoped - option.operand if option.operand >= scheme.wants else now

    return value


def value_of_support(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What the scheme may bring; to refuse the Senate costs influence, and to break one's word costs honour."""
    gain, scheme = gain_by_supporting(turn, mind), sought(g)
    assert scheme is not None
    contempt = INFLUENCE if scheme.is_demand else 0.0
    owed = honour(turn, scheme.seat) if is_promised(g, turn.seat, scheme.seat, SUPPORT) else 0.0
    return lambda option: gain + owed if option.verb == "support" else mind.tastes.trouble - contempt


def gain_by_supporting(turn: Turn, mind: Mind) -> float:
    """What the scheme of another brings to a seat, by the schemes it may be."""
    total = 0.0
    for _ in range(IMAGINED):
        g = turn.imagine(mind.lots)
        ends = outcomes(as_if_supported(g), mind)
        total += sum(chance * judged(end, turn.seat, mind) for chance, end in ends)
        total -= judged(g, turn.seat, mind)
    return total / IMAGINED


def value_of_naming(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What comes of naming somebody, less what it costs to break one's word."""
    value, owed = value_by_outlook(turn, g, mind), spared(g, turn.seat)
    return lambda option: value(option) - SOLEMN * (option.verb == "target" and option.operand in owed)


def value_of_talk(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Nothing more to say; but a promise to name somebody else is kept."""
    scheme = aimed_at(g)
    changes = any(seat in scheme for seat in spared(g, turn.seat))
    return lambda option: float((option.verb == "change-target") == changes)


# --- Reactions ---------------------------------------------------------------------------------------


def value_of_reaction(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What an answer leads to, if all others let it pass, and what it makes of one's word."""
    word = value_of_word(turn, g)

    def value(option: Option) -> float:
        if option.verb == "play" and box_of(g).intrigue_titles[option.operand].name == "rigging-the-match":
            return worth(g, turn.seat, mind.tastes) + value_of_rigging(g, turn.seat)
        bonus = mind.tastes.trouble if option.verb == "pass" else 0.0
        return outlook(g, turn.seat, option, mind) + bonus + word(option)

    return value


def value_of_word(turn: Turn, g: SpartacusGame) -> Value:
    """What it is worth to keep one's word about a scheme: to its player, or to whoever wants it foiled."""
    moment = moment_at_hand(g)
    if moment is None or moment.kind != SCHEME_PLAYED:
        return lambda option: 0.0
    given = open_promises(g, turn.seat)
    to_schemer = [line.what for line in given if line.taker == moment.by]
    wanted = sum(solemn_honour(turn, line.taker) for line in given if line.what == FOIL_IT)
    no_foil, no_guard = (solemn_honour(turn, moment.by) * (what in to_schemer) for what in (NO_FOIL, NO_GUARD))

    def value(option: Option) -> float:
        if not tries_to_stop(g, option):
            return 0.0
        return wanted - no_foil - (no_guard if is_guard(g, option) else 0.0)

    return value


def value_of_name(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Whom or what a reaction names."""
    if turn.options[0].verb == "swap-for":
        return lambda option: gain_by_swap(g, turn.seat, option.operand)
    return value_by_outlook(turn, g, mind)


def value_of_making_way(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Which of two fighters of a house makes way: the better one, unless they are on one's own side."""
    sign = 1.0 if stakes_of(g, turn.seat, turn.options[0].operand) < 0 else -1.0
    return lambda option: sign * strength(box_of(g).market[option.operand])


def stakes_of(g: SpartacusGame, seat: Seat, card: int) -> float:
    """What the victory of a fighter's side means to a seat."""
    side = next(fighter.side for fighter in fighters(g) if fighter.card == card)
    return -stake(g, seat) if side else stake(g, seat)


def value_of_rigging(g: SpartacusGame, seat: Seat) -> float:
    """What the best exchange of a fighter would bring, less the card."""
    present = [fighter.card for fighter in fighters(g)]
    houses = [estate(g, fighter.seat, seat) for fighter in fighters(g)]
    others = [
        asset.card
        for house in houses
        for asset in (*house.gladiators, *house.slaves)
        if asset.is_ready and asset.card not in present
    ]
    return max((gain_by_swap(g, seat, card) for card in others), default=-1.0) - 2.0


def gain_by_swap(g: SpartacusGame, seat: Seat, card: int) -> float:
    """What it brings a seat if another of the same house fights."""
    market = box_of(g).market
    powers = [0.0, 0.0]  # of the two sides
    for fighter in fighters(g):
        powers[fighter.side] += strength(market[fighter.card])
    old = next(fighter for fighter in fighters(g) if fighter.seat == owner(g, card))
    before = guess(powers[0] - powers[1])
    powers[old.side] += strength(market[card]) - strength(market[old.card])
    return (guess(powers[0] - powers[1]) - before) * stake(g, seat)


def stake(g: SpartacusGame, seat: Seat) -> float:
    """What the victory of side I rather than side II means to a seat: its bets, and influence."""
    laid = bets(g, seat)
    total = 2.0 * (laid[0] - laid[1]) if laid else 0.0
    for fighter in fighters(g):
        total += (-1 if fighter.side else 1) * (INFLUENCE + 1.0 if fighter.seat == seat else -1.0)
    return total


VALUES: Final = {
    "intrigue": value_of_action,
    "hand-limit": value_of_excess,
    "exchange": value_of_discard,
    "payment": value_of_asset,
    "pick": value_of_asset,
    "spy": value_of_spying,
    "target": value_of_naming,
    "talk": value_of_talk,
    "last-word": value_of_talk,
    "ask-support": value_of_asking,
    "support": value_of_support,
    "reaction": value_of_reaction,
    "name": value_of_name,
    "swap-out": value_of_making_way,
}
