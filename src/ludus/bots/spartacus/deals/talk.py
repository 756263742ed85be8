"""How `greedy` talks about a scheme that lies on the table, before anybody can react.

The schemer pays a target for holding back, a target pays for another target, and whoever is harmed pays a third house
for a foil. What a word is worth is found by playing the rules on: what the scheme does if it succeeds, what the house
itself could do against it, whom its player would name instead. A house does not promise what it cannot do.
"""

from typing import Final

from ludus.bots.spartacus.deals.haggling import PROFIT, Terms, may_offer, settled
from ludus.bots.spartacus.reckoning.foresight import (
    HOLDS,
    MOST_GUARDS,
    Outcomes,
    after_answer,
    all_pass,
    is_guard,
    outcomes,
    tries_to_stop,
)
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.bots.spartacus.reckoning.trust import SOLEMN, is_promised, trust
from ludus.bots.spartacus.reckoning.worth import coins, judged
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import GUARD
from ludus.games.spartacus.features import (
    aimed_at,
    box_of,
    estate,
    gold_last_seen,
    moment_at_hand,
    offers,
    scheme_at_hand,
    seats,
    spared,
    spendable,
)
from ludus.games.spartacus.reactions.moments import SCHEME_PLAYED
from ludus.games.spartacus.table.terms import FOIL_IT, NO_FOIL, NO_GUARD, OTHER_TARGET, Goods
from ludus.match import Turn

TALKING: Final = ("talk", "last-word")
RESTRAINT: Final = (NO_FOIL, NO_GUARD)
ABOUT_THE_SCHEME: Final = (*RESTRAINT, FOIL_IT, OTHER_TARGET)
WORD: Final = 1.0  # what a promise costs that costs nothing to keep: it holds for the rest of the phase
CANNOT: Final = 100.0  # what a promise costs that could not be kept
PURSE: Final = 2  # gold never offered
WORTH_A_FAVOUR: Final = 3.0  # what it must bring to pay for a foil; to a house that is no target, beside its price


def is_talk(g: SpartacusGame) -> bool:
    """Whether everybody may still talk about a scheme whose target is named."""
    return g.decision is not None and g.decision.kind in TALKING


# --- How the scheme may end --------------------------------------------------------------------------


def value(ends: Outcomes, seat: Seat, mind: Mind) -> float:
    """What may come of it, to a seat."""
    return sum(chance * judged(end, seat, mind) for chance, end in ends)


def once_all_are_ready(g: SpartacusGame) -> SpartacusGame:
    """The game when nobody has anything more to say."""
    after = g.clone()
    while is_talk(after):
        all_pass(after)
    return after


def may_be_stopped(g: SpartacusGame) -> bool:
    """Whether reactions to a scheme are being answered."""
    moment = moment_at_hand(g)
    return moment is not None and moment.kind == SCHEME_PLAYED


def successes(g: SpartacusGame, mind: Mind) -> Outcomes:
    """How the scheme may end if nobody tries to stop it."""
    after = once_all_are_ready(g)
    if may_be_stopped(after):
        all_pass(after)
    return outcomes(after, mind)


def gain_by_success(g: SpartacusGame, seat: Seat, mind: Mind) -> float:
    """What the scheme brings a seat if nobody tries to stop it; if it is foiled, all stays as it is."""
    return value(successes(g, mind), seat, mind) - judged(g, seat, mind)


def gain_by_stopping(g: SpartacusGame, seat: Seat, mind: Mind, *, only_guards: bool = False) -> float | None:
    """What it brings a seat to try to stop the scheme rather than let it pass; None where it has nothing to try."""
    window = once_all_are_ready(g)
    if not may_be_stopped(window):
        return None
    options = window.options(seat)
    tries = [option for option in options if tries_to_stop(window, option)]
    tries = [option for option in tries if is_guard(window, option) or not only_guards]
    if not tries:
        return None
    passed, *tried = (
        value(outcomes(after_answer(window, seat, option), mind), seat, mind) for option in (options[0], *tries)
    )
    return max(tried) - passed


def harm_left(g: SpartacusGame, seat: Seat, mind: Mind) -> float:
    """What the scheme costs a seat that does what it can against it."""
    harm = -gain_by_success(g, seat, mind)
    return harm if harm <= 0 else harm - max(gain_by_stopping(g, seat, mind) or 0.0, 0.0)


