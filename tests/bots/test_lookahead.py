"""Looking ahead with a network: legal, repeatable, blind to what is hidden, and ready to say why."""

import random
from typing import Any

import pytest

from ludus.bots import reasons
from ludus.bots.network import LookaheadBot, NetworkBot
from ludus.bots.network.bot import policy_of
from ludus.bots.network.lookahead import Lane, Lookahead, Thinking, Trial, likeliest
from ludus.bots.network.weights import save
from ludus.bots.reasons.common import PROMISES_MOST, TRAINED
from ludus.bots.search.search import Candidate
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.match import Match, Turn, play
from ludus.speech import LANGUAGES, Speech
from tests.bots.test_network import by_lot

SHORT = Thinking(games=12, least=0.0, own=1, deepest=4)
SEATS = [("kampf", 2), ("kampf", 3), ("kampf", 4), ("kampf", 5), ("aquileia", 3), ("aquileia", 4), ("aquileia", 5)]
SEATS += [("spartacus", 3)]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("weights")
    found = {game: folder / f"{game}.npz" for game in ("kampf", "aquileia", "spartacus")}
    for game, path in found.items():
        save(path, by_lot(game))
    return found


def turn_of(match: Match, seat: Seat | None = None, **how: Any) -> Turn:
    decision = match.decision
    assert decision is not None
    seat = match.owing[0] if seat is None else seat
    return Turn(match, seat, decision, match.options(seat), **how)


def begun(game, seats=3, choices=30, least=3):
    """A match some way on, where somebody has a choice of so many options."""
    match, lots = Match.new(game, seats, 4), random.Random(4)
    while len(match.acts) < choices or len(match.options(match.owing[0])) < least:
        match.act(match.owing[0], lots.choice(match.options(match.owing[0])))
    return match


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_it_plays_by_the_rules_at_every_table_and_the_same_for_the_same_seed(files, game, seats):
    options = {"deals": "off", "length": "quick"} if game == "spartacus" else {}
    logs = []
    for _ in range(2):
        match = Match.new(game, seats, "lookahead", options)
        bots = [NetworkBot(seat, files[game]) for seat in range(seats)]
        bots[1] = LookaheadBot(1, files[game], SHORT)
        play(match, bots)
        assert match.outcome is not None
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
def test_it_thinks_the_same_in_games_the_seat_cannot_tell_apart(files, game):
    match, compared = Match.new(game, 3, "secrets"), 0
    lots = random.Random(1)
    for step in range(90):
        turn = turn_of(match, blind=True)
        if step % 9 == 0 and len(turn.options) > 1:
            twin = match.clone()
            twin.game = match.imagine(turn.seat, step)
            found = [LookaheadBot(7, files[game], SHORT) for _ in range(2)]
            said = [
                bot.choose(at).words
                for bot, at in zip(found, (turn, turn_of(twin, turn.seat, blind=True)), strict=True)
            ]
            assert said[0] == said[1]
            assert [thoughts_of(bot) for bot in found] == [thoughts_of(found[0])] * 2
            compared += 1
        match.act(turn.seat, lots.choice(turn.options))
    assert compared >= 3


def thoughts_of(bot: LookaheadBot) -> list[tuple[Any, ...]]:
    return [(one.option.words, *one[1:]) for one in bot.thoughts]


def test_a_sealed_answer_is_not_shown_to_those_who_answer_after_it(files):
    match, lots = Match.new("spartacus", 3, 1, {"deals": "off"}), random.Random(1)
    while True:
        turn = turn_of(match)
        if len(turn.decision.seats) > 1 and len(turn.options) > 1:
            break
        match.act(turn.seat, lots.choice(turn.options))
    policy = policy_of(files["spartacus"], turn.encoding())
    look = Lookahead(policy, lambda: turn.imagine(random.Random(1)), turn.seat, random.Random(1), SHORT)
    lanes = [look.lane(look.imagine(), option, 0, 1) for option in (turn.options[0], turn.options[-1])]
    assert all(lane.goes_on() and lane.seat != turn.seat for lane in lanes)
    rows = [policy.rows([(lane.game, lane.seat, tuple(lane.game.options(lane.seat)))]) for lane in lanes]
    assert (rows[0] == rows[1]).all()


def test_it_tries_the_likeliest_options_and_thinks_most_about_the_best(files):
    turn = turn_of(begun("aquileia"))
    bot = LookaheadBot(1, files["aquileia"], SHORT._replace(games=64, widest=4, trust=10.0))
    chosen = bot.choose(turn)
    tries = [one.visits for one in bot.thoughts]
    assert bot.thoughts[0].option is chosen
    assert len(tries) == min(4, len(turn.options))
    assert tries == sorted(tries, reverse=True)
    assert sum(tries) <= 64
    assert all(0 <= one.chance <= 1 for one in bot.thoughts)


def test_without_trust_in_chances_the_policy_decides_and_with_much_of_it_the_chances(files):
    turn = turn_of(begun("aquileia"))
    path = files["aquileia"]
    plain = NetworkBot(1, path).choose(turn)
    assert LookaheadBot(1, path, SHORT._replace(trust=0.0)).choose(turn) is plain
    sure = LookaheadBot(1, path, SHORT._replace(trust=1e9, games=40))
    sure.choose(turn)
    last = [one for one in sure.thoughts if one.visits == sure.thoughts[0].visits]
    assert sure.thoughts[0].chance == max(one.chance for one in last)


def test_a_policy_that_is_sure_is_not_thought_about(files):
    turn = turn_of(begun("aquileia"))
    bot = LookaheadBot(1, files["aquileia"], SHORT._replace(least=1.0))
    assert bot.choose(turn) is NetworkBot(1, files["aquileia"]).choose(turn)
    assert bot.thoughts == []
    assert bot.explain(turn, turn.options[0]) is not None


