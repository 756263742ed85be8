"""Games of a few choices, written down as trees, for tests of the search."""

import random
from typing import Any

from ludus.bots.search.judge import Judge
from ludus.core.chance import Draw
from ludus.core.decision import Option
from ludus.core.game import Game, Outcome, Table
from ludus.core.ids import BY_CHANCE, CHANCE, NOBODY, Seat

WORDS: dict[str, Option] = {}


def say(words: str) -> Option:
    return WORDS.setdefault(words, Option(words))


class End:
    """The game is over, and these seats have won."""

    def __init__(self, *winners: int) -> None:
        self.winners = winners


class Ask:
    """A seat chooses."""

    def __init__(self, seat: int, **ways: Any) -> None:
        self.seat = Seat(seat)
        self.ways = ways


class Toss:
    """Chance chooses; each way with its weight."""

    def __init__(self, **ways: tuple[int, Any]) -> None:
        self.ways = ways


class Both:
    """Seats 0 and 1 choose at once; `ways` by both words."""

    def __init__(self, words: tuple[str, ...], ways: dict[tuple[str, str], Any]) -> None:
        self.words = words
        self.ways = ways


class Toy(Game[Table]):
    """Walks down a tree."""

    def __init__(self, tree: Any, seats: int = 2) -> None:
        super().__init__(Table())
        self.tree = tree
        self.seats = seats
        self.said: dict[int, str] = {}
        self.settle()

    def settle(self) -> None:
        at = self.tree
        self.chance = None
        if isinstance(at, Toss):
            self.chance = Draw("toss", 0, [say(way) for way in at.ways], [weight for weight, _ in at.ways.values()])
            self.asked = BY_CHANCE
        elif isinstance(at, Both):
            self.asked = (Seat(0), Seat(1))
        else:
            self.asked = NOBODY if isinstance(at, End) else (at.seat,)

    def options(self, seat: Seat) -> list[Option]:
        at = self.tree
        if isinstance(at, Both):
            return [] if seat in self.said else [say(words) for words in at.words]
        return [say(way) for way in at.ways]

    def apply(self, seat: Seat, option: Option) -> list[Any]:
        assert option in (self.chance.outcomes() if self.chance is not None else self.options(seat))
        at = self.tree
        if isinstance(at, Both):
            self.said[seat] = option.words
            if len(self.said) < 2:
                return []
            self.tree = at.ways[self.said[0], self.said[1]]
            self.said = {}
        else:
            way = at.ways[option.words]
            self.tree = way[1] if seat == CHANCE else way
        self.number += 1
        self.settle()
        return []

    def clone(self) -> "Toy":
        twin = Toy(self.tree, self.seats)
        twin.number, twin.said = self.number, dict(self.said)
        return twin

    def outcome(self) -> Outcome | None:
        if not isinstance(self.tree, End):
            return None
        scores = tuple(int(seat in self.tree.winners) for seat in range(self.seats))
        return Outcome(scores, tuple(map(Seat, self.tree.winners)), "over")


class Simple(Judge[Game[Any]]):
    """Knows nothing: plays at random to the end."""

    def stage(self, g: Game[Any]) -> object:
        return None

    def quick(self, g: Game[Any], seat: Seat, options: list[Option], rng: random.Random) -> Option:
        return rng.choice(options)
