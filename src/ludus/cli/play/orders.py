"""Standing orders at one keyboard: what people have settled beforehand, and which answers that gave."""

from collections.abc import Sequence

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from ludus.match import Match
from ludus.match.orders import GivenOrder, Orders


class KeyboardOrders:
    """The orders of the people at a keyboard.

    Somebody alone among bots begins with the game's usual ones, as at a server, and is not asked where there is only
    one answer and nothing can be done beside, unless they have cancelled an order that would give it. Where several
    share the keyboard, not to be asked would tell the others what one holds: the private ones then stand only for
    those who give them.
    """

    def __init__(self, match: Match, people: Sequence[Seat]) -> None:
        self._match = match
        self._orders = Orders(match)
        self._is_alone = len(people) == 1
        self._cancelled: dict[Seat, dict[str, GivenOrder]] = {seat: {} for seat in people}
        self._given: set[int] = set()  # the numbers of the choices that were made by order
        self._by_hand = -1  # after how many choices somebody wants to be asked: one was taken back
        for seat in people if len(people) > 1 else ():
            for order in match.title.orders:
                if order.private:
                    self._orders.cancel(seat, order.name)

    def known(self) -> Sequence[StandingOrder]:
        """What can be ordered in this game."""
        return self._match.title.orders

    def standing(self, seat: Seat) -> dict[str, int]:
        """The orders that stand for a seat, with their numbers."""
        return {given.order.name: given.value for given in self._orders.given_by(seat)}

    def give(self, seat: Seat, name: str, value: int) -> None:
        """From now on the order answers for the seat. Raises BadSetting."""
        self._orders.give(seat, name, value)
        self._cancelled[seat].pop(name, None)
        self._by_hand = -1

    def cancel(self, seat: Seat, name: str) -> None:
        """The seat is asked again, also where it could only say what the order would have."""
        self._cancelled[seat] |= {
            given.order.name: given for given in self._orders.given_by(seat) if given.order.name == name
        }
        self._orders.cancel(seat, name)

    def answer(self, seat: Seat) -> Option | None:
        """What the seat's orders choose now; None where it must be asked."""
        self._orders.end_those_over()
        if len(self._match.acts) == self._by_hand:
            return None
        ordered = self._orders.answer(seat)
        return self._only_answer(seat) if ordered is None else ordered.option

    def _only_answer(self, seat: Seat) -> Option | None:
        """What somebody alone among bots could only say, and no more: to be asked would hide nothing from anybody."""
        options = self._match.options(seat)
        if not self._is_alone or len(options) != 1 or self._match.free(seat) or self._wants_to_be_asked(seat):
            return None
        return options[0]

    def _wants_to_be_asked(self, seat: Seat) -> bool:
        """Whether an order that the seat has cancelled would answer now."""
        game = self._match.game
        return any(
            given.scope == given.order.scope(game) and given.order.answer(game, seat, given.value) is not None
            for given in self._cancelled[seat].values()
        )

    def note(self) -> None:
        """The choice that comes next is made by order."""
        self._given.add(len(self._match.acts))

    def last_by_hand(self, people: Sequence[Seat]) -> int | None:
        """The number of the last choice that somebody made without an order; None if there is none."""
        acts = self._match.acts
        mine = (i for i in range(len(acts) - 1, -1, -1) if acts[i].seat in people and i not in self._given)
        return next(mine, None)

    def went_back(self) -> None:
        """Some choices were taken back: what comes now is asked, whatever stands."""
        self._by_hand = len(self._match.acts)
        self._given = {number for number in self._given if number < self._by_hand}
