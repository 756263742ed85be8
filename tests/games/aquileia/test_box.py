"""The data set: what is in the box, and how a broken file is refused."""

from pathlib import Path

import pytest

from ludus.core.dataset import SHIPPED, SOURCES, DataSet
from ludus.core.errors import BrokenSet
from ludus.games.aquileia.box import ACTIONS, ARMS, COLOURS, METALS, SERVI, Box
from tests.games.aquileia.tables import BOX, coins


def test_the_board_has_28_spaces_of_11_kinds():
    actions = [it.action for it in BOX.spaces]
    assert len(actions) == 28
    assert {action: actions.count(action) for action in ACTIONS} == {
        **{"dolus": 1, "pecunia": 1, "equi": 3, "servi": 3, "potentia": 1},
        **{"arena": 3, "stadium": 6, "theatrum": 1, "forum": 5, "latro": 1, "portus": 3},
    }


def test_the_decks_are_complete():
    copies = [sum(it.copies for it in BOX.cards if it.deck == deck) for deck in (SERVI, ARMS)]
    assert copies == [22, 17]
    assert sum(it.copies for it in BOX.laurels) == 12
    assert {frozenset(it.colours) for it in BOX.theatre} == {
        frozenset((a, b)) for a in range(4) for b in range(4) if a != b
    }


def test_villas_have_four_values_in_each_colour():
    for colour in range(len(COLOURS)):
        assert [it.value for it in BOX.sites if it.colour == colour] == [10, 8, 6, 4]


def test_the_attested_values_stand():
    by_name = {it.name: it for it in BOX.sites}
    assert (by_name["villa-blue-10"].cost, by_name["villa-blue-10"].slaves) == (coins("2 bronze 2 silver 1 gold"), 3)
    assert by_name["bank-3"].payout == coins("1 silver 1 gold")
    assert {4, 5} <= {it.value for it in BOX.sites if it.name.startswith("workshop")}


def test_a_die_shows_each_metal_twice():
    assert [BOX.die.faces.count(metal) for metal in METALS] == [2, 2, 2]


def test_every_piece_says_where_it_comes_from():
    data = DataSet.open("aquileia")
    for name in data.texts:
        for item in data.items(name):
            assert item.source() in SOURCES


def refusal(folder: Path, name: str, old: str, new: str) -> BrokenSet:
    """What is said of a copy of the set in which one text is replaced."""
    for path in (SHIPPED / "aquileia").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        (folder / path.name).write_text(text.replace(old, new) if path.name == name else text, encoding="utf-8")
    with pytest.raises(BrokenSet) as caught:
        Box(DataSet.open("aquileia", folder))
    return caught.value


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("spaces.toml", '[pecunia]\naction = "pecunia"', '[pecunia]\naction = "dolus"', "2 spaces of dolus"),
        ("theatrum.toml", '["white", "blue"]', '["white", "pink"]', "white, pink"),
        ("theatrum.toml", '["white", "blue"]', '["white"]', "has the colours white"),
        ("stadium.toml", "copies = 2", "copies = 1", "too small"),
        ("pecunia.toml", "get = [0, 0, 1]", "get = [0, 2, 0]", "gives as much as it takes"),
        ("pieces.toml", "gold = 2\nsource", "gold = 1\nsource", "has 5 faces"),
    ],
)
def test_a_broken_set_is_refused_with_the_reason(tmp_path, name, old, new, problem):
    assert problem in str(refusal(tmp_path, name, old, new))


def test_a_set_with_too_few_theatre_cards_is_refused(tmp_path):
    text = (SHIPPED / "aquileia" / "theatrum.toml").read_text(encoding="utf-8")
    refused = refusal(tmp_path, "theatrum.toml", text[text.index("[yellow-white]") :], "")
    assert refused.hint == "there must be 6 theatre cards."
