"""Fights of the real engine, set by hand, enumerated to the end, or played with the solver's own policy."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.games.kampf.combat import SECOND_THOUGHT, Fight
from ludus.games.kampf.features import Side
from ludus.games.kampf.play import Kampf
from ludus.games.kampf.table import BEASTS, CARRIERS, OFF, KampfTable, is_animal, put, recruit
from ludus.odds.kampf import Ending, advise, box_of, read
from ludus.odds.kampf.strikes import faces_of
from ludus.odds.kampf.teams import TEAMS

BOX = box_of(None)
FACES = faces_of(BOX.die)

RARE = 10  # an ending expected less often than this is not judged alone

FIGHTS = [
    ("2 sword 1 net 1 prong", "1 spear 2 sword 1 shield", (0, 0)),  # the rulebook's example
    ("2 sword 1 net 1 prong", "1 spear 2 sword 1 shield", (1, 1)),
    ("2 sword 1 net 1 prong", "lion-a", (0, 0)),
    ("2 sword 1 net 1 prong", "lion-a", (1, 1)),
    ("4 sword", "4 sword", (0, 0)),
    ("4 net", "4 net", (0, 0)),
    ("2 net 2 sword", "1 spear 2 net 1 sword", (1, 0)),
    ("1 spear 1 net 1 sword 1 prong", "1 spear 1 net 1 sword 1 prong", (0, 1)),
    ("1 net 1 sword 1 prong 1 shield", "2 spear 1 net 1 prong", (0, 0)),
    ("1 sword 3 prong", "3 sword 1 prong", (1, 0)),
    ("1 net 2 prong 1 sword", "2 net 1 sword 1 prong", (1, 1)),
    ("1 prong", "1 spear 2 sword 1 shield", (0, 0)),
    ("bear-a", "2 sword 1 net 1 prong", (0, 0)),  # a led animal
    ("bull-a", "1 spear 1 net 1 prong 1 shield", (2, 1)),
    ("bear-d", "lion-a", (1, 1)),  # animal against animal
    ("lion-d", "bear-c", (0, 2)),
]

Choose = Callable[[Kampf], Option]
Judge = Callable[[Kampf], float]  # what an ending is worth to the challenger


def engine_fight(a: Side, b: Side) -> Kampf:
    """A challenges B: seat 0 leads A, seat 1 owns or acts for B."""
    t = KampfTable(BOX, 2, "shared", False)
    units = tuple(_enter(t, seat, side) for seat, side in enumerate((a, b)))
    g = Kampf(t)
    g.stack = [Fight((units[0], units[1]), (Seat(0), Seat(1)))]
    g.settle()
    return g


def _enter(t: KampfTable, seat: int, side: Side) -> int:
    if side.hits:
        same = [i for i, beast in enumerate(BOX.animals) if (beast.symbols, beast.hits) == (side.symbols, side.hits)]
        unit = BEASTS + next(i for i in same if t.where[BEASTS + i] == OFF)
    else:
        unit = seat * CARRIERS
        for kind, number in enumerate(side.symbols):
            for _ in range(number):
                recruit(t, unit, kind)
    put(t, unit, seat)
    t.stones[unit] = side.stones
    return unit


def said(a: str, b: str, stones: tuple[int, int] = (0, 0)) -> Kampf:
    """The same from words."""
    return engine_fight(read(a, stones[0], BOX), read(b, stones[1], BOX))


def random_side(rng: random.Random) -> Side:
    """Any team of one to four, with or without a stone; sometimes an animal."""
    if rng.random() < 0.2:
        animal = rng.choice(BOX.animals)
        return read(animal.name, rng.randrange(animal.hits), BOX)
    return read("1 sword", 0, BOX)._replace(symbols=rng.choice(TEAMS[1:]), stones=rng.randrange(2))


def units_of(g: Kampf) -> tuple[int, int]:
    f = g.stack[-1]
    assert isinstance(f, Fight)
    return f.units


def left(g: Kampf, unit: int) -> int:
    """What a side still is: its gladiators, or two for an animal that stands."""
    return 2 * (g.table.where[unit] != OFF) if is_animal(unit) else sum(g.table.teams[unit])


def balance(g: Kampf, units: tuple[int, int]) -> int:
    return left(g, units[0]) - left(g, units[1])


def position(g: Kampf, units: tuple[int, int]) -> tuple[object, ...]:
    """All that matters for the rest of a fight."""
    t = g.table
    f = g.stack[-1] if g.stack else None
    sides = tuple((t.teams[unit] if unit < BEASTS else t.where[unit], t.stones[unit]) for unit in units)
    if not isinstance(f, Fight):
        return sides
    dice = f.dice if f.is_at(SECOND_THOUGHT) else ()
    return (sides, f.step, f.first, f.striker, tuple(f.netted), f.nets, f.owed, dice)


def after(g: Kampf, option: Option) -> Kampf:
    twin = g.clone()
    twin.apply(twin.asked[0], option)
    return twin


class Enumeration:
    """Every choice and every roll of a fight, walked through the engine: minimax, or one policy for both sides."""

    def __init__(self, g: Kampf, judge: Judge | None = None, policy: Choose | None = None) -> None:
        self.units = units_of(g)
        self.judge = judge
        self.policy = policy
        self.known: dict[tuple[object, ...], float] = {}
        self.choices: dict[tuple[object, ...], Kampf] = {}  # every position at which somebody chooses
        self.value = self.worth(g)

    def worth(self, g: Kampf) -> float:
        """What the rest of the fight is worth to the challenger."""
        key = position(g, self.units)
        if key not in self.known:
            self.known[key] = self._worth(g, key)
        return self.known[key]

    def _worth(self, g: Kampf, key: tuple[object, ...]) -> float:
        if not g.asked:
            return self.judge(g) if self.judge else 0.0
        if CHANCE in g.asked:
            assert g.chance is not None
            outcomes, weights = g.chance.outcomes(), g.chance.weights()
            total = sum(self.step(g, option) * weight for option, weight in zip(outcomes, weights, strict=True))
            return total / sum(weights)
        self.choices[key] = g
        if self.policy:
            return self.step(g, self.policy(g))
        values = [self.step(g, option) for option in g.options(g.asked[0])]
        return max(values) if g.asked[0] == 0 else min(values)

    def step(self, g: Kampf, option: Option) -> float:
        """What an option is worth: what it gains at once, and the rest. A judge looks at the end only."""
        twin = after(g, option)
        at_once = 0 if self.judge else balance(twin, self.units) - balance(g, self.units)
        return at_once + self.worth(twin)


class Policy:
    """The solver's advice, remembered."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Option] = {}

    def __call__(self, g: Kampf) -> Option:
        key = position(g, units_of(g))
        if key not in self.known:
            advice = advise(g)
            assert advice is not None
            self.known[key] = advice.best
        return self.known[key]


