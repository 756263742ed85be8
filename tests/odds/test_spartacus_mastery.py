"""Bare fights as they are shipped, and the master who fights by them."""

import random
import zlib
from itertools import product

import pytest

from ludus.core.ids import CHANCE
from ludus.games.spartacus.features import Entrant, a_duel, fighters, standing
from ludus.games.spartacus.table.fighters import ATTACK, DEFENCE, SPEED, hits
from ludus.match import Match
from ludus.odds.spartacus import box_of, shipped_answer
from ludus.odds.spartacus.tables.bare import CERTAIN, PATH, bare_fights, shipped_tables, write
from ludus.odds.spartacus.tactics import master
from ludus.odds.spartacus.tactics.simple import charge, fight
from tests.odds.duels import bout_of, edited, small_arena

BOX = box_of(None)
ROUNDED = 1 / CERTAIN
# a fast fighter who runs until the crowd is heard depends on whom it drives to the middle, which bare fights leave open
LEFT_OPEN = 0.02


def tables():
    found = bare_fights(BOX)
    assert found is not None
    return found


def dice_of(name):
    title = next(title for title in BOX.market if title.name == name)
    return title.attack, title.defence, title.speed


def a_fight(one, other, **options):
    """The first round of a fight, on a table of its own."""
    whole = Match.new("spartacus", 3, "mastery", options).game
    return a_duel(whole, *(Entrant(name, tuple(gear)) for name, *gear in (one.split(), other.split())))


def fought(g, leads, seed):
    """The winner's side; a side is led by the master if it is named in `leads`."""
    lots = random.Random(seed)
    while len({fighters(g)[who].side for who in standing(g)}) == 2:
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(lots.randrange))
            continue
        seat = next(seat for seat in g.asked if g.options(seat))
        options = g.options(seat)
        known = master.chances(g, options) if seat in leads else None
        tactic = fight(g, seat, g.decision.kind, options)
        g.apply(seat, tactic if known is None else options[known.index(max(known))])
    return fighters(g)[standing(g)[0]].side


def until(g, verb):
    """Charge until somebody has a choice with this verb."""
    lots = random.Random(1)
    while len(g.options(g.asked[0])) == 1 or all(option.verb != verb for option in g.options(g.asked[0])):
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(lots.randrange))
        else:
            seat = next(seat for seat in g.asked if g.options(seat))
            kind, options = g.decision.kind, g.options(seat)
            g.apply(seat, charge(g, seat, options) if kind == "turn" else fight(g, seat, kind, options))
    return g.options(g.asked[0])


# --- The tables --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "one, other",
    [("numidian-warrior", "syrian-warrior"), ("syrian-warrior", "thracian-warrior"), ("cook", "attendant")],
)
def test_a_bare_fight_is_worth_what_its_exact_odds_say(one, other):
    here, there = BOX.arena.starts
    told = tables().at_round(dice_of(one), dice_of(other), here, there)
    exact = shipped_answer(bout_of(one, other))
    assert exact is not None
    assert told == pytest.approx(exact.value, abs=LEFT_OPEN)


def test_of_two_alike_nobody_is_better():
    here, there = BOX.arena.starts
    for dice in product(range(1, 6), range(1, 5), range(1, 5)):
        assert tables().at_round(dice, dice, here, there) == pytest.approx(0.5, abs=ROUNDED)


def test_a_die_more_does_no_harm():
    here, there = BOX.arena.starts
    for dice in product(range(1, 5), range(1, 4), range(1, 4)):
        less = tables().at_round(dice, (3, 3, 3), here, there)
        for kind in (ATTACK, DEFENCE, SPEED):
            more = tuple(number + (kind == at) for at, number in enumerate(dice))
            assert tables().at_round(more, (3, 3, 3), here, there) >= less - LEFT_OPEN


def test_another_arena_has_no_tables(tmp_path):
    folder = edited(tmp_path)
    small_arena(folder, 6, 2)
    assert bare_fights(box_of(folder)) is None


