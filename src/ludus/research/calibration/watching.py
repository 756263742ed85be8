"""Quiet moments of games between equals: what the estimator knew of each seat, and what came of it."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.bots import load
from ludus.bots.estimates import EVALUATORS
from ludus.bots.search.judge import Features, Rewards
from ludus.core.decision import Option
from ludus.core.phrase import Event
from ludus.match import GAMES, Bot, Match, Turn, play

ASTRAY: Final = 0.1  # how often a bot chooses by lot: there is little to learn from games that are all alike


class Table(NamedTuple):
    """Who plays a game to be watched: equals, who now and then stray."""

    game: str
    bot: str
    astray: float
    seed: str
    number: int

    @property
    def seats(self) -> int:
        """Games take all numbers of seats in turn."""
        title = GAMES[self.game]
        return title.fewest + self.number % (title.most - title.fewest + 1)


class Moment(NamedTuple):
    """A quiet moment: what was known of each seat, what the estimator said, and the shares of the win in the end."""

    inputs: Sequence[Features]
    chances: Rewards
    progress: float
    won: Sequence[float]


class Straying(Bot):
    """Plays like another bot, but now and then by lot."""

    def __init__(self, bot: Bot, astray: float, seed: int) -> None:
        self.bot = bot
        self.astray = astray
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        return self.rng.choice(turn.options) if self.rng.random() < self.astray else self.bot.choose(turn)

    def propose(self, turn: Turn) -> Option | None:
        return self.bot.propose(turn)


def watch(table: Table) -> list[Moment]:
    """The quiet moments of one game."""
    seed = f"{table.seed}/{table.number}"
    match, lots = Match.new(table.game, table.seats, seed), random.Random(seed)
    seen: list[tuple[list[Features], Rewards, float]] = []
    evaluator = EVALUATORS[match.title.family](match.game, match.game.asked[0], lots)
    last: object = None

    def look(events: list[Event]) -> None:
        nonlocal last
        g = match.game
        stage = evaluator.stage(g)
        if stage is not None and stage != last and g.chance is None:
            seen.append((evaluator.inputs(g), evaluator.chances(g), evaluator.progress(g)))
        last = stage or last

    make = load(table.bot)
    bots = [Straying(make(lots.getrandbits(32)), table.astray, lots.getrandbits(32)) for _ in range(table.seats)]
    play(match, bots, look)
    outcome = match.outcome
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(table.seats)]
    return [Moment(*moment, won) for moment in seen]
