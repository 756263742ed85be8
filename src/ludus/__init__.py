"""Ludus: three Roman board games, by the rules of their rulebooks; what these do not say is listed with its source."""

from ludus.match import GAMES, Match, replay, verify

__version__ = "0.1.0"

__all__ = ["GAMES", "Match", "replay", "verify"]
