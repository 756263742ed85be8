"""Random games of every title and player count, each to its end."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from benches.engines import begin, play_game
from ludus import GAMES

COUNTS: Final = {"kampf": 10_000, "aquileia": 2_001}  # games in all, shared out over the numbers of players
MOST_DECISIONS: Final = 5_000  # of one game; far above any seen


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for name, games in COUNTS.items():
        title = GAMES[name]
        box = title.load(title.data())
        counts = range(title.fewest, title.most + 1)
        for seats in counts:
            endings: Counter[str] = Counter()
            longest = 0
            for seed in range(games // len(counts)):
                g = begin(title, seats, box)
                longest = max(longest, play_game(g, random.Random(seed)))
                outcome = g.outcome()
                assert outcome is not None, f"{name}, {seats} seats, seed {seed}: no outcome"
                endings[outcome.how] += 1
            assert longest <= MOST_DECISIONS
            told = ", ".join(f"{how} {number}" for how, number in sorted(endings.items()))
            lines.append(
                f"{name}, {seats} seats: {sum(endings.values())} games ended ({told}); longest {longest} decisions"
            )
            progress(lines[-1])
    return lines
