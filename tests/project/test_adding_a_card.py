"""What a new card costs: in a copy of the project a plain scheme is added, and what held goes on holding.

By hand change its data, its function, its words in three languages and its test; one command writes the rest.
"""

from pathlib import Path

from tests.conformance.cases import RUNS
from tests.project.copies import changed, copy_project, digests, finish, run, start

COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "web/src/generated", "web/tests/views")

CARD = "a-purse-in-the-street"
DATA = f'\n[{CARD}]\ninfluence = 2\ngold = 1\ncopies = 2\namount = 2\nsource = "ours"\n'
FUNCTION = '''def a_purse_in_the_street(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Gold that somebody has lost."""
    earn(g, f.seat, card.amount)


'''
TEST = """

def test_a_purse_in_the_street_brings_gold():
    g = scheming("a-purse-in-the-street")
    assert g.table.gold[A] == 9 + 2
"""
NAMES = {"en": "A Purse in the Street", "de": "Eine Börse auf der Straße", "hu": "Erszény az utcán"}
SAYS = {
    "en": "You receive { $amount } gold from the bank.",
    "de": "Du erhältst { $amount } Gold von der Bank.",
    "hu": "{ $amount } aranyat kapsz a banktól.",
}
# the numbers are wrong on purpose: they are put right from the data
PRINTED = {"en": "(influence 0, 9 gold, 9 copies)", "de": "(Einfluss 0, 9 Gold, 9 Karten)"}
PRINTED["hu"] = "(befolyás 0, 9 arany, 9 példány)"

CHAPTER = "src/ludus/games/spartacus/schemes/gold.py"
BY_HAND = {
    "src/ludus/data/spartacus/schemes.toml",
    CHAPTER,
    "tests/games/spartacus/schemes/test_schemes.py",
    *(f"src/ludus/locales/{lang}/spartacus.ftl" for lang in NAMES),
    *(f"src/ludus/locales/{lang}/things/spartacus.ftl" for lang in NAMES),
    *(f"src/ludus/rulebook/{lang}/spartacus.md" for lang in NAMES),
}
GENERATED = (
    "src/ludus/data/spartacus/game.toml",
    "src/ludus/rulebook/",
    "web/src/generated/",
    "web/tests/views/",
    "docs/",
)

# what must hold with the card as it held without it: old games, counts of ways, the card's own rules and words
REPLAYED = "tests/replays/test_golden.py::test_a_golden_game_replays_event_for_event"
OLD_GAMES = [f"{REPLAYED}[spartacus/{name}]" for name in ("the-last-round", "three-against-one")]  # of each edition one
ALL_OLD_GAMES = ["tests/replays/test_golden.py", "tests/replays/test_cast.py", "tests/games/spartacus/box"]  # the soak
HOLDS = [
    *(OLD_GAMES if RUNS == 1 else ALL_OLD_GAMES),
    "tests/replays/test_cast.py::test_what_is_asked_for_names_every_card_and_every_verb_once",
    "tests/replays/test_cast.py::test_a_golden_game_can_be_made_again",
    "tests/perft/test_spartacus.py::test_the_ways_on_are_as_many_as_ever",
    "tests/games/spartacus/box/test_box.py",
    "tests/games/spartacus/box/test_serpents_box.py",
    "tests/games/spartacus/schemes",
    "tests/games/spartacus/test_rules.py",
    "tests/spec/test_spartacus_intrigue.py",
    "tests/speech/test_locales.py",
    "tests/speech/test_things.py",
    "tests/project/test_coverage_page.py",
    "tests/project/test_sources.py",
    "tests/project/test_rulings.py",
]


def insert(root: Path, name: str, after: str, text: str) -> None:
    """Put lines behind the line that begins so."""
    path = root / name
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if line.startswith(after))
    lines.insert(place + 1, text)
    path.write_text("".join(lines), encoding="utf-8")


def append(root: Path, name: str, text: str) -> None:
    with (root / name).open("a", encoding="utf-8") as file:
        file.write(text)


def add_the_card(root: Path) -> None:
    """All that is done by hand."""
    append(root, "src/ludus/data/spartacus/schemes.toml", DATA)
    chapter = root / CHAPTER
    code = chapter.read_text(encoding="utf-8").replace("def robbery(", FUNCTION + "def robbery(")
    chapter.write_text(code, encoding="utf-8")
    insert(root, CHAPTER, '    "looting-the-dead"', f'    "{CARD}": Scheme(a_purse_in_the_street),\n')
    append(root, "tests/games/spartacus/schemes/test_schemes.py", TEST)
    for lang, name in NAMES.items():
        places = f"src/ludus/locales/{lang}"
        said = SAYS[lang].replace("{ $amount }", "2")
        insert(
            root,
            f"{places}/spartacus.ftl",
            "spartacus-intrigue-looting-the-dead",
            f"spartacus-intrigue-{CARD} = {name}\n",
        )
        insert(
            root,
            f"{places}/things/spartacus.ftl",
            "spartacus-describe-looting-the-dead",
            f"spartacus-describe-{CARD} = {SAYS[lang]}\n",
        )
        line = f"\n**[card.{CARD}]** {name} {PRINTED[lang]}. {said}\n"
        insert(root, f"src/ludus/rulebook/{lang}/spartacus.md", "**[card.looting-the-dead]**", line)


def test_a_new_card_touches_its_data_its_function_its_words_and_its_test(tmp_path: Path) -> None:
    root = tmp_path / "copy"
    copy_project(root, *COPIED)
    before = digests(root)
    add_the_card(root)
    written = digests(root)
    assert changed(before, written) == BY_HAND
    run(root, "-m", "tools.generate")
    made = changed(written, digests(root))
    assert made and all(name.startswith(GENERATED) for name in made), sorted(made)
    assert f"**[card.{CARD}]** {NAMES['en']} (influence 2, 1 gold, 2 copies). You receive 2 gold" in (
        root / "src/ludus/rulebook/en/spartacus.md"
    ).read_text(encoding="utf-8")
    for process in [
        start(root, "-m", "tools.generate", "--check"),
        start(root, "-m", "pytest", "-q", "-k", "not kampf and not aquileia", *HOLDS),
    ]:
        finish(process)
