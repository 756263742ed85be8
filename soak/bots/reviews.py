"""Reviews are true: chances on unseen games, luck that comes to nothing, and levels ranked by what they give away."""

import math
import random
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.bots.master import SHIPPED
from ludus.match import play
from ludus.research.calibration.measuring import reliability
from ludus.research.calibration.watching import Table, watch
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import Z95
from ludus.review import LUCK_ALONE, Wanted, review
from ludus.review.review import DECISIONS
from ludus.review.walk import walk

GAMES: Final = ("kampf", "aquileia", "spartacus")
UNSEEN: Final = 500  # games between equals, to measure chances on
LUCKY: Final = 1000  # games to add luck up over
RANKED: Final = 100  # games to rank levels by
EACH: Final = 30  # decisions of every seat that are judged in each of them
LEVELS: Final = ("random", "novice", "champion", "master")  # each is to give away more than the next
SEEDS: Final = {"unseen": "soak/unseen", "luck": "soak/luck", "rank": "soak/rank"}
QUICK: Final = "plain"  # who plays the games luck is added up over: greedy, in Spartacus a house without guile
LUCK_STEPS: Final = 20_000  # of play-outs in one of them: errors average out over so many games
DECISION_STEPS: Final = 2_000  # of play-outs for a decision
WIDEST_GAP: Final = 0.03  # between what was said and what came of it, on average
WORKERS: Final = 2


def levels_of(game: str) -> tuple[str, ...]:
    """The levels to rank: without a network of the game a master plays as a champion, which is no level of its own."""
    return LEVELS if (SHIPPED / f"{game}.npz").is_file() else LEVELS[:-1]


def played(game: str, bots: tuple[str, ...], seed: str, number: int) -> Match:
    """A game to look back on."""
    match = Match.new(game, len(bots), f"{seed}/{number}")
    play(match, [find(bot)(1000 * number + seat) for seat, bot in enumerate(bots)])
    return match


def lucks(game: str, number: int) -> tuple[float, ...]:
    """What luck brought every seat in a game between equals."""
    match = played(game, (QUICK,) * 3, SEEDS["luck"], number)
    found = review(match, steps=LUCK_STEPS, wanted=LUCK_ALONE)
    return tuple(player.luck for player in found.players)


def losses(game: str, number: int) -> dict[str, float]:
    """What a decision of each level gave away in a game, on average: they sit at one table, in turn in every place."""
    levels = levels_of(game)
    turn = number % len(levels)
    seated = levels[turn:] + levels[:turn]
    match = played(game, seated, SEEDS["rank"], number)
    picked = some_decisions(match, random.Random(number))
    wanted = Wanted(judges=lambda moment: moment.number in picked, weighs=lambda moment: False)
    found = review(match, steps=round(len(picked) * DECISION_STEPS / DECISIONS), wanted=wanted)
    return {level: one.given_away / one.judged for level, one in zip(seated, found.players, strict=True) if one.judged}


def some_decisions(match: Match, lots: random.Random) -> set[int]:
    """As many decisions of every seat, by lot."""
    numbers: list[list[int]] = [[] for _ in range(match.seats)]
    for moment in walk(match):
        if moment.is_decision:
            numbers[moment.act.seat].append(moment.number)
    return {number for own in numbers for number in lots.sample(own, min(EACH, len(own)))}


class Interval(NamedTuple):
    """Where a mean lies, in 19 of 20 cases."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"{(self.low + self.high) / 2:.2%} ± {(self.high - self.low) / 2:.2%}"


def interval(values: Iterable[float]) -> Interval:
    """The mean of one value a game, as an interval."""
    middle, error = mean(values)
    return Interval(middle - Z95 * error, middle + Z95 * error)


def mean(values: Iterable[float]) -> tuple[float, float]:
    """The mean of many values, and its standard error."""
    found = list(values)
    middle = math.fsum(found) / len(found)
    return middle, math.sqrt(math.fsum((value - middle) ** 2 for value in found) / (len(found) - 1) / len(found))


def calibration(game: str) -> str:
    """What was said, and what came of it."""
    tables = [Table(game, "greedy", 0.0, SEEDS["unseen"], number) for number in range(UNSEEN)]
    found = reliability([moments for _, moments in spread(watch, tables, Where(WORKERS))])
    line = f"{game}: {found.lines()[0]}"
    assert found.gap < WIDEST_GAP, line
    assert found.brier < found.even, line
    return line


def luck(game: str) -> str:
    """The luck of the first seat over many games; that of the others is told."""
    games = [found for _, found in spread(partial(lucks, game), range(LUCKY), Where(WORKERS))]
    seats = [mean(column) for column in zip(*games, strict=True)]
    told = ", ".join(f"{middle:+.2%} (standard error {error:.2%})" for middle, error in seats)
    line = f"{game}: luck of each seat {told} on average of {LUCKY} games"
    middle, error = seats[0]
    assert abs(middle) <= 2 * error, line
    return line


def ranking(game: str) -> str:
    """What a decision of each level gives away, and how surely it is more than the next level's."""
    games = [found for _, found in spread(partial(losses, game), range(RANKED), Where(WORKERS))]
    levels = levels_of(game)
    whole = [each for each in games if len(each) == len(levels)]
    told = [f"{level} {interval(each[level] for each in whole)}" for level in levels]
    apart = {pair: interval(each[pair[0]] - each[pair[1]] for each in whole) for pair in pairwise(levels)}
    more = ", ".join(f"{worse} {found} more than {better}" for (worse, better), found in apart.items())
    line = f"{game}: a decision gives away {', '.join(told)} of the chance to win; {more} ({len(whole)} games)"
    assert all(found.low > 0 for found in apart.values()), line
    return line


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for check in (calibration, ranking, luck):
        for game in GAMES:
            lines.append(check(game))
            progress(lines[-1])
    return lines
