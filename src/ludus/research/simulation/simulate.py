"""Many games between bots, on several processes or a cluster, with the same totals on any number of them.

Game i has a seed of its own, made from the plan's seed and i, and seats move round: in game i bot j sits at
(j + i) mod n, so that over n games every bot has had every seat.

With a file the totals of every few games are written as they are finished; the same plan goes on from there.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludus import bots
from ludus.match import Match, play
from ludus.research.simulation.course import ScoreTracker
from ludus.research.simulation.journal import Journal
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import SHARE, Totals

CHUNKS_PER_WORKER: Final = 16  # enough that no process waits long for the last one
LARGEST_CHUNK: Final = 200

Chunk = tuple[int, int]  # games by their numbers: the first, and the first that is not in it


class Plan(NamedTuple):
    """Which games to play: one bot per seat, so many games, and the seed they all come from.

    Bots move one seat round with every game; a number of games that the seats divide is fair to all.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}

    def plain(self) -> dict[str, Any]:
        """What makes the results what they are, for JSON; more games of the same plan can be added later."""
        rules = Match.new(self.game, len(self.bots), self.seed, self.options)
        return {
            "game": self.game,
            "rules": rules.title.rules,
            "set": rules.digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": {name: str(value) for name, value in sorted(self.options.items())},
        }


def simulate(
    plan: Plan,
    workers: int = 1,
    on_games: Callable[[int], None] | None = None,
    *,
    cluster: str | None = None,
    out: str | Path | None = None,
) -> Totals:
    """Play the games of a plan; `on_games` hears how many have just been finished. Raises what Match.new raises.

    What comes of it depends on the plan alone, not on `workers` or the order in which games end. `shares` are wins in
    sixtieths, so that a shared one stays whole; they and `scores` go by the bots of the plan, `shares_by_seat` by seat.
    With `out`, a file, games that are done are not played again when the same plan is simulated further.

    >>> totals = simulate(Plan("kampf", ("random", "greedy"), games=4, seed=1))
    >>> totals.games, totals.shares, totals.scores
    (4, [0, 240], [21, 139])
    """
    for name in plan.bots:
        bots.load(name)
    told = on_games or (lambda _: None)
    with Journal(out, plan.plain()) as journal:  # a mistake shows here, not in every process
        parts = {(part["from"], part["to"]): part for part in journal.parts}
        done = once(parts, plan.games)
        totals = Totals(len(plan.bots))
        for chunk in done:
            totals.add(Totals.read(parts[chunk]))
        told(totals.games)
        tasks = chunks(plan.games, workers, done)
        for (start, end), part in spread(partial(play_chunk, plan), tasks, Where(workers, cluster)):
            journal.write({"from": start, "to": end, **part.plain()})
            totals.add(part)
            told(part.games)
    return totals


def once(done: Iterable[Chunk], games: int) -> list[Chunk]:
    """Of the chunks that were done those that belong to so many games, no game twice."""
    kept: list[Chunk] = []
    for first, end in sorted(done):
        if end <= games and (not kept or first >= kept[-1][1]):
            kept.append((first, end))
    return kept


def chunks(games: int, workers: int, done: list[Chunk]) -> list[Chunk]:
    """The games that are not done, cut up."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    found: list[Chunk] = []
    start = 0
    for first, end in [*done, (games, games)]:
        found += [(at, min(at + size, first)) for at in range(start, first, size)]
        start = end
    return found


def play_chunk(plan: Plan, chunk: Chunk) -> Totals:
    """Play some games of the plan, by their numbers."""
    totals = Totals(len(plan.bots))
    for index in range(*chunk):
        _play_one(plan, index, totals)
    return totals


def sitting_in(index: int, seats: int) -> list[int]:
    """The bot of the plan on each seat, in a game by its number."""
    return [(seat - index) % seats for seat in range(seats)]


def _play_one(plan: Plan, index: int, totals: Totals) -> None:
    seats = len(plan.bots)
    match = Match.new(plan.game, seats, seed_of(plan.seed, index), plan.options)
    sitting = sitting_in(index, seats)
    tracker = ScoreTracker(plan.game)
    play(match, list(bots_of(plan, index)), lambda _: tracker.look(match.game))
    outcome = match.outcome
    assert outcome is not None
    totals.games += 1
    totals.decisions += len(match.acts)
    totals.lengths[len(match.acts)] += 1
    for seat, j in enumerate(sitting):
        share = SHARE // len(outcome.winners) if seat in outcome.winners else 0
        totals.shares[j] += share
        totals.shares_by_seat[seat] += share
        totals.scores[j] += outcome.scores[seat]
        totals.spread[j][outcome.scores[seat]] += 1
    for moment, scores in tracker.noted.items():
        totals.note(moment, [*(scores[(j + index) % seats] for j in range(seats)), 1])


def bots_of(plan: Plan, index: int) -> Iterator[Any]:
    """The bots of a game, seat by seat."""
    for j in sitting_in(index, len(plan.bots)):
        yield bots.load(plan.bots[j])(seed_of(plan.seed, index, j))


def seed_of(*parts: int) -> int:
    """A seed of its own for one game, or for one bot in it."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
