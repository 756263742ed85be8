"""Fighters in words: "2 sword 1 net 1 prong" is a team, "lion-a" an animal."""

import difflib
from collections.abc import Sequence
from typing import Final

from ludus.games.kampf.box import EMPTY, GLADIATORS, KINDS, TEAM_SIZE, Box, plus
from ludus.games.kampf.combat import STONES_PER_GLADIATOR
from ludus.games.kampf.features import Side
from ludus.odds.problems import BadFighter

EXAMPLE: Final = "2 sword 1 net 1 prong"
SEPARATORS: Final = str.maketrans(",;+", "   ")


def read(text: str, stones: int, box: Box) -> Side:
    """One side of a fight. Raises BadFighter."""
    words = text.lower().translate(SEPARATORS).split()
    names = [animal.name for animal in box.animals]
    animals = [word for word in words if word in names]
    if animals and len(words) > 1:
        raise BadFighter("mixed", {"text": text})
    side = _animal(animals[0], box) if animals else _team(words, names)
    most = side.hits - 1 if side.hits else STONES_PER_GLADIATOR - 1
    if not 0 <= stones <= most:
        raise BadFighter("stones", {"stones": str(stones), "text": text, "most": str(most)})
    return side._replace(stones=stones)


def _animal(name: str, box: Box) -> Side:
    animal = next(animal for animal in box.animals if animal.name == name)
    return Side(animal.symbols, EMPTY, 0, animal.hits)


def _team(words: Sequence[str], animals: Sequence[str]) -> Side:
    """A number before each kind; a kind without one counts once."""
    team, number = EMPTY, ""
    for word in words:
        if _is_number(word):
            if number:
                raise BadFighter("count", {"word": f"{number} {word}", "example": EXAMPLE})
            number = word
            continue
        team = plus(team, _kind(word, animals), int(number or 1))
        number = ""
    if number:
        raise BadFighter("count", {"word": number, "example": EXAMPLE})
    if not sum(team):
        raise BadFighter("empty", {"example": EXAMPLE, "animal": animals[0]})
    if sum(team) > TEAM_SIZE:
        raise BadFighter("size", {"size": str(sum(team)), "most": TEAM_SIZE})
    return Side(team, EMPTY, 0, 0)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3


def _kind(word: str, animals: Sequence[str]) -> int:
    """The kind of gladiator a word names, also in the plural."""
    for kind in KINDS:
        if word in (GLADIATORS[kind], GLADIATORS[kind] + "s"):
            return kind
    known = [*GLADIATORS, *animals]
    near = sorted(difflib.get_close_matches(word, known, n=4, cutoff=0.5)) or known
    raise BadFighter("unknown", {"word": word, "near": ", ".join(near)})
