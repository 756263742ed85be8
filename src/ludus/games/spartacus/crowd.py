"""The crowd wants blood: a faster fighter cannot run for ever (S-98).

After five combat rounds in a row without an attack all fighters are set back to the middle of the arena, each beside
an enemy, and from then on whoever has an enemy in reach must attack. A table option switches it off.
"""

from ludus.games.spartacus.combat_field import replace, standing
from ludus.games.spartacus.table import Capua, SpartacusGame
from ludus.games.spartacus.words import combat as words


def is_heard(t: Capua, quiet_rounds: int) -> bool:
    """Whether the crowd has seen enough running."""
    return t.crowd and quiet_rounds >= t.box.patience


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
            near = arena.hexes_in(beside[1 - fighter.side] & ~taken)
            away = arena.distance[arena.starts[fighter.side]]
            to = min(near, key=lambda h: away[h])
        replace(t, who, fighter.but(hex=to))
        taken |= 1 << to
        beside[fighter.side] |= arena.near[to]


def by_turns(one: list[int], other: list[int]) -> list[int]:
    """One of each side in turn, then the rest."""
    both = min(len(one), len(other))
    return [who for pair in zip(one, other, strict=False) for who in pair] + one[both:] + other[both:]
