"""What whoever has listened from the beginning knows, as bytes: where cards lie, who has stopped, who holds what."""

from typing import Any, Final

from ludus.core.encoding import Counts, Form, Layout, Marks, Number, Tally, one_of, seat_names, turned
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.games.aquileia.areas.contest import Contest
from ludus.games.aquileia.areas.mercatus import Errand
from ludus.games.aquileia.box import ARMS, SERVI, Box
from ludus.games.aquileia.box import Counts as Cards
from ludus.games.aquileia.kept import Page, Player
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.table import OFF, UNDECIDED, AquileiaTable, Award

# What is usual at most.
HELD: Final = 5
FEW: Final = 4


class Memory:
    """Writes it for so many seats with one box."""

    def __init__(self, box: Box, seats: int, form: Form) -> None:
        self.seats = seats
        self.decks = (box.decks[SERVI], box.decks[ARMS])
        self.card = one_of(len(box.cards), form)
        self.laurel = one_of(len(box.laurels), form)
        self.events = Marks(2 * seats + 1, form)
        self.held = Number(HELD, form)
        self.bought = Counts(HELD, form)
        self.won = Number(FEW, form)
        self.laurels = Tally(len(box.laurels), FEW, form)

    def write(self, g: Game[Any], seat: Seat, page: Page, out: list[bytes]) -> None:
        t: AquileiaTable = g.table
        if not page.stalls:
            page.stalls = b"".join([self.card[kind] for kind in t.market])
        out.append(page.stalls)
        out.append(self.events.of(self.events_of(g.stack, seat)))
        out.append(page.memories[seat] or self.memories_of(t, seat, page))

    def memories_of(self, t: AquileiaTable, seat: Seat, page: Page) -> bytes:
        """The laurel the seat may keep or pass on, and what is known of everybody's cards."""
        pieces = [self.laurel[hidden_laurel(t.awards, seat)]]
        for other in clockwise(seat, self.seats):
            kept = page.players[other]
            if not kept.held:
                self.keep(t, other, kept)
            pieces.append(kept.held if other == seat else kept.known)
        found = page.memories[seat] = b"".join(pieces)
        return found

    def keep(self, t: AquileiaTable, seat: Seat, kept: Player) -> None:
        """What a seat knows of its own cards, and what others remember of them."""
        hand = t.hands[seat]
        kept.held = self.held.of(sum_of(hand, self.decks[0])) + self.held.of(sum_of(hand, self.decks[1]))
        if not kept.maybe:
            maybe = possible_laurels(t.awards, seat)
            kept.maybe = self.won.of(len(maybe)) + self.laurels.of(tuple(maybe))
        kept.known = kept.held + self.bought.of(t.shown[seat]) + kept.maybe

    def events_of(self, stack: list[Frame], seat: Seat) -> int:
        """Who has stopped placing, whose cards are still to come in a contest, and whether coins were exchanged."""
        stopped = to_come = traded = 0
        for f in stack:
            if isinstance(f, Placement):
                stopped = f.stopped
            elif isinstance(f, Contest):
                for entrant in f.seats[f.turn :]:
                    to_come |= 1 << entrant
            elif isinstance(f, Errand):
                traded = int(f.traded)
        seats = self.seats
        return turned(stopped, seat, seats) | turned(to_come, seat, seats) << seats | traded << 2 * seats


def sum_of(hand: Cards, kinds: tuple[int, ...]) -> int:
    """How many cards of these kinds there are."""
    found = 0
    for kind in kinds:
        found += hand[kind]
    return found


def possible_laurels(awards: tuple[Award, ...], seat: int) -> list[int]:
    """The open card of every race that brought the seat a laurel: it is that one, or the hidden one."""
    found = []
    for award in awards:
        if award.kept != UNDECIDED and seat in (award.winner, award.second):
            found.append(award.open)
    return found


def hidden_laurel(awards: tuple[Award, ...], seat: int) -> int:
    """The hidden card that the winner of a race may keep or pass on."""
    for award in awards:
        if award.kept == UNDECIDED and award.winner == seat:
            return award.hidden
    return OFF


def memory_of(box: Box, seats: int) -> Layout:
    """What stands where, behind what the position comes to."""
    layout = Layout()
    for space in box.equi:
        layout.add(f"{box.spaces[space].name} card", len(box.cards))
    layout.add("stopped", seats)
    layout.add("still to play", seats)
    layout.add("traded", 1)
    layout.add("hidden laurel", len(box.laurels))
    for whose in seat_names(seats):
        layout.add(f"{whose} slaves held", 1, HELD)
        layout.add(f"{whose} arms held", 1, HELD)
        if whose != "my":
            layout.add(f"{whose} bought", len(box.cards), HELD)
            layout.add(f"{whose} laurels won", 1, FEW)
            layout.add(f"{whose} possible laurels", len(box.laurels), FEW)
    return layout
