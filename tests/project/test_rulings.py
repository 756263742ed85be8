"""Every ruling is numbered once, in order, and has a test named by its number."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TITLED = re.compile(r"^\*\*([KAS])-(\d+) · ([^*]+)\*\*", re.MULTILINE)
GAMES = {"K": "kampf", "A": "aquileia", "S": "spartacus"}

# Numbers are forever, and each part of Spartacus was given a range of its own: these were never used.
NEVER_GIVEN = {69, *range(78, 90), *range(103, 110), *range(123, 130), *range(173, 180), *range(186, 190)}


def rulings(letter: str) -> dict[int, str]:
    """Number and title of every ruling of a game, in the order of the page."""
    text = (ROOT / "src" / "ludus" / "rulebook" / "rulings.md").read_text(encoding="utf-8")
    return {int(number): title for found, number, title in TITLED.findall(text) if found == letter}


@pytest.mark.parametrize("letter", GAMES)
def test_rulings_are_numbered_in_order(letter: str) -> None:
    numbers = list(rulings(letter))
    gaps = NEVER_GIVEN if letter == "S" else set()
    assert numbers == [number for number in range(1, numbers[-1] + 1) if number not in gaps]


def numbered(letter: str) -> set[int]:
    """The numbers that tests of a game carry in their names."""
    code = "\n".join(path.read_text() for path in (ROOT / "tests" / "games" / GAMES[letter]).rglob("test_*.py"))
    return {int(number) for number in re.findall(rf"def test_{letter.lower()}(\d+)_", code)}


@pytest.mark.parametrize("letter", GAMES)
def test_every_ruling_has_a_test_named_by_its_number(letter: str) -> None:
    assert rulings(letter).keys() - numbered(letter) == set()


@pytest.mark.parametrize("letter", GAMES)
def test_every_number_in_the_name_of_a_test_is_a_ruling(letter: str) -> None:
    assert numbered(letter) - rulings(letter).keys() == set()
