"""The worked examples of the rulebook: Stefan starts, then Lisa, Chico and Livia."""

from ludus.games.aquileia import play
from ludus.games.aquileia.scoring import last_scoring
from ludus.games.aquileia.table import OFF, Award
from tests.games.aquileia.tables import (
    CHICO,
    LISA,
    LIVIA,
    STEFAN,
    a_table,
    card,
    chapter,
    coins,
    laurel,
    said,
    seen,
    site,
    theatre,
)

FIGHT = {"potentia": "chico", "arena-a": "stefan", "arena-c": "chico", "arena-b": "livia"}
RACE = {"silver-a": "stefan", "gold-a": "lisa", "gold-b": "lisa", "silver-c": "chico", "gold-c": "livia"}
CRESTS = "stefan livia lisa chico"  # Livia on position 2, Chico on 4


def test_example_of_the_arena_livia_wins_the_tie_with_chico():
    t = a_table(FIGHT, track=CRESTS, hands={"chico": "slave-1 weapon-2", "livia": "weapon-2"})
    g = chapter(t, play.visit_mercatus, play.visit_arena)
    said(g, "chance roll bronze silver gold", "chance roll gold silver gold", "chance roll bronze bronze bronze")
    assert seen(g)["contest"]["strengths"] == [2, 2, 4]
    said(
        g, "stefan done", "chico play slave-1", "chico play weapon-2", "chico done", "livia play weapon-2", "livia done"
    )
    said(g, "chico blue 2", "chance roll bronze gold")
    assert seen(g)["contest"]["strengths"] == [2, 6, 6]
    said(g, "livia take points", "chance draw slave-2")
    assert t.points == [0, 0, 0, 12]
    assert t.coins == [coins("1 bronze"), coins(""), coins("2 bronze"), coins("3 bronze")]
    assert t.hands[CHICO][card("slave-2")] == 1
    assert t.blue_dice == 2


def test_example_of_strength_without_limit_twelve_is_worth_24_points():
    t = a_table({"arena-c": "stefan"}, hands={"stefan": "weapon-3 weapon-2 weapon-2"})
    g = chapter(t, play.visit_arena)
    said(g, "chance roll bronze bronze bronze", "stefan play weapon-3", "stefan play weapon-2", "stefan play weapon-2")
    said(g, "stefan done", "stefan take points")
    assert t.points[STEFAN] == 24


def test_example_of_the_stadium_chico_wins_and_passes_a_card_on_to_stefan():
    t = a_table(
        RACE,
        track=CRESTS,
        hands={"stefan": "silver-horse-2", "chico": "silver-horse-1 silver-horse-1"},
        open_laurel="blue",
    )
    t.potentia, t.blue_dice = CHICO, 2  # two were used in the Arena
    g = chapter(t, play.visit_stadium)
    said(g, "chance roll silver silver gold", "chance roll gold silver bronze")
    said(g, "chance roll silver gold bronze", "chance roll gold gold silver")
    assert seen(g)["contest"]["strengths"] == [3, 3, 3, 4]
    said(g, "stefan play silver-horse-2", "stefan done", "lisa done")
    said(g, "chico play silver-horse-1", "chico play silver-horse-1", "chico done", "livia done")
    said(g, "chance roll silver gold")
    assert seen(g)["contest"]["strengths"] == [5, 3, 6, 4]
    said(g, "chance laurel neutral-7", "chico keep-open")
    assert t.coins == [coins("2 silver"), coins(""), coins("3 silver"), coins("1 gold")]
    assert t.awards == (Award(laurel("blue"), laurel("neutral-7"), CHICO, STEFAN, 0),)
    heard = {name: [event.id_for(seat) for event in g.events] for name, seat in (("stefan", STEFAN), ("lisa", LISA))}
    assert heard["stefan"] == ["aquileia-event-keeps-unseen", "aquileia-event-passes-on"]
    assert heard["lisa"] == ["aquileia-event-keeps-unseen", "aquileia-event-passes-on-unseen"]


def test_example_of_the_theatrum_stefan_pays_his_three_coins_to_lisa():
    purses = {"stefan": "1 bronze 2 silver", "lisa": "5 silver", "chico": "5 silver 5 bronze", "livia": "5 silver"}
    t = a_table({"theatrum": "lisa"}, purses=purses)
    g = chapter(t, play.visit_theatrum)
    said(g, "chance reveal white-blue", "lisa bid silver", "chico bid silver", "livia drop", "stefan bid bronze")
    said(g, "chico drop")  # Lisa, who has no bronze, was not even asked
    assert t.theatre[theatre("white-blue")] == STEFAN
    assert t.coins == [coins(""), coins("1 bronze 7 silver"), coins("5 silver 5 bronze"), coins("5 silver")]


def test_example_of_the_forum_livia_overpays_with_double_slaves_and_scores_twice():
    t = a_table(
        {"forum-2": "livia", "forum-3": "lisa", "forum-5": "livia"},
        purses={"livia": "4 bronze 2 silver 1 gold", "lisa": "3 bronze 1 silver 2 gold"},
        hands={"livia": "slave-2 slave-2", "lisa": "slave-2 slave-2"},
    )
    g = chapter(t, play.visit_forum)
    said(g, "livia build villa-blue-10", "livia pay slave-2", "livia pay slave-2")
    assert t.points[LIVIA] == 10
    assert t.coins[LIVIA] == coins("2 bronze")
    # Lisa builds two in one go; each takes a slave, and a double card is not split between them.
    said(g, "lisa build workshop-6", "lisa pay slave-2", "lisa build villa-purple-6", "lisa pay slave-2")
    assert t.points[LISA] == 0
    assert t.houses[LISA] == 1 << site("workshop-6") | 1 << site("villa-purple-6")
    said(g, "livia build villa-purple-4")
    assert t.points[LIVIA] == 14


def test_example_of_the_portus_with_latro():
    t = a_table(
        {"latro": "lisa", "portus-bronze": "livia", "portus-silver": "stefan", "portus-gold": "chico"},
        purses={"livia": "1 bronze"},
        houses={"livia": "bank-3 workshop-3", "stefan": "workshop-5", "chico": "workshop-1"},
    )
    t.fees, t.supply = coins("1 bronze 1 silver 1 gold"), coins("38 bronze 38 silver 38 gold")
    g = chapter(t, play.send_latro, play.visit_portus)
    said(g, "chance roll bronze gold")
    assert t.coins[LISA] == coins("1 bronze 1 gold")
    said(g, "livia pay-fee")
    assert g.decision is None
    assert t.points == [5, 0, 0, 4]
    assert t.coins == [coins(""), coins("1 bronze 1 gold"), coins(""), coins("1 silver 1 gold")]


def test_example_of_the_last_scoring_two_blue_cards_and_blue_villas_of_16():
    t = a_table(houses={"livia": "villa-blue-10 villa-blue-6 villa-yellow-10"})
    t.theatre[theatre("blue-yellow")] = LIVIA
    t.awards = (Award(laurel("blue"), laurel("white"), LIVIA, OFF, 0),)
    g = chapter(t)
    last_scoring(g)
    assert t.points[LIVIA] == 32
