"""How a bot fights: close in, attack with the most dice, use what is carried, and lose the die it needs least.

The same tactic fights the real fight and the trial fights by which chances are reckoned, so it looks only at what lies
open and asks for no luck of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.features import (
    arena,
    attack_at_hand,
    fighters,
    initiative_totals,
    reach,
    turn_at_hand,
)
from ludus.games.spartacus.fighters import ATTACK, DEFENCE, SPEED, Fighter, Rolled, hits, together, without

Options = list[Option]
Tactic = Callable[[Game[Any], Seat, Options], Option]

FACES: Final = range(1, 7)
WORTH_FORCING: Final = 0.4  # hits that Kerza's one re-roll must promise


def own(g: Game[Any], seat: Seat) -> tuple[int, Fighter]:
    """The seat's own fighter and his place."""
    return next((who, fighter) for who, fighter in enumerate(fighters(g)) if fighter.seat == seat)


def enemy(g: Game[Any], seat: Seat) -> tuple[int, Fighter]:
    """The fighter the seat is up against, and his place."""
    return next((who, fighter) for who, fighter in enumerate(fighters(g)) if fighter.seat != seat)


def by_verb(options: Options, verb: str) -> Option | None:
    """The first option with a verb."""
    return next((option for option in options if option.verb == verb), None)


def can_strike(g: Game[Any], seat: Seat) -> bool:
    """Whether the seat's fighter can move up to the enemy and attack in one turn."""
    (who, me), (_, foe) = own(g, seat), enemy(g, seat)
    return arena(g).distance[me.hex][foe.hex] <= me.dice[SPEED] + reach(g, who)


# --- Initiative --------------------------------------------------------------------------------------


def throw_net(g: Game[Any], seat: Seat, options: Options) -> Option:
    """A net is thrown when the first strike follows it."""
    return options[1] if can_strike(g, seat) else options[0]


def roll_again(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Roll again when behind."""
    totals = initiative_totals(g)
    return options[1] if totals[own(g, seat)[0]] <= totals[enemy(g, seat)[0]] else options[0]


def act_first(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Strike first; or, too far away, let the other come nearer."""
    return options[0] if can_strike(g, seat) else options[1]


# --- The turn ----------------------------------------------------------------------------------------


def take_turn(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Keep out of reach until one can strike, and get out of it again after the blow; otherwise charge."""
    turn = turn_at_hand(g)
    assert turn is not None
    if turn.has_moved or (not turn.has_attacked and can_strike(g, seat)):
        return charge(g, seat, options)
    here, (foe_at, foe) = fighters(g)[turn.actor].hex, enemy(g, seat)
    distance, threat = arena(g).distance[foe.hex], foe.dice[SPEED] + reach(g, foe_at)

    def away(option: Option) -> int:
        return distance[option.operand if option.verb == "move" else here]

    safe = [option for option in options if option.verb in ("move", "stop") and away(option) > threat]
    if turn.has_attacked:
        return max(safe, key=away, default=options[-1])
    return min(safe, key=away) if safe else charge(g, seat, options)


def charge(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Attack if somebody is in reach, else move to where one can, or nearer."""
    turn = turn_at_hand(g)
    assert turn is not None
    stop = options[-1]
    if turn.has_attacked:
        return stop
    attack, throw = by_verb(options, "attack"), by_verb(options, "throw-javelin")
    me = fighters(g)[turn.actor]
    if attack is not None and (throw is None or me.dice[ATTACK] >= me.dice[SPEED]):
        return attack
    if turn.has_moved or attack is not None:
        return throw or stop
    return closer(g, seat, turn.actor, options) or throw or stop


def closer(g: Game[Any], seat: Seat, who: int, options: Options) -> Option | None:
    """The move to the farthest hex from which the fighter can attack, else to the nearest."""
    moves = [option for option in options if option.verb == "move"]
    distance = arena(g).distance[enemy(g, seat)[1].hex]
    in_reach = [option for option in moves if distance[option.operand] <= reach(g, who)]
    if in_reach:
        return max(in_reach, key=lambda option: distance[option.operand])
    here = distance[fighters(g)[who].hex]
    best = min(moves, key=lambda option: distance[option.operand], default=None)
    return best if best is not None and distance[best.operand] < here else None


# --- The attack --------------------------------------------------------------------------------------


def defend_with(g: Game[Any], seat: Seat, options: Options) -> Option:
    """The most dice."""
    me = own(g, seat)[1]
    return max(options, key=lambda option: me.dice[option.operand])


def reroll(g: Game[Any], seat: Seat, options: Options) -> Option:
    """The die whose re-roll brings most, if any does."""
    attack = attack_at_hand(g)
    assert attack is not None
    is_attacker = fighters(g)[attack.attacker].seat == seat
    now = hits(attack.attack, attack.defence)

    def gain(option: Option) -> float:
        if option.verb == "keep":
            return 0.0
        forced = option.verb == "force"
        on_attack = is_attacker != forced
        mean = mean_hits(attack.attack, attack.defence, option.operand, on_attack)
        return (mean - now if is_attacker else now - mean) - (WORTH_FORCING if forced else 0.0)

    return max(options, key=gain)


def mean_hits(attack: Rolled, defence: Rolled, face: int, on_attack: bool) -> float:
    """The hits to be expected when one die of the attack, or of the defence, is rolled again."""
    kept = without(attack if on_attack else defence, (face,))
    if on_attack:
        return sum(hits(together(kept, (die,)), defence) for die in FACES) / len(FACES)
    return sum(hits(attack, together(kept, (die,))) for die in FACES) / len(FACES)


def swing_axe(g: Game[Any], seat: Seat, options: Options) -> Option:
    """At once: a wound early in the fight takes a die from all that follows."""
    return options[1]


def raise_shield(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Against the first wound."""
    return options[1]


def lose_die(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Speed first, then whatever there is most of."""
    me = own(g, seat)[1]
    order = {SPEED: 2.0, ATTACK: 0.5, DEFENCE: 0.0}
    return max(options, key=lambda option: me.dice[option.operand] + order[option.operand])


def evade(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Stand and fight."""
    return options[0]


TACTICS: Final[dict[str, Tactic]] = {
    "net": throw_net,
    "initiative-again": roll_again,
    "order-of-turns": act_first,
    "turn": take_turn,
    "defend-with": defend_with,
    "reroll": reroll,
    "axe": swing_axe,
    "shield": raise_shield,
    "wound": lose_die,
    "evade": evade,
}


def fight(g: Game[Any], seat: Seat, kind: str, options: Options) -> Option:
    """The answer to a question of combat."""
    return options[0] if len(options) == 1 else TACTICS[kind](g, seat, options)
