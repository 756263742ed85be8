"""Bots that look ahead: legal, repeatable, and ready to say why."""

import random
from functools import cache

import pytest

from ludus.bots import BOTS, SearchBot
from ludus.bots.halfhearted import HalfheartedBot
from ludus.bots.levels import ASTRAY, JUDGES, OTHERWISE, SIMULATIONS
from ludus.bots.weights import AQUILEIA, KAMPF
from ludus.core.ids import Seat
from ludus.match import Match, Turn, play

TABLES = [("kampf", 2), ("kampf", 5), ("aquileia", 3)]
WEIGHTS = {"kampf": KAMPF, "aquileia": AQUILEIA}


def begun(game, seats, choices=30, seed=4):
    """A match some way on, and the turn of whoever is asked."""
    match = Match.new(game, seats, seed)
    lots = random.Random(seed)
    while True:
        decision = match.decision
        assert decision is not None
        seat = next(seat for seat in decision.seats if match.options(seat))
        options = match.options(seat)
        if len(match.acts) >= choices and len(options) > 2:
            return match, Turn(match, seat, decision, options)
        match.act(seat, lots.choice(options))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_searching_bot_plays_whole_games_by_the_rules_and_the_same_for_the_same_seed(game, seats):
    records = []
    for _ in range(2):
        match = Match.new(game, seats, seed=7)
        play(match, [SearchBot({game: 2}, seat) for seat in range(seats)])
        records.append(match.record())
    assert records[0] == records[1]


def test_levels_think_harder_and_harder():
    assert list(BOTS)[-4:] == [*SIMULATIONS, "master"] == ["novice", "lanista", "champion", "master"]
    for game in JUDGES:
        simulations = [games.get(game, 0) for games in SIMULATIONS.values()]
        assert simulations == sorted(simulations)


def test_levels_go_astray_less_and_less():
    assert list(ASTRAY) == list(SIMULATIONS)
    assert sorted(ASTRAY.values(), reverse=True) == list(ASTRAY.values())
    assert ASTRAY["champion"] == 0


def test_a_bot_that_always_goes_astray_does_not_think_and_plays_anything():
    _, turn = begun("kampf", 2)
    bot = SearchBot({"kampf": 10**9}, seed=1, astray=1.0)
    assert {bot.choose(turn) for _ in range(200)} == set(turn.options)
    assert bot.why() == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_can_say_why(game, seats):
    _, turn = begun(game, seats)
    bot = SearchBot({game: 24}, seed=1)
    chosen = bot.choose(turn)
    why = bot.why()
    assert why[0][0] == chosen.words
    assert {words for words, _, _ in why} == {option.words for option in turn.options}
    assert sum(visits for _, visits, _ in why) == 24
    assert all(-0.1 <= chance <= 1.1 for _, _, chance in why)


def test_a_lone_option_is_not_thought_about():
    match, turn = begun("kampf", 2)
    bot = SearchBot({"kampf": 10**9}, seed=1)
    assert bot.choose(Turn(match, turn.seat, turn.decision, turn.options[:1])) is turn.options[0]
    assert bot.why() == []


def test_a_game_it_has_not_learnt_is_left_to_greedy():
    _, turn = begun("kampf", 2)
    bot = SearchBot({}, seed=1)
    assert bot.choose(turn) in turn.options
    assert bot.propose(turn) is None


@cache
def played(level, seed=3):
    """The record of a game of Spartacus in which all play on one level, but fight without much thought."""
    match = Match.new("spartacus", 3, seed, {"length": "quick"})
    play(match, [SearchBot({"spartacus": 1}, seat, otherwise=OTHERWISE[level]) for seat in range(3)])
    return match.record()


def test_in_spartacus_a_novice_never_schemes_and_the_others_do():
    verbs = {level: {line.split()[1] for line in played(level).splitlines() if " " in line} for level in SIMULATIONS}
    assert "scheme" not in verbs["novice"]
    assert "scheme" in verbs["lanista"] & verbs["champion"]


def test_a_halfhearted_house_answers_now_as_greedy_and_now_as_plain(monkeypatch):
    _, turn = begun("spartacus", 3)
    asked = []

    def notes(name):
        def choose(turn):
            asked.append(name)
            return turn.options[0]

        return choose

    bot = HalfheartedBot(1)
    monkeypatch.setattr(bot.greedy, "choose", notes("greedy"))
    monkeypatch.setattr(bot.plain, "choose", notes("plain"))
    for _ in range(200):
        bot.choose(turn)
    assert 0.3 < asked.count("plain") / 200 < 0.5


def test_every_level_deals_in_spartacus():
    deals = {level: "send-offer" in played(level) for level in SIMULATIONS}
    assert deals == {"novice": True, "lanista": True, "champion": True}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_judge_gives_chances_and_changes_nothing(game, seats):
    _, turn = begun(game, seats, choices=80)
    rng = random.Random(1)
    g = turn.imagine(rng)
    before = g.key()
    judge = JUDGES[game](g, turn.seat, rng)
    chances = judge.chances(g)
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1)
    assert {len(one) for one in judge.features(g)} == {len(WEIGHTS[game])}
    prior = judge.prior(g, turn.seat, turn.options)
    assert prior is None or (len(prior) == len(turn.options) and sum(prior) == pytest.approx(1))
    assert judge.quick(g, turn.seat, turn.options, rng) in turn.options
    assert g.key() == before


def test_more_trophies_are_a_better_chance():
    match, _ = begun("kampf", 2, choices=90)
    g = match.game.clone()
    judge = JUDGES["kampf"](g, Seat(0), random.Random(1))
    before = judge.chances(g)[0]
    g.table.trophies[0] = (9, 0, 0, 0, 0)
    assert judge.chances(g)[0] > before


def test_at_a_full_table_of_aquileia_every_crest_may_lie_already():
    match = Match.new("aquileia", 5, seed="crests")
    play(match, [SearchBot({"aquileia": 2}, seat) for seat in range(5)])
    assert match.outcome is not None
