"""Choices that are about as good as the best: their margins do not tell them apart, so it is said and not guessed."""

import random
from collections.abc import Sequence
from typing import Any, Final

from ludus.bots.estimates import Estimator
from ludus.bots.estimates.options import Trial
from ludus.bots.estimates.sampling import Z95, mean_and_error
from ludus.bots.reasons.kampf.challenges import CLEARLY, fights_of
from ludus.bots.reasons.spartacus import winning
from ludus.bots.search.search import Candidate
from ludus.core.game import Game
from ludus.match import Turn
from ludus.odds import kampf

MOST: Final = 4  # options that are compared once more
FEWEST: Final = 8  # imagined games they are compared in


def as_good(turn: Turn, game: Game[Any], found: Sequence[Candidate], steps: int, rng: random.Random) -> list[Candidate]:
    """The first option and those that may be as good, in the order of their fights where nothing else differs."""
    alike = not_told_apart(turn, found, steps, rng)
    worths = fights(turn, game)
    fighting = [one for one in alike if one.option.words in worths]
    ranked = iter(sorted(fighting, key=lambda one: -round(worths[one.option.words] / CLEARLY)))
    return [next(ranked) if one in fighting else one for one in alike]


def not_told_apart(turn: Turn, found: Sequence[Candidate], steps: int, rng: random.Random) -> list[Candidate]:
    """The first option, and those it promises no more than in games that had no say in putting it first.

    All are tried in the same imagined games with the same dice: what differs is due to them alone.
    """
    trial = Trial(turn, Estimator(turn.game, rng).of_turn(turn, by_end=True), rng)
    options = [one.option for one in found[:MOST]]
    came = trial.heat(options, FEWEST)
    came += trial.heat(options, trial.affords(steps - trial.steps, len(options)))

    def is_as_good(one: Candidate) -> bool:
        more, error = mean_and_error([world[options[0].words] - world[one.option.words] for world in came])
        return more <= Z95 * error

    return [one for one in found[:MOST] if is_tried(one, found[0]) and is_as_good(one)]


def is_tried(one: Candidate, first: Candidate) -> bool:
    """Whether an option was tried as the first was: one that fell out at once is not called as good on a few games."""
    return one.margin is not None or first.margin is None


def fights(turn: Turn, game: Game[Any]) -> dict[str, float]:
    """What each option brings in the fight at hand, or in the one it begins: gladiators, or the chance to win it.

    Nothing where options differ in more than the fight, as a move does, which also leaves a team elsewhere.
    """
    if turn.game == "spartacus" and turn.decision.kind == "fighter":
        return {one.words: winning(turn, game, one) for one in turn.options if one.verb == "send"}
    if turn.game != "kampf":
        return {}
    advice = kampf.advise(game)
    if advice is not None:
        return {choice.option.words: choice.value for choice in advice.choices}
    if turn.decision.kind != "target":
        return {}
    return {words: fight.answer.value for words, fight in fights_of(game).items()}
