"""Chance as a seat: a handful of dice or a card from a pile, with integer weights and no generator inside.

Whoever runs the game answers: a match from its streams, a search from its own generator, a test from a list, a replay
from the record. Nothing hidden has an order before it is needed.
"""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import mypyc_attr

from ludus.core.decision import Option, is_among
from ludus.core.errors import IllegalChoice

Below = Callable[[int], int]  # a whole number from 0 to n-1, all equally likely


@mypyc_attr(acyclic=True)
class Chance:
    """A question to chance: its label in the dice streams, and the answers with their weights."""

    label: str
    sampled: Option | None  # the answer that was drawn last: it need not be looked for

    def outcomes(self) -> list[Option]:
        """Every answer, in a fixed order."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """How likely each answer is; their sum is the number of equally likely cases."""
        raise NotImplementedError

    def sample(self, below: Below) -> Option:
        """One answer, drawn with the given generator."""
        raise NotImplementedError

    def gives(self, option: Option) -> bool:
        """Whether this is one of the answers."""
        return is_among(self.outcomes(), option)

    def parse(self, words: str) -> Option:
        """The answer these words name. Raises IllegalChoice."""
        raise NotImplementedError


class Die:
    """A kind of die: the name of each face, and the value each counts as."""

    def __init__(self, faces: tuple[str, ...], values: tuple[int, ...]) -> None:
        self.faces = faces
        self.values = values
        self.names = dict(zip(values, faces, strict=True))
        self._handfuls: dict[int, Handful] = {}
        self._nothing = Lying(self, ())

    def throw(self, count: int, below: Below) -> Option:
        """Roll so many dice, one after the other."""
        sides = len(self.values)
        lying = self._nothing
        for _ in range(count):
            lying = lying.beside(below(sides))
        return lying.option

    def handful(self, count: int) -> "Handful":
        """All results of `count` dice; computed once."""
        found = self._handfuls.get(count)
        if found is None:
            found = self._handfuls[count] = Handful(self, count)
        return found


class Lying:
    """Dice that lie on the table, and what lies there once one more has joined them."""

    def __init__(self, die: Die, dice: tuple[int, ...]) -> None:
        self.die = die
        self.dice = dice  # highest first
        self.option = die.handful(len(dice)).by_dice[dice]
        self._next: list[Lying | None] = [None] * len(die.values)

    def beside(self, face: int) -> "Lying":
        """These dice and one that shows this face."""
        found = self._next[face]
        if found is None:
            dice = tuple(sorted([*self.dice, self.die.values[face]], reverse=True))
            found = self._next[face] = Lying(self.die, dice)
        return found


class Handful:
    """The results of a number of like dice: highest first, order of the dice not told apart."""

    def __init__(self, die: Die, count: int) -> None:
        self.die = die
        self.count = count
        self.outcomes: list[Option] = []
        self.weights: list[int] = []
        self.by_dice: dict[tuple[int, ...], Option] = {}
        values = sorted(set(die.values), reverse=True)
        for dice in combinations_with_replacement(values, count):
            option = Option("roll", dice, " ".join(["roll", *(die.names[v] for v in dice)]))
            self.outcomes.append(option)
            self.weights.append(_ways(die, dice))
            self.by_dice[dice] = option
        self.by_words = {option.words: option for option in self.outcomes}


def _ways(die: Die, dice: tuple[int, ...]) -> int:
    """In how many ways the faces of the dice give this result."""
    ways = factorial(len(dice))
    for value in set(dice):
        ways //= factorial(dice.count(value))
        ways *= die.values.count(value) ** dice.count(value)
    return ways


@mypyc_attr(acyclic=True)
class Roll(Chance):
    """A handful of dice thrown together; the answer is the sorted dice."""

    def __init__(self, label: str, die: Die, count: int) -> None:
        self.label = label
        self.sampled = None
        self.die = die
        self.count = count

    def outcomes(self) -> list[Option]:
        return self.die.handful(self.count).outcomes

    def weights(self) -> list[int]:
        return self.die.handful(self.count).weights

    def sample(self, below: Below) -> Option:
        found = self.sampled = self.die.throw(self.count, below)
        return found

    def gives(self, option: Option) -> bool:
        return option is self.sampled or self.die.handful(self.count).by_words.get(option.words) is option

    def parse(self, words: str) -> Option:
        handful = self.die.handful(self.count)
        found = handful.by_words.get(words)
        if found is None:  # the dice may be written in any order
            verb, *faces = words.split() or [""]
            found = handful.by_words.get(" ".join([verb, *sorted(faces, key=self._rank)]))
        if found is None:
            raise IllegalChoice(
                f"'{words}' is not a roll of {self.count} dice.",
                hint=f"for example '{handful.outcomes[0].words}'.",
            )
        return found

    def _rank(self, face: str) -> int:
        for value, name in self.die.names.items():
            if name == face:
                return -value
        return 1


@mypyc_attr(acyclic=True)
class Draw(Chance):
    """One card of an unordered pile: of these cards, or of those of a table whose numbers lie in the `pile`.

    `weights` where like cards are counted rather than told apart.
    """

    def __init__(
        self,
        deck: str,
        shuffle: int,
        cards: Sequence[Option],
        weights: list[int] | None = None,
        pile: tuple[int, ...] | None = None,
    ) -> None:
        self.label = deck
        self.sampled = None
        self.shuffle = shuffle  # how often the pile has been made anew from its discards
        self.cards = cards
        self.counts = weights
        self.pile = pile

    def outcomes(self) -> list[Option]:
        return list(self.cards) if self.pile is None else [self.cards[number] for number in self.pile]

    def weights(self) -> list[int]:
        return self.counts if self.counts is not None else [1] * len(self.outcomes())

    def sample(self, below: Below) -> Option:
        if self.counts is not None:
            found = self.at(below(sum(self.counts)))
        elif self.pile is not None:
            found = self.cards[self.pile[below(len(self.pile))]]
        else:
            found = self.cards[below(len(self.cards))]
        self.sampled = found
        return found

    def at(self, case: int) -> Option:
        """The card of the case-th equally likely case."""
        for i, weight in enumerate(self.weights()):
            if case < weight:
                return self.cards[i] if self.pile is None else self.cards[self.pile[i]]
            case -= weight
        raise AssertionError("a case outside the pile")

    def gives(self, option: Option) -> bool:
        if option is self.sampled:
            return True
        if self.pile is None:
            return is_among(self.outcomes(), option)
        return option.operand in self.pile and self.cards[option.operand] is option

    def parse(self, words: str) -> Option:
        cards = self.outcomes()
        for card in cards:
            if card.words == words:
                return card
        raise IllegalChoice(
            f"'{words}' is not among the {len(cards)} cards that can be drawn from '{self.label}'.",
            hint=f"for example '{cards[0].words}'.",
        )


class Dealer:
    """Deals what is hidden afresh, with somebody else's generator.

    A `blind` one first forgets how things lay: from all games a seat cannot tell apart it deals the same.
    """

    def __init__(self, below: Below, blind: bool = False) -> None:
        self.below = below
        self.blind = blind

    def order(self, things: list[int]) -> None:
        """Where nothing of how things lay may be felt, bring them into an order that tells nothing."""
        if self.blind:
            things.sort()

    def shuffle(self, cards: list[int]) -> None:
        """Bring the list into a random order."""
        self.order(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


D6: Final = Die(("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6))
