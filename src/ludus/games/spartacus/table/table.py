"""The table: every card and coin, where it lies, and who has seen which hidden card.

`t.assets[seat]` are the market cards a house owns, in the order of the deck; `t.condition[card]` says whether a card
is ready, exhausted or injured, `t.favor[card]` how many favors it bears (a champion bears CHAMPION). Guards on the
table are all alike: `t.guards[seat]` are the cards, `t.exhausted_guards[seat]` says how many of them are exhausted.
Piles have no order: a card is drawn from one by chance. Discard piles lie open, the last card on top. `t.seen[card]`
is a mask of the seats that know an intrigue card in somebody else's hand, `t.row_seen[i]` of those that know a card
of the auction row still face down. Here things are looked at; `moves` changes them, `census` counts them.
"""

from bisect import bisect_left
from typing import Final, NamedTuple

from ludus.core.game import Game, Table
from ludus.core.ids import NO_SEAT, Seat, clockwise
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE, IntrigueCard, MarketCard, MarketTitle
from ludus.games.spartacus.box.houses import House, Length
from ludus.games.spartacus.table.fighters import Fighter
from ludus.games.spartacus.table.terms import Offer, Promise

# phases
UPKEEP: Final = 0
INTRIGUE: Final = 1
MARKET: Final = 2
ARENA: Final = 3
PHASES: Final = ("upkeep", "intrigue", "market", "arena")

# the condition of an asset; an injured card is exhausted too
READY: Final = 0
EXHAUSTED: Final = 1
INJURED: Final = 2
CONDITIONS: Final = ("ready", "exhausted", "injured")

CHAMPION: Final = 3  # the third favor makes a champion (S-33)
NO_HOUSE: Final = -1
UNLIMITED: Final = -1  # offers and gifts (S-114)

Cards = tuple[IntrigueCard, ...]
Assets = tuple[MarketCard, ...]


class Agreed(NamedTuple):
    """What was agreed before the game."""

    length: str
    crowd: bool = True  # whether the crowd ends a chase
    refund: bool = False  # whether a foiled scheme gives back a bribe or readies Ashur
    rounds: int = 0  # after which the game ends; 0: it has no last round (S-100)
    bets_in_order: bool = False  # the host first, then clockwise, instead of all at once


