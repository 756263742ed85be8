"""A game being played: matches, records, dice streams, and who sits at the table."""

from ludus.match.match import Match
from ludus.match.players import Bot, Turn, play
from ludus.match.replays import replay, verify
from ludus.match.shelf import GAMES, find

__all__ = ["GAMES", "Bot", "Match", "Turn", "find", "play", "replay", "verify"]
