"""Settings and numbers of players."""

import pytest

from ludus.core.errors import BadSetting
from ludus.core.spec import Setting
from tests.conformance.toy import TOY


def test_the_first_choice_is_the_default():
    assert Setting("start", "lot", "first").default == "lot"


@pytest.mark.parametrize(
    "choices, given, meant",
    [
        (("lot", "first"), "First", "first"),
        ((False, True), "true", True),
        ((False, True), True, True),
        ((2, 3), "3", 3),
    ],
)
def test_a_choice_may_come_as_text(choices, given, meant):
    assert Setting("option", *choices).read(given) is meant


def test_an_unknown_choice_is_refused_with_the_known_ones():
    with pytest.raises(BadSetting) as refused:
        Setting("start", "lot", "first").read("last")
    assert str(refused.value) == "The option 'start' cannot be 'last'."
    assert refused.value.hint == "choose one of: lot, first."


def test_settings_not_given_are_at_their_default():
    assert TOY.read_settings({}) == {"rounds": 2}
    assert TOY.read_settings({"rounds": "3"}) == {"rounds": 3}


def test_an_unknown_setting_is_refused():
    with pytest.raises(BadSetting) as refused:
        TOY.read_settings({"speed": "fast"})
    assert str(refused.value) == "toy has no option 'speed'."
    assert refused.value.hint == "its options are: rounds."


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_says_how_many_can_play(seats):
    with pytest.raises(BadSetting) as refused:
        TOY.check_seats(seats)
    assert str(refused.value) == f"toy cannot be played by {seats}."
    assert refused.value.hint == "it takes 2 to 4 players."


def test_a_game_without_files_has_an_empty_data_set():
    assert TOY.data().texts == {}
