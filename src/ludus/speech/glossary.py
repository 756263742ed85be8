"""Every thing of a game in words: what it is called, what it does, its numbers and its rule.

People ask for a thing by its name in their language, by its English name or by its id.
"""

import difflib
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.core.thing import Figure, Thing
from ludus.speech.bundles import find_message
from ludus.speech.language import FALLBACK
from ludus.speech.letters import bare
from ludus.speech.pieces import name_of_piece
from ludus.speech.rules import RulesPage
from ludus.speech.speech import Speech

ALIKE: Final = 0.55  # how much a word must look like a name to be meant by it
NEAREST: Final = 4


class GlossaryEntry(NamedTuple):
    """A thing as it is told."""

    thing: Thing
    group: str
    name: str
    text: str
    figures: tuple[str, ...]
    rule: str  # the paragraph to read on in; none where the page has none


class Glossary:
    """The things of a game in one language."""

    def __init__(self, speech: Speech, things: Sequence[Thing], page: RulesPage) -> None:
        self._speech = speech
        self._things = {thing.id: thing for thing in things}
        self._page = page
        self.entries = tuple(self._entry(thing) for thing in things)
        self._called = [
            (fold(entry.name), fold(entry.thing.id), fold(_name(FALLBACK, entry.thing)), entry)
            for entry in self.entries
        ]

    def find(self, words: str) -> list[GlossaryEntry]:
        """The things somebody may mean: the one that is called so, or else all whose name has these words."""
        wanted = fold(words)
        if not wanted:
            return []
        for which in (0, 1, 2):
            if exact := [called[-1] for called in self._called if called[which] == wanted]:
                return exact
        parts = wanted.split()
        return [e for name, _, english, e in self._called if _has(name, parts) or _has(english, parts)]

    def near(self, words: str) -> list[str]:
        """Names that look like these words."""
        names = {name: entry.name for *called, entry in self._called for name in called}
        close = difflib.get_close_matches(fold(words), names, n=2 * NEAREST, cutoff=ALIKE)
        return list(dict.fromkeys(names[name] for name in close))[:NEAREST]

    def _entry(self, thing: Thing) -> GlossaryEntry:
        group = self._speech.text(f"{_game(thing)}-group-{thing.group}")
        figures = tuple(self._figure(thing, figure) for figure in thing.figures)
        return GlossaryEntry(
            thing, group, _name(self._speech.lang, thing), self._text(thing), figures, self._rule(thing)
        )

    def _text(self, thing: Thing) -> str:
        """What it does: its own sentence, then what it has by name."""
        told = [self._speech.text(thing.text, **thing.values)] if thing.text else []
        for id in thing.has:
            part = self._things[id]
            told.append(f"{_name(self._speech.lang, part)}: {self._speech.text(part.text, **part.values)}")
        return " ".join(told)

    def _figure(self, thing: Thing, figure: Figure) -> str:
        game, text = _game(thing), self._speech.text
        parts = [text(f"{game}-unit-{unit}", count=count) for unit, count in figure.parts]
        return f"{text(f'{game}-figure-{figure.label}')}: {self._speech.join(parts)}"

    def _rule(self, thing: Thing) -> str:
        """Its paragraph, or that of what it has: a card of an edited set has none of its own."""
        rules = [thing.rule, *(self._things[id].rule for id in thing.has)]
        return next((rule for rule in rules if self._page.get(rule)), "")


def fold(words: str) -> str:
    """Words as they are compared: without case, accents, hyphens, and the signs of questions and quotes."""
    return " ".join(bare(words).replace("-", " ").strip(" ?!.'\"„“”›‹").split())


def _has(name: str, parts: list[str]) -> bool:
    """Whether each part begins a word of the name."""
    return all(any(word.startswith(part) for word in name.split()) for part in parts)


def _game(thing: Thing) -> str:
    """The game whose messages tell it."""
    return thing.name.partition("-")[0]


def _name(lang: str, thing: Thing) -> str:
    """What all copies of it are called; a piece of an edited set by its id."""
    return name_of_piece(lang, thing.name) or find_message(lang, thing.name, {}) or thing.id
