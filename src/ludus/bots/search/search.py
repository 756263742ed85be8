"""Looking ahead in imagined games: Monte Carlo search in a tree of information sets.

Every simulation imagines what is hidden afresh, walks down one tree by the options there are in that game, adds a node,
plays on by rule of thumb to the next quiet moment and asks a judge for everybody's chances.

- An option is weighed against those it stood beside: an arm counts how often it was *available*, not only pulled.
- Rewards are one number per seat; an arm keeps those of the seat that pulls it.
- Chance is sampled. The results of a roll share one node until each can be seen a few times; then they part.
- Seats asked at once answer one after the other, but each by arms of its own: none learns what another has said.
"""

import math
import random
import time
from collections.abc import Callable
from operator import add
from typing import Final, Generic, NamedTuple

from ludus.bots.search.judge import Features, G, Judge, against_the_others, rewards_of
from ludus.bots.search.playout import play_on
from ludus.bots.search.tree import Arm, Node, Pull, add_arms, pull
from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.match import Bot

BY_LOT: Final = 0.25  # the part of answers given at once that is left to chance, lest two seats fall into step
PART_AT: Final = 6  # how often each result of a roll is to be seen, on average, before it gets a node of its own
MOST_NODES: Final = 20_000  # then the tree grows no more
FEWEST_TRIES: Final = 5  # of an option, before the scatter of its rewards tells anything
WITHIN: Final = 1.96  # standard errors that hold in 19 of 20 cases


class Candidate(NamedTuple):
    """One option of the decision searched: how often it was tried, and the chance to win it promises.

    Options whose chances are known without a search count as tried once. `margin` is how far the average of the tries
    is off by their scatter, in 19 of 20 cases; `features` are what the seat ended up with beyond the others, on
    average, where the judge weighs such.
    """

    option: Option
    visits: int
    chance: float
    margin: float | None = 0.0  # None: tried too seldom to tell
    features: Features | None = None


class ThinkingBot(Bot):
    """A bot that looks ahead, and remembers what it thought of the options of its last choice, that one first."""

    thoughts: list[Candidate]


class Account:
    """What was seen of one option of the decision searched: the scatter of its rewards, and where it led."""

    __slots__ = ("ends", "features", "squares")

    def __init__(self) -> None:
        self.squares = 0.0
        self.ends = 0  # tries that ended at a moment whose features were weighed
        self.features: list[float] = []

    def add(self, reward: float, features: Features | None) -> None:
        self.squares += reward * reward
        if features is not None:
            self.ends += 1
            self.features = [*map(add, self.features, features)] if self.features else list(features)

    def margin(self, arm: Arm) -> float | None:
        """How far off the average reward of the arm may be, in 19 of 20 cases."""
        if arm.visits < FEWEST_TRIES:
            return None
        variance = max(self.squares / arm.visits - arm.mean**2, 0.0) / (arm.visits - 1)
        return WITHIN * math.sqrt(variance)

    def average(self) -> Features | None:
        return tuple(total / self.ends for total in self.features) if self.ends else None


