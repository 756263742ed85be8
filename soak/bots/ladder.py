"""Each level beats the one below, the champion beats `greedy`, none breaks a rule, and thinking leaves nothing behind.

Every meeting is a part of its own that can be run alone, cut short and taken up again:

    python -m soak.bots.ladder --list
    python -m soak.bots.ladder spartacus-4-champion-lanista

`python3 dev.py soak ladder` runs all of them. Games that are played are kept in `.cache/soak/ladder`, by the code of
the bots and the rules; a change of either begins anew.
"""

import os
import resource
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from ludus import GAMES as TITLES
from ludus import Match
from ludus.bots import SearchBot, find
from ludus.bots.levels import ASTRAY, OTHERWISE, SIMULATIONS
from ludus.bots.master import SHIPPED, STAND_IN
from ludus.bots.network import LookaheadBot
from ludus.bots.network.lookahead import Thinking
from ludus.core.decision import Option
from ludus.match import Bot, Turn, play
from ludus.research.simulation import ladder
from ludus.research.simulation.balance import take_sides
from ludus.research.simulation.journal import Journal
from ludus.research.simulation.ladder import Timed, compared
from ludus.research.simulation.simulate import seed_of
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import interval
from soak.bots import _parts
from soak.bots._parts import Part, Soak, files_of

ROOMS: Final = ("core", "games", "odds", "match", "bots")  # a change of these makes old games worthless
WORKERS: Final = os.cpu_count() or 1
TABLES: Final = (("kampf", 2), ("kampf", 4), ("aquileia", 4), ("spartacus", 4))
GAMES: Final = 200  # of each meeting
SEED: Final = 10
BETTER: Final = 0.65  # the share of comparisons a level must win against the one below …
SURELY: Final = 0.55  # … and what its interval must stay above
WARMED_UP, MEMORY_GAMES, MOST_GROWTH = 20, 100, 4_000  # games, games, kB
LEGAL_GAMES, BRIEFLY = 2_000, 2  # games, simulations
BUDGET, BUDGET_GAMES, MOST_OVERRUN = 0.05, 4, 0.2  # seconds, games, part of the budget


class Field(NamedTuple):
    """The champion against a table of `greedy`."""

    game: str
    seats: int
    at_least: float


class FieldGame(NamedTuple):
    """One game of the champion against the field."""

    share: float  # of the win
    comparisons: float  # of those with the others, the part it won
    seconds: float
    decisions: int


FIELDS: Final = (Field("kampf", 2, 0.75), Field("aquileia", 4, 0.50), Field("spartacus", 4, 0.50))


# --- one level against the next ----------------------------------------------------------------------


def meeting(game: str, seats: int, higher: str, lower: str, file: Path) -> str:
    """Two levels, one above the other."""
    found = ladder.climb(ladder.LadderPlan(game, (higher, lower), seats, GAMES, SEED), WORKERS, out=file)
    (met,) = found.meetings
    pace = {rung.bot: f"{rung.milliseconds:.1f} ms" for rung in found.rungs}
    line = f"{game}, {seats} seats: {higher} ({pace[higher]}) wins {met.share:.1%} ({met.low:.1%} – {met.high:.1%})"
    line += f" of the comparisons with {lower} ({pace[lower]}) in {GAMES} games"
    assert met.share >= BETTER, line
    assert met.low > SURELY, line
    return line


# --- the champion against `greedy` -------------------------------------------------------------------


def against_greedy(field: Field, file: Path) -> str:
    """One champion, everybody else greedy; seats and houses move round."""
    done: dict[int, FieldGame] = {}
    with Journal(file, {"field": field.game, "seats": field.seats, "seed": SEED}) as journal:
        for part in journal.parts:
            index = part.pop("index")
            done[index] = FieldGame(**part)
        left = [index for index in range(GAMES) if index not in done]
        for index, game in spread(partial(play_field, field), left, Where(WORKERS)):
            done[index] = game
            journal.write({"index": index, **game._asdict()})
    games = list(done.values())
    won, comparisons = sum(game.share for game in games), sum(game.comparisons for game in games)
    low, high = interval(won, len(games))
    pace = 1000 * sum(game.seconds for game in games) / sum(game.decisions for game in games)
    line = f"{field.game}, {field.seats} seats: champion ({pace:.1f} ms) wins {won / len(games):.1%}"
    line += f" (95 %: {low:.1%} to {high:.1%}) of {len(games)} games against greedy,"
    line += f" and {comparisons / len(games):.1%} of the comparisons"
    assert won / len(games) >= field.at_least, line
    return line


