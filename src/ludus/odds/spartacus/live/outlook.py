"""What a fight is worth at any moment: before a choice, and while dice are in the air."""

from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.attack import ATTACK_ROLL, DEFENCE_AGAIN, DEFENCE_ROLL, Attack, attack_below
from ludus.games.spartacus.combat.initiative import ANOTHER_ROLL, NOBODY_YET, NOT_ROLLED, Initiative
from ludus.games.spartacus.table.fighters import SPEED, is_standing
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.spartacus.live.choices import led, side_of, worths
from ludus.odds.spartacus.live.rolling import Rolling
from ludus.odds.spartacus.live.state import FightState
from ludus.odds.spartacus.solver import initiative
from ludus.odds.spartacus.solver.duel import tactician_of
from ludus.odds.spartacus.solver.exact import Insight


def chance_of(insight: Insight, g: SpartacusGame) -> float:
    """The first side's chance to win the fight at hand."""
    if not all(is_standing(fighter) for fighter in g.table.fighters):
        return float(is_standing(g.table.fighters[0]))
    state = FightState(insight, g)
    if CHANCE in g.asked:
        return dice_in_the_air(state, g)
    assert g.decision is not None
    seat = g.asked[0]
    if g.decision.kind == "reroll":
        return Rolling(state, attack_below(g)).lying()
    if g.decision.kind == "net":
        return float(state.desk.rounds[state.quiet, state.place])
    found = [worth.chance for worth in worths(state, g, seat, g.options(seat))]
    return max(found) if side_of(g, seat) == 0 else min(found)


def dice_in_the_air(state: FightState, g: SpartacusGame) -> float:
    """A roll is about to fall."""
    f = g.stack[-1]
    if isinstance(f, Initiative):
        return led(state, lead(state, f))
    assert isinstance(f, Attack)
    rolling = Rolling(state, f)
    if f.is_at(ATTACK_ROLL):
        return rolling.before(agile=f.defends_with == SPEED)
    if f.is_at(DEFENCE_ROLL):
        return rolling.half_rolled()
    return rolling.again(attack_lies=f.is_at(DEFENCE_AGAIN))


# --- Initiative --------------------------------------------------------------------------------------


def lead(state: FightState, f: Initiative) -> float:
    """The first side's chance to win the initiative, some having rolled."""
    speed = (int(state.dice[0, SPEED]), int(state.dice[1, SPEED]))
    tactician = tactician_of(state.insight.sides)
    if f.is_at(ANOTHER_ROLL):
        chance = initiative.rolled_again(speed[tactician], speed[1 - tactician], f.totals[1 - tactician])
        return chance if tactician == 0 else 1 - chance
    if f.tactician != NOBODY_YET:
        tactician = -1  # he has had his second roll
    if f.totals[0] == NOT_ROLLED:
        return initiative.chance_to_lead(*speed, tactician)
    return sum(
        chance * initiative.settled(*speed, (f.totals[0], total), tactician)
        for total, chance in enumerate(initiative.totals(speed[1]))
        if chance
    )
