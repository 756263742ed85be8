"""What a coach thinks of the choice at hand: every option's chance to win, and what speaks for it."""

import math
import random
from typing import Any, Final, NamedTuple

from ludus.bots import reasons
from ludus.bots.estimates import EVALUATORS, Estimator, Judged
from ludus.bots.estimates.sampling import Z95
from ludus.bots.reasons.common import PROMISES_MOST
from ludus.bots.search.search import Candidate
from ludus.coach.alike import as_good
from ludus.coach.dangers import danger
from ludus.coach.hints import hint_for
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.match import Turn

MOST_TOLD: Final = 3  # choices that are recommended
STEPS: Final = 8_000  # of work for a decision …
AGAIN: Final = 1 / 3  # … and so much more to compare the best once more
ENOUGH_TRIES: Final = 5  # of an option, before the scatter of its chances tells anything
BLUNDER: Final = 0.06  # of the chance to win that a choice must give away to be warned of
SURELY: Final = 0.03  # of it that it must give away beyond the margins


class Choice(NamedTuple):
    """One option: its chance to win the game with its margin, if it was tried often enough, and what speaks for it.

    `as_good` where it was not told apart from the one that is named first, else `less` is what it promises less than
    that one, where both were tried often enough.
    """

    option: Option
    chance: float | None
    margin: float | None
    reason: Reason
    as_good: bool
    less: float | None


class Blunder(NamedTuple):
    """What an option gives away of the chance to win, against the best; and what becomes of the seat, if it is seen."""

    option: Option
    less: float
    danger: Message | None


class Advice(NamedTuple):
    """Where to look, the best choices, the best first, and what had better not be chosen."""

    hint: Message
    best: tuple[Choice, ...]
    blunders: tuple[Blunder, ...]


def advise(turn: Turn, seed: int, steps: int = STEPS) -> Advice | None:
    """What to do; None where there is no choice, or nobody who knows the game.

    The seed must not depend on what the seat may not know, and the turn be blind to it.
    """
    if len(turn.options) < 2 or turn.game not in EVALUATORS:
        return None
    rng = random.Random(seed)
    verdict = Estimator(turn.game, rng).options(turn, steps)
    found, game = [candidate(one) for one in verdict.judged], turn.imagine(rng)
    alike = as_good(turn, game, found, int(steps * AGAIN), rng)
    named = [*alike, *(one for one in found if one not in alike)]
    best = [choice_of(turn, named, place, len(alike)) for place in range(min(MOST_TOLD, len(named)))]
    best[max(len(alike), 1) :] = sorted(best[max(len(alike), 1) :], key=promised)
    return Advice(hint_for(turn, game, best[0].option, best[0].reason), tuple(best), blunders(turn, game, found))


def promised(choice: Choice) -> float:
    """The order of those behind the best: how much they promise less, and those of which it is not known at the end."""
    return math.inf if choice.chance is None else -choice.chance


def candidate(one: Judged) -> Candidate:
    """An option as a search would tell of it."""
    margin = Z95 * one.error if one.tries >= ENOUGH_TRIES else None
    return Candidate(one.option, one.tries, one.chance, margin)


def choice_of(turn: Turn, named: list[Candidate], place: int, alike: int) -> Choice:
    """One of the options; the first is compared with the next, the others stand for themselves."""
    one = named[place]
    chance = None if one.margin is None else min(max(one.chance, 0.0), 1.0)
    reason = reasons.for_option(turn, [one] if place else named)
    if alike > 1:
        reason = reason._replace(causes=tuple(cause for cause in reason.causes if cause.phrase != PROMISES_MOST))
    if not (place or reason.causes or reason.figures):  # nothing sets it apart: what is true of it by itself is said
        reason = reasons.for_option(turn, [one])
    return Choice(one.option, chance, one.margin, reason, 0 < place < alike, less(named, place, alike))


def less(named: list[Candidate], place: int, alike: int) -> float | None:
    """What an option promises less than the first; None where they were not told apart."""
    first, one = named[0], named[place]
    if place < max(alike, 1) or first.margin is None or one.margin is None:
        return None
    return max(first.chance - one.chance, 0.0)


def blunders(turn: Turn, game: Game[Any], found: list[Candidate]) -> tuple[Blunder, ...]:
    """The options that give much of the chance to win away, beyond the margins."""
    best = found[0]
    told = []
    for one in found[1:]:
        less = best.chance - one.chance
        if one.margin is None or best.margin is None or less < BLUNDER:
            continue
        if less - math.hypot(one.margin, best.margin) >= SURELY:
            told.append(Blunder(one.option, less, danger(turn, game, one.option)))
    return tuple(told)