class SpartacusTable(Table):
    """Everything in the box and where it is. Lists change; tuples are shared between copies."""

    def __init__(self, box: Box, seats: int, agreed: Agreed, *, most_offers: int) -> None:
        self.box = box
        self.seats = seats
        self.agreed = agreed
        self.most_offers = most_offers  # offers, and gifts, per seat and phase; or UNLIMITED
        # the course of the game
        self.round = 0
        self.phase = UPKEEP
        self.host = Seat(0)
        self.rolled_highest = NO_SEAT  # who won the last roll-off
        self.winner = NO_SEAT
        self.how = ""  # the ending, once there is one
        # the houses
        self.house = [NO_HOUSE] * seats
        self.influence = [0] * seats
        self.gold = [0] * seats
        self.gold_is_hidden = False  # from the end of the open market to the host bid (S-58)
        self.gold_shown: tuple[int, ...] = ()  # what all know of it meanwhile
        self.bank = 0  # paid in less paid out: below zero while the houses hold its gold (S-62)
        self.assets: list[Assets] = [()] * seats
        self.condition = [READY] * len(box.market)
        self.favor = [0] * len(box.market)
        self.guards: list[Cards] = [()] * seats
        self.exhausted_guards = [0] * seats
        self.hands: list[Cards] = [()] * seats
        self.seen = [0] * len(box.intrigue)
        self.given_up = 0  # schemes put back in hand for want of support, this intrigue turn (S-70)
        self.raised: tuple[tuple[IntrigueCard, int], ...] = ()  # influence a card takes beyond what it shows (S-48)
        self.senate_has_spoken = False  # Varinius has demanded support in this phase
        # the decks
        self.intrigue_pile: Cards = box.intrigue_cards
        self.intrigue_discards: Cards = ()
        self.intrigue_shuffles = 0
        self.laid: Cards = ()  # face up, being played
        self.market_pile: Assets = box.market_cards
        self.market_discards: Assets = ()
        self.market_shuffles = 0
        self.row: Assets = ()  # laid out for the auction
        self.row_seen: tuple[int, ...] = ()
        self.row_open = 0  # how many of the row have been turned up
        self.stalls_are_open = False  # whether assets may change hands
        # the arena
        self.primus_forced = False  # a reaction has turned these games into a Primus
        self.invited = 0  # a mask of the seats invited to these games
        self.fighters: tuple[Fighter, ...] = ()  # in the order they were sent
        self.bets: tuple[tuple[int, ...], ...] = ()  # gold under a house's marker, by seat, then by box
        # deals
        self.aside = [0] * seats  # gold of the house that is bound by its offers
        self.offers: tuple[Offer, ...] = ()
        self.drafts: list[Offer | None] = [None] * seats  # offers being made up
        self.offers_made = [0] * seats  # this phase
        self.gifts_made = [0] * seats  # this phase
        self.refused: tuple[Offer, ...] = ()  # offers declined or countered this phase; the same at most twice
        self.promises: tuple[Promise, ...] = ()  # the ledger

    def copy(self) -> "SpartacusTable":
        t = SpartacusTable.__new__(SpartacusTable)
        t.box = self.box
        t.seats = self.seats
        t.agreed = self.agreed
        t.most_offers = self.most_offers
        t.round = self.round
        t.phase = self.phase
        t.host = self.host
        t.rolled_highest = self.rolled_highest
        t.winner = self.winner
        t.how = self.how
        t.house = self.house[:]
        t.influence = self.influence[:]
        t.gold = self.gold[:]
        t.gold_is_hidden = self.gold_is_hidden
        t.gold_shown = self.gold_shown
        t.bank = self.bank
        t.assets = self.assets[:]
        t.condition = self.condition[:]
        t.favor = self.favor[:]
        t.guards = self.guards[:]
        t.exhausted_guards = self.exhausted_guards[:]
        t.hands = self.hands[:]
        t.seen = self.seen[:]
        t.given_up = self.given_up
        t.raised = self.raised
        t.senate_has_spoken = self.senate_has_spoken
        t.intrigue_pile = self.intrigue_pile
        t.intrigue_discards = self.intrigue_discards
        t.intrigue_shuffles = self.intrigue_shuffles
        t.laid = self.laid
        t.market_pile = self.market_pile
        t.market_discards = self.market_discards
        t.market_shuffles = self.market_shuffles
        t.row = self.row
        t.row_seen = self.row_seen
        t.row_open = self.row_open
        t.stalls_are_open = self.stalls_are_open
        t.primus_forced = self.primus_forced
        t.invited = self.invited
        t.fighters = self.fighters
        t.bets = self.bets
        t.aside = self.aside[:]
        t.offers = self.offers
        t.drafts = self.drafts[:]
        t.offers_made = self.offers_made[:]
        t.gifts_made = self.gifts_made[:]
        t.refused, t.promises = self.refused, self.promises
        return t

    def key(self) -> tuple[object, ...]:
        return (
            *(self.box.data.digest, self.box.has_expansion, self.seats, self.agreed, self.most_offers),
            *(self.round, self.phase, self.host, self.rolled_highest, self.winner, self.how),
            *(tuple(self.house), tuple(self.influence), tuple(self.gold), self.gold_is_hidden, self.gold_shown),
            self.bank,
            *(tuple(self.assets), tuple(self.condition), tuple(self.favor)),
            *(tuple(self.guards), tuple(self.exhausted_guards), tuple(self.hands), tuple(self.seen)),
            *(self.given_up, self.raised, self.senate_has_spoken),
            *(self.intrigue_pile, self.intrigue_discards, self.intrigue_shuffles, self.laid),
            *(self.market_pile, self.market_discards, self.market_shuffles),
            *(self.primus_forced, self.invited, self.fighters, self.bets),
            *(self.row, self.row_seen, self.row_open, self.stalls_are_open),
            *(tuple(self.aside), self.offers, tuple(self.drafts)),
            *(tuple(self.offers_made), tuple(self.gifts_made), self.promises, *self.refused),
        )


SpartacusGame = Game[SpartacusTable]


# --- seats and houses --------------------------------------------------------------------------------


def all_seats(t: SpartacusTable) -> tuple[Seat, ...]:
    """Every seat, from the host clockwise: the order in which things done at once are carried out."""
    return clockwise(t.host, t.seats)


def others(t: SpartacusTable, seat: Seat) -> tuple[Seat, ...]:
    """Every other seat, clockwise from the left neighbour."""
    return clockwise(seat, t.seats)[1:]


def house_of(t: SpartacusTable, seat: Seat) -> House:
    """The seat's house card."""
    return t.box.houses[t.house[seat]]


def length_of(t: SpartacusTable) -> Length:
    """The length of the game that was agreed."""
    return t.box.lengths[t.agreed.length]


def hand_limit(t: SpartacusTable, seat: Seat) -> int:
    """How many cards the seat's influence lets it hold at this moment."""
    return t.box.hand_limit[t.influence[seat]]


def staked(t: SpartacusTable, seat: Seat) -> int:
    """The seat's gold that lies in the boxes: its own until the bets are settled (S-190)."""
    return sum(t.bets[seat]) if t.bets else 0


def unbound_gold(t: SpartacusTable, seat: Seat) -> int:
    """The seat's gold without what its offers bind; `purse.free_gold` leaves out sealed answers too."""
    return t.gold[seat] - t.aside[seat]


# --- assets ------------------------------------------------------------------------------------------


def printed(t: SpartacusTable, card: MarketCard) -> MarketTitle:
    """What is printed on a market card."""
    return t.box.market[card]


def is_ready(t: SpartacusTable, card: MarketCard) -> bool:
    """Whether an asset is face up; an exhausted one counts as not in play (S-09)."""
    return t.condition[card] == READY


def is_champion(t: SpartacusTable, card: MarketCard) -> bool:
    """Whether a fighter bears the champion token."""
    return t.favor[card] == CHAMPION


