"""Matches, and what they hand out, copied and pickled; the conformance tests say that both go on the same."""

import copy
import pickle
import random
import shutil
from typing import Any

import pytest

from ludus import GAMES, Match, replay
from ludus.core.dataset import SHIPPED
from ludus.core.errors import BrokenRecord
from tests.conformance.cases import pick
from tests.conformance.suite import at_the_table


def again(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [again, copy.deepcopy, copy.copy])
def test_answers_that_are_still_sealed_are_kept(toy, copied):
    match: Any = Match.new("toy", seats=3, seed=3)
    for words in ("leave", "keep"):
        match.act(0, words)
    assert match.decision.kind == "bid"
    seat = match.decision.seats[-1]
    match.act(seat, "done")
    twin = copied(match)
    assert at_the_table(twin) == at_the_table(match)
    assert not twin.options(seat)
    twin.undo(seat)
    assert twin.options(seat) and not match.options(seat)


@pytest.mark.parametrize("copied", [again, copy.deepcopy])
def test_a_copied_match_can_still_be_taken_back(copied, kampf):
    twin = copied(kampf.at(40))
    for seat in (act.seat for act in reversed(kampf.acts[:40])):
        twin.undo(seat, consent=True)
    assert twin.record(secrets_too=True) == kampf.at(0).record(secrets_too=True)


def test_dice_given_beforehand_still_fall_after_pickling():
    match = Match.new("kampf", seats=2, seed=1, dice=["start 1", "roll full", "nonsense"])
    assert again(match)._dice == match._dice == ["roll full", "nonsense"]


def test_a_match_replayed_without_its_seed_keeps_its_commitment_and_hashes(kampf):
    public = kampf.at(40).record()
    match = replay(public)
    assert again(match).record() == match.record() == public


def test_a_match_carries_the_data_set_it_is_played_with(tmp_path):
    shutil.copytree(SHIPPED / "kampf", tmp_path / "set")
    animals = tmp_path / "set" / "animals.toml"
    animals.write_text(animals.read_text().replace("hits = 2", "hits = 3", 1))
    match = Match.new("kampf", seats=2, seed=5, options={"set": tmp_path / "set"})
    data = pickle.dumps(match)
    shutil.rmtree(tmp_path / "set")
    twin = pickle.loads(data)
    assert twin.digest == match.digest != Match.new("kampf").digest
    assert at_the_table(twin) == at_the_table(match)


def test_a_match_pickled_under_other_rules_is_refused(monkeypatch):
    data = pickle.dumps(Match.new("kampf"))
    monkeypatch.setattr(GAMES["kampf"], "rules", 99)
    with pytest.raises(BrokenRecord, match="this is version 99"):
        pickle.loads(data)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_game_is_equal_and_independent(copied, kampf):
    g = kampf.at(30).game
    key, twin = g.key(), copied(g)
    twin.apply(twin.asked[0], twin.options(twin.asked[0])[0])
    assert g.key() == key != twin.key()


def test_a_game_without_its_match_says_that_it_cannot_be_pickled(kampf):
    with pytest.raises(TypeError, match="pickle its match"):
        pickle.dumps(kampf.game)


def test_what_a_match_hands_out_can_be_pickled(kampf):
    running = kampf.at(30)
    seat = running.decision.seats[0]
    for thing in (running.decision, running.options(seat), running.blocked(seat), running.prompt(), running.events()):
        assert repr(again(thing)) == repr(copy.deepcopy(thing)) == repr(thing)
    assert repr(again(kampf.outcome)) == repr(kampf.outcome)
    event = running.events()[0]
    assert again(event).seen_by(seat) == event.seen_by(seat)


def test_a_copied_option_can_still_be_chosen(kampf):
    g = kampf.at(30).game
    g.apply(g.asked[0], copy.deepcopy(g.options(g.asked[0]))[0])
    phrase = kampf.events()[0].phrase
    assert copy.deepcopy(phrase) is phrase


def test_a_blocked_option_can_be_pickled():
    match: Any = Match.new("kampf", seats=2, seed=7)
    rng = random.Random(1)
    while not match.blocked(match.game.asked[0]):
        match.act(*pick(match.game, rng))
    blocked = match.blocked(match.game.asked[0])
    assert repr(again(blocked)) == repr(blocked)
