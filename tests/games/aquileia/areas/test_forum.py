"""V. Forum: every space and every site."""

import pytest

from ludus.games.aquileia import play
from ludus.games.aquileia.box import BANK, METALS, Site
from tests.games.aquileia.tables import (
    BOX,
    LISA,
    STEFAN,
    a_table,
    chapter,
    coins,
    events,
    offers,
    reasons,
    said,
    seen,
    site,
)


def price(it: Site) -> str:
    return " ".join(f"{count} {metal}" for count, metal in zip(it.cost, METALS, strict=True))


@pytest.mark.parametrize("it", BOX.sites, ids=lambda it: it.name)
def test_a_site_takes_its_coins_and_its_slaves(it):
    t = a_table({"forum-2": "stefan"}, purses={"stefan": price(it)}, hands={"stefan": "slave-1 " * it.slaves})
    g = said(chapter(t, play.visit_forum), f"stefan build {it.name}", *["stefan pay slave-1"] * it.slaves)
    assert g.decision is None
    assert t.houses[STEFAN] == 1 << site(it.name)
    assert (t.coins[STEFAN], sum(t.hands[STEFAN])) == (coins(""), 0)
    assert t.points[STEFAN] == (0 if it.kind == BANK else it.value)


@pytest.mark.parametrize(
    ("name", "buildings", "scores"),
    [("forum-1", 1, 0), ("forum-2", 1, 1), ("forum-3", 2, 0), ("forum-4", 1, 0), ("forum-5", 1, 1)],
)
def test_a_space_builds_so_many_and_scores_or_not(name, buildings, scores):
    t = a_table({name: "stefan"}, purses={"stefan": "4 bronze"})
    g = said(chapter(t, play.visit_forum), "stefan build villa-purple-4")
    if buildings == 2:
        said(g, "stefan build workshop-1")
    assert g.decision is None
    assert t.points[STEFAN] == 4 * scores


def test_the_spaces_act_in_the_order_of_their_numbers():
    rich = {"stefan": "9 bronze", "lisa": "9 bronze"}
    at = {"forum-5": "stefan", "forum-4": "lisa", "forum-3": "stefan", "forum-2": "lisa", "forum-1": "stefan"}
    g = chapter(a_table(at, purses=rich), play.visit_forum)
    said(g, *(f"{name} build-nothing" for name in ("stefan", "lisa", "stefan", "lisa", "stefan")))
    assert g.decision is None


def test_who_could_pay_in_coins_is_asked_even_without_slaves():
    t = a_table(
        {"forum-1": "stefan"}, purses={"stefan": "1 bronze 2 silver"}, houses={"lisa": "bank-2 workshop-4 workshop-2"}
    )
    t.houses[LISA] |= 1 << site("villa-blue-4")
    g = chapter(t, play.visit_forum)
    assert g.asked == (STEFAN,)
    assert offers(g) == ["build-nothing"]
    assert reasons(g)["build villa-blue-6"] == "aquileia-why-too-few-slaves"


def test_who_cannot_pay_any_site_in_coins_is_not_asked():
    g = chapter(a_table({"forum-1": "stefan"}, purses={"stefan": "1 gold"}), play.visit_forum)
    assert g.decision is None


def test_everybody_sees_which_slaves_were_paid():
    t = a_table({"forum-1": "stefan"}, purses={"stefan": "1 bronze 2 silver"}, hands={"stefan": "slave-2 slave-1"})
    g = said(chapter(t, play.visit_forum), "stefan build villa-blue-6")
    assert offers(g) == ["pay slave-1", "pay slave-2"]
    assert seen(g, LISA)["building"] == {"seat": 0, "buildings": 1, "site": "villa-blue-6", "slaves": 1}
    said(g, "stefan pay slave-2")
    assert events(g, LISA) == ["aquileia-event-pays-slaves", "aquileia-event-builds"]


def test_the_questions_of_the_forum_are_put_into_words():
    t = a_table({"forum-1": "stefan"}, purses={"stefan": "1 bronze 2 silver"}, hands={"stefan": "slave-2"})
    g = chapter(t, play.visit_forum)
    building = g.prompt()
    paying = said(g, "stefan build villa-blue-6").prompt()
    assert building is not None and paying is not None
    assert building.facts() == {"seat": 0, "space": 19, "count": 1}
    assert paying.facts() == {"seat": 0, "site": site("villa-blue-6"), "count": 1}
