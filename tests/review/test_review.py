"""A finished game looked back on."""

import json
import random
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from ludus.bots import find
from ludus.bots.estimates import Judged, Verdict
from ludus.bots.estimates.options import FEWEST
from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.core.ids import CHANCE
from ludus.match import GAMES, Match, play
from ludus.review import LUCK_ALONE, Wanted, review
from ludus.review.model import Judgement, NamedOption, Review, ReviewStep
from ludus.review.review import judged
from ludus.review.summary import accuracy, players, turning_points
from ludus.review.walk import walk
from ludus.review.why import less_is_bid, reason_again
from ludus.review.work import Work
from ludus.review.written import plain, read
from ludus.speech import LANGUAGES, Speech

SETTINGS = {"spartacus": {"length": "quick"}}
BOTS = {"spartacus": "plain"}
WORK = 3_000  # steps: as few as can be
ENOUGH = {"kampf": 20 * WORK}  # to be sure what was better; it takes hardly longer


class LookedBack(NamedTuple):
    """A game that was looked back on: its record before, and the progress that was told."""

    match: Match
    before: str
    found: Review
    told: list[tuple[int, int]]


@cache
def looked_back(game):
    """One review of each game, which most tests read: it is dear."""
    match = Match.new(game, GAMES[game].fewest, "3", SETTINGS.get(game))
    play(match, [find(BOTS.get(game, "random"))(seat) for seat in range(match.seats)])
    before, told = match.record(), []
    found = review(match, lambda done, total: told.append((done, total)), steps=ENOUGH.get(game, WORK))
    return LookedBack(match, before, found, told)


@pytest.fixture(params=GAMES)
def look(request):
    return looked_back(request.param)


@pytest.fixture
def match(look):
    return look.match


@pytest.fixture
def found(look):
    return look.found


# --- the whole ---------------------------------------------------------------------------------------


def test_start_decisions_luck_and_others_add_up_to_the_end(match, found):
    for player in found.players:
        won = (player.seat in match.outcome.winners) / len(match.outcome.winners)
        assert player.start + player.decisions + player.luck + player.others == pytest.approx(won)


def test_every_choice_has_its_step(match, found):
    assert [(step.seat, step.chosen.words) for step in found.steps] == [(act.seat, act.words) for act in match.acts]
    assert [step.number for step in found.steps] == list(range(1, len(match.acts) + 1))


def test_chances_add_up_after_every_step(found):
    for step in found.steps:
        assert sum(step.decided) == pytest.approx(1)
        assert sum(step.after) == pytest.approx(1)
        assert sum(step.luck) == pytest.approx(0, abs=1e-9)


def test_without_dice_or_cards_there_is_no_luck(match, found):
    for moment, step in zip(walk(match), found.steps, strict=True):
        if not moment.luck:
            assert not any(step.luck)
            assert not any(step.points)


def test_a_decision_is_judged_where_there_is_something_to_choose(match, found):
    for moment, step in zip(walk(match), found.steps, strict=True):
        assert (step.judgement is not None) == moment.is_decision
        if step.judgement is not None:
            assert step.judgement.options == len(moment.match.options(moment.act.seat))
            assert 2 <= step.judgement.tried <= step.judgement.options


def test_a_step_keeps_what_was_asked_and_nothing_of_what_was_done_beside(match, found):
    lexicon = {phrase.id: phrase for phrase in match.lexicon().phrases}
    for moment, step in zip(walk(match), found.steps, strict=True):
        assert (step.asked is None) == moment.act.beside
        if step.asked is not None:
            prompt = moment.match.prompt()
            assert prompt is not None
            assert (lexicon[step.asked.id], step.asked.facts) == (prompt.phrase, prompt.facts())


def test_it_can_be_kept_and_read_again(found):
    kept = json.loads(json.dumps(plain(found)))
    assert plain(read(kept)) == kept


def test_the_same_game_is_looked_back_on_in_the_same_way(match):
    some = Wanted(judges=lambda moment: moment.number % 7 == 0, weighs=lambda moment: moment.number % 7 == 1)
    assert review(match, steps=WORK, wanted=some) == review(match, steps=WORK, wanted=some)


def test_progress_is_told_up_to_the_last_choice(look):
    last = len(look.match.acts)
    assert look.told == [(number, last) for number in range(1, last + 1)]


def test_a_game_that_goes_on_is_not_looked_back_on():
    with pytest.raises(BadSetting, match="not finished"):
        review(Match.new("kampf", 2, 1))


def test_the_position_looked_back_on_is_left_as_it_was(look):
    assert look.match.record() == look.before


