"""Environments and positions copied, pickled and sent to other processes: they go on as they would have here."""

import copy
import pickle
import random
import shutil

import numpy
import pytest

from ludus import GAMES
from ludus.core.dataset import SHIPPED
from ludus.core.errors import IllegalChoice
from ludus.core.ids import Seat
from ludus.research import gymnasium_env, pettingzoo_env
from ludus.research.position import Rules
from tests.research.walks import somewhere

STEPS = 25  # of a learner, before and after its environment is copied
SHORT = {"kampf": {}, "aquileia": {}, "spartacus": {"length": "quick"}}


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


def cloudpickled(thing):
    cloudpickle = pytest.importorskip("cloudpickle")
    return pickle.loads(cloudpickle.dumps(thing))


COPIED = pytest.mark.parametrize("copied", [pickled, cloudpickled, copy.deepcopy])


def stepped(env, seed, steps=STEPS):
    """What a learner sees that chooses at random, also in the games after the first."""
    rng, seen = numpy.random.default_rng(seed), []
    for _ in range(steps):
        observation, reward, over, _, info = env.step(int(rng.choice(numpy.flatnonzero(env.unwrapped.action_masks()))))
        seen.append((observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward, over, info))
        if over:
            seen.append(env.reset()[1])
    return seen


# --- Gymnasium ---------------------------------------------------------------------------------------


@COPIED
@pytest.mark.parametrize(("game", "bot"), [("kampf", "lanista"), ("aquileia", "greedy"), ("spartacus", "champion")])
def test_a_copied_environment_goes_on_the_same_bots_and_dice_included(copied, game, bot):
    pytest.importorskip("gymnasium")
    env = gymnasium_env(game, 3, SHORT[game], bot=bot)
    env.reset(seed=4)
    stepped(env, 1)
    twin = copied(env)
    before = env.text()
    there = stepped(twin, 2)
    assert env.text() == before
    assert stepped(env, 2) == there


@COPIED
def test_an_environment_can_be_copied_before_its_first_game(copied):
    pytest.importorskip("gymnasium")
    env = gymnasium_env("kampf", 3, bot="random")
    twin = copied(env)
    assert twin.reset(seed=1)[1] == env.reset(seed=1)[1]
    assert stepped(twin, 1) == stepped(env, 1)


@COPIED
def test_a_copied_space_still_draws_what_could_be_chosen_and_holds_no_game(copied):
    pytest.importorskip("gymnasium")
    env = gymnasium_env("kampf", 3, bot="random")
    assert env.action_space.sample() in env.action_space
    env.reset(seed=1)
    space = copied(env.action_space)
    assert space == env.action_space
    mask = env.action_masks()
    assert all(mask[space.sample()] for _ in range(20))
    assert len(pickle.dumps(space)) < 10 * len(mask)
    assert space.sample(numpy.eye(len(mask), dtype=numpy.int8)[3]) == 3


def test_writing_on_an_observation_does_not_change_what_is_drawn():
    pytest.importorskip("gymnasium")
    env = gymnasium_env("kampf", 3, bot="random")
    observation, _ = env.reset(seed=1)
    mask = observation["action_mask"].copy()
    observation["action_mask"][:] = 1
    assert all(mask[env.action_space.sample()] for _ in range(20))


def test_gymnasium_steps_environments_in_processes_of_their_own():
    gymnasium = pytest.importorskip("gymnasium")
    name = f"ludus.research.solo:ludus/kampf-v{GAMES['kampf'].rules}"
    settings = {"seats": 2, "bot": "greedy"}
    apart = {"vectorization_mode": "async", "vector_kwargs": {"context": "spawn"}}
    there = gymnasium.make_vec(name, num_envs=2, **apart, **settings)
    here = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", **settings)
    rng = numpy.random.default_rng(3)
    try:
        seen, told = there.reset(seed=7)[0], here.reset(seed=7)[0]
        for _ in range(40):
            assert all((seen[part] == told[part]).all() for part in ("observation", "action_mask"))
            chosen = [rng.choice(numpy.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, told = there.step(numpy.array(chosen))[0], here.step(numpy.array(chosen))[0]
    finally:
        there.close()
        here.close()


def test_an_environment_of_another_process_refuses_in_the_same_words():
    vector = pytest.importorskip("gymnasium.vector")
    there = vector.AsyncVectorEnv([lambda: gymnasium_env("kampf", 2, bot="random")], context="spawn")
    try:
        seen, _ = there.reset(seed=1)
        with pytest.raises(IllegalChoice, match="cannot be chosen now"), pytest.warns(UserWarning):
            there.step(numpy.flatnonzero(seen["action_mask"][0] == 0)[:1])
    finally:
        there.close(terminate=True)


# --- PettingZoo and positions ------------------------------------------------------------------------


@COPIED
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_table_of_agents_goes_on_the_same(copied, game):
    pytest.importorskip("pettingzoo")
    env = pettingzoo_env(game, 3)
    env.reset(seed=2)

    def played(env):
        rng = numpy.random.default_rng(5)
        for _ in range(STEPS):
            observation = env.observe(env.agent_selection)
            yield env.agent_selection, observation["observation"].tobytes(), observation["action_mask"].tobytes()
            env.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))

    list(played(env))
    twin = copied(env)
    assert list(played(twin)) == list(played(env))


@COPIED
@pytest.mark.parametrize("deals", ["off", "steps"])
def test_a_copied_position_is_equal_also_in_the_middle_of_an_answer(copied, deals):
    rules, rng, narrowed = Rules("spartacus", 3, deals=deals), random.Random(8), 0
    position = somewhere(rules, 3, 30)
    for i in range(240):
        position.roll(rng.randrange)
        position.choose(rng.choice(list(position.answers())))
        if i % 20 and not (position.path and narrowed < 3):
            continue
        narrowed += bool(position.path)
        for one in (position, position.imagine(Seat(1), 5)):
            twin = copied(one)
            assert twin.game.key() == one.game.key()
            assert (twin.seat, sorted(twin.answers()), twin.path) == (one.seat, sorted(one.answers()), one.path)
            assert [twin.recall(Seat(i)) for i in range(3)] == [one.recall(Seat(i)) for i in range(3)]
    assert narrowed


def test_a_shallow_copy_of_a_position_is_a_position_of_its_own():
    position = somewhere(Rules("kampf", 2), 1, 5)
    key, twin = position.game.key(), copy.copy(position)
    twin.choose(min(twin.answers()))
    assert position.game.key() == key != twin.game.key()


def test_pickled_rules_carry_their_data_set(tmp_path):
    shutil.copytree(SHIPPED / "kampf", tmp_path / "set")
    animals = tmp_path / "set" / "animals.toml"
    animals.write_text(animals.read_text().replace("hits = 2", "hits = 3", 1))
    position = somewhere(Rules("kampf", 2, {"set": str(tmp_path / "set")}), 1, 30)
    data = pickle.dumps(position)
    shutil.rmtree(tmp_path / "set")
    twin = pickle.loads(data)
    assert twin.game.key() == position.game.key()
    assert twin.rules is pickle.loads(data).rules
    assert copy.deepcopy(twin).rules is twin.rules
