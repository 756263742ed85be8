"""Reusable frames for several seats at once: sealed answers and reaction windows.

Nobody's answer shows before the reveal, nor who has answered: the decision names every seat asked until all are in.
A seat may answer in several small steps (its draft); a seat's options depend on the table, the frame and its own draft.
"""

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.frame import Frame
from ludus.core.ids import MOST_SEATS, NOBODY, Seat

Draft = tuple[Option, ...]  # what a seat has said so far


class Sealed(Frame):
    """Answers given at once and unseen. A rule adds its own fields and says when a draft is complete."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.ask_again()

    def ask_again(self) -> None:
        """A fresh envelope: everybody owes an answer."""
        self.drafts: list[Draft] = [()] * MOST_SEATS  # by seat
        self.sealed = 0  # bit i: seat i has answered in full
        self.awaited = len(self.seats)  # answers still to come

    def draft(self, seat: Seat) -> Draft:
        """What the seat has said so far."""
        return self.drafts[seat]

    def owes(self, seat: Seat) -> bool:
        """Whether a seat that is asked has still to answer."""
        return not self.sealed >> seat & 1

    def is_open(self) -> bool:
        return self.awaited > 0

    def hear(self, seat: Seat, option: Option, complete: bool) -> None:
        """Add to the seat's draft; `complete` seals it."""
        self.drafts[seat] = (*self.drafts[seat], option)
        if complete:
            self.sealed |= 1 << seat
            self.awaited -= 1

    def carry(self, f: "Sealed") -> None:
        """Copy what every sealed frame holds into another."""
        f.step = self.step
        f.drafts = self.drafts[:]
        f.sealed = self.sealed
        f.awaited = self.awaited

    def sealed_key(self) -> tuple[object, ...]:
        """What every sealed frame adds to its key: answers in the order of the seats asked."""
        said = tuple(tuple(option.words for option in self.drafts[seat]) for seat in self.seats)
        sealed = sum(1 << i for i, seat in enumerate(self.seats) if not self.owes(seat))
        return (self.step, self.seats, said, sealed)

    def reimagine(self, seat: Seat, deal: Dealer) -> None:
        """The others' answers are unknown: in an imagined game they are still to give."""
        for other in self.seats:
            if other != seat:
                self.drafts[other] = ()
                self.awaited += not self.owes(other)
                self.sealed &= ~(1 << other)


def ask_sealed(f: Sealed, g: object) -> tuple[Seat, ...]:
    """Everybody, until everybody has answered."""
    return f.seats if f.is_open() else NOBODY


def first_answer(f: Sealed, pass_option: Option) -> tuple[Seat, Option] | None:
    """Of a reaction window's answers the first that is not a pass, in the order the seats were named."""
    for seat in f.seats:
        draft = f.drafts[seat]
        if draft and draft[0] is not pass_option:
            return seat, draft[0]
    return None
