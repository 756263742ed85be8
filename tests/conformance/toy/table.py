"""The auction's box and table: which cards there are, where they lie, and who has looked at them."""

from typing import Final

from ludus.core.decision import Option, table_of
from ludus.core.game import Table
from ludus.core.ids import Seat

# --- The box -----------------------------------------------------------------------------------------

RUSES: Final = 4  # the first cards of the box; every other card is only worth its points
CARDS: Final = (
    *("ruse-a", "ruse-b", "ruse-c", "ruse-d"),
    *("lamp", "ring", "bowl", "vase", "mask", "lyre", "robe", "crown"),
)
HAND: Final = 2
COINS: Final = 2
BANK: Final = 9
FEWEST: Final = 2
MOST: Final = 4
NONE: Final = -1  # no card, nobody
SOLD_OUT: Final = "sold-out"  # the only way it ends

DRAW: Final = table_of("draw", CARDS)
SELL: Final = table_of("sell", CARDS)
SEIZE: Final = table_of("seize", CARDS)
GIVE: Final = tuple(Option("give", (seat,)) for seat in range(MOST))
PEEK: Final = tuple(tuple(Option("peek", (seat, slot)) for slot in range(HAND)) for seat in range(MOST))
LEAVE, KEEP, ADD, DONE, PASS = (Option(verb) for verb in ("leave", "keep", "add", "done", "pass"))

# --- The table ---------------------------------------------------------------------------------------


class Stall(Table):
    """Everything in the box, where it is, and who has looked at which hidden card."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.round = 0  # rounds begun
        self.pile = tuple(range(len(CARDS)))  # face down, in no order
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.discards: tuple[int, ...] = ()
        self.coins = [COINS] * seats
        self.bank = BANK
        self.seen = [0] * seats  # bit c: the seat has looked at card c in somebody's hand
        self.given = 0  # bit i: seat i has made its gift in this round
        self.prize = NONE
        self.claimant = Seat(NONE)

    def copy(self) -> "Stall":
        t = type(self).__new__(type(self))
        t.seats = self.seats
        t.rounds = self.rounds
        t.round = self.round
        t.pile = self.pile
        t.hands = [hand[:] for hand in self.hands]
        t.won = [cards[:] for cards in self.won]
        t.discards = self.discards
        t.coins = self.coins[:]
        t.bank = self.bank
        t.seen = self.seen[:]
        t.given = self.given
        t.prize = self.prize
        t.claimant = self.claimant
        return t

    def key(self) -> tuple[object, ...]:
        return (
            *(self.seats, self.rounds, self.round, self.pile, tuple(map(tuple, self.hands))),
            *(tuple(map(tuple, self.won)), self.discards, tuple(self.coins), self.bank, tuple(self.seen)),
            *(self.given, self.prize, self.claimant),
        )

    @property
    def leader(self) -> Seat:
        """Whose round it is."""
        return Seat((self.round - 1) % self.seats)


def could_hold_a_ruse(t: Stall, seat: Seat) -> bool:
    """Whether, by what everybody can see, the seat may have a ruse."""
    shown = [*t.discards, *(card for cards in t.won for card in cards), t.prize]
    return bool(t.hands[seat]) and sum(1 for card in shown if 0 <= card < RUSES) < RUSES


def ruses_of(t: Stall, seat: Seat) -> list[int]:
    """The ruses in a seat's hand."""
    return [card for card in t.hands[seat] if card < RUSES]


def throw_away(t: Stall, seat: Seat, card: int) -> None:
    """A card leaves a hand for the open discards."""
    t.hands[seat].remove(card)
    t.discards = (*t.discards, card)
