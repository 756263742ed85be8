"""The table: followers and crests on the board, coins, cards in hands and piles, houses and points.

Like cards are counted. A pile has no order: what is hidden gets a place only when it is drawn.
"""

from typing import Final, NamedTuple

from ludus.core.game import Game, Table
from ludus.core.ids import Seat
from ludus.core.phrase import Event, Message, Phrase
from ludus.games.aquileia import words
from ludus.games.aquileia.box import (
    COLOURS,
    NEUTRAL,
    NO_COINS,
    SERVI,
    Box,
    Coins,
    Counts,
    changed,
    coins_of,
    lacking,
    minus,
    one_by_one,
    plus,
)

OFF: Final = -1  # no seat, no card, no space

# which of the two stadium cards a winner kept
OPEN: Final = 0
HIDDEN: Final = 1
UNDECIDED: Final = -1


class Rules(NamedTuple):
    """The table options that change play or sight; their name is part of a position's hash."""

    tie_break: str  # "shared" or "crest"
    single_trade: bool
    show_counts: bool


class Award(NamedTuple):
    """The two stadium cards of a round, and who got them. Which card went where only the two know."""

    open: int  # the laurel that lay face up
    hidden: int  # the laurel from the pile: known to the winner, and to the second if it was passed on
    winner: int
    second: int
    kept: int  # OPEN, HIDDEN or UNDECIDED

    def laurel_of(self, seat: int) -> int:
        """The laurel this seat got; OFF if none."""
        if self.kept == UNDECIDED or seat not in (self.winner, self.second):
            return OFF
        kept, other = (self.open, self.hidden) if self.kept == OPEN else (self.hidden, self.open)
        return kept if seat == self.winner else other


class AquileiaTable(Table):
    """Everything in the box and where it is. Lists change; tuples are shared between copies."""

    def __init__(self, box: Box, seats: int, rules: Rules) -> None:
        self.box = box
        self.seats = seats
        self.rules = rules
        self.start = Seat(0)
        self.round = 0
        self.how = ""  # the ending, once there is one
        # the board
        self.at = [OFF] * len(box.spaces)  # whose follower stands on each space
        self.stands = [0] * seats  # the spaces of each seat's followers, as a mask
        self.followers = [0] * seats  # still to be placed
        self.track: tuple[Seat, ...] = ()  # the crests, position 1 first
        self.houses = [0] * seats  # the sites of each seat's houses, as a mask
        self.points = [0] * seats
        # coins
        self.coins: list[Coins] = [box.purse] * seats
        self.supply = box.coins
        for _ in range(seats):
            self.supply = minus(self.supply, box.purse)
        self.fees = NO_COINS  # lying under followers in Portus
        # slaves, weapons and horses
        self.pile: Counts = tuple(card.copies for card in box.cards)
        self.discards = box.no_cards
        self.shuffles = (0, 0)  # how often each deck has been made anew
        self.market = [OFF] * len(box.equi)  # face up at the spaces of Equi et Arma
        self.hands = [box.no_cards] * seats
        self.shown = [box.no_cards] * seats  # cards in a hand that all have seen bought
        # laurels
        self.laurels: Counts = tuple(laurel.copies for laurel in box.laurels)  # the pile of stadium cards
        self.open_laurel = OFF
        self.awards: tuple[Award, ...] = ()
        self.theatre = [OFF] * len(box.theatre)  # who has each theatre card; OFF: in the pile
        # the blue dice
        self.potentia = OFF  # whose they are this round
        self.blue_dice = 0  # not yet rolled

    def copy(self) -> "AquileiaTable":
        t = AquileiaTable.__new__(AquileiaTable)
        t.box = self.box
        t.seats = self.seats
        t.rules = self.rules
        t.start = self.start
        t.round = self.round
        t.how = self.how
        t.at = self.at[:]
        t.stands = self.stands[:]
        t.followers = self.followers[:]
        t.track = self.track
        t.houses = self.houses[:]
        t.points = self.points[:]
        t.coins = self.coins[:]
        t.supply = self.supply
        t.fees = self.fees
        t.pile = self.pile
        t.discards = self.discards
        t.shuffles = self.shuffles
        t.market = self.market[:]
        t.hands = self.hands[:]
        t.shown = self.shown[:]
        t.laurels = self.laurels
        t.open_laurel = self.open_laurel
        t.awards = self.awards
        t.theatre = self.theatre[:]
        t.potentia = self.potentia
        t.blue_dice = self.blue_dice
        return t

    def key(self) -> tuple[object, ...]:
        return (
            *(self.box.data.digest, self.seats, self.rules, self.start, self.round, self.how),
            *(tuple(self.at), tuple(self.stands), tuple(self.followers)),
            *(self.track, tuple(self.houses), tuple(self.points), tuple(self.coins), self.supply, self.fees),
            *(self.pile, self.discards, self.shuffles, tuple(self.market), tuple(self.hands), tuple(self.shown)),
            *(self.laurels, self.open_laurel, self.awards, tuple(self.theatre), self.potentia, self.blue_dice),
        )


