"""What a seat sees, and what it may imagine."""

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.core.ids import CHANCE, Seat
from ludus.games.aquileia import play, scoring
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import HIDDEN, OFF, Award, laurels_of, villa_sums
from tests.games.aquileia.tables import (
    CHICO,
    LISA,
    LIVIA,
    STEFAN,
    a_table,
    card,
    cards,
    census,
    chapter,
    dealer,
    laurel,
    offers,
    said,
    seen,
    site,
    step,
    theatre,
)
from tests.games.aquileia.test_whole import ALL, played, positions

SAMPLES = 4000


def everything_told(g: Aquileia, seat: Seat) -> str:
    """All that is sent to a seat, as text."""
    prompt = g.prompt()
    told: dict[str, Any] = {
        "view": g.view(seat),
        "decision": repr(g.decision),
        "prompt": repr(prompt),
        "options": [] if seat == CHANCE else [option.words for option in g.options(seat)],
        "blocked": [repr(blocked) for blocked in g.blocked(seat)],
        "events": [event.seen_by(seat) for event in g.events],
    }
    return json.dumps(told)


# --- seeing ------------------------------------------------------------------------------------------


@given(positions)
@settings(max_examples=30, deadline=None)
def test_a_view_is_plain_data_and_a_spectator_sees_no_hand(g):
    json.dumps(g.view(STEFAN))
    players = seen(g)["players"]
    assert not any("hand" in player for player in players)


