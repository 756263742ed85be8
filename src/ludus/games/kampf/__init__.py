"""Kampf der Gladiatoren: 2 to 5 players, teams of four against each other and wild animals."""

from ludus.games.kampf.play import KAMPF

__all__ = ["KAMPF"]
