"""Fighters in words: "Crixus sword helmet" is Crixus with a sword and a helmet."""

import difflib
from typing import Final

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT
from ludus.games.spartacus.features import Entrant, copies_of
from ludus.odds.problems import BadFighter
from ludus.odds.spartacus.bout import dressed

EXAMPLE: Final = "Crixus sword helmet"
SEPARATORS: Final = str.maketrans(",;+", "   ")
LONGEST: Final = 3  # words of a name


def read_both(one: str, other: str, box: Box) -> tuple[Entrant, Entrant]:
    """Both sides of a fight, which take their cards from the same box. Raises BadFighter."""
    entrants = (read(one, box), read(other, box))
    if entrants[0].name == entrants[1].name and len(copies_of(box, entrants[0].name)) < 2:
        raise BadFighter("unique", {"name": entrants[0].name})
    for piece in entrants[0].gear:
        if piece in entrants[1].gear and len(copies_of(box, piece)) < 2:
            raise BadFighter("scarce", {"name": piece})
    return entrants


def read(text: str, box: Box) -> Entrant:
    """One side of a fight. Raises BadFighter."""
    titles = {box.market[card].name: box.market[card] for card in box.market_cards}
    names = split(text, list(titles))
    fighters = [name for name in names if titles[name].kind != EQUIPMENT]
    gear = [name for name in names if titles[name].kind == EQUIPMENT]
    if not fighters:
        raise BadFighter("nobody", {"text": text, "example": EXAMPLE})
    if len(fighters) > 1:
        raise BadFighter("several", {"text": text, "names": ", ".join(fighters)})
    carried: dict[str, str] = {}
    for piece in gear:
        type_ = titles[piece].type
        if type_ in carried:
            raise BadFighter("twice", {"text": text, "type": type_, "less": f"{carried[type_]} / {piece}"})
        carried[type_] = piece
    return dressed(box, Entrant(fighters[0], tuple(gear)))


def split(text: str, names: list[str]) -> list[str]:
    """The cards a text names; a name of several words may be written with or without hyphens."""
    words = text.lower().translate(SEPARATORS).split()
    found = []
    while words:
        for length in range(min(LONGEST, len(words)), 0, -1):
            name = "-".join(words[:length])
            if name in names:
                found.append(name)
                words = words[length:]
                break
        else:
            raise BadFighter("unknown-card", {"word": words[0], "near": ", ".join(near(words[0], names))})
    return found


def near(word: str, names: list[str]) -> list[str]:
    """What somebody may have meant."""
    known = sorted(set(names))
    close = difflib.get_close_matches(word, known, n=4, cutoff=0.5)
    begun = [name for name in known if word in name and name not in close]
    return [*close, *begun][:4] or known
