"""Why a bot chose what it chose: clauses with their values, which `ludus.speech` puts into sentences.

A reason names what made the difference between the option chosen and the best of the others: an advantage in a fight by
what the fight would lose without it, what a search saw an option lead to, or the rule of thumb that fired. It is made
from a game the seat imagines, so it tells nothing the seat may not know.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from ludus.bots.reasons import aquileia, common, kampf, spartacus
from ludus.bots.reasons.common import by_lot, hundredths, percent
from ludus.bots.reasons.trial import tried
from ludus.bots.search.search import Candidate
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.phrase import Message, Phrase
from ludus.core.reason import Reason
from ludus.match import Turn

__all__ = [
    "PHRASES",
    "Share",
    "by_lot",
    "for_option",
    "of_lookahead",
    "of_outbidding",
    "of_plain_rule",
    "of_policy",
    "of_rule",
    "of_search",
]

Share = tuple[Option, float]  # an option, and how likely a network would choose it

PHRASES: Final[dict[str, tuple[Phrase, ...]]] = {  # of each game; those of all games begin with `reason`
    "kampf": (*kampf.PHRASES, *common.PHRASES),
    "aquileia": (*aquileia.PHRASES, *common.PHRASES),
    "spartacus": (*spartacus.PHRASES, *common.PHRASES),
}

COMPARING: Final[dict[str, frozenset[Phrase]]] = {
    "kampf": kampf.COMPARING,
    "aquileia": aquileia.COMPARING,
    "spartacus": spartacus.COMPARING,
}

BY_RULE: Final[dict[str, Callable[[Turn, Game[Any], Option], Reason]]] = {
    "kampf": lambda turn, g, option: kampf.by_rule(g, turn.seat, option, turn.options),
    "aquileia": lambda turn, g, option: aquileia.by_rule(g, turn.seat, option, turn.options),
    "spartacus": spartacus.by_rule,
}
BY_SEARCH: Final[dict[str, Callable[[Turn, Game[Any], Sequence[Candidate]], Reason]]] = {
    "kampf": lambda turn, g, thoughts: kampf.by_search(g, turn.seat, thoughts),
    "aquileia": lambda turn, g, thoughts: aquileia.by_search(g, turn.seat, thoughts),
    "spartacus": spartacus.by_search,
}


def of_rule(turn: Turn, option: Option) -> Reason:
    """The rule of thumb by which `greedy` chose; where a game has none, the lot it drew."""
    if len(turn.options) == 1:
        return Reason(causes=(Message(common.ONLY),))
    return BY_RULE[turn.game](turn, imagined(turn), option) if turn.game in BY_RULE else by_lot()


def of_plain_rule(turn: Turn, option: Option, host_bid: int) -> Reason:
    """The rule by which `plain` chose in Spartacus."""
    if len(turn.options) == 1:
        return Reason(causes=(Message(common.ONLY),))
    return spartacus.by_plain_rule(turn, imagined(turn), option, host_bid)


def of_outbidding(turn: Turn, option: Option) -> Reason:
    """What a bid for the games of Spartacus was to outbid."""
    return spartacus.by_foresight(turn, imagined(turn), option)


def of_search(turn: Turn, thoughts: Sequence[Candidate]) -> Reason:
    """What made the difference in a search, the option chosen being its first."""
    return BY_SEARCH[turn.game](turn, imagined(turn), thoughts)


def for_option(turn: Turn, found: Sequence[Candidate]) -> Reason:
    """What speaks for the first of some options, for somebody who may choose it; its chance to win is told apart.

    Alone it is not the best: then only what is true of it by itself is said.
    """
    g = imagined(turn)
    if turn.game == "spartacus":
        reason = Reason(causes=spartacus.causes_of(turn, g, found[0].option))
    else:
        reason = BY_SEARCH[turn.game](turn, g, found)
    is_chance = reason.figures is not None and reason.figures.phrase in (common.CHANCE, common.CHANCE_ABOUT)
    unsaid = frozenset({common.ALIKE}) if len(found) > 1 else COMPARING[turn.game] | {common.ALIKE}
    if len(found) == 1 or (reason.figures is not None and not is_chance):  # such figures may promise more elsewhere
        unsaid |= {common.PROMISES_MOST}
    causes = tuple(cause for cause in reason.causes if cause.phrase not in unsaid)
    if not causes and len(found) > 1 and common.PROMISES_MOST not in unsaid:  # no rule tells them apart, trying did
        causes = (Message(common.PROMISES_MOST),)
    return Reason(reason.did, causes, None if is_chance else reason.figures)


def of_policy(turn: Turn, chosen: Share, win: float | None, other: Share | None) -> Reason:
    """Why a network's policy held an option for best, its chance to win, and the next best with its share."""
    reason = by_trying(turn, [chosen[0]] if other is None else [chosen[0], other[0]])
    reason = reason._replace(figures=reason.figures or _policy(chosen[1], win))
    return reason if other is None else reason._replace(other=other[0], compared=_policy(other[1], None))


def by_trying(turn: Turn, options: Sequence[Option]) -> Reason:
    """What the first of some options is for: a network does not tell what it saw, a search would find it so."""
    reason = for_option(turn, tried(turn, options)) if turn.game in BY_SEARCH else Reason()
    causes = tuple(cause for cause in reason.causes if cause.phrase not in common.BY_TRYING)
    return Reason(reason.did, causes, reason.figures)


def _policy(share: float, win: float | None) -> Message:
    """How a network leans, and what it thinks of its chance."""
    if win is None:
        return Message(common.POLICY, (hundredths(share),))
    return Message(common.POLICY_AND_CHANCE, (hundredths(share), percent(win)))


def of_lookahead(turn: Turn, thoughts: Sequence[Candidate]) -> Reason:
    """What the first of some options is for, what a network saw it lead to in chances to win, and the next best."""
    promises_most = hundredths(thoughts[0].chance) >= hundredths(max(one.chance for one in thoughts))  # as it is told
    seen = common.of_search(thoughts, None, (Message(common.PROMISES_MOST if promises_most else common.TRAINED),))
    reason = by_trying(turn, [thoughts[0].option] if seen.other is None else [thoughts[0].option, seen.other])
    causes = reason.causes if promises_most else (*reason.causes[:1], *seen.causes)
    return seen._replace(did=reason.did, causes=causes or seen.causes)


def imagined(turn: Turn) -> Game[Any]:
    """The same game for the same position: a reason asked for twice is the same."""
    return turn.imagine(random.Random(turn.decision.number))
