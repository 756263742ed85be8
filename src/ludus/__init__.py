"""Ludus: three Roman board games, played exactly by their rulebooks."""

from ludus.match import GAMES, Match, replay, verify

__version__ = "0.1.0"

__all__ = ["GAMES", "Match", "replay", "verify"]
