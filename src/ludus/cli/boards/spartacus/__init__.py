"""The houses of Capua, what happens at their table, and the arena."""

from ludus.cli.boards.spartacus.board import draw
from ludus.cli.boards.spartacus.marks import option_in_words

__all__ = ["draw", "option_in_words"]
