"""The tree of a search: nodes, the arms of whoever is asked there, and which arm to pull next."""

import math
from typing import Final, NamedTuple

from ludus.core.decision import Option
from ludus.core.ids import Seat

EXPLORATION: Final = 1.0  # what a try of an arm seldom pulled is worth


class Arm:
    """One option of one seat: how often it could be and was chosen, what came of it for the seat, where it leads."""

    __slots__ = ("available", "node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """The average reward."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point in the tree. Seats that answer at once have their arms side by side, blind to each other."""

    __slots__ = ("arms", "beyond", "rolls")

    def __init__(self) -> None:
        self.arms: dict[tuple[Seat, Option], Arm] = {}
        self.rolls = 0  # how often chance was asked here
        self.beyond: dict[tuple[Option, ...], Node] = {}  # where a roll or sealed answers lead


class Pull(NamedTuple):
    """An arm pulled on the way down."""

    seat: Seat
    option: Option
    arm: Arm


def pull(node: Node, seat: Seat, options: list[Option], drawn: int | None = None) -> Pull:
    """The most urgent of the options, or the one drawn; all count as available once more. Each has an arm already."""
    arms = [node.arms[seat, option] for option in options]
    visits = total = 0.0
    for arm in arms:
        arm.available += 1
        visits += arm.visits
        total += arm.total
    if drawn is not None:
        return Pull(seat, options[drawn], arms[drawn])
    usual = total / visits if visits else 0.0  # what is expected of an arm never pulled
    best, most = 0, -math.inf
    for i, arm in enumerate(arms):
        expected = arm.total / arm.visits if arm.visits else usual
        urgency = expected + EXPLORATION * arm.prior * math.sqrt(arm.available) / (1 + arm.visits)
        if urgency > most:
            best, most = i, urgency
    return Pull(seat, options[best], arms[best])


def add_arms(node: Node, seat: Seat, options: list[Option], prior: list[float] | None) -> None:
    """Give every option that has none an arm."""
    for i, option in enumerate(options):
        if (seat, option) not in node.arms:
            node.arms[seat, option] = Arm(1 / len(options) if prior is None else prior[i])
