"""The crowd wants blood: a faster fighter cannot run for ever (S-98).

After five combat rounds in a row without an attack all fighters are set back to the middle of the arena, each beside
an enemy, and from then on whoever has an enemy in reach must attack. A table option switches it off.
"""

from ludus.games.spartacus.box.hexes import Arena
from ludus.games.spartacus.combat.field import replace, standing
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import combat as words


def is_heard(t: SpartacusTable, quiet_rounds: int) -> bool:
    """Whether the crowd has seen enough running."""
    return t.agreed.crowd and quiet_rounds >= t.box.patience


def drive_together(g: SpartacusGame) -> None:
    """The first fighter goes to the middle, each further one beside an enemy already there, the sides in turn."""
    t = g.table
    arena = t.box.arena
    g.tell(words.CROWD)
    taken = 0  # a mask of hexes
    beside = [0, 0]  # for each side, a mask of the hexes that touch a fighter of it
    for who in by_turns(standing(t, 0), standing(t, 1)):
        fighter = t.fighters[who]
        to = arena.middle
        if taken:
            to = nearest(arena, arena.starts[fighter.side], beside[1 - fighter.side] & ~taken)
        replace(t, who, fighter.at(to))
        taken |= 1 << to
        beside[fighter.side] |= arena.near[to]


def nearest(arena: Arena, start: int, hexes: int) -> int:
    """Of some hexes, as a mask, the first of those nearest to another."""
    away = arena.distance[start]
    found = -1
    for to in arena.hexes_in(hexes):
        if found < 0 or away[to] < away[found]:
            found = to
    return found


def by_turns(one: list[int], other: list[int]) -> list[int]:
    """One of each side in turn, then the rest."""
    both = min(len(one), len(other))
    order = []
    for place in range(both):
        order.append(one[place])
        order.append(other[place])
    return order + one[both:] + other[both:]
