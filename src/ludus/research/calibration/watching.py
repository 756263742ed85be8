"""Quiet moments of games between equals: what the estimator knew of each seat, and what came of it."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.bots import load
from ludus.bots.estimates import EVALUATORS, Estimator
from ludus.bots.estimates.evaluator import AnyGame
from ludus.bots.estimates.foresight import Foresight, Start
from ludus.bots.estimates.sampling import weighed
from ludus.bots.search.judge import Features, Rewards
from ludus.core.decision import Option
from ludus.core.phrase import Event
from ludus.encoding import encoding_of
from ludus.match import GAMES, Bot, Match, Turn, play

ASTRAY: Final = 0.1  # how often a bot chooses by lot: there is little to learn from games that are all alike
TRIES: Final = 8  # play-outs of a position that is not quiet to whoever tells the chances: fewer than in a review


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


def watch(table: Table, by_rule: bool = False) -> list[Moment]:
    """The quiet moments of one game, with the chances a review would tell; or `by_rule` those of the evaluator."""
    seed = f"{table.seed}/{table.number}"
    match, lots = Match.new(table.game, table.seats, seed), random.Random(seed)
    seen: list[tuple[AnyGame, list[Features], float]] = []
    evaluator = EVALUATORS[match.title.family](match.game, match.game.asked[0], lots)
    foresight = foresight_at(match, by_rule)
    last: object = None

    def look(events: list[Event]) -> None:
        nonlocal last
        g = match.game
        stage = evaluator.stage(g)
        if stage is not None and stage != last and g.chance is None:
            seen.append((g.clone(), evaluator.inputs(g), evaluator.progress(g)))
        last = stage or last

    make = load(table.bot)
    bots = [Straying(make(lots.getrandbits(32)), table.astray, lots.getrandbits(32)) for _ in range(table.seats)]
    play(match, bots, look)
    outcome = match.outcome
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(table.seats)]
    told = chances_at([g for g, _, _ in seen], foresight)
    return [Moment(inputs, said, part, won) for (_, inputs, part), said in zip(seen, told, strict=True)]


def foresight_at(match: Match, by_rule: bool) -> Foresight:
    """How a review would play on from the positions of a match that begins."""
    family, g = match.title.family, match.game
    estimator = Estimator(family, random.Random(str(match.seed)), EVALUATORS[family] if by_rule else None)
    return estimator.foresight(g, g.asked[0], encoding_of(match.title, match.seats, match.settings, match.box))


def chances_at(games: Sequence[AnyGame], foresight: Foresight) -> list[Rewards]:
    """Everybody's chance to win in each of these games; all of them are played on together."""
    known, dice = [foresight.known(g, []) for g in games], random.Random(len(games))
    unknown = [g for g, found in zip(games, known, strict=True) if found is None]
    starts = [Start(g, [], dice, world) for world, g in enumerate(unknown * TRIES)]
    came = foresight.play_outs(starts) if starts else []
    means = iter([weighed([(1.0, came[i :: len(unknown)])]).chances for i in range(len(unknown))])
    return [next(means) if found is None else found.chances for found in known]
