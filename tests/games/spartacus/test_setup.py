"""Set-up: dice, houses, and what each begins with."""

import random

import pytest

from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.table import assets_of, house_of
from ludus.games.spartacus.upkeep import Ledgers
from tests.games.spartacus.tables import DICE, A, B, C, D, a_game, can_say, one_step, said


def set_up(seats: int, seed: int = 1):
    g = a_game(seats)
    rng = random.Random(seed)
    while not any(isinstance(frame, Ledgers) for frame in g.stack):
        one_step(g, rng)
        assert not complaints(g.table)
    return g


def test_the_highest_roll_hosts_and_chooses_first_then_clockwise():
    g = a_game()
    said(g, (DICE, "roll 2"), (DICE, "roll 5"), (DICE, "roll 3"), (DICE, "roll 4"))
    assert g.table.host == B
    assert g.asked == (B,)
    said(g, (B, "house glaber"))
    assert g.asked == (C,)
    assert can_say(g, C) == ["house batiatus", "house tullius", "house solonius"]
    assert [line.option.words for line in g.blocked(C)] == ["house glaber"]
    said(g, (C, "house batiatus"), (D, "house solonius"))
    assert g.table.house == [2, 1, 0, 3]  # the last house falls to A without a question


def test_s66_only_those_tied_for_highest_roll_again():
    g = a_game(3)
    said(g, (DICE, "roll 6"), (DICE, "roll 2"), (DICE, "roll 6"))
    said(g, (DICE, "roll 1"), (DICE, "roll 3"))
    assert g.table.host == C


@pytest.mark.parametrize("seats", (3, 4))
def test_s146_every_house_gets_what_its_card_says(seats):
    t = set_up(seats).table
    for seat in (A, B, C, D)[:seats]:
        house = house_of(t, seat)
        assert len(assets_of(t, seat, GLADIATOR)) == house.gladiators
        assert len(assets_of(t, seat, SLAVE)) == house.slaves
        assert len(t.guards[seat]) == house.guards
        assert t.gold[seat] == house.gold
        assert t.hands[seat] == ()
        assert all(t.box.market[card].is_starting for card in t.assets[seat])


def test_s146_starting_cards_left_over_stay_in_the_market_deck():
    t = set_up(3).table
    dealt = [card for assets in t.assets for card in assets]
    left = [card for cards in t.box.starting for card in cards if card not in dealt]
    assert left
    assert set(left) <= set(t.market_pile)
    assert len(t.market_pile) == 62 - len(dealt)


@pytest.mark.parametrize(("length", "influence"), (("quick", 7), ("standard", 4), ("long", 1)))
def test_influence_at_the_start_follows_the_length(length, influence):
    g = a_game(length=length)
    rng = random.Random(3)
    while not g.table.influence[0]:
        one_step(g, rng)
    assert g.table.influence == [influence] * 4
