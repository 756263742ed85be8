"""Everything that is written down from the sources and never by hand, in one go.

    .venv/bin/python -m tools.generate          writes all of it
    .venv/bin/python -m tools.generate --check  says what is out of date

In this order: numbers of cards in game.toml and the rulebook, then types, lexica, lists of things and saved views for
the page, then the coverage pages and the lists of terms.
"""

import sys
from collections.abc import Callable
from typing import Final

from tools import card_numbers, coverage_page, glossary_page, protocol_types

PARTS: Final[tuple[Callable[[list[str]], int], ...]] = (
    card_numbers.main,
    protocol_types.main,
    coverage_page.main,
    glossary_page.main,
)


def main(words: list[str]) -> int:
    """Each part writes or checks its own; the worst result counts."""
    return max(part(words) for part in PARTS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
