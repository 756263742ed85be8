"""Dice and decks from a seed, so that anyone who knows the seed can check every one of them.

Die j of roll i under label L is the first of HMAC-SHA256(seed, "L/i/j/0"), "L/i/j/1", … that falls below the largest
multiple of the number of faces, modulo that number; i counts the rolls of the surviving line, so an undone roll falls
the same again. A card of a pile has the priority HMAC(seed, "L/shuffle/words") and a draw takes the lowest: a shuffle
made only as far as it is needed, the same whoever draws. Where like cards are counted, draw i is a die with
as many faces.
"""

import hashlib
import hmac
from typing import Final

from ludus.core.chance import Chance, Draw, Roll
from ludus.core.decision import Option

WORD: Final = 1 << 64


class Streams:
    """The luck of one match."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.asked: dict[str, int] = {}  # how often each label has been asked

    def answer(self, chance: Chance) -> Option:
        """What the dice or the deck says next."""
        i = self.count(chance.label)
        if isinstance(chance, Roll):
            return self._roll(chance, i)
        assert isinstance(chance, Draw)
        if chance.counts is not None:
            return chance.at(self._below(f"{chance.label}/{i}/0", sum(chance.counts)))
        return min(chance.outcomes(), key=lambda card: self._mac(f"{chance.label}/{chance.shuffle}/{card.words}"))

    def count(self, label: str) -> int:
        """Note that a label was asked: how often it was before."""
        i = self.asked.get(label, 0)
        self.asked[label] = i + 1
        return i

    def commitment(self) -> str:
        """A hash that fixes the seed without telling it: published at the start, checked at the end."""
        return hashlib.sha256(self.seed).hexdigest()

    def hash_key(self) -> bytes:
        """The key of the match's state hashes; without the seed they tell nothing."""
        return self._mac("hash")

    def _roll(self, roll: Roll, i: int) -> Option:
        values = roll.die.values
        dice = [values[self._below(f"{roll.label}/{i}/{j}", len(values))] for j in range(roll.count)]
        return roll.die.handful(roll.count).by_dice[tuple(sorted(dice, reverse=True))]

    def _below(self, name: str, n: int) -> int:
        attempt = 0
        while True:
            word = int.from_bytes(self._mac(f"{name}/{attempt}")[:8], "big")
            if word < WORD - WORD % n:
                return word % n
            attempt += 1

    def _mac(self, name: str) -> bytes:
        return hmac.digest(self.seed, name.encode(), "sha256")
