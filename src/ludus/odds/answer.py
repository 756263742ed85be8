"""What a question about a fight is answered with."""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

EXACT: Final = "exact"
SAMPLED: Final = "sampled"

E = TypeVar("E")


class Answer(Generic[E]):
    """A fight's odds: what it is worth to side A, how it can end, and how that is known.

    `bound` is how far any of the numbers can be off: rounding or a solver's tolerance where it is exact, one standard
    error where it is sampled. `chances` names what people ask for; `distribution` has every ending, likeliest first.
    """

    __slots__ = ("bound", "chances", "distribution", "game", "how", "value")

    def __init__(
        self,
        game: str,
        value: float,
        *,
        distribution: Mapping[E, float],
        chances: Mapping[str, float],
        bound: float,
        how: str = EXACT,
    ) -> None:
        self.game = game
        self.value = value
        self.distribution = distribution
        self.chances = chances
        self.bound = bound
        self.how = how

    def __repr__(self) -> str:
        return f"Answer({self.game!r}, value={self.value!r}, bound={self.bound!r}, how={self.how!r})"
