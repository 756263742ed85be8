"""The terms by the alphabet, one page for each language, written down from the one list of them all.

    .venv/bin/python -m tools.glossary_page          writes docs/rules/glossary/en.md, de.md and hu.md
    .venv/bin/python -m tools.glossary_page --check  says what is out of date

The list is docs/rules/glossary/README.md: a table for each game, with a column for each language and one for the code,
and at the end the words that are not said.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from ludus.speech import LANGUAGES
from ludus.speech.letters import bare

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "rules" / "glossary"
LIST: Final = FOLDER / "README.md"
COLUMNS: Final = ("en", "de", "hu", "code")
HEADINGS: Final = {"en": "English", "de": "Deutsch", "hu": "magyar", "code": "in code"}
NONE: Final = "–"  # players read no word for it
NOT_SAID: Final = "\n## Not said\n"


class Term(NamedTuple):
    """A line of the list: what one thing is called."""

    game: str  # as its heading says
    words: dict[str, str]  # by column


def terms(text: str) -> list[Term]:
    """Every line of the list, in its order."""
    found, game = [], ""
    for line in text.partition(NOT_SAID)[0].splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif game and line.startswith("| ") and not line.startswith(("| English", "| ---")):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.append(Term(game, dict(zip(COLUMNS, cells, strict=True))))
    return found


def not_said(text: str, lang: str) -> list[tuple[str, str]]:
    """Words of a language that are not said, each with its game: another is the term."""
    rows = [line.strip("|").split("|") for line in text.partition(NOT_SAID)[2].splitlines() if line.startswith("| ")]
    column = 2 + list(LANGUAGES).index(lang)
    cells = [(row[0].strip(), row[column].strip()) for row in rows[2:]]
    return [(game, word.strip()) for game, cell in cells if cell != NONE for word in cell.split(",")]


def page(lang: str, known: list[Term]) -> str:
    """The terms of a language by its alphabet, each with those of the others."""
    columns = (lang, *(column for column in COLUMNS if column != lang))
    lines = [f"# Terms: {HEADINGS[lang]}", "", "Written by `python -m tools.glossary_page` from [the list](README.md)."]
    lines[-1] += " Do not edit."
    for game in dict.fromkeys(term.game for term in known):
        lines += ["", f"## {game}", "", row(HEADINGS[column] for column in columns), row("---" for _ in columns)]
        here = [term for term in known if term.game == game and term.words[lang] != NONE]
        lines += [row(term.words[column] for column in columns) for term in sorted(here, key=lambda t: place(t, lang))]
    return "\n".join(lines) + "\n"


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def place(term: Term, lang: str) -> str:
    """Where it stands in the alphabet: accents apart, and 'to' before a verb."""
    return re.sub(r"^to ", "", bare(term.words[lang]))


def stale() -> list[Path]:
    """Pages that are not what the list says."""
    known = terms(LIST.read_text(encoding="utf-8"))
    pages = {FOLDER / f"{lang}.md": page(lang, known) for lang in LANGUAGES}
    return [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(words: list[str]) -> int:
    if words == ["--check"]:
        print("".join(f"out of date: {path.relative_to(ROOT)}\n" for path in stale()), end="")
        return 1 if stale() else 0
    known = terms(LIST.read_text(encoding="utf-8"))
    for lang in LANGUAGES:
        (FOLDER / f"{lang}.md").write_text(page(lang, known), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
