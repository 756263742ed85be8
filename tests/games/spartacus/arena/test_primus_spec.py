"""The rounds of a Primus against their straight-line version."""

import random

from hypothesis import given
from hypothesis import strategies as st

from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.combat.field import carried
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.table.fighters import SPEED, is_standing
from tests.games.spartacus.primus_tables import FULL, a_melee
from tests.games.spartacus.tables import one_step
from tests.spec.spartacus_primus import Man, a_round

NAMES = tuple(FULL.asset_names[card] for card in FULL.gladiators)
TRAITORS = tuple(name for name in NAMES if FULL.market[FULL.asset_number[name]].ability == "treacherous")
BESIDE = ("pericles", "oenomaus", "theokoles", "nemetes")
ROUNDS = 12


def a_fight_of_teams(rng):
    """Two teams with traitors, nets, and sometimes two fighters of one house."""
    drawn = list(dict.fromkeys([*rng.sample(TRAITORS, 2), rng.choice(BESIDE), *rng.sample(NAMES, 4)]))[:4]
    rng.shuffle(drawn)
    seats = (0, rng.choice((0, 1)), 2, rng.choice((2, 3)))
    hexes = rng.choice((("c1", "e1", "c6", "e6"), ("c3", "d3", "c4", "d5")))
    places = tuple((Seat(seats[i]), drawn[i], i // 2, hexes[i]) for i in range(4))
    nets = dict(zip(rng.sample(drawn, 2), ("net-1", "net-2"), strict=True))
    return a_melee(places, gear=nets, crowd=False)


def men_of(g):
    t = g.table
    return [
        Man(
            FULL.asset_names[fighter.card],
            fighter.seat,
            fighter.side,
            fighter.dice[SPEED],
            t.box.market[fighter.card].ability,
            carried(t, who, "net") is not None,
            is_standing(fighter),
        )
        for who, fighter in enumerate(t.fighters)
    ]


def take_turn(g, name, men, rng):
    """The turn of the fighter named, played at random; then the spec learns who is left, and with how many dice."""
    turn = g.stack[-1]
    assert isinstance(turn, Turn) and FULL.asset_names[g.table.fighters[turn.actor].card] == name
    while turn in g.stack:
        one_step(g, rng)
    for man, now in zip(men, men_of(g), strict=True):
        assert (man.net, man.team) == (now.net, now.team)
        man.speed, man.up = now.speed, now.up


def answer(g, question, men, rng):
    """The game asks what the spec asks; any answer is given to both."""
    kind, *more = question
    if kind == "turn":
        return take_turn(g, more[0], men, rng)
    if kind == "dice":
        assert g.chance is not None and g.chance.count == more[0]
        option = g.chance.sample(rng.randrange)
        g.apply(CHANCE, option)
        return option.operands
    seat, words = more
    assert seat in g.asked and [option.words for option in g.options(seat)] == words
    option = rng.choice(g.options(seat))
    g.apply(seat, option)
    return option.words


def walk_in_step(rng):
    """Some rounds in the game and in the spec, question by question: the teams left, None if it goes on."""
    g = a_fight_of_teams(rng)
    men = men_of(g)
    for _ in range(ROUNDS):
        if g.decision is None:
            break
        spec, said = a_round(men), None
        try:
            while True:
                question = spec.send(said)
                said = answer(g, question, men, rng)
        except StopIteration:
            pass
    else:
        return None
    return {man.team for man in men if man.up}


@given(st.randoms(use_true_random=False))
def test_the_rounds_of_a_primus_go_as_the_straight_line_version_says(rng):
    left = walk_in_step(rng)
    assert left is None or len(left) == 1


def test_many_rounds_of_a_primus_go_as_the_straight_line_version_says():
    left = [walk_in_step(random.Random(seed)) for seed in range(60)]
    assert all(len(teams) == 1 for teams in left if teams is not None)
    assert left.count(None) < 60  # some were fought to the end