@given(positions, st.integers(0, 2), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_an_imagined_game_looks_the_same_to_the_seat(g, seat, rng):
    g.events = []
    imagined = g.reimagine(Seat(seat), dealer(rng))
    assert everything_told(imagined, Seat(seat)) == everything_told(g, Seat(seat))
    assert census(imagined.table) == ALL


@given(positions, st.integers(0, 2), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_an_imagined_game_can_be_played_to_its_end(g, seat, seed):
    before = g.key()
    rng = Random(seed)
    imagined = g.reimagine(Seat(seat), dealer(rng))
    while imagined.asked:
        step(imagined, rng)
    assert census(imagined.table) == ALL
    assert g.key() == before


def test_a_secret_changed_by_hand_changes_nothing_others_are_told():
    rng = Random(5)
    for seed in range(12):
        g = played(seed, 4, rng.randrange(80, 230))
        other = g.clone()
        t = other.table
        t.hands[LISA] = tuple(count + 1 for count in t.hands[LISA])
        t.awards = tuple(award._replace(hidden=7, kept=1) if award.winner == LISA else award for award in t.awards)
        other.settle()
        for seat in (STEFAN, CHICO, LIVIA):
            if not any(award.winner == LISA and award.second == seat for award in t.awards):
                other.events = g.events
                assert everything_told(g, seat) == everything_told(other, seat)


def test_own_hand_and_laurels_are_seen_and_those_of_others_are_not():
    t = a_table(hands={"stefan": "weapon-3", "lisa": "slave-2"})
    t.awards = (Award(laurel("blue"), laurel("white"), STEFAN, LISA, 1),)
    g = chapter(t)
    stefan, lisa = seen(g, STEFAN)["players"][:2]
    assert (stefan["hand"], stefan["laurels"]) == ({"weapon-3": 1}, ["white"])
    assert "hand" not in lisa and "laurels" not in lisa


def test_with_the_option_the_numbers_are_shown():
    t = a_table(hands={"lisa": "slave-2 weapon-1"}, show_counts=True)
    t.awards = (Award(laurel("blue"), laurel("white"), STEFAN, LISA, 1),)
    lisa = seen(chapter(t), STEFAN)["players"][LISA]
    assert (lisa["cards"], lisa["laurel_count"]) == (2, 1)


def worth(t, laurels):
    """The last scoring of Stefan's villas with these stadium cards."""
    return sum(map(int.__mul__, villa_sums(t, STEFAN), scoring.count_cards(t, STEFAN, laurels)))


def test_what_a_villa_would_add_is_what_it_adds():
    laurels = [laurel("blue"), laurel("white"), laurel("neutral-7")]
    built = "villa-white-6 villa-blue-4 villa-purple-4"
    for name in ("villa-blue-10", "villa-white-4", "villa-purple-8", "villa-yellow-10"):
        t, after = a_table(houses={"stefan": built}), a_table(houses={"stefan": f"{built} {name}"})
        for table in (t, after):
            for card_name in ("white-blue", "blue-purple", "yellow-purple"):
                table.theatre[theatre(card_name)] = STEFAN
        assert scoring.gain(t, STEFAN, site(name), laurels) == worth(after, laurels) - worth(t, laurels)


@given(positions)
@settings(max_examples=20, deadline=None)
def test_were_the_game_over_now_my_standing_would_be_my_score(g):
    told = [seen(g, Seat(seat))["players"][seat]["standing"]["total"] for seat in range(g.table.seats)]
    if not g.table.how:
        scoring.last_scoring(g)
    assert told == g.table.points


def test_the_standing_of_another_counts_no_secret_card():
    t = a_table(houses={"stefan": "villa-blue-10"})
    t.awards = (Award(laurel("white"), laurel("blue"), STEFAN, LIVIA, HIDDEN),)
    g = chapter(t, play.place)
    assert seen(g, STEFAN)["players"][STEFAN]["standing"]["total"] == 10
    assert seen(g, LIVIA)["players"][STEFAN]["standing"]["total"] == 0


# --- imagining ---------------------------------------------------------------------------------------


def imagined(g: Aquileia, seat: Seat, seed: int = 1) -> list[Aquileia]:
    rng = Random(seed)
    return [g.reimagine(seat, dealer(rng)) for _ in range(SAMPLES)]


def shares(found: list[Any]) -> dict[Any, float]:
    return {what: count / len(found) for what, count in Counter(found).items()}


def near(found: dict[Any, float], expected: dict[Any, float]) -> bool:
    return found.keys() == expected.keys() and all(abs(found[what] - expected[what]) < 0.03 for what in expected)


def few_cards(hands: dict[str, str], pile: str) -> Aquileia:
    """A table whose piles hold only these cards."""
    t = a_table(hands=hands)
    t.pile = cards(pile)
    return chapter(t)


def test_a_hidden_card_is_anywhere_it_can_be_with_the_right_frequency():
    g = few_cards({"lisa": "slave-1", "chico": "slave-2"}, "slave-1 slave-1")
    kind = card("slave-2")
    where = [
        next((seat for seat in (LISA, CHICO) if other.table.hands[seat][kind]), "pile") for other in imagined(g, STEFAN)
    ]
    assert near(shares(where), {LISA: 1 / 4, CHICO: 1 / 4, "pile": 1 / 2})


def test_the_own_hand_and_the_sizes_of_other_hands_stay():
    g = few_cards({"stefan": "slave-2", "lisa": "slave-1 weapon-1"}, "slave-1 weapon-2 gold-horse-1")
    for other in imagined(g, STEFAN)[:50]:
        assert other.table.hands[STEFAN] == cards("slave-2")
        assert sum(other.table.hands[LISA][:2]) == sum(other.table.hands[LISA][2:]) == 1


def test_a_card_all_have_seen_bought_stays_where_it_is():
    g = few_cards({"lisa": "weapon-3 weapon-1"}, "gold-horse-1")
    g.table.shown[LISA] = cards("weapon-3")
    hands = [other.table.hands[LISA] for other in imagined(g, STEFAN)]
    assert near(shares(hands), {cards("weapon-3 weapon-1"): 1 / 2, cards("weapon-3 gold-horse-1"): 1 / 2})


def test_of_like_cards_the_one_all_have_seen_is_played_first():
    t = a_table({"arena-a": "lisa"}, hands={"lisa": "weapon-3 weapon-1"})
    t.shown[LISA] = cards("weapon-3")
    said(chapter(t, play.visit_arena), "chance roll gold gold gold", "lisa play weapon-3", "lisa play weapon-1")
    assert t.shown[LISA] == cards("")


def test_who_is_paying_slaves_is_imagined_with_enough_of_them():
    t = a_table({"forum-1": "lisa"}, purses={"lisa": "2 bronze 2 silver 1 gold"}, hands={"lisa": "slave-2 slave-2"})
    g = said(chapter(t, play.visit_forum), "lisa build villa-blue-10")
    hands = {other.table.hands[LISA][:2] for other in imagined(g, STEFAN)}
    assert hands == {(0, 2), (1, 1)}
    assert offers(g.reimagine(LISA, dealer(Random(1)))) == ["pay slave-2"]


def a_race(kept: int, hidden: str = "white", left: str = "neutral-3") -> Aquileia:
    """Lisa won before Chico; blue lay open; the pile holds one more card."""
    t = a_table()
    t.awards = (Award(laurel("blue"), laurel(hidden), LISA, CHICO, kept),)
    pile = [0] * len(t.laurels)
    for name in left.split():
        pile[laurel(name)] += 1
    t.laurels = tuple(pile)
    return chapter(t)


def pairs(games: list[Aquileia]) -> list[tuple[int, ...]]:
    return [(*laurels_of(g.table, LISA), *laurels_of(g.table, CHICO)) for g in games]


def test_others_do_not_know_which_of_the_two_stadium_cards_went_to_whom():
    blue, white, three = laurel("blue"), laurel("white"), laurel("neutral-3")
    expected = {pair: 1 / 4 for pair in ((blue, white), (white, blue), (blue, three), (three, blue))}
    for kept in (0, 1):
        assert near(shares(pairs(imagined(a_race(kept), STEFAN))), expected)


def test_the_winner_knows_both_cards():
    assert set(pairs(imagined(a_race(0), LISA)[:200])) == {(laurel("blue"), laurel("white"))}


def test_a_second_who_got_the_hidden_card_knows_both():
    assert set(pairs(imagined(a_race(0), CHICO)[:200])) == {(laurel("blue"), laurel("white"))}


def test_a_second_who_got_the_open_card_does_not_know_the_other():
    blue, white, three = laurel("blue"), laurel("white"), laurel("neutral-3")
    assert near(shares(pairs(imagined(a_race(1), CHICO))), {(white, blue): 1 / 2, (three, blue): 1 / 2})


def test_a_card_like_the_open_one_may_be_the_hidden_one_and_is_then_twice_as_likely():
    blue, three = laurel("blue"), laurel("neutral-3")
    assert near(shares(pairs(imagined(a_race(1, "blue"), CHICO))), {(blue, blue): 2 / 3, (three, blue): 1 / 3})


def test_while_the_winner_looks_the_others_do_not_know_the_hidden_card():
    g = a_race(-1)
    hidden = [other.table.awards[0].hidden for other in imagined(g, CHICO)]
    assert near(shares(hidden), {laurel("white"): 1 / 2, laurel("neutral-3"): 1 / 2})
    assert all(other.table.awards == g.table.awards for other in imagined(g, LISA)[:50])


def test_the_pile_that_chance_draws_from_is_imagined_too():
    t = a_table({"servi-top": "stefan"}, purses={"stefan": "1 bronze"}, hands={"lisa": "slave-1"})
    t.pile = cards("slave-2")
    g = said(chapter(t, play.visit_mercatus), "stefan buy-slaves 1")
    drawn = [other.chance.outcomes()[0].words for other in imagined(g, STEFAN) if other.chance is not None]
    assert near(shares(drawn), {"draw slave-1": 1 / 2, "draw slave-2": 1 / 2})


def test_after_the_end_nothing_is_imagined():
    g = played(3, 3, 10**4)
    assert g.reimagine(STEFAN, dealer(Random(1))).key() == g.key()


def test_an_award_without_winner_gives_nobody_a_card():
    award = Award(laurel("blue"), laurel("white"), OFF, OFF, -1)
    assert [award.laurel_of(seat) for seat in (STEFAN, OFF)] == [OFF, OFF]
