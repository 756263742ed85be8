"""The houses of Capua, what happens at their table, and the arena."""

from ludus.cli.boards.spartacus.board import draw

__all__ = ["draw"]
