"""A game being played: acting, taking back, copies and the record."""

import random
import shutil
from typing import Any

import pytest

from ludus import GAMES, Match
from ludus.core.dataset import SHIPPED
from ludus.core.errors import BadSetting, IllegalChoice, UndoRefused, UnknownGame
from ludus.core.ids import CHANCE
from tests.conformance.cases import pick


def an_auction(seats=2, **more):
    """The auction at its first bid: both hold two cards and two coins."""
    match: Any = Match.new("toy", seats=seats, seed=3, **more)
    match.act(0, "leave")
    match.act(0, "keep")
    assert match.decision.kind == "bid"
    return match


# --- Beginning ---------------------------------------------------------------------------------------


def test_a_match_begins_with_what_chance_has_to_say():
    match = Match.new("kampf", seed=7)
    assert match.seats == 3
    assert match.log == [(CHANCE, "start 0")]
    assert [event.phrase.id for event in match.events()] == ["kampf-event-starts"]
    assert match.lexicon().verbs


def test_given_dice_fall_before_those_of_the_seed():
    assert Match.new("kampf", seed=7, dice=["start 2"]).game.asked == (2,)


def test_given_dice_that_do_not_fit_are_refused():
    with pytest.raises(IllegalChoice, match="'start 9' is not among the 3 cards"):
        Match.new("kampf", dice=["start 9"])


def test_without_a_seed_every_match_is_another():
    assert Match.new("kampf").seed != Match.new("kampf").seed


@pytest.mark.parametrize("seed", ["a]b", "a\nb"])
def test_a_seed_that_no_record_could_hold_is_refused(seed):
    with pytest.raises(BadSetting) as refused:
        Match.new("kampf", seed=seed)
    assert str(refused.value) == f"The seed {seed!r} cannot be written in a record."
    assert refused.value.hint == "use letters and digits."


@pytest.mark.parametrize("wish, error", [({"game": "chess"}, UnknownGame), ({"game": "kampf", "seats": 9}, BadSetting)])
def test_what_cannot_be_played_is_refused(wish, error):
    with pytest.raises(error):
        Match.new(**wish)


def test_settings_are_read_and_recorded():
    match = Match.new("kampf", options={"start": "First", "animals_vs_teams_only": "true"}, seed=1)
    assert match.log == []
    assert match.settings == {"start": "first", "tie_break": "shared", "animals_vs_teams_only": True}
    assert "[option animals_vs_teams_only true]" in match.record()


def test_an_edited_set_of_components_is_played_from_its_folder(tmp_path):
    copy = shutil.copytree(SHIPPED / "kampf", tmp_path / "mine")
    file = copy / "pieces.toml"
    file.write_text(file.read_text().replace("net = 8", "net = 9"))
    match: Any = Match.new("kampf", options={"set": copy}, seed=1)
    assert match.view(None)["supply"]["net"] == 9
    assert match.digest != Match.new("kampf").digest


# --- Acting ------------------------------------------------------------------------------------------


def test_a_seat_that_has_answered_is_still_asked_but_owes_nothing(toy):
    match = an_auction()
    assert match.owing == [0, 1]
    match.act(0, "done")
    assert match.decision.seats == (0, 1)
    assert match.owing == [1]


@pytest.mark.parametrize("game", GAMES)
def test_a_naive_loop_plays_every_game_with_any_number_of_seats(game):
    for seats in range(GAMES[game].fewest, GAMES[game].most + 1):
        match = Match.new(game, seats, seed=seats)
        while match.owing:
            seat = match.owing[0]
            match.act(seat, match.options(seat)[0])
        assert match.decision is None and match.outcome is not None


def test_a_choice_is_an_option_or_its_words(toy):
    match, other = (Match.new("toy", seats=2, seed=3) for _ in range(2))
    match.act(0, match.options(0)[0])
    other.act(0, "  leave ")
    assert match.record(secrets_too=True) == other.record(secrets_too=True)


