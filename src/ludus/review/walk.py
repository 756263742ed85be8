"""A finished match walked through once more, choice by choice."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import CHANCE, Seat
from ludus.match import Match
from ludus.match.match import Act

Move = tuple[Seat, Option]


class Moment(NamedTuple):
    """A choice about to be made: the match up to it, the choice, and the dice and cards that answered it."""

    number: int
    match: Match  # played on when the next moment is asked for
    before: Game[Any]
    act: Act
    option: Option
    luck: tuple[Move, ...]

    @property
    def is_decision(self) -> bool:
        """Whether there was something to choose from."""
        return not self.act.beside and len(self.match.options(self.act.seat)) > 1


def walk(match: Match) -> Iterator[Moment]:
    """Every choice of a match, with the dice as they fell, whatever its seed."""
    again = Match(match.title, seats=match.seats, settings=match.settings, box=(match.data, match.box), seed=match.seed)
    again.replay([line for line in match.log if line[0] == CHANCE])  # the dice alone: they wait for the choices
    ahead = again.clone()
    for number, act in enumerate(match.acts, 1):
        option = again.choice(act.seat, act.words).option
        lines = len(ahead.log)
        ahead.act(act.seat, act.words)
        fell = [said for seat, said in ahead.log[lines:] if seat == CHANCE]
        before = again.game.clone()
        yield Moment(number, again, before, act, option, _moves(before, (act.seat, option), fell))
        again.act(act.seat, act.words)


def _moves(before: Game[Any], choice: Move, fell: list[str]) -> tuple[Move, ...]:
    """What chance answered, as moves."""
    g = before.clone()
    g.apply(*choice)
    moves: list[Move] = []
    for said in fell:
        assert g.chance is not None
        moves.append((CHANCE, g.chance.parse(said)))
        g.apply(*moves[-1])
    return tuple(moves)
