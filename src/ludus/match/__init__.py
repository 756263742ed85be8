"""A game being played: matches, records, dice streams, and who sits at the table."""

from ludus.match.match import Choice, Match
from ludus.match.players import Bot, Turn, play
from ludus.match.registry import GAMES, TRIALS, find
from ludus.match.replays import replay, verify

__all__ = ["GAMES", "TRIALS", "Bot", "Choice", "Match", "Turn", "find", "play", "replay", "verify"]
