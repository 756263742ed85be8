"""Bots that sit at a position of the doors, as they would at a match."""

from collections.abc import Mapping

from ludus.core.chance import Below
from ludus.core.errors import BadSetting
from ludus.core.ids import CHANCE, Seat
from ludus.match import Bot, Turn
from ludus.match.players import MOST_PROPOSALS
from ludus.research.position import Position


def check_seat(seat: int | None, seats: int) -> None:
    """Raises BadSetting where a learner cannot sit there; None lets its seat move round."""
    if seat is not None and not 0 <= seat < seats:
        raise BadSetting(f"There is no seat {seat} among {seats}.", hint=f"name one from 0 to {seats - 1}, or none.")


class DoorTurn(Turn):
    """One seat's moment at a position: the same questions as in a match, and no more to see."""

    def __init__(self, position: Position, seat: Seat) -> None:
        decision = position.game.decision
        assert decision is not None
        self.seat = seat
        self.game = position.rules.title.family
        self.decision = decision
        self.options = position.game.options(seat)
        self._free = position.free
        self._view = position.view
        self._imagine = position.imagined
        self._encoding = position.rules.latest_encoding


class Sitting:
    """Some seats of a position and the bots that sit there."""

    def __init__(self, position: Position, bots: Mapping[Seat, Bot]) -> None:
        self.position = position
        self.bots = bots
        self._proposed: tuple[int, Seat, int] = (-1, Seat(0), 0)  # at which decision who proposed how often

    def play(self, below: Below) -> None:
        """Let chance and the bots act until somebody else is asked, or the game is over."""
        position = self.position
        while (seat := position.seat) is not None:
            if seat == CHANCE:
                position.roll(below)
            elif seat in self.bots:
                self.act(seat)
            else:
                return

    def act(self, seat: Seat) -> None:
        """A bot answers an offer, does something beside the decision where the game lets bots speak, or answers it."""
        position, bot = self.position, self.bots[seat]
        turn = DoorTurn(position, seat)
        if position.answering is not None:
            offered = position.options()
            option = bot.propose(turn)
            position.do(seat, option if option in offered else offered[-1])
            return
        option = bot.propose(turn) if self._may_propose(seat) and turn.free() else None
        if option is not None:
            number, _, said = self._proposed
            self._proposed = (number, seat, said + 1)
        position.do(seat, option or bot.choose(turn))

    def _may_propose(self, seat: Seat) -> bool:
        position = self.position
        decision = position.game.decision
        if decision is None or decision.kind not in position.rules.title.side_kinds or position.bargaining is not None:
            return False
        number, who, said = self._proposed
        if (number, who) != (decision.number, seat):
            self._proposed = (decision.number, seat, 0)
            return True
        return said < MOST_PROPOSALS
