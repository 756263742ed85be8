"""What the others can only guess while a scheme seeks support: the card that has not been laid down."""

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import SCHEME, IntrigueCard, IntrigueTitle
from ludus.games.spartacus.schemes.schemes import why_not_scheme
from ludus.games.spartacus.schemes.support import Preparation, gathered, preparation_below
from ludus.games.spartacus.table.moves import copies_held
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, others, raise_of


def reimagine_scheme(g: SpartacusGame, seat: Seat, deal: Dealer) -> None:
    """Once hands are dealt afresh, the hidden card becomes any that fits what this seat has seen."""
    f = preparation_below(g)
    if f is None or f.seat == seat:
        return
    t = g.table
    hand = t.hands[f.seat]
    unseen = [card for card in hand if not t.seen[card] >> seat & 1]
    possible = [*hand, *(hidden_elsewhere(t, seat, f.seat) if unseen else ())]
    higher = [card for card in possible if is_not_yet_in_reach(f, t, card, seat)]
    fitting = [card for card in higher if could_have_begun(f, g, t.box.intrigue[card])] or higher
    card = fitting[deal.below(len(fitting))]
    if card not in hand:
        change_places(t, card, unseen[deal.below(len(unseen))])
    f.title = t.box.intrigue[card].title
    for copy in copies_in_reach(f, t, seat):
        others_hidden = [other for other in hidden_elsewhere(t, seat, f.seat) if t.box.intrigue[other].title != f.title]
        if others_hidden:
            change_places(t, copy, others_hidden[deal.below(len(others_hidden))])


def hidden_elsewhere(t: SpartacusTable, seat: Seat, schemer: Seat) -> list[IntrigueCard]:
    """What the seat cannot see outside the schemer's hand."""
    hands = (t.hands[other] for other in others(t, seat) if other != schemer)
    return [*t.intrigue_pile, *(card for hand in hands for card in hand if not t.seen[card] >> seat & 1)]


def is_not_yet_in_reach(f: Preparation, t: SpartacusTable, card: IntrigueCard, seat: Seat) -> bool:
    """Whether a card is a scheme that takes more than was gathered, and no copy this seat knows of takes less."""
    title = t.box.intrigue[card]
    known = [held for held in copies_held(t, f.seat, title.title) if t.seen[held] >> seat & 1]
    return title.kind == SCHEME and title.influence + min(raise_of(t, copy) for copy in (card, *known)) > gathered(f, t)


def copies_in_reach(f: Preparation, t: SpartacusTable, seat: Seat) -> list[IntrigueCard]:
    """Unseen copies of the hidden card that would take no support: the schemer cannot hold one."""
    needed = t.box.intrigue_titles[f.title].influence
    unseen = [card for card in copies_held(t, f.seat, f.title) if not t.seen[card] >> seat & 1]
    return [card for card in unseen if needed + raise_of(t, card) <= gathered(f, t)]


def could_have_begun(f: Preparation, g: SpartacusGame, card: IntrigueTitle) -> bool:
    """Whether the schemer could have chosen a card, as far as one can tell afterwards."""
    return card.influence <= f.reach and why_not_scheme(g, f.seat, card) is None


def change_places(t: SpartacusTable, card: IntrigueCard, other: IntrigueCard) -> None:
    """Two hidden cards are exchanged; whoever has seen the card in a place has now seen the new one there."""
    swapped = {card: other, other: card}
    t.hands = [tuple(sorted(swapped.get(held, held) for held in hand)) for hand in t.hands]
    t.intrigue_pile = tuple(sorted(swapped.get(lying, lying) for lying in t.intrigue_pile))
    t.seen[card], t.seen[other] = t.seen[other], t.seen[card]