def test_what_cannot_be_chosen_is_refused_with_what_can(toy):
    match = Match.new("toy", seats=2, seed=3)
    with pytest.raises(IllegalChoice) as refused:
        match.act(0, "dance")
    assert str(refused.value) == "'dance' cannot be chosen now."
    assert refused.value.hint == "choose one of: 'leave', 'peek 1 0', 'peek 1 1' …"


def test_who_may_only_do_something_beside_is_told_what(toy):
    with pytest.raises(IllegalChoice) as refused:
        Match.new("toy", seats=2, seed=3).act(1, "leave")
    assert refused.value.hint == "choose one of: 'give 0' …"


def test_who_is_not_asked_is_told_to_wait():
    with pytest.raises(IllegalChoice) as refused:
        Match.new("kampf", seed=7).act(1, "carrier a1")
    assert (str(refused.value), refused.value.hint) == ("Seat 1 is not asked anything now.", "wait for its turn.")


def test_a_finished_game_takes_no_choice(kampf):
    with pytest.raises(IllegalChoice) as refused:
        kampf.act(0, "team a1")
    assert (str(refused.value), refused.value.hint) == ("The game is over.", "begin another, or replay this one.")


def test_what_is_asked_can_be_read_from_the_match(toy):
    match = an_auction()
    assert match.prompt().phrase.id == "toy-ask-bid"
    assert match.blocked(0) == []
    assert [option.words for option in match.free(1)] == ["give 0"]
    assert match.view(None)["seat"] is None
    assert match.outcome is None and match.result() == ""


# --- Sealed answers ----------------------------------------------------------------------------------


def test_sealed_answers_stand_in_the_record_at_the_reveal_in_seat_order(toy):
    match = an_auction()
    lines = len(match.log)
    for words in ("add", "done"):
        match.act(1, words)
    assert len(match.log) == lines
    match.act(0, "done")
    assert match.log[lines:] == [(0, "done"), (1, "add"), (1, "done")]


def test_a_gift_between_two_answers_is_recorded_before_them(toy):
    match = an_auction()
    lines = len(match.log)
    for seat, words in [(1, "add"), (0, "give 1"), (1, "add"), (1, "add"), (1, "done"), (0, "done")]:
        match.act(seat, words)
    assert [words for _, words in match.log[lines:]] == ["give 1", "done", "add", "add", "add", "done"]
    again = Match.new("toy", seats=2, seed=3)
    again.replay(match.log[len(again.log) :])
    assert again.record(secrets_too=True) == match.record(secrets_too=True)


def test_a_sealed_answer_can_be_withdrawn_while_it_is_sealed(toy):
    match = an_auction()
    before = match.game.key()
    match.act(1, "add")
    match.act(1, "done")
    match.undo(1)
    assert match.game.key() == before


def test_withdrawing_an_answer_leaves_the_others_alone(toy):
    match = an_auction()
    match.act(0, "done")
    before = match.game.key()
    for words in ("add", "give 0"):
        match.act(1, words)
    match.undo(1)
    assert match.options(0) == []
    assert match.view(1)["said"] == []
    match.undo(1, consent=True)
    assert match.game.key() == before


def test_revealed_answers_are_taken_back_together(toy):
    match = an_auction()
    before = match.game.key()
    match.act(1, "done")
    match.act(0, "done")
    with pytest.raises(UndoRefused):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.game.key() == before


# --- Taking back -------------------------------------------------------------------------------------


def test_the_last_choice_can_be_taken_back_while_nothing_was_learnt():
    match = Match.new("kampf", seed=7)
    before = match.game.key()
    match.act(0, "carrier a1")
    match.undo(0)
    assert match.game.key() == before
    assert match.log == [(CHANCE, "start 0")]
    assert [event.phrase.id for event in match.events()] == ["kampf-event-starts"]


def test_before_the_first_choice_there_is_nothing_to_take_back():
    with pytest.raises(UndoRefused) as refused:
        Match.new("kampf", seed=7).undo(0)
    assert str(refused.value) == "There is no choice of yours to take back."
    assert refused.value.hint == "undo works after your first choice."


