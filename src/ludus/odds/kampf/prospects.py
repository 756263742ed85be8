"""Before a challenge: the fights each option of the turn leads to, with their odds."""

from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.ids import CHANCE
from ludus.games.kampf.box import STAY
from ludus.games.kampf.challenge import CHOOSE, MOVE, TARGET, Turn
from ludus.games.kampf.combat import CHALLENGER
from ludus.games.kampf.features import fighter, rivals_beside, turn_at_hand, unit_of
from ludus.games.kampf.table import OFF, KampfGame
from ludus.odds.answer import Answer
from ludus.odds.kampf.exchange import first_striker
from ludus.odds.kampf.odds import Ending, challenge
from ludus.odds.kampf.strikes import faces_of


class Prospect(NamedTuple):
    """A fight an option leads to."""

    option: Option
    target: str  # the space of the challenged
    first: bool  # whether the challenger strikes first
    answer: Answer[Ending]

    @property
    def taken(self) -> float:
        """Gladiators taken on average; an animal is in `beaten`."""
        return sum(end.taken * chance for end, chance in self.answer.distribution.items())

    @property
    def lost(self) -> float:
        """Gladiators lost on average."""
        return sum(end.lost * chance for end, chance in self.answer.distribution.items())

    @property
    def beaten(self) -> float:
        """The chance that the challenged animal is beaten."""
        return sum(chance for end, chance in self.answer.distribution.items() if end.beaten)

    @property
    def fallen(self) -> float:
        """The chance that the animal that challenges is beaten."""
        return sum(chance for end, chance in self.answer.distribution.items() if end.fallen)


def prospects(g: KampfGame) -> tuple[Prospect, ...]:
    """The fights of the turn at hand, option by option; none where no turn is being prepared.

    A team or an animal is judged from where it stands, a move from where it leads; an animal beside the arena may enter
    anywhere, so that choosing it promises nothing yet.
    """
    turn = turn_at_hand(g)
    if turn is None or CHANCE in g.asked or not g.asked:
        return ()
    return tuple(found for option in g.options(g.asked[0]) for found in of_option(g, turn, option))


def of_option(g: KampfGame, turn: Turn, option: Option) -> list[Prospect]:
    """The fights one option leads to."""
    t = g.table
    if turn.is_at(TARGET):
        return [between(g, option, turn.unit, t.at[option.operand])]
    if turn.is_at(CHOOSE):
        unit = unit_of(g, option)
        space = t.where[unit]
    elif turn.is_at(MOVE):
        unit = turn.unit
        space = t.where[unit] if option is STAY else option.operand
    else:
        return []
    rivals = [] if space == OFF else rivals_beside(g, turn.seat, unit, space)
    return [between(g, option, unit, rival) for rival in rivals]


def between(g: KampfGame, option: Option, unit: int, target: int) -> Prospect:
    """One unit challenging another."""
    t = g.table
    challenger, challenged = fighter(g, unit), fighter(g, target)
    answer = challenge(faces_of(t.box.die), challenger, challenged)
    first = first_striker((challenger, challenged)) == CHALLENGER
    return Prospect(option, t.box.spaces[t.where[target]], first, answer)
