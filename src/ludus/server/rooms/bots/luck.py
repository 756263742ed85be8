"""The luck of a finished game: how likely those were to win who won, where the odds of a fight are known exactly."""

from ludus import odds
from ludus.core.ids import CHANCE
from ludus.match import Match


def luck(match: Match) -> list[odds.Fought]:
    """Every fight whose odds are known, in order; none in games without such odds."""
    found = []
    dice = [words for seat, words in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    for act in match.acts:
        before = again.game.clone()
        fight = odds.fought(match.title.family, before, again.act(act.seat, act.words))
        if fight is not None:
            found.append(fight)
    return found
