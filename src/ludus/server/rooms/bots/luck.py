"""The luck of a finished game: how likely those were to win who won, where the odds of a fight are known exactly."""

from typing import NamedTuple

from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.play import Spartacus
from ludus.match import Match
from ludus.odds.answer import EXACT
from ludus.odds.spartacus import bout_at, known

WON = ("spartacus-event-wins-fight", "spartacus-event-bout-won")


class Bout(NamedTuple):
    """A fight of two: whose fighters, and the chance each had."""

    seats: tuple[int, int]
    fighters: tuple[str, str]
    chances: tuple[float, float]
    winner: int  # a seat


def luck(match: Match) -> list[Bout]:
    """Every fight of two whose odds are known, in order; none in games without such odds."""
    found: list[Bout] = []
    dice = [words for seat, words in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    for act in match.acts:
        before = again.game.clone() if is_fighting(again) else None
        events = again.act(act.seat, act.words)
        winner = next((event.values[0] for event in events if event.phrase.id in WON), None)
        if isinstance(before, Spartacus) and isinstance(winner, int):
            found += weighed(before, winner)
    return found


def is_fighting(match: Match) -> bool:
    """Whether a fight is under way."""
    return any(isinstance(frame, Fight) for frame in match.game.stack)


def weighed(g: Spartacus, winner: int) -> list[Bout]:
    """A fight that has just been decided, if its odds are known exactly."""
    bout = bout_at(g)
    answer = None if bout is None else known(bout)
    if answer is None or answer.how != EXACT:
        return []
    one, other = g.table.fighters
    names = g.table.box.asset_names
    chances = (answer.value, 1.0 - answer.value)
    return [Bout((one.seat, other.seat), (names[one.card], names[other.card]), chances, winner)]
