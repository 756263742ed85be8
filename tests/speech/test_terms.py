"""The words of docs/rules/README.md, one for each thing and language, are those that players read."""

import re
from pathlib import Path

import pytest

from ludus.speech import LANGUAGES
from ludus.speech.rules import RULEBOOK

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "ludus" / "locales"
CHAPTERS = {"Kampf der Gladiatoren": "kampf", "Aquileia": "aquileia", "Spartacus": "spartacus"}
ENDING = 3  # letters at the end of a longer word that declension may change


def rows() -> list[tuple[str, dict[str, list[str]]]]:
    """Game by game the terms of each language; what stands in brackets only explains them."""
    found, game = [], ""
    for line in (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            game = CHAPTERS.get(line.removeprefix("### ").partition(":")[0].strip(), "")
        cells = [re.sub(r"\(.*?\)|`", "", cell).strip() for cell in line.strip("|").split("|")]
        if game and line.startswith("|") and not line.startswith(("| English", "| ---")):
            terms = dict(zip(("en", "de", "hu"), cells, strict=False))
            found.append((game, {lang: [term.strip() for term in said.split(",")] for lang, said in terms.items()}))
    return found


def read_by_players(game: str, lang: str) -> str:
    """All texts of a game in a language."""
    files = [*(LOCALES / lang).rglob(f"{game}*.ftl"), LOCALES / lang / "cli.ftl", LOCALES / lang / "web.ftl"]
    texts = [file.read_text(encoding="utf-8") for file in [*files, RULEBOOK / lang / f"{game}.md"]]
    return " ".join(texts).casefold()


def stem(word: str) -> str:
    return word.casefold()[: max(4, len(word) - ENDING)]


def is_used(term: str, texts: str) -> bool:
    """Whether some text has the words of a term one after another, in whatever form."""
    words = [re.escape(stem(word)) for word in term.split() if word != "to"]
    return re.search(r"\w*[\s-]+(?:\w+[\s-]+)?".join(words), texts) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS.values())
def test_every_term_of_the_list_is_what_players_read(game, lang):
    texts = read_by_players(game, lang)
    terms = [term for where, row in rows() if where == game for term in row[lang] if term not in ("", "–")]
    assert len(terms) > 10
    assert not [term for term in terms if not is_used(term, texts)]
