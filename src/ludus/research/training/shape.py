"""What of an observation a network reads, and how: lengths, scales, and the items of games that have a map."""

from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.encoding import Encoding
from ludus.research.position import rules_of
from ludus.research.training.settings import NetworkSettings, TableSettings

Places = NDArray[numpy.int64]


class Items(NamedTuple):
    """Where things of one kind stand in an observation, and which actions name them."""

    columns: Places  # a row for each item: its own slices, then its place in every slice that marks one item
    rest: Places  # all other columns
    actions: Places  # a row for each verb that names one: the action of every item
    adjacency: NDArray[numpy.float32]  # rows add up to 1


class Shape(NamedTuple):
    """All that a network must know of a game.

    It reads every byte as a part of what is usual; beside it, for each of the first few steps of a count, whether the
    count is as high: 1 or 2 coins less may mean more than 20 coins more.
    """

    length: int
    actions: int
    scale: NDArray[numpy.float32]
    counts: Places  # the columns of these steps
    steps: NDArray[numpy.uint8]  # and their heights
    items: Items | None

    @property
    def width(self) -> int:
        """How many numbers the network reads."""
        return self.length + len(self.counts)


def wide_encoding(game: str, table: TableSettings) -> Encoding:
    """The encoding in which networks read that play a game with the box of this table."""
    return rules_of(game, table.seats, table.options, "off").latest_encoding().widest


def shape_of(encoding: Encoding, settings: NetworkSettings) -> Shape:
    """The shape of networks that read this encoding."""
    parts = encoding.layout.slices.values()
    scale = numpy.concatenate([numpy.full(part.stop - part.start, 1 / part.usual, numpy.float32) for part in parts])
    pairs = [
        (column, step)
        for part in parts
        if part.usual > 1
        for column in range(part.start, part.stop)
        for step in range(1, min(part.usual, settings.count_steps) + 1)
    ]
    counts, steps = numpy.array(pairs, numpy.int64).reshape(-1, 2).T
    items = None if settings.items is None else _items(encoding, settings.items, counts)
    return Shape(len(scale), len(encoding.actions), scale, counts, steps.astype(numpy.uint8), items)


def _items(encoding: Encoding, kind: str, counts: Places) -> Items:
    names, slices, length = encoding.actions.values[kind], encoding.layout.slices, encoding.layout.length
    marking = [part for part in slices.values() if part.stop - part.start == len(names)]
    rows = []
    for i, item in enumerate(names):
        own = [part for name, part in slices.items() if name.startswith(f"{item} ")]
        read = {column for part in own for column in range(part.start, part.stop)}
        stepped = [length + place for place, column in enumerate(counts.tolist()) if column in read]
        rows.append([*sorted(read), *stepped, *(part.start + i for part in marking)])
    used = {column for row in rows for column in row}
    rest = [column for column in range(length + len(counts)) if column not in used]
    numbers = {name: id for id, name in enumerate(encoding.actions.names)}
    verbs = [verb for verb in encoding.actions.verbs if all(f"{verb} {name}" in numbers for name in names)]
    actions = [[numbers[f"{verb} {name}"] for name in names] for verb in verbs]
    near = _near(encoding.box, len(names))
    return Items(numpy.array(rows), numpy.array(rest), numpy.array(actions), near / near.sum(1, keepdims=True))


def _near(box: Any, count: int) -> NDArray[numpy.float32]:
    """1 where two spaces of the map are neighbours."""
    return numpy.array([[box.near[i] >> j & 1 for j in range(count)] for i in range(count)], numpy.float32)
