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

Chances = NDArray[numpy.float64]


class Thought(NamedTuple):
    """What a network says to a question."""

    answers: Answers
    ids: list[int]  # the numbers of the answers
    chances: Chances  # how likely it would give each
    wins: Chances  # the chance of every seat to win, that of the one that is asked first, the others clockwise

    @property
    def win(self) -> float:
        """The chance of the seat that is asked."""
        return float(self.wins[0])

    def told(self) -> list[tuple[str, float]]:
        """The answers in words, and how likely each was; one that asks further is told by its verb."""
        answers = [self.answers[id] for id in self.ids]
        words = [one.words if isinstance(one, Option) else one.options[0].verb for one in answers]
        return list(zip(words, self.chances.tolist(), strict=True))


class Policy:
    """A network at one kind of table."""

    def __init__(self, weights: Weights, network: Network, encoding: Encoding) -> None:
        """Raises UnfitWeights."""
        check(weights, encoding.widest)
        self.network = network
        self.encoding = encoding
        self.seats = encoding.seats
        self._temperature = numpy.float32(weights.about.get("temperature", 1.0))  # found on games it had not seen
        self._length = encoding.widest.layout.length
        self._places = numpy.array(encoding.places())

    def think(self, game: Game[Any], seat: Seat, asked: Asked) -> Thought:
        """The answer to a question as a seat sees the game."""
        logits, values = self.network(self.rows([(game, seat, asked.options)]))
        answers = self.encoding.actions.answers(asked, seat)
        ids = list(answers)
        return Thought(answers, ids, softmax(logits[0, ids]), self.wins(values[0]))

    def decide(self, game: Game[Any], seat: Seat, options: Sequence[Option]) -> tuple[Option, Thought]:
        """The likeliest option, and what was thought at first: an option may be said in several steps."""
        first = thought = self.think(game, seat, Asked(tuple(options)))
        while True:
            answer = thought.answers[thought.ids[int(thought.chances.argmax())]]
            if isinstance(answer, Option):
                return answer, first
            thought = self.think(game, seat, answer)

    def priors(
        self, game: Game[Any], seat: Seat, options: Sequence[Option]
    ) -> tuple[list[tuple[Option, float]], Thought]:
        """How likely it would choose each option, and what was thought at first."""
        first = self.think(game, seat, Asked(tuple(options)))
        found: list[tuple[Option, float]] = []
        begun = [(first, 1.0)]
        while begun:
            thought, share = begun.pop()
            for id, chance in zip(thought.ids, thought.chances.tolist(), strict=True):
                answer = thought.answers[id]
                if isinstance(answer, Option):
                    found.append((answer, share * chance))
                else:
                    begun.append((self.think(game, seat, answer), share * chance))
        return found, first

    def wins(self, values: NDArray[numpy.float32]) -> Chances:
        """The chances of the seats at this table; the last of the prospects is a lead in points, for learning alone."""
        return softmax(values[..., : self.seats] / self._temperature)

    def chances(self, values: NDArray[numpy.float32], asked: Sequence[Seat]) -> Chances:
        """For many games the chances of the seats in their order at the table, whoever is asked in each."""
        places = numpy.arange(self.seats)[None, :] - numpy.array(asked)[:, None]
        found: Chances = numpy.take_along_axis(self.wins(values), places % self.seats, 1)
        return found

    def rows(self, seen: Sequence[tuple[Game[Any], Seat, tuple[Option, ...]]]) -> Rows:
        """What seats see of games, and what verbs they have."""
        narrow = b"".join(map(self._written, *zip(*seen, strict=True)))
        return self.widened(numpy.frombuffer(narrow, numpy.uint8).reshape(len(seen), -1))

    def widened(self, observed: Rows) -> Rows:
        """Observations of this table as the network reads them: with places for the most seats there can be."""
        rows: Rows = numpy.zeros((len(observed), self._length), numpy.uint8)
        rows[:, self._places] = observed
        return rows

    def _written(self, game: Game[Any], seat: Seat, options: tuple[Option, ...]) -> bytes:
        writer, out = self.encoding.writer, [b""]
        assert writer is not None
        writer.write(game, seat, list(options), out)
        return b"".join(out)


def softmax(logits: NDArray[numpy.floating[Any]]) -> Chances:
    """Chances that add up to 1, in every row."""
    powers = numpy.exp(logits.astype(numpy.float64) - logits.max(-1, keepdims=True))
    found: Chances = powers / powers.sum(-1, keepdims=True)
    return found
