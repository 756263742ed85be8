"""Judging by a network: paired, repeatable, blind to what is hidden, and by rule of thumb where there is none."""

import random
import sys

import pytest

from ludus.bots.estimates import EVALUATORS, Estimator
from ludus.bots.estimates import network as by_network
from ludus.bots.estimates.foresight import Start
from ludus.bots.estimates.network import ByNetwork
from ludus.bots.estimates.thumb import RuleOfThumb
from ludus.bots.network.weights import save
from ludus.match import Match
from tests.bots.test_lookahead import begun, turn_of
from tests.bots.test_network import by_lot

GAMES = tuple(EVALUATORS)
STEPS = 1_500


@pytest.fixture(scope="module")
def networks(tmp_path_factory):
    folder = tmp_path_factory.mktemp("networks")
    for game in GAMES:
        save(folder / f"{game}.npz", by_lot(game))
    return folder


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Games are left soon: what is tested here does not need to look far."""
    monkeypatch.setattr(by_network, "WAY", 1)


def estimator(game, networks, seed=7):
    return Estimator(game, random.Random(seed), networks=networks)


def found(verdict):
    return [(one.option.words, *one[1:]) for one in verdict.judged], verdict[1:]


@pytest.mark.parametrize("game", GAMES)
def test_options_and_positions_are_judged_by_the_network_the_same_for_the_same_seed(networks, game):
    turn = turn_of(begun(game))
    assert isinstance(estimator(game, networks).of_turn(turn, by_end=True), ByNetwork)
    first, again = (estimator(game, networks).options(turn, STEPS, turn.options[-1].words) for _ in range(2))
    assert found(first) == found(again)
    assert turn.options[-1].words in {one.option.words for one in first.judged}
    assert all(0 <= one.chance <= 1 for one in first.judged)
    position = estimator(game, networks).position(turn, 4)
    assert position == estimator(game, networks).position(turn, 4)
    assert sum(position.chances) == pytest.approx(1)
    assert position.tries == 4


@pytest.mark.parametrize("game", GAMES)
def test_it_judges_the_same_in_games_the_seat_cannot_tell_apart(networks, game):
    match, lots, compared = Match.new(game, 3, "secrets"), random.Random(1), 0
    for step in range(90):
        turn = turn_of(match, blind=True)
        if step % 15 == 0 and len(turn.options) > 1:
            twin = match.clone()
            twin.game = match.imagine(turn.seat, step)
            judged = [
                found(estimator(game, networks).options(at, STEPS))
                for at in (turn, turn_of(twin, turn.seat, blind=True))
            ]
            assert judged[0] == judged[1]
            compared += 1
        match.act(turn.seat, lots.choice(turn.options))
    assert compared >= 2


@pytest.mark.parametrize("game", GAMES)
def test_play_outs_of_one_world_differ_in_nothing_but_their_moves_and_leave_the_game_alone(networks, game):
    turn = turn_of(begun(game))
    g = turn.imagine(random.Random(1))
    foresight = estimator(game, networks).of_turn(turn, by_end=True)
    moves = [[(turn.seat, option)] for option in g.options(turn.seat)[:2]]
    before = repr([option.words for option in g.options(turn.seat)]), g.number
    first, again, other = foresight.play_outs([Start(g, moves[i], random.Random(5), 0) for i in (0, 0, 1)])
    assert first == again
    assert first.chances != other.chances
    assert (repr([option.words for option in g.options(turn.seat)]), g.number) == before


def test_the_end_is_known_and_nothing_before_it(networks):
    match, lots = Match.new("aquileia", 3, 1), random.Random(1)
    foresight = estimator("aquileia", networks).of_turn(turn_of(match), by_end=True)
    while match.decision is not None:
        last = match.clone()
        match.act(match.owing[0], lots.choice(match.options(match.owing[0])))
    assert foresight.known(last.game, []) is None
    over, outcome = foresight.known(match.game, []), match.outcome
    assert over is not None and outcome is not None
    assert over.chances == tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(3))
    assert over.points == outcome.scores


def test_the_end_counts_alone_for_an_option_and_with_what_was_seen_for_a_position(networks):
    match, lots, last = Match.new("aquileia", 3, 1), random.Random(1), None
    while match.decision is not None:  # up to the last choice somebody has
        if len(match.options(match.owing[0])) > 1:
            last = match.clone()
        match.act(match.owing[0], lots.choice(match.options(match.owing[0])))
    assert last is not None
    turn = turn_of(last)
    told = []
    for by_end in (True, False):
        foresight = estimator("aquileia", networks).of_turn(turn, by_end=by_end)
        told += foresight.play_outs([Start(last.game, [], random.Random(5), 0)])
    assert set(told[0].chances) <= {0.0, 1.0, 1 / 2, 1 / 3}
    assert all(0 < chance < 1 for chance in told[1].chances)


def test_a_longer_way_is_more_work(networks, monkeypatch):
    turn = turn_of(begun("aquileia"))
    g, foresight = turn.imagine(random.Random(1)), estimator("aquileia", networks).of_turn(turn, by_end=True)
    steps = []
    for way in (1, 4):
        monkeypatch.setattr(by_network, "WAY", way)
        steps += [one.steps for one in foresight.play_outs([Start(g, [], random.Random(5), 0)])]
    assert steps[1] > 2 * steps[0] > 0


# --- without a network -------------------------------------------------------------------------------


def by_rule(turn, networks):
    return isinstance(estimator("aquileia", networks).of_turn(turn, by_end=True), RuleOfThumb)


def test_without_a_network_games_go_on_by_rule_of_thumb(tmp_path):
    assert by_rule(turn_of(begun("aquileia")), tmp_path)


def test_a_network_of_other_cards_judges_nothing(tmp_path):
    weights = by_lot("aquileia")
    weights.about["form"] = "other"
    save(tmp_path / "aquileia.npz", weights)
    assert by_rule(turn_of(begun("aquileia")), tmp_path)


def test_without_numpy_games_go_on_by_rule_of_thumb(networks, monkeypatch):
    monkeypatch.setitem(sys.modules, "ludus.bots.network.bot", None)
    assert by_rule(turn_of(begun("aquileia")), networks)


def test_whoever_hands_in_an_evaluator_gets_no_network(networks):
    estimator = Estimator("aquileia", random.Random(7), EVALUATORS["aquileia"], networks)
    assert isinstance(estimator.of_turn(turn_of(begun("aquileia")), by_end=True), RuleOfThumb)