def test_whoever_wants_luck_alone_has_no_decision_judged_and_gets_it(match):
    found = review(match, steps=WORK, wanted=LUCK_ALONE)
    assert not any(step.judgement for step in found.steps)
    for moment, step in zip(walk(match), found.steps, strict=True):
        assert moment.luck or not any(step.luck)
    assert any(any(step.luck) for step in found.steps)
    for player in found.players:
        assert player.luck == pytest.approx(sum(step.luck[player.seat] for step in found.steps))


def test_some_decisions_alone_can_be_judged(match):
    decisions = [moment.number for moment in walk(match) if moment.is_decision]
    wanted = Wanted(judges=lambda moment: moment.number in decisions[:3], weighs=lambda moment: False)
    found = review(match, steps=WORK, wanted=wanted)
    assert [step.number for step in found.steps if step.judgement] == decisions[:3]
    assert {step.after for step in found.steps} == {found.start}


def test_options_for_which_there_was_no_work_do_not_count_as_tried(match):
    number = next(
        one.number for one in walk(match) if one.is_decision and len(one.match.options(one.act.seat)) > FEWEST
    )
    wanted = Wanted(judges=lambda moment: moment.number == number, weighs=lambda moment: False)
    judgement = review(match, steps=100, wanted=wanted).steps[number - 1].judgement
    assert judgement is not None
    assert judgement.tried <= FEWEST < judgement.options


def test_a_lead_is_the_one_that_was_measured_apart():
    """And not the difference of the chances by which the best was found."""
    go, stay = Option("go"), Option("stay")
    verdict = Verdict([Judged(go, 0.8, 0.01, 9), Judged(stay, 0.5, 0.01, 9)], 0.0, 0.0, 0.15, 0.02, -0.02, 0.03, 90)
    turn: Any = SimpleNamespace(options=[go, stay])
    found = judged(turn, verdict, go)
    assert (found.lead, found.lead_error, found.tried) == (-0.02, 0.03, 2)


# --- its parts ---------------------------------------------------------------------------------------


def test_a_walk_meets_the_dice_as_they_fell(match):
    fell = [option.words for moment in walk(match) for _, option in moment.luck]
    opening = len([line for line in match.at(0).log if line[0] == CHANCE])
    assert fell == [said for seat, said in match.log if seat == CHANCE][opening:]


def test_a_walk_of_dice_of_ones_own_keeps_them():
    match = Match.new("kampf", 2, "7", {"start": "first"})
    rng = random.Random(1)
    while len([line for line in match.log if line[0] == CHANCE]) < 3:
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    other = Match.new("kampf", 2, "8", {"start": "first"}, dice=[said for seat, said in match.log if seat == CHANCE])
    for act in match.acts:
        other.act(act.seat, act.words)
    fell = [[option.words for _, option in moment.luck] for moment in walk(other)]
    assert fell == [[option.words for _, option in moment.luck] for moment in walk(match)]


def test_what_was_better_says_why_in_every_language_also_after_it_was_kept():
    kampf, found = looked_back("kampf").match, looked_back("kampf").found
    again = read(json.loads(json.dumps(plain(found))))
    told = [
        [step.judgement for step in one.steps if step.judgement is not None and step.judgement.why is not None]
        for one in (found, again)
    ]
    assert told[0]
    names = [f"player {seat}" for seat in range(kampf.seats)]
    for lang in LANGUAGES:
        speech = Speech(lang, kampf.lexicon(), names)
        said = [[speech.reason(reason_again(one.why, "kampf")) for one in each if one.why] for each in told]
        assert said[0] == said[1]
        assert all(one and "reason-" not in one and "{" not in one for one in said[0])
    assert all(judgement.better is not None for judgement in told[0])


def test_work_is_shared_out_evenly_and_never_more_than_there_is():
    work = Work(1_000, 4)
    assert work.share == 250
    work.spend(100, 5)
    assert (work.share, work.tries) == (300, 15)
    for _ in range(3):
        work.spend(300, 15)
    assert work.spent == 1_000


def a_step(number, *, seat=0, decided, after, loss=None, edge=0.0, better=False, error=0.0, unsure=0.01, lead=0.0):
    name, judgement = NamedOption("go", "go", ()), None
    if loss is not None:
        found = (loss, unsure, name if better else None, None, edge, unsure, lead, unsure)
        judgement = Judgement(2, 2, 0.5, unsure, *found)
    luck = tuple(a - d for a, d in zip(after, decided, strict=True))
    row = (0.0, 0.0)
    return ReviewStep(number, seat, "turn", name, False, decided, after, (error, error), luck, row, row, row, judgement)


