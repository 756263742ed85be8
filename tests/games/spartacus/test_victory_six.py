"""Ties at the end with five and six houses: the four richest fight it out, and nobody carries wounds along."""

import random

from ludus.games.spartacus.arena.tournament import Tournament, worth
from ludus.games.spartacus.combat.field import printed_dice
from ludus.games.spartacus.table.table import ARENA
from ludus.games.spartacus.victory import WinCheck
from tests.games.spartacus.primus_tables import a_wide_table
from tests.games.spartacus.tables import DICE, A, B, C, D, E, F, asset, begin, events, one_step, said

RICH = {A: "theokoles", B: "crixus", C: "varro", D: "agron net-1", E: "duro", F: "celt-warrior-1"}  # 5 4 3 4 2 2
SIX = (12, 12, 12, 12, 12, 12)


def a_tie(assets=RICH, influence=SIX, seats=6, **more):
    return begin(a_wide_table(assets, seats=seats, influence=influence, **more), WinCheck(ARENA))


def houses(g):
    return next(f for f in g.stack if isinstance(f, Tournament)).houses


def test_s172_of_six_the_four_richest_decide_it_among_themselves():
    g = a_tie({**RICH, D: "agron", E: "duro", F: "celt-warrior-1 net-1"})  # 5 4 3 3 2 3, so C, D and F are tied
    assert [worth(g.table, seat) for seat in (A, B, C, D, E, F)] == [5, 4, 3, 3, 2, 3]
    said(g, (DICE, "roll 4"), (DICE, "roll 2"), (DICE, "roll 6"))
    assert houses(g) == (C, F, B, A) and "too-poor" in events(g)  # D rolled lowest, E was poorest
    assert [fighter.seat for fighter in g.table.fighters] == [C, F]


def test_s172_of_five_the_four_richest_decide_it_among_themselves():
    g = a_tie({**RICH, D: "agron trident-1 net-1"}, influence=(12, 12, 12, 12, 12, 4))
    assert [worth(g.table, seat) for seat in (A, B, C, D, E)] == [5, 4, 3, 6, 2]
    assert houses(g) == (C, B, A, D)


def test_whoever_is_too_poor_loses_nothing_but_the_game():
    g = a_tie({**RICH, D: "agron", F: "syrian-warrior-1"})
    rng = random.Random(5)
    while g.decision is not None:
        one_step(g, rng)
    assert g.table.influence == list(SIX) and g.table.how == "tournament-4"


def test_those_who_cannot_fight_drop_out_before_the_richest_are_found():
    g = a_tie({**RICH, A: "", B: ""})
    assert g.table.influence[:2] == [11, 11] and g.decision is not None
    while g.decision.kind == "tie-roll":
        said(g, (DICE, "roll 5"), (DICE, "roll 2"))
    assert set(houses(g)) == {C, D, E, F}


def test_if_only_one_of_six_can_fight_that_one_wins():
    g = a_tie({C: "varro"})
    assert g.table.winner == C and g.table.influence == [11, 11, 12, 11, 11, 11]


def test_if_none_of_six_can_fight_all_lose_one_and_play_goes_on():
    g = a_tie({})
    assert g.table.influence == [11] * 6 and g.outcome() is None and "play-goes-on" in events(g)


def test_whoever_fights_twice_has_all_dice_again():
    g = a_tie({**RICH, D: "agron", F: "syrian-warrior-1"})
    rng, bouts, wounded = random.Random(8), [], False
    while g.decision is not None:
        fighters = g.table.fighters
        cards = tuple(fighter.card for fighter in fighters)
        if len(cards) == 2 and cards not in bouts:
            bouts.append(cards)
            assert all(fighter.dice == printed_dice(g.table, fighter.card) for fighter in fighters)
        wounded = wounded or any(fighter.dice != printed_dice(g.table, fighter.card) for fighter in fighters)
        one_step(g, rng)
    assert wounded and len(bouts) == 3 and set(bouts[2]) <= {*bouts[0], *bouts[1]}
    assert all(g.table.condition[asset(name)] == 0 for name in ("theokoles", "crixus", "varro"))


def test_a_tournament_of_six_copies_itself_whole():
    frame = Tournament((A, B, C, D, E, F))
    assert vars(frame.copy()) == vars(frame) and frame.copy().key() == frame.key()