AquileiaGame = Game[AquileiaTable]


# --- looking ---------------------------------------------------------------------------------------


def first_follower(t: AquileiaTable, spaces: tuple[int, ...]) -> int:
    """The first of some spaces that holds a follower; OFF if none does."""
    for space in spaces:
        if t.at[space] != OFF:
            return space
    return OFF


def cards_left(t: AquileiaTable, deck: int) -> int:
    """Cards that can still be drawn, once the discards are shuffled."""
    kinds = t.box.decks[deck]
    left = 0
    for kind in kinds:
        left += t.pile[kind] + t.discards[kind]
    return left


def slaves_held(t: AquileiaTable, seat: Seat) -> int:
    """The slaves on all slave cards of a hand."""
    hand = t.hands[seat]
    return sum(hand[kind] * t.box.cards[kind].strength for kind in t.box.decks[SERVI])


def sites_of(t: AquileiaTable, seat: Seat) -> list[int]:
    """The sites of a seat's houses."""
    houses = t.houses[seat]
    return [site for site in range(len(t.box.sites)) if houses >> site & 1]


def owner_of(t: AquileiaTable, site: int) -> int:
    """Whose house stands on a site; OFF if none."""
    for seat, houses in enumerate(t.houses):
        if houses >> site & 1:
            return seat
    return OFF


def villa_sums(t: AquileiaTable, seat: Seat) -> list[int]:
    """The values of a seat's villas, added up by colour."""
    sums = [0] * len(COLOURS)
    for number in sites_of(t, seat):
        site = t.box.sites[number]
        if site.colour != NEUTRAL:
            sums[site.colour] += site.value
    return sums


def laurels_of(t: AquileiaTable, seat: int) -> list[int]:
    """The stadium cards of a seat, in the order it got them."""
    won = []
    for award in t.awards:
        laurel = award.laurel_of(seat)
        if laurel != OFF:
            won.append(laurel)
    return won


def theatre_of(t: AquileiaTable, seat: int) -> list[int]:
    """The theatre cards of a seat."""
    return [card for card, owner in enumerate(t.theatre) if owner == seat]


def too_few_coins(purse: Coins, price: Coins) -> Message:
    """What the purse lacks."""
    return Message(words.TOO_FEW_COINS, (one_by_one(lacking(purse, price)),))


# --- moving things ---------------------------------------------------------------------------------


def put(t: AquileiaTable, seat: Seat, space: int) -> None:
    """Set a follower on a free space."""
    t.at[space] = seat
    t.stands[seat] |= 1 << space
    t.followers[seat] -= 1


def lift(t: AquileiaTable, space: int) -> None:
    """A follower who has acted goes back to its owner."""
    t.stands[t.at[space]] &= ~(1 << space)
    t.at[space] = OFF


def score(g: AquileiaGame, seat: Seat, points: int) -> None:
    """Advance on the score track."""
    g.table.points[seat] += points
    if points:
        g.tell(words.SCORES, seat, points)


def receive(g: AquileiaGame, seat: Seat, amount: Coins) -> None:
    """Take coins from the supply, which never runs out (A-26)."""
    t = g.table
    t.coins[seat] = plus(t.coins[seat], amount)
    t.supply = minus(t.supply, amount)
    tell_coins(g, words.GETS, (seat,), amount)


def pay(g: AquileiaGame, seat: Seat, amount: Coins) -> None:
    """Pay coins to the supply."""
    t = g.table
    t.coins[seat] = minus(t.coins[seat], amount)
    t.supply = plus(t.supply, amount)
    tell_coins(g, words.PAYS, (seat,), amount)


def pay_to(g: AquileiaGame, seat: Seat, to: Seat, amount: Coins) -> None:
    """Pay coins to another player."""
    t = g.table
    t.coins[seat] = minus(t.coins[seat], amount)
    t.coins[to] = plus(t.coins[to], amount)
    tell_coins(g, words.PAYS_TO, (seat, to), amount)


def tell_coins(g: AquileiaGame, phrase: Phrase, who: tuple[Seat, ...], amount: Coins) -> None:
    """One sentence for each metal."""
    if g.is_quiet:
        return
    for metal, count in enumerate(amount):
        if count:
            g.events.append(Event(phrase, (*who, count, metal)))


def lay_fee(t: AquileiaTable, seat: Seat, metal: int) -> None:
    """Lay a coin under a follower in Portus: it is nobody's to spend (A-04)."""
    t.coins[seat] = minus(t.coins[seat], coins_of(metal, 1))
    t.fees = plus(t.fees, coins_of(metal, 1))


def discard(t: AquileiaTable, seat: Seat, kind: int) -> None:
    """Lay a card from the hand open on the discards."""
    t.hands[seat] = changed(t.hands[seat], kind, -1)
    t.discards = changed(t.discards, kind, 1)
    if t.shown[seat][kind]:  # of like cards the one that all have seen counts as gone
        t.shown[seat] = changed(t.shown[seat], kind, -1)
