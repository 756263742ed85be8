"""VI. Portus."""

import pytest

from ludus.games.aquileia import play
from tests.games.aquileia.tables import LISA, STEFAN, a_table, chapter, coins, events, said


def test_latro_takes_only_coins_that_lie_there():
    t = a_table({"latro": "stefan", "portus-silver": "lisa"})
    t.fees = coins("1 silver")
    g = said(chapter(t, play.send_latro), "chance roll bronze gold")
    assert events(g)[-1] == "aquileia-event-steals-nothing"
    assert (t.coins[STEFAN], t.fees) == (coins(""), coins("1 silver"))


def test_without_latro_nothing_is_stolen():
    assert chapter(a_table(), play.send_latro).decision is None


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_a_fee_space_pays_its_coin_and_activates_all_workshops_and_banks(metal):
    t = a_table({f"portus-{metal}": "stefan"}, houses={"stefan": "workshop-1 workshop-8 bank-1 bank-4 villa-blue-4"})
    t.fees = coins(f"1 {metal}")
    g = chapter(t, play.visit_portus)
    assert g.decision is None
    assert t.points[STEFAN] == 3 + 6
    assert t.coins[STEFAN] == coins("2 bronze 2 silver 1 gold")
    assert t.fees == coins("")


@pytest.mark.parametrize(
    ("bank", "payout"),
    [
        ("bank-1", "1 bronze 1 silver"),
        ("bank-2", "1 bronze 1 gold"),
        ("bank-3", "1 silver 1 gold"),
        ("bank-4", "1 bronze 1 silver 1 gold"),
    ],
)
def test_a_bank_pays_out(bank, payout):
    t = a_table({"portus-gold": "stefan"}, houses={"stefan": bank})
    t.fees = coins("1 gold")
    chapter(t, play.visit_portus)
    assert t.coins[STEFAN] == coins(payout)


@pytest.mark.parametrize(("number", "points"), list(enumerate((3, 3, 4, 4, 5, 5, 6, 6), 1)))
def test_a_workshop_gives_its_points(number, points):
    t = a_table({"portus-gold": "stefan"}, houses={"stefan": f"workshop-{number}"})
    t.fees = coins("1 gold")
    chapter(t, play.visit_portus)
    assert t.points[STEFAN] == points


def test_the_fee_spaces_act_from_bronze_to_gold():
    t = a_table(
        {"portus-gold": "stefan", "portus-bronze": "lisa", "portus-silver": "chico"},
        purses={"stefan": "1 gold", "lisa": "1 bronze", "chico": "1 silver"},
        houses={"stefan": "workshop-1", "lisa": "workshop-2", "chico": "workshop-3"},
    )
    g = said(chapter(t, play.visit_portus), "lisa pay-fee", "chico forgo")
    prompt = g.prompt()
    assert prompt is not None and prompt.phrase.id == "aquileia-ask-fee"
    said(g, "stefan pay-fee")
    assert t.points == [3, 3, 0, 0]


def test_a_victim_without_the_coin_activates_nothing():
    t = a_table({"portus-gold": "lisa"}, purses={"lisa": "9 silver"}, houses={"lisa": "workshop-1"})
    g = chapter(t, play.visit_portus)
    assert g.decision is None
    assert t.points[LISA] == 0
