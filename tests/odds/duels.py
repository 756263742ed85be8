"""Fights of Spartacus on the real engine: looked at step by step, or fought with the solver's own policy."""

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import numpy as np

from ludus.core.dataset import SHIPPED
from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.table.fighters import fate_of
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds import spartacus
from ludus.odds.spartacus import Bout, Ending
from ludus.odds.spartacus.bout import engine_game
from ludus.odds.spartacus.live.choices import side_of, worths
from ludus.odds.spartacus.live.outlook import chance_of
from ludus.odds.spartacus.live.picks import pick
from ludus.odds.spartacus.live.state import FightState
from ludus.odds.spartacus.solver.exact import Insight
from ludus.odds.spartacus.solver.matrix import mixed

Mix = tuple[list[Option], list[float]]

RARE = 10  # an ending expected less often than this is not judged alone

# Every ability and every piece of equipment that changes a fight, against opponents small enough to be quick.
DUELS = [
    ("numidian-warrior", "syrian-warrior"),
    ("numidian-warrior sword net", "titus helmet net"),
    ("numidian-warrior axe javelin", "titus trident shield"),
    ("spartacus sword", "titus helmet"),
    ("crixus helmet", "titus sword javelin"),
    ("titus sword shield net", "agron axe helmet"),
    ("barca helmet", "titus sword"),
    ("auctus", "numidian-warrior trident"),
    ("duro shield", "titus axe"),
    ("kerza sword helmet", "titus sword helmet"),
    ("rhaskos helmet", "titus sword"),
    ("gannicus", "titus"),
    ("titus", "pericles net"),
    ("oenomaus", "titus sword"),
    ("gnaeus", "titus"),
    ("segovax", "marius"),
]


# Fights that are more or less even, for sampling.
EVEN = [
    ("numidian-warrior", "syrian-warrior"),
    ("numidian-warrior sword net", "syrian-warrior helmet net"),
    ("numidian-warrior axe javelin", "duro shield"),
    ("kerza", "numidian-warrior sword shield"),
    ("auctus", "gnaeus trident"),
    ("pericles", "barca"),
    ("agron helmet", "thracian-warrior sword"),
    ("crixus", "spartacus"),
]


def edited(folder: Path, **changes: dict[str, tuple[str, str]]) -> Path:
    """A data set with some values changed: `gladiators={"crixus": ("attack = 4", "attack = 2")}`."""
    target = folder / "set"
    if not target.exists():
        shutil.copytree(SHIPPED / "spartacus", target)
    for file, pieces in changes.items():
        path = target / f"{file}.toml"
        text = path.read_text()
        for name, (old, new) in pieces.items():
            head, section, rest = re.split(rf"(\[{name}\]\n)", text, maxsplit=1)
            assert old in rest.split("\n[")[0], (name, old)
            text = head + section + rest.replace(old, new, 1)
        path.write_text(text)
    return target


def small_arena(folder: Path, hexes: int, patience: int) -> None:
    """Cut the board down to its first hexes in a row of three, and make the crowd impatient."""
    spots = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)][:hexes]
    text = ""
    for i, (q, r) in enumerate(spots):
        start = "start = 1\n" if i == 0 else "start = 2\n" if i == 2 else ""
        text += f'[h{i}]\nq = {q}\nr = {r}\n{start}source = "reconstructed"\n\n'
    (folder / "arena.toml").write_text(text)
    game = folder / "game.toml"
    game.write_text(game.read_text().replace("patience = 5", f"patience = {patience}"))


def bout_of(a: str, b: str, folder: Path | None = None) -> Bout:
    return spartacus.bout(a, b, folder=folder)


def after(g: SpartacusGame, seat: Seat, *options: Option) -> SpartacusGame:
    twin = g.clone()
    for option in options:
        twin.apply(seat, option)
    return twin


# --- Every option, looked at through the engine ---------------------------------------------------------


def answers(g: SpartacusGame, seat: Seat) -> list[list[Option]]:
    """All a seat can say to a sealed question."""
    found, open_ = [], [[option] for option in g.options(seat)]
    while open_:
        said = open_.pop()
        twin = after(g, seat, *said)
        more = twin.options(seat) if twin.number == g.number and twin.asked == g.asked else []
        open_ += [[*said, option] for option in more]
        if not more:
            found.append(said)
    return found


