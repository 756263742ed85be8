"""What the docstrings of the engine and of the public doors show is what happens."""

import doctest

import pytest

import ludus
from ludus import research
from ludus.core import frame, game, windows
from ludus.match import match, players, registry, replays
from ludus.research.simulation import simulate

SHOWN = [ludus, game, frame, windows, match, players, registry, replays, simulate]
DOORS = {"pettingzoo_env": "pettingzoo", "openspiel_game": "pyspiel", "vector": "numpy"}
DOORS |= {"gymnasium_env": "gymnasium", "gymnasium_vector_env": "gymnasium"}


@pytest.mark.parametrize("module", SHOWN, ids=lambda module: module.__name__)
def test_the_examples_of_a_docstring_come_true(module):
    result = doctest.testmod(module)
    assert result.attempted and not result.failed


@pytest.mark.parametrize("door", DOORS)
def test_the_example_of_a_door_comes_true_where_its_library_is(door):
    pytest.importorskip(DOORS[door])
    (example,) = doctest.DocTestFinder(recurse=False).find(getattr(research, door), door, globs=vars(research).copy())
    assert example.examples and not doctest.DocTestRunner().run(example).failed


def test_everything_at_the_public_doors_is_explained():
    for room in (ludus, research):
        for name in room.__all__:
            assert (getattr(room, name).__doc__ or "").strip(), name
