"""Many games stepped together: the same ones as one by one, into arrays, on one process or several."""

import copy
import pickle
import random

import numpy
import pytest

from ludus import research
from ludus.bots import load
from ludus.core.errors import BadSetting, IllegalChoice
from ludus.encoding.lanes import Dice
from ludus.match import GAMES
from ludus.research import gymnasium_vector_env, vector
from ludus.research.observation import mask, observe, usual_of
from ludus.research.position import rules_of
from ludus.research.vectorized.batch import Batch, Wishes
from ludus.research.vectorized.games import VectorGames

STEPS = 60


def legal(arrays, rng):
    """A number that can be chosen in each game."""
    return [int(rng.choice(numpy.flatnonzero(row))) for row in arrays.mask]


def told(games, seed, steps=STEPS):
    """Everything that stands in the arrays along a way of random choices."""
    rng = random.Random(seed)
    arrays = games.arrays
    found = []
    for _ in range(steps):
        found.append([array.copy() for array in arrays])
        arrays = games.step(legal(arrays, rng))
    return found


def same(one, other):
    return all(
        numpy.array_equal(a, b)
        for first, second in zip(one, other, strict=True)
        for a, b in zip(first, second, strict=True)
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_what_the_seat_that_is_asked_sees_and_can_answer(game):
    games = vector(game, GAMES[game].fewest, 2, seed=3)
    rng = random.Random(1)
    batch = games._batch
    assert isinstance(batch, Batch)
    for _ in range(20):
        arrays = games.step(legal(games.arrays, rng))
        for row, slot in enumerate(batch.slots):
            position = slot.position
            assert position.seat is not None and arrays.seat[row] == position.seat
            assert numpy.array_equal(arrays.mask[row], mask(position))
            assert arrays.mask[row].sum() > 1  # lone answers are given by themselves
            encoding = games.rules.encoding
            seen = arrays.observation[row] / (1 if encoding.encoder is None else usual_of(encoding))
            assert numpy.allclose(seen, observe(position, position.seat))


def test_the_door_is_still_a_door_once_its_room_was_entered():
    vector("kampf", 2, 1, seed=1)
    assert callable(research.vector)


def test_the_same_seed_gives_the_same_games_and_another_others():
    games = vector("kampf", 2, 3, seed=5)
    first = told(games, 1)
    games.reset(5)
    assert same(first, told(games, 1))
    games.reset(6)
    assert not same(first, told(games, 1))


def test_several_processes_step_the_same_games():
    alone = told(vector("kampf", 2, 5, seed=5), 1)
    with vector("kampf", 2, 5, seed=5, workers=2) as games:
        assert same(alone, told(games, 1))


def test_a_game_that_ends_is_followed_by_the_next_and_says_what_it_brought():
    games = vector("kampf", 2, 4, seed=2)
    rng = random.Random(4)
    ended = 0
    for _ in range(400):
        arrays = games.step(legal(games.arrays, rng))
        assert numpy.allclose(arrays.payoff.sum(axis=1), 0)
        assert (arrays.payoff[~arrays.done] == 0).all() and (arrays.score[~arrays.done] == 0).all()
        assert arrays.mask.any(axis=1).all()  # whatever ended, everybody has a choice
        for row in numpy.flatnonzero(arrays.done):
            ended += 1
            best = arrays.score[row].max()
            assert (arrays.payoff[row] > 0).tolist() == (arrays.score[row] == best).tolist()
    assert ended >= 4


def test_without_forced_answers_every_question_is_asked():
    games = vector("spartacus", 3, 2, seed=3, forced=False)
    rng = random.Random(1)
    counts = [int(row.sum()) for _ in range(100) for row in games.step(legal(games.arrays, rng)).mask]
    assert 1 in counts


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_copies_go_on_the_same_and_by_themselves(copied):
    games = vector("kampf", 2, 2, seed=3)
    told(games, 1, 30)
    twin = copied(games)
    ahead = told(games, 2, 30)
    assert same(ahead, told(twin, 2, 30))


def test_a_number_that_cannot_be_chosen_is_refused():
    games = vector("kampf", 2, 1, seed=3)
    wrong = int(numpy.flatnonzero(~games.arrays.mask[0])[0])
    with pytest.raises(IllegalChoice):
        games.step([wrong])
    games.step(legal(games.arrays, random.Random(1)))


@pytest.mark.parametrize("bot", [None, "random"])
def test_one_wrong_number_changes_nothing_in_any_game(bot):
    rules = rules_of("kampf", 2, {}, "off")
    games = VectorGames(rules, 3, Wishes(bot=None if bot is None else load(bot)), 3)
    before = {name: array.copy() for name, array in games.arrays._asdict().items()}
    numbers = legal(games.arrays, random.Random(1))
    numbers[2] = int(numpy.flatnonzero(~games.arrays.mask[2])[0])
    with pytest.raises(IllegalChoice):
        games.step(numbers)
    assert all(numpy.array_equal(before[name], array) for name, array in games.arrays._asdict().items())
    numbers = legal(games.arrays, random.Random(1))
    games.step(numbers)  # and all go on


@pytest.mark.parametrize("workers", [0, 2])
def test_the_game_whose_number_is_wrong_is_named_and_none_has_gone_on(workers):
    with vector("kampf", 2, 3, seed=3, workers=workers) as games:
        before = {name: array.copy() for name, array in games.arrays._asdict().items()}
        numbers = legal(games.arrays, random.Random(1))
        for wrong in (int(numpy.flatnonzero(~games.arrays.mask[2])[0]), -1, 10_000):
            with pytest.raises(IllegalChoice, match=f"Number {wrong} .* in game 2"):
                games.step([*numbers[:2], wrong])
        assert all(numpy.array_equal(before[name], array) for name, array in games.arrays._asdict().items())
        games.step(numbers)
        assert not numpy.array_equal(before["observation"], games.arrays.observation)


def test_dice_are_even_and_copies_fall_by_themselves():
    dice = Dice(random.Random(1))
    counts = numpy.bincount([dice.below(6) for _ in range(6_000)], minlength=6)
    assert len(counts) == 6 and abs(counts - 1_000).max() < 150  # five standard deviations
    for twin in (copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))):
        ahead = [twin.below(60) for _ in range(5)]
        state = dice.rng.getstate()
        assert ahead == [dice.below(60) for _ in range(5)]
        dice.rng.setstate(state)


