"""Positions with one choice that is clearly best: made from bots' games, graded by who finds it, shipped and solved.

A puzzle is judged by what its seat may know: by exact odds where a fight is solved, otherwise in imagined games by a
wide margin. It is shown with the eyes of its seat.
"""

from ludus.puzzles.puzzle import Puzzle, Worth
from ludus.puzzles.registry import daily, find, games, shipped

__all__ = ["Puzzle", "Worth", "daily", "find", "games", "shipped"]
