"""Spartacus: 3 or 4 players, houses of Capua that scheme, trade and fight for influence."""

from ludus.games.spartacus.play import SPARTACUS

__all__ = ["SPARTACUS"]
