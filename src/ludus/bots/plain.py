"""A measuring stick between `random` and `greedy`: an honest house that never schemes or bets.

It cashes in its cards but keeps guards and sends them when it is the target, pays its gladiators while it can, bids
what is printed on a card and a fixed sum for the games, holds a Primus when it may, sends its best fighter when it has
one, fights straight ahead and is no traitor. It deals simply and keeps its word (`honest`). In the other games it plays
as `greedy` does.
"""

import random
from collections.abc import Callable
from typing import Final

from ludus.bots import reasons
from ludus.bots.greedy import GreedyBot
from ludus.bots.spartacus.deals import honest
from ludus.bots.spartacus.deals.honest import promised
from ludus.bots.spartacus.reckoning.duels import strength
from ludus.bots.spartacus.reckoning.foresight import (
    asset_picked,
    card_discarded,
    card_forfeited,
    is_guard,
    simple_worth,
    toiler,
    tries_to_stop,
)
from ludus.bots.spartacus.reckoning.tastes import GREEDY
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import GUARD
from ludus.games.spartacus.features import (
    an_asset_of,
    box_of,
    fighters,
    moment_at_hand,
    on_sale,
    sought,
    spared,
    spendable,
)
from ludus.games.spartacus.reactions.moments import SCHEME_PLAYED, Moment
from ludus.games.spartacus.table.terms import FOIL_IT, INVITE, NO_FOIL, NO_GUARD, NO_INVITE, SUPPORT
from ludus.match import Bot, Turn
from ludus.odds.spartacus.tactics.simple import TACTICS, charge, fight

FOR_THE_GAMES: Final = 4  # what it bids to be host, and keeps back when it bids for cards
PURSE: Final = 1  # gold it never bids

Answer = Callable[[Turn, SpartacusGame], Option]


class PlainBot(Bot):
    """Plays Spartacus without guile, other games as `greedy` does."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, turn: Turn) -> Option:
        if len(turn.options) == 1:
            return turn.options[0]
        if turn.game != "spartacus":
            return self.greedy.choose(turn)
        return answer(turn, turn.imagine(self.rng), self.rng)

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        if turn.game != "spartacus":
            return self.greedy.explain(turn, option)
        return reasons.of_plain_rule(turn, option, FOR_THE_GAMES)

    def propose(self, turn: Turn) -> Option | None:
        return honest.propose(turn, turn.imagine(self.rng)) if turn.game == "spartacus" else None


def answer(turn: Turn, g: SpartacusGame, rng: random.Random) -> Option:
    """What an honest house says."""
    decision = g.decision  # a deal struck a moment ago may have moved the game on
    assert decision is not None
    kind = decision.kind
    if kind == "turn":
        return charge(g, turn.seat, turn.options)
    if kind == "treason":
        return turn.options[0]
    if kind in TACTICS:
        return fight(g, turn.seat, kind, turn.options)
    return ANSWERS[kind](turn, g) if kind in ANSWERS else rng.choice(allowed(turn, g))


def allowed(turn: Turn, g: SpartacusGame) -> list[Option]:
    """All it may say, but for targets it has promised to spare."""
    owed = spared(g, turn.seat)
    return [option for option in turn.options if option.verb != "target" or option.operand not in owed] or turn.options


def first(turn: Turn, g: SpartacusGame) -> Option:
    """What is listed first: to pay, to pass, to bet nothing, thumbs up."""
    return turn.options[0]


def last(turn: Turn, g: SpartacusGame) -> Option:
    """What is listed last: to give a scheme up."""
    return turn.options[-1]


def support(turn: Turn, g: SpartacusGame) -> Option:
    """Nobody is supported for nothing, but a word is kept."""
    scheme = sought(g)
    has_promised = scheme is not None and scheme.seat in promised(g, turn.seat, SUPPORT)
    return turn.options[0] if has_promised else turn.options[-1]


def cash_in(turn: Turn, g: SpartacusGame) -> Option:
    """Everything but guards turns into gold, then the turn is over."""
    titles = box_of(g).intrigue_titles
    for option in turn.options:
        if option.verb == "cash-in" and titles[option.operand].kind != GUARD:
            return option
    return turn.options[-1]


def keep_books(turn: Turn, g: SpartacusGame) -> Option:
    """Pay; or else let the least gladiator go."""
    if turn.options[0].verb == "pay":
        return turn.options[0]
    return min(turn.options, key=lambda option: simple_worth(an_asset_of(g, option.operand)))


def send_guard(turn: Turn, g: SpartacusGame) -> Option:
    """Guards are there to be sent, bodyguards to help them, and healers to tend the house's own; a word is kept."""
    moment = moment_at_hand(g)
    for option in turn.options:
        if moment is not None and stops_it(turn, g, option, moment):
            return option
        if option.verb == "bodyguard":
            return option
        if option.verb == "tend" and moment is not None and moment.target == turn.seat:
            return option
    return turn.options[0]


