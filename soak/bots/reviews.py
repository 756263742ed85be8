"""Reviews are true: chances told of unseen games, luck that comes to nothing, and levels ranked by what they lose.

Every question about a game is a part of its own that can be run alone, cut short and taken up again:

    python -m soak.bots.reviews --list
    python -m soak.bots.reviews luck-kampf

`python3 dev.py soak reviews` runs all of them. Games that are looked back on are kept in `.cache/soak/reviews`, by the
code of the bots, the reviews and the rules and by the networks; a change of any begins anew.
"""

import math
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.bots.estimates import Estimator
from ludus.bots.master import SHIPPED
from ludus.match import Bot, Turn, play
from ludus.research.calibration.measuring import reliability
from ludus.research.calibration.watching import Moment as Quiet
from ludus.research.calibration.watching import Table, watch
from ludus.research.simulation.totals import Z95
from ludus.review import LUCK_ALONE, review
from ludus.review.walk import Moment, walk
from soak.bots import _parts
from soak.bots._parts import Part, Soak, files_of, finished

ROOMS: Final = ("core", "data", "games", "odds", "match", "encoding", "bots", "review", "research/calibration")
GAMES: Final = ("kampf", "aquileia", "spartacus")
UNSEEN: Final = 500  # games between equals, to measure chances on
LUCKY: Final = 1000  # games to add luck up over
RANKED: Final = {"kampf": 300, "aquileia": 60, "spartacus": 60}  # games to rank levels by: in Kampf they are close
EQUALS: Final = "greedy"  # who plays these
SEATS: Final = 4
EACH: Final = 12  # decisions of each of them that all levels are asked at
LEVELS: Final = ("random", "novice", "champion", "master")  # each is to give away more than the next
SEEDS: Final = {"unseen": "soak/unseen", "luck": "soak/luck", "rank": "soak/rank"}
QUICK: Final = "plain"  # who plays the games luck is added up over: greedy, in Spartacus a house without guile
LUCK_STEPS: Final = 20_000  # of play-outs in one of them: errors average out over so many games
DECISION_STEPS: Final = 6_000  # of play-outs for a choice: about as many as in a review
WIDEST_GAP: Final = 0.03  # between what was said and what came of it, on average
WORKERS: Final = 2


def levels_of(game: str) -> tuple[str, ...]:
    """The levels to rank: a master of Spartacus, where there is no network, only bids for the games otherwise."""
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
    """What a decision of each level would give away in a game between equals, on average.

    All are asked at the same decisions: at a table of their own whoever plays badly soon has little left to lose.
    """
    lots = random.Random(f"{SEEDS['rank']}/{number}")
    match = played(game, (EQUALS,) * SEATS, SEEDS["rank"], number)
    picked = set(lots.sample([moment.number for moment in walk(match) if moment.is_decision], EACH))
    players = {level: find(level)(number) for level in levels_of(game)}
    totals = dict.fromkeys(players, 0.0)
    for moment in walk(match):
        if moment.number in picked:
            for level, loss in given_away(moment, players).items():
                totals[level] += loss / EACH
    return totals


def given_away(moment: Moment, players: Mapping[str, Bot]) -> dict[str, float]:
    """What a review would say that the choice of each player gives away, where these are asked."""
    match, seat = moment.match, moment.act.seat
    assert match.decision is not None
    turn = Turn(match, seat, match.decision, match.options(seat))
    answers = {name: player.choose(turn).words for name, player in players.items()}
    found = {words: judged(turn, words, moment.number) for words in set(answers.values())}
    return {name: found[words] for name, words in answers.items()}


def judged(turn: Turn, words: str, number: int) -> float:
    """What an option gives away; the same worlds are imagined for all as far as they go."""
    return Estimator(turn.game, random.Random(number)).options(turn, DECISION_STEPS, words).loss


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


def chances(game: str, number: int) -> list[list[Sequence[float]]]:
    """What was said of everybody's chances at each quiet moment of an unseen game, and the shares of the win."""
    moments = watch(Table(game, "greedy", 0.0, SEEDS["unseen"], number))
    return [[moment.chances, moment.won] for moment in moments]


def calibration(game: str, file: Path) -> str:
    """What was said, and what came of it."""
    plan = {"chances": game, "seed": SEEDS["unseen"]}
    games = finished(partial(chances, game), UNSEEN, WORKERS, file, plan)
    found = reliability([[Quiet((), tuple(said), 0.0, won) for said, won in moments] for moments in games])
    line = f"{game}: {found.lines()[0]}"
    assert found.gap < WIDEST_GAP, line
    assert found.brier < found.even, line
    return line


def luck(game: str, file: Path) -> str:
    """The luck of the first seat over many games; that of the others is told."""
    plan = {"luck": game, "seed": SEEDS["luck"], "steps": LUCK_STEPS}
    games = finished(partial(lucks, game), LUCKY, WORKERS, file, plan)
    seats = [mean(column) for column in zip(*games, strict=True)]
    told = ", ".join(f"{middle:+.2%} (standard error {error:.2%})" for middle, error in seats)
    line = f"{game}: luck of each seat {told} on average of {LUCKY} games"
    middle, error = seats[0]
    assert abs(middle) <= 2 * error, line
    return line


def ranking(game: str, file: Path) -> str:
    """What a decision of each level gives away, and how surely it is more than the next level's."""
    plan = {"ranking": game, "seed": SEEDS["rank"], "steps": DECISION_STEPS, "each": EACH}
    games = finished(partial(losses, game), RANKED[game], WORKERS, file, plan)
    levels = levels_of(game)
    told = [f"{level} {interval(each[level] for each in games)}" for level in levels]
    apart = {pair: interval(each[pair[0]] - each[pair[1]] for each in games) for pair in pairwise(levels)}
    more = ", ".join(f"{worse} {found} more than {better}" for (worse, better), found in apart.items())
    line = f"{game}: a decision gives away {', '.join(told)} of the chance to win; {more} ({len(games)} games)"
    assert all(found.low > 0 for found in apart.values()), line
    return line


def parts() -> dict[str, Part]:
    """Everything there is to run, by name."""
    checks = {"chances": calibration, "ranking": ranking, "luck": luck}
    return {f"{name}-{game}": partial(check, game) for name, check in checks.items() for game in GAMES}


SOAK: Final = Soak("reviews", parts(), files_of(ROOMS))


def run(progress: Callable[[str], None]) -> list[str]:
    return _parts.run(SOAK, progress)


if __name__ == "__main__":
    sys.exit(_parts.main(SOAK, __doc__))
