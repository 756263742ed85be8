"""Bots at the table."""

import random
from typing import Any

import pytest

from ludus import Match
from ludus.core.ids import Seat
from ludus.match import Bot, Turn, play
from ludus.match.players import MOST_PROPOSALS
from tests.match.conftest import Dicer


class Attentive(Dicer):
    """Answers at random and checks that each question is the one being asked."""

    match: Any

    def choose(self, turn):
        asked = self.match.decision
        assert (turn.decision.number, turn.decision.kind) == (asked.number, asked.kind)
        assert turn.options == self.match.options(turn.seat)
        return super().choose(turn)


class Generous(Dicer):
    """Gives away whatever it may."""

    def propose(self, turn):
        return turn.free()[0]


def a_turn(match, seat):
    return Turn(match, seat, match.decision, match.options(seat))


def test_bots_play_a_match_to_its_end(kampf):
    assert kampf.decision is None
    assert kampf.outcome.winners


def test_the_same_bots_with_the_same_seed_play_the_same_game(kampf):
    again = Match.new("kampf", seats=2, seed=7)
    play(again, [Dicer(1), Dicer(2)])
    assert again.record() == kampf.record()


def test_somebody_may_watch(toy):
    match = Match.new("toy", seats=3, seed=1)
    seen: list[Any] = []
    play(match, [Dicer(seat) for seat in range(3)], watch=seen.append)
    assert [event for events in seen for event in events] == match.events()[len(match.opening) :]


@pytest.mark.parametrize("seed", range(10))
def test_a_bot_is_asked_only_what_is_being_asked(toy, seed):
    match = Match.new("toy", seats=4, seed=seed)
    bots = [Attentive(seat) for seat in range(4)]
    for bot in bots:
        bot.match = match
    play(match, bots)
    assert match.outcome is not None


def test_a_bot_may_do_something_beside_at_the_games_moments(toy):
    match = Match.new("toy", seats=2, seed=1)
    seen: list[Any] = []
    play(match, [Generous(1), Dicer(2)], watch=seen.append)
    gifts = [act for act in match.acts if act.words == "give 1"]
    assert len(gifts) == 2  # one a round
    assert gifts[0].events in seen
    assert len(gifts) < MOST_PROPOSALS


def test_proposals_need_no_watcher(toy):
    match = Match.new("toy", seats=2, seed=1)
    play(match, [Generous(1), Dicer(2)])
    assert "give 1" in match.record()


def test_a_bot_sees_its_view_and_imagines_games(toy):
    match = Match.new("toy", seats=3, seed=4)
    turn = a_turn(match, Seat(1))
    assert turn.game == "toy"
    assert turn.view() == match.view(1)
    assert turn.free() == match.free(1)
    assert turn.imagine(random.Random(1)).view(turn.seat) == match.view(1)
    assert turn.imagine(random.Random(1)).key() == turn.imagine(random.Random(1)).key()


def test_a_bot_must_choose_and_need_not_propose(toy):
    match = Match.new("toy", seats=2, seed=1)
    turn = a_turn(match, Seat(0))
    assert Bot().propose(turn) is None
    with pytest.raises(NotImplementedError):
        Bot().choose(turn)
