"""A fight in progress: what it is still worth, and what each option of the choice at hand is worth.

Values count from this moment on; gladiators given up earlier in the fight are no longer in them, those owed are.
"""

from fractions import Fraction
from typing import NamedTuple

from ludus.core.decision import Option
from ludus.core.frame import Step
from ludus.core.ids import CHANCE
from ludus.games.kampf.box import FULL, REROLL, SINGLE, Box
from ludus.games.kampf.combat import (
    CASUALTIES,
    CHALLENGED,
    CHALLENGER,
    FIRST_NETS,
    ROLL,
    ROLL_AGAIN,
    SECOND_NETS,
    SECOND_THOUGHT,
    Fight,
    strikes_back,
)
from ludus.games.kampf.features import Side, side_of
from ludus.games.kampf.table import KampfGame
from ludus.odds.answer import Advice, Choice
from ludus.odds.kampf.exchange import (
    caught,
    first_nets,
    in_order,
    nets_of,
    owing,
    second_nets,
    strike,
    struck,
    targets,
    without,
)
from ludus.odds.kampf.strikes import SIDES, SPAN, Faces, bare, blow, dice_of, faces_of, last_strike, may_reroll, rolls


class FightState(NamedTuple):
    """Where a fight has got to."""

    faces: Faces
    first: Side  # the side that strikes first
    second: Side
    challenger_first: bool
    step: Step
    number: int  # nets to throw, or gladiators owed
    dice: tuple[int, ...]
    counter: bool  # whether this is the counter-strike

    @property
    def first_decides(self) -> bool:
        """Whether the choice at hand is the first striker's."""
        if self.step in (FIRST_NETS, SECOND_NETS):
            return self.step == FIRST_NETS
        return self.counter == (self.step == CASUALTIES)

    @property
    def side(self) -> int:
        """The side that decides."""
        return CHALLENGER if self.first_decides == self.challenger_first else CHALLENGED


def state_of(g: KampfGame) -> FightState | None:
    """The fight at hand; None between fights."""
    f = g.stack[-1] if g.stack else None
    if not isinstance(f, Fight):
        return None
    first, second = side_of(g, f, f.first), side_of(g, f, 1 - f.first)
    number = f.owed if f.is_at(CASUALTIES) else f.nets
    faces, counter = faces_of(g.table.box.die), not strikes_back(f)
    return FightState(faces, first, second, f.first == CHALLENGER, f.steps()[f.step], number, f.dice, counter)


def opening(box: Box, challenger: Side, challenged: Side) -> Advice | None:
    """The first net of a fight about to begin; None where none is thrown."""
    first, second, sign = in_order(challenger, challenged)
    for step, thrower, target in ((FIRST_NETS, first, second), (SECOND_NETS, second, first)):
        nets = nets_of(thrower, target)
        if nets:
            state = FightState(faces_of(box.die), first, second, sign > 0, step, nets, (), False)
            return advice(state, [box.net[kind] for kind in targets(target)])
    return None


def advise(g: KampfGame) -> Advice | None:
    """What to choose in the fight at hand; None where no fight waits for a choice."""
    state = state_of(g)
    return None if state is None or CHANCE in g.asked else advice(state, g.options(g.asked[0]))


def advice(state: FightState, options: list[Option]) -> Advice:
    """The options with their values, the first of the best ones chosen."""
    values = gains(state, options)
    top = max(values)
    choices = tuple(Choice(option, float(value)) for option, value in zip(options, values, strict=True))
    return Advice(state.side, choices, options[values.index(top)], float(top))


def outlook(g: KampfGame) -> float | None:
    """What the fight at hand is still worth to the challenger; None between fights."""
    state = state_of(g)
    if state is None:
        return None
    if CHANCE not in g.asked:
        found = advice(state, g.options(g.asked[0]))
        return found.value if found.side == CHALLENGER else -found.value
    gain = to_come(state)
    return float(gain if state.challenger_first else -gain)


def gains(state: FightState, options: list[Option]) -> list[Fraction]:
    """What each option is worth to the side that decides."""
    faces, first, second, _, step, number, _, counter = state
    if step == FIRST_NETS:
        nets = [first_nets(faces, first, caught(second, option.operand), number - 1) for option in options]
        return [Fraction(value, SPAN**2) for value in nets]
    if step == SECOND_NETS:
        nets = [second_nets(faces, caught(first, option.operand), second, number - 1) for option in options]
        return [-Fraction(value, SPAN**2) for value in nets]
    if step == SECOND_THOUGHT:
        return [rolled_again(state) if option is REROLL else kept(state) for option in options]
    if counter:  # nothing follows: it does not matter who goes
        return [-Fraction(number)] * len(options)
    given = [owing(faces, first, without(second, option.verb, option.operand), number - 1) for option in options]
    return [-1 - Fraction(value, SPAN) for value in given]


def to_come(state: FightState) -> Fraction:
    """What the fight is worth to the first striker when dice are about to fall."""
    faces, first, second = state.faces, state.first, state.second
    if state.step == ROLL_AGAIN:
        return -rolled_again(state) if state.counter else rolled_again(state)
    assert state.step == ROLL
    if state.counter:
        return -Fraction(last_strike(faces, dice_of(second), may_reroll(second, first), bare(first))[0], SPAN)
    return Fraction(strike(faces, first, second), SPAN**2)


def kept(state: FightState) -> Fraction:
    """What the dice as they lie are worth to the striker."""
    return standing(state, state.dice.count(SINGLE), state.dice.count(FULL))


def rolled_again(state: FightState) -> Fraction:
    """What a second roll is worth to the striker."""
    dice = dice_of(state.second if state.counter else state.first)
    total = sum(ways * standing(state, singles, fulls) for singles, fulls, ways in rolls(state.faces, dice))
    return Fraction(total, SIDES**dice)


def standing(state: FightState, singles: int, fulls: int) -> Fraction:
    """What a result that stands is worth to the striker."""
    faces, first, second = state.faces, state.first, state.second
    if state.counter:
        return Fraction(blow(singles, fulls, first).worth)
    return Fraction(struck(faces, first, second, blow(singles, fulls, second)), SPAN)
