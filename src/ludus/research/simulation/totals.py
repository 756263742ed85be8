"""What came of many games. Whole numbers only, so that no order of adding them changes anything."""

import math
from collections import Counter
from typing import Any, Final

SHARE: Final = 60  # a win in parts that two to six winners can divide without a remainder
Z95: Final = 1.96  # 95 % of a normal distribution lie within so many deviations

Counted = Counter[int]


class Totals:
    """What came of the games so far, for each bot of the plan and for each seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.shares = [0] * seats  # wins of each bot of the plan, in sixtieths
        self.shares_by_seat = [0] * seats
        self.scores = [0] * seats
        self.lengths: Counted = Counter()  # games by their number of decisions
        self.spread: list[Counted] = [Counter() for _ in range(seats)]  # games of each bot by its score
        self.course: dict[int, list[int]] = {}  # by moment: each bot's scores added up, and in how many games

    def add(self, other: "Totals") -> None:
        """Count the games of another."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths += other.lengths
        for mine, theirs in (
            (self.shares, other.shares),
            (self.shares_by_seat, other.shares_by_seat),
            (self.scores, other.scores),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for counted, more in zip(self.spread, other.spread, strict=True):
            counted.update(more)
        for moment, scores in other.course.items():
            self.note(moment, scores)

    def note(self, moment: int, scores: list[int]) -> None:
        """Add up the scores of a moment; the last number counts the games."""
        sums = self.course.setdefault(moment, [0] * len(scores))
        sums[:] = [a + b for a, b in zip(sums, scores, strict=True)]

    def plain(self) -> dict[str, Any]:
        """The same for JSON."""
        pairs = [[sorted(counted.items()) for counted in self.spread], sorted(self.lengths.items())]
        return {**vars(self), "spread": pairs[0], "lengths": pairs[1], "course": sorted(self.course.items())}

    @staticmethod
    def read(plain: dict[str, Any]) -> "Totals":
        """Totals from their JSON."""
        totals = Totals(len(plain["shares"]))
        for name in ("games", "decisions", "shares", "shares_by_seat", "scores"):
            setattr(totals, name, plain[name])
        totals.lengths = Counter(dict(plain["lengths"]))
        totals.spread = [Counter(dict(pairs)) for pairs in plain["spread"]]
        totals.course = {moment: scores for moment, scores in plain["course"]}
        return totals


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = won / games
    middle = share + Z95 * Z95 / (2 * games)
    reach = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    low, high = ((middle + way * reach) / (1 + Z95 * Z95 / games) for way in (-1, 1))
    return max(0.0, low), min(1.0, high)
