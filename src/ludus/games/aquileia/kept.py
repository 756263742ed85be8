"""What an encoder has written of one game, kept as long as the very same things lie on the table."""

from ludus.core.encoding import Form
from ludus.core.ids import Seat
from ludus.games.aquileia.box import Counts
from ludus.games.aquileia.table import AquileiaTable, Award, laurels_of


class Player:
    """What changes seldom of a player's things as it was written last: as their owner sees it, and as others do."""

    def __init__(self) -> None:
        self.points = self.houses = self.theatre = 0
        self.hand: Counts = ()
        self.shown: Counts = ()
        self.mine = b""
        self.theirs = b""
        self.my_worth = b""  # what the last scoring would bring
        self.their_worth = b""
        self.held = b""  # how many cards of each deck
        self.known = b""  # the same, and what others remember of the hand and the laurels

    def look(self, t: AquileiaTable, seat: Seat, theatre: int) -> None:
        """Forget what is no longer so."""
        if t.hands[seat] is not self.hand or t.shown[seat] is not self.shown:
            self.hand, self.shown = t.hands[seat], t.shown[seat]
            self.mine = self.theirs = self.held = self.known = b""
        if t.houses[seat] != self.houses or theatre != self.theatre:
            self.houses, self.theatre = t.houses[seat], theatre
            self.mine = self.theirs = self.my_worth = self.their_worth = b""
        if t.points[seat] != self.points:
            self.points = t.points[seat]
            self.my_worth = self.their_worth = b""

    def forget(self) -> None:
        """Everything is to be written anew."""
        self.mine = self.theirs = self.my_worth = self.their_worth = self.held = self.known = b""


class Page:
    """What was written of one game last, by seat where seats see it differently."""

    def __init__(self, seats: int, form: Form) -> None:
        self.form = form
        self.players = [Player() for _ in range(seats)]
        self.blank = [b""] * seats
        # the city
        self.stands: list[int] = []
        self.city = self.blank[:]
        self.houses: list[int] = []
        self.sites = self.blank[:]
        self.track: tuple[Seat, ...] = ()
        self.crests = self.blank[:]
        # beside it
        self.discards: Counts = ()
        self.market: list[int] = []
        self.beside = b""
        self.stalls = b""  # the cards at the market, one by one
        # laurels and theatre cards
        self.laurels: Counts = ()
        self.pile = 0  # of laurels
        self.awards: tuple[Award, ...] = ()
        self.races = self.blank[:]
        self.hidden = self.blank[:]  # the laurel that a seat may keep or pass on
        self.won: list[tuple[int, ...]] = [()] * seats  # stadium cards
        self.theatre: list[int] = []
        self.held: list[int] = []  # theatre cards by seat, as masks; the last: those nobody has won
        # what it comes to
        self.how = ""
        self.gains = self.blank[:]  # by one villa more

    def look(self, t: AquileiaTable) -> None:
        """Forget what is no longer so."""
        if t.stands != self.stands:
            self.stands = t.stands[:]
            self.city = self.blank[:]
        if t.track is not self.track:
            self.track = t.track
            self.crests = self.blank[:]
        self.look_beside(t)
        self.look_at_cards(t)
        if t.houses != self.houses:
            self.houses = t.houses[:]
            self.sites, self.gains = self.blank[:], self.blank[:]
        for seat in range(t.seats):
            self.players[seat].look(t, Seat(seat), self.held[seat])

    def look_beside(self, t: AquileiaTable) -> None:
        """The same of the market and the discards."""
        if t.market != self.market:
            self.market = t.market[:]
            self.stalls = self.beside = b""
        if t.discards is not self.discards:
            self.discards, self.beside = t.discards, b""

    def look_at_cards(self, t: AquileiaTable) -> None:
        """The same of laurels and theatre cards."""
        if t.theatre != self.theatre or not self.held:
            self.theatre = t.theatre[:]
            self.held = cards_held(t)
            self.gains = self.blank[:]
        if t.laurels is not self.laurels:
            self.laurels, self.pile = t.laurels, sum(t.laurels)
        if t.awards is not self.awards or t.how != self.how:
            self.awards, self.how = t.awards, t.how
            self.races, self.hidden, self.gains = self.blank[:], self.blank[:], self.blank[:]
            self.won = [tuple(laurels_of(t, seat)) for seat in range(t.seats)]
            for player in self.players:
                player.forget()


def cards_held(t: AquileiaTable) -> list[int]:
    """The theatre cards of each seat as masks; the last: those nobody has won."""
    held = [0] * (t.seats + 1)
    bit = 1
    for owner in t.theatre:
        held[owner] |= bit
        bit += bit
    return held
