"""The reactions of the expansion (our own making round the few that are known, S-158).

Some compare influence: their player must have more than their target, or less; as much is not enough, nobody can
support them, and no number is required of them. One turns the games to come into a Primus. Those that lend support
to a scheme are in `lending`.
Rulings applied: S-43 (looked at again on taking effect), S-45 (death in the arena), S-49, S-180 (comparing influence).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.answers.foils import ON_SCHEME, why_no_foil
from ludus.games.spartacus.answers.guards import GuardRoll
from ludus.games.spartacus.box.cards import GLADIATOR, HIGHER, LOWER, MarketCard
from ludus.games.spartacus.reactions.moments import DEATH, GAMES, GUARD_FAILED, TURN_END, WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction, Window, foil
from ludus.games.spartacus.table.deeds import earn, hand_over, lose, spend
from ludus.games.spartacus.table.draws import DrawCards
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, others, printed
from ludus.games.spartacus.words import common, reactions
from ludus.games.spartacus.words import serpents as words

DRAG_DOWN: Final = "drag-down"

# --- Comparing influence -----------------------------------------------------------------------------


def stands(t: SpartacusTable, seat: Seat, target: Seat, comparison: str) -> bool:
    """Whether a seat stands as a card asks for, above its target or below it; as high is neither."""
    own, other = t.influence[seat], t.influence[target]
    return own > other if comparison == HIGHER else own < other


def why_not_stand(t: SpartacusTable, seat: Seat, target: Seat, comparison: str) -> Message | None:
    """Why a card that compares influence cannot be played on this target."""
    if stands(t, seat, target, comparison):
        return None
    phrase = words.NOT_HIGHER if comparison == HIGHER else words.NOT_LOWER
    return Message(phrase, (t.influence[seat], t.influence[target]))


def foil_if(g: SpartacusGame, f: Reaction, comparison: str) -> None:
    """Foil the scheme, if influence still compares so."""
    if stands(g.table, f.seat, f.moment.by, comparison):
        foil(g, f)
    else:
        g.tell(reactions.NO_EFFECT, g.table.box.intrigue[f.card].title)


def why_not_above(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """The schemer must stand below."""
    return why_no_foil(t, seat, moment) or why_not_stand(t, seat, moment.by, HIGHER)


def know_your_place(g: SpartacusGame, f: Reaction) -> None:
    """Foil the scheme of a Dominus who stands below."""
    foil_if(g, f, HIGHER)


def why_not_below(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """The schemer must stand above."""
    return why_no_foil(t, seat, moment) or why_not_stand(t, seat, moment.by, LOWER)


def the_worm_turns(g: SpartacusGame, f: Reaction) -> None:
    """Foil the scheme of a Dominus who stands above."""
    foil_if(g, f, LOWER)


def weaker_with_gold(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """Whoever has less influence, and gold."""
    outrank = t.box.seats("outrank")
    return [outrank[other] for other in others(t, seat) if stands(t, seat, other, HIGHER) and t.gold[other]]


def why_no_price(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    return None if weaker_with_gold(t, seat, moment) else Message(reactions.NOBODY_FITS)


def rank_has_its_price(g: SpartacusGame, f: Reaction) -> None:
    """Take gold from a Dominus who stands below."""
    assert f.named is not None
    t, target = g.table, Seat(f.named.operand)
    card = t.box.intrigue[f.card]
    if stands(t, f.seat, target, HIGHER) and t.gold[target]:
        hand_over(g, target, f.seat, min(card.amount, t.gold[target]))
    else:
        g.tell(reactions.NO_EFFECT, card.title)


def stronger(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """Whoever has more influence."""
    outrank = t.box.seats("outrank")
    return [outrank[other] for other in others(t, seat) if stands(t, seat, other, LOWER)]


def why_not_drag_down(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """It takes gold, and somebody above."""
    price = t.box.intrigue_titles[t.box.title_number[DRAG_DOWN]].price
    if t.gold[seat] < price:
        return Message(common.TOO_LITTLE_GOLD, (t.gold[seat], price))
    return None if stronger(t, seat, moment) else Message(reactions.NOBODY_FITS)


def drag_down(g: SpartacusGame, f: Reaction) -> None:
    """Pay the bank; a Dominus who stands above loses influence."""
    assert f.named is not None
    t, target = g.table, Seat(f.named.operand)
    card = t.box.intrigue[f.card]
    if stands(t, f.seat, target, LOWER) and t.gold[f.seat] >= card.price:
        spend(g, f.seat, card.price)
        lose(g, target, card.amount)
    else:
        g.tell(reactions.NO_EFFECT, card.title)


# --- A Primus is forced ------------------------------------------------------------------------------


def why_no_primus(t: SpartacusTable, moment: Moment) -> Message | None:
    """One cry is enough."""
    return Message(reactions.NOT_NOW) if t.primus_forced else None


def anybody_may(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """Nothing stands in this seat's way."""
    return None


def cry_for_a_primus(g: SpartacusGame, f: Reaction) -> None:
    """The host must hold a Primus, whatever his influence."""
    g.table.primus_forced = True
    g.tell(words.PRIMUS_FORCED, f.seat)


# --- Others ------------------------------------------------------------------------------------------


def why_no_line(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """After a failed roll of one's own guard."""
    return None if moment.target == seat else Message(reactions.NOT_NOW)


def hold_the_line(g: SpartacusGame, f: Reaction) -> None:
    """The guard holds after all."""
    roll = g.enclosing(GuardRoll)
    g.tell(words.HOLDS_THE_LINE, f.seat)
    foil(g, g.enclosing(Reaction, roll))
    g.enclosing(Window).end()
    roll.end()


def why_no_funeral(t: SpartacusTable, moment: Moment) -> Message | None:
    """After the death of a gladiator, not of a slave (S-45)."""
    is_gladiator = printed(t, MarketCard(moment.card)).kind == GLADIATOR
    return None if is_gladiator else Message(reactions.NOT_NOW)


def funeral_games(g: SpartacusGame, f: Reaction) -> None:
    """The dead gladiator's Dominus receives gold from the bank."""
    earn(g, f.moment.target, g.table.box.intrigue[f.card].amount)


def ill_omens(g: SpartacusGame, f: Reaction) -> None:
    """Foil a scheme and draw a card."""
    foil(g, f)
    g.call(DrawCards(f.seat, g.table.box.intrigue[f.card].amount))


FOILS: Final[tuple[str, ...]] = ("know-your-place", "the-worm-turns", "ill-omens")
REACTIONS: Final[dict[str, Playable]] = {
    "know-your-place": Playable(why_not_above, know_your_place, when=ON_SCHEME),
    "the-worm-turns": Playable(why_not_below, the_worm_turns, when=ON_SCHEME),
    "rank-has-its-price": Playable(why_no_price, rank_has_its_price, weaker_with_gold, (TURN_END,)),
    DRAG_DOWN: Playable(why_not_drag_down, drag_down, stronger, (TURN_END, WIN_CHECK)),
    "cry-for-a-primus": Playable(anybody_may, cry_for_a_primus, when=(GAMES,), why_nobody=why_no_primus),
    "hold-the-line": Playable(why_no_line, hold_the_line, when=(GUARD_FAILED,)),
    "funeral-games": Playable(anybody_may, funeral_games, when=(DEATH,), why_nobody=why_no_funeral),
    "ill-omens": Playable(why_no_foil, ill_omens, when=ON_SCHEME),
}
