"""What the search knows of Spartacus: fights.

What a master of duels knows of them needs no search. What he does not know is searched: a fight lies open, so one
imagined game serves all simulations. It is fought out by the tactic of trial fights: the opponent is taken to fight by
it, and what it would do itself looks most promising. Everything beside the fights is left to others.
"""

import random
from typing import Final

from ludus.bots.search.judge import Judge, Rewards
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import edition, fighters, seats, standing
from ludus.odds.spartacus.tactics import master
from ludus.odds.spartacus.tactics.simple import TACTICS, fight

SEARCHED: Final = frozenset({"turn", "wound", "net"})  # where there is much to choose from
BY_TACTIC: Final = 0.2  # how much likelier the tactic's own choice looks
SIDES: Final = 2


class SpartacusJudge(Judge[SpartacusGame]):
    """Knows who is left standing."""

    def __init__(self, g: SpartacusGame, seat: Seat, rng: random.Random) -> None:
        self.seat = seat

    def searches(self, g: SpartacusGame) -> bool:
        """Without a crowd to end a chase, waiting would look best for ever."""
        decision, has_crowd = g.decision, edition(g)[1]
        return decision is not None and decision.kind in SEARCHED and has_crowd and self.stage(g) is None

    def known(self, g: SpartacusGame, options: list[Option]) -> list[float] | None:
        return master.chances(g, options)

    def lies_open(self, g: SpartacusGame) -> bool:
        return True

    def stage(self, g: SpartacusGame) -> object:
        """Quiet is the arena where one side is left."""
        return None if len(sides_left(g)) == SIDES else "over"

    def settles(self, g: SpartacusGame) -> bool:
        return self.seat not in g.asked

    def chances(self, g: SpartacusGame) -> Rewards:
        """The houses of the side left standing have won the fight, the other's have lost it."""
        left, rewards = sides_left(g), [1 / SIDES] * seats(g)
        for fighter in fighters(g):
            rewards[fighter.seat] = float(fighter.side in left)
        return tuple(rewards)

    def quick(self, g: SpartacusGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        decision = g.decision
        assert decision is not None
        return fight(g, seat, decision.kind, options) if decision.kind in TACTICS else options[0]

    def prior(self, g: SpartacusGame, seat: Seat, options: list[Option]) -> list[float] | None:
        decision = g.decision
        if decision is None or decision.kind not in TACTICS:
            return None
        usual, each = fight(g, seat, decision.kind, options), (1 - BY_TACTIC) / len(options)
        return [each + BY_TACTIC * (option is usual) for option in options]


def sides_left(g: SpartacusGame) -> set[int]:
    """The sides of those who stand."""
    return {fighters(g)[who].side for who in standing(g)}
