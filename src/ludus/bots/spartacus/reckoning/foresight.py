"""What an answer leads to: the rules are played on in an imagined game until the matter at hand is settled.

Everybody asked on the way names whom it serves them best to name, gives up what is worth least, and lets pass what can
be answered; a scheme of one's own may be foiled. Dice are weighed, cards drawn at random.
"""

from typing import Final

from ludus.bots.spartacus.reckoning.tastes import Mind, Tastes
from ludus.bots.spartacus.reckoning.worth import kept, worth
from ludus.core.chance import Roll
from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import GUARD
from ludus.games.spartacus.features import (
    Asset,
    an_asset_of,
    as_if_foiled,
    as_if_supported,
    box_of,
    estate,
    has_been_answered,
    moment_at_hand,
    sought,
)
from ludus.games.spartacus.reactions.moments import SCHEME_PLAYED
from ludus.games.spartacus.schemes.support import BRIBES

SETTLED_BY_CHANCE: Final = ("guard", "draw", "look", "heal", "spoils")  # what chance is asked within one matter
NAMING: Final = ("target", "name")
BEST_PICKED: Final = ("poison", "sabotage", "spoil", "bathe", "anoint")  # verbs that pick the best card there is
SUPPORTED: Final = 0.35  # the chance that support will be found
FOILED: Final = 0.08  # the chance that somebody holds a foil and uses it
HOLDS: Final = 0.5  # the chance of a guard
MOST_GUARDS: Final = 2  # that a target sends
MEAN_CARD: Final = 2.0  # what a card still to be drawn is worth

Outcomes = list[tuple[float, SpartacusGame]]


def outlook(g: SpartacusGame, seat: Seat, option: Option, mind: Mind) -> float:
    """What the position will be worth to the seat after its answer."""
    after = g.clone()
    after.apply(seat, option)
    return sum(chance * worth(end, seat, mind.tastes) for chance, end in outcomes(after, mind))


def outcomes(g: SpartacusGame, mind: Mind) -> Outcomes:
    """How the matter at hand may end, with the chances. The game given is played on."""
    while (decision := g.decision) is not None:
        if g.chance is not None:
            if decision.kind not in SETTLED_BY_CHANCE:
                break
            if isinstance(g.chance, Roll) and g.chance.count == 1:
                return weighed([(1 / 6, after_answer(g, CHANCE, face)) for face in g.chance.outcomes()], mind)
            g.apply(CHANCE, g.chance.sample(mind.lots.randrange))
            continue
        seat = next(seat for seat in decision.seats if g.options(seat))
        if decision.kind in NAMING:
            return best_naming(g, seat, mind)
        if decision.kind == "ask-support":
            return with_help(g, seat, mind)
        if risk := risk_of_foil(g):
            return weighed([(risk, as_if_foiled(g)), (1.0 - risk, all_pass(g))], mind)
        answer = habitual(g, seat, decision.kind, mind.tastes)
        if answer is None:
            break
        g.apply(seat, answer)
    return [(1.0, g)]


def after_answer(g: SpartacusGame, seat: Seat, option: Option) -> SpartacusGame:
    after = g.clone()
    after.apply(seat, option)
    return after


def weighed(branches: Outcomes, mind: Mind) -> Outcomes:
    """The outcomes of several branches."""
    return [(chance * part, end) for chance, g in branches for part, end in outcomes(g, mind)]


def best_naming(g: SpartacusGame, seat: Seat, mind: Mind) -> Outcomes:
    """Whoever names somebody names whom it serves him best to name."""
    branches = [outcomes(after_answer(g, seat, option), mind) for option in g.options(seat)]
    return max(branches, key=lambda ends: sum(chance * worth(end, seat, mind.tastes) for chance, end in ends))


def with_help(g: SpartacusGame, seat: Seat, mind: Mind) -> Outcomes:
    """A scheme out of one's reach: support may be found; whoever can buy what is missing does so where it pays."""
    asked = [(1.0 - SUPPORTED, g), *weighed([(SUPPORTED, as_if_supported(g))], mind)]
    scheme = sought(g)
    bribes = [option for option in g.options(seat) if option.verb == BRIBES]
    if scheme is None or not bribes or bribes[-1].operand < scheme.wants:
        return asked
    bought = outcomes(after_answer(g, seat, bribes[-1]), mind)
    return max(asked, bought, key=lambda ends: sum(chance * worth(end, seat, mind.tastes) for chance, end in ends))


