"""What a network makes of a game: how likely it would say each answer, and how likely each seat is to win."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.bots.network.network import Network, Rows
from ludus.bots.network.weights import Weights, check
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.encoding import Answers, Asked, Encoding

PAYOFF, MARGIN = range(2)  # the prospects a network has learnt: of winning, and of points

Chances = NDArray[numpy.float64]


class Thought(NamedTuple):
    """What a network says to a question."""

    answers: Answers
    ids: list[int]  # the numbers of the answers
    chances: Chances  # how likely it would give each
    win: float  # the chance of the seat that is asked


class Policy:
    """A network at one kind of table."""

    def __init__(self, weights: Weights, network: Network, encoding: Encoding) -> None:
        """Raises UnfitWeights."""
        check(weights, encoding.widest)
        self.network = network
        self.encoding = encoding
        self.seats = encoding.seats
        self._length = encoding.widest.layout.length
        self._places = numpy.array(encoding.places())

    def think(self, game: Game[Any], seat: Seat, asked: Asked) -> Thought:
        """The answer to a question as a seat sees the game."""
        logits, values = self.network(self.rows([(game, seat, asked.options)]))
        answers = self.encoding.actions.answers(asked, seat)
        ids = list(answers)
        return Thought(answers, ids, softmax(logits[0, ids]), self.win(values[0]))

    def win(self, values: NDArray[numpy.float32]) -> float:
        """The chance to win: what is paid for a victory is 1, and the others lose it together."""
        return float(min(max((values[PAYOFF] * (self.seats - 1) + 1) / self.seats, 0.0), 1.0))

    def rows(self, seen: Sequence[tuple[Game[Any], Seat, tuple[Option, ...]]]) -> Rows:
        """What seats see of games, and what verbs they have."""
        narrow = b"".join(map(self._written, *zip(*seen, strict=True)))
        rows: Rows = numpy.zeros((len(seen), self._length), numpy.uint8)
        rows[:, self._places] = numpy.frombuffer(narrow, numpy.uint8).reshape(len(seen), -1)
        return rows

    def _written(self, game: Game[Any], seat: Seat, options: tuple[Option, ...]) -> bytes:
        encoding, out = self.encoding, [b""]
        assert encoding.encoder is not None
        encoding.write_head(game, seat, options, out)
        encoding.encoder.write(game, seat, out)
        return b"".join(out)


def softmax(logits: NDArray[numpy.float32]) -> Chances:
    """Chances that add up to 1."""
    powers = numpy.exp(logits.astype(numpy.float64) - logits.max())
    found: Chances = powers / powers.sum()
    return found
