"""What each choice leads to, as the seat that is asked is told it."""

from random import Random

import pytest

from ludus.games.aquileia import play
from ludus.games.aquileia.box import ROUNDS
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.play import AQUILEIA, Aquileia
from ludus.games.aquileia.table import HIDDEN, Award
from ludus.speech import LANGUAGES, Speech
from tests.games.aquileia.tables import (
    BOX,
    LISA,
    STEFAN,
    a_game,
    a_table,
    begin,
    chapter,
    laurel,
    offered,
    said,
    step,
    theatre,
)

ENGLISH = Speech("en", AQUILEIA.lexicon(BOX), ("Stefan", "Lisa", "Chico", "Livia", "Otto"))
RICH = "9 bronze 9 silver 9 gold"


def told(g: Aquileia, words: str) -> str:
    """The consequence of an option, in English."""
    seat = g.asked[0]
    message = g.consequence(seat, offered(g, seat, words))
    assert message is not None
    return ENGLISH.message(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_game_says_what_it_leads_to_also_refusing(lang):
    speech = Speech(lang, AQUILEIA.lexicon(BOX), ("Stefan", "Lisa", "Chico", "Livia"))
    for seed in range(2):
        g, rng = a_game(4), Random(seed)
        while g.asked:
            seat = g.asked[0]
            for option in [] if g.chance else g.options(seat):
                message = g.consequence(seat, option)
                assert message is not None, option
                text = speech.message(message)
                assert text and "{" not in text and "  " not in text, text
            step(g, rng)


def test_a_space_says_what_it_would_bring_now():
    t = a_table(
        {"arena-c": "stefan"}, purses={"stefan": "2 bronze"}, houses={"stefan": "workshop-1 bank-1"}, track="lisa"
    )
    t.market[0] = 2
    g = begin(t, Placement(STEFAN))
    assert told(g, "place arena-a").startswith("Strength 3, plus dice and cards. 1st: 3 bronze, and points")
    assert "1st: 3 gold and one of two stadium cards" in told(g, "place gold-a")
    assert told(g, "place forum-1") == "You build 1 building. You could pay now: purple villa 4."
    assert "You have 2 bronze." in told(g, "place equi-left")
    assert told(g, "place portus-bronze").startswith("Your workshops and banks would bring 3 points and ")
    assert told(g, "place latro") == "2 dice steal coins of their metals in Portus. None lies there yet."
    assert told(g, "crest") == "Position 2: you win ties against those behind you."
    assert told(g, "stop") == "4 followers stay at home; your crest goes on position 2."


def test_in_the_last_round_no_choice_speaks_of_a_next_one():
    t = a_table({"arena-c": "stefan"})
    t.round, t.track = ROUNDS, ()
    assert told(begin(t, Placement(STEFAN)), "crest") == "Position 1: you win every tie of this last round."
    t = a_table({"arena-c": "stefan"})
    t.round = ROUNDS
    g = said(chapter(t, play.visit_arena), "chance roll gold gold gold", "stefan done")
    assert told(g, "take slave") == "A card with 1 or 2 slaves, for building in this last round."


def test_the_first_exchange_brings_points_and_ending_without_one_goes_without_them():
    g = chapter(a_table({"pecunia": "stefan"}, purses={"stefan": "2 bronze 1 gold"}), play.visit_mercatus)
    assert told(g, "trade gold-to-silver") == "4 points, for the first exchange only. You then have 1 silver, 2 bronze."
    assert told(g, "done") == "No 4 points. You keep 1 gold, 2 bronze."
    said(g, "stefan trade gold-to-silver")
    assert told(g, "trade silver-to-bronze") == "No more points. You then have 3 bronze."
    assert told(g, "done") == "You keep 1 silver, 2 bronze."


def test_a_card_says_the_strength_and_the_place_it_would_be():
    hands = {"stefan": "weapon-2 slave-1", "lisa": "silver-horse-1"}
    g = chapter(a_table({"arena-a": "stefan", "arena-c": "lisa"}, hands=hands), play.visit_arena)
    said(g, "chance roll gold gold gold", "chance roll gold gold gold")
    assert told(g, "play weapon-2") == "Strength 3: 1st, 3 bronze and 6 points or a slave card; 1 more to play."
    left = "2 bronze and what the 1st leaves: 2 points or a slave card"
    assert told(g, "done") == f"Strength 1: 2nd, {left}; 1 more to play."
    said(g, "stefan play weapon-2", "stefan done")
    assert told(g, "done") == "You have no card left that counts here: strength 2, place 2."


def test_a_horse_says_the_prize_of_its_place():
    racers = {"gold-a": "stefan", "gold-b": "lisa", "silver-c": "chico"}
    hands = {"stefan": "gold-horse-2", "lisa": "gold-horse-1"}
    g = chapter(a_table(racers, hands=hands), play.visit_stadium)
    said(g, *["chance roll bronze bronze bronze"] * 3)
    assert told(g, "play gold-horse-2") == "Strength 3: 1st, 3 gold and one of two stadium cards; 2 more to play."
    even = "(tie: your crest ahead)"
    assert told(g, "done") == f"Strength 1: 2nd {even}, 2 gold and the other stadium card; 2 more to play."
    said(g, "stefan play gold-horse-2", "stefan done")
    assert told(g, "done") == "Strength 1: 3rd, 1 gold; 1 more to play."


def test_blue_dice_tell_the_chance_of_each_place():
    t = a_table({"arena-a": "stefan", "arena-c": "lisa"})
    t.potentia, t.blue_dice = STEFAN, 4
    g = chapter(t, play.visit_arena)
    said(g, "chance roll gold gold gold", "chance roll gold gold gold", "stefan done", "lisa done")
    assert told(g, "blue 0") == "1st place: 0%, 2nd: 100%."
    assert told(g, "blue 1") == "1st place: 33%, 2nd: 67%."  # the better crest wins the tie
    assert told(g, "blue 2") == "1st place: 56%, 2nd: 44%."


def test_the_prize_says_what_the_second_gets():
    g = chapter(a_table({"arena-a": "stefan", "arena-c": "lisa"}), play.visit_arena)
    said(g, "chance roll bronze bronze gold", "chance roll gold gold gold", "stefan done", "lisa done")
    assert told(g, "take points") == "6 points for you, a slave card for Lisa."
    assert told(g, "take slave") == "A card with 1 or 2 slaves for you, 4 points for Lisa."


def test_a_stadium_card_says_its_worth_and_where_the_other_goes():
    t = a_table({"gold-a": "stefan", "gold-c": "lisa"}, houses={"lisa": "villa-blue-8"}, open_laurel="blue")
    g = chapter(t, play.visit_stadium)
    said(g, *["chance roll bronze bronze bronze"] * 2, "stefan done", "lisa done", "chance laurel neutral-7")
    assert told(g, "keep-open") == "+8 points at the end, as it stands. Stefan gets the other: neutral 7 points."
    assert told(g, "keep-hidden") == "+7 points at the end, as it stands. Stefan gets the other: blue."


def test_a_bid_says_what_the_card_is_worth_and_who_can_go_on():
    purses = {"stefan": "1 gold", "lisa": "2 gold 1 bronze", "chico": "2 gold"}
    t = a_table({"theatrum": "stefan"}, purses=purses, houses={"lisa": "villa-blue-8 villa-white-4"})
    g = said(chapter(t, play.visit_theatrum), "chance reveal white-blue")
    free = "if nobody does, you get the card for nothing."
    assert told(g, "drop") == f"You are out. If another opens, the winner pays the bid to you; {free}"
    assert told(g, "bid gold").startswith("You pay 1 gold to the supply, all you have. +0 points")
    said(g, "stefan drop")
    assert told(g, "drop") == "You pay nothing and are out. If nobody opens, Stefan gets the card for nothing."
    worth = "+8 points at the end, as it stands."
    gold = f"You pay 1 gold to Stefan, 1 gold, 1 bronze left. {worth} 1 other can go on."
    assert told(g, "bid gold") == gold
    bronze = f"You pay 1 bronze to Stefan, 2 gold left. {worth} Nobody can go on: it is yours."
    assert told(g, "bid bronze") == bronze
    said(g, "lisa bid gold")
    assert told(g, "drop") == "You pay nothing. Lisa wins it for 1 gold."


def test_a_building_says_what_it_scores_and_what_it_leaves():
    t = a_table({"forum-2": "stefan"}, purses={"stefan": RICH}, hands={"stefan": "slave-2 slave-2"})
    t.awards = (Award(laurel("blue"), laurel("white"), STEFAN, LISA, 0),)
    t.theatre[theatre("white-blue")] = STEFAN
    g = chapter(t, play.visit_forum)
    assert told(g, "build villa-blue-10").startswith("+20 points at the end, as it stands, and 10 at once. You keep ")
    assert told(g, "build villa-white-4").startswith("+4 points at the end, as it stands, and 4 at once.")
    assert told(g, "build workshop-8").startswith("+6 points each time you use Portus, and 6 at once.")
    assert told(g, "build-nothing") == "You go without this building. You keep 9 gold, 9 silver, 9 bronze."
    said(g, "stefan build villa-blue-10")
    assert told(g, "pay slave-2") == "Then 1 slave is still owed. You keep 2 slaves."
    said(g, "stefan pay slave-2")
    assert told(g, "pay slave-2") == "Then all is paid; 1 slave is lost. No slave is left in your hand."


def test_what_a_second_learns_of_its_stadium_card_counts_for_its_villas_alone():
    t = a_table({"forum-1": "stefan"}, purses={"stefan": RICH})
    t.awards = (Award(laurel("blue"), laurel("white"), LISA, STEFAN, HIDDEN),)
    g = chapter(t, play.visit_forum)
    assert told(g, "build villa-blue-4").startswith("+4 points at the end")
    assert told(g, "build villa-white-4").startswith("No points at the end yet: none of your cards counts this colour.")


def test_who_can_pay_no_site_is_told_so():
    sites = " ".join(site.name for site in BOX.sites if not site.slaves)
    t = a_table({"forum-1": "stefan"}, purses={"stefan": RICH}, houses={"lisa": sites})
    assert told(chapter(t, play.visit_forum), "build-nothing") == "You have no slaves: there is no site you can pay."


def test_who_has_no_card_that_counts_is_not_asked_for_one():
    g = chapter(a_table({"arena-a": "stefan"}, hands={"stefan": "silver-horse-1"}), play.visit_arena)
    prompt = said(g, "chance roll gold gold gold").prompt()
    assert prompt is not None and len(g.options(STEFAN)) == 1
    assert ENGLISH.question(prompt, 1) == "You have strength 1, and no card left that counts here."
    assert ENGLISH.question(prompt, 2) == "You have strength 1. Play a card? Several are allowed."


def test_a_victim_of_latro_is_told_what_paying_again_brings():
    t = a_table(
        {"portus-gold": "stefan", "latro": "lisa"}, purses={"stefan": "1 gold"}, houses={"stefan": "workshop-8"}
    )
    t.fees = (0, 0, 1)
    g = said(chapter(t, play.send_latro, play.visit_portus), "chance roll gold bronze")
    assert told(g, "pay-fee") == "1 gold more, 0 gold left: your workshops bring 6 points."
    assert told(g, "forgo") == "You go without 6 points."


def test_a_site_that_cannot_be_paid_names_everything_that_lacks():
    t = a_table({"forum-1": "stefan"}, purses={"stefan": "2 bronze 2 silver"})
    g = chapter(t, play.visit_forum)
    lacks = {blocked.option.words: ENGLISH.message(blocked.reason) for blocked in g.blocked(STEFAN)}
    assert lacks["build villa-blue-10"] == "You lack 1 gold and 3 slaves."
