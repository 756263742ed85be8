"""The round of talk over a scheme that lies on the table (rulebook pp. 7, 8; expansion summary).

Before anybody can react everybody is asked once, at the same time, whether there is more to say. Until all have
answered, houses may deal; who has answered nobody sees. Instead of being ready the scheme's player may change its
target: then he names anew, and everybody may talk about that.
Rulings applied: S-121 (the round of talk), S-122 (changing the target).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.words import schemes as words

READY: Final = Option("ready")
CHANGE_TARGET: Final = Option("change-target")

NOT_TO_BE_CHANGED: Final = -1


class Talk(Sealed):
    """Time to deal, until everybody is ready."""

    def __init__(self, seats: tuple[Seat, ...], schemer: Seat, title: int, change_at: int) -> None:
        super().__init__(seats)
        self.schemer = schemer
        self.title = title
        self.change_at = change_at  # the step at which the scheme beneath goes on, if its target is to be changed

    def steps(self) -> list[Step]:
        return TALK_STEPS

    def copy(self) -> "Talk":
        f = Talk(self.seats, self.schemer, self.title, self.change_at)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.schemer, self.title, self.change_at)


def talk_options(f: Talk, g: SpartacusGame, seat: Seat) -> list[Option]:
    if not f.owes(seat):
        return []
    may_change = seat == f.schemer and f.change_at != NOT_TO_BE_CHANGED
    return [READY, CHANGE_TARGET] if may_change else [READY]


def hear_talk(f: Talk, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def end_talk(f: Talk, g: SpartacusGame) -> None:
    """Everybody is ready, or the scheme's player wants to name somebody else."""
    if f.draft(f.schemer)[0] is CHANGE_TARGET:
        g.enclosing(Played).step = f.change_at
    f.end()


TALK_STEPS: Final = in_order(
    Step(
        "talk",
        "deals.talk",
        ask=ask_sealed,
        options=talk_options,
        hear=hear_talk,
        then=end_talk,
        prompt=lambda f, g: Message(words.ASK_TALK, (f.schemer, f.title)),
    ),
)
