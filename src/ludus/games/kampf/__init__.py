"""Kampf der Gladiatoren: 2 to 5 players, teams of four against each other and wild animals."""

from ludus.games.kampf.play import KAMPF
from ludus.games.kampf.table import KampfGame

__all__ = ["KAMPF", "KampfGame"]
