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
    placed: list[int] = []
    for who in by_turns(standing(t, 0), standing(t, 1)):
        fighter = t.fighters[who]
        taken = [t.fighters[other].hex for other in placed]
        beside = [t.fighters[other].hex for other in placed if t.fighters[other].side != fighter.side]
        near = [h for h in arena.hexes if h not in taken and any(arena.near[h] >> enemy & 1 for enemy in beside)]
        own_start = arena.starts[fighter.side]
        to = min(near, key=lambda h: arena.distance[h][own_start]) if placed else arena.middle
        replace(t, who, fighter.but(hex=to))
        placed.append(who)


def by_turns(one: list[int], other: list[int]) -> list[int]:
    """One of each side in turn, then the rest."""
    both = min(len(one), len(other))
    return [who for pair in zip(one, other, strict=False) for who in pair] + one[both:] + other[both:]
