"""A guided first round: the beginning of a game, with notes at the moments worth stopping at.

    [game kampf] [seats 2] [learner 0]
    [option start first]
    > welcome                      a note; its words are the message learn-kampf-welcome
    > hits @ team@d2               a note about a thing on the table; without one it is about what is to be chosen
    0 carrier c2                   the learner's own choice: made by clicking it
    chance roll full blank         dice, as they fall
    ~ 0 gladiator sword            a choice of the learner's that is made without stopping
    1 carrier b4                   what others do is told at the next stop

Lines that begin with ';' are comments.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

from ludus.core.errors import BrokenRecord, UnknownGame
from ludus.core.ids import CHANCE, Seat
from ludus.match.record import HEADER, Line

LESSONS: Final = Path(__file__).parent.parent / "lessons"
NOTE: Final = ">"
ABOUT: Final = " @ "
QUIET: Final = "~"
LINE: Final = re.compile(r"(chance|\d+) (.+)")


class Stop:
    """A moment at which the learner reads, and chooses what they are told to; then the lines run on to the next."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.about: str | None = None  # the thing on the table that the last note speaks of
        self.choice: str | None = None  # None: there is nothing to choose, only to go on
        self.lines: list[Line] = []


class Lesson(NamedTuple):
    """A game, whose eyes it is seen with, and its stops; before the first one some lines may run."""

    game: str
    seats: int
    learner: Seat
    options: dict[str, str]
    before: list[Line]
    stops: list[Stop]

    def dice(self) -> tuple[str, ...]:
        """What chance says, from the beginning to the end."""
        lines = [*self.before, *(line for stop in self.stops for line in stop.lines)]
        return tuple(said for seat, said in lines if seat == CHANCE)


def lessons() -> list[str]:
    """The games that have one."""
    return sorted(path.stem for path in LESSONS.glob("*.lesson"))


def lesson(game: str) -> Lesson:
    """The lesson of a game. Raises UnknownGame where there is none, BrokenRecord where it cannot be read."""
    if game not in lessons():
        raise UnknownGame(f"There is no lesson for '{game}'.", hint=f"there are for: {', '.join(lessons())}.")
    return parse((LESSONS / f"{game}.lesson").read_text(encoding="utf-8"))


def parse(text: str) -> Lesson:
    """Read a lesson. Raises BrokenRecord."""
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            for name, value in HEADER.findall(line):
                option, _, chosen = value.partition(" ")
                options |= {option: chosen} if name == "option" else {}
                headers[name] = value
        elif line and not line.startswith(";"):
            body.append((number, line))
    learner = Seat(int(headers["learner"]))
    before, *stops = _stops(body, learner)
    return Lesson(headers["game"], int(headers["seats"]), learner, options, before.lines, stops)


def _stops(body: list[tuple[int, str]], learner: Seat) -> list[Stop]:
    """The stops one after the other; the first is only what runs before them."""
    stops = [Stop()]

    def here() -> Stop:
        """The stop that has had nothing but notes so far, or a new one."""
        if len(stops) == 1 or stops[-1].lines:
            stops.append(Stop())
        return stops[-1]

    for number, line in body:
        if line.startswith(NOTE):
            note, _, thing = line[1:].partition(ABOUT)
            here().notes.append(note.strip())
            here().about = thing.strip() or None
            continue
        quiet = line.startswith(QUIET)
        seat, said = _read(number, line[1:].strip() if quiet else line)
        if seat == learner and not quiet:
            here().choice = said
        stops[-1].lines.append((seat, said))
    return stops


def _read(number: int, line: str) -> Line:
    found = LINE.fullmatch(line)
    if found is None:
        raise BrokenRecord(
            f"Line {number} of the lesson cannot be read: '{line[:60]}'.",
            hint="a line is a note after '>', or a seat's number or 'chance' and the words of the choice.",
        )
    who, said = found.groups()
    return CHANCE if who == "chance" else Seat(int(who)), said
