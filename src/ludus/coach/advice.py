"""What a coach thinks of the choice at hand: every option's chance to win, and what speaks for it."""

import math
import random
from typing import Any, Final, NamedTuple

from ludus.bots import reasons
from ludus.bots.estimates import EVALUATORS, Estimator, Judged
from ludus.bots.estimates.sampling import Z95
from ludus.bots.search.search import Candidate
from ludus.coach.dangers import danger
from ludus.coach.hints import hint_for
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.match import Turn

MOST_TOLD: Final = 3  # choices that are recommended
STEPS: Final = 8_000  # of work for a decision
ENOUGH_TRIES: Final = 5  # of an option, before the scatter of its chances tells anything
BLUNDER: Final = 0.06  # of the chance to win that a choice must give away to be warned of
SURELY: Final = 0.03  # of it that it must give away beyond the margins


class Choice(NamedTuple):
    """One option: its chance to win the game with its margin, if it was tried often enough, and what speaks for it."""

    option: Option
    chance: float | None
    margin: float | None
    reason: Reason


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
    found = [candidate(one) for one in verdict.judged]
    best = tuple(choice_of(turn, found, place) for place in range(min(MOST_TOLD, len(found))))
    game = turn.imagine(rng)
    return Advice(hint_for(turn, game, best[0].option, best[0].reason), best, blunders(turn, game, found))


def candidate(one: Judged) -> Candidate:
    """An option as a search would tell of it."""
    margin = Z95 * one.error if one.tries >= ENOUGH_TRIES else None
    return Candidate(one.option, one.tries, one.chance, margin)


def choice_of(turn: Turn, found: list[Candidate], place: int) -> Choice:
    """One of the options; the best is compared with the next best, the others stand for themselves."""
    one = found[place]
    chance = None if one.margin is None else min(max(one.chance, 0.0), 1.0)
    return Choice(one.option, chance, one.margin, reasons.for_option(turn, found if not place else [one]))


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
