"""The fights an option leads to, with their odds: before a challenge, and where a fight ends with a loss."""

from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.ids import CHANCE
from ludus.games.kampf.box import STAY, plus, size
from ludus.games.kampf.challenge import CHOOSE, MOVE, SPOKESMAN, TARGET, Turn
from ludus.games.kampf.combat import CASUALTIES, CHALLENGER, Fight, strikes_back
from ludus.games.kampf.features import (
    Side,
    fight_at_hand,
    fighter,
    rivals_beside,
    rivals_in_reach,
    turn_at_hand,
    unit_of,
)
from ludus.games.kampf.table import KampfGame
from ludus.odds.answer import Answer
from ludus.odds.kampf.exchange import first_striker
from ludus.odds.kampf.odds import Ending, challenge
from ludus.odds.kampf.strikes import faces_of


class Prospect(NamedTuple):
    """A fight an option leads to."""

    option: Option
    target: str  # the name of the challenged one's space
    first: bool  # whether the challenger strikes first
    answer: Answer[Ending]
    ours: Side
    theirs: Side
    unit: int  # the team or animal challenged

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
    """The fights ahead, option by option; none while the arena fills, and in a fight that goes on.

    A team or an animal is judged from where it stands, or where nobody is beside it, from wherever it may go; a move
    from where it leads; whoever is given up at the end of a fight, by the challenges the team can then make. Whoever
    acts for an animal is thought to do its best.
    """
    if CHANCE in g.asked or not g.asked:
        return ()
    turn, fight = turn_at_hand(g), fight_at_hand(g)
    if turn is not None:
        return tuple(found for option in g.options(g.asked[0]) for found in of_option(g, turn, option))
    return () if fight is None or not fight.is_at(CASUALTIES) else after_a_loss(g, fight)


def of_option(g: KampfGame, turn: Turn, option: Option) -> list[Prospect]:
    """The fights one option leads to."""
    t = g.table
    if turn.is_at(TARGET):
        return [between(g, option, fighter(g, turn.unit), t.at[option.operand])]
    if turn.is_at(SPOKESMAN):
        return [between(g, option, fighter(g, turn.unit), turn.target)]
    if turn.is_at(CHOOSE):
        unit = unit_of(g, option)
        rivals = rivals_in_reach(g, turn.seat, unit)
    elif turn.is_at(MOVE):
        unit = turn.unit
        rivals = rivals_beside(g, turn.seat, unit, t.where[unit] if option is STAY else option.operand)
    else:
        return []
    return [between(g, option, fighter(g, unit), rival) for rival in rivals]


def after_a_loss(g: KampfGame, f: Fight) -> tuple[Prospect, ...]:
    """What the team could challenge without whom it gives up; nothing while the fight or its losses go on."""
    t, victim = g.table, 1 - f.striker
    unit, seat = f.units[victim], f.seats[victim]
    if f.owed != 1 or strikes_back(f) or size(t.teams[unit]) == 1:
        return ()
    team = fighter(g, unit)
    return tuple(
        between(g, option, team._replace(symbols=plus(team.symbols, option.operand, -1)), rival)
        for option in g.options(seat)
        for rival in rivals_beside(g, seat, unit, t.where[unit])
    )


def between(g: KampfGame, option: Option, challenger: Side, target: int) -> Prospect:
    """One side challenging a team or an animal."""
    t = g.table
    challenged = fighter(g, target)
    answer = challenge(faces_of(t.box.die), challenger, challenged)
    first = first_striker((challenger, challenged)) == CHALLENGER
    return Prospect(option, t.box.spaces[t.where[target]], first, answer, challenger, challenged, target)
