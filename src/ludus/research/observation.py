"""What a seat observes through the doors: numbers of a fixed length, made when asked for.

They are written straight from the table where the game can do so. `look` makes the same numbers from the seat's view,
and from what whoever listened remembers; tests hold both equal, so that nothing is written which the seat may not know.
"""

from typing import Final

import numpy
from numpy import frombuffer
from numpy.typing import NDArray

from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.encoding.position import Kind
from ludus.encoding.spec import Encoding
from ludus.research.encoding import aquileia, kampf, plain, spartacus
from ludus.research.encoding.sheet import HIGHEST, Sheet
from ludus.research.position import Position

FILL: Final = {"kampf": kampf.fill, "aquileia": aquileia.fill, "spartacus": spartacus.fill}  # else `plain`
FILL_MORE: Final = {"kampf": kampf.fill_acting}  # what later versions of the encoding see besides
FILL_APPRAISAL: Final = {"aquileia": aquileia.fill_appraisal}  # what the third reckons
FILL_MEMORY: Final = {"aquileia": aquileia.fill_memory}  # what the fourth remembers
RECENT: Final = 32  # of what a seat was told last, so much is written down
FACTS: Final = 4  # values of each
USUAL: Final = 32  # a value as part of this
FRACTION: Final = numpy.dtype(numpy.float32)
MARK: Final = numpy.dtype(numpy.int8)

Numbers = NDArray[numpy.float32]
Bytes = NDArray[numpy.uint8]


def observe(position: Position, seat: Seat, out: Numbers | None = None) -> Numbers:
    """Which verbs the seat can use now, and what it sees: numbers from 0 to `HIGHEST`, into `out` where it is given."""
    parts = position.fractions(seat)
    if parts is None:
        return look(position, seat, out)
    found: Numbers = frombuffer(parts, FRACTION)
    if out is None:
        return found
    out[:] = found
    return out


def written(position: Position, seat: Seat) -> Bytes:
    """The same as bytes: marks, and counts as they are."""
    return numpy.frombuffer(position.written(seat), numpy.uint8)


def usual_of(encoding: Encoding) -> Numbers:
    """What every byte of an observation is a part of."""
    if encoding.usual is None:
        parts = encoding.layout.slices.values()
        encoding.usual = numpy.repeat(
            numpy.array([part.usual for part in parts], numpy.float32), [part.stop - part.start for part in parts]
        )
    found: Numbers = encoding.usual
    return found


def look(position: Position, seat: Seat, out: Numbers | None = None) -> Numbers:
    """The numbers of an observation, made from the seat's view: slow."""
    rules, view = position.rules, position.game.view(seat)
    sheet = Sheet(seat, rules.seats)
    sheet.some_of(position.verbs() if position.seat == seat else (), rules.vocabulary.verbs)
    if rules.encoding.version > 1:
        sheet.those([asked for asked in position.game.asked if asked >= 0])
    FILL.get(rules.title.family, plain.fill)(sheet, view, rules.vocabulary.values)
    if rules.encoding.version > 1 and rules.title.family in FILL_MORE:
        FILL_MORE[rules.title.family](sheet, view, rules.vocabulary.values)
    if rules.encoding.appraises:
        FILL_APPRAISAL[rules.title.family](sheet, view, rules.vocabulary.values)
    if rules.encoding.remembers:
        FILL_MEMORY[rules.title.family](sheet, position.game, view, rules.vocabulary.values)
    numbers = numpy.empty(sheet.length, dtype=numpy.float32) if out is None else out
    numbers[:] = 0
    numbers[list(sheet.filled)] = list(sheet.filled.values())
    return numbers


def length(rules: Kind) -> int:
    """How many numbers an observation has."""
    return rules.encoding.layout.length or len(look(rules.begin(), Seat(0)))


def mask(position: Position) -> NDArray[numpy.int8]:
    """1 for every number with which the seat that is asked can answer."""
    return frombuffer(position.mask(), MARK)


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
