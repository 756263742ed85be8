"""What a seat observes through the doors: numbers of a fixed length, made when asked for, from its view alone."""

from typing import Final

import numpy
from numpy.typing import NDArray

from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.research.encoding import aquileia, kampf, plain, spartacus
from ludus.research.encoding.sheet import HIGHEST, Sheet
from ludus.research.position import Position, Rules

FILL: Final = {"kampf": kampf.fill, "aquileia": aquileia.fill, "spartacus": spartacus.fill}  # else `plain`
RECENT: Final = 32  # of what a seat was told last, so much is written down
FACTS: Final = 4  # values of each
USUAL: Final = 32  # a value as part of this

Numbers = NDArray[numpy.float32]


def observe(position: Position, seat: Seat) -> Numbers:
    """Which verbs the seat can use now, and what it sees: numbers from 0 to `HIGHEST`."""
    rules = position.rules
    sheet = Sheet(seat, rules.seats)
    sheet.some_of(position.verbs() if position.seat == seat else (), rules.vocabulary.verbs)
    FILL.get(rules.title.family, plain.fill)(sheet, position.game.view(seat), rules.vocabulary.values)
    numbers = numpy.zeros(sheet.length, dtype=numpy.float32)
    numbers[list(sheet.filled)] = list(sheet.filled.values())
    return numbers


def length(rules: Rules) -> int:
    """How many numbers an observation has."""
    return len(observe(rules.begin(), Seat(0)))


def mask(position: Position) -> NDArray[numpy.int8]:
    """1 for every number with which the seat that is asked can answer."""
    found = numpy.zeros(len(position.rules.vocabulary), dtype=numpy.int8)
    found[list(position.answers())] = 1
    return found


def recent(position: Position, seat: Seat) -> Numbers:
    """What the seat was told last, the newest first: for each message its number and its values."""
    phrases = position.rules.phrases
    rows = numpy.zeros((RECENT, 1 + FACTS), dtype=numpy.float32)
    told = (event for told in reversed(position.told) for event in reversed(told.events) if event.is_told_to(seat))
    for row, event in zip(rows, told, strict=False):
        row[0] = (1 + phrases[event.phrase]) / len(phrases)
        facts = numbers_of(event, seat)
        row[1 : 1 + len(facts)] = facts
    return rows.reshape(-1)


def numbers_of(event: Event, seat: Seat) -> list[float]:
    """The values a seat may know, those that are numbers."""
    values = [value for value in event.facts(seat).values() if isinstance(value, int)]
    return [min(HIGHEST, max(0.0, (1 + value) / USUAL)) for value in values[:FACTS]]
