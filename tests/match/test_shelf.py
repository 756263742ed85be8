"""The games there are."""

import pytest

from ludus import GAMES
from ludus.core.errors import UnknownGame
from ludus.match import find


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_found_by_its_name(name):
    assert find(name).name == name


def test_a_name_that_is_nearly_right_gets_a_hint():
    with pytest.raises(UnknownGame) as refused:
        find("kamf")
    assert (str(refused.value), refused.value.hint) == ("There is no game 'kamf'.", "did you mean 'kampf'?")


def test_another_name_gets_the_list():
    with pytest.raises(UnknownGame) as refused:
        find("zzz")
    assert refused.value.hint == f"the games are: {', '.join(GAMES)}."
