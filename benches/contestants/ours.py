"""Our three games: random play, clones and search, plain or compiled as this Python has them."""

import random
import time
from functools import partial
from typing import Any, Final

from measure import Row, kilobytes, microseconds, pace, serve

from benches.engines import play_game
from ludus import GAMES
from ludus.bots.levels import JUDGES
from ludus.bots.search.search import Search
from ludus.core.chance import Dealer
from ludus.core.game import Game

# Every number of players, then the lengths of the longest game.
RACES: Final[list[tuple[str, int, dict[str, str]]]] = [
    (name, seats, {}) for name, title in GAMES.items() for seats in range(title.fewest, title.most + 1)
] + [("spartacus", 4, {"length": length}) for length in ("quick", "long")]
RNG: Final = random.Random(1)


def begin(name: str, seats: int, options: dict[str, str]) -> Game[Any]:
    title = GAMES[name]
    return title.new_game(seats, title.read_settings(options), BOXES[name])


BOXES: Final = {name: title.load(title.data()) for name, title in GAMES.items()}


def race(name: str, seats: int, options: dict[str, str], seconds: float) -> Row:
    row = pace(lambda: play_game(begin(name, seats, options), RNG), seconds)
    middle = begin(name, seats, options)
    play_game(middle, RNG, most=round(row["decisions"] / row["games"] / 2))
    words = " ".join([f"{seats} players", *options.values()])
    return {
        "game": f"{name}, {words}",
        **row,
        "clone": microseconds(middle.clone, seconds / 10),
        "memory": kilobytes(middle.clone),
    }


def middle(name: str) -> Game[Any]:
    """A choice of a single seat in the middle of a four-player game."""
    while True:
        g = begin(name, 4, {})
        play_game(g, RNG, most=60)
        if g.chance is None and len(g.asked) == 1 and len(g.options(g.asked[0])) > 1:
            return g


def search(name: str, seconds: float) -> Row:
    """How many games a second a searching bot imagines at a decision in the middle of a four-player game."""
    g = middle(name)
    seat = g.asked[0]
    imagine = partial(g.reimagine, seat, Dealer(RNG.randrange))
    thinking = Search(imagine, JUDGES[name](imagine(), seat, RNG), seat, RNG)
    count, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        thinking.run(10)
        count += 10
    return {"game": f"{name}, our search", "search": count / passed}


def measure(seconds: float) -> list[Row]:
    return [
        *(race(name, seats, options, seconds) for name, seats, options in RACES),
        *(search(name, seconds) for name in JUDGES),
    ]


if __name__ == "__main__":
    serve(measure)
