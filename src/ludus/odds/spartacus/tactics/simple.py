"""A simple tactic: close in, attack with the most dice, use what is carried, and lose the die one needs least.

Bots fight by it, in real fights and in trial fights by which chances are reckoned, so it looks only at what lies open
and asks for no luck of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.features import (
    arena,
    attack_at_hand,
    bets,
    edition,
    fighter_at_hand,
    fighters,
    initiative_totals,
    reach,
    standing,
    turn_at_hand,
)
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, Rolled, hits, together, without

Options = list[Option]
Tactic = Callable[[Game[Any], Seat, Options], Option]

FACES: Final = range(1, 7)
WORTH_FORCING: Final = 0.4  # hits that Kerza's one re-roll must promise


def own(g: Game[Any], seat: Seat) -> list[int]:
    """The places of the seat's own fighters who stand."""
    return [who for who in standing(g) if fighters(g)[who].seat == seat]


def team(g: Game[Any], side: int) -> list[int]:
    """The places of those of a side who stand."""
    return [who for who in standing(g) if fighters(g)[who].side == side]


def foes(g: Game[Any], who: int) -> list[int]:
    """Whom a fighter is up against."""
    return team(g, 1 - fighters(g)[who].side)


def target(g: Game[Any], who: int) -> int:
    """The foe to go for: of those within a move and a blow the one with the fewest dice, else the nearest."""
    distance = arena(g).distance[fighters(g)[who].hex]
    within = [foe for foe in foes(g, who) if is_within(g, who, foe)]
    if within:
        return min(within, key=lambda foe: sum(fighters(g)[foe].dice))
    return min(foes(g, who), key=lambda foe: distance[fighters(g)[foe].hex])


def is_within(g: Game[Any], who: int, foe: int) -> bool:
    """Whether a fighter can move up to a foe and attack in one turn."""
    me, other = fighters(g)[who], fighters(g)[foe]
    return arena(g).distance[me.hex][other.hex] <= me.dice[SPEED] + reach(g, who)


def weakest(g: Game[Any], options: Options, verb: str) -> Option | None:
    """Of the foes an option with this verb names, the one with the fewest dice."""
    dice = {fighter.card: sum(fighter.dice) for fighter in fighters(g)}
    named = [option for option in options if option.verb == verb]
    return min(named, key=lambda option: dice[MarketCard(option.operand)], default=None)


def can_strike(g: Game[Any], who: int) -> bool:
    """Whether a fighter can move up to a foe and attack in one turn."""
    return any(is_within(g, who, foe) for foe in foes(g, who))


# --- Initiative --------------------------------------------------------------------------------------


def throw_net(g: Game[Any], seat: Seat, options: Options) -> Option:
    """A net is thrown when the first strike follows it."""
    return options[1] if any(can_strike(g, who) for who in own(g, seat)) else options[0]


def roll_again(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Roll again when the team is behind."""
    totals, who = initiative_totals(g), own(g, seat)[0]
    mine = max(totals[mate] for mate in team(g, fighters(g)[who].side))
    return options[1] if mine <= max(totals[foe] for foe in foes(g, who)) else options[0]


def act_first(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Strike first; or, too far away, let the others come nearer."""
    side = fighters(g)[fighter_at_hand(g)].side
    return options[0] if any(can_strike(g, who) for who in team(g, side)) else options[1]


# --- Teams -------------------------------------------------------------------------------------------


def change_sides(g: Game[Any], seat: Seat, options: Options) -> Option:
    """To the stronger side, unless one's own fighter would be left behind, or one's gold lies on this side."""
    who = fighter_at_hand(g)
    side = fighters(g)[who].side
    mates = [mate for mate in team(g, side) if mate != who]
    laid = bets(g, seat)
    is_bound = any(fighters(g)[mate].seat == seat for mate in mates) or bool(laid and laid[side] > laid[1 - side])
    left, joined = (sum(sum(fighters(g)[other].dice) for other in others) for others in (mates, foes(g, who)))
    return options[1] if joined > left and not is_bound else options[0]


def act_next(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Whoever can strike, the hardest blow first: team mates who think alike do not quarrel."""
    by_card = {fighter.card: who for who, fighter in enumerate(fighters(g))}

    def merit(option: Option) -> tuple[bool, int]:
        who = by_card[MarketCard(option.operand)]
        return can_strike(g, who), fighters(g)[who].dice[ATTACK]

    return max(options, key=merit)


# --- The turn ----------------------------------------------------------------------------------------


def take_turn(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Keep out of reach until one can strike, and get out of it again after the blow; otherwise charge.

    Without a crowd two who keep out of reach would never meet, so both charge.
    """
    turn = turn_at_hand(g)
    assert turn is not None
    if not edition(g)[1] or turn.has_moved or (not turn.has_attacked and can_strike(g, turn.actor)):
        return charge(g, seat, options)
    here = fighters(g)[turn.actor].hex
    threats = [
        (arena(g).distance[fighters(g)[foe].hex], fighters(g)[foe].dice[SPEED] + reach(g, foe))
        for foe in foes(g, turn.actor)
    ]

    def away(option: Option) -> int:
        """How far beyond the reach of the nearest foe."""
        to = option.operand if option.verb == "move" else here
        return min(distance[to] - threat for distance, threat in threats)

    safe = [option for option in options if option.verb in ("move", "stop") and away(option) > 0]
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
    attack, throw = weakest(g, options, "attack"), weakest(g, options, "throw-javelin")
    me = fighters(g)[turn.actor]
    if attack is not None and (throw is None or me.dice[ATTACK] >= me.dice[SPEED]):
        return attack
    if turn.has_moved or attack is not None:
        return throw or stop
    return closer(g, turn.actor, options) or throw or stop


def closer(g: Game[Any], who: int, options: Options) -> Option | None:
    """The move to the farthest hex from which the fighter can attack, else to the nearest."""
    moves = [option for option in options if option.verb == "move"]
    distance = arena(g).distance[fighters(g)[target(g, who)].hex]
    in_reach = [option for option in moves if distance[option.operand] <= reach(g, who)]
    if in_reach:
        return max(in_reach, key=lambda option: distance[option.operand])
    here = distance[fighters(g)[who].hex]
    best = min(moves, key=lambda option: distance[option.operand], default=None)
    return best if best is not None and distance[best.operand] < here else None


# --- The attack --------------------------------------------------------------------------------------


def defend_with(g: Game[Any], seat: Seat, options: Options) -> Option:
    """The most dice."""
    me = fighters(g)[fighter_at_hand(g)]
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
    me = fighters(g)[fighter_at_hand(g)]
    order = {SPEED: 2.0, ATTACK: 0.5, DEFENCE: 0.0}
    return max(options, key=lambda option: me.dice[option.operand] + order[option.operand])


def evade(g: Game[Any], seat: Seat, options: Options) -> Option:
    """Stand and fight."""
    return options[0]


TACTICS: Final[dict[str, Tactic]] = {
    "treason": change_sides,
    "net": throw_net,
    "initiative-again": roll_again,
    "order-of-turns": act_first,
    "next-to-act": act_next,
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
