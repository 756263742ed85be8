"""The terminal: play, replay, verify, simulate, read the rules."""

from ludus.cli.entry import main

__all__ = ["main"]
