"""A game as text: header, one line per choice or die, hashes, result. No replay depends on a generator.

    [ludus 1]                      the format
    [game kampf] [rules 1] [set 0f3a…] [seats 3]
    [option start lot]
    [dice 51c0…]                   the seed's commitment
    2 carrier b2                   seat, words
    chance roll full blank         dice, as they fell
    @ 9f21…                        the position's hash after the lines above
    = last-standing 29 6 11 | 0    how it ended, scores, winners
    [seed 7]                       once the game is over

Lines that begin with ';' are comments.
"""

import re
from typing import Final

from ludus.core.errors import BrokenRecord
from ludus.core.game import Outcome
from ludus.core.ids import CHANCE, Seat

FORMAT: Final = "1"
LONGEST_SEAT: Final = 3  # digits
HEADER: Final = re.compile(r"\[(\w+) ([^\]]*)\]")
Line = tuple[Seat, str]  # who answered, in which words


class Record:
    """The parts of a record, before anything is replayed."""

    def __init__(self, game: str, rules: int, digest: str, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.digest = digest
        self.seats = seats
        self.options: dict[str, str] = {}
        self.commitment = ""
        self.seed: str | None = None
        self.lines: list[Line] = []
        self.numbers: list[int] = []  # of each line in the file it was read from
        self.hashes: dict[int, str] = {}  # by the number of lines before it
        self.result = ""

    def text(self) -> str:
        """The record, ready to be saved."""
        out = [f"[ludus {FORMAT}]"]
        out.append(f"[game {self.game}] [rules {self.rules}] [set {self.digest}] [seats {self.seats}]")
        out += [f"[option {name} {value}]" for name, value in self.options.items()]
        out.append(f"[dice {self.commitment}]")
        for number, (seat, said) in enumerate(self.lines, 1):
            out.append(f"{'chance' if seat == CHANCE else seat} {said}")
            if number in self.hashes:
                out.append(f"@ {self.hashes[number]}")
        if self.result:
            out.append(f"= {self.result}")
        if self.seed is not None:
            out.append(f"[seed {self.seed}]")
        return "\n".join(out) + "\n"


def written(outcome: Outcome) -> str:
    """How a game ended, as one line."""
    scores, winners = (" ".join(map(str, part)) for part in (outcome.scores, outcome.winners))
    return f"{outcome.how} {scores} | {winners}"


def outcome_of(result: str) -> Outcome | None:
    """How a game ended, from the line that says so; None where no line was written."""
    if not result:
        return None
    (how, *scores), winners = (part.split() for part in result.split("|"))
    return Outcome(tuple(map(int, scores)), tuple(Seat(int(seat)) for seat in winners), how)


def parse(text: str) -> Record:
    """Read a record. Raises BrokenRecord."""
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if not line.startswith("["):
            body.append((number, line))
            continue
        for name, value in HEADER.findall(line):
            if name == "option":
                option, _, chosen = value.partition(" ")
                options[option] = chosen
            else:
                headers[name] = value
    record = _from_headers(headers)
    record.options = options
    for number, line in body:
        _read_line(record, number, line)
    return record


def _from_headers(headers: dict[str, str]) -> Record:
    if headers.get("ludus") != FORMAT:
        raise BrokenRecord(
            "This is not a Ludus record." if "ludus" not in headers else f"Format {headers['ludus']} is unknown.",
            hint=f"a record begins with the line [ludus {FORMAT}].",
        )
    for name in ("game", "rules", "set", "seats", "dice"):
        if name not in headers:
            raise BrokenRecord(f"The record has no [{name} …] line.", hint="it seems to be cut off; export it again.")
    try:
        record = Record(headers["game"], int(headers["rules"]), headers["set"], int(headers["seats"]))
    except ValueError as error:
        raise BrokenRecord(f"The record's header cannot be read: {error}.", hint="export it again.") from error
    record.commitment = headers["dice"]
    record.seed = headers.get("seed")
    return record


def _read_line(record: Record, number: int, line: str) -> None:
    who, _, rest = line.partition(" ")
    if who == "@":
        record.hashes[len(record.lines)] = rest
    elif who == "=":
        record.result = rest
    elif who == "chance" and rest:
        record.lines.append((CHANCE, rest))
        record.numbers.append(number)
    elif who.isdecimal() and len(who) <= LONGEST_SEAT and int(who) < record.seats and rest:
        record.lines.append((Seat(int(who)), rest))
        record.numbers.append(number)
    else:
        raise BrokenRecord(
            f"Line {number} of the record cannot be read: '{line[:60]}'.",
            hint="a line is a seat's number or 'chance', then the words of the choice.",
        )