def play_field(field: Field, index: int) -> FieldGame:
    """One game; over as many games as there are seats, squared, the champion leads each house from each seat."""
    match = Match.new(field.game, field.seats, seed_of(SEED, index))
    take_sides(match, index // field.seats)
    own = index % field.seats
    champion = Timed(find("champion")(seed_of(SEED, index, own)))
    others = [find("greedy")(seed_of(SEED, index, seat)) for seat in range(field.seats)]
    play(match, [champion if seat == own else bot for seat, bot in enumerate(others)])
    outcome = match.outcome
    assert outcome is not None
    share = (own in outcome.winners) / len(outcome.winners)
    comparisons = compared(outcome, [int(seat != own) for seat in range(field.seats)])
    return FieldGame(share, comparisons, champion.seconds, champion.decisions)


# --- nothing that is not allowed ---------------------------------------------------------------------


def legal(file: Path) -> str:
    """Games of all levels, each thinking only a little: whatever is not allowed would end a game in an error."""
    with Journal(file, {"legal": LEGAL_GAMES, "seed": SEED}) as journal:
        choices = {part["index"]: part["choices"] for part in journal.parts}
        left = [index for index in range(LEGAL_GAMES) if index not in choices]
        for index, made in spread(play_legal, left, Where(WORKERS)):
            choices[index] = made
            journal.write({"index": index, "choices": made})
    return f"legal: {len(choices):,} games of all levels with {sum(choices.values()):,} choices, each one allowed"


def play_legal(index: int) -> int:
    """One game of one title, at a table of any size, the levels side by side; how many choices it took."""
    titles = list(TITLES.values())
    title, turn = titles[index % len(titles)], index // len(titles)
    sizes = title.most - title.fewest + 1
    seats = title.fewest + turn % sizes
    match = Match.new(title.name, seats, f"legal/{index}")
    levels = [*SIMULATIONS, "master"]
    play(
        match,
        [
            briefly(title.name, levels[(turn // sizes + seat) % len(levels)], seed_of(SEED, index, seat))
            for seat in range(seats)
        ],
    )
    assert match.outcome is not None
    return len(match.acts)


def briefly(game: str, level: str, seed: int) -> Bot:
    """A level that looks at an option or two, in few imagined games."""
    if level == "master" and (SHIPPED / f"{game}.npz").is_file():
        return LookaheadBot(seed, None, Thinking(games=2 * BRIEFLY, widest=BRIEFLY, own=1))
    level = STAND_IN if level == "master" else level
    games = dict.fromkeys(SIMULATIONS[level], BRIEFLY)
    return SearchBot(games, seed, otherwise=OTHERWISE[level], astray=ASTRAY[level])


# --- what thinking costs -----------------------------------------------------------------------------


def memory(file: Path) -> str:
    """What a hundred games of thinking add to the memory in use."""
    after = []
    for i in range(MEMORY_GAMES):
        match = Match.new("kampf", 2, seed=f"memory/{i}")
        play(match, [find("lanista")(0), briefly("kampf", "master", 1)])
        if i + 1 in (WARMED_UP, MEMORY_GAMES):
            after.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    line = f"memory: {after[1] - after[0]:,} kB more after {MEMORY_GAMES} games than after {WARMED_UP}"
    assert after[1] - after[0] <= MOST_GROWTH, line
    return line


class Hurried(SearchBot):
    """Would think for ever, but for its budget; notes by how much it was late."""

    def __init__(self, game: str, seed: int, late: list[float]) -> None:
        super().__init__({game: 10**9}, seed, BUDGET)
        self.late = late

    def choose(self, turn: Turn) -> Option:
        start = time.monotonic()
        option = super().choose(turn)
        if self.thoughts:
            self.late.append((time.monotonic() - start) / BUDGET - 1)
        return option


def budget(file: Path) -> str:
    """By how much a time budget is overrun, at the 99th of 100 decisions. The machine must be quiet."""
    late: list[float] = []
    for i in range(BUDGET_GAMES):
        match = Match.new("kampf", 2, seed=f"budget/{i}")
        play(match, [Hurried("kampf", seat, late) for seat in range(2)])
    worst = sorted(late)[int(0.99 * len(late))]
    line = f"time: a budget of {1000 * BUDGET:.0f} ms is overrun by {worst:.1%} (99th of 100, {len(late)} decisions)"
    assert worst <= MOST_OVERRUN, line
    return line


# --- the parts ---------------------------------------------------------------------------------------


def parts() -> dict[str, Part]:
    """Everything there is to run, by name."""
    found: dict[str, Part] = {"memory": memory, "budget": budget, "legal": legal}
    for game, seats in TABLES:
        for lower, higher in zip(SIMULATIONS, list(SIMULATIONS)[1:], strict=False):
            found[f"{game}-{seats}-{higher}-{lower}"] = partial(meeting, game, seats, higher, lower)
    for field in FIELDS:
        found[f"{field.game}-{field.seats}-champion-greedy"] = partial(against_greedy, field)
    return found


SOAK: Final = Soak("ladder", parts(), files_of(ROOMS))


def run(progress: Callable[[str], None]) -> list[str]:
    return _parts.run(SOAK, progress)


if __name__ == "__main__":
    sys.exit(_parts.main(SOAK, __doc__))