class Search(Generic[G]):
    """One decision of one seat being thought about."""

    def __init__(self, imagine: Callable[[], G], judge: Judge[G], seat: Seat, rng: random.Random) -> None:
        self.imagine = imagine
        self.judge = judge
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.accounts: dict[Option, Account] = {}
        self.nodes = 1
        self.path: list[Pull] = []
        self.stage: object = None  # the quiet moment the last arm was pulled in or after

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Simulate so many games; `seconds` cut it short in live play."""
        end = math.inf if seconds is None else time.monotonic() + seconds
        for _ in range(simulations):
            self.simulate(self.imagine())
            if time.monotonic() > end:
                break

    def candidates(self) -> list[Candidate]:
        """The options of the decision, the most tried first."""
        found = [self.candidate(option, arm) for (seat, option), arm in self.root.arms.items() if seat == self.seat]
        return sorted(found, key=lambda one: (-one.visits, -one.chance, one.option.words))

    def candidate(self, option: Option, arm: Arm) -> Candidate:
        account = self.accounts.get(option, Account())
        return Candidate(option, arm.visits, arm.mean, account.margin(arm), account.average())

    def simulate(self, g: G) -> None:
        """Walk down the tree, play on, and tell every arm on the way what came of it."""
        self.path = []
        self.stage = self.judge.stage(g)
        self.judge.begin(g)
        node = self.answer(g, self.root, self.seat) if len(g.asked) == 1 else self.answer_at_once(g, self.root)
        while node is not None and g.asked:
            node = self.descend(g, node)
        play_on(g, self.judge, self.stage, self.rng)
        self.judge.weighed = None
        rewards = rewards_of(g, self.judge)
        self.take_account(rewards[self.seat])
        for seat, _, arm in self.path:
            arm.visits += 1
            arm.total += rewards[seat]

    def take_account(self, reward: float) -> None:
        """Note what came of the option of the decision searched, which was pulled first."""
        weighed = self.judge.weighed
        features = None if weighed is None else against_the_others(weighed, self.seat)
        self.accounts.setdefault(self.path[0].option, Account()).add(reward, features)

    # --- down the tree ------------------------------------------------------------------------------

    def descend(self, g: G, node: Node) -> Node | None:
        """One step; None where the tree ends."""
        if g.chance is not None:
            return self.roll(g, node)
        if len(g.asked) > 1:
            return self.answer_at_once(g, node)
        seat = g.asked[0]
        options = g.options(seat)
        if len(options) > 1 and not self.judge.settles(g):
            return self.answer(g, node, seat)
        g.apply(seat, options[0] if len(options) == 1 else self.judge.quick(g, seat, options, self.rng))
        return node

    def roll(self, g: G, node: Node) -> Node | None:
        """Let chance answer."""
        chance = g.chance
        assert chance is not None
        self.judge.before_luck(g)
        option = chance.sample(self.rng.randrange)
        node.rolls += 1
        parts = node.rolls > PART_AT * len(chance.outcomes())
        g.apply(CHANCE, option)
        return self.beyond(node, (option,)) if parts else node

    def answer(self, g: G, node: Node, seat: Seat) -> Node | None:
        """Pull one of the seat's arms and follow it; one that was never pulled leads nowhere yet."""
        options = g.options(seat)
        if any((seat, option) not in node.arms for option in options):
            prior = None if (seat, options[0]) in node.arms else self.judge.prior(g, seat, options)
            add_arms(node, seat, options, prior)
        by_lot = len(g.asked) > 1 and self.rng.random() < BY_LOT
        pulled = pull(node, seat, options, self.rng.randrange(len(options)) if by_lot else None)
        self.path.append(pulled)
        self.stage = self.judge.stage(g) or self.stage
        g.apply(seat, pulled.option)
        arm = pulled.arm
        if arm.node is None and arm.visits:
            arm.node = self.grow()
        return arm.node

    def answer_at_once(self, g: G, node: Node) -> Node | None:
        """Everybody asked answers in full, the searching seat first; each follows its own arms."""
        number = g.number
        said: list[Option] = []
        walks: dict[Seat, Node | None] = {}
        while g.number == number and len(g.asked) > 1:
            owing = [seat for seat in g.asked if g.options(seat)]
            seat = self.seat if self.seat in owing else owing[0]
            options = g.options(seat)
            own = walks.get(seat, node)
            if own is None or len(options) == 1:
                said.append(options[0] if len(options) == 1 else self.judge.quick(g, seat, options, self.rng))
                g.apply(seat, said[-1])
            else:
                walks[seat] = self.answer(g, own, seat)
                said.append(self.path[-1].option)
        return self.beyond(node, tuple(said))

    def beyond(self, node: Node, said: tuple[Option, ...]) -> Node | None:
        """The node that a roll or sealed answers lead to."""
        found = node.beyond.get(said)
        if found is None:
            found = self.grow()
            if found is not None:
                node.beyond[said] = found
        return found

    def grow(self) -> Node | None:
        """A new node, while there is room."""
        if self.nodes >= MOST_NODES:
            return None
        self.nodes += 1
        return Node()
