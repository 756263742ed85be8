"""All teams there can be, in a fixed order, for the tables."""

from itertools import product
from typing import Final

from ludus.games.kampf.box import KINDS, TEAM_SIZE, Counts


def _teams() -> tuple[Counts, ...]:
    found = [
        (spear, net, sword, prong, shield)
        for spear, net, sword, prong, shield in product(range(TEAM_SIZE + 1), repeat=len(KINDS))
        if spear + net + sword + prong + shield <= TEAM_SIZE
    ]
    return tuple(sorted(found, key=lambda team: (sum(team), team)))


TEAMS: Final = _teams()  # the empty team first, full ones last
INDEX: Final = {team: i for i, team in enumerate(TEAMS)}
STONES: Final = 2  # a team has no stone or one


def state(a: Counts, b: Counts, stone_a: int, stone_b: int) -> int:
    """The place in a table of A challenging B, each with its stone."""
    return ((INDEX[a] * len(TEAMS) + INDEX[b]) * STONES + stone_a) * STONES + stone_b


STATES: Final = len(TEAMS) ** 2 * STONES**2
