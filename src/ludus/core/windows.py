"""Reusable frames for several seats at once: sealed answers and reaction windows.

Nobody's answer shows before the reveal, nor who has answered: the decision names every seat asked until all are in.
A seat may answer in several small steps (its draft); a seat's options depend on the table, the frame and its own draft.
"""

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.frame import Frame
from ludus.core.ids import NOBODY, Seat

Draft = tuple[Option, ...]  # what a seat has said so far


class Sealed(Frame):
    """Answers given at once and unseen. A rule adds its own fields and says when a draft is complete.

    >>> bids = Sealed((Seat(0), Seat(2)))
    >>> bids.hear(Seat(2), Option("bid", (3,)), complete=True)
    >>> bids.owes(Seat(0)), bids.owes(Seat(2))
    (True, False)

    Who has answered must not show: ask with `ask_sealed`, which names all seats until the last answer is in, and let
    `options` be empty for a seat that owes none.

    >>> ask_sealed(bids, None)
    (0, 2)
    >>> bids.hear(Seat(0), Option("bid", (1,)), complete=True)
    >>> ask_sealed(bids, None), bids.draft(Seat(0))
    ((), (<bid 1>,))

    A rule of this kind copies with `carry`, and puts `sealed_key()` into its key. One that asks twice calls
    `ask_again()` between, or the old answers still stand.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.drafts: list[Draft] = [()] * len(seats)
        self.sealed = 0  # bit i: the i-th seat asked has answered in full

    def draft(self, seat: Seat) -> Draft:
        """What the seat has said so far."""
        return self.drafts[self._place(seat)]

    def owes(self, seat: Seat) -> bool:
        """Whether the seat has still to answer."""
        return not self.sealed >> self._place(seat) & 1

    def is_open(self) -> bool:
        return self.sealed + 1 < 1 << len(self.seats)

    def hear(self, seat: Seat, option: Option, complete: bool) -> None:
        """Add to the seat's draft; `complete` seals it."""
        i = self._place(seat)
        self.drafts[i] = (*self.drafts[i], option)
        if complete:
            self.sealed |= 1 << i

    def ask_again(self) -> None:
        """Open the envelope anew: everybody owes an answer."""
        self.drafts = [()] * len(self.seats)
        self.sealed = 0

    def _place(self, seat: Seat) -> int:
        """Which of those asked the seat is."""
        for i, other in enumerate(self.seats):
            if other == seat:
                return i
        raise AssertionError("a seat that was not asked")

    def carry(self, f: "Sealed") -> None:
        """Copy what every sealed frame holds into another."""
        f.step = self.step
        f.drafts = self.drafts[:]
        f.sealed = self.sealed

    def sealed_key(self) -> tuple[object, ...]:
        """What every sealed frame adds to its key."""
        said = tuple(tuple(option.words for option in draft) for draft in self.drafts)
        return (self.step, self.seats, said, self.sealed)

    def reimagine(self, seat: Seat, deal: Dealer) -> None:
        """The others' answers are unknown: in an imagined game they are still to give."""
        for i, other in enumerate(self.seats):
            if other != seat:
                self.drafts[i] = ()
                self.sealed &= ~(1 << i)


def ask_sealed(f: Sealed, g: object) -> tuple[Seat, ...]:
    """Everybody, until everybody has answered."""
    return f.seats if f.is_open() else NOBODY


def first_answer(f: Sealed, pass_option: Option) -> tuple[Seat, Option] | None:
    """Of a reaction window's answers the first that is not a pass, in the order the seats were named."""
    for i, draft in enumerate(f.drafts):
        if draft and draft[0] is not pass_option:
            return f.seats[i], draft[0]
    return None