def test_a_process_says_what_was_wrong_and_goes_on():
    with vector("kampf", 2, 2, seed=3, workers=1) as games:
        wrong = [int(numpy.flatnonzero(~row)[0]) for row in games.arrays.mask]
        with pytest.raises(IllegalChoice):
            games.step(wrong)
        games.step(legal(games.arrays, random.Random(1)))


@pytest.mark.parametrize(("count", "workers"), [(0, 0), (2, 3), (2, -1)])
def test_what_cannot_be_gets_a_sentence(count, workers):
    with pytest.raises(BadSetting) as caught:
        vector("kampf", 2, count, workers=workers)
    assert caught.value.hint


def test_games_that_were_closed_say_so():
    games = vector("kampf", 2, 1, seed=3)
    games.close()
    with pytest.raises(BadSetting):
        games.step([0])


def test_a_learner_cannot_sit_where_there_is_no_seat():
    pytest.importorskip("gymnasium")
    with pytest.raises(BadSetting, match="no seat 2"):
        gymnasium_vector_env("kampf", 2, 3, bot="random", seat=2)


# --- one learner against bots ------------------------------------------------------------------------


def test_a_learner_plays_against_bots_through_gymnasium():
    env = gymnasium_vector_env("kampf", 2, 3, bot="random", seat=1)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["seat"].tolist() == [1, 1, 1]
    rng = random.Random(1)
    rewards = 0.0
    for _ in range(150):
        actions = numpy.array([int(rng.choice(numpy.flatnonzero(row))) for row in env.action_masks()])
        seen, reward, done, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cut.any() and (reward[~done] == 0).all() and (abs(reward[done]) <= 1).all()
        assert info["seat"].tolist() == [1, 1, 1]
        rewards += done.sum()
    assert rewards > 0
    env.close()


def test_the_seat_of_the_learner_moves_round_with_every_game():
    env = gymnasium_vector_env("kampf", 2, 1, bot="random")
    _, info = env.reset(seed=1)
    rng, seats = random.Random(1), [int(info["seat"][0])]
    while len(seats) < 3:
        actions = numpy.array([int(rng.choice(numpy.flatnonzero(row))) for row in env.action_masks()])
        _, _, done, _, info = env.step(actions)
        seats += [int(info["seat"][0])] if done[0] else []
    assert seats == [0, 1, 0]
