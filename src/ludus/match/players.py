"""Who answers: a player is asked with what its seat may know, and nothing else."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from ludus.core.decision import Decision, Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.phrase import Event, Json
from ludus.match.match import Match


class Turn:
    """One seat's moment: what it sees, what is asked, what it may answer, and games it can imagine."""

    def __init__(self, match: Match, seat: Seat, decision: Decision, options: list[Option]) -> None:
        self.seat = seat
        self.game = match.title.name
        self.decision = decision
        self.options = options
        self._view = match.view
        self._imagine = match.imagine

    def view(self) -> Json:
        """What the seat sees; built when asked for."""
        return self._view(self.seat)

    def imagine(self, rng: random.Random) -> Game[Any]:
        """A game the seat cannot tell from the true one."""
        return self._imagine(self.seat, rng.getrandbits(64))


class Bot:
    """A player that answers by itself, the same way for the same seed."""

    def choose(self, turn: Turn) -> Option:
        """One of the turn's options."""
        raise NotImplementedError


def play(match: Match, bots: Sequence[Bot], watch: Callable[[list[Event]], None] | None = None) -> None:
    """Let bots play a match to its end."""
    while (decision := match.decision) is not None:
        for seat in decision.seats:
            options = match.options(seat)
            if options and match.game.number == decision.number:
                events = match.act(seat, bots[seat].choose(Turn(match, seat, decision, options)))
                if watch is not None:
                    watch(events)
