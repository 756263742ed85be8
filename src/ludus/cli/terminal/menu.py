"""The options of a decision as a numbered list, and finding the one somebody means.

An option is chosen by its number, by its words, or by the beginnings of some of them: `pl a1` for "Place a new carrier
on A1". Options that differ in a few words only are shown together: "Place a new carrier on …  1) A1  2) A2".
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

from ludus.core.decision import Option
from ludus.core.spec import Lexicon
from ludus.speech.letters import bare

GAP: Final = "…"
BETWEEN: Final = "  "
TOGETHER: Final = 3  # so many options of one verb are worth a heading


class MenuEntry(NamedTuple):
    """A numbered option and what it means."""

    number: int
    option: Option
    text: str


def find(entries: Sequence[MenuEntry], typed: str) -> list[MenuEntry]:
    """The entries that may be meant: one if it is clear, several if not, none if nothing fits."""
    if typed.isdecimal():
        return [entry for entry in entries if entry.number == int(typed)]
    wanted = bare(typed).split()
    for fits in (_is_exact, _begins, _begins_words):
        found = [entry for entry in entries if any(fits(wanted, words) for words in _ways_to_say(entry))]
        if found:
            return found
    return []


def _ways_to_say(entry: MenuEntry) -> tuple[list[str], list[str]]:
    """The option in words: as shown, and as the record has it."""
    return bare(entry.text).split(), bare(entry.option.words).split()


def _is_exact(wanted: list[str], words: list[str]) -> bool:
    return wanted == words


def _begins(wanted: list[str], words: list[str]) -> bool:
    return bool(wanted) and " ".join(words).startswith(" ".join(wanted))


def _begins_words(wanted: list[str], words: list[str]) -> bool:
    """Whether each wanted word begins one of the words, in the same order."""
    rest = iter(words)
    return bool(wanted) and all(any(word.startswith(start) for word in rest) for start in wanted)


def numbers(options: Sequence[Option], lexicon: Lexicon) -> list[int]:
    """The numbers of the answers to a question, from 1; where all they name is a count, the count itself."""
    verbs = {option.verb for option in options}
    phrase = lexicon.verbs.get(options[0].verb) if len(verbs) == 1 else None
    if phrase is not None and list(phrase.fields.values()) == ["count"]:
        return [option.operand for option in options]
    return list(range(1, len(options) + 1))


class Block(NamedTuple):
    """Options shown together: those of one verb under a heading, or several that have nothing in common."""

    heading: str
    items: list[Text]
    names: str  # what stands for them where they are folded to one line

    def lines(self, width: int, in_columns: bool = True) -> list[Text]:
        return flow(self.items, self.heading, width, in_columns)

    def folded(self, width: int, hint: str = "") -> list[Text]:
        """`Move to … 2–37) a1 … g4`, with a word on how to see them where there is room for it."""
        line = Text(f"{self.heading} ", "italic").append(self.names, "")
        if hint and len(line) + len(BETWEEN) + len(hint) <= width:
            line.append(f"{BETWEEN}{hint}", "dim")
        line.truncate(width, overflow="ellipsis")
        return [line]


def lines(entries: Sequence[MenuEntry], width: int, room: int | None = None, hint: str = "") -> list[Text]:
    """The list as it is shown; where there is not room enough, close together, and then the longest groups folded.

    The hint says how all of a folded group can be seen.
    """
    blocks = list(_blocks(entries))
    shown = [block.lines(width) for block in blocks]
    if room is not None and sum(map(len, shown)) > room:
        shown = [block.lines(width, in_columns=False) for block in blocks]
    while room is not None and sum(map(len, shown)) > room:
        longest = max(range(len(shown)), key=lambda i: len(shown[i]) if blocks[i].heading else 0)
        if len(shown[longest]) == 1 or not blocks[longest].heading:
            break
        shown[longest] = blocks[longest].folded(width, hint)
    return [line for part in shown for line in part]


def _blocks(entries: Sequence[MenuEntry]) -> Iterator[Block]:
    """Entries of one verb together; neighbours that are the only ones of their verb stand in a row."""
    groups = [list(group) for _, group in groupby(entries, key=lambda entry: entry.option.verb)]
    for is_lone, together in groupby(groups, key=lambda same: len(same) == 1):
        if is_lone:
            yield Block("", [_item(entry, entry.text) for (entry,) in together], "")
        else:
            yield from map(_block, together)


def _block(same: list[MenuEntry]) -> Block:
    """Entries of one verb: if there are enough of them, under a heading of what they have in common."""
    heading, parts = shared([entry.text for entry in same]) if len(same) >= TOGETHER else ("", [])
    if not heading:
        return Block("", [_item(entry, entry.text) for entry in same], "")
    span = f"{parts[0]} {GAP} {parts[-1]}"
    if parts == [str(entry.number) for entry in same]:  # counts that are their own numbers
        return Block(heading, [Text(span, "bold")], span)
    items = [_item(entry, text) for entry, text in zip(same, parts, strict=True)]
    return Block(heading, items, f"{same[0].number}–{same[-1].number}) {span}")


def _item(entry: MenuEntry, text: str) -> Text:
    return Text(f"{entry.number:>2}) ", "bold").append(text, "")


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


def flow(items: Sequence[Text], heading: str, width: int, in_columns: bool = True) -> list[Text]:
    """Items one after another, as many to a line as fit; several lines under a heading in columns of equal width."""
    rows = [Text(f"{heading} ", "italic") if heading else Text()]
    fits = len(rows[0]) + sum(len(item) + len(BETWEEN) for item in items) <= width + len(BETWEEN)
    column = max(map(len, items)) if heading and in_columns and not fits else 0
    for item in (item.copy() for item in items):
        item.pad_right(column - len(item))
        if len(rows[-1]) + len(item) > width and rows[-1].plain.strip():
            rows.append(Text())
        rows[-1].append_text(item).append(BETWEEN)
    for row in rows:
        row.rstrip()
    return rows
