"""The arrays that a step of many games fills."""

from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.research.observation import length
from ludus.research.position import Rules


class Arrays(NamedTuple):
    """What stands in every game, a row each.

    Where `done`, a game has just ended: `payoff` and `score` are what it brought every chair, and everything else is of
    the next one, which has begun. Elsewhere they are 0.
    """

    observation: NDArray[Any]  # what the seat that is asked sees: bytes, as `Rules.encoding.layout` says
    mask: NDArray[numpy.bool_]  # the numbers with which it can answer
    seat: NDArray[numpy.int8]  # who is asked
    payoff: NDArray[numpy.float32]  # by chair: 1 for a victory; the sum is 0
    score: NDArray[numpy.int32]  # by chair
    done: NDArray[numpy.bool_]

    def rows(self, first: int, end: int) -> "Arrays":
        """The same of some of the games; what is written there is written here."""
        arrays: list[NDArray[Any]] = [array[first:end] for array in self]
        return Arrays(*arrays)


def refused(arrays: Arrays, numbers: NDArray[numpy.integer]) -> int | None:
    """The first game whose mask forbids its number."""
    count, actions = arrays.mask.shape
    inside = (numbers >= 0) & (numbers < actions)
    allowed = inside & arrays.mask[numpy.arange(count), numpy.where(inside, numbers, 0)]
    return None if allowed.all() else int(allowed.argmin())


def shapes(rules: Rules, count: int) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each array, for so many games. Games without an encoder are observed in fractions."""
    has_bytes = rules.encoding.encoder is not None
    return [
        ((count, length(rules)), numpy.uint8 if has_bytes else numpy.float32),
        ((count, len(rules.vocabulary)), numpy.bool_),
        ((count,), numpy.int8),
        ((count, rules.seats), numpy.float32),
        ((count, rules.seats), numpy.int32),
        ((count,), numpy.bool_),
    ]


def allocate(rules: Rules, count: int) -> Arrays:
    """Arrays of this process alone."""
    return Arrays(*(numpy.zeros(shape, kind) for shape, kind in shapes(rules, count)))


def size_of(rules: Rules, count: int) -> int:
    """How many bytes the arrays take, one behind the other."""
    return sum(_rounded(numpy.dtype(kind).itemsize * int(numpy.prod(shape))) for shape, kind in shapes(rules, count))


def placed(rules: Rules, count: int, buffer: memoryview) -> Arrays:
    """The arrays of a piece of memory that several processes share."""
    found: list[NDArray[Any]] = []
    start = 0
    for shape, kind in shapes(rules, count):
        found.append(numpy.ndarray(shape, kind, buffer, start))
        start += _rounded(found[-1].nbytes)
    return Arrays(*found)


def _rounded(size: int) -> int:
    """Every array begins at a whole number of words."""
    return -(-size // 8) * 8
