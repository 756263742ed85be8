"""What the small games are worth from their start."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from ludus import odds
from ludus.core.errors import BadSetting
from ludus.core.extras import command
from ludus.games.kampf.box import GLADIATORS
from ludus.games.kampf.small import KAMPF_SMALL, TEAMS
from ludus.games.spartacus.small.duel import SPARTACUS_DUEL
from ludus.research.small.solve import is_finite, solve
from ludus.research.small.titles import SMALL, find


class Value(NamedTuple):
    """What seat 0 wins on average when both play their best, from -1 to 1, and by how much that can be wrong."""

    value: float
    bound: float
    exact: Fraction | None  # the value itself, where it was not rounded


def value(game: str, options: Mapping[str, object] | None = None) -> Value:
    """The value of a small game between two. Raises BadSetting.

    >>> value("kampf-small", {"challenges": 1}).exact
    Fraction(155, 1296)
    >>> round(value("spartacus-duel").value, 4)
    -0.2518
    """
    title = find(game)
    settings = title.read_settings(options or {})
    if is_finite(title, settings):
        found = solve(game, options)[1]
        return Value(float(found), 0.0, found)
    if title is KAMPF_SMALL:
        answer = odds.battle("kampf", *(" ".join(f"1 {GLADIATORS[kind]}" for kind in team) for team in TEAMS))
    elif title is SPARTACUS_DUEL:
        answer = odds.fight("spartacus", str(settings["one"]), str(settings["other"]), wait=True)
    else:
        raise BadSetting(f"Nobody knows what {game} is worth.", hint=f"the small games are: {', '.join(SMALL)}.")
    if answer.how != odds.EXACT:
        raise BadSetting("That duel has not been solved.", hint=f"install numba to solve it: {command('odds')}.")
    return Value(2 * answer.value - 1, 2 * answer.bound, None)
