"""A fight of the real engine, as the solver's numbers: which level it has got to, where the two stand, what follows."""

import numpy as np

from ludus.games.spartacus.combat.field import Melee, fight_of
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.table.fighters import Fighter
from ludus.games.spartacus.table.table import SpartacusGame, is_ready, printed
from ludus.odds.spartacus.solver.attacks import Desk
from ludus.odds.spartacus.solver.compiled import Reals
from ludus.odds.spartacus.solver.duel import kind_of, state_of
from ludus.odds.spartacus.solver.exact import Insight
from ludus.odds.spartacus.solver.sides import ITEMS, ONCE, Side


def items_left(g: SpartacusGame, fighter: Fighter, side: Side) -> int:
    """A fighter's mask of items, those used left out."""
    ready = [printed(g.table, piece).name for piece in fighter.gear if is_ready(g.table, piece)]
    mask = sum(1 << bit for bit, name in enumerate(ITEMS) if name in ready)
    return mask | (side.items >> ONCE & 1 and not fighter.has_used_ability) << ONCE


def packed(side: Side, mask: int) -> int:
    """A mask without the items the side never had."""
    found = place = 0
    for bit in range(ONCE + 1):
        if side.items >> bit & 1:
            found |= (mask >> bit & 1) << place
            place += 1
    return found


class FightState:
    """Where a fight stands."""

    def __init__(self, insight: Insight, g: SpartacusGame) -> None:
        one, other = g.table.fighters
        self.insight = insight
        self.duel = insight.duel
        self.fight: Melee = fight_of(g)
        self.heard = int(self.fight.must_attack)
        self.quiet = self.fight.quiet_rounds
        self.place = int(insight.places[one.hex, other.hex])
        self.dice = np.array([one.dice, other.dice], np.int64)
        pairs = zip((one, other), insight.sides, strict=True)
        self.masks = [packed(side, items_left(g, fighter, side)) for fighter, side in pairs]
        self.turn = g.under_way(Turn)

    @property
    def level(self) -> int:
        """The level both have got to."""
        states = [
            state_of(self.duel.pair, side, attack, defence, speed, mask)
            for side, ((attack, defence, speed), mask) in enumerate(zip(self.dice.tolist(), self.masks, strict=True))
        ]
        return int(states[0] * self.duel.pair.states[1] + states[1])

    @property
    def desk(self) -> Desk:
        return self.insight.desk(self.level, self.heard)

    @property
    def is_last(self) -> int:
        """Whether the turn under way ends the round."""
        return int(self.fight.acted.bit_count() > 1)

    def kind(self, attacker: int) -> int:
        """The kind of the attack that would be made, or is under way."""
        assert self.turn is not None
        return kind_of(attacker, self.is_last, int(not self.turn.has_moved))

    def after_turn(self, side: int, bloody: bool) -> Reals:
        """What follows a side's turn, by place."""
        desk = self.desk
        row: Reals
        if not self.is_last:
            row = desk.last_bloody[1 - side] if bloody else desk.last[1 - side, self.quiet]
            return row
        if bloody or self.quiet + 1 < self.duel.patience:
            row = desk.rounds[0 if bloody else self.quiet + 1]
            return row
        return np.full(len(desk.follows), self.insight.values.rounds[self.level, 1, self.duel.middle])
