"""What makes a fight a good one: each advantage is taken away in thought, and what the fight loses by it is counted.

The odds are exact, so the differences are.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ludus.bots.reasons.kampf import words
from ludus.core.phrase import Message
from ludus.games.kampf.box import EMPTY, NET, PRONG, SHIELD, SPEAR, SWORD, plus
from ludus.games.kampf.features import Side
from ludus.odds.kampf import Prospect
from ludus.odds.kampf.exchange import first_nets, nets_of
from ludus.odds.kampf.strikes import SPAN, Faces, dice_of

NOTEWORTHY: Final = 0.1  # gladiators that an advantage must bring to be told


class Advantage(NamedTuple):
    """One thing that speaks for a fight, and the gladiators it brings on average."""

    message: Message
    gain: float


def advantages(faces: Faces, fight: Prospect) -> list[Advantage]:
    """Everything that speaks for a fight, the greatest advantage first."""
    value = value_of(faces, fight.ours, fight.theirs, fight.first)
    found = [Advantage(message, value - without) for message, without in _taken_away(faces, fight)]
    return sorted((one for one in found if one.gain >= NOTEWORTHY), key=lambda one: -one.gain)


def telling(faces: Faces, fight: Prospect, other: Prospect | None) -> list[Message]:
    """The one or two advantages that speak most for a fight rather than another one."""
    elsewhere = {} if other is None else {one.message.phrase.id: one.gain for one in advantages(faces, other)}
    found = [(one.gain - elsewhere.get(one.message.phrase.id, 0.0), one.message) for one in advantages(faces, fight)]
    best = sorted((pair for pair in found if pair[0] >= NOTEWORTHY), key=lambda pair: -pair[0])
    return [message for gain, message in best[:2] if gain >= best[0][0] / 2]


def value_of(faces: Faces, ours: Side, theirs: Side, first: bool) -> float:
    """What a fight is worth to us, whoever strikes first; gladiators under a net from the start take no part."""
    if first:
        return first_nets(faces, ours, theirs, nets_of(ours, theirs)) / SPAN**2
    return -first_nets(faces, theirs, ours, nets_of(theirs, ours)) / SPAN**2


def _taken_away(faces: Faces, fight: Prospect) -> Iterator[tuple[Message, float]]:
    """Each advantage, and what the fight would be worth without it."""
    ours, theirs, first = fight.ours, fight.theirs, fight.first
    if first:
        spears = ours.symbols[SPEAR], theirs.symbols[SPEAR]
        told = Message(words.FIRST, spears) if spears[0] > spears[1] else Message(words.FIRST_TIED)
        yield told, value_of(faces, ours, theirs, not first)
    if nets := nets_of(ours, theirs):
        yield Message(words.NETS, (nets,)), value_of(faces, idle(ours, NET), theirs, first)
    if ours.symbols[PRONG] > theirs.symbols[PRONG]:
        yield Message(words.PRONGS), value_of(faces, idle(ours, PRONG), theirs, first)
    if ours.symbols[SHIELD]:
        told = Message(words.SHIELDS, (ours.symbols[SHIELD],))
        yield told, value_of(faces, idle(ours, SHIELD), theirs, first)
    if theirs.stones:
        told = Message(words.STONE)
        if theirs.hits:
            told = Message(words.WOUNDED, (theirs.hits - theirs.stones,))
        yield told, value_of(faces, ours, theirs._replace(stones=0), first)
    if not theirs.symbols[SHIELD]:
        shielded = theirs._replace(symbols=plus(theirs.symbols, SHIELD, 1))
        yield Message(words.NO_SHIELD), value_of(faces, ours, shielded, first)
    more = dice_of(ours) - dice_of(theirs)
    if more > 0:
        told = Message(words.DICE, (dice_of(ours), dice_of(theirs)))
        yield told, value_of(faces, idle(ours, SWORD, more), theirs, first)


def idle(side: Side, kind: int, count: int | None = None) -> Side:
    """A side whose gladiators of one kind, or so many of them, take no part."""
    most = side.symbols[kind] if count is None else min(count, side.symbols[kind])
    return side._replace(netted=plus(EMPTY, kind, most))
