"""What a seat may see, and what it can imagine."""

from ludus.core.chance import Dealer
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.core.windows import Sealed
from tests.conformance.toy import seen
from tests.conformance.toy.table import CARDS, NONE, Stall


def view(g: Game[Stall], seat: Seat | None) -> Json:
    t = g.table
    f = g.stack[-1] if g.stack else None
    shown: seen.View = {
        "game": "toy",
        "seats": t.seats,
        "seat": seat,
        "round": t.round,
        "coins": t.coins[:],
        "bank": t.bank,
        "pile": len(t.pile),
        "hands": [see_hand(t, Seat(other), seat) for other in range(t.seats)],
        "won": [[CARDS[card] for card in cards] for cards in t.won],
        "discards": [CARDS[card] for card in t.discards],
        "given": t.given,
        "prize": None if t.prize == NONE else CARDS[t.prize],
        "claimant": t.claimant,
        "said": [said.words for said in f.draft(seat)] if isinstance(f, Sealed) and seat in f.seats else [],
    }
    return dict(shown)


def see_hand(t: Stall, owner: Seat, seat: Seat | None) -> list[str | None]:
    """A card's name where the seat holds it or has looked at it."""
    return [CARDS[card] if seat is not None and knows(t, seat, owner, card) else None for card in t.hands[owner]]


def knows(t: Stall, seat: Seat, owner: Seat, card: int) -> bool:
    return owner == seat or bool(t.seen[seat] >> card & 1)


def deal_anew(t: Stall, seat: Seat, deal: Dealer) -> None:
    """Every card the seat has not seen may lie wherever it has not looked."""
    slots = [
        (owner, slot)
        for owner in range(t.seats)
        for slot, card in enumerate(t.hands[owner])
        if not knows(t, seat, Seat(owner), card)
    ]
    unseen = sorted([*t.pile, *(t.hands[owner][slot] for owner, slot in slots)])
    deal.shuffle(unseen)
    stands_for = {}  # others have looked at places: what lies there now is what they know
    for owner, slot in slots:
        card = unseen.pop()
        stands_for[t.hands[owner][slot]] = card
        t.hands[owner][slot] = card
    t.pile = tuple(sorted(unseen))
    for other in range(t.seats):
        looked_at = [card for card in range(len(CARDS)) if t.seen[other] >> card & 1]
        t.seen[other] = sum(1 << stands_for.get(card, card) for card in looked_at)
