"""Rows of numbers, one number after the other: a loop is compiled much faster than numpy's own words for it."""

from typing import TypeVar

import numpy as np

from ludus.odds.spartacus.solver.compiled import Reals, Wholes, inner

Row = TypeVar("Row", Reals, Wholes)


@inner
def put(into: Row, row: Row) -> None:
    """Write a row over another."""
    for place in range(len(row)):
        into[place] = row[place]


@inner
def add(into: Reals, row: Reals) -> None:
    """Add a row to another."""
    for place in range(len(row)):
        into[place] += row[place]


@inner
def fill(row: Reals, value: float) -> None:
    """Write one number everywhere."""
    for place in range(len(row)):
        row[place] = value


@inner
def copied(row: Reals) -> Reals:
    """The same row in another place."""
    into = np.empty(len(row))
    put(into, row)
    return into
