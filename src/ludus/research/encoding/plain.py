"""What a seat sees of a game that has no sheet of its own: how often each thing of the game's lexicon is in sight."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ludus.encoding.vocabulary import COUNT, SEAT
from ludus.research.encoding.sheet import Names, Seen, Sheet

USUAL: Final = 4.0  # of one thing, at most


def fill(sheet: Sheet, view: Seen, values: Mapping[str, Names]) -> None:
    """One number for everything a message can name, but amounts and seats."""
    seen: Counter[object] = Counter(names_in(view))
    for kind, names in values.items():
        if kind not in (COUNT, SEAT):
            sheet.counts({name: seen[name] for name in names if name in seen}, names, USUAL)


def names_in(part: Any) -> Iterator[str]:
    """All words in a view, wherever they stand."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for inner in part.values():
            yield from names_in(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from names_in(inner)
