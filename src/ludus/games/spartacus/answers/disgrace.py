"""Reactions to a state: Destitute!, Empty Brothel, A Shameful Ludus. A Dominus who lacks something loses influence.

They can be played in any window, within the limits of their phases. Who lacks it is seen by all; it is looked at when
the card is played and again when it takes effect (S-43). Rulings applied: S-09 (exhausted cards do not count), S-65
(any Dominus, oneself too), S-190 (a stake is gold).
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE
from ludus.games.spartacus.reactions.moments import Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction
from ludus.games.spartacus.table.influence import tell_loss
from ludus.games.spartacus.table.moves import lose_influence
from ludus.games.spartacus.table.table import (
    ARENA,
    MARKET,
    SpartacusGame,
    SpartacusTable,
    all_seats,
    has_ready,
    staked,
)
from ludus.games.spartacus.words import reactions as words

NO_PHASE: Final = -1

NOT_NOW: Final = Message(words.NOT_NOW)
NOBODY_FITS: Final = Message(words.NOBODY_FITS)


def anybody(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """Every Dominus may play such a card."""
    return None


class Lack:
    """What a card asks for: somebody without something, but not in one of the phases."""

    def __init__(self, lacks: Callable[[SpartacusTable, Seat], bool], not_in: int) -> None:
        self.lacks = lacks
        self.not_in = not_in

    def why_nobody(self, t: SpartacusTable, moment: Moment) -> Message | None:
        """Why the card cannot be played now."""
        if t.phase == self.not_in:
            return NOT_NOW
        for other in range(t.seats):
            if self.lacks(t, Seat(other)):
                return None
        return NOBODY_FITS

    def names(self, t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
        """Whom the card can hit, from the host clockwise."""
        disgrace = t.box.seats("disgrace")
        return [disgrace[other] for other in all_seats(t) if self.lacks(t, other)]

    def effect(self, g: SpartacusGame, f: Reaction) -> None:
        """The Dominus named loses influence, if he still lacks it."""
        assert f.named is not None
        t, target = g.table, Seat(f.named.operand)
        card = t.box.intrigue[f.card]
        if self.lacks(t, target):
            tell_loss(g, target, lose_influence(t, target, card.amount))
        else:
            g.tell(words.NO_EFFECT, card.title)


def has_no_gold(t: SpartacusTable, seat: Seat) -> bool:
    """Whether a house has no gold, neither in its chest nor in the boxes of the bets (S-190)."""
    return t.gold[seat] == 0 and not staked(t, seat)


def has_no_slaves(t: SpartacusTable, seat: Seat) -> bool:
    """Whether a house has no ready slave."""
    return not has_ready(t, seat, SLAVE)


def has_no_gladiators(t: SpartacusTable, seat: Seat) -> bool:
    """Whether a house has no ready gladiator."""
    return not has_ready(t, seat, GLADIATOR)


LACKS: Final = {
    "destitute": Lack(has_no_gold, MARKET),
    "empty-brothel": Lack(has_no_slaves, NO_PHASE),
    "a-shameful-ludus": Lack(has_no_gladiators, ARENA),
}

REACTIONS: Final[dict[str, Playable]] = {
    name: Playable(anybody, lack.effect, lack.names, why_nobody=lack.why_nobody) for name, lack in LACKS.items()
}
