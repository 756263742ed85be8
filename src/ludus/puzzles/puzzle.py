"""A puzzle as text: who is asked, what the choices are worth, who finds the best one, and the record up to there.

    [puzzle kampf-017] [seat 2] [kind net]
    [unit gladiators] [about fight] [how exact]      values are gladiators ahead in the fight, and exact
    [gap 0.412 0]                                    the best against the next best, and the margin of that
    [rating 1480]                                    how hard it is: see `grading`
    [found random 0.25] [found novice 0.5]           how often each level finds the best
    = 0.833333 0 net sword                           a choice: its value, its margin, its words; the best first
    = 0.421000 0 net shield
    [ludus 1]                                        a record from here on
    …

Lines that begin with ';' are comments. A margin is that of a 95 % interval; where a value is exact it is 0.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from ludus.core.decision import Option
from ludus.core.errors import BrokenRecord
from ludus.core.ids import Seat
from ludus.match import Match, Turn, replay
from ludus.match.record import FORMAT, HEADER
from ludus.match.record import parse as parse_record
from ludus.match.registry import find as find_title

RECORD: Final = f"[ludus {FORMAT}]"
CHOICE: Final = "="
NEEDED: Final = ("puzzle", "seat", "kind", "unit", "about", "how", "gap", "rating")


class Worth(NamedTuple):
    """What a choice is worth to the seat, and how far off that is at most in 19 of 20 cases."""

    words: str
    value: float
    margin: float


class Solution(NamedTuple):
    """What the choices of a decision are worth, the best first, and by how much that is better than the next."""

    unit: str  # gladiators, or wins: chances from 0 to 1
    about: str  # the fight at hand, or the game
    how: str  # exact or sampled
    worths: tuple[Worth, ...]
    gap: float
    margin: float  # of the gap

    @property
    def best(self) -> str:
        """The words of the best choice."""
        return self.worths[0].words


@dataclass(frozen=True)
class Puzzle:
    """A position in which one choice is clearly best."""

    id: str
    seat: Seat
    kind: str  # of the decision
    solution: Solution
    rating: int
    found: dict[str, float]  # how often each level finds the best, from 0 to 1
    record: str

    @cached_property
    def title(self) -> str:
        """The game of the record: a game, or a part of one that is played by itself."""
        return parse_record(self.record).game

    @cached_property
    def game(self) -> str:
        """The game it belongs to."""
        return find_title(self.title).family

    def match(self) -> Match:
        """The match up to the question. It knows what is hidden, so its views are for the seat alone."""
        return replay(self.record)

    def turn(self, match: Match) -> Turn:
        """The question, with what the seat may know."""
        decision = match.decision
        assert decision is not None
        return Turn(match, self.seat, decision, match.options(self.seat), blind=True)

    def is_right(self, option: Option | str) -> bool:
        """Whether a choice is the best one."""
        return (option if isinstance(option, str) else option.words) == self.solution.best

    def text(self) -> str:
        """The puzzle, ready to be saved."""
        unit, about, how, worths, gap, margin = self.solution
        out = [
            f"[puzzle {self.id}] [seat {self.seat}] [kind {self.kind}]",
            f"[unit {unit}] [about {about}] [how {how}]",
        ]
        out += [f"[gap {_number(gap)} {_number(margin)}]", f"[rating {self.rating}]"]
        out.append(" ".join(f"[found {level} {_number(part)}]" for level, part in self.found.items()))
        out += [f"{CHOICE} {_number(one.value)} {_number(one.margin)} {one.words}" for one in worths]
        return "\n".join(out) + "\n" + self.record


def parse(text: str) -> Puzzle:
    """Read a puzzle. Raises BrokenRecord."""
    head, mark, rest = text.partition(RECORD)
    try:
        headers, found, worths = _read(line for line in head.splitlines() if not line.startswith(";"))
        missing = [name for name in NEEDED if name not in headers]
        if missing or not mark or len(worths) < 2:
            raise ValueError(f"[{missing[0]} …] is missing" if missing else "choices or the record are missing")
        gap, off = map(float, headers["gap"].split())
        solution = Solution(headers["unit"], headers["about"], headers["how"], tuple(worths), gap, off)
        seat, rating = Seat(int(headers["seat"])), int(headers["rating"])
    except ValueError as error:
        raise BrokenRecord(f"The puzzle cannot be read: {error}.", hint="make it anew: ludus puzzles make.") from error
    return Puzzle(headers["puzzle"], seat, headers["kind"], solution, rating, found, mark + rest)


def _read(lines: Iterable[str]) -> tuple[dict[str, str], dict[str, float], list[Worth]]:
    """Headers, how often each level finds the best, and the choices. Raises ValueError."""
    headers: dict[str, str] = {}
    found: dict[str, float] = {}
    worths: list[Worth] = []
    for line in lines:
        for name, value in HEADER.findall(line):
            headers[name] = value
            if name == "found":
                level, part = value.split()
                found[level] = float(part)
        if line.startswith(CHOICE):
            _, worth, margin, words = line.split(" ", 3)
            worths.append(Worth(words, float(worth), float(margin)))
    return headers, found, worths


def _number(value: float) -> str:
    """A number without needless digits; what is exact keeps enough of them to be checked."""
    return f"{value:.9f}".rstrip("0").rstrip(".") or "0"
