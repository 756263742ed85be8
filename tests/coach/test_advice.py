"""What the coach says: true of the position, and nothing the seat may not know."""

from types import SimpleNamespace
from typing import Any

import pytest

from ludus.bots.reasons import COMPARING, for_option
from ludus.bots.reasons.common import ALIKE
from ludus.bots.search.search import Candidate
from ludus.coach import PHRASES, Advice, advise
from ludus.coach.advice import BLUNDER, MOST_TOLD, STEPS
from ludus.coach.hints import LIKE, hint_for
from ludus.coach.words import SPARTACUS
from ludus.core.ids import Seat
from ludus.match import GAMES, Match, Turn
from ludus.review.walk import walk
from ludus.speech import LANGUAGES, Speech
from tests.bots.test_reasons import bots_of, turn_of
from tests.replays import golden

NAMES = ["Livia", "Flamma", "Priscus"]


def turns(game, every=9, seed=3, most=200):
    """Some decisions of a game between greedy bots that leave a choice."""
    match, bots = Match.new(game, seats=3, seed=seed), bots_of("greedy", 3)
    asked = 0
    for _ in range(most):
        if match.decision is None:
            return
        seat = match.owing[0]
        turn = turn_of(match, seat, blind=True)
        if len(turn.options) > 1:
            asked += 1
            if asked % every == 1:
                yield match, turn
        match.act(seat, bots[seat].choose(turn))


def advised(turn, seed, steps=1_500) -> Advice:
    advice = advise(turn, seed, steps)
    assert advice is not None
    return advice


def told(advice):
    """Everything the coach says, to compare it."""
    best = [(one.option.words, one.chance, one.margin, repr(one.reason)) for one in advice.best]
    return repr(advice.hint), best, [(one.option.words, one.less, repr(one.danger)) for one in advice.blunders]


@pytest.mark.parametrize("game", GAMES)
def test_it_says_the_same_for_games_the_seat_cannot_tell_apart(game):
    compared = 0
    for match, turn in turns(game, every=17):
        said = told(advised(turn, 7))
        for seed in (1, 2):
            twin = match.clone()
            twin.game = match.imagine(turn.seat, seed)
            assert twin.view(turn.seat) == match.view(turn.seat)
            compared += 1
            assert told(advised(turn_of(twin, turn.seat, blind=True), 7)) == said
    assert compared >= 6


@pytest.mark.parametrize("game", GAMES)
def test_the_best_three_are_options_with_reasons_and_the_hint_names_none(game):
    lexicon = Match.new(game, seats=3, seed=1).lexicon()
    speeches = [Speech(lang, lexicon, NAMES) for lang in LANGUAGES]
    for _, turn in turns(game):
        advice = advised(turn, 3)
        words = [one.option.words for one in advice.best]
        assert 1 <= len(words) <= MOST_TOLD and len(set(words)) == len(words)
        assert set(words) <= {option.words for option in turn.options}
        assert advice.hint.phrase in PHRASES[game]
        for speech in speeches:
            said = speech.message(advice.hint)
            assert "{" not in said and "coach-" not in said
            assert all(speech.option(option) not in said for option in turn.options)
            for one in advice.best:
                assert "reason-" not in speech.reason(one.reason)
        for one in advice.best[1:]:
            assert not {cause.phrase for cause in one.reason.causes} & COMPARING[game]


def test_the_first_choice_has_a_reason_where_anything_is_true_of_it_and_those_behind_stand_in_their_order():
    ordered = 0
    for _, turn in turns("kampf", every=10, most=260):
        best = advised(turn, 3, STEPS).best
        alone = for_option(turn, [Candidate(best[0].option, 9, 0.3, 0.01)])
        assert best[0].reason.causes or best[0].reason.figures or not (alone.causes or alone.figures)
        behind = [one.less for one in best[1:] if one.less is not None]
        ordered += len(behind) > 1
        assert behind == sorted(behind)
    assert ordered


def test_houses_that_promise_more_and_less_are_not_said_to_look_alike():
    match = Match.new("spartacus", seats=4, seed=1)
    best = advised(turn_of(match, match.owing[0], blind=True), 3).best
    assert best[0].option.verb == "house"
    assert any(one.less for one in best)
    assert ALIKE not in {cause.phrase for one in best for cause in one.reason.causes}


def test_nearly_every_question_of_spartacus_has_a_hint_of_its_own():
    kinds: set[str] = set()
    for name in ("six-houses", "every-serpent-1"):
        again = golden.replayed(golden.FOLDER / "spartacus" / f"{name}.txt")
        for moment in walk(again):
            if moment.is_decision:
                assert moment.match.decision is not None
                kinds.add(moment.match.decision.kind)
    nobody: Any = None
    asking: dict[str, Any] = {
        kind: SimpleNamespace(game="spartacus", decision=SimpleNamespace(kind=kind)) for kind in kinds
    }
    hints = {kind: hint_for(turn, nobody, nobody, nobody) for kind, turn in asking.items()}
    general = {kind for kind, hint in hints.items() if hint.phrase == SPARTACUS["other"]}
    assert len(kinds) > 25
    assert len(general) <= 4, general
    assert set(LIKE.values()) <= set(SPARTACUS)


def test_where_there_is_no_choice_it_says_nothing():
    match = Match.new("kampf", seats=2, seed=1, options={"start": "first"})
    options = match.options(0)[:1]
    assert match.decision is not None
    assert advise(Turn(match, Seat(0), match.decision, options), 1) is None


def test_it_warns_of_what_gives_much_away_beyond_the_margins():
    warned = 0
    for _, turn in turns("kampf", every=5, most=260):
        advice = advised(turn, 5, STEPS)
        for one in advice.blunders:
            warned += 1
            assert one.less >= BLUNDER
            assert one.option.words not in [choice.option.words for choice in advice.best[:1]]
    assert warned
