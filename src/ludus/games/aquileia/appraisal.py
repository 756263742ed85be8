"""What a position comes to for each seat, as bytes: the last scoring, were it now, and what villas would add to it."""

from typing import Final

from ludus.core.encoding import MOST_KEPT, Counts, Form, Layout, Number, one_of, seat_names
from ludus.core.frame import Frame
from ludus.core.ids import Seat, clockwise
from ludus.games.aquileia.areas.forum import Building
from ludus.games.aquileia.areas.mercatus import Errand
from ludus.games.aquileia.areas.portus import Fee, Latro
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import COLOURS, Box
from ludus.games.aquileia.kept import Page
from ludus.games.aquileia.scoring import added, count_cards, count_neutral
from ludus.games.aquileia.table import OFF, AquileiaTable, theatre_of, villa_sums

# What is usual at most.
POINTS: Final = 60
VALUE: Final = 10  # of the villas of a colour
CARDS: Final = 4  # that count for a colour
GAIN: Final = 12  # by one villa

Known = tuple[int, int, tuple[int, ...]]  # the houses of a seat, its theatre cards, its stadium cards if known


class Appraiser:
    """Reckons for so many seats with one box, each combination of houses and cards once."""

    def __init__(self, box: Box, seats: int, form: Form) -> None:
        self.seats = seats
        self.space = one_of(len(box.spaces), form)
        self.points = Number(POINTS, form)
        self.values = Counts(VALUE, form)
        self.cards = Counts(CARDS, form)
        self.gains = Counts(GAIN, form)
        self.villas = [
            [site for site, it in enumerate(box.sites) if it.colour == colour] for colour in range(len(COLOURS))
        ]
        self.sites = len(box.sites)
        self.no_gains = form.blank(self.sites)
        self.standings: dict[Known, tuple[bytes, int]] = {}  # sums and cards by colour, and what they score
        self.to_gain: dict[Known, tuple[int, ...]] = {}  # by site

    def acting(self, stack: list[Frame]) -> bytes:
        """The space whose follower acts."""
        return self.space[acting_space(stack)]

    def write(self, t: AquileiaTable, seat: Seat, page: Page, out: list[bytes]) -> None:
        """What the last scoring would bring everybody, and what villas would add to a seat's own."""
        out.append(page.worths[seat] or self.worths_of(t, seat, page))

    def worths_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """All of that."""
        pieces: list[bytes] = []
        for other in clockwise(seat, self.seats):
            kept = page.players[other]
            worth = kept.my_worth if other == seat else kept.their_worth
            pieces.append(worth or self.worth_of(t, other, other == seat, page))
        if not page.gains[seat]:
            page.gains[seat] = self.gains_of(t, seat, page)
        pieces.append(page.gains[seat])
        found = page.worths[seat] = b"".join(pieces)
        return found

    def worth_of(self, t: AquileiaTable, seat: Seat, own: bool, page: Page) -> bytes:
        """What the last scoring would bring a seat; the stadium cards of others count when the game is over."""
        kept = page.players[seat]
        if own:
            if not kept.my_standing:
                known = (t.houses[seat], page.held[seat], page.won[seat])
                kept.my_standing, kept.my_score = self.standing(t, seat, known)
            kept.my_worth = kept.my_standing + self.points.of(t.points[seat] + (0 if t.how else kept.my_score))
            return kept.my_worth
        if not kept.their_standing:
            known = (t.houses[seat], page.held[seat], page.won[seat] if t.how else ())
            kept.their_standing, kept.their_score = self.standing(t, seat, known)
        kept.their_worth = kept.their_standing + self.points.of(t.points[seat] + (0 if t.how else kept.their_score))
        return kept.their_worth

    def gains_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """What villas on free sites would add; without a card nothing."""
        if not page.held[seat] and not page.won[seat]:
            return self.no_gains
        taken = 0
        for houses in t.houses:
            taken |= houses
        known = (t.houses[seat], page.held[seat], page.won[seat])
        gains = self.to_gain.get(known)
        if gains is None:
            gains = self.reckon_gains(t, seat, known)
        return self.gains.of(tuple([0 if taken >> site & 1 else gains[site] for site in range(self.sites)]))

    def standing(self, t: AquileiaTable, seat: Seat, known: Known) -> tuple[bytes, int]:
        """The villas and cards of a seat by colour, and what they score."""
        found = self.standings.get(known)
        if found is None:
            if len(self.standings) >= MOST_KEPT:
                self.standings.clear()
            laurels = list(known[2])
            sums, cards = villa_sums(t, seat), count_cards(t, seat, laurels)
            score = count_neutral(t, laurels) + sum([sums[colour] * cards[colour] for colour in range(len(COLOURS))])
            piece = self.values.of(tuple(sums)) + self.cards.of(tuple(cards))
            found = self.standings[known] = (piece, score)
        return found

    def reckon_gains(self, t: AquileiaTable, seat: Seat, known: Known) -> tuple[int, ...]:
        """What each villa would add to the last scoring of a seat."""
        if len(self.to_gain) >= MOST_KEPT:
            self.to_gain.clear()
        gains = [0] * self.sites
        sums, theatre = villa_sums(t, seat), theatre_of(t, seat)
        for colour in range(len(COLOURS)):
            laurels = [laurel for laurel in known[2] if t.box.laurels[laurel].colour == colour]
            for site in self.villas[colour]:
                gains[site] = added(t, site, sums, laurels, theatre)
        found = self.to_gain[known] = tuple(gains)
        return found


def acting_space(stack: list[Frame]) -> int:
    """The space whose follower acts; OFF while followers are placed, and in contests."""
    for f in stack:
        if isinstance(f, (Errand, Building, Auction, Latro, Fee)):
            return f.space
    return OFF


def appraisal_of(box: Box, seats: int) -> Layout:
    """What stands where, behind what the seat sees."""
    layout = Layout()
    layout.add("acting space", len(box.spaces))
    for whose in seat_names(seats):
        layout.add(f"{whose} villas", len(COLOURS), VALUE)
        layout.add(f"{whose} counting cards", len(COLOURS), CARDS)
        layout.add(f"{whose} total", 1, POINTS)
    layout.add("villa gains", len(box.sites), GAIN)
    return layout
