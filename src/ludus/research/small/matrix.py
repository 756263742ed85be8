"""A game in which both choose at once, solved exactly: the simplex method in fractions."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

Row = list[Fraction]


class Mixed(NamedTuple):
    """What a game is worth to whoever chooses the row, and how often each row and each column is chosen."""

    value: Fraction
    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def mixed(payoff: Sequence[Sequence[Fraction]]) -> Mixed:
    """The value of a matrix game, and a choice of rows and of columns that nobody can better.

    >>> mixed([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]]).rows
    (Fraction(1, 2), Fraction(1, 2))
    """
    lowest = min(min(row) for row in payoff)
    shift = 1 - lowest  # so that all entries are positive, and with them the value
    height, width = len(payoff), len(payoff[0])
    table = [
        [value + shift for value in row] + [Fraction(int(i == j)) for j in range(height)] + [Fraction(1)]
        for i, row in enumerate(payoff)
    ]
    goal = [Fraction(-1)] * width + [Fraction(0)] * (height + 1)
    basis = list(range(width, width + height))
    while (entering := next((j for j in range(width + height) if goal[j] < 0), -1)) >= 0:
        leaving = leaving_row(table, basis, entering)
        pivot(table, goal, leaving, entering)
        basis[leaving] = entering
    value = 1 / goal[-1]
    weights = {place: table[i][-1] for i, place in enumerate(basis)}
    return Mixed(
        value - shift,
        tuple(goal[width + i] * value for i in range(height)),
        tuple(weights.get(j, Fraction(0)) * value for j in range(width)),
    )


def leaving_row(table: list[Row], basis: list[int], entering: int) -> int:
    """The row that limits the entering column most; the lowest number among equals, so that it comes to an end."""
    able = [i for i, row in enumerate(table) if row[entering] > 0]
    return min(able, key=lambda i: (table[i][-1] / table[i][entering], basis[i]))


def pivot(table: list[Row], goal: Row, leaving: int, entering: int) -> None:
    """Let one column enter where another leaves."""
    divisor = table[leaving][entering]
    table[leaving] = chosen = [value / divisor for value in table[leaving]]
    for row in (*(row for i, row in enumerate(table) if i != leaving), goal):
        factor = row[entering]
        if factor:
            row[:] = [value - factor * other for value, other in zip(row, chosen, strict=True)]
