"""Reactions that foil a scheme (rulebook p. 8), and Jupiter's Cock, which foils a reaction too.

Any Dominus but the schemer may foil, target or not; only schemes, unless the card says otherwise. What a foil costs is
named when it is laid down and paid when it takes effect: a foil that is itself foiled costs nothing (S-07).
Rulings applied: S-04 (who may foil), S-08 (Jupiter's Cock), S-74 (the guard from Rome), S-75 (Spread Cheeks Wide).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueCard, MarketCard
from ludus.games.spartacus.reactions.moments import GUARD_PLAYED, REACTION_PLAYED, SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction, foil
from ludus.games.spartacus.table.deeds import discard_openly, hand_over
from ludus.games.spartacus.table.moves import take_back_guard
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, has_discarded_guard, others, ready_slaves
from ludus.games.spartacus.words import common, intrigue, reactions
from ludus.games.spartacus.words import schemes as words

UNFOILABLE: Final = "spread-cheeks-wide"  # except by Jupiter's Cock
FEW_DENARII: Final = "for-a-few-denarii"

TAKE_GUARD: Final = Option("take-guard")
LEAVE_GUARD: Final = Option("leave-guard")

OWN_CARD: Final = Message(words.OWN_CARD)


def why_no_foil(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """Foils answer another's scheme (S-04)."""
    if moment.by == seat:
        return OWN_CARD
    is_immune = t.box.intrigue[IntrigueCard(moment.card)].name == UNFOILABLE
    return Message(words.CANNOT_BE_FOILED) if is_immune else None


# --- Whispered Rumors --------------------------------------------------------------------------------


def whispered_rumors(g: SpartacusGame, f: Reaction) -> None:
    """Foil a scheme."""
    foil(g, f)


# --- Support from Rome -------------------------------------------------------------------------------


def guard_options(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """Whether to take a guard, where one lies in the discard pile."""
    return [TAKE_GUARD, LEAVE_GUARD] if has_discarded_guard(t) else [LEAVE_GUARD]


def support_from_rome(g: SpartacusGame, f: Reaction) -> None:
    """Foil a scheme; its player may take a guard from the discard pile into the hand (S-74)."""
    foil(g, f)
    if f.named is TAKE_GUARD and has_discarded_guard(g.table):
        take_back_guard(g.table, f.seat)
        g.tell(words.TAKES_GUARD, f.seat)


# --- Sacrifice for the Dominus -----------------------------------------------------------------------


def why_no_sacrifice(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """It takes a ready slave."""
    reason = why_no_foil(t, seat, moment)
    return reason if reason is not None or ready_slaves(t, seat) else Message(intrigue.TOO_FEW_SLAVES, (0, 1))


def sacrifices(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """The slave to be discarded."""
    return [t.box.assets("sacrifice")[card] for card in ready_slaves(t, seat)]


def sacrifice_for_the_dominus(g: SpartacusGame, f: Reaction) -> None:
    """Discard a slave to foil a scheme."""
    assert f.named is not None
    discard_openly(g, MarketCard(f.named.operand))
    foil(g, f)


# --- For a Few Denarii -------------------------------------------------------------------------------


def why_no_denarii(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """It takes gold, which all can see in this phase."""
    reason = why_no_foil(t, seat, moment)
    price = t.box.intrigue_titles[t.box.title_number[FEW_DENARII]].price
    if reason is not None or t.gold[seat] >= price:
        return reason
    return Message(common.TOO_LITTLE_GOLD, (t.gold[seat], price))


def paid(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """The Dominus to be paid."""
    return [t.box.seats("pay-denarii")[other] for other in others(t, seat)]


def for_a_few_denarii(g: SpartacusGame, f: Reaction) -> None:
    """Pay another Dominus to foil a scheme."""
    assert f.named is not None
    t = g.table
    price = t.box.intrigue[f.card].price
    if t.gold[f.seat] < price:
        g.tell(reactions.NO_EFFECT, t.box.intrigue[f.card].title)
        return
    hand_over(g, f.seat, Seat(f.named.operand), price)
    foil(g, f)


# --- Jupiter's Cock ----------------------------------------------------------------------------------


def why_no_cock(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """It answers a scheme, a reaction, or a guard before the roll; never one's own card (S-08)."""
    return OWN_CARD if moment.by == seat else None


def jupiters_cock(g: SpartacusGame, f: Reaction) -> None:
    """Foil any scheme or reaction."""
    foil(g, f)


ON_SCHEME: Final = (SCHEME_PLAYED,)
ON_CARD: Final = (SCHEME_PLAYED, REACTION_PLAYED, GUARD_PLAYED)

REACTIONS: Final[dict[str, Playable]] = {
    "whispered-rumors": Playable(why_no_foil, whispered_rumors, when=ON_SCHEME),
    "support-from-rome": Playable(why_no_foil, support_from_rome, guard_options, ON_SCHEME),
    "sacrifice-for-the-dominus": Playable(why_no_sacrifice, sacrifice_for_the_dominus, sacrifices, ON_SCHEME),
    FEW_DENARII: Playable(why_no_denarii, for_a_few_denarii, paid, ON_SCHEME),
    "jupiters-cock": Playable(why_no_cock, jupiters_cock, when=ON_CARD),
}
