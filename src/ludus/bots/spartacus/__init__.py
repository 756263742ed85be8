"""How `greedy` plays Spartacus.

It reckons everything in gold: influence, its own and others', gladiators by their chances, slaves by what they earn,
cards by what they bring. Where an answer has consequences at once it plays the rules on in an imagined game and takes
what is worth most; fights are foreseen by trial fights. Deals are small and for something it wants now.
"""

import random
from typing import Final

from ludus.bots.spartacus import arena, market, primus, schemes, serpents
from ludus.bots.spartacus.deals import deals
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Judgement, Mind, Tastes
from ludus.core.decision import Option
from ludus.games.spartacus import SpartacusGame
from ludus.match import Turn
from ludus.odds.spartacus.tactics.simple import TACTICS, fight


def value_of_house(turn: Turn, g: SpartacusGame, mind: Mind) -> schemes.Value:
    """One house is as good as another."""
    return lambda option: 0.0


def value_of_look(turn: Turn, g: SpartacusGame, mind: Mind) -> schemes.Value:
    """The card that is sold last leaves the most time to use what one knows."""
    return lambda option: float(option.operand)


VALUES: Final = {
    "house": value_of_house,
    "look": value_of_look,
    **schemes.VALUES,
    **market.VALUES,
    **arena.VALUES,
    **primus.VALUES,
    **serpents.VALUES,
}


def choose(turn: Turn, lots: random.Random, tastes: Tastes = GREEDY, judgement: Judgement | None = None) -> Option:
    """The best option by this bot's lights."""
    mind = Mind(lots, tastes, judgement)
    g = turn.imagine(mind.lots)
    decision = g.decision  # a deal struck a moment ago may have moved the game on
    assert decision is not None
    kind = decision.kind
    if kind in TACTICS:
        return fight(g, turn.seat, kind, turn.options)
    value = VALUES[kind](turn, g, mind)
    return max(turn.options, key=lambda option: (value(option), mind.lots.random()))


def propose(
    turn: Turn, lots: random.Random, tastes: Tastes = GREEDY, judgement: Judgement | None = None
) -> Option | None:
    """One step beside the decision; None for nothing."""
    return deals.propose(turn, Mind(lots, tastes, judgement))


__all__ = ["choose", "propose"]
