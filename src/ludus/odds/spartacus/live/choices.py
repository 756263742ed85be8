"""What each option of the choice at hand is worth: the first side's chance to win after it.

One function for each decision of a fight, by its kind. Sealed answers are worth what they bring against the other
side's best mix; `share` says how often the best mix picks them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.blow import RAISE_SHIELD, SHIELD_DEFENDER, STAY, SWING_AXE, Blow
from ludus.games.spartacus.combat.initiative import ACT_FIRST, LET_STAND, Initiative
from ludus.games.spartacus.combat.wounds import Wounds
from ludus.games.spartacus.table.fighters import SPEED
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.spartacus.live.moment import Moment
from ludus.odds.spartacus.live.rolling import Rolling
from ludus.odds.spartacus.solver import blow as blows
from ludus.odds.spartacus.solver import initiative
from ludus.odds.spartacus.solver.compiled import Reals
from ludus.odds.spartacus.solver.duel import AXE_BIT, NET_BIT, ONCE_BIT, SHIELD_BIT, has, without
from ludus.odds.spartacus.solver.matrix import mixed

Options = list[Option]


class Worth(NamedTuple):
    """One option: the first side's chance after it, and how often the best mix picks it (None: it does not mix)."""

    chance: float
    share: float | None = None


Worths = list[Worth]


