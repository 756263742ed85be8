"""How `greedy` plays Kampf der Gladiatoren.

It builds rounded teams, looks for the challenge with the best expected exchange (gladiators taken minus lost, an animal
counts two), throws nets at swords, rolls again below the mean and gives up those it needs least.
"""

import random
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, cast

from ludus.core.decision import Option
from ludus.games.kampf import KampfGame
from ludus.games.kampf.box import EMPTY, FULL, KINDS, NET, PRONG, SHIELD, SINGLE, SPEAR, SWORD, Counts, minus, plus
from ludus.games.kampf.features import MatchUp, Side, match_up
from ludus.games.kampf.seen import Space, View
from ludus.match import Turn

RECRUITS: Final = (SWORD, NET, SHIELD, SWORD, PRONG, SPEAR)  # in which order a team wants its gladiators
LEAST_NEEDED: Final = (SPEAR, PRONG, NET, SHIELD, SWORD)  # who goes first when somebody must
NET_TARGETS: Final = (NET, SWORD, SHIELD, PRONG, SPEAR)  # whom a net is thrown at
ANIMAL_WORTH: Final = 2.0
STONE_WORTH: Final = 0.4  # a stone left lying is nearly half a gladiator
GLADIATORS: Final = {"spear": SPEAR, "net": NET, "sword": SWORD, "prong": PRONG, "shield": SHIELD}


def choose(turn: Turn, rng: random.Random) -> Option:
    """The best option by this bot's lights."""
    value = VALUES[turn.decision.kind](turn, rng)
    return max(turn.options, key=lambda option: (value(option), rng.random()))


Value = Callable[[Option], float]


def spaces_of(turn: Turn) -> list[Space]:
    """The arena as the seat sees it."""
    return cast(View, turn.view())["spaces"]


# --- Entering the arena ------------------------------------------------------------------------------


def value_of_carrier(turn: Turn, rng: random.Random) -> Value:
    """Teams already begun first; new ones at the edge, where fewer can reach them."""
    beside = {space["name"]: len(space["beside"]) for space in spaces_of(turn)}
    return lambda option: 10.0 if option.verb == "join" else -float(beside[option.words.split()[1]])


def value_of_gladiator(turn: Turn, rng: random.Random) -> Value:
    """What the team still lacks: swords with a net and a shield."""
    g = turn.imagine(rng)
    team = _growing_team(turn, g)
    lacking = list(RECRUITS)
    for kind in KINDS:
        for _ in range(team[kind]):
            if kind in lacking:
                lacking.remove(kind)
    return lambda option: -float(lacking.index(option.operand)) if option.operand in lacking else -99.0


def _growing_team(turn: Turn, g: KampfGame) -> Counts:
    """The team that gets the gladiator: the question names its space."""
    team = EMPTY
    prompt = g.prompt()
    assert prompt is not None
    space = prompt.facts()["space"]
    assert isinstance(space, int)
    growing = spaces_of(turn)[space].get("team")
    assert growing is not None
    for name, number in growing["gladiators"].items():
        team = plus(team, GLADIATORS[name], number)
    return team


def value_of_release(turn: Turn, rng: random.Random) -> Value:
    """Lions beside own teams, where they can be hunted; bulls and bears beside the others'."""
    spaces = {space["name"]: space for space in spaces_of(turn)}
    prompt = turn.imagine(rng).prompt()
    assert prompt is not None
    tame = prompt.facts()["animal"] in range(4)

    def value(option: Option) -> float:
        teams = [spaces[name].get("team") for name in spaces[option.words.split()[1]]["beside"]]
        own = sum(1 for team in teams if team and team["seat"] == turn.seat)
        return float(own if tame else -own)

    return value


# --- The challenge -----------------------------------------------------------------------------------


def value_of_challenge(turn: Turn, rng: random.Random) -> Value:
    """The best exchange the choice can lead to."""
    g = turn.imagine(rng)

    def value(option: Option) -> float:
        after = g.clone()
        after.apply(turn.seat, option)
        return best_exchange(after, turn.seat)

    return value


def best_exchange(g: KampfGame, seat: int) -> float:
    """Follow the seat's own choices up to the fight and weigh it."""
    fight = match_up(g)
    if fight is not None:
        return exchange(fight.sides[0], fight.sides[1], fight.first)
    decision = g.decision
    if decision is None or decision.seats != (seat,) or decision.kind not in ("move", "target", "proxy"):
        return 0.0
    options = g.options(decision.seats[0])
    best = -99.0
    for option in options[:1] if decision.kind == "proxy" else options:
        after = g.clone()
        after.apply(decision.seats[0], option)
        best = max(best, best_exchange(after, seat))
    return best


def value_of_proxy(turn: Turn, rng: random.Random) -> Value:
    """The right-hand neighbour, as the rules suggest."""
    return lambda option: -float(turn.options.index(option))


# --- In the fight ------------------------------------------------------------------------------------


def _fight(turn: Turn, rng: random.Random) -> MatchUp:
    fight = match_up(turn.imagine(rng))
    assert fight is not None
    return fight


def value_of_net(turn: Turn, rng: random.Random) -> Value:
    return lambda option: -float(NET_TARGETS.index(option.operand))


