"""The last scoring.

1. Neutral stadium cards count their number.      2. For each colour: the values of the own villas times the own stadium
cards of that colour and the theatre cards counted for it.      Most points win.
Rulings applied: A-27, A-44 (theatre cards count where they give most), A-29 (ties).
"""

from typing import Final

from ludus.core.game import Outcome
from ludus.core.ids import Seat
from ludus.games.aquileia import words
from ludus.games.aquileia.box import COLOURS, NEUTRAL
from ludus.games.aquileia.table import AquileiaGame, AquileiaTable, laurels_of, theatre_of, villa_sums

SIX_ROUNDS: Final = "six-rounds"


def neutral_points(t: AquileiaTable, seat: Seat) -> int:
    """The numbers on a seat's neutral stadium cards."""
    return count_neutral(t, laurels_of(t, seat))


def count_neutral(t: AquileiaTable, laurels: list[int]) -> int:
    """The numbers on these stadium cards."""
    return sum(t.box.laurels[laurel].points for laurel in laurels)


def cards_by_colour(t: AquileiaTable, seat: Seat) -> list[int]:
    """How many cards count for each colour."""
    return count_cards(t, seat, laurels_of(t, seat))


def count_cards(t: AquileiaTable, seat: Seat, laurels: list[int]) -> list[int]:
    """These stadium cards, and each theatre card for the colour whose villas are worth more (A-27)."""
    sums = villa_sums(t, seat)
    cards = [0] * len(COLOURS)
    for laurel in laurels:
        colour = t.box.laurels[laurel].colour
        if colour != NEUTRAL:
            cards[colour] += 1
    for card in theatre_of(t, seat):
        cards[counted_for(t, card, sums)] += 1
    return cards


def counted_for(t: AquileiaTable, card: int, sums: list[int]) -> int:
    """The colour a theatre card counts for, with villas of these sums."""
    first, second = t.box.theatre[card].colours
    return second if sums[second] > sums[first] else first


def gain(t: AquileiaTable, seat: Seat, site: int, laurels: list[int]) -> int:
    """What a villa would add to the last scoring of a seat that has these stadium cards and builds it now."""
    return added(t, site, villa_sums(t, seat), laurels, theatre_of(t, seat))


def added(t: AquileiaTable, site: int, sums: list[int], laurels: list[int], theatre: list[int]) -> int:
    """The same for whoever has villas of these sums and these cards."""
    it = t.box.sites[site]
    more = 0
    for laurel in laurels:
        if t.box.laurels[laurel].colour == it.colour:
            more += it.value
    for card in theatre:
        first, second = t.box.theatre[card].colours
        if it.colour in (first, second):
            rival = sums[second if it.colour == first else first]
            more += max(sums[it.colour] + it.value, rival) - max(sums[it.colour], rival)
    return more


def last_scoring(g: AquileiaGame) -> None:
    """Everybody shows the laurels and scores them."""
    t = g.table
    for i in range(t.seats):
        seat = Seat(i)
        laurels = laurels_of(t, seat)
        if laurels:
            g.tell(words.LAURELS, seat, tuple(laurels))
        neutral = neutral_points(t, seat)
        if neutral:
            g.tell(words.NEUTRAL, seat, neutral)
        t.points[seat] += neutral
        score_villas(g, seat)
        g.tell(words.TOTAL, seat, t.points[seat])
    t.how = SIX_ROUNDS


def score_villas(g: AquileiaGame, seat: Seat) -> None:
    """Each colour by itself; without a card of its colour a villa scores nothing."""
    t = g.table
    for colour, (total, cards) in enumerate(zip(villa_sums(t, seat), cards_by_colour(t, seat), strict=True)):
        if total * cards:
            g.tell(words.VILLAS, seat, colour, total, cards, total * cards)
            t.points[seat] += total * cards


def outcome(t: AquileiaTable) -> Outcome | None:
    """Most points win; a tie is shared, or the better crest of the last round decides (A-29)."""
    if not t.how:
        return None
    rank = [
        (points, -t.track.index(Seat(seat)) if t.rules.tie_break == "crest" else 0)
        for seat, points in enumerate(t.points)
    ]
    best = max(rank)
    return Outcome(tuple(t.points), tuple(Seat(seat) for seat in range(t.seats) if rank[seat] == best), t.how)
