"""How `greedy` plays Aquileia: small cases with one good answer, and whole games."""

import random

import pytest

from ludus.bots import find
from ludus.bots.aquileia import choose
from ludus.games.aquileia import play as rounds
from ludus.games.aquileia.features import Entrant, Rival, hits, may_become, places
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import OPEN, Award
from ludus.match import Match, Turn, play
from tests.games.aquileia.tables import CHICO, LISA, STEFAN, a_table, begin, chapter, laurel, said


def answer(g: Aquileia) -> str:
    """What the bot says where the game stands."""
    match = Match.new("aquileia", g.table.seats, seed=1)
    match.game = g
    decision = g.decision
    assert decision is not None
    seat = decision.seats[0]
    return choose(Turn(match, seat, decision, g.options(seat)), random.Random(1)).words


# --- the numbers ---------------------------------------------------------------------------------------


def test_three_dice_show_a_metal_as_often_as_they_should():
    assert dict(hits(3)) == pytest.approx({0: 8 / 27, 1: 12 / 27, 2: 6 / 27, 3: 1 / 27})


def test_a_tie_goes_by_the_crest():
    odds = ((2, 1.0),)
    assert places(2, (Rival(odds, wins_ties=False),)) == [1.0, 0.0]
    assert places(2, (Rival(odds, wins_ties=True),)) == [0.0, 1.0]


def test_a_rival_may_play_the_cards_it_may_hold():
    assert may_become(Entrant(LISA, 0, strength=2, dice=0, cards=3, crest=0)) == ((2, 0.5), (5, 0.5))


# --- placement -----------------------------------------------------------------------------------------


def placing(purse: str, hand: str = "", houses: str = "") -> Aquileia:
    """The first to place is Stefan."""
    t = a_table(
        track="",
        purses={"stefan": purse},
        hands={"stefan": hand},
        houses={"stefan": houses},
        market="weapon-1 weapon-1 gold-horse-1",
        open_laurel="neutral-3",
    )
    return begin(t, Placement(STEFAN))


def test_workshops_send_a_follower_to_portus():
    g = placing("1 silver", houses="workshop-5 workshop-6 workshop-7")
    g.table.round = 6
    assert answer(g) == "place portus-silver"


def test_without_a_building_no_fee_is_laid():
    assert not answer(placing("1 bronze")).startswith("place portus")


def test_coins_for_a_building_send_a_follower_to_the_forum():
    chosen = answer(placing("3 bronze 2 silver 2 gold", hand="slave-2 slave-2"))
    assert chosen in ("place forum-2", "place forum-3", "place forum-5")


# --- actions -------------------------------------------------------------------------------------------


def test_the_points_of_pecunia_are_taken_once():
    g = chapter(a_table({"pecunia": "stefan"}, purses={"stefan": "2 gold"}), rounds.visit_mercatus)
    assert answer(g).startswith("trade gold")
    assert answer(said(g, "stefan trade gold-to-bronze")) == "done"


def test_horses_stay_in_the_stable_when_the_race_is_won():
    t = a_table({"gold-c": "stefan"}, hands={"stefan": "gold-horse-2"}, open_laurel="white")
    assert answer(said(chapter(t, rounds.visit_stadium), "chance roll gold gold gold")) == "done"


def test_a_horse_that_wins_the_race_is_played():
    t = a_table(
        {"gold-a": "stefan", "silver-a": "lisa"},
        hands={"stefan": "gold-horse-2"},
        houses={"stefan": "villa-blue-10 villa-blue-6"},
        open_laurel="blue",
    )
    dice = ("chance roll bronze bronze bronze", "chance roll silver bronze bronze")
    assert answer(said(chapter(t, rounds.visit_stadium), *dice)) == "play gold-horse-2"


def test_the_laurel_of_the_own_villas_is_kept():
    t = a_table({"gold-a": "stefan"}, houses={"stefan": "villa-blue-10"}, open_laurel="blue")
    dice = ("chance roll gold gold gold", "stefan done", "chance laurel neutral-3")
    assert answer(said(chapter(t, rounds.visit_stadium), *dice)) == "keep-open"


def test_a_theatre_card_for_great_villas_is_worth_a_bid():
    t = a_table({"theatrum": "stefan"}, purses={"lisa": "1 bronze"}, houses={"lisa": "villa-blue-10"})
    assert answer(said(chapter(t, rounds.visit_theatrum), "chance reveal white-blue")) == "bid bronze"


def test_in_the_last_round_a_theatre_card_without_villas_is_left_to_others():
    t = a_table({"theatrum": "stefan"}, purses={"stefan": "2 bronze"}, houses={"lisa": "villa-blue-10"})
    t.round = 6
    t.at[t.box.forum[0]], t.followers[STEFAN] = STEFAN, 3  # he will build a villa or a workshop with his coins
    t.stands[STEFAN] |= 1 << t.box.forum[0]
    t.awards = (Award(laurel("purple"), laurel("white"), STEFAN, CHICO, OPEN),)
    assert answer(said(chapter(t, rounds.visit_theatrum), "chance reveal white-blue")) == "drop"


def test_the_villa_that_scores_most_is_built():
    t = a_table(
        {"forum-2": "stefan"}, purses={"stefan": "2 bronze 2 silver 1 gold"}, hands={"stefan": "slave-2 slave-1"}
    )
    t.awards = (Award(laurel("blue"), laurel("white"), STEFAN, CHICO, OPEN),)
    g = chapter(t, rounds.visit_forum)
    assert answer(g) == "build villa-blue-10"
    assert answer(said(g, "stefan build villa-blue-10")) == "pay slave-2"
    assert answer(said(g, "stefan pay slave-2")) == "pay slave-1"


def test_a_stolen_fee_is_paid_again_for_good_workshops():
    t = a_table(
        {"latro": "lisa", "portus-bronze": "stefan"}, purses={"stefan": "1 bronze"}, houses={"stefan": "workshop-5"}
    )
    t.fees = (1, 0, 0)
    g = chapter(t, rounds.send_latro, rounds.visit_portus)
    assert answer(said(g, "chance roll bronze bronze")) == "pay-fee"


# --- whole games ---------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_game():
    records = []
    for _ in range(2):
        match = Match.new("aquileia", 3, seed=3)
        play(match, [find("greedy")(seat) for seat in range(3)])
        records.append(match.record())
    assert records[0] == records[1]


def test_it_beats_three_that_play_at_random_from_every_seat():
    for seat in range(4):
        match = Match.new("aquileia", 4, seed=seat)
        play(match, [find("greedy" if other == seat else "random")(other) for other in range(4)])
        assert match.outcome is not None
        assert match.outcome.winners == (seat,)
