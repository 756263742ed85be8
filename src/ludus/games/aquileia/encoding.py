"""What a seat sees, as bytes: the city, what lies beside it, the players and what is going on."""

from typing import Any, Final

from ludus.core.encoding import MOST_KEPT, Counts, Encoder, Layout, Marks, Number, Tally, one_of, seat_names, seats_from
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.games.aquileia.areas.contest import Contest
from ludus.games.aquileia.areas.forum import Building
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import METALS, ROUNDS, Box
from ludus.games.aquileia.table import OFF, AquileiaTable, Award, laurels_of, owner_of

# What is usual at most.
COINS: Final = 10
SUPPLY: Final = 40
CARDS: Final = 5
POINTS: Final = 60
STRENGTH: Final = 10
FEW: Final = 4
AWARDS: Final = 2 * ROUNDS  # stadium cards, and houses

AREAS: Final = ("arena", "stadium")


class AquileiaEncoder(Encoder):
    """The pieces of an observation, for so many seats and one box."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(layout_of(box, seats))
        self.seats = seats
        self.houses = box.houses
        self.site_count = len(box.sites)
        self.keep_marks(box)
        self.keep_counts(box)
        self.keep_blanks(box)
        self.sites: list[dict[tuple[int, ...], bytes]] = [{} for _ in range(seats)]  # by seat and houses
        self.races: list[dict[tuple[Award, ...], bytes]] = [{} for _ in range(seats)]  # by seat and awards
        self.won: list[dict[tuple[Award, ...], bytes]] = [{} for _ in range(seats)]

    def keep_marks(self, box: Box) -> None:
        """Pieces with one mark."""
        self.seats_from = seats_from(self.seats)
        self.site = one_of(len(box.sites))
        self.laurel = one_of(len(box.laurels))
        self.card = one_of(len(box.theatre))
        self.metal = one_of(len(METALS))
        self.area = one_of(len(AREAS))

    def keep_counts(self, box: Box) -> None:
        """Pieces of counts, made as they are met."""
        self.theatre = Marks(len(box.theatre))
        self.laurels = Tally(len(box.laurels), FEW)
        self.market = Tally(len(box.cards), FEW)
        self.coins = Counts(COINS)
        self.supply = Counts(SUPPLY)
        self.hand = Counts(CARDS)
        self.round = Number(ROUNDS)
        self.points = Number(POINTS)
        self.cards = Number(CARDS)
        self.few = Number(FEW)
        self.awards = Number(AWARDS)
        self.strength = Number(STRENGTH)

    def keep_blanks(self, box: Box) -> None:
        """Pieces for what is not there."""
        seats = self.seats
        self.no_laurels = bytes(len(box.laurels))
        self.no_hand = bytes(len(box.cards))
        self.no_award = bytes(2 * seats + 3 * len(box.laurels))
        self.no_contest = bytes(len(AREAS) + seats * (len(METALS) + 1))
        self.no_auction = bytes(3 * seats + len(box.theatre) + len(METALS))
        self.no_building = bytes(seats + 2 + len(box.sites))

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        t: AquileiaTable = g.table
        self.write_city(t, seat, out)
        out.append(self.supply.of(t.supply))
        out.append(self.coins.of(t.fees))
        out.append(self.market.of(tuple(t.market)))
        out.append(self.hand.of(t.discards))
        out.append(self.seats_from[seat][t.potentia])
        out.append(self.few.of(t.blue_dice))
        self.write_stadium(t, seat, out)
        cards = self.cards_held(t)
        out.append(self.theatre.of(cards[self.seats]))
        for other in clockwise(seat, self.seats):
            self.write_player(t, other, seat, cards[other], out)
        self.write_events(g.stack, seat, out)

    def write_city(self, t: AquileiaTable, seat: Seat, out: list[bytes]) -> None:
        """The round, whose followers and houses stand where, and the crests in turn order."""
        who = self.seats_from[seat]
        out.append(self.round.of(t.round))
        out.append(who[t.start])
        for owner in t.at:
            out.append(who[owner])
        houses = tuple(t.houses)
        sites = self.sites[seat].get(houses)
        out.append(self.keep_sites(t, seat, houses) if sites is None else sites)
        for other in t.track:
            out.append(who[other])
        for _ in range(self.seats - len(t.track)):
            out.append(who[OFF])

    def keep_sites(self, t: AquileiaTable, seat: Seat, houses: tuple[int, ...]) -> bytes:
        """Whose house stands on which site, not met before."""
        if len(self.sites[seat]) >= MOST_KEPT:
            self.sites[seat].clear()
        who = self.seats_from[seat]
        piece = self.sites[seat][houses] = b"".join([who[owner_of(t, site)] for site in range(self.site_count)])
        return piece

    def write_stadium(self, t: AquileiaTable, seat: Seat, out: list[bytes]) -> None:
        """The open card, and who won which; what is hidden only those know who saw it."""
        out.append(self.laurel[t.open_laurel])
        out.append(self.awards.of(sum(t.laurels)))
        races = self.races[seat].get(t.awards)
        out.append(self.keep_races(t.awards, seat) if races is None else races)

    def keep_races(self, awards: tuple[Award, ...], seat: Seat) -> bytes:
        """The races so far as a seat knows them, not met before."""
        if len(self.races[seat]) >= MOST_KEPT:
            self.races[seat].clear()
        laurel, who = self.laurel, self.seats_from[seat]
        pieces = []
        for award in awards:
            pieces += [who[award.winner], who[award.second], laurel[award.open]]
            pieces += [laurel[award.hidden if award.winner == seat else OFF], laurel[award.laurel_of(seat)]]
        pieces += [self.no_award] * (ROUNDS - len(awards))
        piece = self.races[seat][awards] = b"".join(pieces)
        return piece

    def laurels_won(self, t: AquileiaTable, seat: Seat) -> bytes:
        """The stadium cards of a seat."""
        won = self.won[seat].get(t.awards)
        if won is None:
            if len(self.won[seat]) >= MOST_KEPT:
                self.won[seat].clear()
            won = self.won[seat][t.awards] = self.laurels.of(tuple(laurels_of(t, seat)))
        return won

    def cards_held(self, t: AquileiaTable) -> list[int]:
        """The theatre cards of each seat as masks; the last: those nobody has won."""
        held = [0] * (self.seats + 1)
        bit = 1
        for owner in t.theatre:
            held[owner] |= bit
            bit += bit
        return held

    def write_player(self, t: AquileiaTable, seat: Seat, viewer: Seat, cards: int, out: list[bytes]) -> None:
        """A player's things: the hand only one's own, the stadium cards of others when the game is over."""
        out.append(self.points.of(t.points[seat]))
        out.append(self.coins.of(t.coins[seat]))
        out.append(self.round.of(t.followers[seat]))
        out.append(self.awards.of(self.houses - t.houses[seat].bit_count()))
        out.append(self.theatre.of(cards))
        counted = t.rules.show_counts
        out.append(self.cards.of(sum(t.hands[seat]) if counted else 0))
        out.append(self.few.of(len(laurels_of(t, seat)) if counted else 0))
        out.append(self.hand.of(t.hands[seat]) if seat == viewer else self.no_hand)
        shown = seat == viewer or t.how
        out.append(self.laurels_won(t, seat) if shown else self.no_laurels)

    def write_events(self, stack: list[Frame], seat: Seat, out: list[bytes]) -> None:
        """The contest, the auction and the building that are under way."""
        contest: Contest | None = None
        auction: Auction | None = None
        building: Building | None = None
        for f in stack:
            if isinstance(f, Contest):
                contest = f
            elif isinstance(f, Auction):
                auction = f
            elif isinstance(f, Building):
                building = f
        if contest is None:
            out.append(self.no_contest)
        else:
            self.write_contest(contest, seat, out)
        if auction is None:
            out.append(self.no_auction)
        else:
            self.write_auction(auction, seat, out)
        if building is None:
            out.append(self.no_building)
        else:
            self.write_building(building, seat, out)

    def write_contest(self, f: Contest, seat: Seat, out: list[bytes]) -> None:
        out.append(self.area[AREAS.index(f.area)])
        for other in clockwise(seat, self.seats):
            place = f.seats.index(other) if other in f.seats else OFF
            out.append(self.metal[OFF if place == OFF else f.metals[place]])
            out.append(self.strength.of(0 if place == OFF else f.strengths[place]))

    def write_auction(self, f: Auction, seat: Seat, out: list[bytes]) -> None:
        who = self.seats_from[seat]
        out.append(who[f.auctioneer])
        out.append(self.card[f.card])
        out.append(self.coins.of(f.bid))
        out.append(who[f.leader])
        out.append(bytes([f.out >> other & 1 for other in clockwise(seat, self.seats)]))

    def write_building(self, f: Building, seat: Seat, out: list[bytes]) -> None:
        out.append(self.seats_from[seat][f.seat])
        out.append(self.few.of(f.buildings))
        out.append(self.site[f.site])
        out.append(self.few.of(f.owed))


def layout_of(box: Box, seats: int) -> Layout:
    """What stands where."""
    layout = Layout()
    layout.add("round", 1, ROUNDS)
    layout.add("start", seats)
    for space in box.spaces:
        layout.add(f"{space.name} owner", seats)
    for site in box.sites:
        layout.add(f"{site.name} owner", seats)
    for i in range(seats):
        layout.add(f"crest {i + 1}", seats)
    layout.add("supply", len(METALS), SUPPLY)
    layout.add("fees", len(METALS), COINS)
    layout.add("market", len(box.cards), FEW)
    layout.add("discards", len(box.cards), CARDS)
    layout.add("potentia", seats)
    layout.add("blue dice", 1, FEW)
    add_stadium(layout, box, seats)
    layout.add("theatre pile", len(box.theatre))
    for whose in seat_names(seats):
        add_player(layout, whose, box)
    add_events(layout, box, seats)
    return layout


def add_stadium(layout: Layout, box: Box, seats: int) -> None:
    """The stadium cards."""
    laurels = len(box.laurels)
    layout.add("open laurel", laurels)
    layout.add("laurel pile", 1, AWARDS)
    for i in range(ROUNDS):
        for who in ("winner", "second"):
            layout.add(f"race {i + 1} {who}", seats)
        for card in ("open", "hidden", "mine"):
            layout.add(f"race {i + 1} {card}", laurels)


def add_player(layout: Layout, whose: str, box: Box) -> None:
    """A player's things."""
    layout.add(f"{whose} points", 1, POINTS)
    layout.add(f"{whose} coins", len(METALS), COINS)
    layout.add(f"{whose} followers", 1, ROUNDS)
    layout.add(f"{whose} houses", 1, AWARDS)
    layout.add(f"{whose} theatre", len(box.theatre))
    layout.add(f"{whose} cards", 1, CARDS)
    layout.add(f"{whose} laurel count", 1, FEW)
    layout.add(f"{whose} hand", len(box.cards), CARDS)
    layout.add(f"{whose} laurels", len(box.laurels), FEW)


def add_events(layout: Layout, box: Box, seats: int) -> None:
    """What is going on."""
    metals, theatre = len(METALS), len(box.theatre)
    layout.add("contest area", len(AREAS))
    for whose in seat_names(seats):
        layout.add(f"{whose} contest metal", metals)
        layout.add(f"{whose} contest strength", 1, STRENGTH)
    layout.add("auctioneer", seats)
    layout.add("auction card", theatre)
    layout.add("auction bid", metals, COINS)
    layout.add("auction leader", seats)
    layout.add("auction out", seats)
    layout.add("building seat", seats)
    layout.add("buildings", 1, FEW)
    layout.add("building site", len(box.sites))
    layout.add("building slaves", 1, FEW)
