"""The auction: a small game that uses everything the core offers, so that the suite itself can be put to the test.

It is written as CONTRIBUTING says that a game is, and `tests/project/test_adding_a_game.py` adds it to the others.
"""

from tests.conformance.toy.play import TOY

__all__ = ["TOY"]
