"""The end of the game and its score.

The game ends at once when only one player has gladiators left, or when all animals are beaten. Survivors join their
owner's trophies; a gladiator is worth 1, an animal 2; most points win.
Rulings applied: K-24 (all animals, those beside the board too), K-25 (one player always remains), K-26, K-27 (ties).
"""

from typing import Final

from ludus.core.game import Outcome
from ludus.core.ids import Seat
from ludus.games.kampf import words
from ludus.games.kampf.table import KampfGame, KampfTable, has_gladiators, teams_of

POINTS_PER_GLADIATOR: Final = 1
POINTS_PER_ANIMAL: Final = 2

LAST_STANDING: Final = "last-standing"
ALL_ANIMALS_BEATEN: Final = "all-animals-beaten"


def check_end(g: KampfGame) -> bool:
    """Whether the game has just ended; if so, says how."""
    t = g.table
    standing = [Seat(seat) for seat in range(t.seats) if t.teams_on[seat]]
    if len(standing) == 1:
        t.how = LAST_STANDING
        g.tell(words.LAST_STANDING, standing[0])
    elif not t.beasts_on and not t.beside:
        t.how = ALL_ANIMALS_BEATEN
        g.tell(words.ALL_ANIMALS_BEATEN)
    else:
        return False
    for seat in standing:
        g.tell(words.SURVIVORS, seat, survivors(t, seat))
    return True


def survivors(t: KampfTable, seat: Seat) -> int:
    """The seat's gladiators still in the arena."""
    return sum(sum(t.teams[unit]) for unit in teams_of(t, seat)) if has_gladiators(t, seat) else 0


def score(t: KampfTable, seat: Seat) -> int:
    """Points for trophies and animals, and at the end for survivors."""
    gladiators = sum(t.trophies[seat]) + (survivors(t, seat) if t.how else 0)
    return POINTS_PER_GLADIATOR * gladiators + POINTS_PER_ANIMAL * len(t.prey[seat])


def outcome(t: KampfTable) -> Outcome | None:
    """Scores and winners; equal scores share the victory, or more animals, then survivors decide (K-27)."""
    if not t.how:
        return None
    seats = [Seat(seat) for seat in range(t.seats)]
    scores = tuple(score(t, seat) for seat in seats)
    rank = [
        (scores[seat], len(t.prey[seat]), survivors(t, seat)) if t.tie_break == "animals" else (scores[seat],)
        for seat in seats
    ]
    best = max(rank)
    return Outcome(scores, tuple(seat for seat in seats if rank[seat] == best), t.how)
