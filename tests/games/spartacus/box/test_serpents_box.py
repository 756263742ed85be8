"""The Serpents and the Wolf: what is in its box, and how a game with it begins."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import COMPARISONS, GUARD, REACTION, SCHEME, TREACHEROUS
from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.reactions.moments import GAMES
from ludus.games.spartacus.rules import CARDS, SCHEMES
from ludus.games.spartacus.schemes.support import LENDING
from ludus.games.spartacus.table.census import complaints
from tests.games.spartacus.tables import BOX, a_game, can_say, one_step
from tests.replays.golden import frozen_box

FULL = BOX.full
PUBLISHED = frozen_box(SPARTACUS)
NEW_MARKET = FULL.market[len(BOX.market) :]
NEW_INTRIGUE = FULL.intrigue[len(BOX.intrigue) :]


def test_s158_31_market_cards_are_added_and_one_ashur_leaves():
    added = PUBLISHED.full.market[len(PUBLISHED.market) :]
    kinds = [title.kind for title in added]
    assert [kinds.count(kind) for kind in range(3)] == [14, 11, 6]
    assert [sum(title.is_starting and title.kind == kind for title in added) for kind in range(2)] == [3, 4]
    assert len(PUBLISHED.full.market_cards) == 92
    assert FULL.asset_number["ashur"] not in FULL.market_cards
    assert FULL.asset_number["ashur-the-serpent"] in FULL.gladiators
    assert BOX.asset_number["ashur"] in BOX.market_cards


def test_s158_55_intrigue_cards_are_added():
    box, full = PUBLISHED, PUBLISHED.full
    kinds = [title.kind for title in full.intrigue[len(box.intrigue) :]]
    assert [kinds.count(kind) for kind in (SCHEME, REACTION, GUARD)] == [30, 15, 10]
    assert len(full.intrigue) == 159 and len(full.guards) == 34
    assert len(full.title_number) == len(full.intrigue_titles)


def test_s158_six_reactions_compare_influence_two_force_a_primus_and_two_lend_support():
    reactions = [title for title in NEW_INTRIGUE if title.kind == REACTION]
    assert sum(title.compares in COMPARISONS for title in reactions) == 6
    assert not any(title.influence for title in reactions if title.compares)
    assert sum(CARDS[title.name].when == (GAMES,) for title in reactions) == 2
    assert sum(CARDS[title.name].when == LENDING for title in reactions) == 2


def test_s158_three_gladiators_are_treacherous_and_the_new_ashur_is_one():
    names = [title.name for title in NEW_MARKET if title.ability == TREACHEROUS]
    assert len(names) == 3 and "ashur-the-serpent" in names


def test_every_card_of_the_expansion_has_a_rule():
    titles = set(NEW_INTRIGUE)
    assert {title.name for title in titles if title.kind == SCHEME} <= set(SCHEMES)
    assert {title.name for title in titles if title.kind != SCHEME} <= set(CARDS)


def test_a_number_means_the_same_card_with_the_expansion_and_without():
    assert FULL.asset_names[: len(BOX.market)] == BOX.asset_names
    assert FULL.intrigue_names[: len(BOX.intrigue)] == BOX.intrigue_names
    assert [house.name for house in FULL.houses[:4]] == [house.name for house in BOX.houses]
    assert FULL.full is FULL and BOX.full is FULL


def test_s157_seppius_and_varinius_begin_with_what_their_cards_say():
    assert [(h.name, h.gold, h.gladiators, h.slaves, h.guards) for h in FULL.houses[4:]] == [
        ("seppius", 11, 1, 2, 3),
        ("varinius", 13, 2, 2, 3),
    ]
    assert [house.powers for house in FULL.houses[4:]] == [
        ("intervention", "being-influential"),
        ("will-of-the-senate", "praetor-of-rome"),
    ]


def test_s157_six_houses_take_all_starting_cards():
    owed = [sum(getattr(house, kind) for house in FULL.houses) for kind in ("gladiators", "slaves")]
    assert owed == [len(cards) for cards in FULL.starting] == [11, 12]


@pytest.mark.parametrize(("seats", "wish"), ((3, "on"), (4, "on"), (5, "auto"), (6, "auto")))
def test_with_the_expansion_there_are_six_houses_to_choose_from(seats, wish):
    g, rng = a_game(seats, expansion=wish), random.Random(5)
    while g.chance is not None:
        one_step(g, rng)
    assert [words.removeprefix("house ") for words in can_say(g, g.asked[0])] == [house.name for house in FULL.houses]


@pytest.mark.parametrize(("seats", "wish"), ((3, "on"), (4, "on"), (5, "auto"), (6, "on")))
def test_a_game_with_the_expansion_played_at_random_loses_no_card_and_no_coin(seats, wish):
    g, rng = a_game(seats, expansion=wish, length="quick"), random.Random(seats)
    for step in range(900):
        if g.decision is None:
            break
        one_step(g, rng)
        if step % 10 == 0:
            assert not complaints(g.table)
            g.reimagine(Seat(rng.randrange(seats)), Dealer(rng.randrange))
    assert not complaints(g.table)


def test_without_the_expansion_none_of_its_cards_is_played():
    g, rng = a_game(4, length="quick"), random.Random(3)
    for _ in range(600):
        if g.decision is not None:
            one_step(g, rng)
    assert not g.table.box.has_expansion
    assert max(g.table.box.market_cards) == len(BOX.market) - 1
