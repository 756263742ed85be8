"""Which code carries out a rule, and which tests show it: one page for each game, written down from the sources.

    .venv/bin/python -m tools.coverage_page          writes docs/coverage
    .venv/bin/python -m tools.coverage_page --check  says whether it is up to date and complete

A paragraph of the rulebook is carried out where the code names it: in a step or a refusal that bears its name, or in a
docstring that cites one of its rulings. It is shown by tests that bear the number of one of its rulings, or by the
test file of a module that carries it out; a card by tests that bear its name or play it. What the sources do not say
by themselves stands in `tests/games/<game>/coverage.toml`, and is looked up as well. Nothing here knows whether a test
is a good one; it finds what has been forgotten.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT
from ludus.match import GAMES

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "docs" / "coverage"
PACKAGE: Final = ROOT / "src" / "ludus"
GAMES_FOLDER: Final = PACKAGE / "games"

PARAGRAPH: Final = re.compile(r"^\*\*\[([\w.-]+)\]\*\* (.+)$", re.MULTILINE)
RULING: Final = re.compile(r"\b[A-Z]-(\d+)(?:…[A-Z]-(\d+))?")
MOST_NAMED: Final = 5  # of one line; the rest are counted
PLAYING: Final = ("scheme", "play", "use", "tend", "inform", "bodyguard", "cunning")  # how a test uses a card

# what a room is named after; its test file is the room's
CENTRES: Final = ("phase", "fight", "view")

# paragraphs that only say how the page is to be read
READING: Final = ("houses.reading", "cards.fighters", "cards.intrigue")


class Place(NamedTuple):
    """A function, a class or a step of a game, and what it speaks of."""

    name: str  # with its module
    strings: frozenset[str]
    names: frozenset[str]
    rulings: frozenset[int]


class Test(NamedTuple):
    """A test of a game, and what it speaks of."""

    path: str  # of its file, from the root
    name: str
    said: frozenset[str]  # all its words
    listed: frozenset[str]  # those it goes through one by one: parameters, and what it loops over


class Line(NamedTuple):
    """A line of a page: what carries it out, and what shows it."""

    what: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


# --- Reading the sources -----------------------------------------------------------------------------


def rulings_in(text: str) -> frozenset[int]:
    """The numbers of the rulings a text cites, ranges spelt out."""
    found = [(int(first), int(last or first)) for first, last in RULING.findall(text)]
    return frozenset(number for first, last in found for number in range(first, last + 1))


def strings_in(tree: ast.AST) -> frozenset[str]:
    constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


def names_in(tree: ast.AST) -> frozenset[str]:
    return frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


@cache
def places(game: str) -> list[Place]:
    """Everything in the code of a game that can carry out a rule."""
    return [place for path in modules(game) for place in _places_in(path, name_of(path))]


def modules(game: str) -> list[Path]:
    """The modules of a game, those of its rooms too; what it says carries out nothing."""
    told = {"words", "things"}
    return [path for path in sorted((GAMES_FOLDER / game).rglob("*.py")) if not told & {path.parent.name, path.stem}]


def name_of(path: Path) -> str:
    """A module's name with its room: `combat.field`."""
    return ".".join(path.relative_to(GAMES_FOLDER).with_suffix("").parts[1:])


def _places_in(path: Path, module: str) -> Iterator[Place]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    yield Place(module, frozenset(), frozenset(), rulings_in(ast.get_docstring(tree) or ""))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            cited = rulings_in(ast.get_docstring(node) or "")
            yield Place(f"{module}.{node.name}", strings_in(node), names_in(node), cited)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield from _entries_in(module, own, node)


