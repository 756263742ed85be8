"""The words of docs/rules/glossary, one for each thing and language, are those that players read."""

import re
from pathlib import Path

import pytest

from ludus.speech import LANGUAGES, Speech
from ludus.speech.rules import RULEBOOK, RulesPage
from tests.speech.messages import words_of
from tools.glossary_page import LIST, not_said, page, place, stale, terms

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "ludus" / "locales"
TERMS = LIST.read_text(encoding="utf-8")
CHAPTERS = {"Kampf der Gladiatoren": "kampf", "Aquileia": "aquileia", "Spartacus": "spartacus"}
ENDING = 3  # letters at the end of a longer word that declension may change


def rows() -> list[tuple[str, dict[str, list[str]]]]:
    """Game by game the terms of each language; what stands in brackets only explains them."""
    return [(game_of(term.game), {lang: said(term.words[lang]) for lang in LANGUAGES}) for term in terms(TERMS)]


def game_of(heading: str) -> str:
    return CHAPTERS[heading.partition(":")[0]]


def said(cell: str) -> list[str]:
    return [term.strip() for term in re.sub(r"\(.*?\)", "", cell).split(",")]


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


def begins_with(word: str, text: str) -> bool:
    """Whether some words of the text begin so, one after another."""
    return re.search(rf"\b{re.escape(word.casefold())}", text.casefold()) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS.values())
def test_no_player_reads_a_word_that_is_not_said(game, lang):
    rules = {paragraph.id: paragraph.text for paragraph in RulesPage.open(game, lang).paragraphs}
    read = {**words_of(lang, game), **rules}
    assert len(read) > 100
    words = [word for where, word in not_said(TERMS, lang) if game_of(where) == game]
    assert words or game == "kampf" or (game, lang) == ("spartacus", "en")
    assert not [(id, word) for id, text in read.items() for word in words if begins_with(word, text)]


@pytest.mark.parametrize("lang, cashed, sold", [("de", "einlösen", "verkaufen"), ("hu", "beváltani", "eladni")])
def test_intrigue_cards_are_cashed_in_and_only_assets_are_sold(lang, cashed, sold):
    known = {term.words["code"]: term.words[lang] for term in terms(TERMS) if term.game == "Spartacus"}
    assert (known["`cash-in`"], known["`sell`"]) == (cashed, sold)
    selling = {"de": "verkauf|verkäuf", "hu": "elad|add el|adj el"}[lang]
    about = [(id, text) for id, text in words_of(lang, "spartacus").items() if re.search(r"-cash(?:es|ed)?(?:-|$)", id)]
    assert len(about) > 6
    assert not [(id, text) for id, text in about if re.search(selling, text.casefold())]


def test_the_lists_by_the_alphabet_are_up_to_date():
    assert not stale(), "python -m tools.glossary_page writes them anew"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_stands_once_in_the_list_of_its_language_by_its_alphabet(lang):
    known = terms(TERMS)
    for part in page(lang, known).split("\n## ")[1:]:
        game = game_of(part.splitlines()[0])
        lines = [line for line in part.splitlines() if line.startswith("| ")][2:]
        here = [term for term in known if game_of(term.game) == game and term.words[lang] != "–"]
        here.sort(key=lambda term: place(term, lang))
        assert lines == [f"| {' | '.join(cells(term, lang))} |" for term in here]
        assert len(lines) > 10


def cells(term, lang: str) -> list[str]:
    return [term.words[lang], *(word for column, word in term.words.items() if column != lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("site", ["villa", "workshop", "bank"])
def test_the_board_of_aquileia_names_buildings_as_the_list_does(lang, site):
    known = next(term for term in terms(TERMS) if term.game == "Aquileia" and term.words["code"] == f"`{site}`")
    assert Speech(lang).text(f"cli-aquileia-site-{site}").casefold() in known.words[lang].casefold()


@pytest.mark.parametrize("lang, said", [("en", "Stadium card"), ("de", "Stadionkarte"), ("hu", "Stadionkárty")])
def test_the_board_of_aquileia_names_stadium_cards_as_the_log_does(lang, said):
    assert Speech(lang).text("cli-aquileia-laurels", laurels="–").startswith(said)
    assert said.casefold() in Speech(lang).text("aquileia-event-open-laurel", laurel="–").casefold()
