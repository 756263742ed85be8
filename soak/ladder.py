"""Each level beats the one below it, the champion beats `greedy`, and thinking leaves nothing behind."""

import os
import resource
from collections.abc import Callable
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.bots.levels import SIMULATIONS
from ludus.match import play
from ludus.research import ladder
from ludus.research.simulate import Plan, simulate
from ludus.research.totals import SHARE

WORKERS: Final = os.cpu_count() or 1
TABLES: Final = (("kampf", 2), ("kampf", 4), ("aquileia", 4))
GAMES: Final = 200  # of each meeting
SEED: Final = 10
BETTER: Final = 0.65  # the share of comparisons a level must win against the one below …
SURELY: Final = 0.55  # … and what its interval must stay above
WARMED_UP, MEMORY_GAMES, MOST_GROWTH = 20, 100, 4_000  # games, games, kB


class Field(NamedTuple):
    """The champion against a table of `greedy`."""

    game: str
    seats: int
    at_least: float


FIELDS: Final = (Field("kampf", 2, 0.75), Field("aquileia", 4, 0.50))


def run(progress: Callable[[str], None]) -> list[str]:
    lines = [memory()]
    progress(lines[-1])
    for game, seats in TABLES:
        for lower, higher in zip(SIMULATIONS, list(SIMULATIONS)[1:], strict=False):
            lines.append(meeting(game, seats, higher, lower))
            progress(lines[-1])
    for field in FIELDS:
        lines.append(against_greedy(field))
        progress(lines[-1])
    return lines


def meeting(game: str, seats: int, higher: str, lower: str) -> str:
    """Two levels, one above the other."""
    found = ladder.climb(ladder.Plan(game, (higher, lower), seats, GAMES, SEED), WORKERS)
    (met,) = found.meetings
    pace = {rung.bot: f"{rung.milliseconds:.0f} ms" for rung in found.rungs}
    line = f"{game}, {seats} seats: {higher} ({pace[higher]}) wins {met.share:.1%} ± {met.within:.1%}"
    line += f" of the comparisons with {lower} ({pace[lower]}) in {GAMES} games"
    assert met.share >= BETTER, line
    assert met.share - met.within > SURELY, line
    return line


def against_greedy(field: Field) -> str:
    """One champion, everybody else greedy, seats moving round."""
    bots = ("champion", *["greedy"] * (field.seats - 1))
    totals = simulate(Plan(field.game, bots, GAMES, SEED), WORKERS)
    won = totals.shares[0] / (SHARE * GAMES)
    line = f"{field.game}, {field.seats} seats: champion wins {won:.1%} of {GAMES} games against greedy"
    assert won >= field.at_least, line
    return line


def memory() -> str:
    """What a hundred games of thinking add to the memory in use."""
    after = []
    for i in range(MEMORY_GAMES):
        match = Match.new("kampf", 2, seed=f"memory/{i}")
        play(match, [find("lanista")(seat) for seat in range(2)])
        if i + 1 in (WARMED_UP, MEMORY_GAMES):
            after.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    line = f"memory: {after[1] - after[0]:,} kB more after {MEMORY_GAMES} games than after {WARMED_UP}"
    assert after[1] - after[0] <= MOST_GROWTH, line
    return line
