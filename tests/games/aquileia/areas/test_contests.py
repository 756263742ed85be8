"""II. Arena and III. Stadium."""

import pytest

from ludus.games.aquileia import play
from ludus.games.aquileia.play import Aquileia
from ludus.games.aquileia.table import OFF
from tests.games.aquileia.tables import (
    BOX,
    CHICO,
    LISA,
    STEFAN,
    a_table,
    card,
    cards,
    chapter,
    coins,
    events,
    laurel,
    offers,
    reasons,
    said,
    seen,
)

EVERY_CARD = " ".join(it.name for it in BOX.cards)
MISS = {"arena": "gold gold gold", "gold": "bronze bronze bronze", "silver": "bronze bronze bronze"}


def contest(name: str, hand: str = "", dice: str = "") -> Aquileia:
    """Stefan alone stands on one space and has rolled."""
    t = a_table({name: "stefan"}, hands={"stefan": hand}, open_laurel="white")
    visit = play.visit_arena if name.startswith("arena") else play.visit_stadium
    return said(chapter(t, visit), f"chance roll {dice or MISS[name.partition('-')[0]]}")


def strength(g: Aquileia) -> int:
    found = seen(g)["contest"]["strengths"][0]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("arena-a", 1), ("arena-b", 1), ("arena-c", 2)),
        *(("gold-a", 1), ("gold-b", 1), ("gold-c", 2)),
        *(("silver-a", 1), ("silver-b", 1), ("silver-c", 2)),
    ],
)
def test_a_space_counts_its_value(name, value):
    assert strength(contest(name)) == value


def test_the_values_of_several_spaces_add_up():
    t = a_table({"arena-a": "stefan", "arena-b": "stefan", "arena-c": "stefan"})
    assert seen(chapter(t, play.visit_arena))["contest"]["strengths"] == [4]


@pytest.mark.parametrize(("name", "expected"), [("arena-a", 1 + 2), ("gold-a", 1 + 0 + 1), ("silver-a", 1 + 1 + 2)])
def test_only_faces_of_the_own_metal_count_on_red_and_blue_dice(name, expected):
    t = a_table({name: "stefan"}, open_laurel="white")
    t.potentia, t.blue_dice = STEFAN, 4
    g = chapter(t, play.visit_arena, play.visit_stadium)
    said(g, "chance roll bronze bronze silver", "stefan done")
    if name != "arena-a":
        said(g, "chance roll gold silver bronze silver")
    assert strength(g) == expected


@pytest.mark.parametrize("name", [it.name for it in BOX.cards])
def test_a_card_adds_its_strength_where_it_counts_and_nowhere_else(name):
    kind = BOX.cards[card(name)]
    where = {0: "arena-a", 1: "arena-a", 2: "silver-a", 3: "gold-a"}[kind.suit]
    for place in ("arena-a", "silver-a", "gold-a"):
        g = contest(place, name)
        if place == where:
            said(g, f"stefan play {name}")
            assert strength(g) == 1 + kind.strength
            assert g.table.discards == cards(name)
            assert offers(g) == ["done"]
        else:
            assert offers(g) == ["done"]
            assert reasons(g) == {f"play {name}": "aquileia-why-not-here"}


def test_everybody_is_asked_for_cards_even_with_an_empty_hand():
    g = contest("arena-a")
    assert g.asked == (STEFAN,)
    assert offers(g) == ["done"]


def test_dice_and_cards_go_from_the_start_player_clockwise():
    t = a_table({"arena-a": "stefan", "arena-b": "lisa", "arena-c": "chico"})
    t.start = LISA
    g = said(chapter(t, play.visit_arena), *["chance roll gold gold gold"] * 3)
    assert seen(g)["contest"]["seats"] == [LISA, CHICO, STEFAN]
    said(g, "lisa done", "chico done", "stefan done", "chico take slave", "chance draw slave-1")
    assert t.points[STEFAN] == 2  # the second, by crest, with strength 1
    assert t.coins[:3] == [coins("2 bronze"), coins("1 bronze"), coins("3 bronze")]


