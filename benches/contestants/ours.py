"""Our three games: random play, bare and as an environment, clones and search, plain or compiled as this Python is."""

import random
import time
from functools import partial
from typing import Any, Final

import numpy
from measure import Row, kilobytes, microseconds, pace, serve, stepped
from numpy.typing import NDArray

from benches.engines import play_game
from ludus import GAMES
from ludus.bots.levels import JUDGES
from ludus.bots.search.search import Search
from ludus.core.chance import Dealer
from ludus.core.game import Game
from ludus.research import vector
from ludus.research.observation import length, mask, observe
from ludus.research.position import Rules

# Every number of players, then the lengths of the longest game.
RACES: Final[list[tuple[str, int, dict[str, str]]]] = [
    (name, seats, {}) for name, title in GAMES.items() for seats in range(title.fewest, title.most + 1)
] + [("spartacus", 4, {"length": length}) for length in ("quick", "long")]
RNG: Final = random.Random(1)
AT_ONCE: Final = 256
DICE: Final = numpy.random.default_rng(1)


def begin(name: str, seats: int, options: dict[str, str]) -> Game[Any]:
    title = GAMES[name]
    return title.new_game(seats, title.read_settings(options), BOXES[name])


BOXES: Final = {name: title.load(title.data()) for name, title in GAMES.items()}


def observed_game(rules: Rules) -> tuple[int, int]:
    """Play at random with an observation and a mask at every decision: how many there were, and how many choices."""
    position = rules.begin(quiet=True)
    uniform = RNG.random
    decisions = choices = 0

    def below(n: int) -> int:
        return int(uniform() * n)

    position.roll(below)
    while (seat := position.seat) is not None:
        observe(position, seat)
        mask(position)
        legal = position.ids()
        decisions += 1
        choices += len(legal) > 1
        position.choose(legal[below(len(legal))])
        position.roll(below)
    return decisions, choices


def environment(name: str, seats: int, seconds: float) -> Row:
    """The environment that all our doors share."""
    rules = Rules(name, seats)
    row = stepped(lambda: observed_game(rules), seconds, length(rules), len(rules.vocabulary))
    return {"game": f"{name}, {seats} players", **row}


def drawn(mask: NDArray[numpy.bool_]) -> NDArray[numpy.int64]:
    """A random number of those that each row allows."""
    rows, width = mask.shape
    counts = numpy.count_nonzero(mask, axis=1)
    picked = counts.cumsum() - counts + (DICE.random(rows) * counts).astype(numpy.int64)
    found: NDArray[numpy.int64] = numpy.flatnonzero(mask)[picked] - numpy.arange(rows) * width
    return found


def together(name: str, seats: int, seconds: float) -> Row:
    """The vector environment: many games, each step of which is a choice; lone answers are given, and not counted."""
    games = vector(name, seats, AT_ONCE, seed=1)
    steps = ended = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        ended += int(games.step(drawn(games.arrays.mask)).done.sum())
        steps += AT_ONCE
    figures = {"decisions": steps / passed, "choices": steps / passed, "games": ended / passed}
    size = {"numbers": games.arrays.observation.shape[1], "actions": games.arrays.mask.shape[1]}
    return {"game": f"{name}, {seats} players, {AT_ONCE} at once", "table": "environment", **figures, **size}


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
    count, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        thinking.run(10)
        count += 10
    return {"game": f"{name}, our search", "search": count / passed}


def measure(seconds: float) -> list[Row]:
    return [
        *(race(name, seats, options, seconds) for name, seats, options in RACES),
        *(environment(name, seats, seconds) for name, title in GAMES.items() for seats in (title.fewest, title.most)),
        *(together(name, title.fewest, seconds) for name, title in GAMES.items()),
        *(search(name, seconds) for name in JUDGES),
    ]


if __name__ == "__main__":
    serve(measure)