def test_options_that_are_unlikely_or_too_many_are_left_out():
    priors = [(Option("a"), 0.2), (Option("b"), 0.5), (Option("c"), 0.005), (Option("d"), 0.295)]
    words = [option.words for option, _ in likeliest(priors, Thinking(widest=8, least=0.01))]
    assert words == ["b", "d", "a"]
    assert len(likeliest(priors, Thinking(widest=2, least=0.01))) == 2
    assert len(likeliest(priors, Thinking(least=0.9))) == 1


def test_time_that_is_up_ends_the_thinking_after_a_first_look_at_every_option(files):
    turn = turn_of(begun("aquileia", least=4))
    thinking = SHORT._replace(games=60, widest=4)
    hasty = LookaheadBot(1, files["aquileia"], thinking, seconds=-1.0)
    assert hasty.choose(turn) in turn.options
    assert [one.visits for one in hasty.thoughts] == [60 // 2 // 4] * 4


def test_a_game_that_ends_on_the_way_counts_by_who_won():
    match, lots = Match.new("aquileia", 3, 1), random.Random(1)
    while match.decision is not None:
        match.act(match.owing[0], lots.choice(match.options(match.owing[0])))
    lane = Lane(match.game, 0, random.Random(1))
    assert not lane.goes_on()
    assert match.outcome is not None
    won = [1 / len(match.outcome.winners) if seat in match.outcome.winners else 0.0 for seat in range(3)]
    assert lane.worth().tolist() == won


def test_an_option_that_the_policy_gives_nothing_counts_by_its_chance_alone():
    trials = [Trial(Option("a"), 0.0), Trial(Option("b"), 1.0)]
    trials[0].wins, trials[1].wins = [0.6], [0.2]
    assert trials[0].score(10.0) < trials[1].score(10.0)
    assert trials[0].score(100.0) > trials[1].score(100.0)


def test_the_margin_is_that_of_the_games_tried():
    trial = Trial(Option("a"), 0.5)
    trial.wins = [0.4, 0.6]
    assert trial.candidate()[1:4] == (2, 0.5, None)
    trial.wins = [0.4, 0.6] * 8
    assert trial.candidate().margin == pytest.approx(1.96 * (16 * 0.01 / 15) ** 0.5 / 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_by_chances_to_win_with_margins(files, language):
    match = begun("aquileia")
    turn = turn_of(match)
    bot = LookaheadBot(1, files["aquileia"], SHORT._replace(games=60, trust=1e9))
    option = bot.choose(turn)
    reason = bot.explain(turn, option)
    assert reason is not None and reason.other in turn.options and reason.other is not option
    said = Speech(language, match.lexicon(), ["Livia", "Flamma", "Priscus"]).reason(reason, option)
    assert said.count("%") == 2 and said.count("±") == 2
    assert reason.did is not None and not {cause.phrase for cause in reason.causes} & {PROMISES_MOST}
    assert str(round(100 * bot.thoughts[0].chance)) in said


def test_where_the_chances_are_for_another_its_training_is_the_reason():
    better, worse = Candidate(Option("a"), 20, 0.4, 0.02), Candidate(Option("b"), 20, 0.3, 0.02)
    turn = turn_of(begun("aquileia"))
    turn.game = "unknown"  # of which no judge has anything to tell
    assert [cause.phrase for cause in reasons.of_lookahead(turn, [better, worse]).causes] == [PROMISES_MOST]
    assert [cause.phrase for cause in reasons.of_lookahead(turn, [worse, better]).causes] == [TRAINED]


def test_nothing_speaks_against_a_choice_whose_chance_is_told_alike():
    first, second = Candidate(Option("a"), 20, 0.322, 0.02), Candidate(Option("b"), 20, 0.324, 0.02)
    turn = turn_of(begun("aquileia"))
    turn.game = "unknown"  # of which no judge has anything to tell
    assert TRAINED not in {cause.phrase for cause in reasons.of_lookahead(turn, [first, second]).causes}


@pytest.mark.parametrize(("share", "said"), [(0.004, "hardly ever"), (0.97, "in 97 of 100"), (0.998, "nearly always")])
def test_how_a_network_leans_is_said_as_how_often_it_would_choose_so(share, said):
    match = begun("aquileia")
    turn = turn_of(match)
    chosen, other = turn.options[:2]
    reason = reasons.of_policy(turn, (chosen, share), 0.31, (other, 1 - share))
    told = Speech("en", match.lexicon(), ["Livia", "Flamma", "Priscus"]).reason(reason, chosen)
    assert said in told.split("The alternative")[0] and "31% to win" in told


def test_an_answer_in_several_steps_has_the_chance_of_all_of_them(files):
    match, lots = Match.new("spartacus", 3, 1, {"deals": "off"}), random.Random(1)
    for _ in range(400):
        turn = turn_of(match)
        policy = policy_of(files["spartacus"], turn.encoding())
        priors, first = policy.priors(match.game, turn.seat, turn.options)
        assert {option for option, _ in priors} == set(turn.options)
        assert sum(chance for _, chance in priors) == pytest.approx(1)
        if len(first.ids) < len(turn.options):
            return
        match.act(turn.seat, lots.choice(turn.options))
    raise AssertionError("no answer took several steps")


def test_without_a_file_the_shipped_network_plays():
    match = Match.new("aquileia", 3, 1)
    for bot in (NetworkBot(1), LookaheadBot(1, thinking=SHORT)):
        assert bot.choose(turn_of(match)) in match.options(match.owing[0])
