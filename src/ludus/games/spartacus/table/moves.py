"""What can happen to cards, gold and influence. Every change to a house goes through one of these functions.

Nothing here tells anybody anything: the chapter that moves a card says so in its own words.
"""

from bisect import bisect_left, insort
from collections.abc import Callable
from typing import Final, TypeVar

from ludus.core.chance import Draw
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import IntrigueCard, MarketCard
from ludus.games.spartacus.box.houses import INFLUENCE
from ludus.games.spartacus.table.table import (
    CHAMPION,
    EXHAUSTED,
    INJURED,
    READY,
    SpartacusTable,
    is_champion,
    owner_of,
    raise_of,
    ready_guards,
)
from ludus.games.spartacus.table.terms import Offer

REMEMBERED: Final = 2  # how often the same offer is told apart from one that was never refused

Card = TypeVar("Card", bound=int)


def joined_by(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Cards in the order of their deck, and one more among them."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


def left_by(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Cards in the order of their deck, without one that was among them."""
    place = bisect_left(cards, card)
    assert cards[place] == card
    return cards[:place] + cards[place + 1 :]


def topped_by(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A discard pile and one more card on top."""
    return pile + (card,)  # noqa: RUF005 - unpacking takes longer


# --- influence and gold ------------------------------------------------------------------------------


def gain_influence(t: SpartacusTable, seat: Seat, points: int = 1) -> int:
    """Move up the track, which ends at 12 (S-38); returns how far it went."""
    before = t.influence[seat]
    t.influence[seat] = min(before + points, INFLUENCE)
    return t.influence[seat] - before


def lose_influence(t: SpartacusTable, seat: Seat, points: int = 1) -> int:
    """Move down the track, which ends at 0 (S-38); returns how far it went."""
    before = t.influence[seat]
    t.influence[seat] = max(before - points, 0)
    return before - t.influence[seat]


def receive(t: SpartacusTable, seat: Seat, gold: int) -> None:
    """Take gold from the bank, which never runs out (S-62)."""
    t.bank -= gold
    t.gold[seat] += gold
    keep_count(t, seat, gold)


def pay(t: SpartacusTable, seat: Seat, gold: int) -> None:
    """Pay the bank."""
    assert gold <= t.gold[seat], "a house never pays more than it has"
    t.gold[seat] -= gold
    t.bank += gold
    keep_count(t, seat, -gold)


def lay_stakes(t: SpartacusTable, seat: Seat, row: tuple[int, ...]) -> None:
    """Gold goes from the chest into the boxes, under the house's marker; the bank has none of it yet (S-190)."""
    assert sum(row) <= t.gold[seat], "a house never stakes more than it has"
    bets = list(t.bets)
    bets[seat] = row
    t.bets = tuple(bets)
    t.gold[seat] -= sum(row)


def settle_stake(t: SpartacusTable, seat: Seat, gold: int, *, won: bool) -> None:
    """A stake that was won goes back into the chest, a lost one is paid to the bank."""
    t.gold[seat] += gold if won else 0
    t.bank += 0 if won else gold


def keep_count(t: SpartacusTable, seat: Seat, gold: int) -> None:
    """What the bank pays and is paid all can see, even while the chests are hidden."""
    if t.gold_is_hidden:
        t.gold_shown = tuple([shown + gold * (other == seat) for other, shown in enumerate(t.gold_shown)])


def hand_gold(t: SpartacusTable, giver: Seat, taker: Seat, gold: int) -> None:
    """Gold changes hands between two houses."""
    assert gold <= t.gold[giver], "a house never pays more than it has"
    t.gold[giver] -= gold
    t.gold[taker] += gold


# --- offers ------------------------------------------------------------------------------------------


def lay_offer(t: SpartacusTable, offer: Offer) -> None:
    """An offer lies between two houses, and the gold it offers is set aside."""
    t.offers = tuple(sorted((*t.offers, offer)))
    t.aside[offer.maker] += offer.gives.gold


def take_back_offer(t: SpartacusTable, offer: Offer) -> None:
    """An offer is gone, and the gold it offered is free again."""
    t.offers = tuple(other for other in t.offers if other != offer)
    t.aside[offer.maker] -= offer.gives.gold


def refuse_offer(t: SpartacusTable, offer: Offer) -> None:
    """An offer is taken back because its taker does not want it; both houses remember it until the phase is over."""
    take_back_offer(t, offer)
    if t.refused.count(offer) < REMEMBERED:
        t.refused = tuple(sorted((*t.refused, offer)))


def drop_offers(t: SpartacusTable, is_over: Callable[[Offer], bool]) -> list[Offer]:
    """Some offers are gone, and so are drafts of such; returns the offers."""
    dropped = [offer for offer in t.offers if is_over(offer)]
    for offer in dropped:
        take_back_offer(t, offer)
    t.drafts = [None if draft is not None and is_over(draft) else draft for draft in t.drafts]
    return dropped


# --- assets ------------------------------------------------------------------------------------------


def exhaust(t: SpartacusTable, card: MarketCard) -> None:
    """Turn a ready card face down."""
    assert t.condition[card] == READY
    t.condition[card] = EXHAUSTED


def injure(t: SpartacusTable, card: MarketCard) -> None:
    """Lay an injury token on a card, which is exhausted from now on."""
    t.condition[card] = INJURED


def make_ready(t: SpartacusTable, card: MarketCard) -> None:
    """Turn a card face up; an injury is healed."""
    t.condition[card] = READY


def acquire(t: SpartacusTable, seat: Seat, card: MarketCard) -> None:
    """A house gets a card that was nobody's; it comes ready and bare."""
    t.condition[card] = READY
    t.favor[card] = 0
    _join(t, seat, card)


def transfer(t: SpartacusTable, card: MarketCard, taker: Seat) -> None:
    """An asset goes to another house with its tokens; a champion's influence goes with him (S-33)."""
    _leave(t, owner_of(t, card), card)
    _join(t, taker, card)


def discard_asset(t: SpartacusTable, card: MarketCard) -> int:
    """An asset leaves its house for the discard pile, its tokens vanish; returns the influence lost with a champion."""
    lost = _leave(t, owner_of(t, card), card)
    t.condition[card] = READY
    t.favor[card] = 0
    t.market_discards = topped_by(t.market_discards, card)
    return lost


def add_favor(t: SpartacusTable, card: MarketCard) -> int:
    """A favor for a fighter; the third makes a champion. Returns the influence his owner gains by that."""
    if is_champion(t, card):
        return 0
    t.favor[card] += 1
    return gain_influence(t, owner_of(t, card)) if is_champion(t, card) else 0


def _join(t: SpartacusTable, seat: Seat, card: MarketCard) -> None:
    t.assets[seat] = joined_by(t.assets[seat], card)
    if t.favor[card] == CHAMPION:
        gain_influence(t, seat)


def _leave(t: SpartacusTable, seat: Seat, card: MarketCard) -> int:
    t.assets[seat] = left_by(t.assets[seat], card)
    return lose_influence(t, seat) if t.favor[card] == CHAMPION else 0


# --- guards on the table -----------------------------------------------------------------------------


def lay_guard(t: SpartacusTable, seat: Seat) -> None:
    """Lay a guard from the hand on the table, ready; it never goes back."""
    card = leave_hand(t, seat, easiest_copy(t, seat, t.box.intrigue[t.box.guards[0]].title))
    t.guards[seat] = (*t.guards[seat], card)


def discard_guard(t: SpartacusTable, seat: Seat) -> None:
    """A ready guard leaves the table for the intrigue discard pile."""
    t.intrigue_discards = topped_by(t.intrigue_discards, _take_guard(t, seat))


def transfer_guard(t: SpartacusTable, giver: Seat, taker: Seat) -> None:
    """A ready guard on one table goes to another."""
    t.guards[taker] = tuple(sorted((*t.guards[taker], _take_guard(t, giver))))


def exhaust_guards(t: SpartacusTable, seat: Seat, count: int) -> None:
    """Turn ready guards face down."""
    assert count <= ready_guards(t, seat)
    t.exhausted_guards[seat] += count


def send_guard(t: SpartacusTable, seat: Seat) -> IntrigueCard:
    """A ready guard leaves the table to be played, as if from the hand."""
    card = _take_guard(t, seat)
    t.laid = (*t.laid, card)
    return card


def take_back_guard(t: SpartacusTable, seat: Seat) -> None:
    """A guard of the discard pile goes to a hand, where everybody knows it."""
    card = next(card for card in t.intrigue_discards if card in t.box.guards)
    t.intrigue_discards = tuple([other for other in t.intrigue_discards if other != card])
    t.hands[seat] = joined_by(t.hands[seat], card)
    show(t, card, (1 << t.seats) - 1 & ~(1 << seat))


def take_discarded_guards(t: SpartacusTable, seat: Seat, most: int, exhausted: bool) -> int:
    """Guards of the discard pile go to a table, as far as there are any; returns how many."""
    cards = [card for card in t.intrigue_discards if card in t.box.all_guards][:most]
    t.intrigue_discards = tuple([card for card in t.intrigue_discards if card not in cards])
    t.guards[seat] = tuple(sorted((*t.guards[seat], *cards)))
    t.exhausted_guards[seat] += len(cards) * exhausted
    return len(cards)


def _take_guard(t: SpartacusTable, seat: Seat) -> IntrigueCard:
    assert ready_guards(t, seat), "an exhausted guard stays where it is (S-09)"
    card = t.guards[seat][-1]
    t.guards[seat] = t.guards[seat][:-1]
    return card


# --- intrigue cards ----------------------------------------------------------------------------------


def draw_intrigue(t: SpartacusTable) -> Draw | None:
    """A question to chance: a card of the pile, or of the discards where it is empty; None if both are (S-14)."""
    pile = t.intrigue_pile if t.intrigue_pile else tuple(sorted(t.intrigue_discards))
    shuffles = t.intrigue_shuffles + (not t.intrigue_pile)
    return Draw("intrigue", shuffles, t.box.cards("draw"), pile=pile) if pile else None


def into_hand(t: SpartacusTable, seat: Seat, card: IntrigueCard) -> None:
    """A drawn card goes to a hand, unseen by the others; an empty pile is made anew first (S-14)."""
    if not t.intrigue_pile:
        t.intrigue_pile, t.intrigue_discards = tuple(sorted(t.intrigue_discards)), ()
        t.intrigue_shuffles += 1
    t.intrigue_pile = left_by(t.intrigue_pile, card)
    t.hands[seat] = joined_by(t.hands[seat], card)
    t.seen[card] = 0


def discard_from_hand(t: SpartacusTable, seat: Seat, title: int) -> IntrigueCard:
    """A card of a hand goes to the discard pile, face up."""
    card = leave_hand(t, seat, hardest_copy(t, seat, title))
    forget_raise(t, card)
    t.intrigue_discards = topped_by(t.intrigue_discards, card)
    return card


def lay_down(t: SpartacusTable, seat: Seat, title: int) -> IntrigueCard:
    """A card of a hand is laid face up on the table, to be played."""
    card = leave_hand(t, seat, easiest_copy(t, seat, title))
    t.laid = (*t.laid, card)
    return card


def discard_laid(t: SpartacusTable, card: IntrigueCard) -> None:
    """A card that was played goes to the discard pile."""
    forget_raise(t, card)
    t.laid = tuple([other for other in t.laid if other != card])
    t.intrigue_discards = topped_by(t.intrigue_discards, card)


def leave_hand(t: SpartacusTable, seat: Seat, card: IntrigueCard) -> IntrigueCard:
    """Take a card out of a hand, openly. Copies are alike: whoever had seen one has now seen one less."""
    intrigue, hand = t.box.intrigue, t.hands[seat]
    title, points = intrigue[card], raise_of(t, card)
    unsure = ~t.seen[card]
    for held in hand:
        if t.seen[held] and intrigue[held] is title and held != card:
            if raise_of(t, held) != points:
                continue  # a card that takes more influence than its copies is known apart
            lost = t.seen[held] & unsure
            t.seen[held] &= ~lost
            unsure &= ~lost
    t.seen[card] = 0
    t.hands[seat] = left_by(hand, card)
    return card


def easiest_copy(t: SpartacusTable, seat: Seat, title: int) -> IntrigueCard:
    """The copy of a title in a hand that takes the least influence: this one is played."""
    copies = copies_held(t, seat, title)
    return min(copies, key=lambda card: raise_of(t, card)) if t.raised else copies[0]


def hardest_copy(t: SpartacusTable, seat: Seat, title: int) -> IntrigueCard:
    """The copy of a title in a hand that takes the most influence: this one is given up."""
    copies = copies_held(t, seat, title)
    return max(copies, key=lambda card: raise_of(t, card)) if t.raised else copies[0]


def copies_held(t: SpartacusTable, seat: Seat, title: int) -> list[IntrigueCard]:
    """The copies of a title in a hand."""
    intrigue = t.box.intrigue
    return [card for card in t.hands[seat] if intrigue[card].title == title]


def raise_requirement(t: SpartacusTable, card: IntrigueCard, points: int) -> None:
    """A card takes more influence until the phase ends, or it is discarded (S-48)."""
    others = ((other, more) for other, more in t.raised if other != card)
    t.raised = tuple(sorted((*others, (card, raise_of(t, card) + points))))


def forget_raise(t: SpartacusTable, card: IntrigueCard) -> None:
    """A card that leaves play takes what it shows again."""
    if t.raised:
        t.raised = tuple((other, points) for other, points in t.raised if other != card)


def take_back(t: SpartacusTable, seat: Seat, card: IntrigueCard) -> None:
    """A card that lies face up goes back to its player's hand, where everybody knows it."""
    t.laid = tuple([other for other in t.laid if other != card])
    t.hands[seat] = joined_by(t.hands[seat], card)
    show(t, card, (1 << t.seats) - 1 & ~(1 << seat))


def show(t: SpartacusTable, card: IntrigueCard, viewers: int) -> None:
    """Some seats, as a mask, get to see a card in somebody's hand."""
    t.seen[card] |= viewers


# --- market cards ------------------------------------------------------------------------------------


def draw_market(t: SpartacusTable) -> Draw | None:
    """A question to chance: a card of the pile, or of the discards where it is empty; None if both are (S-14)."""
    pile = t.market_pile if t.market_pile else tuple(sorted(t.market_discards))
    shuffles = t.market_shuffles + (not t.market_pile)
    return Draw("market", shuffles, t.box.assets("draw-asset"), pile=pile) if pile else None


def take_from_pile(t: SpartacusTable, card: MarketCard) -> None:
    """A drawn card leaves the market pile; an empty pile is made anew first (S-14)."""
    if not t.market_pile:
        t.market_pile, t.market_discards = tuple(sorted(t.market_discards)), ()
        t.market_shuffles += 1
    t.market_pile = left_by(t.market_pile, card)


def lay_in_row(t: SpartacusTable, card: MarketCard) -> None:
    """A drawn card is laid face down in the auction row."""
    take_from_pile(t, card)
    t.row = t.row + (card,)  # noqa: RUF005 - unpacking takes longer
    t.row_seen = t.row_seen + (0,)  # noqa: RUF005


def take_from_row(t: SpartacusTable) -> MarketCard:
    """The first card of the row, which is open, leaves it."""
    card = t.row[0]
    t.row, t.row_seen, t.row_open = t.row[1:], t.row_seen[1:], 0
    return card


def discard_from_row(t: SpartacusTable) -> MarketCard:
    """The first card of the row goes to the discard pile unsold."""
    card = take_from_row(t)
    t.market_discards = topped_by(t.market_discards, card)
    return card
