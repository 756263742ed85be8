"""Many games between bots, on several processes, with the same totals on any number of them.

Game i has a seed of its own, made from the plan's seed and i, and seats move round: in game i bot j sits at
(j + i) mod n, so that over n games every bot has had every seat.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, NamedTuple

from ludus import bots
from ludus.match import Match, play

SHARE: Final = 60  # a win in parts that two to six winners can divide without a remainder
CHUNKS_PER_WORKER: Final = 16  # enough that no process waits long for the last one
LARGEST_CHUNK: Final = 200


class Plan(NamedTuple):
    """Which games to play: one bot per seat, so many games, and the seed they all come from."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}


class Totals:
    """What came of the games so far. Whole numbers only, so that no order of adding them changes anything."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.shares = [0] * seats  # wins of each bot of the plan, in sixtieths
        self.shares_by_seat = [0] * seats
        self.scores = [0] * seats

    def add(self, other: "Totals") -> None:
        """Count the games of a chunk."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.shares, other.shares),
            (self.shares_by_seat, other.shares_by_seat),
            (self.scores, other.scores),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]


def simulate(plan: Plan, workers: int = 1, on_games: Callable[[int], None] | None = None) -> Totals:
    """Play the games of a plan; `on_games` hears how many have just been finished. Raises what Match.new raises."""
    for name in plan.bots:
        bots.find(name)
    Match.new(plan.game, len(plan.bots), plan.seed, plan.options)  # a mistake shows here, not in every process
    totals = Totals(len(plan.bots))
    for part in _parts(plan, workers):
        totals.add(part)
        if on_games is not None:
            on_games(part.games)
    return totals


def _parts(plan: Plan, workers: int) -> Iterator[Totals]:
    """The totals of each chunk, in the order they are finished."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (workers * CHUNKS_PER_WORKER)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    if workers == 1:
        yield from (play_chunk(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(plan: Plan, games: range) -> Totals:
    """Play some games of the plan, by their numbers."""
    totals = Totals(len(plan.bots))
    for index in games:
        _play_one(plan, index, totals)
    return totals


def _play_one(plan: Plan, index: int, totals: Totals) -> None:
    seats = len(plan.bots)
    match = Match.new(plan.game, seats, seed_of(plan.seed, index), plan.options)
    sitting = [(seat - index) % seats for seat in range(seats)]  # the bot of the plan on each seat
    play(match, [bots.find(plan.bots[j])(seed_of(plan.seed, index, j)) for j in sitting])
    outcome = match.outcome
    assert outcome is not None
    totals.games += 1
    totals.decisions += len(match.acts)
    for seat, j in enumerate(sitting):
        share = SHARE // len(outcome.winners) if seat in outcome.winners else 0
        totals.shares[j] += share
        totals.shares_by_seat[seat] += share
        totals.scores[j] += outcome.scores[seat]


def seed_of(*parts: int) -> int:
    """A seed of its own for one game, or for one bot in it."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