# --- Reactions ---------------------------------------------------------------------------------------


def risk_of_foil(g: SpartacusGame) -> float:
    """The chance that a scheme just laid down is foiled, by guards or by a card; 0 once somebody has answered it."""
    moment = moment_at_hand(g)
    if moment is None or moment.kind != SCHEME_PLAYED or has_been_answered(g):
        return 0.0
    passes = 1.0 - FOILED
    for target in moment.targets:
        if target != moment.by:
            passes *= HOLDS ** min(estate(g, target, moment.by).guards, MOST_GUARDS)
    return 1.0 - passes


def tries_to_stop(g: SpartacusGame, option: Option) -> bool:
    """Whether an answer to a scheme is a guard or a foil."""
    is_card = option.verb == "play" and box_of(g).intrigue_titles[option.operand].name in box_of(g).rulebook.foils
    return is_card or option.verb == "send-guard"


def is_guard(g: SpartacusGame, option: Option) -> bool:
    """Whether an answer to a scheme is a guard, from the hand or from the table."""
    is_card = option.verb == "play" and box_of(g).intrigue_titles[option.operand].kind == GUARD
    return is_card or option.verb == "send-guard"


def all_pass(g: SpartacusGame) -> SpartacusGame:
    """Nobody answers what has just happened."""
    number = g.number
    for seat in g.asked:
        if g.number == number and g.options(seat):
            g.apply(seat, g.options(seat)[0])
    return g


# --- What is answered without much thought -----------------------------------------------------------


def habitual(g: SpartacusGame, seat: Seat, kind: str, tastes: Tastes) -> Option | None:
    """An answer that needs no looking ahead; None, where the matter is settled."""
    options = g.options(seat)
    if kind in ("talk", "last-word", "reaction"):
        return options[0]
    if kind == "support":
        return options[-1]
    if kind == "swap-out":
        return options[0]
    if kind in ("pick", "payment"):
        return asset_picked(g, seat, options)
    if kind == "exchange":
        return card_discarded(g, seat, options, tastes)
    if kind == "forfeit":
        return card_forfeited(g, seat, options, tastes)
    if kind == "toil":
        return toiler(g, seat, options)
    return options[0] if kind in ("spy", "look", "beguile", "anoint") else None


def asset_picked(g: SpartacusGame, seat: Seat, options: list[Option]) -> Option:
    """Of one's own cards the one worth least, of another's the one worth most; whom to heal, the best."""
    sign = 1.0 if options[0].verb in BEST_PICKED else -1.0
    return max(options, key=lambda option: sign * simple_worth(an_asset_of(g, option.operand)))


def simple_worth(asset: Asset) -> float:
    """A card by itself: its dice, its ability, its tokens."""
    title = asset.title
    return title.gold + 0.5 * (title.attack + title.defence + title.speed) + (title.ability != "") + 3 * asset.favor


def toiler(g: SpartacusGame, seat: Seat, options: list[Option]) -> Option:
    """Who toils for influence: guards and slaves before gladiators, the least of them first."""
    for option in options:
        if option.verb == "exhaust-guard":
            return option
    hands = [option for option in options if option.verb == "exhaust"]
    return min(hands, key=lambda option: simple_worth(an_asset_of(g, option.operand)))


def card_forfeited(g: SpartacusGame, seat: Seat, options: list[Option], tastes: Tastes) -> Option:
    """The card worth least."""
    titles, influence = box_of(g).intrigue_titles, estate(g, seat, seat).influence
    return min(options, key=lambda option: kept(titles[option.operand], influence, tastes))


def card_discarded(g: SpartacusGame, seat: Seat, options: list[Option], tastes: Tastes) -> Option:
    """The card worth least, while it is worth less than another one drawn; if one may stop, one stops then."""
    titles, influence = box_of(g).intrigue_titles, estate(g, seat, seat).influence
    cards = [option for option in options if option.verb == "discard-card"]
    least = min(cards, key=lambda option: kept(titles[option.operand], influence, tastes))
    may_stop = options[0] not in cards
    is_good = kept(titles[least.operand], influence, tastes) >= MEAN_CARD
    return options[0] if may_stop and is_good else least
