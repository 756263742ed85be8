"""Aquileia: 3 to 5 players, six rounds of followers sent into a Roman city."""

from ludus.games.aquileia.play import AQUILEIA

__all__ = ["AQUILEIA"]