def test_the_second_scores_the_own_strength_doubled_if_the_winner_takes_the_card():
    t = a_table({"arena-c": "stefan", "arena-b": "lisa"})
    g = said(chapter(t, play.visit_arena), "chance roll bronze gold gold", "chance roll bronze gold gold")
    said(g, "stefan done", "lisa done", "stefan take slave", "chance draw slave-2")
    assert t.points[:2] == [0, 4]
    assert t.hands[STEFAN] == cards("slave-2")
    assert t.at == [OFF] * 28


def test_nobody_in_the_arena_means_no_fight():
    assert chapter(a_table(), play.visit_arena).decision is None


def test_all_blue_dice_not_used_in_the_arena_are_rolled_in_the_stadium():
    t = a_table({"arena-a": "stefan", "gold-a": "stefan", "potentia": "stefan"}, open_laurel="white")
    g = chapter(t, play.visit_mercatus, play.visit_arena, play.visit_stadium)
    said(g, "chance roll gold gold gold", "stefan done", "stefan blue 1", "chance roll bronze", "stefan take points")
    assert t.points[STEFAN] == 4
    said(g, "chance roll gold silver silver", "stefan done", "chance roll gold gold silver")
    assert strength(g) == 1 + 1 + 2
    assert t.blue_dice == 0


def test_all_four_used_in_the_arena_leave_none_for_the_stadium():
    t = a_table({"arena-a": "stefan", "gold-a": "stefan", "potentia": "stefan"}, open_laurel="white")
    g = chapter(t, play.visit_mercatus, play.visit_arena, play.visit_stadium)
    said(g, "chance roll gold gold gold", "stefan done", "stefan blue 4", "chance roll gold gold gold gold")
    said(g, "stefan take points", "chance roll gold silver silver", "stefan done", "chance laurel blue")
    assert t.blue_dice == 0 and g.decision is not None and g.decision.kind == "keep"


def test_the_fourth_of_a_race_gets_nothing():
    t = a_table({"gold-a": "stefan", "gold-b": "lisa", "gold-c": "chico", "silver-a": "livia"}, open_laurel="white")
    g = said(chapter(t, play.visit_stadium), *["chance roll bronze bronze bronze"] * 4)
    said(g, "stefan done", "lisa done", "chico done", "livia done", "chance laurel blue", "chico keep-hidden")
    assert t.coins == [coins("2 gold"), coins("1 gold"), coins("3 gold"), coins("")]
    assert t.awards[0].laurel_of(CHICO) == laurel("blue")
    assert t.awards[0].laurel_of(STEFAN) == laurel("white")


def test_the_winner_sees_the_hidden_card_before_choosing_and_nobody_else_does():
    g = said(contest("gold-a"), "stefan done", "chance laurel blue")
    assert events(g, STEFAN)[-1] == "aquileia-event-looks"
    assert events(g, LISA)[-1] == "aquileia-event-looks-unseen"
    assert seen(g, STEFAN)["stadium"]["awards"][0]["hidden"] == "blue"
    assert "hidden" not in seen(g, LISA)["stadium"]["awards"][0]


def test_the_winner_chooses_even_between_two_like_cards():
    g = said(contest("gold-a"), "stefan done", "chance laurel white")
    assert offers(g) == ["keep-open", "keep-hidden"]


def test_the_questions_of_a_contest_are_put_into_words():
    t = a_table({"arena-a": "stefan", "gold-a": "stefan", "potentia": "stefan"}, open_laurel="white")
    g = chapter(t, play.visit_mercatus, play.visit_arena, play.visit_stadium)
    asked = []
    for line in (
        *("chance roll gold gold gold", "stefan done", "stefan blue 0", "stefan take points"),
        *("chance roll gold gold gold", "stefan done", "chance roll gold gold gold gold", "chance laurel blue"),
        "stefan keep-open",
    ):
        prompt = g.prompt()
        asked += [prompt.phrase.id.removeprefix("aquileia-ask-")] if prompt else []
        said(g, line)
    assert asked == ["cards", "blue", "prize", "cards", "laurel"]
