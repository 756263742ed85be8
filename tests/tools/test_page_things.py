"""What the drawings on the page bear as `data-thing` is known to the glossary."""

import re
from pathlib import Path

import pytest

import ludus

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
BEARS = re.compile(r"""data-thing=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})""")
LITERAL = re.compile(r"""'([a-z][a-z0-9@-]*)'|`([a-z][a-z0-9@-]*)""")


def ids(game: str) -> set[str]:
    title = ludus.GAMES[game]
    return {thing.id for thing in title.things(title.load(title.data()))}


def borne(text: str) -> list[tuple[str, bool]]:
    """What is said in so many words, and whether it goes on: `bet-{box}`, or any of `x ? 'team' : 'space'`."""
    found = []
    for value in BEARS.findall(text):
        if value[0] == '"':
            start, brace, _ = value[1:-1].partition("{")
            found.append((start, bool(brace)))
        else:
            found += [(whole or start, bool(start)) for whole, start in LITERAL.findall(value)]
    return [(start.partition("@")[0], goes_on and "@" not in start) for start, goes_on in found if start]


def test_literals_are_found():
    text = """
    <g data-thing="stone" /><i data-thing="bet-{box}" /><b data-thing={a ? 'team' : `deck-${x}`} />
    <u data-thing={kind} /><p data-thing="team@{space}" />
    """
    assert borne(text) == [("stone", False), ("bet-", True), ("team", False), ("deck-", True), ("team", False)]


@pytest.mark.parametrize("game", ludus.GAMES)
def test_every_thing_a_drawing_bears_is_in_the_glossary(game):
    known = ids(game)
    for path in sorted((SOURCES / "boards" / game).rglob("*.svelte")):
        for start, goes_on in borne(path.read_text(encoding="utf-8")):
            like = [id for id in known if id.startswith(start)] if goes_on else [id for id in known if id == start]
            assert like, f"{path.relative_to(ROOT)}: nothing in {game} is called '{start}' (docs/guide/things.md)"
