"""Exact chances for the choice at hand, as far as the seat that asks may know. Worked out where bots think."""

from typing import NamedTuple

from ludus import odds
from ludus.core.errors import UnknownGame
from ludus.server.rooms.thinking import Question, seed_of, story_of


class Chances(NamedTuple):
    """What each option is worth to the seat and which is best, and what the fight is worth; empty where unknown."""

    choices: tuple[tuple[str, float], ...] = ()
    best: str | None = None
    outlook: float | None = None
    unit: str | None = None  # what the values are: a number of gladiators, chances to win, gold
    how: str | None = None  # exact or sampled


def chances(question: Question) -> Chances:
    """The chances of a seat, from a game it imagines: nothing it may not know can count. Runs in a worker."""
    match, seat = story_of(question).match, question.seat
    imagined = match.imagine(seat, seed_of(question))
    try:
        outlook = odds.outlook(match.title.family, imagined)
        whose = {"seat": seat} if len(imagined.asked) > 1 else {}
        advice = odds.advise(match.title.family, imagined, **whose) if seat in imagined.asked else None
    except UnknownGame:
        return Chances()
    if advice is None:
        return Chances(outlook=outlook)
    choices = tuple((choice.option.words, choice.value) for choice in advice.choices)
    return Chances(choices, advice.best.words, outlook, advice.unit, advice.how)
