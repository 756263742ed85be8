"""Whether the chances to win that a network tells are true: on games that it has not seen."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.bots.network.network import Network
from ludus.bots.network.policy import Policy, softmax
from ludus.bots.network.weights import Weights
from ludus.research.position import rules_of
from ludus.research.training.settings import TableSettings
from ludus.research.vectorized.batch import Wishes
from ludus.research.vectorized.games import VectorGames

BINS: Final = 10
TOGETHER: Final = 64  # games
COLDEST, HOTTEST, TRIED = 0.4, 2.5, 64  # temperatures
FORBIDDEN: Final = -1e9
FITTED, MEASURED = 900_001, 900_002  # seeds of games that no training has met

Floats = NDArray[numpy.float64]


class Forecasts(NamedTuple):
    """What was told at each decision, as numbers for each seat, the one that was asked first; and who won."""

    numbers: Floats
    won: Floats

    def chances(self, temperature: float) -> Floats:
        """The same as chances."""
        return softmax(self.numbers / temperature)

    def brier(self, temperature: float) -> float:
        """The mean squared error of the asked seat's chance: 0 is perfect."""
        return float(((self.chances(temperature)[:, 0] - self.won[:, 0]) ** 2).mean())

    def log_loss(self, temperature: float) -> float:
        """How surprised one was by who won."""
        return float(-(self.won * numpy.log(self.chances(temperature) + 1e-9)).sum(1).mean())


class Bin(NamedTuple):
    """Forecasts that are alike: how many, what they said on average, and how often it came true."""

    decisions: int
    told: float
    true: float


def forecast(weights: Weights, game: str, table: TableSettings, games: int, seed: int) -> Forecasts:
    """Let a network play itself, as likely as its policy says, and keep what it told about who wins."""
    rules = rules_of(game, table.seats, table.options, "off")
    network = Network(weights)
    policy = Policy(weights, network, rules.encoding)
    count = min(TOGETHER, games)
    playing = VectorGames(rules, count, Wishes(), seed)
    lots, arrays = numpy.random.default_rng(seed), playing.arrays
    going: list[list[tuple[int, NDArray[numpy.float32]]]] = [[] for _ in range(count)]
    left = numpy.full(count, -(-games // count))  # as many of each, lest short games count more
    told: list[NDArray[numpy.float32]] = []
    won: list[list[float]] = []
    while left.any():
        logits, values = network(policy.widened(arrays.observation))
        for row, seat in enumerate(arrays.seat):
            going[row].append((int(seat), values[row, : table.seats].copy()))
        noise = lots.gumbel(size=logits.shape)
        arrays = playing.step(numpy.where(arrays.mask, logits + noise, FORBIDDEN).argmax(1))
        for ended in arrays.done.nonzero()[0].tolist():
            if left[ended]:
                shares = ((arrays.payoff[ended] * (table.seats - 1) + 1) / table.seats).tolist()
                told += [numbers for _, numbers in going[ended]]
                won += [[*shares[seat:], *shares[:seat]] for seat, _ in going[ended]]
                left[ended] -= 1
            going[ended] = []
    return Forecasts(numpy.array(told, numpy.float64), numpy.array(won))


def temperature_of(forecasts: Sequence[Forecasts]) -> float:
    """By what the numbers are best divided: above 1 where a network is too sure."""
    tried = numpy.geomspace(COLDEST, HOTTEST, TRIED)
    losses = [sum(one.log_loss(float(temperature)) * len(one.won) for one in forecasts) for temperature in tried]
    return float(tried[int(numpy.argmin(losses))])


def reliability(forecasts: Forecasts, temperature: float) -> list[Bin]:
    """The diagram: chances of the seat that is asked, gathered by tenths."""
    chances, won = forecasts.chances(temperature)[:, 0], forecasts.won[:, 0]
    places = numpy.minimum((chances * BINS).astype(int), BINS - 1)
    found = [(places == place) for place in range(BINS)]
    return [Bin(int(own.sum()), float(chances[own].mean()), float(won[own].mean())) for own in found if own.any()]


def calibrate(weights: Weights, game: str, tables: Sequence[TableSettings], games: int) -> dict[str, Any]:
    """The temperature that fits some games, and what the chances are worth in others, by the number of seats."""
    once = {table.seats: table for table in tables}
    temperature = temperature_of([forecast(weights, game, table, games, FITTED) for table in once.values()])
    found: dict[str, Any] = {"temperature": temperature}
    for seats, table in once.items():
        told = forecast(weights, game, table, games, MEASURED)
        bins = reliability(told, temperature)
        found[f"{seats} seats"] = {
            "decisions": len(told.won),
            "brier": round(told.brier(temperature), 4),
            "brier of even chances": round((seats - 1) / seats**2, 4),
            "log loss": round(told.log_loss(temperature), 4),
            "reliability": [[one.decisions, round(one.told, 3), round(one.true, 3)] for one in bins],
        }
    return found
