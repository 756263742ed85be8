"""What becomes of a seat by a choice that gives much away, where it can be said in a word."""

from typing import Any, Final

from ludus.bots.reasons.common import percent
from ludus.coach import words
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.phrase import Message
from ludus.games.kampf.box import STAY
from ludus.games.kampf.features import (
    animal_of,
    fighter,
    rivals_beside,
    seat_of,
    teams_in_arena,
    turn_at_hand,
    unit_of,
)
from ludus.match import Turn
from ludus.odds.kampf import challenge
from ludus.odds.kampf.strikes import faces_of

LIKELY: Final = 0.25  # the chance to lose a whole team that is worth a word


def danger(turn: Turn, g: Game[Any], option: Option) -> Message | None:
    """What an option exposes the seat to."""
    return in_kampf(turn, g, option) if turn.game == "kampf" else None


def in_kampf(turn: Turn, g: Game[Any], option: Option) -> Message | None:
    """Whether a team that moves, or stays, stands beside somebody who may well wipe it out."""
    at_hand = turn_at_hand(g)
    if at_hand is None or option.verb not in ("team", "move", "stay"):
        return None
    unit = unit_of(g, option) if option.verb == "team" else at_hand.unit
    space = option.operand if option.verb in ("team", "move") and option is not STAY else g.table.where[unit]
    mine = fighter(g, unit)
    faces = faces_of(g.table.box.die)
    threats = [
        (challenge(faces, fighter(g, rival), mine).chances["challenged_gone"], rival)
        for rival in rivals_beside(g, turn.seat, unit, space)
    ]
    gone, rival = max(threats, default=(0.0, -1))
    if gone < LIKELY:
        return None
    is_last, seat = len(teams_in_arena(g, turn.seat)) == 1, seat_of(rival)
    if seat is None:
        return Message(words.LAST_TEAM_ANIMAL if is_last else words.EXPOSED_ANIMAL, (percent(gone), animal_of(rival)))
    return Message(words.LAST_TEAM if is_last else words.EXPOSED, (percent(gone), seat))
