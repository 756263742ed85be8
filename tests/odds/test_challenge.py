"""The solver and the real engine agree: every choice and every roll enumerated, and fights played out."""

import random

import pytest

from ludus.odds import advise, fight, outlook
from ludus.odds.kampf import challenge, opening, read
from tests.odds.fights import (
    BOX,
    FACES,
    FIGHTS,
    Enumeration,
    Policy,
    after,
    balance,
    engine_fight,
    random_side,
    said,
    sample,
    strays,
    units_of,
)


def agree(a, b) -> bool:
    return Enumeration(engine_fight(a, b)).value == pytest.approx(challenge(FACES, a, b).value, abs=1e-9)


@pytest.mark.parametrize("a, b, stones", FIGHTS)
def test_enumerating_the_engine_gives_the_same_value(a, b, stones):
    assert agree(read(a, stones[0], BOX), read(b, stones[1], BOX))


def test_the_same_in_fights_nobody_chose():
    rng = random.Random("odds")
    for _ in range(300):
        a, b = random_side(rng), random_side(rng)
        if a.hits and a.symbols == b.symbols:
            continue  # there is one of each animal
        assert agree(a, b), (a, b)


@pytest.mark.parametrize("a, b, stones", FIGHTS)
def test_no_single_deviation_improves_on_the_solvers_policy(a, b, stones):
    start, policy = said(a, b, stones), Policy()
    played = Enumeration(start, policy=policy)
    assert played.value == pytest.approx(fight("kampf", a, b, stones=stones).value, abs=1e-9)
    todo = list(played.choices)
    while todo:
        g = played.choices[todo.pop()]
        before = set(played.choices)
        sign = 1 if g.asked[0] == 0 else -1
        advice = advise("kampf", g)
        assert advice is not None and advice.side == g.asked[0]
        for choice in advice.choices:
            value = sign * played.step(g, choice.option)
            assert value <= advice.value + 1e-9
            assert value == pytest.approx(choice.value, abs=1e-9)
        todo += played.choices.keys() - before  # where only a deviation leads


@pytest.mark.parametrize("a, b, stones", FIGHTS)
def test_fights_played_with_the_solvers_policy_end_as_often_as_it_says(a, b, stones):
    sides = read(a, stones[0], BOX), read(b, stones[1], BOX)
    counted = sample(*sides, 1_500, f"{a} {b}")
    assert not list(strays(counted, challenge(FACES, *sides).distribution, errors=4))


def test_the_outlook_moves_only_with_what_happens():
    """Before a roll it is the mean of what comes after it; a choice played best leaves it where it was."""
    rng = random.Random(5)
    for a, b, stones in FIGHTS[:8]:
        g = said(a, b, stones)
        policy, units = Policy(), units_of(g)
        assert outlook("kampf", g) == pytest.approx(fight("kampf", a, b, stones=stones).value)
        while g.asked:
            options = g.options(g.asked[0])
            weights = g.chance.weights() if g.chance else [float(option is policy(g)) for option in options]
            twins = [after(g, option) for option in options]
            values = [(outlook("kampf", twin) or 0.0) + balance(twin, units) - balance(g, units) for twin in twins]
            mean = sum(v * w for v, w in zip(values, weights, strict=True)) / sum(weights)
            assert outlook("kampf", g) == pytest.approx(mean, abs=1e-12)
            g = rng.choices(twins, weights)[0]
        assert outlook("kampf", g) is None
        assert advise("kampf", g) is None


@pytest.mark.parametrize("a, b, stones", FIGHTS)
def test_chances_add_up(a, b, stones):
    answer = fight("kampf", a, b, stones=stones)
    chances = answer.chances
    assert answer.how == "exact"
    assert sum(answer.distribution.values()) == pytest.approx(1, abs=1e-12)
    assert chances["ahead"] + chances["even"] + chances["behind"] == pytest.approx(1, abs=1e-12)
    assert sum(end.balance * p for end, p in answer.distribution.items()) == pytest.approx(answer.value, abs=1e-12)


def test_a_team_that_can_be_wiped_out_is_wiped_out_with_the_right_chance():
    answer = fight("kampf", "1 sword", "1 sword")
    assert answer.chances["challenged_gone"] == pytest.approx(15 / 36)
    assert answer.chances["challenger_gone"] == pytest.approx(21 / 36 * 15 / 36)


def test_the_first_net_is_advised_as_in_the_fight_itself():
    for a, b, stones in FIGHTS[:12]:
        expected = opening(BOX, read(a, stones[0], BOX), read(b, stones[1], BOX))
        g = said(a, b, stones)
        if g.decision is not None and g.decision.kind == "net":
            assert advise("kampf", g) == expected


def test_a_net_catches_the_sword_in_the_rulebooks_example():
    advice = advise("kampf", said("2 sword 1 net 1 prong", "1 spear 2 sword 1 shield"))
    assert advice is not None and advice.best.words == "net sword"


def test_a_netted_gladiator_is_given_up_before_one_who_can_strike_back():
    g = said("1 spear 1 net 2 sword", "3 sword 1 prong")
    g.apply(g.asked[0], next(option for option in g.options(g.asked[0]) if option.words == "net sword"))
    assert g.chance is not None
    g.apply(g.asked[0], g.chance.parse("roll full blank blank"))
    advice = advise("kampf", g)
    assert advice is not None and advice.best.words == "give-netted sword"
