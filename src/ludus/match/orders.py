"""The standing orders at a table: who has given which, what they answer, and when they are over."""

from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from ludus.match.match import Match


class GivenOrder(NamedTuple):
    """An order a seat has given, the number that goes with it, and what it was given for."""

    order: StandingOrder
    value: int
    scope: object


class Ordered(NamedTuple):
    """What an order chooses for its seat."""

    name: str
    option: Option


class Orders:
    """The orders of every seat. They follow from the match and from what was given and cancelled, in that order."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known = {order.name: order for order in match.title.orders}
        usual = {
            order.name: GivenOrder(order, 0, order.scope(match.game)) for order in match.title.orders if order.default
        }
        self._standing = [dict(usual) for _ in range(match.seats)]

    def given_by(self, seat: int) -> list[GivenOrder]:
        """The orders that stand for a seat, in the game's order."""
        standing = self._standing[seat]
        return [standing[name] for name in self._known if name in standing]

    def give(self, seat: int, name: str, value: int = 0) -> None:
        """From now on the order answers for the seat. Raises BadSetting."""
        order = self.find(name, value)
        self._standing[seat][name] = GivenOrder(order, value, order.scope(self._match.game))

    def cancel(self, seat: int, name: str) -> None:
        """The seat is asked again."""
        self._standing[seat].pop(name, None)

    def end_those_over(self) -> list[tuple[int, str]]:
        """Drop the orders whose time is over; the seats and names of those dropped."""
        game = self._match.game
        over = [
            (seat, name)
            for seat, standing in enumerate(self._standing)
            for name, given in standing.items()
            if given.order.scope(game) != given.scope
        ]
        for seat, name in over:
            del self._standing[seat][name]
        return over

    def answer(self, seat: int) -> Ordered | None:
        """What the seat's orders choose now; None where it must be asked."""
        decision = self._match.decision
        if decision is None:
            return None
        for order, value, _ in self.given_by(seat):
            if order.beside or seat in decision.seats:
                option = order.answer(self._match.game, Seat(seat), value)
                if option is not None:
                    return Ordered(order.name, option)
        return None

    def find(self, name: str, value: int = 0) -> StandingOrder:
        """An order that can be given with this number. Raises BadSetting."""
        if name not in self._known:
            raise BadSetting(
                f"{self._match.title.name} has no standing order '{name}'.",
                hint=f"its orders are: {', '.join(self._known) or 'none'}.",
            )
        order = self._known[name]
        if value not in (order.values or (0,)):
            known = ", ".join(map(str, order.values)) or "no number"
            raise BadSetting(f"The order '{name}' cannot be given with {value}.", hint=f"it takes: {known}.")
        return order
