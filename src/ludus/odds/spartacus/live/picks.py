"""Which option the solver takes: of options alike the first, in the order in which `flow` follows them."""

from collections.abc import Callable

from ludus.core.chance import Below
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus.combat.blow import STAY
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.spartacus.live.choices import OptionChances, Options, place_after, side_of, totals_of
from ludus.odds.spartacus.live.state import FightState
from ludus.odds.spartacus.solver import initiative
from ludus.odds.spartacus.solver.matrix import ALIKE

FINE: int = 1 << 53  # cases, where a mix is drawn from


def pick(state: FightState, g: SpartacusGame, seat: Seat, options: Options, found: OptionChances) -> Option:
    """The option to take; of a mix the likeliest."""
    assert g.decision is not None
    kind, side = g.decision.kind, side_of(g, seat)
    if found[0].share is not None:
        return options[max(range(len(options)), key=lambda i: (found[i].share or 0.0, -i))]
    if kind == "initiative-again":
        return second_roll(state, g, side, options)
    gains = [worth.chance if side == 0 else 1 - worth.chance for worth in found]
    if kind == "turn":
        return turn(state, g, side, options, gains)
    if kind == "evade":
        return nearest(state, g, side, options, gains)
    return first(options, gains)


def draw(
    state: FightState, g: SpartacusGame, seat: Seat, options: Options, found: OptionChances, below: Below
) -> Option:
    """The same, but a mix is drawn from."""
    if found[0].share is None:
        return pick(state, g, seat, options, found)
    case = below(FINE) / FINE
    for option, worth in zip(options, found, strict=True):
        case -= worth.share or 0.0
        if case < 0:
            return option
    return pick(state, g, seat, options, found)


def first(options: Options, gains: list[float]) -> Option:
    """The first of the best."""
    return next(option for option, gain in zip(options, gains, strict=True) if gain >= max(gains) - ALIKE)


def nearest(state: FightState, g: SpartacusGame, side: int, options: Options, gains: list[float]) -> Option:
    """Of the best hexes to stand on one whose place comes first."""
    return min(
        (option for option, gain in zip(options, gains, strict=True) if gain >= max(gains) - ALIKE),
        key=place_of(state, g, side),
    )


def place_of(state: FightState, g: SpartacusGame, side: int) -> Callable[[Option], int]:
    def number(option: Option) -> int:
        stays = option is STAY or option.verb == "stop"
        return state.place if stays else place_after(state, g, side, option.operand)

    return number


def turn(state: FightState, g: SpartacusGame, side: int, options: Options, gains: list[float]) -> Option:
    """Attack rather than not, with the weapon rather than the javelin; else go where it is best."""
    both = list(zip(options, gains, strict=True))
    attacks = [pair for pair in both if pair[0].verb in ("attack", "throw-javelin")]
    others = [pair for pair in both if pair not in attacks]
    best_attack = max((gain for _, gain in attacks), default=-1.0)
    best_other = max((gain for _, gain in others), default=-1.0)
    if attacks and best_other <= best_attack + ALIKE:
        return first([option for option, _ in attacks], [gain for _, gain in attacks])
    return nearest(state, g, side, [option for option, _ in others], [gain for _, gain in others])


def second_roll(state: FightState, g: SpartacusGame, side: int, options: Options) -> Option:
    """Let the totals stand, or roll again."""
    return options[1 if initiative.rolls_again(*totals_of(state, g, side)) else 0]