def is_half_answered(g: SpartacusGame) -> bool:
    return any(getattr(g.stack[-1], "drafts", ()))


def disagreement(insight: Insight, g: SpartacusGame) -> float:
    """How far what the solver says of a position is from what it says of those the engine leads to."""
    now = chance_of(insight, g)
    if CHANCE in g.asked:
        assert g.chance is not None
        outcomes, weights = g.chance.outcomes(), g.chance.weights()
        total = sum(w * chance_of(insight, after(g, CHANCE, o)) for o, w in zip(outcomes, weights, strict=True))
        return abs(total / sum(weights) - now)
    assert g.decision is not None
    seats = sorted(g.asked, key=lambda seat: side_of(g, seat))
    if g.decision.kind in ("net", "reroll"):
        return abs(sealed(insight, g, seats) - now)
    options = g.options(seats[0])
    told = [worth.chance for worth in worths(FightState(insight, g), g, seats[0], options)]
    true = [chance_of(insight, after(g, seats[0], option)) for option in options]
    best = max(true) if side_of(g, seats[0]) == 0 else min(true)
    return max(abs(best - now), *(abs(one - other) for one, other in zip(told, true, strict=True)))


def sealed(insight: Insight, g: SpartacusGame, seats: list[Seat]) -> float:
    """A sealed question as a matrix of all answers."""
    said = [answers(g, seat) for seat in seats]
    values = np.zeros([len(every) for every in said])
    for where in product(*(range(len(every)) for every in said)):
        twin = g.clone()
        for seat, every, i in zip(seats, said, where, strict=True):
            for option in every[i]:
                twin.apply(seat, option)
        values[where] = chance_of(insight, twin)
    if len(seats) == 1:
        return float(values.max() if side_of(g, seats[0]) == 0 else values.min())
    return float(mixed(values, len(values), len(values[0]), np.zeros(len(values)), np.zeros(len(values[0]))))


def wander(bout: Bout, steps: int, seed: str) -> Iterator[SpartacusGame]:
    """Positions of fights in which both choose at random, attacking rather often."""
    rng = random.Random(seed)
    start = engine_game(bout)
    g = start.clone()
    for _ in range(steps):
        if not g.asked:
            g = start.clone()
        if not is_half_answered(g):
            yield g
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(lambda n: int(rng.random() * n)))
            continue
        seat = next(seat for seat in g.asked if g.options(seat))
        options = g.options(seat)
        blows = [option for option in options if option.verb in ("attack", "throw-javelin")]
        g.apply(seat, rng.choice(blows if blows and rng.random() < 0.6 else options))


# --- A whole fight, enumerated through the engine -------------------------------------------------------


class Enumeration:
    """Every position of a small fight, found by the engine, and what it is worth; knows nothing of the solver."""

    def __init__(self, start: SpartacusGame) -> None:
        self.values: list[float] = []
        self.links: list[tuple[int, list[int], list[float]]] = []  # who decides, where it leads, and how likely
        self.number: dict[tuple[object, ...], int] = {}
        self.first = self.add(start)
        while self.sweep() > 1e-12:
            pass

    def add(self, start: SpartacusGame) -> int:
        open_ = [(start, self.place(start))]
        while open_:
            g, at = open_.pop()
            who, after_all, weights = self.steps(g)
            there = []
            for twin in after_all:
                known = self.key(twin) in self.number
                there.append(self.place(twin))
                if not known:
                    open_.append((twin, there[-1]))
            self.links[at] = (who, there, weights)
        return 0

    def place(self, g: SpartacusGame) -> int:
        key = self.key(g)
        if key not in self.number:
            self.number[key] = len(self.values)
            self.values.append(0.5 if g.asked else float(fate_of(g.table.fighters[0]) == 0))
            self.links.append((-1, [], []))
        return self.number[key]

    def key(self, g: SpartacusGame) -> tuple[object, ...]:
        t = g.table
        gear = tuple(t.condition[piece] for fighter in t.fighters for piece in fighter.gear)
        if not g.asked:
            return (t.fighters[0].dice.count(0) == 0,)
        return (t.fighters, gear, tuple((type(frame).__name__, frame.key()) for frame in g.stack))

    def steps(self, g: SpartacusGame) -> tuple[int, list[SpartacusGame], list[float]]:
        if not g.asked:
            return -1, [], []
        if g.chance is not None:
            weights = g.chance.weights()
            shares = [weight / sum(weights) for weight in weights]
            return 2, [after(g, CHANCE, option) for option in g.chance.outcomes()], shares
        seat = next(seat for seat in g.asked if g.options(seat))
        return side_of(g, seat), [after(g, seat, option) for option in g.options(seat)], []

    def sweep(self) -> float:
        """Last positions first: they were found last."""
        change = 0.0
        for at in range(len(self.values) - 1, -1, -1):
            who, there, weights = self.links[at]
            if not there:
                continue
            values = [self.values[other] for other in there]
            if who == 2:
                value = sum(weight * value for weight, value in zip(weights, values, strict=True))
            else:
                value = max(values) if who == 0 else min(values)
            change = max(change, abs(value - self.values[at]))
            self.values[at] = value
        return change


