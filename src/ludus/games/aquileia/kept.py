"""What an encoder has written of one game, kept as long as the very same things lie on the table."""

from ludus.core.encoding import Form, Held
from ludus.core.ids import Seat
from ludus.games.aquileia.box import Coins, Counts
from ludus.games.aquileia.table import AquileiaTable, Award, laurels_of


class Player:
    """What was written last of a player's things: as their owner sees it, and as others do."""

    def __init__(self) -> None:
        self.points = self.followers = self.houses = self.theatre = 0
        self.coins: Coins = ()
        self.hand: Counts = ()
        self.shown: Counts = ()
        self.front = b""  # points, coins and followers
        self.mine = b""  # houses and cards
        self.theirs = b""
        self.my_standing = b""  # villas and cards by colour
        self.their_standing = b""
        self.my_score = self.their_score = 0  # what they score
        self.my_worth = b""  # the same, and what the last scoring would bring
        self.their_worth = b""
        self.held = b""  # how many cards of each deck
        self.known = b""  # the same, and what others remember of the hand and the laurels
        self.maybe = b""  # of these the laurels

    def forget_things(self) -> None:
        """Houses and cards are to be written anew, and what they come to."""
        self.mine = self.theirs = self.my_standing = self.their_standing = self.my_worth = self.their_worth = b""

    def forget(self) -> None:
        """So is what is remembered."""
        self.forget_things()
        self.held = self.known = self.maybe = b""


class Page:
    """What was written of one game last, by seat where seats see it differently."""

    def __init__(self, seats: int, form: Form) -> None:
        self.form = form
        self.players = [Player() for _ in range(seats)]
        self.blank = [b""] * seats
        # the city
        self.round = 0
        self.start = Seat(0)
        self.when = self.blank[:]  # the round, and who began it
        self.city = [Held(seats) for _ in range(seats)]
        self.sites = [Held(seats) for _ in range(seats)]
        self.track: tuple[Seat, ...] = ()
        self.crests = self.blank[:]
        self.houses: list[int] = []
        self.begin_beside()
        self.begin_cards(seats)

    def begin_beside(self) -> None:
        """What is nobody's."""
        self.supply: Coins = ()
        self.fees: Coins = ()
        self.bank = b""  # both
        self.middle = self.blank[:]  # all from there to the theatre pile
        self.discards: Counts = ()
        self.market: list[int] = []
        self.beside = b""
        self.stalls = b""  # the cards at the market, one by one
        self.potentia = self.blue_dice = self.open_laurel = 0

    def begin_cards(self, seats: int) -> None:
        """Laurels and theatre cards, and what they come to."""
        self.laurels: Counts = ()
        self.pile = 0  # of laurels
        self.awards: tuple[Award, ...] = ()
        self.races = self.blank[:]
        self.memories = self.blank[:]  # the laurel that a seat may keep or pass on, and whose cards are known
        self.won: list[tuple[int, ...]] = [()] * seats  # stadium cards
        self.theatre: list[int] = []
        self.held: list[int] = []  # theatre cards by seat, as masks; the last: those nobody has won
        self.how = ""
        self.gains = self.blank[:]  # by one villa more
        self.worths = self.blank[:]  # of everybody, and these gains

    def look(self, t: AquileiaTable) -> None:
        """Forget what is no longer so."""
        if t.round != self.round or t.start != self.start:
            self.round, self.start = t.round, t.start
            self.when = self.blank[:]
        if t.track is not self.track:
            self.track = t.track
            self.crests = self.blank[:]
        self.look_beside(t)
        self.look_at_cards(t)
        if t.houses != self.houses:
            self.houses = t.houses[:]
            self.gains, self.worths = self.blank[:], self.blank[:]
        for seat in range(t.seats):
            self.look_at_player(t, seat)

    def look_beside(self, t: AquileiaTable) -> None:
        """The same of what is nobody's."""
        if t.market != self.market:
            self.market = t.market[:]
            self.stalls = self.beside = b""
        if t.discards is not self.discards:
            self.discards, self.beside = t.discards, b""
        if t.supply is not self.supply or t.fees is not self.fees:
            self.supply, self.fees, self.bank = t.supply, t.fees, b""
        if (
            not self.beside
            or t.potentia != self.potentia
            or t.blue_dice != self.blue_dice
            or t.open_laurel != self.open_laurel
            or t.laurels is not self.laurels
        ):
            self.potentia, self.blue_dice, self.open_laurel = t.potentia, t.blue_dice, t.open_laurel
            self.laurels, self.pile = t.laurels, sum(t.laurels)
            self.middle = self.blank[:]

    def look_at_cards(self, t: AquileiaTable) -> None:
        """The same of laurels and theatre cards."""
        if t.theatre != self.theatre or not self.held:
            self.theatre = t.theatre[:]
            self.held = cards_held(t)
            self.middle = self.blank[:]
        if t.awards is not self.awards or t.how != self.how:
            self.awards, self.how = t.awards, t.how
            self.races, self.middle, self.memories = self.blank[:], self.blank[:], self.blank[:]
            self.gains, self.worths = self.blank[:], self.blank[:]
            self.won = [tuple(laurels_of(t, seat)) for seat in range(t.seats)]
            for player in self.players:
                player.forget()

    def look_at_player(self, t: AquileiaTable, seat: int) -> None:
        """The same of a player's things."""
        player, points, houses, theatre = self.players[seat], t.points[seat], t.houses[seat], self.held[seat]
        if t.followers[seat] != player.followers or t.coins[seat] is not player.coins or points != player.points:
            if points != player.points:
                player.my_worth = player.their_worth = b""
                self.worths = self.blank[:]
            player.points, player.coins, player.followers = points, t.coins[seat], t.followers[seat]
            player.front = b""
        if t.hands[seat] is not player.hand or t.shown[seat] is not player.shown:
            player.hand, player.shown = t.hands[seat], t.shown[seat]
            player.mine = player.held = player.known = b""
            if t.rules.show_counts:
                player.theirs = b""
            self.memories = self.blank[:]
        if houses != player.houses or theatre != player.theatre:
            player.houses, player.theatre = houses, theatre
            player.forget_things()
            self.gains[seat] = b""
            self.worths = self.blank[:]


def cards_held(t: AquileiaTable) -> list[int]:
    """The theatre cards of each seat as masks; the last: those nobody has won."""
    held = [0] * (t.seats + 1)
    bit = 1
    for owner in t.theatre:
        held[owner] |= bit
        bit += bit
    return held
