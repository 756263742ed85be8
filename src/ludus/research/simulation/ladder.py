"""A ladder: every bot meets every other, and the results become ratings.

In a meeting of two bots the seats are theirs by turns, and each deal is played twice, with the seats exchanged. All
meetings play the same deals (duplicate), with the same houses where there are any, so that luck with the cards is
everybody's. A game is a number of comparisons: each seat of one bot with each seat of the other, by victory first and
points then.
"""

import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from ludus import bots
from ludus.core.decision import Option
from ludus.core.game import Outcome
from ludus.match import Bot, Match, Turn, play
from ludus.research.simulation.balance import take_sides
from ludus.research.simulation.journal import Journal
from ludus.research.simulation.simulate import seed_of
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import Z95, interval

Task = tuple[tuple[str, str], int]  # two bots, and which of their games it is


class LadderPlan(NamedTuple):
    """Who meets: the bots, the seats of a game, the games of each meeting, and the seed of all deals."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}

    def plain(self) -> dict[str, Any]:
        """What makes a game what it is, for JSON; bots and games can be added later. Raises what Match.new raises."""
        rules = Match.new(self.game, self.seats, self.seed, self.options)
        return {
            "game": self.game,
            "rules": rules.title.rules,
            "set": rules.digest,
            "seats": self.seats,
            "seed": self.seed,
            "options": {name: str(value) for name, value in sorted(self.options.items())},
        }


class MeetingGame(NamedTuple):
    """One game of a meeting."""

    first: str
    second: str
    share: float  # of the comparisons, those the first bot won
    seconds: tuple[float, float]  # of processor time that each bot took
    decisions: tuple[int, int]  # with more than one option


class Meeting(NamedTuple):
    """Two bots and all their games."""

    first: str
    second: str
    games: int
    share: float
    low: float  # of the 95 % interval
    high: float


class Rung(NamedTuple):
    """One bot's place."""

    bot: str
    rating: float
    rating_within: float
    share: float  # of all its comparisons
    low: float  # of the 95 % interval of the share
    high: float
    milliseconds: float  # of processor time for a decision, on average


class Ladder(NamedTuple):
    """The bots, the best first, and every meeting."""

    rungs: list[Rung]
    meetings: list[Meeting]


class Timed(Bot):
    """A bot with a stopwatch for its processor time, which does not count what else the machine is doing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, turn: Turn) -> Option:
        start = time.process_time()
        option = self.bot.choose(turn)
        if len(turn.options) > 1:
            self.seconds += time.process_time() - start
            self.decisions += 1
        return option

    def propose(self, turn: Turn) -> Option | None:
        start = time.process_time()
        option = self.bot.propose(turn)
        self.seconds += time.process_time() - start
        return option


def climb(
    plan: LadderPlan,
    workers: int = 1,
    on_game: Callable[[], None] | None = None,
    *,
    cluster: str | None = None,
    out: str | Path | None = None,
) -> Ladder:
    """Play all meetings; `on_game` hears of each game finished. Raises what Match.new and bots.load raise.

    With a file every game is written as it is finished; games that are in it already are not played again.
    """
    for name in plan.bots:
        bots.load(name)
    tasks = [(pair, index) for index in range(plan.games) for pair in combinations(plan.bots, 2)]
    told = on_game or (lambda: None)
    with Journal(out, plan.plain()) as journal:  # a mistake shows here, not in every process
        done = dict(read(part) for part in journal.parts)
        left = [task for task in tasks if task not in done]
        for _ in range(len(tasks) - len(left)):
            told()
        for task, played in spread(partial(play_one, plan), left, Where(workers, cluster)):
            done[task] = played
            journal.write({"index": task[1], **played._asdict()})
            told()
    games = [done[task] for task in tasks]  # in a fixed order, whoever was first
    return Ladder(rungs(plan.bots, games), meetings(plan.bots, games))


def read(part: dict[str, Any]) -> tuple[Task, MeetingGame]:
    """A game from its line in a file."""
    seconds, decisions = tuple(part["seconds"]), tuple(part["decisions"])
    played = MeetingGame(part["first"], part["second"], part["share"], seconds, decisions)
    return ((played.first, played.second), part["index"]), played


def play_one(plan: LadderPlan, task: Task) -> MeetingGame:
    """One game of a meeting: deal index // 2, its houses dealt round, seats exchanged in every second game."""
    pair, index = task
    match = Match.new(plan.game, plan.seats, seed_of(plan.seed, index // 2), plan.options)
    take_sides(match, index // 2)
    sides = [(seat + index) % 2 for seat in range(plan.seats)]  # which of the two sits on each seat
    players = [Timed(bots.load(pair[side])(seed_of(plan.seed, index, seat))) for seat, side in enumerate(sides)]
    play(match, players)
    assert match.outcome is not None
    own = [[bot for bot, which in zip(players, sides, strict=True) if which == side] for side in range(2)]
    first, second = (sum(bot.seconds for bot in some) for some in own)
    many, others = (sum(bot.decisions for bot in some) for some in own)
    return MeetingGame(*pair, compared(match.outcome, sides), (first, second), (many, others))


def compared(outcome: Outcome, sides: list[int]) -> float:
    """The share of the comparisons that go to the first bot; an even one counts half."""
    rank = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    firsts, seconds = ([rank[seat] for seat, side in enumerate(sides) if side == one] for one in range(2))
    return fmean((mine > theirs) + (mine == theirs) / 2 for mine in firsts for theirs in seconds)


# --- what came of it ---------------------------------------------------------------------------------


def meetings(names: tuple[str, ...], games: list[MeetingGame]) -> list[Meeting]:
    """Each pair with its share."""
    found = []
    for first, second in combinations(names, 2):
        shares = [game.share for game in games if (game.first, game.second) == (first, second)]
        found.append(Meeting(first, second, len(shares), fmean(shares), *interval(sum(shares), len(shares))))
    return found


def rungs(names: tuple[str, ...], games: list[MeetingGame]) -> list[Rung]:
    """Each bot with its rating, the best first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to load, and only a ladder needs it)

    model = PlackettLuce()
    ratings = {name: model.rating() for name in names}
    for game in games:
        teams = [[ratings[game.first]], [ratings[game.second]]]
        ratings[game.first], ratings[game.second] = (
            team[0] for team in model.rate(teams, scores=[game.share, 1 - game.share])
        )
    found = []
    for name in names:
        shares = [game.share if game.first == name else 1 - game.share for game in games if name in game[:2]]
        pace = [(game.seconds[i], game.decisions[i]) for game in games for i in range(2) if game[i] == name]
        took = 1000 * sum(seconds for seconds, _ in pace) / max(1, sum(count for _, count in pace))
        rating = ratings[name]
        between = interval(sum(shares), len(shares))
        found.append(Rung(name, rating.mu, Z95 * rating.sigma, fmean(shares), *between, took))
    return sorted(found, key=lambda rung: -rung.rating)
