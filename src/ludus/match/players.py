"""Who answers: a player is asked with what its seat may know, and nothing else."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ludus.core.decision import Decision, Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.phrase import Event, Json
from ludus.core.reason import Reason
from ludus.encoding import Encoding, encoding_of
from ludus.match.match import Match

MOST_PROPOSALS: Final = 40  # small steps one bot may take beside one decision


class Turn:
    """One seat's moment: what it sees, what is asked, what it may answer or do beside, and games it can imagine.

    Everything hidden from the seat is hidden here: an imagined game is dealt anew, and its secrets are not true.
    Options of an imagined game are its own: find the one you mean by its `words` before you answer. A `blind` turn
    imagines the same games, seed by seed, wherever the seat knows the same.
    """

    def __init__(
        self, match: Match, seat: Seat, decision: Decision, options: list[Option], *, blind: bool = False
    ) -> None:
        self.seat = seat
        self.game = match.title.family
        self.decision = decision
        self.options = options
        self._free = match.free
        self._view = match.view
        self._imagine: Callable[[int, int], Game[Any]] = partial(match.imagine, blind=blind)
        self._encoding: Callable[[], Encoding] = partial(
            encoding_of, match.title, match.seats, match.settings, match.box
        )

    def free(self) -> list[Option]:
        """What the seat may do beside the decision."""
        return self._free(self.seat)

    def view(self) -> Json:
        """What the seat sees; built when asked for."""
        return self._view(self.seat)

    def encoding(self) -> Encoding:
        """What the numbers mean in which the seat can be told what it sees, and can answer."""
        return self._encoding()

    def imagine(self, rng: random.Random) -> Game[Any]:
        """A game the seat cannot tell from the true one."""
        return self._imagine(self.seat, rng.getrandbits(64))


class Bot:
    """A player that answers by itself, the same way for the same seed. `play` shows one."""

    def choose(self, turn: Turn) -> Option:
        """One of the turn's options."""
        raise NotImplementedError

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        """Why it has just chosen this option; None where it cannot say. Its later choices are the same for it."""
        return None

    def propose(self, turn: Turn) -> Option | None:
        """One of the things the seat may do beside, at the game's set moments; None for nothing (more)."""
        return None


def play(match: Match, bots: Sequence[Bot], watch: Callable[[list[Event]], None] | None = None) -> None:
    """Let bots play a match to its end, one bot for each seat; `watch` hears the events of every choice.

    The match itself is played: clone it first if you want to go on from here again. A bot keeps its own dice, so use
    fresh ones for every match that is to come out the same.

    >>> class First(Bot):
    ...     def choose(self, turn: Turn) -> Option:
    ...         return turn.options[0]
    >>> match, told = Match.new("kampf", seats=2, seed=7, options={"start": "first"}), []
    >>> play(match, [First(), First()], told.append)
    >>> match.decision is None, len(told) == len(match.acts)
    (True, True)
    """
    told = watch or (lambda events: None)
    while (decision := match.decision) is not None:
        for events in confer(match, dict(enumerate(bots)), decision):
            told(events)
        if not is_still_asked(match, decision):  # a deal has moved the game on
            continue
        for seat in decision.seats:
            options = match.options(seat)
            if options and match.game.number == decision.number:  # somebody's answer may have settled it
                told(match.act(seat, bots[seat].choose(Turn(match, seat, decision, options))))


def confer(match: Match, bots: Mapping[int, Bot], decision: Decision) -> Iterator[list[Event]]:
    """Let bots do what they like beside the decision, lap by lap until nobody has anything to say.

    At the game's set moments all of them are asked, at others those before whom something lies.
    """
    if decision.kind not in match.title.side_kinds and not match.game.addressed():
        return
    said = dict.fromkeys(bots, 0)
    spoke = True
    while spoke:
        spoke = False
        for seat, bot in bots.items():
            while said[seat] < MOST_PROPOSALS and is_still_asked(match, decision) and may_speak(match, seat):
                option = bot.propose(Turn(match, Seat(seat), decision, match.options(seat)))
                if option is None:
                    break
                said[seat] += 1
                spoke = True
                yield match.act(seat, option)


def may_speak(match: Match, seat: int) -> bool:
    """Whether a bot in this seat is asked what it would do beside the decision."""
    decision = match.decision
    if decision is None or (decision.kind not in match.title.side_kinds and seat not in match.game.addressed()):
        return False
    return bool(match.free(seat))


def is_still_asked(match: Match, decision: Decision) -> bool:
    """Whether the match still waits for this decision."""
    now = match.decision
    return now is not None and (now.number, now.kind, now.seats) == (decision.number, decision.kind, decision.seats)
