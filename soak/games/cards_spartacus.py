"""Every card and power of Spartacus: take away what it does, and a test of that card fails."""

from collections.abc import Callable

from tests.games.spartacus.removal import is_missed
from tools.coverage_page import effects


def run(progress: Callable[[str], None]) -> list[str]:
    cards = sorted(effects())
    for i, card in enumerate(cards, 1):
        assert is_missed(card), f"nobody misses {card}"
        if i % 20 == 0:
            progress(f"{i} of {len(cards)} are missed")
    return [f"each of {len(cards)} cards and powers, without its effect, fails a test of its own"]