STEPS = [
    a_step(1, decided=(0.6, 0.4), after=(0.5, 0.5), loss=0.0, edge=0.2, lead=0.15),
    a_step(2, seat=1, decided=(0.7, 0.3), after=(0.7, 0.3), loss=0.2, edge=-0.1, better=True),
    a_step(3, decided=(0.65, 0.35), after=(1.0, 0.0), loss=0.1, edge=0.1, better=True),
]


def test_what_each_player_did_and_suffered_is_told_apart():
    first, second = players((0.5, 0.5), STEPS)
    assert (first.decisions, first.luck, first.others) == pytest.approx((0.05, 0.25, 0.2))
    assert (second.decisions, second.luck, second.others) == pytest.approx((-0.2, -0.25, -0.05))
    assert (first.best, first.worst) == (1, 3)
    assert (second.best, second.worst) == (None, 2)


def test_the_best_decision_is_the_one_to_which_nothing_else_came_near():
    """Not the one that was better than many that nobody would choose, nor one for which few tries speak."""
    absurd = a_step(5, decided=(0.6, 0.4), after=(0.6, 0.4), loss=0.0, edge=0.4, lead=0.01)
    unsure = a_step(7, decided=(0.6, 0.4), after=(0.6, 0.4), loss=0.0, lead=0.3, unsure=0.1)
    assert players((0.5, 0.5), [*STEPS, absurd, unsure])[0].best == 1
    assert players((0.5, 0.5), [absurd, unsure])[0].best is None


def test_what_something_is_worth_is_no_reason_for_a_lower_bid():
    lower, higher, other = (Option("bid", (gold,), f"bid {gold}") for gold in (3, 9, 3))
    assert less_is_bid(lower, higher)
    assert not less_is_bid(higher, lower)
    assert not less_is_bid(lower, Option("pass", (), "pass"))
    assert not less_is_bid(lower, other)


def test_accuracy_is_between_choosing_by_lot_and_giving_nothing_away():
    assert accuracy([STEPS[0]]) == 100
    assert accuracy([STEPS[1]]) == 0
    assert accuracy([STEPS[2]]) == 50
    assert accuracy([]) is None


def test_accuracy_that_may_be_nearly_anything_is_not_told():
    def played(unsure):
        return [a_step(1, decided=(0.5, 0.5), after=(0.5, 0.5), loss=0.1, edge=0.1, unsure=unsure)]

    assert accuracy(played(0.02)) == 50
    assert accuracy(played(0.05)) is None


def test_luck_in_points_is_as_unsure_as_all_steps_together():
    steps = [replace(step, points=(2.0, -1.0), points_error=(3.0, 4.0)) for step in STEPS[:2]]
    first, second = players((0.5, 0.5), steps)
    assert (first.luck_points, first.luck_points_error) == pytest.approx((4.0, 18**0.5))
    assert (second.luck_points, second.luck_points_error) == pytest.approx((-2.0, 32**0.5))


def test_a_game_turns_where_somebodys_chance_changes_most():
    assert turning_points((0.5, 0.5), STEPS) == (2, 3)


def test_a_change_that_too_few_tries_can_bring_about_turns_nothing():
    unsure = [a_step(1, decided=(0.7, 0.3), after=(0.7, 0.3), error=0.05)]
    sure = [a_step(1, decided=(0.7, 0.3), after=(0.7, 0.3), error=0.04)]
    assert turning_points((0.5, 0.5), unsure) == ()
    assert turning_points((0.5, 0.5), sure) == (1,)
    assert turning_points((0.5, 0.5), []) == ()


def test_what_is_taken_back_at_once_turns_nothing():
    there_and_back = [
        a_step(1, decided=(0.2, 0.8), after=(0.2, 0.8)),
        a_step(2, decided=(0.5, 0.5), after=(0.5, 0.5)),
        a_step(3, decided=(0.8, 0.2), after=(0.8, 0.2)),
    ]
    assert turning_points((0.5, 0.5), there_and_back) == (3,)


def test_the_last_step_does_not_turn_a_game_that_was_over_before():
    steps = [
        a_step(1, decided=(0.6, 0.4), after=(0.6, 0.4)),
        a_step(2, decided=(1.0, 0.0), after=(1.0, 0.0)),
    ]
    assert turning_points((0.5, 0.5), steps, [(0.5, 0.5), (0.55, 0.45)]) == (2,)
    assert turning_points((0.5, 0.5), steps, [(0.5, 0.5), (0.99, 0.01)]) == (1,)
    assert turning_points((0.5, 0.5), steps, [(0.97, 0.03), (0.99, 0.01)]) == ()
