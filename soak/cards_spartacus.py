"""Cards of Spartacus drawn by lot: take away what one does, and a test of that card fails."""

import random
from collections.abc import Callable
from typing import Final

from tests.games.spartacus.removal import is_missed
from tools.coverage_page import effects

DRAWN: Final = 20
SEED: Final = 20


def run(progress: Callable[[str], None]) -> list[str]:
    drawn = sorted(random.Random(SEED).sample(sorted(effects()), DRAWN))
    for card in drawn:
        assert is_missed(card), f"nobody misses {card}"
        progress(f"{card} is missed")
    return [f"{len(drawn)} of {len(effects())} cards and powers, each without its effect, fail a test of their own"]
