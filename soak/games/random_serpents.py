"""2,000 random games of Spartacus with five and six houses, and some of three and four with the expansion."""

from collections.abc import Callable
from typing import Final

from soak.games.random_games import play_all

LENGTHS: Final = ("quick", "standard", "long")
GAMES: Final = {3: 100, 4: 100, 5: 334, 6: 334}  # of each length, by the number of houses


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for seats, games in GAMES.items():
        for length in LENGTHS:
            lines.append(play_all("spartacus", seats, {"length": length, "expansion": "on"}, games))
            progress(lines[-1])
    return lines
