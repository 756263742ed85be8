"""Backward induction through the positions of the real engine, in fractions: for games of two in which nothing is
hidden but answers that are given at once, and which come to an end by themselves.

The value of a position is what seat 0 wins on average when both play their best: 1 for a victory, 0 for a shared one.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from ludus.core.errors import BadSetting
from ludus.core.game import Game, Outcome
from ludus.core.ids import CHANCE, Seat
from ludus.core.spec import GameSpec, Settings
from ludus.games.kampf.small import ALL, KAMPF_SMALL
from ludus.games.spartacus.small.auction import AUCTION
from ludus.research.small.matrix import mixed
from ludus.research.small.titles import find

FIRST, SECOND = Seat(0), Seat(1)
SURE: Final = Fraction(1)

Key = tuple[object, ...]
Chances = dict[str, Fraction]  # how often each answer is given, by its words


def key_of(g: Game[Any]) -> Key:
    """What a position's value depends on: everything but how many decisions it took to get there."""
    return g.key()[1:]


class Solution:
    """The values of positions, and what to choose in them; found when first asked for, and kept."""

    def __init__(self) -> None:
        self._values: dict[Key, Fraction] = {}
        self._chosen: dict[Key, Chances] = {}

    def __len__(self) -> int:
        return len(self._values)

    def value(self, g: Game[Any]) -> Fraction:
        """What a position is worth to seat 0."""
        outcome = g.outcome()
        if outcome is not None:
            return worth(outcome)
        key = key_of(g)
        if key not in self._values:
            self._values[key] = self._found(g, key)
        return self._values[key]

    def chances(self, g: Game[Any]) -> Chances:
        """How the seat that is asked should answer; where both are, seat 0 first and then seat 1."""
        self.value(g)
        return self._chosen[key_of(g)]

    def _found(self, g: Game[Any], key: Key) -> Fraction:
        if g.chance is not None:
            weights = g.chance.weights()
            outcomes = zip(g.chance.outcomes(), weights, strict=True)
            total = sum((weight * self.value(after(g, CHANCE, option)) for option, weight in outcomes), Fraction(0))
            return total / sum(weights)
        if len(g.asked) > 1:
            return self._together(g, key)
        seat = g.asked[0]
        values = {option.words: self.value(after(g, seat, option)) for option in g.options(seat)}
        best = (max if seat == FIRST else min)(values, key=lambda words: values[words])
        self._chosen[key] = {best: SURE}
        return values[best]

    def _together(self, g: Game[Any], key: Key) -> Fraction:
        """Both answer at once: neither knows what the other says."""
        if not g.options(FIRST):
            raise BadSetting("Seat 0 has answered already.", hint="ask before anybody has.")
        said = [(option.words, after(g, FIRST, option)) for option in g.options(FIRST)]
        replies = [option.words for option in g.options(SECOND)]
        found = mixed([[self.value(after(h, SECOND, option)) for option in h.options(SECOND)] for _, h in said])
        self._chosen[key] = dict(zip((words for words, _ in said), found.rows, strict=True))
        for _, h in said:
            self._chosen[key_of(h)] = dict(zip(replies, found.columns, strict=True))
            self._values[key_of(h)] = found.value
        return found.value


def worth(outcome: Outcome) -> Fraction:
    """1 if seat 0 has won, -1 if seat 1, 0 if they share it."""
    return Fraction((FIRST in outcome.winners) - (SECOND in outcome.winners))


def after(g: Game[Any], seat: Seat, option: Any) -> Game[Any]:
    """The game once the option is chosen."""
    ahead = g.clone()
    ahead.apply(seat, option)
    return ahead


def is_finite(title: GameSpec, settings: Settings) -> bool:
    """Whether a title comes to an end after a few choices, whatever the dice show."""
    return title is AUCTION or (title is KAMPF_SMALL and settings["challenges"] != ALL)


def solve(game: str, options: Mapping[str, object] | None = None) -> tuple[Solution, Fraction]:
    """The solution of a small game between two, and its value from the start. Raises BadSetting.

    >>> solve("auction", {"gold": 2})[1]
    Fraction(-1, 3)
    """
    title = find(game)
    settings = title.read_settings(options or {})
    if not is_finite(title, settings):
        raise BadSetting(
            f"{game} cannot be solved position by position.", hint="`value` tells what is known of it, by the odds."
        )
    solution = Solution()
    return solution, solution.value(title.new_game(2, settings, title.load(title.data())))
