"""Reviews are true: chances on unseen games, luck that comes to nothing, and levels ranked by what they give away."""

import math
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.match import play
from ludus.research.calibration.measuring import reliability
from ludus.research.calibration.watching import Table, watch
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import Z95
from ludus.review import review

GAMES: Final = ("kampf", "aquileia", "spartacus")
UNSEEN: Final = 500  # games between equals, to measure chances on
LUCKY: Final = 1000  # games to add luck up over
RANKED: Final = 100  # games to rank levels by
LEVELS: Final = ("random", "novice", "champion")  # each is to give away more than the next
SEEDS: Final = {"unseen": "soak/unseen", "luck": "soak/luck", "rank": "soak/rank"}
WORK: Final = 0.05  # of the usual: errors average out over so many games
WIDEST_GAP: Final = 0.03  # between what was said and what came of it, on average
WORKERS: Final = 2


class Seat(NamedTuple):
    """How one seat of a game came out."""

    bot: str
    loss: float  # a decision, on average
    luck: float


def reviewed(game: str, bots: tuple[str, ...], seed: str, number: int) -> tuple[Seat, ...]:
    """Play a game, each bot one place further round every time, and look back on it."""
    turn = number % len(bots)
    seated = bots[turn:] + bots[:turn]
    match = Match.new(game, len(bots), f"{seed}/{number}")
    play(match, [find(bot)(1000 * number + seat) for seat, bot in enumerate(seated)])
    found = review(match, work=WORK).players
    return tuple(
        Seat(bot, player.given_away / max(player.judged, 1), player.luck)
        for bot, player in zip(seated, found, strict=True)
    )


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
    """The luck of the first seat over many games."""
    play_one = partial(reviewed, game, ("novice",) * 3, SEEDS["luck"])
    middle, error = mean(seats[0].luck for _, seats in spread(play_one, range(LUCKY), Where(WORKERS)))
    line = f"{game}: luck of a seat {middle:+.2%} on average of {LUCKY} games (standard error {error:.2%})"
    assert abs(middle) <= 2 * error, line
    return line


def ranking(game: str) -> str:
    """What a decision of each level gives away."""
    play_one = partial(reviewed, game, LEVELS, SEEDS["rank"])
    games = [{seat.bot: seat.loss for seat in seats} for _, seats in spread(play_one, range(RANKED), Where(WORKERS))]
    told = [f"{level} {mean(each[level] for each in games)[0]:.2%}" for level in LEVELS]
    line = f"{game}: a decision gives away {', '.join(told)} of the chance to win ({RANKED} games)"
    for worse, better in pairwise(LEVELS):
        more, error = mean(each[worse] - each[better] for each in games)
        assert more > Z95 * error, f"{line}; {worse} against {better}: {more:+.2%} ± {Z95 * error:.2%}"
    return line


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for check in (calibration, ranking, luck):
        for game in GAMES:
            lines.append(check(game))
            progress(lines[-1])
    return lines
