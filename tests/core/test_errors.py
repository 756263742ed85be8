"""What can go wrong, in a sentence."""

import pickle

import pytest

from ludus.core.errors import BadSetting, BrokenRecord, BrokenSet, IllegalChoice, LudusError, UndoRefused, UnknownGame

KINDS = [IllegalChoice, UnknownGame, BadSetting, BrokenRecord, BrokenSet, UndoRefused]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_says_what_is_wrong_and_what_to_do(kind):
    error = kind("The arena is full.", hint="wait.")
    assert isinstance(error, LudusError)
    assert str(error) == "The arena is full."
    assert error.hint == "wait."


def test_a_hint_may_be_missing():
    assert LudusError("It rains.").hint == ""


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_travels_between_processes_with_its_hint(kind):
    error = pickle.loads(pickle.dumps(kind("The arena is full.", hint="wait.")))
    assert (type(error), str(error), error.hint) == (kind, "The arena is full.", "wait.")