def value_of_reroll(turn: Turn, rng: random.Random) -> Value:
    """Roll again below the mean."""
    fight = _fight(turn, rng)
    striker, victim = fight.sides[fight.striker], fight.sides[1 - fight.striker]
    mean = sum(chance * harm(dice, victim) for dice, chance in rolls(dice_of(striker)))
    now = harm((fight.dice.count(SINGLE), fight.dice.count(FULL)), victim)
    return lambda option: now if option.verb == "keep" else mean


def value_of_casualty(turn: Turn, rng: random.Random) -> Value:
    """Those under a net first while a strike is still to come, then whoever is least needed."""

    def value(option: Option) -> float:
        return (10.0 if option.verb == "give-netted" else 0.0) - LEAST_NEEDED.index(option.operand)

    return value


VALUES: Final = {
    "carrier": value_of_carrier,
    "gladiator": value_of_gladiator,
    "release": value_of_release,
    "team": value_of_challenge,
    "move": value_of_challenge,
    "target": value_of_challenge,
    "proxy": value_of_proxy,
    "net": value_of_net,
    "reroll": value_of_reroll,
    "casualty": value_of_casualty,
}


# --- What a fight is worth ---------------------------------------------------------------------------


def dice_of(side: Side) -> int:
    swords = minus(side.symbols, side.netted)[SWORD]
    return swords if side.hits else swords + 1


@cache
def rolls(dice: int) -> tuple[tuple[tuple[int, int], float], ...]:
    """Single and full hits of so many dice, with their chances."""
    outcomes: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (singles, fulls), chance in outcomes.items():
            for hit, share in (((0, 0), 1 / 2), ((1, 0), 1 / 3), ((0, 1), 1 / 6)):
                key = (singles + hit[0], fulls + hit[1])
                after[key] = after.get(key, 0.0) + chance * share
        outcomes = after
    return tuple(outcomes.items())


def harm(hits: tuple[int, int], victim: Side) -> float:
    """What a roll is worth to the striker: gladiators taken, stones left, an animal beaten."""
    singles, fulls = hits
    through = max(0, singles - minus(victim.symbols, victim.netted)[SHIELD])
    if victim.hits:
        stones = victim.stones + through + 2 * fulls
        return ANIMAL_WORTH if stones >= victim.hits else STONE_WORTH * (stones - victim.stones)
    lying = victim.stones + through
    taken = min(lying // 2 + fulls, sum(victim.symbols))
    return taken + STONE_WORTH * (lying % 2 - victim.stones)


def after_harm(hits: tuple[int, int], victim: Side) -> Side | None:
    """The victim after a roll, having given up those it needs least; None when it is gone."""
    singles, fulls = hits
    through = max(0, singles - minus(victim.symbols, victim.netted)[SHIELD])
    if victim.hits:
        stones = victim.stones + through + 2 * fulls
        return None if stones >= victim.hits else victim._replace(stones=stones)
    lying = victim.stones + through
    left = victim.symbols
    for _ in range(min(lying // 2 + fulls, sum(left))):
        left = plus(left, next(kind for kind in LEAST_NEEDED if left[kind]), -1)
    if not sum(left):
        return None
    spear, net, sword, prong, shield = map(min, victim.netted, left)
    return victim._replace(symbols=left, netted=(spear, net, sword, prong, shield), stones=lying % 2)


def throw_nets(thrower: Side, target: Side) -> Side:
    """The target after the thrower's nets."""
    if thrower.hits or target.hits:
        return target
    for _ in range(minus(thrower.symbols, thrower.netted)[NET]):
        free = minus(target.symbols, target.netted)
        caught = next((kind for kind in NET_TARGETS if free[kind]), None)
        if caught is None:
            break
        target = target._replace(netted=plus(target.netted, caught, 1))
    return target


@lru_cache(maxsize=50_000)
def exchange(challenger: Side, challenged: Side, first: int) -> float:
    """What a challenge is worth to the challenger: harm done minus harm suffered."""
    striker, victim = (challenger, challenged) if first == 0 else (challenged, challenger)
    victim = throw_nets(striker, victim)
    striker = throw_nets(victim, striker)
    sign = 1.0 if first == 0 else -1.0
    total = 0.0
    for hits, chance in strike(striker, victim):
        left = after_harm(hits, victim)
        answer = 0.0 if left is None else sum(c * harm(h, striker) for h, c in strike(left, striker))
        total += chance * (harm(hits, victim) - answer)
    return sign * total


def strike(striker: Side, victim: Side) -> tuple[tuple[tuple[int, int], float], ...]:
    """The chances of a strike, its re-roll taken when the first roll is below the mean."""
    plain = rolls(dice_of(striker))
    if minus(striker.symbols, striker.netted)[PRONG] <= minus(victim.symbols, victim.netted)[PRONG]:
        return plain
    mean = sum(chance * harm(hits, victim) for hits, chance in plain)
    again = sum(chance for hits, chance in plain if harm(hits, victim) < mean)
    return tuple((hits, chance * ((harm(hits, victim) >= mean) + again)) for hits, chance in plain)
