"""What the suite must be told about the auction: what it counts, and what is hidden from whom."""

from collections import Counter
from random import Random
from typing import Final

from ludus.core.game import Game
from ludus.core.ids import Seat
from tests.conformance.cases import Case, positions, seats_of
from tests.conformance.hidden import frequency_check
from tests.conformance.toy import TOY
from tests.conformance.toy.sight import knows
from tests.conformance.toy.table import FEWEST, MOST, NONE, Stall


def census(g: Game[Stall]) -> object:
    """Every card and every coin, wherever they are."""
    t = g.table
    piles = [t.pile, *t.hands, *t.won, t.discards, (t.prize,) if t.prize != NONE else ()]
    return sorted(card for pile in piles for card in pile), sum(t.coins) + t.bank


def tamper(g: Game[Stall], seat: Seat, rng: Random) -> Game[Stall]:
    """The same game for this seat, but somebody else's card lies in the pile instead."""
    double = g.clone()
    t = double.table
    hidden = [card for owner in range(t.seats) for card in t.hands[owner] if not knows(t, seat, Seat(owner), card)]
    if hidden and t.pile:
        mine, theirs = rng.choice(hidden), rng.choice(t.pile)
        swapped = {mine: theirs, theirs: mine}
        t.hands = [[swapped.get(card, card) for card in hand] for hand in t.hands]
        t.pile = tuple(sorted(swapped.get(card, card) for card in t.pile))
        t.seen = [seen ^ (1 << mine | 1 << theirs) if seen >> mine & 1 else seen for seen in t.seen]
    double.settle()
    return double


def places(g: Game[Stall]) -> dict[int, int]:
    """Where each card lies: with a seat, or in the pile (NONE)."""
    t = g.table
    return {**dict.fromkeys(t.pile, NONE), **{card: owner for owner in range(t.seats) for card in t.hands[owner]}}


def chances(g: Game[Stall], seat: Seat) -> dict[tuple[int, int], float]:
    """How likely each place of each card is for somebody who knows what the seat knows."""
    t = g.table
    lying = places(g)
    hidden = [card for card, at in lying.items() if at == NONE or not knows(t, seat, Seat(at), card)]
    room = Counter(lying[card] for card in hidden)
    known = {(card, at): 1.0 for card, at in lying.items() if card not in hidden}
    return known | {(card, at): count / len(hidden) for card in hidden for at, count in room.items()}


def check_hidden_cards_are_dealt_fairly(case: Case, rng: Random) -> None:
    for g in positions(case, rng, wanted=6):
        seat = rng.choice(seats_of(g))
        frequency_check(g, seat, places, chances(g, seat), rng)


TOY_CASES: Final = [Case(TOY, seats, census, tamper) for seats in range(FEWEST, MOST + 1)]
