"""How strong a network is by now: games of one seat that plays it against bots on the others."""

import math
from typing import Final, NamedTuple

import numpy
import torch

from ludus.encoding import Encoding
from ludus.research.training.learner import Learner
from ludus.research.training.rollout import Said
from ludus.research.training.settings import TableSettings, TrainingSettings
from ludus.research.training.tables import Seen, Table

Z95: Final = 1.96
LEARNERS: Final = 64  # games at a time


class Share(NamedTuple):
    """The part of games won, and how far it may be off (95 %)."""

    games: int
    won: float

    @property
    def margin(self) -> float:
        return Z95 * math.sqrt(max(self.won * (1 - self.won), 0.25 / max(self.games, 1)) / max(self.games, 1))


def evaluate(learner: Learner, game: str, settings: TrainingSettings, wide: Encoding, seed: int) -> Share:
    """Play a number of games against the bot the settings name, at the first table they name, without exploring."""
    first = settings.tables[0]
    workers = min(max(first.workers, 0), 8)
    place = TableSettings(first.seats, workers, LEARNERS // max(workers, 1), first.options, settings.opponent)
    table = Table(game, place, wide, settings.score, seed=seed)
    left = numpy.full(
        table.count, -(-settings.evaluation_games // table.count)
    )  # as many of each, lest short ones count more
    won, games = 0.0, 0
    arrays = table.games.arrays
    while left.any():
        seen = Seen(table, arrays, wide.layout.length, learner.device)
        with torch.no_grad(), learner.autocast():
            logits, values = learner.network(seen.rows)
        said = Said(logits, values, seen, first.seats, greedy=True)
        arrays = table.games.step(said.actions.cpu().numpy())
        for row in (arrays.done & (left > 0)).nonzero()[0]:
            payoff = float(arrays.payoff[row, int(seen.seat[row])])
            won += (payoff * (first.seats - 1) + 1) / first.seats  # as `tables.shares`
            games += 1
            left[row] -= 1
    table.close()
    return Share(games, won / games)