# --- Fights with the solver's own policy ----------------------------------------------------------------


class Policy:
    """The solver's choices, remembered; sealed ones are drawn from its mix."""

    def __init__(self, insight: Insight, seed: str) -> None:
        self.insight = insight
        self.rng = random.Random(seed)
        self.known: dict[tuple[object, ...], Option | Mix] = {}

    def below(self, n: int) -> int:
        return int(self.rng.random() * n)

    def choose(self, g: SpartacusGame, seat: Seat) -> Option:
        assert g.decision is not None
        key = self.key(g, seat, g.decision.kind in ("turn", "evade"))
        if key not in self.known:
            self.known[key] = self.think(g, seat)
        found = self.known[key]
        return found if isinstance(found, Option) else self.rng.choices(*found)[0]

    def key(self, g: SpartacusGame, seat: Seat, moves: bool) -> tuple[object, ...]:
        """All that matters for a choice: hexes where one may move, else only the place they make."""
        t = g.table
        one, other = t.fighters
        where = (one.hex, other.hex) if moves else self.insight.places[one.hex, other.hex]
        states = (one.dice, one.has_used_ability, other.dice, other.has_used_ability)
        gear = tuple(t.condition[piece] for fighter in t.fighters for piece in fighter.gear)
        return (seat, where, states, gear, tuple((type(frame).__name__, frame.key()) for frame in g.stack))

    def think(self, g: SpartacusGame, seat: Seat) -> Option | Mix:
        state, options = FightState(self.insight, g), g.options(seat)
        found = worths(state, g, seat, options)
        if found[0].share is None:
            return pick(state, g, seat, options, found)
        return options, [worth.share or 0.0 for worth in found]


def fight_out(g: SpartacusGame, policy: Policy) -> Ending:
    """One fight to its end."""
    while g.asked:
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(policy.below))
        else:
            seat = next(seat for seat in g.asked if g.options(seat))
            g.apply(seat, policy.choose(g, seat))
    fates = [fate_of(fighter) for fighter in g.table.fighters]
    return Ending(0 if fates[0] else 1, max(fates))


def sample(bout: Bout, insight: Insight, fights: int, seed: str) -> Counter[Ending]:
    """How often each ending comes when both sides follow the solver."""
    start, policy = engine_game(bout), Policy(insight, seed)
    return Counter(fight_out(start.clone(), policy) for _ in range(fights))


def strays(counted: Counter[Ending], distribution: Mapping[Ending, float], errors: float) -> list[str]:
    """Endings further from their chance than so many standard errors; rare ones count as one."""
    fights = sum(counted.values())
    rare = [end for end in {*counted, *distribution} if distribution.get(end, 0.0) * fights < RARE]
    found = []
    for ends in [*([end] for end in distribution if end not in rare), rare]:
        chance, times = sum(distribution.get(end, 0.0) for end in ends), sum(counted[end] for end in ends)
        error = (max(chance, 1 / fights) * (1 - min(chance, 1.0)) / fights) ** 0.5
        if abs(times / fights - chance) > errors * error:
            found.append(f"{ends}: {times} of {fights}, expected {chance * fights:.1f}")
    return found
