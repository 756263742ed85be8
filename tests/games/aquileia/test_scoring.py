"""The last scoring."""

import pytest

from ludus.games.aquileia import scoring
from ludus.games.aquileia.box import COLOURS
from ludus.games.aquileia.table import OFF, Award
from tests.games.aquileia.tables import BOX, LISA, STEFAN, a_table, chapter, laurel, seen, theatre


def final(houses: str = "", laurels: str = "", theatres: str = "") -> int:
    """Stefan's points for what he owns."""
    t = a_table(houses={"stefan": houses})
    t.awards = tuple(Award(laurel(name), laurel("white"), STEFAN, OFF, 0) for name in laurels.split())
    for name in theatres.split():
        t.theatre[theatre(name)] = STEFAN
    scoring.last_scoring(chapter(t))
    return t.points[STEFAN]


@pytest.mark.parametrize("points", [10, 7, 5, 3])
def test_a_neutral_stadium_card_scores_its_number(points):
    assert final(laurels=f"neutral-{points}") == points


@pytest.mark.parametrize("colour", COLOURS)
def test_villas_count_once_for_each_card_of_their_colour(colour):
    villas = f"villa-{colour}-10 villa-{colour}-4"
    assert final(villas) == 0
    assert final(villas, colour) == 14
    assert final(villas, f"{colour} {colour}") == 28


@pytest.mark.parametrize("card", BOX.theatre, ids=lambda card: card.name)
def test_a_theatre_card_counts_for_one_of_its_colours(card):
    first, second = (COLOURS[colour] for colour in card.colours)
    assert final(f"villa-{first}-10 villa-{second}-8", "", card.name) == 10
    assert final(f"villa-{first}-8 villa-{second}-10", "", card.name) == 10
    other = next(colour for colour in COLOURS if colour not in (first, second))
    assert final(f"villa-{other}-10", "", card.name) == 0


def test_workshops_banks_coins_and_hands_score_nothing_now():
    assert final("workshop-8 bank-4", "white blue yellow purple") == 0


def test_before_the_end_there_is_no_outcome():
    assert scoring.outcome(a_table()) is None


def test_laurels_lie_open_after_the_last_scoring():
    t = a_table()
    t.awards = (Award(laurel("blue"), laurel("white"), STEFAN, OFF, 0),)
    g = chapter(t)
    assert "laurels" not in seen(g, LISA)["players"][STEFAN]
    scoring.last_scoring(g)
    assert seen(g, LISA)["players"][STEFAN]["laurels"] == ["blue"]
