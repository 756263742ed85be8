"""What a seat sees as bytes, for programs that learn: a layout of named slices, and encoders that fill it.

An encoder hands out pieces, one after the other, that make up an observation once they are joined. A byte is a mark, or
a count that is meant as a part of what is usual at most, which its slice says; more than four times that, or more than
a byte holds, is not told apart. One's own seat comes first, the others follow clockwise.

Pieces are kept and handed out again: looking one up takes a fraction of the time of writing its bytes. An encoder
writes in one of two forms: bytes, or the fractions themselves, which need not be worked out again at every observation.
"""

import hashlib
from array import array
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise

HIGHEST: Final = 4  # times what is usual
BYTE: Final = 255
MOST_KEPT: Final = 4096  # pieces of one kind
AT_ONCE: Final = 5  # places that are looked up at once
ALL_AT_ONCE: Final = (1 << AT_ONCE) - 1


class Slice(NamedTuple):
    """Neighbouring bytes that belong together, and what their counts usually are at most."""

    start: int
    stop: int
    usual: int


class Layout:
    """Which slice stands where, in the order in which they were added."""

    def __init__(self) -> None:
        self.slices: dict[str, Slice] = {}
        self.length = 0

    def add(self, name: str, length: int, usual: int = 1) -> None:
        """Another slice behind the others."""
        assert name not in self.slices, name
        self.slices[name] = Slice(self.length, self.length + length, usual)
        self.length += length

    def extend(self, other: "Layout") -> None:
        """All slices of another layout, behind those there are."""
        for name, part in other.slices.items():
            self.add(name, part.stop - part.start, part.usual)

    @property
    def digest(self) -> str:
        """Differs where the bytes mean something else."""
        lines = "\n".join(f"{name} {part.start} {part.stop} {part.usual}" for name, part in self.slices.items())
        return hashlib.sha256(lines.encode()).hexdigest()[:12]


class Form:
    """How counts are written: a byte each, or each as the fraction that it is of what is usual, a float32."""

    def __init__(self, is_fraction: bool) -> None:
        self.is_fraction = is_fraction
        self.width = array("f").itemsize if is_fraction else 1
        self._parts: dict[int, list[bytes]] = {}
        self._blanks = [b""]  # by length

    def parts(self, usual: int = 1) -> list[bytes]:
        """Every count by itself."""
        found = self._parts.get(usual)
        if found is None:
            fractions = [array("f", [count / usual]).tobytes() for count in range(BYTE + 1)]
            found = fractions if self.is_fraction else [bytes((count,)) for count in range(BYTE + 1)]
            self._parts[usual] = found
        return found

    def piece(self, counts: list[int], usual: int = 1) -> bytes:
        """Counts in this form."""
        if not self.is_fraction:
            return bytes(counts)
        parts = self.parts(usual)
        pieces: list[bytes] = []
        end = 0
        for place, count in enumerate(counts):
            if count:
                if place > end:  # what is nothing is written at once
                    pieces.append(self.blank(place - end))
                pieces.append(parts[count])
                end = place + 1
        if end < len(counts):
            pieces.append(self.blank(len(counts) - end))
        return b"".join(pieces)

    def blank(self, length: int) -> bytes:
        """So many counts of nothing."""
        while length >= len(self._blanks):
            self._blanks.append(bytes(len(self._blanks) * self.width))
        return self._blanks[length]


BYTES: Final = Form(False)
FRACTIONS: Final = Form(True)


