"""Followers, crests and stopping."""

from typing import Any

from ludus.games.aquileia import play
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import OFF
from tests.games.aquileia.tables import (
    CHICO,
    LISA,
    STEFAN,
    a_table,
    chapter,
    coins,
    events,
    offers,
    reasons,
    said,
    space,
)

RICH = {name: "2 bronze 1 silver 1 gold" for name in ("stefan", "lisa", "chico")}


def placing(**more: Any) -> Aquileia:
    return chapter(a_table(**{"seats": 3, "purses": RICH, "track": "", **more}), play.place)


def test_the_start_player_begins_and_play_goes_clockwise():
    t = a_table(seats=3, track="")
    t.start = LISA
    g = said(chapter(t, play.place), "lisa place dolus", "chico place latro", "stefan crest", "lisa crest")
    assert g.asked == (CHICO,)


def test_every_free_space_the_crest_and_stopping_are_offered():
    g = placing()
    assert len(offers(g)) == 28 + 2
    assert reasons(g) == {}


def test_a_space_holds_one_follower():
    g = said(placing(), "stefan place dolus")
    assert "place dolus" not in offers(g)
    assert reasons(g) == {"place dolus": "aquileia-why-taken"}


def test_a_follower_on_one_side_of_the_stadium_closes_the_other():
    for side, other in (("gold", "silver"), ("silver", "gold")):
        g = said(placing(), f"stefan place {side}-a", "lisa crest", "chico crest")
        closed = [words for words, why in reasons(g).items() if why == "aquileia-why-other-side"]
        assert closed == [f"place {other}-{letter}" for letter in "abc"]
        assert f"place {side}-b" in offers(g)


def test_only_one_fee_space_for_each_player_but_latro_is_open_to_all():
    g = said(placing(), "stefan place portus-silver", "lisa crest", "chico crest")
    assert reasons(g)["place portus-gold"] == "aquileia-why-one-fee-space"
    assert "place latro" in offers(g)


def test_a_fee_space_takes_a_coin_of_its_metal_at_once():
    g = said(placing(), "stefan place portus-silver")
    assert events(g) == ["aquileia-event-places", "aquileia-event-lays-fee"]
    assert g.table.coins[STEFAN] == coins("2 bronze 1 gold")
    assert g.table.fees == coins("1 silver")


def test_without_its_coin_a_fee_space_is_closed():
    g = placing(purses={"stefan": "1 gold"})
    assert reasons(g)["place portus-bronze"] == "aquileia-why-no-coin"
    assert "place portus-gold" in offers(g)


def test_the_crest_goes_on_the_lowest_free_position_and_is_placed_once():
    g = said(placing(), "stefan crest", "lisa crest", "chico stop")
    assert g.table.track == (0, 1, 2)
    assert reasons(g)["crest"] == "aquileia-why-crest-placed"


def test_with_five_followers_and_the_crest_placed_a_seat_is_passed_over():
    g = said(placing(), "stefan crest", "lisa stop", "chico crest")
    for number, name in enumerate(("dolus", "pecunia", "latro", "theatrum", "potentia"), 1):
        said(g, f"stefan place forum-{number}", f"chico place {name}")
    assert g.decision is None
    assert g.table.followers == [0, 5, 0]
    assert g.table.at[space("servi-top")] == OFF


def test_the_question_names_the_crest_only_while_it_is_unplaced():
    g = placing()
    first = g.prompt()
    said(g, "stefan crest", "lisa crest", "chico crest")
    second = g.prompt()
    assert first is not None and second is not None
    assert (first.phrase.id, second.phrase.id) == ("aquileia-ask-place", "aquileia-ask-follower")


def test_a_last_crest_is_placed_without_a_question():
    t = a_table(seats=3, track="lisa chico")
    t.followers = [0, 0, 0]
    g = chapter(t, play.place)
    assert g.decision is None
    assert t.track == (1, 2, 0)
