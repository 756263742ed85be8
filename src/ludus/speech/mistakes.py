"""Mistakes told in the language of whoever made them.

What is wrong is said in English where it is found: rules, records and the library know no language. The English file of
messages, `mistake.ftl`, holds the same sentences, and so a sentence leads to its message in another language.
"""

import re
from functools import cache
from typing import Final, NamedTuple

from ludus.speech.bundles import LOCALES, find_message
from ludus.speech.language import FALLBACK

MESSAGE: Final = re.compile(r"^(mistake-[\w-]+) = (.+)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$(\w+) \}")
LONGEST: Final = 2_000  # messages hold no longer values


class Sentence(NamedTuple):
    """A message, and what is told by it in English: a named group for each value."""

    id: str
    told: re.Pattern[str]


def in_language(lang: str, said: str) -> str:
    """The sentence in a language; as it is where nobody has put it into other words. A reason inside it is put too."""
    if lang == FALLBACK or len(said) > LONGEST:
        return said
    for sentence in _sentences():
        if found := sentence.told.fullmatch(said):
            values = {name: in_language(lang, value) for name, value in found.groupdict().items()}
            return find_message(lang, sentence.id, values) or said
    return said


@cache
def _sentences() -> list[Sentence]:
    """Those with the most words of their own first: they mean one thing only."""
    found = MESSAGE.findall((LOCALES / FALLBACK / "mistake.ftl").read_text(encoding="utf-8"))
    found.sort(key=lambda message: -len(VARIABLE.sub("", message[1])))
    return [Sentence(id, re.compile(_pattern(text), re.DOTALL)) for id, text in found]


def _pattern(text: str) -> str:
    parts = VARIABLE.split(text)  # words and names of values in turn
    return "".join(f"(?P<{part}>.+?)" if i % 2 else re.escape(part) for i, part in enumerate(parts))
