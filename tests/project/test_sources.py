"""Where values come from: labels are true and explained, and names are those that are printed."""

import re
from pathlib import Path

import pytest

from ludus import GAMES
from ludus.core.dataset import SOURCES
from ludus.speech import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "ludus"

# Values that were said to be in a rulebook and are not, or the other way round: game, file, piece, field, source.
LABELS = [
    ("spartacus", "equipment.toml", "axe", "type", "public"),
    ("spartacus", "equipment.toml", "axe", "use", "public"),
    ("spartacus", "equipment.toml", "shield", "type", "public"),
    ("spartacus", "equipment.toml", "shield", "use", "public"),
    ("spartacus", "equipment.toml", "trident", "use", "inferred"),
    ("spartacus", "equipment.toml", "trident", "reach", "rulebook"),
    ("spartacus", "guards.toml", "guard", "influence", "inferred"),
    ("spartacus", "guards.toml", "guard", "holds", "rulebook"),
    ("spartacus", "arena.toml", "a1", "q", "ours"),
    ("spartacus", "game.toml", "quick", "rounds", "ours"),
    ("kampf", "animals.toml", "lion-a", "prong", "inferred"),
    ("kampf", "animals.toml", "lion-a", "shield", "rulebook"),
    ("kampf", "animals.toml", "bear-a", "hits", "ours"),
    ("aquileia", "spaces.toml", "arena-a", "strength", "rulebook"),
    ("aquileia", "spaces.toml", "arena-c", "strength", "rulebook"),
    ("aquileia", "sites.toml", "workshop-3", "value", "rulebook"),
    ("aquileia", "sites.toml", "workshop-5", "value", "rulebook"),
    ("aquileia", "sites.toml", "workshop-5", "cost", "ours"),
    ("aquileia", "pecunia.toml", "gold-to-silver", "get", "ours"),
]

# as the German rulebook prints them in its examples
PRINTED = {
    "black-market-profits": "Gewinn vom Schwarzmarkt",
    "illicit-services": "Illegale Dienste",
    "inside-information": "Insiderinformation",
    "unlocked-gate": "Eine Rebellion anzetteln",
    "incite-rebellion": "Zur Rebellion aufstacheln",
    "grand-feast": "Großes Festmahl",
    "a-visitor-from-rome": "Ein Besucher aus Rom",
    "whispered-rumors": "Geflüsterte Gerüchte",
    "empty-brothel": "Leeres Bordell",
    "destitute": "Mittellos!",
}


@pytest.mark.parametrize(("game", "file", "piece", "field", "source"), LABELS)
def test_a_label_is_true(game: str, file: str, piece: str, field: str, source: str) -> None:
    item = next(item for item in GAMES[game].data().items(file) if item.name == piece)
    assert item.source_of(field) == source


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_source_that_is_explained(game: str) -> None:
    data = GAMES[game].data()
    named = {item.source_of(field) for file in data.texts for item in data.items(file) for field in item.values}
    assert named <= set(SOURCES)
    assert all(f"| `{source}` |" in PAGE for source in SOURCES)


def test_nothing_of_the_expansion_that_we_made_up_is_called_anything_else() -> None:
    data = GAMES["spartacus"].data()
    ours = {file for file in data.texts if file.startswith("serpents_") for item in data.items(file)}
    assert ours and not [file for file in ours if '"reconstructed"' in data.texts[file]]


@pytest.mark.parametrize("name", PRINTED)
def test_german_titles_are_those_printed_in_the_rulebook(name: str) -> None:
    said = (PACKAGE / "locales" / "de" / "spartacus.ftl").read_text(encoding="utf-8")
    page = (PACKAGE / "rulebook" / "de" / "spartacus.md").read_text(encoding="utf-8")
    assert f"spartacus-intrigue-{name} = {PRINTED[name]}\n" in said
    assert f"**[card.{name}]** {PRINTED[name]} (" in page


def test_hungarian_has_one_word_for_the_axe() -> None:
    texts = [*(PACKAGE / "locales" / "hu").glob("*.ftl"), *(PACKAGE / "rulebook" / "hu").glob("*.md")]
    found = {word for path in texts for word in re.findall(r"(?i)\b(balt|szekerc|bárd|fejsz)", path.read_text("utf-8"))}
    assert {word.lower() for word in found} == {"fejsz"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name_in_every_language(lang: str) -> None:
    for edge in ("cli", "web"):
        said = (PACKAGE / "locales" / lang / f"{edge}.ftl").read_text(encoding="utf-8")
        assert all(f"\n{edge}-source-{source} = " in said for source in SOURCES)
