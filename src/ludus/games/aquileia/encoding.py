"""What a seat sees, as bytes: the city, what lies beside it, the players and what is going on."""

from typing import Any, Final

from ludus.core.encoding import (
    Counts,
    Encoder,
    Form,
    Layout,
    Marks,
    Number,
    Owners,
    Tally,
    one_of,
    seat_names,
    seats_from,
    turned,
)
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.games.aquileia.appraisal import Appraiser, appraisal_of
from ludus.games.aquileia.areas.contest import Contest
from ludus.games.aquileia.areas.forum import Building
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import METALS, ROUNDS, Box
from ludus.games.aquileia.kept import Page, Player
from ludus.games.aquileia.memory import Memory, memory_of
from ludus.games.aquileia.table import OFF, AquileiaTable, Award

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

    def __init__(self, box: Box, seats: int, form: Form) -> None:
        super().__init__(layout_of(box, seats), form, appraisal_of(box, seats), memory_of(box, seats))
        self.appraiser = Appraiser(box, seats, form)
        self.recalled = Memory(box, seats, form)
        self.seats = seats
        self.houses = box.houses
        self.keep_marks(box)
        self.keep_counts(box)
        self.keep_blanks(box)

    def keep_marks(self, box: Box) -> None:
        """Pieces with one mark."""
        form = self.form
        self.seats_from = seats_from(self.seats, form)
        self.site = one_of(len(box.sites), form)
        self.spaces = Owners(len(box.spaces), self.seats, form)
        self.sites = Owners(len(box.sites), self.seats, form)
        self.laurel = one_of(len(box.laurels), form)
        self.card = one_of(len(box.theatre), form)
        self.awarded: list[dict[Award, bytes]] = [{} for _ in range(self.seats)]  # by seat; there are not many
        self.metal = one_of(len(METALS), form)
        self.area = one_of(len(AREAS), form)

    def keep_counts(self, box: Box) -> None:
        """Pieces of counts, made as they are met."""
        form = self.form
        self.theatre = Marks(len(box.theatre), form)
        self.out = Marks(self.seats, form)
        self.laurels = Tally(len(box.laurels), FEW, form)
        self.market = Tally(len(box.cards), FEW, form)
        self.coins = Counts(COINS, form)
        self.supply = Counts(SUPPLY, form)
        self.hand = Counts(CARDS, form)
        self.round = Number(ROUNDS, form)
        self.points = Number(POINTS, form)
        self.cards = Number(CARDS, form)
        self.few = Number(FEW, form)
        self.awards = Number(AWARDS, form)
        self.strength = Number(STRENGTH, form)

    def keep_blanks(self, box: Box) -> None:
        """Pieces for what is not there."""
        seats, form = self.seats, self.form
        self.no_laurels = form.blank(len(box.laurels))
        self.no_hand = form.blank(len(box.cards))
        self.no_award = form.blank(2 * seats + 3 * len(box.laurels))
        self.no_contest = form.blank(len(AREAS) + seats * (len(METALS) + 1))
        self.no_auction = form.blank(3 * seats + len(box.theatre) + len(METALS))
        self.no_building = form.blank(seats + 2 + len(box.sites))
        self.no_events = self.no_contest + self.no_auction + self.no_building

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        t: AquileiaTable = g.table
        page = g.page
        if not isinstance(page, Page) or page.form is not self.form:
            page = g.page = Page(self.seats, self.form)
        page.look(t)
        out.append(page.when[seat] or self.when_of(t, seat, page))
        out.append(self.spaces.of(t.stands, seat, page.city[seat]))
        out.append(self.sites.of(t.houses, seat, page.sites[seat]))
        out.append(page.crests[seat] or self.crests_of(t, seat, page))
        out.append(page.bank or self.bank_of(t, page))
        out.append(page.middle[seat] or self.middle_of(t, seat, page))
        for other in clockwise(seat, self.seats):
            kept = page.players[other]
            out.append(kept.front or self.front_of(t, other, kept))
            out.append((kept.mine if other == seat else kept.theirs) or self.things_of(t, other, other == seat, page))
        self.write_events(g.stack, seat, out)

    def appraise(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        """Follows `write`, which has looked at what has changed."""
        page = g.page
        assert isinstance(page, Page)
        out.append(self.appraiser.acting(g.stack))
        self.appraiser.write(g.table, seat, page, out)

    def remember(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        """Follows `write` too."""
        page = g.page
        assert isinstance(page, Page)
        self.recalled.write(g, seat, page, out)

    def when_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """The round, and who began it."""
        found = page.when[seat] = self.round.of(t.round) + self.seats_from[seat][t.start]
        return found

    def crests_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """The crests in turn order."""
        who = self.seats_from[seat]
        blanks = [who[OFF]] * (self.seats - len(t.track))
        found = page.crests[seat] = b"".join([who[other] for other in t.track] + blanks)
        return found

    def bank_of(self, t: AquileiaTable, page: Page) -> bytes:
        """Coins that are nobody's."""
        page.bank = self.supply.of(t.supply) + self.coins.of(t.fees)
        return page.bank

    def middle_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """Cards that are nobody's, the blue dice, and the stadium cards."""
        if not page.beside:
            page.beside = self.market.of(tuple(t.market)) + self.hand.of(t.discards)
        pieces = [
            page.beside,
            self.seats_from[seat][t.potentia],
            self.few.of(t.blue_dice),
            self.laurel[t.open_laurel],
            self.awards.of(page.pile),
            page.races[seat] or self.races_of(t.awards, seat, page),
            self.theatre.of(page.held[self.seats]),
        ]
        found = page.middle[seat] = b"".join(pieces)
        return found

    def front_of(self, t: AquileiaTable, seat: Seat, kept: Player) -> bytes:
        """A player's points, coins and followers."""
        kept.front = self.points.of(t.points[seat]) + self.coins.of(t.coins[seat]) + self.round.of(t.followers[seat])
        return kept.front

    def races_of(self, awards: tuple[Award, ...], seat: Seat, page: Page) -> bytes:
        """Who won which stadium card; what is hidden only those know who saw it."""
        known = self.awarded[seat]
        pieces: list[bytes] = []
        for award in awards:
            piece = known.get(award)
            pieces.append(self.award_of(award, seat) if piece is None else piece)
        pieces += [self.no_award] * (ROUNDS - len(awards))
        found = page.races[seat] = b"".join(pieces)
        return found

    def award_of(self, award: Award, seat: Seat) -> bytes:
        """The piece of a stadium card that was not met before."""
        laurel, who = self.laurel, self.seats_from[seat]
        hidden = laurel[award.hidden if award.winner == seat else OFF]
        pieces = [who[award.winner], who[award.second], laurel[award.open], hidden, laurel[award.laurel_of(seat)]]
        found = self.awarded[seat][award] = b"".join(pieces)
        return found

    def things_of(self, t: AquileiaTable, seat: Seat, own: bool, page: Page) -> bytes:
        """Houses and cards of a player: the hand only one's own, the stadium cards of others when the game is over."""
        counted = t.rules.show_counts
        pieces = [self.awards.of(self.houses - t.houses[seat].bit_count()), self.theatre.of(page.held[seat])]
        pieces.append(self.cards.of(sum(t.hands[seat]) if counted else 0))
        pieces.append(self.few.of(len(page.won[seat]) if counted else 0))
        pieces.append(self.hand.of(t.hands[seat]) if own else self.no_hand)
        pieces.append(self.laurels.of(page.won[seat]) if own or t.how else self.no_laurels)
        found = b"".join(pieces)
        if own:
            page.players[seat].mine = found
        else:
            page.players[seat].theirs = found
        return found

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
        if contest is None and auction is None and building is None:
            out.append(self.no_events)
            return
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
        out.append(self.out.of(turned(f.out, seat, self.seats)))

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