def test_a_choice_others_have_answered_takes_their_consent():
    match = Match.new("kampf", seed=7)
    before = match.game.key()
    for seat, words in [(0, "carrier a1"), (0, "gladiator net"), (1, "carrier c3")]:
        match.act(seat, words)
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert str(refused.value) == "This cannot be taken back: dice fell, somebody acted or something was shown since."
    assert refused.value.hint == "it takes the others' consent."
    match.undo(0, consent=True)
    match.undo(0)
    assert match.game.key() == before


def test_a_look_at_a_card_cannot_be_taken_back(toy):
    match = Match.new("toy", seats=2, seed=3)
    match.act(0, "peek 1 0")
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_an_undone_roll_falls_the_same_again(kampf):
    step = next(i for i, act in enumerate(kampf.acts) if any(e.phrase.id == "kampf-event-rolls" for e in act.events))
    match = kampf.at(step)
    act = kampf.acts[step]
    match.act(act.seat, act.words)
    fallen = match.log
    with pytest.raises(UndoRefused):
        match.undo(act.seat)
    match.undo(act.seat, consent=True)
    match.act(act.seat, act.words)
    assert match.log == fallen


# --- Going back --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["kampf", "toy"])
def test_the_match_can_be_seen_after_any_number_of_choices(toy, name):
    match, rng = Match.new(name, seats=2, seed=11), random.Random(4)
    keys = [match.game.key()]
    while match.decision is not None:
        match.act(*pick(match.game, rng))
        keys.append(match.game.key())
    for step, key in enumerate(keys):
        assert match.at(step).game.key() == key
    assert match.game.key() == keys[-1]


def test_beyond_the_last_choice_the_match_is_as_it_stands(kampf):
    assert kampf.at(10_000).record() == kampf.record()


# --- Copies ------------------------------------------------------------------------------------------


def test_a_clone_of_a_match_has_the_same_dice_to_come(toy):
    match = an_auction(seats=3)
    twin = match.clone()
    for one in (twin, match):
        rng = random.Random(9)
        while one.decision is not None:
            one.act(*pick(one.game, rng))
    assert twin.record() == match.record()


def test_a_clone_of_a_match_leaves_it_alone(toy):
    match = an_auction()
    before = match.record(secrets_too=True), match.game.key()
    twin = match.clone()
    for seat, words in [(0, "done"), (1, "give 0"), (1, "done")]:
        twin.act(seat, words)
    assert (match.record(secrets_too=True), match.game.key()) == before


def test_an_imagined_game_looks_like_the_true_one(toy):
    match = an_auction(seats=3)
    imagined = match.imagine(1, seed=5)
    assert imagined.view(1) == match.view(1)
    assert imagined.key() == match.imagine(1, seed=5).key()
    assert {match.imagine(1, seed=seed).key() for seed in range(20)} > {imagined.key()}


# --- The record --------------------------------------------------------------------------------------


def test_the_seed_is_told_when_the_game_is_over(kampf):
    assert kampf.record().splitlines()[-1] == "[seed 7]"
    running = kampf.at(20)
    assert "[seed" not in running.record()
    assert running.record(secrets_too=True).splitlines()[-1] == "[seed 7]"
    assert running.commitment == kampf.commitment


def test_a_finished_record_ends_with_its_hash_and_result(kampf):
    hashed, result, _ = kampf.record().splitlines()[-3:]
    assert hashed == f"@ {kampf.state_hash()}"
    assert result == f"= {kampf.result()}"


def test_the_hash_of_a_position_depends_on_the_seed():
    one, other = (Match.new("kampf", seed=seed, dice=["start 0"]) for seed in (1, 2))
    assert one.game.key() == other.game.key()
    assert one.state_hash() != other.state_hash()


def test_every_game_can_be_begun_by_name():
    for name, title in GAMES.items():
        assert Match.new(name, seats=title.fewest, seed=1).decision is not None
