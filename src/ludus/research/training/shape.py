"""What of an observation a network reads, and how: lengths, scales, and the items of games that have a map."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.core.errors import BadSetting
from ludus.encoding import Encoding
from ludus.research.position import rules_of
from ludus.research.training.settings import NetworkSettings, TableSettings

FEW: Final = 10  # counts that may be higher are told apart from none alone

Places = NDArray[numpy.int64]
Read = tuple[str, int, int]  # a slice, a byte of it, and what is usual at most or the step that is told


class Items(NamedTuple):
    """Where things of one kind stand in an observation, and which actions name them."""

    columns: Places  # a row for each item: numbers of its own slices, then its place in every slice that marks one
    rest: Places  # all other numbers
    actions: Places  # a row for each verb that names one: the action of every item
    adjacency: NDArray[numpy.float32]  # rows add up to 1


class Chairs(NamedTuple):
    """Where the same is said of every seat: what chances are read off by the same weights for all."""

    columns: Places  # a row for each seat, one's own first: its numbers in every slice that all have, alike in order
    context: Places  # numbers that are told with each


class Shape(NamedTuple):
    """All that a network must know of a game.

    It reads bytes as parts of what is usual; beside them, for each of the first few steps of a count, whether the count
    is as high: 1 or 2 coins less may mean more than 20 coins more.
    """

    seats: int  # at most
    actions: int
    columns: Places  # the bytes it reads
    scale: NDArray[numpy.float32]  # what each is multiplied by
    counts: Places  # the bytes of these steps
    steps: NDArray[numpy.uint8]  # and their heights
    items: Items | None
    chairs: Chairs | None
    inputs: tuple[str, ...]  # what each number that it reads is called

    @property
    def width(self) -> int:
        """How many numbers the network reads."""
        return len(self.columns) + len(self.counts)


def wide_encoding(game: str, table: TableSettings) -> Encoding:
    """The encoding in which networks read that play a game with the box of this table."""
    return rules_of(game, table.seats, table.options, "off").latest_encoding().widest


def shape_of(encoding: Encoding, settings: NetworkSettings) -> Shape:
    """The shape of networks that read this encoding."""
    read = [
        (name, column, part.usual)
        for name, part in encoding.layout.slices.items()
        if not any(fnmatchcase(name, pattern) for pattern in settings.unread)
        for column in range(part.start, part.stop)
    ]
    stepped = [
        (name, column, step)
        for name, column, usual in read
        if usual > 1
        for step in range(1, steps_of(name, usual, settings) + 1)
    ]
    columns = numpy.array([column for _, column, _ in read])
    counts = numpy.array([column for _, column, _ in stepped], numpy.int64)
    inputs = _names(encoding, read, stepped)
    return Shape(
        encoding.seats,
        len(encoding.actions),
        columns,
        numpy.array([1 / usual for *_, usual in read], numpy.float32),
        counts,
        numpy.array([step for *_, step in stepped], numpy.uint8),
        None if settings.items is None else _items(encoding, settings.items, columns, counts),
        _chairs(encoding, inputs, settings),
        inputs,
    )


def _names(encoding: Encoding, read: Sequence[Read], stepped: Sequence[Read]) -> tuple[str, ...]:
    """What each number that is read is called: its slice and its place in it, and the step of a count."""
    starts = {name: part.start for name, part in encoding.layout.slices.items()}
    return (
        *(f"{name} {column - starts[name]}" for name, column, _ in read),
        *(f"{name} {column - starts[name]} from {step}" for name, column, step in stepped),
    )


def steps_of(name: str, usual: int, settings: NetworkSettings) -> int:
    """How many steps of a count are told apart: as many as the settings say for its slice, few where they do not."""
    for pattern, steps in settings.steps.items():
        if fnmatchcase(name, pattern):
            return min(usual, steps)
    return min(usual, settings.count_steps) if usual <= FEW else 1


def _items(encoding: Encoding, kind: str, columns: Places, counts: Places) -> Items:
    names, slices = encoding.actions.values[kind], encoding.layout.slices
    bytes_read = [*columns.tolist(), *counts.tolist()]
    place_of = {column: place for place, column in enumerate(columns.tolist())}
    marking = [part for part in slices.values() if part.stop - part.start == len(names) and part.start in place_of]
    rows = []
    for i, item in enumerate(names):
        own = {
            column
            for name, part in slices.items()
            if name.startswith(f"{item} ")
            for column in range(part.start, part.stop)
        }
        rows.append(
            [
                *(place for place, column in enumerate(bytes_read) if column in own),
                *(place_of[part.start + i] for part in marking),
            ]
        )
    used = {place for row in rows for place in row}
    rest = [place for place in range(len(bytes_read)) if place not in used]
    numbers = {name: id for id, name in enumerate(encoding.actions.names)}
    verbs = [verb for verb in encoding.actions.verbs if all(f"{verb} {name}" in numbers for name in names)]
    actions = [[numbers[f"{verb} {name}"] for name in names] for verb in verbs]
    near = _near(encoding.box, len(names))
    return Items(numpy.array(rows), numpy.array(rest), numpy.array(actions), near / near.sum(1, keepdims=True))


def _near(box: Any, count: int) -> NDArray[numpy.float32]:
    """1 where two spaces of the map are neighbours."""
    return numpy.array([[box.near[i] >> j & 1 for j in range(count)] for i in range(count)], numpy.float32)


def _chairs(encoding: Encoding, inputs: Sequence[str], settings: NetworkSettings) -> Chairs | None:
    """What is said of every seat, and the slices that are told with it. Raises BadSetting."""
    if not settings.context:
        return None
    owners = ["my", *(f"next+{i}" for i in range(1, encoding.seats))]
    places = {name: place for place, name in enumerate(inputs)}
    for name in (*settings.context, *settings.marks):
        if f"{name} 0" not in places:
            raise BadSetting(f"No slice that is read is called '{name}'.", hint="`ludus encoding GAME` lists them.")
    for mark in settings.marks:
        if encoding.layout.slices[mark].stop - encoding.layout.slices[mark].start != encoding.seats:
            raise BadSetting(f"The slice '{mark}' has not one number for each seat.", hint="take it from `marks`.")
    own = [{name.removeprefix(f"{owner} ") for name in inputs if name.startswith(f"{owner} ")} for owner in owners]
    common = [name for name in inputs if name.startswith("my ") and all(name[3:] in one for one in own)]
    rows = [
        [*(places[f"{owner} {name[3:]}"] for name in common), *(places[f"{mark} {i}"] for mark in settings.marks)]
        for i, owner in enumerate(owners)
    ]
    told = [place for name, place in places.items() if name.rsplit(" ", 1)[0] in settings.context]
    return Chairs(numpy.array(rows), numpy.array(told))
