"""Step 5 of a round: whoever holds a ruse may seize the claim, until all pass."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed, first_answer
from tests.conformance.toy import words
from tests.conformance.toy.table import PASS, SEIZE, Stall, could_hold_a_ruse, ruses_of, throw_away


class Window(Sealed):
    """May the claim be seized? The claimant's answer counts first, then clockwise."""

    def steps(self) -> list[Step]:
        return WINDOW_STEPS

    def copy(self) -> "Window":
        f = Window(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()


def asked_to_seize(t: Stall) -> tuple[Seat, ...]:
    """All who could hold a ruse, whether or not they do."""
    return tuple(seat for seat in clockwise(t.claimant, t.seats) if could_hold_a_ruse(t, seat))


def window_options(f: Window, g: Game[Stall], seat: Seat) -> list[Option]:
    return [PASS, *(SEIZE[card] for card in ruses_of(g.table, seat))] if f.owes(seat) else []


def hear_window(f: Window, g: Game[Stall], seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def seize(f: Window, g: Game[Stall]) -> None:
    """The first ruse counts and opens a new window; the others stay in hand, unseen."""
    t = g.table
    answer = first_answer(f, PASS)
    f.end()
    if answer is not None:
        t.claimant, option = answer
        throw_away(t, t.claimant, option.operand)
        g.tell(words.SEIZES, t.claimant, option.operand)
        g.call(Window(asked_to_seize(t)))


WINDOW_STEPS: Final = in_order(
    Step(
        "seize",
        "round.seize",
        ask=ask_sealed,
        options=window_options,
        hear=hear_window,
        then=seize,
        prompt=lambda f, g: Message(words.ASK_SEIZE, (g.table.claimant, g.table.prize)),
    ),
)
