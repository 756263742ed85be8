"""Puzzles in the terminal: solved, and made."""
