"""Chances for the choice at hand, exact or with their margins, as far as the seat that asks may know.

They are worked out where bots think.
"""

from typing import Any, Final, NamedTuple

from ludus import odds
from ludus.core.errors import UnknownGame
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.server.rooms.bots.workers import Question, seed_of, story_of

NAMED: Final = ("ahead", "even", "behind", "challenged_gone", "challenger_gone")


class Prospect(NamedTuple):
    """A fight an option leads to: whom, who strikes first, gladiators on average, and chances."""

    words: str
    target: str
    first: bool
    taken: float
    lost: float
    beaten: float
    fallen: float
    ahead: float
    even: float
    behind: float
    challenged_gone: float
    challenger_gone: float


class Chances(NamedTuple):
    """What each option is worth to the seat and which is best, and what the fight is worth; empty where unknown."""

    choices: tuple[tuple[str, float, float], ...] = ()  # words, value, and how far off that is at most
    best: str | None = None  # where one is better beyond doubt
    outlook: float | None = None
    unit: str | None = None  # what the values are: a number of gladiators, chances to win, gold
    about: str | None = None  # whose chances, and against whom
    how: str | None = None  # exact or sampled
    prospects: tuple[Prospect, ...] = ()
    coming: bool = False  # whether exact ones are being worked out
    boxes: tuple[odds.BoxChance, ...] = ()  # all of them, while bets are laid


def chances(question: Question) -> Chances:
    """The chances of a seat, from a game it imagines: nothing it may not know can count. Runs in a worker."""
    return weigh(story_of(question).match, question.seat, seed_of(question))


def weigh(match: Match, seat: int, seed: int) -> Chances:
    """The chances of a seat in a match; the seed decides what it imagines of what it may not know."""
    imagined = match.imagine(seat, seed)
    try:
        outlook = odds.outlook(match.title.family, imagined)
        whose = {"seat": seat} if len(imagined.asked) > 1 else {}
        advice = odds.advise(match.title.family, imagined, **whose) if seat in imagined.asked else None
    except UnknownGame:
        return Chances()
    ahead = fights_ahead(match.title.family, imagined) if seat in imagined.asked else ()
    if advice is None:
        return Chances(outlook=outlook, prospects=ahead, coming=odds.is_coming(match.title.family, imagined))
    choices = tuple((choice.option.words, choice.value, choice.margin) for choice in advice.choices)
    is_clear = advice.is_clear and len(choices) == len(imagined.options(Seat(seat)))
    best = advice.best.words if is_clear else None
    coming = odds.is_coming(match.title.family, imagined)
    return Chances(choices, best, outlook, advice.unit, advice.about, advice.how, ahead, coming, advice.boxes)


def fights_ahead(family: str, game: Game[Any]) -> tuple[Prospect, ...]:
    """The fights the options lead to, as numbers alone."""
    return tuple(
        Prospect(
            *(found.option.words, found.target, found.first, found.taken, found.lost, found.beaten, found.fallen),
            *(found.answer.chances[name] for name in NAMED),
        )
        for found in odds.prospects(family, game)
    )
