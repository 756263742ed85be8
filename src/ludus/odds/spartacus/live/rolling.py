"""An attack under way: what its dice are worth, thrown or not, and which to roll again."""

from functools import cached_property

import numpy as np

from ludus.core.decision import Option
from ludus.games.spartacus.combat.attack import KEEP, Attack
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, Rolled
from ludus.games.spartacus.table.fighters import without as picked_up
from ludus.odds.spartacus.live.state import FightState
from ludus.odds.spartacus.solver import luck
from ludus.odds.spartacus.solver.attacks import desk_for, forces_of, gain, rolled
from ludus.odds.spartacus.solver.blow import after
from ludus.odds.spartacus.solver.compiled import Reals, Wholes
from ludus.odds.spartacus.solver.duel import means_of, shape_of, table_of
from ludus.odds.spartacus.solver.matrix import mixed


def counts(dice: Rolled) -> Wholes:
    """Dice as the number of each face."""
    return np.bincount(dice, minlength=luck.SIDES + 1).astype(np.int64)


class Rolling:
    """One attack: everything is reckoned as the attacker's gain, and told as the first side's chance."""

    def __init__(self, state: FightState, f: Attack) -> None:
        self.state = state
        self.f = f
        self.attacker = f.attacker
        self.javelin = int(f.with_javelin)
        self.forces = int(forces_of(state.duel, self.attacker, np.array(state.masks)))
        self.shape = shape_of(state.insight.sides)
        agile = int(f.defends_with == SPEED)
        self.means = means_of(state.insight.sides, self.attacker, self.javelin, agile, self.forces)

    @cached_property
    def gains(self) -> Reals:
        """What each outcome is worth to the attacker."""
        state, attacker = self.state, self.attacker
        pair, exits = state.duel.pair, state.insight.values.exits
        row, spot = 2 * state.kind(attacker) + state.heard, state.insight.spot(state.place)
        mine, yours = state.masks[attacker], state.masks[1 - attacker]
        values = [
            after(pair, exits, attacker, state.dice, mine, yours, outcome, row, spot, None)
            for outcome in range(state.duel.outcomes)
        ]
        return np.array([gain(attacker, value) for value in values])

    def told(self, value: float) -> float:
        return float(gain(self.attacker, value))

    # --- before the roll --------------------------------------------------------------------------

    def before(self, agile: bool) -> float:
        """Nothing is rolled yet."""
        duel, desk = self.state.duel, desk_for(self.state.duel)
        desk.gains[:] = self.gains
        table = table_of(self.attacker, self.javelin, int(agile), self.forces)
        return self.told(rolled(duel, table, self.attack_dice, self.defence_dice(agile), desk, None)[0])

    @property
    def attack_dice(self) -> int:
        return int(self.state.dice[self.attacker, SPEED if self.javelin else ATTACK])

    def defence_dice(self, agile: bool) -> int:
        return int(self.state.dice[1 - self.attacker, SPEED if agile else DEFENCE])

    def half_rolled(self) -> float:
        """The attack dice lie, the defence dice do not."""
        dice = self.defence_dice(self.f.defends_with == SPEED)
        mine = counts(self.f.attack)
        return self.told(sum(chance * self.game(mine, yours)[0] for yours, chance in luck.hands(dice)))

    # --- after the roll ---------------------------------------------------------------------------

    def game(self, mine: Wholes, yours: Wholes) -> tuple[float, Wholes, Reals, Wholes, Reals]:
        """What a roll is worth; the options worth considering on both sides, and how they are mixed."""
        cases, ours, theirs = luck.room(self.shape)
        rows, cols = luck.choices(mine, yours, self.means, self.shape, cases, ours, theirs)
        matrix = cases[:rows, :cols] @ self.gains / luck.CASES
        mixes = np.zeros(rows), np.zeros(cols)
        value = mixed(np.ascontiguousarray(matrix), rows, cols, *mixes)
        return float(value), ours[:rows], mixes[0], theirs[:cols], mixes[1]

    def lying(self) -> float:
        """All dice lie, and both may pick some up."""
        return self.told(self.game(counts(self.f.attack), counts(self.f.defence))[0])

    def spread(self, ours: Wholes, theirs: Wholes) -> float:
        """The attacker's gain when both have picked."""
        cases = np.zeros(self.shape.outcomes, np.int64)
        picks = np.array([*ours, *theirs])
        luck.spread(counts(self.f.attack), counts(self.f.defence), picks, self.means, self.shape, cases)
        return float(cases @ self.gains) / luck.CASES

    def picked(self, is_attacker: bool, said: tuple[Option, ...]) -> tuple[float, float]:
        """What one's picks so far are worth against the other's mix, the rest chosen well; how often they are made."""
        _, ours, mix, theirs, other_mix = self.game(counts(self.f.attack), counts(self.f.defence))
        own_pool, own_mix, foes, foe_mix = (
            (ours, mix, theirs, other_mix) if is_attacker else (theirs, other_mix, ours, mix)
        )
        values = []
        for option in self.every_option(is_attacker):
            if self.fits(option, said, is_attacker):
                pairs = [(option, foe) if is_attacker else (foe, option) for foe in foes]
                values.append(sum(self.spread(*pair) * float(p) for pair, p in zip(pairs, foe_mix, strict=True)))
        value = max(values) if is_attacker else min(values)
        made = sum(
            float(p) for option, p in zip(own_pool, own_mix, strict=True) if self.fits(option, said, is_attacker)
        )
        before = [p for option, p in zip(own_pool, own_mix, strict=True) if self.fits(option, said[:-1], is_attacker)]
        whole = float(sum(before))
        return self.told(value), made / whole if whole else 0.0

    def every_option(self, is_attacker: bool) -> Wholes:
        """All a side may pick: an own die and a forced one, 0 for none."""
        mine, yours = counts(self.f.attack), counts(self.f.defence)
        found = np.zeros((luck.MOST_OPTIONS, 2), np.int64)
        means = self.means
        if is_attacker:
            count = luck.list_options(mine, yours, means.sword, means.force_defence, found)
        else:
            count = luck.list_options(yours, mine, means.helmet, means.force_attack, found)
        return found[:count]

    def fits(self, option: Wholes, said: tuple[Option, ...], is_attacker: bool) -> bool:
        """Whether a pick agrees with what a side has said: first of its own dice, then of the other's."""
        own = self.means.sword if is_attacker else self.means.helmet
        asked = option if own else option[1:]
        faces = [0 if word is KEEP else word.operand for word in said]
        return all(face == pick for face, pick in zip(faces, asked, strict=False))

    # --- rolled again -----------------------------------------------------------------------------

    def standing(self, attack: Rolled, defence: Rolled) -> float:
        """The attacker's gain from dice that stand."""
        outcome = luck.outcome_of(counts(attack), counts(defence), self.means, self.shape)
        return float(self.gains[int(outcome)])

    def again(self, attack_lies: bool) -> float:
        """Some dice have been picked up; those of the attack fall first."""
        f = self.f
        attacks = [(f.attack, 1.0)] if attack_lies else list(refilled(f.attack, f.attack_again))
        total = 0.0
        for attack, chance in attacks:
            for defence, other in refilled(f.defence, f.defence_again):
                total += chance * other * self.standing(attack, defence)
        return self.told(total)


def refilled(dice: Rolled, again: Rolled) -> list[tuple[Rolled, float]]:
    """What dice can be once those picked up are rolled."""
    kept = picked_up(dice, again)
    found = []
    for faces, chance in luck.hands(len(again)):
        new = tuple(face for face in range(1, luck.SIDES + 1) for _ in range(faces[face]))
        found.append((kept + new, chance))
    return found
