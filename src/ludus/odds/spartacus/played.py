"""A fight that was just decided: how likely the winner was to win it, where the odds are known exactly."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ludus.core.game import Game
from ludus.core.phrase import Event
from ludus.games.spartacus.play import Spartacus
from ludus.odds.answer import EXACT
from ludus.odds.spartacus.bout import bout_at
from ludus.odds.spartacus.service import known

WON: Final = ("spartacus-event-wins-fight", "spartacus-event-bout-won")


class Fought(NamedTuple):
    """A fight of two: whose fighters, and the chance each had."""

    seats: tuple[int, int]
    fighters: tuple[str, str]
    chances: tuple[float, float]
    winner: int  # a seat


def fought(g: Game[Any], events: Iterable[Event]) -> Fought | None:
    """The fight that events decided, the game as it was before them; None where none was, or its odds are unknown."""
    winner = next((event.values[0] for event in events if event.phrase.id in WON), None)
    if not isinstance(g, Spartacus) or not isinstance(winner, int):
        return None
    bout = bout_at(g)
    answer = None if bout is None else known(bout)
    if answer is None or answer.how != EXACT:
        return None
    one, other = g.table.fighters
    names = g.table.box.asset_names
    return Fought(
        (one.seat, other.seat), (names[one.card], names[other.card]), (answer.value, 1 - answer.value), winner
    )