def stops_it(turn: Turn, g: SpartacusGame, option: Option, moment: Moment) -> bool:
    """Whether a scheme is to be stopped so: with a guard, or a foil it has promised, unless its word holds it back."""
    if moment.kind != SCHEME_PLAYED or not tries_to_stop(g, option):
        return False
    if any(moment.by in promised(g, turn.seat, what) for what in (NO_FOIL, NO_GUARD)):
        return False
    return is_guard(g, option) or bool(promised(g, turn.seat, FOIL_IT))


def bid_printed(turn: Turn, g: SpartacusGame) -> Option:
    return bid(turn, g, on_sale(g).title.gold, PURSE + FOR_THE_GAMES)


def bid_for_the_games(turn: Turn, g: SpartacusGame) -> Option:
    return bid(turn, g, FOR_THE_GAMES, PURSE)


def bid(turn: Turn, g: SpartacusGame, gold: int, kept: int) -> Option:
    """So much, as far as there is gold beside what is kept back."""
    most = max(min(gold, spendable(g, turn.seat) - kept), 0)
    return turn.options[most]


def invite(turn: Turn, g: SpartacusGame) -> Option:
    """Whom it has promised to, then the others in turn, itself last; itself at once, when one has come."""
    guests, strangers = promised(g, turn.seat, INVITE), promised(g, turn.seat, NO_INVITE)
    own = [option for option in turn.options if option.operand == turn.seat]
    if own and fighters(g):
        return own[0]
    return min(turn.options, key=lambda option: (option.operand not in guests, option.operand in strangers))


def send_best(turn: Turn, g: SpartacusGame) -> Option:
    """The strongest fighter there is."""
    able = [option for option in turn.options if option.verb == "send"]
    return max(able, key=lambda option: strength(box_of(g).market[option.operand]), default=turn.options[-1])


ANSWERS: Final[dict[str, Answer]] = {
    "ledger": keep_books,
    "healing-order": first,
    "talk": first,
    "last-word": last,
    "reaction": send_guard,
    "intrigue": cash_in,
    "hand-limit": last,
    "exchange": lambda turn, g: card_discarded(g, turn.seat, turn.options, GREEDY),
    "forfeit": lambda turn, g: card_forfeited(g, turn.seat, turn.options, GREEDY),
    "toil": lambda turn, g: toiler(g, turn.seat, turn.options),
    "payment": lambda turn, g: asset_picked(g, turn.seat, turn.options),
    "pick": lambda turn, g: asset_picked(g, turn.seat, turn.options),
    "ask-support": last,
    "support": support,
    "bid": bid_printed,
    "host-bid": bid_for_the_games,
    "primus": first,
    "invitation": invite,
    "fighter": send_best,
    "equipment": first,
    "teams": first,
    "start-hex": first,
    "swap-out": first,
    "bet": first,
    "verdict": first,
}
