"""The search on trees small enough to know the answer."""

import random

import pytest

from ludus.bots.search import search as search_module
from ludus.bots.search.search import Search
from ludus.core.ids import Seat
from tests.bots.toys import Ask, Both, End, Simple, Toss, Toy, say


def think(tree, simulations=400, seats=2, seat=0):
    found = Search(lambda: Toy(tree, seats), Simple(), Seat(seat), random.Random(1))
    found.run(simulations)
    return found


def best(tree, **how):
    return think(tree, **how).candidates()[0].option.words


def chance(found, words):
    return next(one.chance for one in found.candidates() if one.option.words == words)


# --- rewards -----------------------------------------------------------------------------------------


def test_it_takes_a_win_in_one():
    assert best(Ask(0, lose=End(1), win=End(0), share=End(0, 1))) == "win"


def test_it_expects_the_other_to_play_for_itself():
    trap = Ask(1, mine=End(1), yours=End(0))
    assert best(Ask(0, trap=trap, share=End(0, 1))) == "share"


def test_of_three_each_plays_for_itself_and_not_against_one():
    kingmaker = Ask(1, give=End(0), take=End(1), spite=End(2))
    found = think(Ask(0, trust=kingmaker, wait=Ask(2, own=End(2), other=End(0, 1))), seats=3)
    pulled = found.root.arms[Seat(0), say("trust")].node
    assert max(pulled.arms, key=lambda key: pulled.arms[key].visits) == (Seat(1), say("take"))


def test_the_searching_seat_need_not_be_the_first():
    assert best(Ask(1, lose=End(0), win=End(1)), seat=1) == "win"


def test_a_win_that_is_shared_counts_in_part():
    found = think(Ask(0, share=End(0, 1), lose=End(1)))
    assert chance(found, "share") == pytest.approx(0.5, abs=0.01)


# --- what is there only sometimes --------------------------------------------------------------------


def test_an_option_counts_as_available_only_where_it_is_one():
    often, rarely = Ask(0, plain=End(0, 1), other=End(1)), Ask(0, plain=End(0, 1), rare=End(0))
    deals = iter([often, often, often, rarely] * 100)
    found = Search(lambda: Toy(next(deals)), Simple(), Seat(0), random.Random(1))
    found.run(400)
    arms = {option.words: arm for (_, option), arm in found.root.arms.items()}
    assert (arms["plain"].available, arms["other"].available, arms["rare"].available) == (400, 300, 100)
    assert arms["rare"].visits > 80  # nearly whenever it could be
    assert arms["plain"].visits > 250


# --- chance ------------------------------------------------------------------------------------------


def test_chance_weighs_its_outcomes():
    found = think(Ask(0, toss=Toss(heads=(2, End(0)), tails=(1, End(1))), lose=End(1)), simulations=2000)
    assert chance(found, "toss") == pytest.approx(2 / 3, abs=0.04)


def test_who_sees_the_coin_before_guessing_is_always_right():
    def guess(side):
        return Ask(0, **{said: End(0 if said == side else 1) for said in ("heads", "tails")})

    seen = Toss(heads=(1, guess("heads")), tails=(1, guess("tails")))
    assert best(Ask(0, share=End(0, 1), look=seen), simulations=600) == "look"


def test_who_guesses_before_the_coin_falls_is_right_half_the_time():
    fair = {side: (1, End(0 if side == "heads" else 1)) for side in ("heads", "tails")}
    found = think(Ask(0, guess=Toss(**fair), pass_=End(1)), simulations=1000)
    assert chance(found, "guess") == pytest.approx(0.5, abs=0.06)


# --- at once -----------------------------------------------------------------------------------------


def test_nobody_knows_what_the_other_says_at_once():
    pennies = {(a, b): End(0 if a == b else 1) for a in ("heads", "tails") for b in ("heads", "tails")}
    found = think(Both(("heads", "tails"), pennies), simulations=2000)
    for side in ("heads", "tails"):  # an opponent who looked would leave nothing
        assert chance(found, side) == pytest.approx(0.5, abs=0.15)


def test_at_once_what_is_better_against_everything_is_found():
    ways = {(a, b): End(0 if a == "strong" else 1) for a in ("weak", "strong") for b in ("weak", "strong")}
    assert best(Both(("weak", "strong"), ways)) == "strong"


# --- what looks promising ----------------------------------------------------------------------------


class Hopeful(Simple):
    """Thinks that the last option is nine times as promising as all others."""

    def prior(self, g, seat, options):
        return [0.1 / (len(options) - 1)] * (len(options) - 1) + [0.9]


def hope(tree, simulations):
    found = Search(lambda: Toy(tree), Hopeful(), Seat(0), random.Random(1))
    found.run(simulations)
    return found.candidates()


def test_what_looks_promising_is_tried_first():
    assert [one.visits for one in hope(Ask(0, win=End(0), hoped=End(0)), 3)] == [3, 0]


def test_a_hope_that_is_not_fulfilled_is_given_up():
    tried = {one.option.words: one.visits for one in hope(Ask(0, win=End(0), hoped=End(1)), 400)}
    assert tried["win"] > 2 * tried["hoped"]


# --- bounds ------------------------------------------------------------------------------------------


def deep(depth):
    return End(0, 1) if not depth else Ask(depth % 2, left=deep(depth - 1), right=deep(depth - 1))


def test_the_tree_grows_no_further_than_it_may(monkeypatch):
    monkeypatch.setattr(search_module, "MOST_NODES", 20)
    found = think(deep(8), simulations=500)
    assert found.nodes == 20
    assert sum(one.visits for one in found.candidates()) == 500


def test_a_roll_of_many_results_is_one_node_until_each_has_been_seen_some_times():
    faces = {f"face{i}": (1, Ask(0, left=End(0), right=End(1))) for i in range(50)}
    few, many = (think(Ask(0, roll=Toss(**faces), calm=End(1)), simulations=n).nodes for n in (200, 2000))
    assert few < 10
    assert 50 < many < 250


def test_the_same_seed_thinks_the_same():
    tree = Ask(0, toss=Toss(heads=(1, deep(3)), tails=(1, End(0))), calm=deep(4))
    assert think(tree).candidates() == think(tree).candidates()


def test_time_cuts_it_short():
    found = Search(lambda: Toy(deep(6)), Simple(), Seat(0), random.Random(1))
    found.run(10**9, seconds=0.02)
    assert 0 < sum(one.visits for one in found.candidates()) < 10**6
