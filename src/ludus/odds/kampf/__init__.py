"""Odds for Kampf der Gladiatoren: one challenge, the choice at hand in it, and the battle to the end."""

from functools import cache
from pathlib import Path

from ludus.games.kampf import KAMPF
from ludus.games.kampf.box import Box
from ludus.odds.answer import Advice, Answer, Choice
from ludus.odds.kampf import battles
from ludus.odds.kampf.advice import advise, opening, outlook
from ludus.odds.kampf.exchange import first_striker
from ludus.odds.kampf.odds import Ending, challenge, worth
from ludus.odds.kampf.prospects import Prospect, prospects
from ludus.odds.kampf.strikes import faces_of
from ludus.odds.kampf.units import read
from ludus.odds.problems import BadFighter

__all__ = [
    "Advice",
    "BadFighter",
    "Choice",
    "Ending",
    "Prospect",
    "advise",
    "battle",
    "box_of",
    "challenge",
    "fight",
    "first_striker",
    "opening",
    "outlook",
    "prospects",
    "read",
    "worth",
]


def fight(a: str, b: str, *, stones: tuple[int, int] = (0, 0), folder: str | Path | None = None) -> Answer[Ending]:
    """The odds of A challenging B. Raises BadFighter, and BrokenSet for a folder that cannot be used."""
    box = box_of(folder)
    return challenge(faces_of(box.die), read(a, stones[0], box), read(b, stones[1], box))


def battle(a: str, b: str, *, stones: tuple[int, int] = (0, 0), folder: str | Path | None = None) -> Answer[bool]:
    """The chance that team A, which challenges first, is left in the end. Raises BadFighter."""
    box = box_of(folder)
    challenger, challenged = read(a, stones[0], box), read(b, stones[1], box)
    for text, side in ((a, challenger), (b, challenged)):
        if side.hits:
            raise BadFighter("teams", {"text": text})
    return battles.battle(faces_of(box.die), challenger, challenged)


def box_of(folder: str | Path | None) -> Box:
    """The components: those shipped, read once, or an edited set. Raises BrokenSet."""
    return _shipped() if folder is None else Box(KAMPF.data(folder))


@cache
def _shipped() -> Box:
    return Box(KAMPF.data())
