"""Intervention, a power of Seppius (expansion): a card that is being played takes more influence.

When another Dominus plays a scheme or a reaction in the intrigue phase, Seppius may exhaust guards on his table: the
card takes 2 more influence for each. If its player has not enough, it goes back to his hand, with its pledges freed;
it may be tried again, but takes the more until the phase ends or it is discarded. A copy of it does not.
Rulings applied: S-48 (one card), S-49 (not where influence is compared), S-51 (how much), S-156 (when).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import IntrigueCard
from ludus.games.spartacus.reactions.moments import REACTION_PLAYED, SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import OnTable
from ludus.games.spartacus.schemes.backing import brought
from ludus.games.spartacus.schemes.schemes import INTERVENTION, PlayScheme
from ludus.games.spartacus.table.deeds import exhaust_guards_openly
from ludus.games.spartacus.table.moves import raise_requirement
from ludus.games.spartacus.table.table import INTRIGUE, SpartacusGame, SpartacusTable, house_of, raise_of, ready_guards
from ludus.games.spartacus.words import serpents as words

INTERVENE: Final = "intervene"
RAISED_BY: Final = 2  # for each guard


def guards_to_spend(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """How many guards Seppius may exhaust against the card just played by somebody else."""
    if t.phase != INTRIGUE or moment.by == seat or INTERVENTION not in house_of(t, seat).powers:
        return []
    if t.box.intrigue[IntrigueCard(moment.card)].compares:
        return []
    return list(t.box.counts(INTERVENE)[1 : ready_guards(t, seat) + 1])


def intervene(g: SpartacusGame, seat: Seat, option: Option, moment: Moment) -> None:
    """The card takes more influence from now on; where there is too little, it comes to nothing."""
    t, card, guards = g.table, IntrigueCard(moment.card), option.operand
    exhaust_guards_openly(g, seat, guards)
    raise_requirement(t, card, RAISED_BY * guards)
    title = t.box.intrigue[card]
    needed = title.influence + raise_of(t, card)
    g.tell(words.INTERVENES, seat, moment.by, title.title, guards, needed)
    subject = g.enclosing(Played)
    assert subject.card == card
    subject.returned = influence_behind(t, subject) < needed


def influence_behind(t: SpartacusTable, f: Played) -> int:
    """What a card is played with: a scheme with support, a reaction with its player's influence alone."""
    return brought(t, f.seat, f.backing) if isinstance(f, PlayScheme) else t.influence[f.seat]


ABILITIES: Final[dict[str, OnTable]] = {
    INTERVENE: OnTable(guards_to_spend, intervene, (SCHEME_PLAYED, REACTION_PLAYED))
}
