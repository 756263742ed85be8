"""The rules of a game as a page: chapters, paragraphs that decisions cite by id, and the rulings these cite.

The pages are written in every language, the rulings in English only.
"""

import difflib
import re
from pathlib import Path
from typing import Final, NamedTuple

from ludus.core.errors import UnknownGame

RULEBOOK: Final = Path(__file__).parent.parent / "rulebook"
RULINGS: Final = RULEBOOK / "rulings.md"
RULING: Final = re.compile(
    r"\*\*(?P<id>[A-Z]-\d+) · (?P<title>.+?)\.?\*\* (?P<text>.+?)"
    r"( \*Why:\* (?P<why>.+?))?( \*Source:\* (?P<sources>[a-z, ]+)\.)?$"
)
PARAGRAPH: Final = re.compile(r"\*\*\[(?P<id>[a-z0-9.-]+)\]\*\* (?P<text>.+)")


NUMBER: Final = re.compile(r"[A-Za-z]-\d*")  # what looks like the number of a ruling


class Paragraph(NamedTuple):
    """One paragraph: the chapter it stands in, the id others cite it by, and its text."""

    chapter: str
    id: str
    text: str


class Ruling(NamedTuple):
    """An answer to a question the rulebook leaves open: its number, what it is about, why, and where it comes from."""

    id: str
    title: str
    text: str
    why: str
    sources: tuple[str, ...]


class RulesPage:
    """The rules of one game in one language."""

    def __init__(self, title: str, paragraphs: tuple[Paragraph, ...], rulings: tuple[Ruling, ...] = ()) -> None:
        self.title = title
        self.paragraphs = paragraphs
        self.rulings = rulings
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}
        self._by_number = {ruling.id: ruling for ruling in rulings}

    @staticmethod
    def open(game: str, lang: str) -> "RulesPage":
        """Read the page. Raises UnknownGame where there is none."""
        path = RULEBOOK / lang / f"{game}.md"
        if not path.is_file():
            raise UnknownGame(
                f"There is no rules page for '{game}'.", hint="the command 'ludus games' lists the games."
            )
        page = parse(path.read_text(encoding="utf-8"))
        return RulesPage(page.title, page.paragraphs, rulings_of(game))

    def get(self, id: str) -> Paragraph | None:
        """The paragraph of that id, if there is one."""
        return self._by_id.get(id)

    def ruling(self, id: str) -> Ruling | None:
        """The ruling of that number, if there is one."""
        return self._by_number.get(id.upper())

    def citing(self, ruling: Ruling) -> list[str]:
        """The ids of the paragraphs that cite a ruling."""
        number = re.compile(rf"\b{ruling.id}\b")
        return [paragraph.id for paragraph in self.paragraphs if number.search(paragraph.text)]

    def near(self, id: str) -> list[str]:
        """Ids that look like this one, or all of them."""
        known = self._by_number if NUMBER.fullmatch(id) else self._by_id
        wanted = id.upper() if known is self._by_number else id
        return difflib.get_close_matches(wanted, known, n=3, cutoff=0.4) or list(self._by_id)


def parse(text: str) -> RulesPage:
    """A page from its text: `# title`, `## chapter`, and paragraphs of one line that begin with their id."""
    title = chapter = ""
    paragraphs = []
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapter = line[3:].strip()
        elif match := PARAGRAPH.match(line):
            paragraphs.append(Paragraph(chapter, match["id"], match["text"]))
    return RulesPage(title, tuple(paragraphs))


def rulings_of(game: str) -> tuple[Ruling, ...]:
    """The rulings of a game: each stands in one line, and its number begins with the letter of the game."""
    found = (RULING.match(line) for line in RULINGS.read_text(encoding="utf-8").splitlines())
    return tuple(
        Ruling(one["id"], one["title"], one["text"], one["why"] or "", tuple((one["sources"] or "").split(", ")))
        for one in found
        if one is not None and one["id"][0] == game[0].upper()
    )
