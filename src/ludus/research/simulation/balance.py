"""Whether the sides of a game are even: the houses of Spartacus, the places at the table elsewhere.

Houses are dealt round: in game i the house that sits at seat s is the (s + i)-th of those on offer, so that every house
has every seat, and as often as the others.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from ludus import bots
from ludus.match import Match, play
from ludus.research.simulation.simulate import Chunk, chunks, seed_of
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import SHARE, interval

CHOOSES: Final = "house"  # the kind of the decision that takes a side


class BalancePlan(NamedTuple):
    """Which games to play: one bot on all seats."""

    game: str
    bot: str
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}


class Side(NamedTuple):
    """A house, or a place at the table."""

    name: str
    games: int
    share: float  # of its games, those it won
    low: float  # of the 95 % interval
    high: float
    score: float  # on average


class Balance(NamedTuple):
    """All sides, the most successful first, and how the games ended."""

    sides: list[Side]
    endings: dict[str, int]
    decisions: float  # of a game, on average
    even: float  # the share that each would have in an even game


class Counts:
    """Whole numbers by side, so that no order of adding them changes anything."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.shares: Counter[str] = Counter()
        self.scores: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.decisions = 0

    def add(self, other: "Counts") -> None:
        for mine, theirs in zip(
            (self.games, self.shares, self.scores, self.endings),
            (other.games, other.shares, other.scores, other.endings),
            strict=True,
        ):
            mine.update(theirs)
        self.decisions += other.decisions


def weigh(
    plan: BalancePlan, workers: int = 1, on_games: Callable[[int], None] | None = None, *, cluster: str | None = None
) -> Balance:
    """Play the games of a plan and compare its sides. Raises what Match.new and bots.load raise."""
    bots.load(plan.bot)
    Match.new(plan.game, plan.seats, plan.seed, plan.options)  # a mistake shows here, not in every process
    counts = Counts()
    for (start, end), part in spread(partial(count, plan), chunks(plan.games, workers, []), Where(workers, cluster)):
        counts.add(part)
        if on_games is not None:
            on_games(end - start)
    sides = []
    for name, games in counts.games.items():
        won = counts.shares[name] / SHARE
        sides.append(Side(name, games, won / games, *interval(won, games), counts.scores[name] / games))
    sides.sort(key=lambda side: (-side.share, side.name))
    return Balance(sides, dict(sorted(counts.endings.items())), counts.decisions / plan.games, 1 / plan.seats)


def count(plan: BalancePlan, chunk: Chunk) -> Counts:
    """Play some games of the plan."""
    counts = Counts()
    for index in range(*chunk):
        match = Match.new(plan.game, plan.seats, seed_of(plan.seed, index), plan.options)
        sides = take_sides(match, index)
        play(match, [bots.load(plan.bot)(seed_of(plan.seed, index, seat)) for seat in range(plan.seats)])
        outcome = match.outcome
        assert outcome is not None
        counts.endings[outcome.how] += 1
        counts.decisions += len(match.acts)
        for seat, side in enumerate(sides):
            counts.games[side] += 1
            counts.scores[side] += outcome.scores[seat]
            counts.shares[side] += SHARE // len(outcome.winners) if seat in outcome.winners else 0
    return counts


def take_sides(match: Match, index: int) -> list[str]:
    """Deal the houses round, where there are any: the side of each seat."""
    offered: list[str] = []
    while match.decision is not None and match.decision.kind == CHOOSES:
        seat = match.decision.seats[0]
        offered = offered or [option.words for option in match.options(seat)]
        match.act(seat, offered[(seat + index) % len(offered)])
    houses: Any = match.view(None).get("houses")
    return [f"{seat + 1}" if houses is None else houses[seat]["house"] for seat in range(match.seats)]