def owner_of(t: SpartacusTable, card: MarketCard) -> Seat:
    """The house an asset belongs to; NO_SEAT if it is on no house's table."""
    for seat in range(t.seats):
        if card in t.assets[seat]:
            return Seat(seat)
    return NO_SEAT


def assets_of(t: SpartacusTable, seat: Seat, kind: int) -> list[MarketCard]:
    """A house's gladiators, slaves or equipment, in whatever condition."""
    market = t.box.market
    return [card for card in t.assets[seat] if market[card].kind == kind]


def ready_assets(t: SpartacusTable, seat: Seat, kind: int) -> list[MarketCard]:
    """A house's ready gladiators, slaves or equipment."""
    market, condition = t.box.market, t.condition
    return [card for card in t.assets[seat] if market[card].kind == kind and condition[card] == READY]


def ready_gladiators(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """A house's ready gladiators."""
    return ready_assets(t, seat, GLADIATOR)


def count_gladiators(t: SpartacusTable, seat: Seat) -> int:
    """How many ready gladiators a house has."""
    return len(ready_assets(t, seat, GLADIATOR))


def ready_slaves(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """A house's ready slaves as cards; `count_slaves` counts them."""
    return ready_assets(t, seat, SLAVE)


def has_ready(t: SpartacusTable, seat: Seat, kind: int) -> bool:
    """Whether a house has a ready gladiator, slave or piece of equipment."""
    market, condition = t.box.market, t.condition
    for card in t.assets[seat]:  # noqa: SIM110 - a generator takes longer
        if market[card].kind == kind and condition[card] == READY:
            return True
    return False


def count_slaves(t: SpartacusTable, seat: Seat) -> int:
    """How many ready slaves a house has: Naevia counts as two (S-39)."""
    market, slaves = t.box.market, 0
    for card in ready_assets(t, seat, SLAVE):
        slaves += market[card].counts_as
    return slaves


def ready_fighters(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """Who can be sent into the arena: ready gladiators and slaves (S-20)."""
    return ready_assets(t, seat, GLADIATOR) + ready_assets(t, seat, SLAVE)


def injured(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """A house's injured gladiators and slaves."""
    return [card for card in t.assets[seat] if t.condition[card] == INJURED]


def ready_with(t: SpartacusTable, seat: Seat, ability: str) -> list[MarketCard]:
    """A house's ready cards with an ability."""
    market, condition = t.box.market, t.condition
    return [card for card in t.assets[seat] if market[card].ability == ability and condition[card] == READY]


def ready_guards(t: SpartacusTable, seat: Seat) -> int:
    """How many guards on the house's table can be used."""
    return len(t.guards[seat]) - t.exhausted_guards[seat]


# --- hands -------------------------------------------------------------------------------------------


def raise_of(t: SpartacusTable, card: IntrigueCard) -> int:
    """The influence this one card takes beyond what it shows, until the phase ends (S-48)."""
    return sum(points for raised, points in t.raised if raised == card) if t.raised else 0


def required(t: SpartacusTable, seat: Seat, title: int) -> int:
    """The influence it takes the seat to play a card of a title: the copy that takes least."""
    printed_on = t.box.intrigue_titles[title].influence
    if not t.raised:
        return printed_on
    held = [raise_of(t, card) for card in t.hands[seat] if t.box.intrigue[card].title == title]
    return printed_on + min(held, default=0)


def copies_in_hand(t: SpartacusTable, seat: Seat, title: int) -> int:
    """How many cards of a title the seat holds."""
    intrigue = t.box.intrigue
    return len([card for card in t.hands[seat] if intrigue[card].title == title])


def titles_in_hand(t: SpartacusTable, seat: Seat) -> list[int]:
    """The titles the seat holds, each once, in the order of the deck."""
    intrigue = t.box.intrigue
    titles: list[int] = []
    met = 0  # a mask of them
    for card in t.hands[seat]:
        title = intrigue[card].title
        if not met >> title & 1:
            met |= 1 << title
            titles.append(title)
    return titles


def is_all_discarded(t: SpartacusTable, title: int) -> bool:
    """Whether every copy of a title lies open: then nobody can hold one, and everybody knows it."""
    copies, pile = t.box.copies[title], t.intrigue_pile
    place = bisect_left(pile, copies[0])
    if place < len(pile) and t.box.intrigue[pile[place]].title == title:
        return False
    for card in copies:  # noqa: SIM110 - a generator takes longer
        if not is_open(t, card):
            return False
    return True


def has_discarded_guard(t: SpartacusTable) -> bool:
    """Whether a guard lies in the discard pile."""
    return not t.box.all_guards.isdisjoint(t.intrigue_discards)


def is_open(t: SpartacusTable, card: IntrigueCard) -> bool:
    """Whether everybody can see an intrigue card: discarded, being played, or a guard on a table."""
    if card in t.intrigue_discards or card in t.laid:
        return True
    for guards in t.guards:  # noqa: SIM110 - a generator takes longer
        if card in guards:
            return True
    return False