def play_out(g: Kampf, policy: Choose, rng: random.Random) -> Ending:
    """One fight with dice from a generator."""
    units = units_of(g)
    before = [left(g, unit) for unit in units]
    while g.asked:
        if CHANCE in g.asked:
            assert g.chance is not None
            g.apply(CHANCE, g.chance.sample(lambda n: int(rng.random() * n)))
        else:
            g.apply(g.asked[0], policy(g))
    lost, taken = (count - left(g, unit) for count, unit in zip(before, units, strict=True))
    led, hunted = (is_animal(unit) for unit in units)
    return Ending(0 if hunted else taken, 0 if led else lost, bool(hunted and taken), bool(led and lost))


def sample(a: Side, b: Side, fights: int, seed: str) -> Counter[Ending]:
    """How often each ending comes when both sides follow the solver."""
    rng, policy = random.Random(seed), Policy()
    start = engine_fight(a, b)
    return Counter(play_out(start.clone(), policy, rng) for _ in range(fights))


def strays(counted: Counter[Ending], distribution: Mapping[Ending, float], errors: float) -> Iterator[str]:
    """The endings whose frequency is further from their chance than so many standard errors; rare ones count as one."""
    fights = sum(counted.values())
    if impossible := counted.keys() - distribution.keys():
        yield f"{impossible} cannot be"
    rare = [end for end, chance in distribution.items() if chance * fights < RARE]
    groups = [[end] for end in distribution if end not in rare] + [rare]
    for ends in groups:
        chance, times = sum(distribution[end] for end in ends), sum(counted[end] for end in ends)
        error = (chance * (1 - chance) / fights) ** 0.5
        if abs(times / fights - chance) > errors * error + 1e-12:
            yield f"{ends}: {times} of {fights}, expected {chance * fights:.1f}"
