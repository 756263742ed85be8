"""The attack against its straight-line version, and what is true of dice."""

import random
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludus.core.chance import D6, Roll
from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.table.fighters import fate_after, hits, less_one, pairs, together, triples, without
from ludus.games.spartacus.table.table import READY
from tests.games.spartacus.fights import a_duel, a_fight
from tests.games.spartacus.tables import BOX, A, B, begin, one_step
from tests.spec.spartacus_combat import Man, attack

NAMES = tuple(BOX.asset_names[card] for card in BOX.gladiators)
NAMED = tuple(BOX.asset_names[card] for card in BOX.gladiators if not BOX.market[card].is_starting)
WEAPONS, ARMOR = ("", "sword", "axe"), ("", "helmet", "shield")
FIGHTERS = st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique=True)


def who_answers(g, question):
    """The game asks what the spec asks: chance for so many dice, or a seat for one of some words."""
    kind, *more = question
    if kind == "dice":
        assert g.chance is not None and g.chance.count == more[0]
        return CHANCE
    seat, words = (A, B)[more[0]], more[1]
    assert seat in g.asked
    assert words is None or sorted(option.words for option in g.options(seat)) == sorted(words)
    return seat


def answer(g, seat, rng):
    """Any answer, given to the game; and as the spec wants to hear it."""
    option = g.chance.sample(rng.randrange) if seat == CHANCE else rng.choice(g.options(seat))
    g.apply(seat, option)
    return option.operands if seat == CHANCE else option.words


def some_dice(rng):
    """Dice of a fighter, often nearly beaten."""
    most = rng.choice((1, 2, 5))
    return (rng.randint(1, most), rng.randint(1, max(most, 3)), rng.randint(1, most))


def walk_in_step(names, rng):
    """One attack in the game and in the spec, with anything that can be said and rolled: how each has ended."""
    javelin, used = rng.random() < 0.2, (rng.random() < 0.3, rng.random() < 0.3)
    dice = (some_dice(rng), some_dice(rng))
    kinds = [[kind for kind in (rng.choice(WEAPONS), rng.choice(ARMOR)) if kind] for _ in names]
    pieces = [" ".join(f"{kind}-{side + 1}" for kind in worn) for side, worn in enumerate(kinds)]
    t = a_duel(*names, gear=(pieces[0], pieces[1]), dice=dice)
    t.fighters = tuple(f.but(has_used_ability=was) for f, was in zip(t.fighters, used, strict=True))
    men = [
        Man(name, left[0], left[1], left[2], set(worn), was)
        for name, left, worn, was in zip(names, dice, kinds, used, strict=True)
    ]
    g = begin(t, Attack(0, 1, javelin))
    spec = attack(men[0], men[1], javelin)
    question = next(spec)
    while question:
        said = answer(g, who_answers(g, question), rng)
        try:
            question = spec.send(said)
        except StopIteration:
            question = ()
    assert g.decision is None
    return [fighter_after(t, fighter) for fighter in t.fighters], [man_after(man) for man in men]


def fighter_after(t, fighter):
    """How a fighter of the game has ended: beaten how badly, else with which dice; and what was used and earned."""
    fate = fighter.dice.count(0)
    gear = {t.box.market[piece].name for piece in fighter.gear if t.condition[piece] == READY}
    return fate, () if fate else fighter.dice, fighter.has_used_ability, gear, t.gold[fighter.seat] - 9


def man_after(man):
    """The same of a man of the spec."""
    fate = man.fate()
    return fate, () if fate else (man.attack, man.defence, man.speed), man.used, man.gear, man.earned


@given(FIGHTERS, st.randoms(use_true_random=False))
def test_an_attack_goes_as_the_straight_line_version_says(names, rng):
    played, told = walk_in_step(names, rng)
    assert played == told


def test_every_named_gladiator_against_every_other_goes_as_the_straight_line_version_says():
    rng = random.Random(73)
    for names in permutations(NAMED, 2):
        for _ in range(6):
            played, told = walk_in_step(names, rng)
            assert played == told


# --- What is true of dice ----------------------------------------------------------------------------


def test_one_die_against_one_hits_15_times_in_36():
    assert sum(hits((a,), (d,)) for a, d in product(range(1, 7), repeat=2)) == 15
    assert sum(hits((a,), (d,), ties_hit=True) for a, d in product(range(1, 7), repeat=2)) == 21
    assert sum(hits((a,), ()) for a in range(1, 7)) == 4


def test_two_dice_against_two_by_their_weights_are_two_dice_against_two_one_by_one():
    roll = Roll("attack", D6, 2)
    weighed = sum(
        w * v * hits(a.operands, d.operands)
        for a, w in zip(roll.outcomes(), roll.weights(), strict=True)
        for d, v in zip(roll.outcomes(), roll.weights(), strict=True)
    )
    every = product(range(1, 7), repeat=4)
    one_by_one = sum(hits(tuple(sorted(x[:2])[::-1]), tuple(sorted(x[2:])[::-1])) for x in every)
    assert weighed == one_by_one


@given(st.lists(st.integers(1, 6), max_size=6))
def test_sets_never_use_a_die_twice(dice):
    assert 2 * pairs(tuple(dice)) <= len(dice) and 3 * triples(tuple(dice)) <= len(dice)
    assert triples(tuple(dice)) <= pairs(tuple(dice))


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6), st.lists(st.integers(1, 6), max_size=2))
def test_dice_picked_up_and_rolled_are_as_many_as_before(dice, faces):
    dice_in_order = tuple(sorted(dice, reverse=True))
    left = without(dice_in_order, tuple(faces))
    assert len(dice) - len(faces) <= len(left) <= len(dice)
    assert together(left, (6,))[0] == 6 and list(together(left, ())) == sorted(left, reverse=True)


@pytest.mark.parametrize("dice", [(3, 3, 3), (5, 4, 3), (1, 1, 2), (2, 2, 2)])
def test_s23_the_formula_agrees_with_taking_wounds_one_by_one(dice):
    for wounds in range(sum(dice) + 3):
        left, worst = dice, 0
        for _ in range(wounds):
            highest = max(range(3), key=lambda i: left[i])
            if left[highest]:
                left = less_one(left, highest)
        worst = left.count(0)
        assert fate_after(dice, wounds) == worst


def test_a_fight_at_random_stays_short():
    """On the shared machine: 20 µs a step, 4 µs a clone; some 140 steps a fight at random, 70 with a will."""
    steps = []
    for seed in range(20):
        rng = random.Random(seed)
        g = a_fight(*rng.sample(NAMES, 2), hexes=("d1", "d7"))
        count = 0
        while g.decision is not None:
            one_step(g, rng)
            count += 1
        steps.append(count)
    assert max(steps) < 1500
