"""What a question about a fight is answered with."""

from collections.abc import Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from ludus.core.decision import Option

EXACT: Final = "exact"
SAMPLED: Final = "sampled"
FIGHT: Final = "fight"  # what chances are about: the fight at hand
ROUNDING: Final = 2.0**-52

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


class Choice(NamedTuple):
    """One option and what it is worth to the side that decides."""

    option: Option
    value: float
    share: float | None = None  # how often to choose it, where one should not be foreseen
    margin: float = 0.0  # how far off a sampled value is at most, in 19 of 20 cases


class BoxChance(NamedTuple):
    """How likely a box for bets wins, and how far off that is at most in 19 of 20 cases."""

    box: str
    chance: float
    margin: float


class Advice(NamedTuple):
    """The choice at hand, option by option as the game offers them, and the one to take.

    Values are in what the decision is about, as `unit` says, and chances are those of what `about` names; `how` and
    `bound` are those of an answer. An option of which nothing is known is left out.
    """

    side: int  # the side that decides: the first 0, the second 1
    choices: tuple[Choice, ...]
    best: Option
    value: float
    how: str = EXACT
    bound: float = ROUNDING
    unit: str = "gladiators"
    about: str = FIGHT
    boxes: tuple[BoxChance, ...] = ()  # all of them, while bets are laid

    @property
    def is_clear(self) -> bool:
        """Whether the best choice is better than the others by more than the margins."""
        worst = min(choice.value - choice.margin for choice in self.choices if choice.option is self.best)
        others = [choice for choice in self.choices if choice.option is not self.best]
        return self.how == EXACT or all(choice.value + choice.margin < worst for choice in others)
