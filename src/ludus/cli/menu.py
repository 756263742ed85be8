"""The options of a decision as a numbered list, and finding the one somebody means.

An option is chosen by its number, by its words, or by the beginnings of some of them: `pl a1` for "Place a new carrier
on A1". Options that differ in a few words only are shown together: "Place a new carrier on …  1) A1  2) A2".
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

from ludus.core.decision import Option

GAP: Final = "…"
TOGETHER: Final = 3  # so many options of one verb are worth a heading


class Entry(NamedTuple):
    """A numbered option and what it means."""

    number: int
    option: Option
    text: str


def find(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """The entries that may be meant: one if it is clear, several if not, none if nothing fits."""
    if typed.isdecimal():
        return [entry for entry in entries if entry.number == int(typed)]
    wanted = typed.casefold().split()
    for fits in (_is_exact, _begins, _begins_words):
        found = [entry for entry in entries if any(fits(wanted, words) for words in _ways_to_say(entry))]
        if found:
            return found
    return []


def _ways_to_say(entry: Entry) -> tuple[list[str], list[str]]:
    """The option in words: as shown, and as the record has it."""
    return entry.text.casefold().split(), entry.option.words.casefold().split()


def _is_exact(wanted: list[str], words: list[str]) -> bool:
    return wanted == words


def _begins(wanted: list[str], words: list[str]) -> bool:
    return bool(wanted) and " ".join(words).startswith(" ".join(wanted))


def _begins_words(wanted: list[str], words: list[str]) -> bool:
    """Whether each wanted word begins one of the words, in the same order."""
    rest = iter(words)
    return bool(wanted) and all(any(word.startswith(start) for word in rest) for start in wanted)


def lines(entries: Sequence[Entry], width: int) -> list[Text]:
    """The list as it is shown: long groups under a heading, the others in columns."""
    shown: list[Text] = []
    for _, group in groupby(entries, key=lambda entry: entry.option.verb):
        same = list(group)
        heading, parts = shared([entry.text for entry in same]) if len(same) >= TOGETHER else ("", [])
        texts = parts if heading else [entry.text for entry in same]
        items = [Text(f"{entry.number:>2}) ", "bold").append(text, "") for entry, text in zip(same, texts, strict=True)]
        shown += flow(items, heading, width)
    return shown


def shared(texts: Sequence[str]) -> tuple[str, list[str]]:
    """What the texts have in common, and what is left of each; no heading where they have nothing in common."""
    words = [text.split() for text in texts]
    shortest = min(map(len, words))
    before = after = 0
    while before < shortest - 1 and len({tuple(w[: before + 1]) for w in words}) == 1:
        before += 1
    while after < shortest - before - 1 and len({tuple(w[-after - 1 :]) for w in words}) == 1:
        after += 1
    if not before and not after:
        return "", []
    first = words[0]
    heading = " ".join([*first[:before], GAP, *first[len(first) - after :]])
    return heading, [" ".join(w[before : len(w) - after]) for w in words]


def flow(items: Sequence[Text], heading: str, width: int) -> list[Text]:
    """Items one after another in columns of equal width, as many to a line as fit."""
    column = max(len(item) for item in items) + 2
    rows = [Text(f"{heading} ", "italic") if heading else Text()]
    for item in items:
        if len(rows[-1]) + column > width and rows[-1].plain.strip():
            rows.append(Text())
        item.pad_right(column - len(item))
        rows[-1].append_text(item)
    return rows
