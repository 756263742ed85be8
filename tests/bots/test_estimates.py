"""Chances to win: play-outs with their margins, options judged in the same imagined games, evaluators of the games."""

import random
from typing import Any

import pytest

from ludus.bots import find
from ludus.bots.estimates import EVALUATORS, Estimator, Evaluator
from ludus.bots.estimates.options import judge
from ludus.bots.estimates.sampling import estimate, mean_and_error
from ludus.bots.estimates.thumb import RuleOfThumb
from ludus.core.ids import Seat
from ludus.match import GAMES, Match, Turn
from tests.bots.toys import Ask, End, Simple, Toss, Toy, say


class ToyEvaluator(Simple, Evaluator[Any]):
    """Knows only how games end."""

    def points(self, g):
        return (0.0,) * g.seats


class ToyTurn(Turn):
    """The first question of a tree, in which nothing is hidden."""

    def __init__(self, tree, seats=2):
        self.g = Toy(tree, seats)
        self.seat, self.options = self.g.asked[0], self.g.options(self.g.asked[0])

    def imagine(self, rng):
        return self.g.clone()


BY_RULE = RuleOfThumb(ToyEvaluator())


def judged(tree, chosen=None, steps=2_000):
    return judge(ToyTurn(tree), BY_RULE, steps, random.Random(3), chosen)


# --- positions ---------------------------------------------------------------------------------------


def test_dice_with_few_results_are_weighed_exactly():
    tree = Ask(0, roll=Toss(low=(3, End(1)), high=(1, End(0))))
    found = estimate(Toy(tree), [(Seat(0), say("roll"))], BY_RULE, 8, random.Random(1))
    assert found.chances == (0.25, 0.75)
    assert found.margins == (0.0, 0.0)


def test_a_position_with_choices_to_come_has_a_margin():
    tree = Ask(0, go=Ask(1, mine=End(1), yours=End(0)))
    found = estimate(Toy(tree), [(Seat(0), say("go"))], BY_RULE, 400, random.Random(1))
    assert found.chances[0] == pytest.approx(0.5, abs=3 * found.error[0])
    assert 0 < found.error[0] < 0.05
    assert found.tries == 400


def test_the_end_is_known():
    found = estimate(Toy(Ask(0, win=End(0, 1))), [(Seat(0), say("win"))], BY_RULE, 50, random.Random(1))
    assert found.chances == (0.5, 0.5)


def test_a_single_value_has_no_error():
    assert mean_and_error([0.3]) == (0.3, 0.0)


# --- options -----------------------------------------------------------------------------------------


def test_the_best_option_comes_first_and_costs_nothing():
    found = judged(Ask(0, lose=End(1), share=End(0, 1), win=End(0)), chosen="win")
    assert [one.option.words for one in found.judged] == ["win", "share", "lose"]
    assert (found.loss, found.loss_error) == (0.0, 0.0)
    assert found.edge == pytest.approx(0.5)


def test_what_another_option_gives_away_is_told():
    found = judged(Ask(0, lose=End(1), share=End(0, 1), win=End(0)), chosen="share")
    assert found.best.option.words == "win"
    assert found.loss == pytest.approx(0.5)
    assert found.edge == pytest.approx(0.0)


def test_options_that_are_all_alike_give_nothing_away_on_average():
    """A maximum of estimates would: the loss is measured in games that had no say in finding the best."""
    dice = {str(i): Toss(low=(1, End(i % 2)), high=(1, End(1 - i % 2))) for i in range(6)}
    losses = [judge(ToyTurn(Ask(0, **dice)), BY_RULE, 200, random.Random(seed), "3").loss for seed in range(200)]
    mean, error = mean_and_error(losses)
    assert error > 0
    assert abs(mean) < 3 * error


def test_the_best_option_where_it_was_chosen_leads_the_next_best():
    tree = Ask(0, lose=End(1), share=End(0, 1), win=End(0))
    assert (judged(tree, "win").lead, judged(tree, "win").lead_error) == (0.5, 0.0)
    assert judged(tree, "share").lead == 0.0
    assert judged(Ask(0, win=End(0)), "win").lead == 0.0


def test_of_options_that_are_all_alike_the_best_leads_by_nothing_on_average():
    """By the means that made it the best it would: the next best is compared with it in games of their own."""
    dice = {str(i): Toss(low=(1, End(i % 2)), high=(1, End(1 - i % 2))) for i in range(3)}
    found = [judge(ToyTurn(Ask(0, **dice)), BY_RULE, 200, random.Random(seed), "1") for seed in range(300)]
    leads = [one.lead for one in found if one.best.option.words == "1"]
    mean, error = mean_and_error(leads)
    assert len(leads) > 30
    assert error > 0
    assert abs(mean) < 3 * error


def test_the_work_is_about_what_was_asked_for():
    tree = Ask(0, **{str(i): Toss(low=(i + 1, End(1)), high=(3, End(0))) for i in range(5)})
    assert judged(tree, "4", steps=3_000).steps == pytest.approx(3_000, rel=0.5)


def test_where_there_is_too_little_work_for_all_options_the_one_chosen_is_tried():
    tree = Ask(0, **{str(i): End(i % 2) for i in range(40)})
    found = judged(tree, "3", steps=600)
    assert len(found.judged) == 6
    assert found.loss == 1.0
    assert "3" in {one.option.words for one in found.judged}


# --- the games ---------------------------------------------------------------------------------------


def moments(game, seats, every):
    """Some moments of a game between random bots."""
    match, bots = Match.new(game, seats, 5), [find("plain")(seat) for seat in range(seats)]
    while match.decision is not None and len(match.acts) < 12 * every:
        seat = match.owing[0]
        options = match.options(seat)
        turn = Turn(match, seat, match.decision, options)
        if len(match.acts) % every == 0 and len(options) > 1:
            yield turn
        match.act(seat, bots[seat].choose(turn))


@pytest.mark.parametrize("game", EVALUATORS)
def test_chances_add_up_and_come_out_the_same_again(game):
    for turn in moments(game, GAMES[game].fewest, 11):
        first, again = (Estimator(game, random.Random(7)).position(turn, worlds=3) for _ in range(2))
        assert first == again
        assert sum(first.chances) == pytest.approx(1)
        assert all(chance >= 0 for chance in first.chances)


@pytest.mark.parametrize("game", EVALUATORS)
def test_every_option_of_a_decision_is_judged(game):
    for turn in moments(game, GAMES[game].fewest, 17):
        found = Estimator(game, random.Random(7)).options(turn, steps=100 * len(turn.options))
        assert {one.option.words for one in found.judged} == {option.words for option in turn.options}
        assert all(0 <= one.chance <= 1 for one in found.judged)


class Blind:
    """A seat's moment of which nothing can be learnt but its options, what table it is at, and games it imagines."""

    __slots__ = ("encoding", "imagine", "options", "seat")

    def __init__(self, turn):
        self.seat, self.options, self.imagine, self.encoding = turn.seat, turn.options, turn.imagine, turn.encoding


@pytest.mark.parametrize("game", EVALUATORS)
def test_imagined_games_are_all_an_estimator_looks_at(game):
    for turn in moments(game, GAMES[game].fewest, 23):
        blind: Any = Blind(turn)
        assert Estimator(game, random.Random(7)).position(blind, 2) == Estimator(game, random.Random(7)).position(
            turn, 2
        )
        assert Estimator(game, random.Random(7)).options(blind, 100) == Estimator(game, random.Random(7)).options(
            turn, 100
        )