@pytest.mark.parametrize(
    "broken",
    [
        lambda data: b"",
        lambda data: data[:-9],
        lambda data: b"?" + data,
        lambda data: data.split(b"\n")[0],
        lambda data: b"null\n" + zlib.compress(b"123"),
    ],
)
def test_a_broken_file_is_as_good_as_none(tmp_path, broken):
    path = tmp_path / "bare.odds"
    path.write_bytes(broken(PATH.read_bytes()))
    assert shipped_tables(path) == (None, None)


def test_a_missing_file_is_as_good_as_none(tmp_path):
    assert shipped_tables(tmp_path / "bare.odds") == (None, None)


def test_what_is_written_is_read(tmp_path):
    path = tmp_path / "bare.odds"
    write({"game": "spartacus"}, tables(), path)
    assert shipped_tables(path) == ({"game": "spartacus"}, tables())


# --- The master --------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack, defence", [(1, 1), (3, 2), (2, 3)])
def test_hits_come_as_often_as_all_rolls_counted_say(attack, defence):
    faces = range(1, 7)
    counted = [0] * (attack + 1)
    for roll in product(faces, repeat=attack + defence):
        mine, yours = (tuple(sorted(dice, reverse=True)) for dice in (roll[:attack], roll[attack:]))
        counted[hits(mine, yours)] += 1
    told = master.chances_of_hits(attack, defence)
    assert told == pytest.approx([count / 6 ** (attack + defence) for count in counted])


def test_dice_are_lost_in_every_way_that_leaves_one_of_each_kind():
    assert master.ways_to_lose((2, 1, 3), 0) == [(2, 1, 3)]
    assert sorted(master.ways_to_lose((2, 1, 3), 2)) == [(1, 1, 2), (2, 1, 1)]


@pytest.mark.parametrize("verb", ["move", "attack", "lose", "act-first"])
def test_the_master_knows_turns_wounds_and_who_should_act_first(verb):
    g = a_fight("crixus", "spartacus")
    options = until(g, verb)
    known = master.chances(g, options)
    assert known is not None
    assert len(known) == len(options)
    assert all(0 <= chance <= 1 for chance in known)
    assert len(set(known)) > 1


def test_a_fighter_on_his_last_dice_beside_a_foe_on_his_strikes():
    g = a_fight("attendant", "cook")
    options = until(g, "attack")
    known = master.chances(g, options)
    assert known is not None
    assert options[known.index(max(known))].verb == "attack"


@pytest.mark.parametrize("one, other", [("crixus trident", "spartacus"), ("crixus", "spartacus trident")])
def test_of_long_weapons_the_master_knows_nothing(one, other):
    g = a_fight(one, other)
    assert master.chances(g, until(g, "move")) is None


def test_without_a_crowd_the_master_knows_nothing_and_the_tactic_does_not_run_away():
    g = a_fight("barca", "spartacus", crowd=False)
    assert master.chances(g, until(g, "move")) is None
    assert fought(a_fight("barca", "spartacus", crowd=False), (0, 1), 1) in (0, 1)


def test_with_more_dice_than_on_any_card_the_master_knows_nothing():
    g = a_fight("crixus", "spartacus")
    options = until(g, "move")
    one, other = g.table.fighters
    g.table.fighters = (one.but(dice=(6, 4, 4)), other)
    assert master.chances(g, options) is None


def test_of_a_fight_that_is_over_the_master_knows_nothing():
    g = a_fight("crixus", "spartacus")
    options = until(g, "lose")
    one, other = g.table.fighters
    g.table.fighters = (one, other.but(dice=(1, 0, 0)))
    assert master.chances(g, options) is None


def test_of_other_questions_the_master_knows_nothing():
    match = Match.new("spartacus", 3, 1)
    decision = match.decision
    assert decision is not None
    assert master.chances(match.game, match.options(decision.seats[0])) is None


@pytest.mark.parametrize("one, other", [("crixus", "spartacus"), ("pericles", "barca")])
def test_the_master_wins_more_often_than_the_tactic_from_either_side(one, other):
    fights = 24
    won = {leads: sum(fought(a_fight(one, other), leads, i) == 0 for i in range(fights)) for leads in ((), (0,), (1,))}
    assert won[0,] > won[()] > won[1,]
