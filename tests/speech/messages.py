"""The message files, parsed for comparing."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludus
from ludus.speech.bundles import LOCALES

REASONED = sorted({path.stem for path in LOCALES.glob("*/reasons/*.ftl")})  # games whose bots give reasons of their own
APART = [*(f"things/{game}" for game in ludus.GAMES), *(f"reasons/{game}" for game in REASONED)]
FILES = [*ludus.GAMES, *APART, "cli", "coach", "learn", "mistake", "odds", "reason", "review"]
SOURCE = Path(ludus.__file__).parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects what a message says, without names of variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.parts.append(node.value)


def entries(lang: str, name: str) -> Iterator[ast.Message | ast.Junk]:
    text = (LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Junk):
            yield entry


def variables(lang: str, name: str) -> dict[str, set[str]]:
    """The variables of each message of a file."""
    found = {}
    for entry in entries(lang, name):
        assert isinstance(entry, ast.Message)
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


def words_of(lang: str, game: str) -> dict[str, str]:
    """What each message about a game says: all of its own files, and those of the others that name it in their id."""
    said = {}
    for path in sorted((LOCALES / lang).rglob("*.ftl")):
        for entry in entries(lang, str(path.relative_to(LOCALES / lang).with_suffix(""))):
            if isinstance(entry, ast.Message) and game in entry.id.name.split("-"):
                visitor = Words()
                visitor.visit(entry)
                said[entry.id.name] = " ".join(visitor.parts)
    return said