def worths(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """What each option is worth."""
    decision = g.decision
    assert decision is not None
    return WORTHS[decision.kind](moment, g, seat, options)


def side_of(g: SpartacusGame, seat: Seat) -> int:
    """The side a seat fights on."""
    return next(fighter.side for fighter in g.table.fighters if fighter.seat == seat)


def best(side: int, one: float, other: float) -> float:
    return max(one, other) if side == 0 else min(one, other)


# --- Initiative --------------------------------------------------------------------------------------


def nets(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Hold or throw; against the other's mix, where he has a net too."""
    desk, quiet, place, side = moment.desk, moment.quiet, moment.place, side_of(g, seat)
    roll = led(moment)
    game = np.array(
        [[roll, desk.netted[1, quiet, place]], [desk.netted[0, quiet, place], desk.netted[2, quiet, place]]]
    )
    if not has(moment.duel.pair, 1 - side, moment.masks[1 - side], NET_BIT):
        return [Worth(roll), Worth(float(desk.netted[side, quiet, place]))]
    mixes = np.zeros(2), np.zeros(2)
    mixed(game, 2, 2, *mixes)
    against = game @ mixes[1] if side == 0 else mixes[0] @ game
    return [Worth(float(chance), float(share)) for chance, share in zip(against, mixes[side], strict=True)]


def led(moment: Moment, lead: float | None = None) -> float:
    """What a roll for initiative is worth, the first side's chance to win it being given."""
    one, other = (float(moment.desk.first[side, moment.quiet, moment.place]) for side in range(2))
    if lead is None:
        lead = float(moment.duel.initiative[moment.dice[0, SPEED], moment.dice[1, SPEED]])
    return lead * max(one, other) + (1 - lead) * min(one, other)


def tacticians_lead(moment: Moment, side: int, chance: float) -> float:
    """What it is worth when a tactician wins the initiative with some chance."""
    return led(moment, chance if side == 0 else 1 - chance)


def second_thought(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Let the totals stand, or roll again."""
    f = g.stack[-1]
    assert isinstance(f, Initiative)
    side = side_of(g, seat)
    mine, yours = f.totals[side], f.totals[1 - side]
    dice = (int(moment.dice[side, SPEED]), int(moment.dice[1 - side, SPEED]))
    stands = float(mine > yours) if mine != yours else initiative.with_second_roll(*dice)
    again = initiative.rolled_again(*dice, yours)
    return [Worth(tacticians_lead(moment, side, stands if option is LET_STAND else again)) for option in options]


def order(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Act first or second."""
    side, first = side_of(g, seat), moment.desk.first
    who = [side if option is ACT_FIRST else 1 - side for option in options]
    return [Worth(float(first[one, moment.quiet, moment.place])) for one in who]


# --- The turn ----------------------------------------------------------------------------------------


def turns(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Attack, throw, move or stop."""
    side, turn = side_of(g, seat), moment.turn
    assert turn is not None
    bloody = moment.fight.has_blood_flowed or turn.has_attacked
    quiet = moment.after_turn(side, bloody)
    found = []
    for option in options:
        if option.verb == "stop":
            found.append(float(quiet[moment.place]))
        elif option.verb == "move":
            found.append(after_move(moment, g, side, option.operand, quiet))
        else:
            found.append(attack_worth(moment, side, option.verb == "throw-javelin"))
    return [Worth(chance) for chance in found]


def attack_worth(moment: Moment, side: int, with_javelin: bool) -> float:
    """An attack from where the fighter stands."""
    desk, kind, spot = moment.desk, moment.kind(side), moment.insight.spot(moment.place)
    if with_javelin:
        return float(desk.thrown[kind, spot])
    return float(desk.base[kind, spot] + desk.slope[kind, spot] * desk.missed[kind, spot])


def after_move(moment: Moment, g: SpartacusGame, side: int, to: int, quiet: Reals) -> float:
    """Move, and then attack or not."""
    place = place_after(moment, g, side, to)
    assert moment.turn is not None
    if moment.turn.has_attacked:
        return float(quiet[place])
    near = float(moment.desk.attack[moment.kind(side) - 1, place])  # he will have moved
    must = moment.heard and moment.duel.reach[side, place]
    return near if must else best(side, near, float(quiet[place]))


def place_after(moment: Moment, g: SpartacusGame, side: int, to: int) -> int:
    """The place when one of the two stands on another hex."""
    hexes = [fighter.hex for fighter in g.table.fighters]
    hexes[side] = to
    return int(moment.insight.places[hexes[0], hexes[1]])


# --- The attack --------------------------------------------------------------------------------------


def defences(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Barca defends with defence dice or with speed dice."""
    rolling = Rolling(moment, attack_of(g))
    return [Worth(rolling.before(agile=option.operand == SPEED)) for option in options]


def attack_of(g: SpartacusGame) -> Attack:
    """The attack under way."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Attack))


def rerolls(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Keep the dice or pick one up, own or the other's."""
    f = g.stack[-1]
    rolling = Rolling(moment, attack_of(g))
    draft = f.draft(seat)  # type: ignore[attr-defined]
    is_attacker = side_of(g, seat) == rolling.attacker
    return [Worth(*rolling.picked(is_attacker, (*draft, option))) for option in options]


# --- The blow ----------------------------------------------------------------------------------------


class Aftermath:
    """A blow whose decisions are being made: the functions of `blow` with everything filled in."""

    def __init__(self, moment: Moment, f: Blow) -> None:
        self.moment = moment
        self.attacker = f.attacker
        self.row = 2 * moment.kind(f.attacker) + moment.heard
        self.spot = moment.insight.spot(moment.place)

    def __call__(self, stage: int, masks: list[int], wounds: int, counter: int) -> float:
        """From a stage of the blow on."""
        pair, exits = self.moment.duel.pair, self.moment.insight.values.exits
        if stage == blows.COUNTER_SHIELD:
            mine, yours = masks[self.attacker], masks[1 - self.attacker]
            counter = blows.in_time(pair, self.attacker, self.moment.dice, mine, yours, wounds, counter)
        return float(blows.struck(pair, exits, *(*self.numbers(masks, wounds, counter), stage)))

    def shed(self, masks: list[int], lost: int, counter: int) -> float:
        """When it is certain how many dice are lost."""
        pair, exits = self.moment.duel.pair, self.moment.insight.values.exits
        return float(blows.shed(pair, exits, *self.numbers(masks, lost, counter)))

    def numbers(self, masks: list[int], wounds: int, counter: int) -> tuple[Any, ...]:
        mine, yours = masks[self.attacker], masks[1 - self.attacker]
        return (self.attacker, self.moment.dice, mine, yours, wounds, counter, self.row, self.spot)


def used(moment: Moment, side: int, bit: int) -> list[int]:
    """Both sides' items when one is used."""
    masks = list(moment.masks)
    masks[side] = without(moment.duel.pair, side, masks[side], bit)
    return masks


def axes(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Swing the axe or spare it."""
    f = g.stack[-1]
    assert isinstance(f, Blow)
    after = Aftermath(moment, f)
    swung = used(moment, f.attacker, AXE_BIT)
    return [
        Worth(after(blows.SHIELD, swung, f.wounds + 1, f.counter))
        if option is SWING_AXE
        else Worth(after(blows.SHIELD, moment.masks, f.wounds, f.counter))
        for option in options
    ]


def shields(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Raise the shield or keep it."""
    f = g.stack[-1]
    assert isinstance(f, Blow)
    after, of_defender = Aftermath(moment, f), f.is_at(SHIELD_DEFENDER)
    stage = blows.COUNTER_SHIELD if of_defender else blows.FALL
    raised = used(moment, side_of(g, seat), SHIELD_BIT)
    return [
        Worth(after(stage, raised, f.wounds - of_defender, f.counter - (not of_defender)))
        if option is RAISE_SHIELD
        else Worth(after(stage, moment.masks, f.wounds, f.counter))
        for option in options
    ]


def wounds(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Which die to lose."""
    f, blow = g.stack[-1], g.stack[-2]
    assert isinstance(f, Wounds) and isinstance(blow, Blow)
    after, pair, dice = Aftermath(moment, blow), moment.duel.pair, moment.dice
    masks, counter = list(moment.masks), 0
    if f.who == blow.defender:
        counter = blows.felt(pair, blow.attacker, dice, masks[blow.attacker], blow.counter)
        if counter < blow.counter:
            masks = used(moment, blow.attacker, ONCE_BIT)
    found = []
    for option in options:
        moment.dice = dice.copy()
        moment.dice[f.who, option.operand] -= 1
        lost = (f.owed - 1, counter) if f.who == blow.defender else (0, f.owed - 1)
        found.append(Worth(after.shed(masks, *lost)))
    moment.dice = dice
    return found


def evasions(moment: Moment, g: SpartacusGame, seat: Seat, options: Options) -> Worths:
    """Step aside or stay; then the attacker may move."""
    side, attacker = side_of(g, seat), 1 - side_of(g, seat)
    row, turn = moment.after_turn(attacker, bloody=True), moment.turn
    assert turn is not None
    speed = int(moment.dice[attacker, SPEED])
    found = []
    for option in options:
        place = moment.place if option is STAY else place_after(moment, g, side, option.operand)
        found.append(Worth(float(row[place]) if turn.has_moved else moved(moment, row, attacker, speed, place)))
    return found


def moved(moment: Moment, row: Reals, side: int, speed: int, place: int) -> float:
    """The best place a side can move to."""
    begin, end = moment.duel.first[side, speed, place : place + 2]
    reached = row[moment.duel.ways[begin:end]]
    return float(reached.max() if side == 0 else reached.min())


WORTHS: Final[dict[str, Callable[[Moment, SpartacusGame, Seat, Options], Worths]]] = {
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
