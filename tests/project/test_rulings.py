"""Every ruling is numbered once, in order, and has a test named by its number."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NUMBERED = re.compile(r"^\*\*([KAS])-(\d+) · ", re.MULTILINE)
GAMES = {"K": "kampf", "A": "aquileia"}


def rulings(letter: str) -> list[int]:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return [int(number) for found, number in NUMBERED.findall(text) if found == letter]


@pytest.mark.parametrize("letter", GAMES)
def test_rulings_are_numbered_in_order(letter: str) -> None:
    assert rulings(letter) == list(range(1, len(rulings(letter)) + 1))


@pytest.mark.parametrize("letter", GAMES)
def test_every_ruling_has_a_test_named_by_its_number(letter: str) -> None:
    code = "\n".join(path.read_text() for path in (ROOT / "tests" / "games" / GAMES[letter]).glob("test_*.py"))
    tested = {int(number) for number in re.findall(rf"def test_{letter.lower()}(\d+)_", code)}
    assert tested >= set(rulings(letter))
