"""What an encoder has written of one game, kept as long as the very same things lie on the table."""

from ludus.core.encoding import Form
from ludus.core.ids import Seat
from ludus.games.aquileia.box import Coins, Counts
from ludus.games.aquileia.table import OFF, AquileiaTable, Award, laurels_of


class Player:
    """A player's things as they were written last: as their owner sees them, and as others do."""

    def __init__(self) -> None:
        self.points = self.followers = self.houses = self.theatre = 0
        self.coins: Coins = ()
        self.hand: Counts = ()
        self.shown: Counts = ()
        self.mine = b""
        self.theirs = b""
        self.held = b""  # how many cards of each deck
        self.known = b""  # the same, and what others remember of the hand and the laurels

    def look(self, t: AquileiaTable, seat: Seat, theatre: int) -> None:
        """Forget what is no longer so."""
        if t.hands[seat] is not self.hand or t.shown[seat] is not self.shown:
            self.hand, self.shown = t.hands[seat], t.shown[seat]
            self.forget()
        if (
            t.coins[seat] is not self.coins
            or t.followers[seat] != self.followers
            or t.points[seat] != self.points
            or t.houses[seat] != self.houses
            or theatre != self.theatre
        ):
            self.coins, self.followers, self.points = t.coins[seat], t.followers[seat], t.points[seat]
            self.houses, self.theatre = t.houses[seat], theatre
            self.mine = self.theirs = b""

    def forget(self) -> None:
        """Everything is to be written anew."""
        self.mine = self.theirs = self.held = self.known = b""


class Page:
    """What was written of one game last, by seat where seats see it differently."""

    def __init__(self, seats: int, form: Form) -> None:
        self.form = form
        self.players = [Player() for _ in range(seats)]
        self.blank = [b""] * seats
        # the city
        self.at: list[int] = []
        self.city = self.blank[:]
        self.houses: list[int] = []
        self.sites = self.blank[:]
        self.track: tuple[Seat, ...] = ()
        self.crests = self.blank[:]
        # beside it
        self.supply: Coins = ()
        self.fees: Coins = ()
        self.discards: Counts = ()
        self.market: list[int] = []
        self.beside = b""
        self.stalls = b""  # the cards at the market, one by one
        # laurels and theatre cards
        self.open_laurel = OFF
        self.laurels: Counts = ()
        self.awards: tuple[Award, ...] = ()
        self.stadium = self.blank[:]
        self.hidden = self.blank[:]  # the laurel that a seat may keep or pass on
        self.won: list[tuple[int, ...]] = [()] * seats  # stadium cards
        self.theatre: list[int] = []
        self.held: list[int] = []  # theatre cards by seat, as masks; the last: those nobody has won
        # what it comes to
        self.points: list[int] = []
        self.how = ""
        self.appraised = self.blank[:]

    def look(self, t: AquileiaTable) -> None:
        """Forget what is no longer so."""
        if t.at != self.at:
            self.at = t.at[:]
            self.city = self.blank[:]
        if t.track is not self.track:
            self.track = t.track
            self.crests = self.blank[:]
        self.look_beside(t)
        self.look_at_cards(t)
        if t.houses != self.houses:
            self.houses = t.houses[:]
            self.sites = self.blank[:]
            self.appraised = self.blank[:]
        if t.points != self.points:
            self.points = t.points[:]
            self.appraised = self.blank[:]
        for seat in range(t.seats):
            self.players[seat].look(t, Seat(seat), self.held[seat])

    def look_beside(self, t: AquileiaTable) -> None:
        """The same of coins and the market."""
        if t.market != self.market:
            self.market = t.market[:]
            self.stalls = self.beside = b""
        if t.supply is not self.supply or t.fees is not self.fees or t.discards is not self.discards:
            self.supply, self.fees, self.discards = t.supply, t.fees, t.discards
            self.beside = b""

    def look_at_cards(self, t: AquileiaTable) -> None:
        """The same of laurels and theatre cards."""
        if t.theatre != self.theatre or not self.held:
            self.theatre = t.theatre[:]
            self.held = cards_held(t)
            self.appraised = self.blank[:]
        if t.open_laurel != self.open_laurel or t.laurels is not self.laurels:
            self.open_laurel, self.laurels = t.open_laurel, t.laurels
            self.stadium = self.blank[:]
        if t.awards is not self.awards or t.how != self.how:
            self.awards, self.how = t.awards, t.how
            self.stadium, self.hidden, self.appraised = self.blank[:], self.blank[:], self.blank[:]
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
