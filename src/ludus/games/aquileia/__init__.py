"""Aquileia: 3 to 5 players, six rounds of followers sent into a Roman city."""

from ludus.games.aquileia.play import AQUILEIA
from ludus.games.aquileia.table import AquileiaGame

__all__ = ["AQUILEIA", "AquileiaGame"]