def _entries_in(module: str, own: set[str], node: ast.Assign | ast.AnnAssign) -> Iterator[Place]:
    """The steps of a list and the entries of a table, each under the functions of its module that it puts to work."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Step":
            for name in sorted(names_in(part) & own):
                yield Place(f"{module}.{name}", strings_in(part), frozenset(), frozenset())
        elif isinstance(part, ast.Dict):
            for key, value in zip(part.keys, part.values, strict=True):
                if key is not None:
                    for name in sorted(names_in(value) & own):
                        yield Place(f"{module}.{name}", strings_in(key), names_in(key), frozenset())


@cache
def constants(game: str) -> dict[str, set[str]]:
    """The names of constants of a game, by the word they stand for."""
    words: dict[str, set[str]] = {}
    for path in modules(game):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(word))):
                    words.setdefault(word, set()).add(name)
    return words


@cache
def tests_of(game: str) -> list[Test]:
    """Every test of a game, with the words of its own lines."""
    tests = []
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                loops = [part.iter for part in ast.walk(node) if isinstance(part, ast.For)]
                listed = frozenset().union(*map(strings_in, [*node.decorator_list, *loops]))
                tests.append(Test(path.relative_to(ROOT).as_posix(), node.name, strings_in(node), listed))
    return tests


# --- Putting them together ---------------------------------------------------------------------------


def paragraphs(game: str) -> list[tuple[str, str]]:
    """Name and text of every paragraph of a rulebook."""
    page = PACKAGE / "rulebook" / "en" / f"{game}.md"
    return PARAGRAPH.findall(page.read_text(encoding="utf-8"))


@cache
def named_by_hand(game: str) -> dict[str, tuple[str, str]]:
    """What a game names by hand, if anything: functions and words from the names of tests, by paragraph."""
    path = ROOT / "tests" / "games" / game / "coverage.toml"
    rules = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {rule: (named.get("code", ""), named.get("tests", "")) for rule, named in rules.items()}


def by_hand(game: str, rule: str, known: Iterable[Place], tests: Iterable[Test]) -> tuple[list[str], list[str]]:
    """What was named by hand; a name that nothing bears any more is an error."""
    code, words = named_by_hand(game).get(rule, ("", ""))
    names = {place.name for place in known}
    assert set(code.split()) <= names, f"{game}, {rule}: there is no {set(code.split()) - names}"
    found = [[test.name for test in tests if word in test.name] for word in words.split()]
    assert all(found), f"{game}, {rule}: no test is named by one of '{words}'"
    return code.split(), [name for names in found for name in names]


def file_of_tests(place: str) -> str:
    """The test file of a place's module; a room's own is that of the module the others of the room stand around."""
    *room, module, _ = place.split(".")
    return f"test_{room[0] if room and module in CENTRES else module}"


@cache
def rule_lines(game: str) -> list[Line]:
    """Every paragraph of a rulebook, cards and houses apart."""
    known, tests = places(game), tests_of(game)
    letter = game[0]
    lines = []
    for rule, text in paragraphs(game):
        if rule in READING or rule.startswith(("card.", "house.")):
            continue
        cited = rulings_in(text)
        code = [place.name for place in known if rule in place.strings or place.rulings & cited]
        files = {file_of_tests(name) for name in code if "." in name}
        numbered = [test.name for test in tests if test.name.startswith(tuple(f"test_{letter}{n:02}_" for n in cited))]
        named = [f"{file}.py" for file in sorted(files) if any(test.path.endswith(f"/{file}.py") for test in tests)]
        more_code, more_tests = by_hand(game, rule, known, tests)
        lines.append(Line(rule, unique(more_code, code), unique(numbered, more_tests, named)))
    return lines


def effects() -> dict[str, str]:
    """Every card of Spartacus that does something and every power of its houses, with the word the code has for it."""
    base: Box = GAMES["spartacus"].load(GAMES["spartacus"].data())
    box = base.full
    words = {title.name: title.name for title in box.intrigue_titles}
    words |= {power: power for house in box.houses for power in house.powers}
    for title in box.market:
        if title.kind == EQUIPMENT or title.ability:
            words[title.name] = title.name if title.kind == EQUIPMENT else title.ability
    return words


def tests_of_card(card: str, tests: list[Test]) -> list[Test]:
    """The tests that bear a card's name first, then those that go through several cards or play it."""
    plays = {f"{verb} {card}" for verb in PLAYING}
    named = [test for test in tests if card.replace("-", "_") in test.name]
    shown = [test for test in tests if test not in named and (card in test.listed or plays & test.said)]
    words = named_by_hand("spartacus").get(f"card.{card}", ("", ""))[1].split()
    return [*named, *shown, *(test for test in tests if any(word in test.name for word in words))]


@cache
def card_lines() -> list[Line]:
    """Every card and every power with its functions and its tests."""
    known, tests, words = places("spartacus"), tests_of("spartacus"), constants("spartacus")
    lines = []
    for card, effect in effects().items():
        aliases = words.get(effect, set())
        code = [place.name for place in known if effect in place.strings or place.names & aliases]
        more_code, _ = by_hand("spartacus", f"card.{card}", known, tests)
        lines.append(Line(card, unique(more_code, code), unique(test.name for test in tests_of_card(card, tests))))
    return lines


def unique(*lists: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for names in lists for name in names))


def lacking(lines: Iterable[Line]) -> list[str]:
    """What has no code or no test."""
    return [line.what for line in lines if not line.code or not line.tests]


# --- The pages ---------------------------------------------------------------------------------------


def page(game: str) -> str:
    """The page of one game."""
    parts = [f"# {game.capitalize()}: rules, code and tests", "", "Written by `python -m tools.coverage_page`.", ""]
    parts += table("Rule", rule_lines(game))
    if game == "spartacus":
        parts += ["", "## Cards and powers", "", *table("Card", card_lines())]
    return "\n".join(parts) + "\n"


def table(heading: str, lines: Iterable[Line]) -> list[str]:
    rows = [f"| {line.what} | {spell(line.code)} | {spell(line.tests)} |" for line in lines]
    return [f"| {heading} | Code | Tests |", "| --- | --- | --- |", *rows]


def spell(names: tuple[str, ...]) -> str:
    """The first few names; the rest as a number."""
    more = len(names) - MOST_NAMED
    return ", ".join(f"`{name}`" for name in names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def missing() -> list[str]:
    """What has no code or no test, of all games."""
    rules = [f"{game}: {what}" for game in GAMES for what in lacking(rule_lines(game))]
    return rules + [f"spartacus: the card {what}" for what in lacking(card_lines())]


def stale() -> list[Path]:
    """Pages that are missing, out of date, or left over."""
    made = {TARGET / f"{game}.md": page(game) for game in GAMES}
    wrong = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    return sorted([*wrong, *(set(TARGET.glob("*.md")) - set(made))])


def main(words: list[str]) -> int:
    problems = [f"without code or without a test: {what}" for what in missing()]
    if words == ["--check"]:
        problems += [f"out of date: {path.relative_to(ROOT)}" for path in stale()]
    else:
        TARGET.mkdir(exist_ok=True)
        for game in GAMES:
            (TARGET / f"{game}.md").write_text(page(game), encoding="utf-8")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