class Encoder:
    """Writes what a seat sees of one kind of game: so many seats, set in one way, with one box."""

    def __init__(
        self, layout: Layout, form: Form, appraisal: Layout | None = None, memory: Layout | None = None
    ) -> None:
        self.layout = layout
        self.form = form
        self.appraisal = Layout() if appraisal is None else appraisal
        self.memory = Layout() if memory is None else memory

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        """Add the pieces that make up what the seat sees."""
        raise NotImplementedError

    def appraise(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        """Add the pieces that say what this comes to: whatever the seat could reckon from what it sees."""

    def remember(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        """Add the pieces that say what everybody knows who has listened from the beginning."""


def seat_names(seats: int) -> list[str]:
    """Whose a slice is: one's own, then those of the seats that follow, counted clockwise from one's own."""
    return ["my", *(f"next+{i}" for i in range(1, seats))]


# --- pieces ----------------------------------------------------------------------------------------


def one_of(length: int, form: Form = BYTES) -> list[bytes]:
    """A mark at each place; the last piece has none, so that -1 stands for nothing."""
    marked = [form.piece([int(i == place) for i in range(length)]) for place in range(length)]
    return [*marked, form.blank(length)]


def seats_from(seats: int, form: Form = BYTES) -> list[list[bytes]]:
    """By one's own seat, then by another: a mark where it sits from there; -1 is nobody."""
    marks = one_of(seats, form)
    return [[*(marks[(other - seat) % seats] for other in range(seats)), marks[seats]] for seat in range(seats)]


def most(usual: int) -> int:
    """The largest count that is told apart."""
    return min(HIGHEST * usual, BYTE)


class Number:
    """Counts of one byte."""

    def __init__(self, usual: int, form: Form = BYTES) -> None:
        self.most = most(usual)
        self.pieces = form.parts(usual)[: self.most + 1]

    def of(self, count: int) -> bytes:
        """The piece of a count."""
        return self.pieces[self.most if count > self.most else count if count > 0 else 0]


class Counts:
    """How many there are of each kind, and what always stands before and after that."""

    def __init__(self, usual: int, form: Form = BYTES, before: bytes = b"", after: bytes = b"") -> None:
        self.form = form
        self.usual = usual
        self.most = most(usual)
        self.before = before
        self.after = after
        self.pieces: dict[tuple[int, ...], bytes] = {}

    def of(self, counts: tuple[int, ...]) -> bytes:
        """The piece of these counts."""
        piece = self.pieces.get(counts)
        return self.make(counts) if piece is None else piece

    def make(self, counts: tuple[int, ...]) -> bytes:
        """A piece that was not met before."""
        if len(self.pieces) >= MOST_KEPT:
            self.pieces.clear()
        told = [max(0, min(count, self.most)) for count in counts]
        piece = self.pieces[counts] = self.before + self.form.piece(told, self.usual) + self.after
        return piece


class Tally:
    """How often each of so many things stands in a list; -1 is nothing."""

    def __init__(self, length: int, usual: int, form: Form = BYTES) -> None:
        self.form = form
        self.usual = usual
        self.length = length
        self.most = most(usual)
        self.pieces: dict[tuple[int, ...], bytes] = {}

    def of(self, things: tuple[int, ...]) -> bytes:
        """The piece of a list."""
        piece = self.pieces.get(things)
        return self.make(things) if piece is None else piece

    def make(self, things: tuple[int, ...]) -> bytes:
        """A piece that was not met before."""
        if len(self.pieces) >= MOST_KEPT:
            self.pieces.clear()
        counts = [0] * self.length
        for thing in things:
            if thing >= 0 and counts[thing] < self.most:
                counts[thing] += 1
        piece = self.pieces[things] = self.form.piece(counts, self.usual)
        return piece


class Marks:
    """Which things there are, of so many; a set of them is a mask, the first thing its lowest bit."""

    def __init__(self, length: int, form: Form = BYTES) -> None:
        self.form = form
        self.length = length
        self.pieces: dict[int, bytes] = {}

    def of(self, mask: int) -> bytes:
        """The piece of a set."""
        piece = self.pieces.get(mask)
        return self.make(mask) if piece is None else piece

    def make(self, mask: int) -> bytes:
        """A piece that was not met before."""
        if len(self.pieces) >= MOST_KEPT:
            self.pieces.clear()
        piece = self.pieces[mask] = self.form.piece([mask >> i & 1 for i in range(self.length)])
        return piece


class Held:
    """What one seat has seen last of who holds which place, and the pieces of it."""

    def __init__(self, seats: int) -> None:
        self.masks = [0] * seats
        self.pieces: list[bytes] = []  # for a few places each
        self.whole = b""


class Owners:
    """Whose each of some places is, counted from one's own seat: looked up for a few places at a time."""

    def __init__(self, places: int, seats: int, form: Form) -> None:
        self.places = places
        self.seats = seats
        self.owners = one_of(seats, form)
        self.pieces: list[dict[int, bytes]] = [{} for _ in range(0, places, AT_ONCE)]

    def of(self, held: list[int], seat: Seat, kept: Held) -> bytes:
        """The piece of a table at which every seat holds the places of its mask; only what has changed is looked up."""
        changed = 0
        for other in range(self.seats):
            changed |= held[other] ^ kept.masks[other]
        if not kept.whole:
            kept.pieces = [b""] * len(self.pieces)
            changed = -1
        if changed:
            kept.masks = held[:]
            for part in range(len(self.pieces)):
                if changed >> part * AT_ONCE & ALL_AT_ONCE:
                    kept.pieces[part] = self.part_of(held, seat, part)
            kept.whole = b"".join(kept.pieces)
        return kept.whole

    def part_of(self, held: list[int], seat: Seat, part: int) -> bytes:
        """The piece of a few places."""
        key: i64 = 0
        first: i64 = part * AT_ONCE
        for other in clockwise(seat, self.seats):
            mask: i64 = held[other]
            key = key << AT_ONCE | mask >> first & ALL_AT_ONCE
        piece = self.pieces[part].get(key)
        return self.make(held, seat, part, key) if piece is None else piece

    def make(self, held: list[int], seat: int, part: int, key: int) -> bytes:
        """A piece that was not met before."""
        known, pieces = self.pieces[part], []
        if len(known) >= MOST_KEPT:
            known.clear()
        for place in range(part * AT_ONCE, min((part + 1) * AT_ONCE, self.places)):
            owner = -1
            for other in range(self.seats):
                if held[other] >> place & 1:
                    owner = (other - seat) % self.seats
            pieces.append(self.owners[owner])
        known[key] = b"".join(pieces)
        return known[key]


def mask_of(things: tuple[int, ...]) -> int:
    """A set as a mask."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def turned(seats_in: int, seat: int, seats: int) -> int:
    """A set of seats as a mask, counted from another seat than the first."""
    return (seats_in >> seat) | (seats_in << (seats - seat)) & ((1 << seats) - 1)
