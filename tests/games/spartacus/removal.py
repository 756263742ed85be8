"""Spartacus with one card that does nothing: what the tests of that card must notice.

A plugin for pytest: `LUDUS_WITHOUT=axe python -m pytest -p tests.games.spartacus.removal …`.
"""

import os
import subprocess
import sys
from typing import Any, Final

from ludus.core.dataset import DataItem
from ludus.games.spartacus.box import cards, houses
from ludus.games.spartacus.combat import field as combat_field
from ludus.games.spartacus.intrigue import powers
from ludus.games.spartacus.rules import CARDS, SCHEMES
from tools.coverage_page import ROOT, tests_of, tests_of_card

WITHOUT: Final = "LUDUS_WITHOUT"
TESTS_FAILED: Final = 1  # what pytest says then; anything else means that they did not run


def pytest_configure() -> None:
    remove(os.environ[WITHOUT])


def nothing(*_: object) -> None:
    """In the place of what the card did."""


def remove(card: str) -> None:
    """Take away what a card, a power or a piece of equipment does; it can still be played, and costs what it costs."""
    if card in SCHEMES:
        SCHEMES[card].effect = nothing
    elif card in CARDS:
        CARDS[card].effect = nothing
    elif card in powers.POWERS:
        powers.POWERS[card].effect = nothing
    else:
        _blank(card)
        _without_power(card)


def _blank(card: str) -> None:
    """A market card as if nothing were printed on it but dice and gold; equipment is carried in vain."""
    printed = cards.MarketTitle.__init__
    carried = combat_field.carried

    def blank(self: cards.MarketTitle, *words: Any) -> None:
        printed(self, *words)
        if self.name == card:
            self.ability, self.counts_as, self.reach = "", 1, 1

    def carried_in_vain(t: Any, who: int, name: str) -> cards.MarketCard | None:
        return None if name == card else carried(t, who, name)

    cards.MarketTitle.__init__ = blank  # type: ignore[method-assign, assignment]
    for module in list(sys.modules.values()):
        if getattr(module, "carried", None) is carried:
            module.carried = carried_in_vain  # type: ignore[attr-defined]


def _without_power(power: str) -> None:
    """House cards as if nothing stood in the place of a power."""
    printed = houses.House.__init__

    def poorer(self: houses.House, item: DataItem) -> None:
        printed(self, item)
        self.powers = tuple("" if name == power else name for name in self.powers)

    houses.House.__init__ = poorer  # type: ignore[method-assign]


def is_missed(card: str) -> bool:
    """Whether a test of the card fails once the card does nothing."""
    tests = dict.fromkeys(tests_of_card(card, tests_of("spartacus")))
    names = [f"{test.path}::{test.name}" for test in tests]
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.games.spartacus.removal"]
    done = subprocess.run(
        [*words, *names], cwd=ROOT, env={**os.environ, WITHOUT: card}, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, TESTS_FAILED), done.stdout[-2000:] + done.stderr[-2000:]
    return done.returncode == TESTS_FAILED
