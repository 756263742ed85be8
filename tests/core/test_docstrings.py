"""What the docstrings of the engine show is what happens."""

import doctest

import pytest

from ludus.core import frame, game, windows
from ludus.match import match


@pytest.mark.parametrize("module", [game, frame, windows, match], ids=lambda module: module.__name__)
def test_the_examples_of_a_docstring_come_true(module):
    result = doctest.testmod(module)
    assert result.attempted and not result.failed
