"""What each option of the choice at hand is worth: the first side's chance to win after it.

One function for each decision of a fight, by its kind. Sealed answers are worth what they bring against the other
side's best mix; `share` says how often the best mix picks them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus.combat.attack import attack_below
from ludus.games.spartacus.combat.blow import RAISE_SHIELD, SHIELD_DEFENDER, STAY, SWING_AXE, Blow
from ludus.games.spartacus.combat.initiative import ACT_FIRST, LET_STAND, Initiative
from ludus.games.spartacus.combat.wounds import Wounds
from ludus.games.spartacus.table.fighters import SPEED
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.spartacus.live.rolling import Rolling
from ludus.odds.spartacus.live.state import FightState
from ludus.odds.spartacus.solver import blow as blows
from ludus.odds.spartacus.solver import initiative, rounds
from ludus.odds.spartacus.solver.compiled import Reals
from ludus.odds.spartacus.solver.duel import AXE_BIT, NET_BIT, ONCE_BIT, SHIELD_BIT, has, without

Options = list[Option]


class OptionChance(NamedTuple):
    """One option: the first side's chance after it, and how often the best mix picks it (None: it does not mix)."""

    chance: float
    share: float | None = None


OptionChances = list[OptionChance]


def worths(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """What each option is worth."""
    decision = g.decision
    assert decision is not None
    return WORTHS[decision.kind](state, g, seat, options)


def side_of(g: SpartacusGame, seat: Seat) -> int:
    """The side a seat fights on."""
    return next(fighter.side for fighter in g.table.fighters if fighter.seat == seat)


# --- Initiative --------------------------------------------------------------------------------------


def nets(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Hold or throw; against the other's mix, where he has a net too."""
    desk, quiet, place, side = state.desk, state.quiet, state.place, side_of(g, seat)
    roll = led(state)
    if not has(state.duel.pair, 1 - side, state.masks[1 - side], NET_BIT):
        return [OptionChance(roll), OptionChance(float(desk.netted[side, quiet, place]))]
    rounds.sealed_nets(roll, quiet, place, desk)
    game, mixes = desk.game[:2, :2], (desk.row_mix[:2], desk.col_mix[:2])
    against = game @ mixes[1] if side == 0 else mixes[0] @ game
    return [OptionChance(float(chance), float(share)) for chance, share in zip(against, mixes[side], strict=True)]


def led(state: FightState, lead: float | None = None) -> float:
    """What a roll for initiative is worth, the first side's chance to win it being given."""
    one, other = (float(state.desk.first[side, state.quiet, state.place]) for side in range(2))
    if lead is None:
        lead = float(state.duel.initiative[state.dice[0, SPEED], state.dice[1, SPEED]])
    return float(rounds.led(lead, one, other))


def tacticians_lead(state: FightState, side: int, chance: float) -> float:
    """What it is worth when a tactician wins the initiative with some chance."""
    return led(state, chance if side == 0 else 1 - chance)


def second_thought(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Let the totals stand, or roll again."""
    side = side_of(g, seat)
    stands, again = initiative.second_thought(*totals_of(state, g, side))
    return [OptionChance(tacticians_lead(state, side, stands if option is LET_STAND else again)) for option in options]


def totals_of(state: FightState, g: SpartacusGame, side: int) -> tuple[int, int, tuple[int, int]]:
    """The speed dice and the totals of a tactician and of the other."""
    totals = g.enclosing(Initiative).totals
    mine, yours = (int(state.dice[who, SPEED]) for who in (side, 1 - side))
    return mine, yours, (totals[side], totals[1 - side])


def order(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Act first or second."""
    side, first = side_of(g, seat), state.desk.first
    who = [side if option is ACT_FIRST else 1 - side for option in options]
    return [OptionChance(float(first[one, state.quiet, state.place])) for one in who]


# --- The turn ----------------------------------------------------------------------------------------


def turns(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Attack, throw, move or stop."""
    side, turn = side_of(g, seat), state.turn
    assert turn is not None
    bloody = state.fight.has_blood_flowed or turn.has_attacked
    quiet = state.after_turn(side, bloody)
    found = []
    for option in options:
        if option.verb == "stop":
            found.append(float(quiet[state.place]))
        elif option.verb == "move":
            found.append(after_move(state, g, side, option.operand, quiet))
        else:
            found.append(attack_worth(state, side, option.verb == "throw-javelin"))
    return [OptionChance(chance) for chance in found]


def attack_worth(state: FightState, side: int, with_javelin: bool) -> float:
    """An attack from where the fighter stands."""
    desk, kind, spot = state.desk, state.kind(side), state.insight.spot(state.place)
    if with_javelin:
        return float(desk.thrown[kind, spot])
    return float(desk.base[kind, spot] + desk.slope[kind, spot] * desk.missed[kind, spot])


def after_move(state: FightState, g: SpartacusGame, side: int, to: int, quiet: Reals) -> float:
    """Move, and then attack or not."""
    place = place_after(state, g, side, to)
    assert state.turn is not None
    if state.turn.has_attacked:
        return float(quiet[place])
    near = float(state.desk.attack[state.kind(side) - 1, place])  # he will have moved
    must = state.heard and state.duel.reach[side, place]
    return near if must else float(blows.better(side, near, float(quiet[place])))


def place_after(state: FightState, g: SpartacusGame, side: int, to: int) -> int:
    """The place when one of the two stands on another hex."""
    hexes = [fighter.hex for fighter in g.table.fighters]
    hexes[side] = to
    return int(state.insight.places[hexes[0], hexes[1]])


# --- The attack --------------------------------------------------------------------------------------


def defences(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Barca defends with defence dice or with speed dice."""
    rolling = Rolling(state, attack_below(g))
    return [OptionChance(rolling.before(agile=option.operand == SPEED)) for option in options]


def rerolls(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Keep the dice or pick one up, own or the other's."""
    f = g.stack[-1]
    rolling = Rolling(state, attack_below(g))
    draft = f.draft(seat)  # type: ignore[attr-defined]
    is_attacker = side_of(g, seat) == rolling.attacker
    return [OptionChance(*rolling.picked(is_attacker, (*draft, option))) for option in options]


# --- The blow ----------------------------------------------------------------------------------------


class Aftermath:
    """A blow whose decisions are being made: the functions of `blow` with everything filled in."""

    def __init__(self, state: FightState, f: Blow) -> None:
        self.state = state
        self.attacker = f.attacker
        self.row = 2 * state.kind(f.attacker) + state.heard
        self.spot = state.insight.spot(state.place)

    def __call__(self, stage: int, masks: list[int], wounds: int, counter: int) -> float:
        """From a stage of the blow on."""
        pair, exits = self.state.duel.pair, self.state.insight.values.exits
        if stage == blows.COUNTER_SHIELD:
            mine, yours = masks[self.attacker], masks[1 - self.attacker]
            counter = blows.in_time(pair, self.attacker, self.state.dice, mine, yours, wounds, counter)
        return float(blows.struck(pair, exits, *(*self.numbers(masks, wounds, counter), stage, None)))

    def shed(self, masks: list[int], lost: int, counter: int) -> float:
        """When it is certain how many dice are lost."""
        pair, exits = self.state.duel.pair, self.state.insight.values.exits
        return float(blows.shed(pair, exits, *(*self.numbers(masks, lost, counter), None)))

    def numbers(self, masks: list[int], wounds: int, counter: int) -> tuple[Any, ...]:
        mine, yours = masks[self.attacker], masks[1 - self.attacker]
        return (self.attacker, self.state.dice, mine, yours, wounds, counter, self.row, self.spot)


def used(state: FightState, side: int, bit: int) -> list[int]:
    """Both sides' items when one is used."""
    masks = list(state.masks)
    masks[side] = without(state.duel.pair, side, masks[side], bit)
    return masks


def axes(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Swing the axe or spare it."""
    f = g.stack[-1]
    assert isinstance(f, Blow)
    after = Aftermath(state, f)
    swung = used(state, f.attacker, AXE_BIT)
    return [
        OptionChance(after(blows.SHIELD, swung, f.wounds + 1, f.counter))
        if option is SWING_AXE
        else OptionChance(after(blows.SHIELD, state.masks, f.wounds, f.counter))
        for option in options
    ]


def shields(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Raise the shield or keep it."""
    f = g.stack[-1]
    assert isinstance(f, Blow)
    after, of_defender = Aftermath(state, f), f.is_at(SHIELD_DEFENDER)
    stage = blows.COUNTER_SHIELD if of_defender else blows.FALL
    raised = used(state, side_of(g, seat), SHIELD_BIT)
    return [
        OptionChance(after(stage, raised, f.wounds - of_defender, f.counter - (not of_defender)))
        if option is RAISE_SHIELD
        else OptionChance(after(stage, state.masks, f.wounds, f.counter))
        for option in options
    ]


def wounds(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Which die to lose."""
    f, blow = g.enclosing(Wounds), g.enclosing(Blow)
    after, pair, dice = Aftermath(state, blow), state.duel.pair, state.dice
    masks, counter = list(state.masks), 0
    if f.who == blow.defender:
        counter = blows.felt(pair, blow.attacker, dice, masks[blow.attacker], blow.counter)
        if counter < blow.counter:
            masks = used(state, blow.attacker, ONCE_BIT)
    found = []
    for option in options:
        state.dice = dice.copy()
        state.dice[f.who, option.operand] -= 1
        lost = (f.owed - 1, counter) if f.who == blow.defender else (0, f.owed - 1)
        found.append(OptionChance(after.shed(masks, *lost)))
    state.dice = dice
    return found


def evasions(state: FightState, g: SpartacusGame, seat: Seat, options: Options) -> OptionChances:
    """Step aside or stay; then the attacker may move."""
    side, attacker = side_of(g, seat), 1 - side_of(g, seat)
    row, turn = state.after_turn(attacker, bloody=True), state.turn
    assert turn is not None
    if not turn.has_moved:
        first, before, row = state.duel.first[attacker, state.dice[attacker, SPEED]], row, np.zeros(len(row))
        rounds.move(first, state.duel.ways, attacker, before, row, None)
    places = [state.place if option is STAY else place_after(state, g, side, option.operand) for option in options]
    return [OptionChance(float(row[place])) for place in places]


WORTHS: Final[dict[str, Callable[[FightState, SpartacusGame, Seat, Options], OptionChances]]] = {
    "net": nets,
    "initiative-again": second_thought,
    "order-of-turns": order,
    "turn": turns,
    "defend-with": defences,
    "reroll": rerolls,
    "axe": axes,
    "shield": shields,
    "wound": wounds,
    "evade": evasions,
}