def with_other_targets(g: SpartacusGame, spare: Seat, mind: Mind) -> Outcomes | None:
    """How it may end if its player names whom it serves him best to name, but not this one; None where he cannot."""
    schemer = schemer_of(g)
    change = next((option for option in g.options(schemer) if option.verb == "change-target"), None)
    if change is None:
        return None
    after = after_answer(g, schemer, change)
    if is_talk(after):
        all_pass(after)
    not_named = (spare, *spared(g, schemer))
    options = [o for o in after.options(schemer) if o.verb != "target" or o.operand not in not_named]
    ends = [outcomes(after_answer(after, schemer, option), mind) for option in options]
    return max(ends, key=lambda end: value(end, schemer, mind), default=None)


def schemer_of(g: SpartacusGame) -> Seat:
    """Whose scheme lies on the table."""
    scheme = scheme_at_hand(g)
    assert scheme is not None
    return scheme[0]


# --- What another may hold ---------------------------------------------------------------------------


def chance_to_be_stopped(g: SpartacusGame, schemer: Seat, other: Seat, what: int) -> float:
    """The chance that another stops the scheme, as far as its promise would prevent it."""
    house, is_target = estate(g, other, schemer), other in aimed_at(g)
    passes = HOLDS ** min(house.guards, MOST_GUARDS) if is_target else 1.0
    if what == NO_FOIL:
        passes *= 1.0 - chance_of_card(g, other, with_guards=is_target)
    return 1.0 - passes


def chance_of_card(g: SpartacusGame, other: Seat, *, with_guards: bool = False) -> float:
    """The chance that a hand of so many cards holds one that stops a scheme."""
    house, cards = estate(g, other, other), box_of(g).intrigue
    able = [title for title in cards if title.name in box_of(g).rulebook.foils and title.influence <= house.influence]
    weight = sum((HOLDS if with_guards else 0.0) if title.kind == GUARD else 1.0 for title in able)
    return 1.0 - (1.0 - weight / len(cards)) ** house.cards


def price_of_a_foil(g: SpartacusGame, mind: Mind) -> float:
    """What such a card is worth in hand, on average."""
    gold = [
        title.gold
        for title in box_of(g).intrigue_titles
        if title.name in box_of(g).rulebook.foils and title.kind != GUARD
    ]
    return sum(gold) / len(gold) + mind.tastes.foil


# --- Words -------------------------------------------------------------------------------------------


def worth_of_word(turn: Turn, g: SpartacusGame, what: int, maker: Seat, mind: Mind) -> float:
    """What it brings the seat if another does as it promises."""
    if what in RESTRAINT:
        if schemer_of(g) != turn.seat:
            return WORD
        return gain_by_success(g, turn.seat, mind) * chance_to_be_stopped(g, turn.seat, maker, what)
    if what == FOIL_IT:
        return harm_left(g, turn.seat, mind)
    ends = with_other_targets(g, turn.seat, mind) if turn.seat in aimed_at(g) else None
    if ends is None:
        return 0.0
    return value(ends, turn.seat, mind) - judged(g, turn.seat, mind) + harm_left(g, turn.seat, mind)


def cost_of_word(g: SpartacusGame, what: int, maker: Seat, taker: Seat, mind: Mind) -> float:
    """What it costs a house to keep its word about the scheme on the table; where it would not, it does not give it."""
    schemer = schemer_of(g)
    if what == OTHER_TARGET:
        cost = cost_of_another_target(g, maker, taker, mind)
    elif what == FOIL_IT:
        gain = gain_by_stopping(g, maker, mind)
        is_bound = any(is_promised(g, maker, schemer, other) for other in RESTRAINT)
        cost = CANNOT if gain is None or is_bound else max(-gain, 0.0)
    elif taker != schemer:
        cost = WORD
    elif any(is_promised(g, maker, Seat(other), FOIL_IT) for other in range(seats(g))):
        cost = CANNOT
    else:
        cost = max(gain_by_stopping(g, maker, mind, only_guards=what == NO_GUARD) or 0.0, WORD)
    return cost if cost < SOLEMN else CANNOT


