"""One strike: its dice, what they do to the victim, and whether to roll again.

Everything is counted in equally likely cases, so that the odds are exact and two choices of the same worth are known to
be equal. A strike has `SPAN` cases: at most five dice, rolled twice at most.
"""

from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple

from ludus.core.chance import Die
from ludus.games.kampf.box import FACES, PRONG, SHIELD, SWORD, Counts, minus
from ludus.games.kampf.combat import STONES_OF_A_FULL_HIT, STONES_PER_GLADIATOR
from ludus.games.kampf.features import Side

Faces = tuple[int, int, int]  # how many faces of the die are blank, a single and a full hit

SIDES: Final = 6
MOST_DICE: Final = 5
SPAN: Final = SIDES ** (2 * MOST_DICE)  # cases of a strike
WORTH_OF_AN_ANIMAL: Final = 2  # in gladiators


class Blow(NamedTuple):
    """What a strike does: gladiators to give up, an animal beaten (0 or 1), stones lying afterwards."""

    owed: int
    beaten: int
    stones: int

    @property
    def worth(self) -> int:
        """What the striker gains by it, in gladiators."""
        return self.owed + WORTH_OF_AN_ANIMAL * self.beaten


def faces_of(die: Die) -> Faces:
    """What the faces of a die show."""
    blank, single, full = (die.values.count(value) for value in range(len(FACES)))
    return blank, single, full


def active(side: Side) -> Counts:
    """What takes part in the fight: those not under a net."""
    return minus(side.symbols, side.netted)


def dice_of(side: Side) -> int:
    """How many dice the side rolls."""
    swords = active(side)[SWORD]
    return swords if side.hits else swords + 1


def may_reroll(striker: Side, victim: Side) -> bool:
    """Whether the striker has more active prongs."""
    return active(striker)[PRONG] > active(victim)[PRONG]


@cache
def rolls(faces: Faces, dice: int) -> tuple[tuple[int, int, int], ...]:
    """Every result of so many dice: single hits, full hits, and in how many of the 6 ** dice cases."""
    blank, single, full = faces
    found = []
    for fulls in range(dice + 1):
        for singles in range(dice + 1 - fulls):
            ways = comb(dice, fulls) * comb(dice - fulls, singles)
            ways *= full**fulls * single**singles * blank ** (dice - fulls - singles)
            if ways:
                found.append((singles, fulls, ways))
    return tuple(found)


def blow(singles: int, fulls: int, victim: Side) -> Blow:
    """What a result does to the victim, its active shields counted."""
    lying = victim.stones + max(0, singles - active(victim)[SHIELD])
    if victim.hits:
        lying += STONES_OF_A_FULL_HIT * fulls
        return Blow(0, 1, 0) if lying >= victim.hits else Blow(0, 0, lying)
    owed = min(lying // STONES_PER_GLADIATOR + fulls, sum(victim.symbols))
    return Blow(owed, 0, lying % STONES_PER_GLADIATOR)


@lru_cache(maxsize=1 << 12)
def blows(faces: Faces, dice: int, victim: Side) -> tuple[tuple[Blow, int], ...]:
    """Everything so many dice can do to the victim, with the number of cases."""
    found: dict[Blow, int] = {}
    for singles, fulls, ways in rolls(faces, dice):
        result = blow(singles, fulls, victim)
        found[result] = found.get(result, 0) + ways
    return tuple(found.items())


def settle(gains: list[int], ways: list[int], dice: int, rerolls: bool) -> list[int]:
    """In how many of the strike's cases each result stands in the end; who may, rolls again below the mean."""
    cases: int = SIDES**dice
    if not rerolls:
        return [way * (SPAN // cases) for way in ways]
    mean = sum(gain * way for gain, way in zip(gains, ways, strict=True))
    again = sum(way for gain, way in zip(gains, ways, strict=True) if gain * cases < mean)
    share = SPAN // cases**2
    return [
        way * share * (again if gain * cases < mean else again + cases) for gain, way in zip(gains, ways, strict=True)
    ]


def bare(victim: Side) -> Side:
    """The victim of a last strike: of those without a shield only the number matters."""
    shields = active(victim)[SHIELD]
    if victim.hits:
        return Side((0, 0, 0, 0, shields), (0, 0, 0, 0, 0), victim.stones, victim.hits)
    return Side((sum(victim.symbols) - shields, 0, 0, 0, shields), (0, 0, 0, 0, 0), victim.stones, 0)


@lru_cache(maxsize=1 << 12)
def last_strike(faces: Faces, dice: int, rerolls: bool, victim: Side) -> tuple[int, tuple[tuple[Blow, int], ...]]:
    """A strike that nothing follows: the striker's expected gain in SPAN-ths, and the cases of each result."""
    found = blows(faces, dice, victim)
    gains = [result.worth for result, _ in found]
    cases = settle(gains, [ways for _, ways in found], dice, rerolls)
    gain = sum(worth * case for worth, case in zip(gains, cases, strict=True))
    return gain, tuple((result, case) for (result, _), case in zip(found, cases, strict=True) if case)
