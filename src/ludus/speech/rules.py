"""The rules of a game as a page: chapters, and paragraphs that decisions cite by id."""

import difflib
import re
from pathlib import Path
from typing import Final, NamedTuple

from ludus.core.errors import UnknownGame

RULEBOOK: Final = Path(__file__).parent.parent / "rulebook"
PARAGRAPH: Final = re.compile(r"\*\*\[(?P<id>[a-z0-9.-]+)\]\*\* (?P<text>.+)")


class Paragraph(NamedTuple):
    """One paragraph: the chapter it stands in, the id others cite it by, and its text."""

    chapter: str
    id: str
    text: str


class RulesPage:
    """The rules of one game in one language."""

    def __init__(self, title: str, paragraphs: tuple[Paragraph, ...]) -> None:
        self.title = title
        self.paragraphs = paragraphs
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}

    @staticmethod
    def open(game: str, lang: str) -> "RulesPage":
        """Read the page. Raises UnknownGame where there is none."""
        path = RULEBOOK / lang / f"{game}.md"
        if not path.is_file():
            raise UnknownGame(
                f"There is no rules page for '{game}'.", hint="the command 'ludus games' lists the games."
            )
        return parse(path.read_text(encoding="utf-8"))

    def get(self, id: str) -> Paragraph | None:
        """The paragraph of that id, if there is one."""
        return self._by_id.get(id)

    def near(self, id: str) -> list[str]:
        """Ids that look like this one, or all of them."""
        return difflib.get_close_matches(id, self._by_id, n=3, cutoff=0.4) or list(self._by_id)


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
