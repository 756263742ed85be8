"""How true chances are: Brier score and reliability on games they were not fitted to."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.research.calibration.watching import Moment
from ludus.research.simulation.totals import Z95

BINS: Final = 10
THIRDS: Final = 3


class Bin(NamedTuple):
    """Chances of about one size: how many, what was said and what came of them, and how sure that is."""

    size: int
    said: float
    won: float
    error: float  # a standard error of what came of them, games taken as wholes


class Reliability(NamedTuple):
    """Brier scores (less is better) of what was said, and of giving every seat the same; the bins; the mean gap."""

    games: int
    moments: int
    brier: float
    even: float
    bins: tuple[Bin, ...]

    @property
    def gap(self) -> float:
        """The mean distance between what was said and what came of it, by bins."""
        total = sum(one.size for one in self.bins)
        return sum(one.size * abs(one.said - one.won) for one in self.bins) / total

    def lines(self) -> list[str]:
        """The same, to print."""
        head = f"{self.games} games, {self.moments} moments: Brier {self.brier:.4f} (all alike: {self.even:.4f})"
        rows = [
            f"  said {one.said:6.1%}  won {one.won:6.1%} ± {Z95 * one.error:.1%}  ({one.size})" for one in self.bins
        ]
        return [f"{head}, mean gap {self.gap:.1%}", *rows]


def reliability(games: Sequence[Sequence[Moment]]) -> Reliability:
    """How true the chances of these games were."""
    moments = [moment for game in games for moment in game]
    brier = _mean([_brier(moment.chances, moment.won) for moment in moments])
    even = _mean([_brier([1 / len(moment.won)] * len(moment.won), moment.won) for moment in moments])
    bins = tuple(found for i in range(BINS) if (found := _bin(games, i)) is not None)
    return Reliability(len(games), len(moments), brier, even, bins)


def _brier(chances: Sequence[float], won: Sequence[float]) -> float:
    return sum((said - true) ** 2 for said, true in zip(chances, won, strict=True))


def _bin(games: Sequence[Sequence[Moment]], number: int) -> Bin | None:
    """One bin. Moments of a game end alike, so the error is that of sums over games."""
    said = won = 0.0
    count, gaps = 0, []
    for game in games:
        gap = 0.0
        for moment in game:
            for chance, share in zip(moment.chances, moment.won, strict=True):
                if min(int(chance * BINS), BINS - 1) == number:
                    count, said, won, gap = count + 1, said + chance, won + share, gap + share - chance
        gaps.append(gap)
    if not count:
        return None
    return Bin(count, said / count, won / count, math.sqrt(sum(gap * gap for gap in gaps)) / count)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
