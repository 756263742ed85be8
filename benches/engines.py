"""How fast the games are: clone, random play on the bare game and through a match, beside a yardstick loop.

A decision is an answer of a seat, a choice one that had two or more options; chance is played but not counted. Each
figure is the median of the passes, which take turns so that a busy moment of the machine falls on all of them alike.
"""

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from ludus import GAMES, Match
from ludus.core.game import Game
from ludus.core.ids import CHANCE
from ludus.core.spec import GameSpec

PASSES: Final = 5
SECONDS: Final = 0.5  # of each measurement in each pass
CLONES: Final = 2_000
YARDSTICK: Final = 1_000_000  # turns of an empty adding loop

Played = tuple[int, int]  # decisions, and how many of them were choices


def begin(title: GameSpec, seats: int, box: Any) -> Game[Any]:
    return title.new_game(seats, title.read_settings({}), box)


def play_game(g: Game[Any], rng: random.Random, most: int = 10**9) -> Played:
    """Play at random to the end, or for so many decisions."""
    uniform = rng.random
    decisions = choices = 0

    def below(n: int) -> int:
        return int(uniform() * n)

    while (asked := g.asked) and decisions < most:
        for seat in asked:
            if seat == CHANCE:
                assert g.chance is not None
                g.apply(seat, g.chance.sample(below))
            elif options := g.options(seat):
                decisions += 1
                choices += len(options) > 1
                g.apply(seat, options[int(uniform() * len(options))])
    return decisions, choices


def play_match(match: Match, rng: random.Random) -> Played:
    """The same through a match, with its log, events, dice streams and hashes."""
    decisions = choices = 0
    while match.decision is not None:
        for seat in match.decision.seats:
            options = match.options(seat)
            if options:
                decisions += 1
                choices += len(options) > 1
                match.act(seat, rng.choice(options))
    return decisions, choices


def per_second(once: Callable[[], Played]) -> tuple[float, float, float]:
    """Decisions, choices and games per second."""
    start, decisions, choices, games = time.perf_counter(), 0, 0, 0
    while (passed := time.perf_counter() - start) < SECONDS:
        more, of_these = once()
        decisions += more
        choices += of_these
        games += 1
    return decisions / passed, choices / passed, games / passed


def clone_time(title: GameSpec, seats: int, box: Any) -> float:
    """Microseconds for a clone in the middle of a game."""
    steps = play_steps(begin(title, seats, box), random.Random(3), most=10**9)
    g = begin(title, seats, box)
    play_steps(g, random.Random(3), most=steps // 2)
    start = time.perf_counter()
    for _ in range(CLONES):
        g.clone()
    return (time.perf_counter() - start) / CLONES * 1e6


def play_steps(g: Game[Any], rng: random.Random, most: int) -> int:
    """Play so many answers at random, or to the end: how many there were."""
    steps = 0
    while g.asked and steps < most:
        for seat in g.asked:
            options = g.options(seat)
            if options:
                g.apply(seat, g.chance.sample(rng.randrange) if g.chance else rng.choice(options))
                steps += 1
                break
    return steps


def yardstick() -> float:
    """Million turns a second of a plain adding loop: what this machine gives just now."""
    start, total = time.perf_counter(), 0
    for i in range(YARDSTICK):
        total += i
    return YARDSTICK / (time.perf_counter() - start) / 1e6


def measure(title: GameSpec, seats: int) -> list[float]:
    """Medians of clone µs, decisions/s, choices/s, games/s, decisions/s through a match, yardstick M/s."""
    box = title.load(title.data())
    rng = random.Random(1)
    passes = []
    for _ in range(PASSES):
        bare = per_second(lambda: play_game(begin(title, seats, box), rng))
        through = per_second(lambda: play_match(Match.new(title.name, seats, seed=rng.getrandbits(32)), rng))
        passes.append((clone_time(title, seats, box), *bare, through[0], yardstick()))
    return [median(column) for column in zip(*passes, strict=True)]


def main() -> None:
    print("| game | seats | clone µs | decisions/s | choices/s | games/s | decisions/s in a match | yardstick M/s |")
    print("|---|---|---|---|---|---|---|---|")
    for title in GAMES.values():
        for seats in range(title.fewest, title.most + 1):
            clone, *rates, yard = measure(title, seats)
            row = [f"{clone:.1f}", *(f"{rate:,.0f}" for rate in rates), f"{yard:.0f}"]
            print(" | ".join([f"| {title.name}", str(seats), *row]) + " |", flush=True)


if __name__ == "__main__":
    main()