def cost_of_another_target(g: SpartacusGame, schemer: Seat, spare: Seat, mind: Mind) -> float:
    """What the schemer loses if he names whom else he would name."""
    ends = with_other_targets(g, spare, mind)
    if ends is None:
        return CANNOT
    return max(value(outcomes(g.clone(), mind), schemer, mind) - value(ends, schemer, mind), 0.0)


# --- Wishes ------------------------------------------------------------------------------------------


def wish_in_the_talk(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """Restraint for one's own scheme; against another's, a different target, or else a foil. One wish at a time."""
    if spendable(g, turn.seat) <= PURSE or has_asked(g, turn.seat):
        return None
    same = Mind(settled(turn), mind.tastes, mind.judgement)
    schemer = schemer_of(g)
    if schemer == turn.seat:
        return wish_for_restraint(turn, g, other, same)
    if other == schemer:
        return wish_for_another_target(turn, g, same)
    return wish_for_a_foil(turn, g, other, same)


def has_asked(g: SpartacusGame, seat: Seat) -> bool:
    """Whether the seat waits for an answer about the scheme."""
    return any(offer.maker == seat and offer.asks.promise in ABOUT_THE_SCHEME for offer in offers(g, seat))


def wish_for_restraint(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """A target with guards sends none; one without foils nothing."""
    if other not in aimed_at(g) or any(is_promised(g, other, turn.seat, what) for what in RESTRAINT):
        return None
    what = NO_GUARD if estate(g, other, turn.seat).guards else NO_FOIL
    return bribe(turn, g, other, what, mind, costs=cost_of_word(g, what, other, turn.seat, mind))


def wish_for_another_target(turn: Turn, g: SpartacusGame, mind: Mind) -> Terms | None:
    """That the schemer names somebody else."""
    schemer = schemer_of(g)
    if turn.seat not in aimed_at(g) or is_promised(g, schemer, turn.seat, OTHER_TARGET):
        return None
    return bribe(turn, g, schemer, OTHER_TARGET, mind, costs=cost_of_word(g, OTHER_TARGET, schemer, turn.seat, mind))


def wish_for_a_foil(turn: Turn, g: SpartacusGame, other: Seat, mind: Mind) -> Terms | None:
    """Of the house most likely to hold one, where it would not use it of itself and the schemer has refused."""
    schemer = schemer_of(g)
    third = [Seat(seat) for seat in range(seats(g)) if seat not in (turn.seat, schemer)]
    if other != max(third, key=lambda seat: (chance_of_card(g, seat), -seat)) or not chance_of_card(g, other):
        return None
    is_safe = is_promised(g, schemer, turn.seat, OTHER_TARGET)
    if is_safe or any(is_promised(g, seat, turn.seat, FOIL_IT) for seat in third):
        return None
    ends = successes(g, mind)
    if judged(g, turn.seat, mind) - value(ends, turn.seat, mind) < WORTH_A_FAVOUR:
        return None
    costs = price_of_a_foil(g, mind) + value(ends, other, mind) - judged(g, other, mind)
    terms = bribe(turn, g, other, FOIL_IT, mind, costs=costs) if costs > 0 else None
    if terms is None:
        return None
    first = wish_for_another_target(turn, g, mind)
    return None if first is not None and may_offer(g, turn.seat, schemer, first) else terms


def bribe(turn: Turn, g: SpartacusGame, other: Seat, what: int, mind: Mind, *, costs: float) -> Terms | None:
    """The least gold that is worth more to the other than his word is likely to cost, if the word brings more."""
    gold, theirs, most = spendable(g, turn.seat), gold_last_seen(g)[other], spendable(g, turn.seat) - PURSE
    enough = (price for price in range(1, most + 1) if price_of(theirs + price, price, mind) >= costs + PROFIT)
    price = next(enough, None)
    if price is None:
        return None
    brings = trust(turn, other) * worth_of_word(turn, g, what, other, mind) - price_of(gold, price, mind)
    least = PROFIT if turn.seat in (schemer_of(g), *aimed_at(g)) else WORTH_A_FAVOUR
    return Terms(Goods(gold=price), Goods(promise=what)) if brings >= least else None


def price_of(gold: int, part: int, mind: Mind) -> float:
    """What some pieces of a heap of gold are worth."""
    return coins(gold, mind.tastes) - coins(gold - part, mind.tastes)
