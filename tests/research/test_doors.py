"""The doors to PettingZoo, Gymnasium and OpenSpiel, by the tests of those libraries and by some of our own."""

import ast
import importlib.util
import random
import shlex
import subprocess
import sys
import tomllib
import warnings
from pathlib import Path
from types import SimpleNamespace

import numpy
import pytest

from ludus import GAMES
from ludus.core import extras
from ludus.core.errors import BadSetting, IllegalChoice
from ludus.research import (
    gymnasium_env,
    gymnasium_vector_env,
    openspiel_game,
    pettingzoo_env,
    pettingzoo_parallel_env,
    small,
    vector,
)
from ludus.research.small import SMALL

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
CYCLES = 60  # times the seats: decisions in which the libraries' tests watch a game
SHORT = {"kampf": {}, "aquileia": {}, "spartacus": {"length": "quick"}}


# --- PettingZoo --------------------------------------------------------------------------------------


@pytest.fixture
def zoo():
    return pytest.importorskip("pettingzoo.test")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deals", ["off", "steps"])
def test_pettingzoos_own_test_passes(zoo, capsys, game, deals):
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries; the test only spares the library's own games a warning about it.
        warnings.filterwarnings("ignore", "Observation (is not a NumPy|space for each agent)")
        zoo.api_test(pettingzoo_env(game, 3, deals=deals), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(zoo, game):
    """Fails from within, as do the other libraries' tests below."""
    zoo.seed_test(lambda: pettingzoo_env(game, 3), num_cycles=CYCLES)


def test_pettingzoos_benchmark_runs(zoo, capsys, monkeypatch):
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    clock = iter(range(10**6))
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))  # it would take 5 seconds
    zoo.performance_benchmark(pettingzoo_env("kampf", 3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_loop_plays_a_game_to_the_end_and_everybody_hears_the_result(zoo, game):
    env = pettingzoo_env(game, GAMES[game].fewest, SHORT[game])
    env.reset(seed=5)
    rng, results = numpy.random.default_rng(1), {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            results[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(numpy.flatnonzero(observation["action_mask"])))
    assert set(results) == set(env.possible_agents)
    assert sum(results.values()) == pytest.approx(0)
    assert max(results.values()) > 0
    assert env.agents == []


def test_a_seed_also_fixes_the_games_after_it(zoo):
    def starts():
        env = pettingzoo_env("spartacus", 3).unwrapped
        for seed in (3, *[None] * 7):
            env.reset(seed=seed)
            yield env.text("seat_0")

    first, second = list(starts()), list(starts())
    assert first == second
    assert len(set(first)) == 3  # whoever begins


def test_the_environments_name_carries_the_version_of_the_rules(zoo):
    env = pettingzoo_env("kampf", 3)
    assert str(env) == f"ludus_kampf_v{GAMES['kampf'].rules}"
    assert len(env.unwrapped.metadata["actions"]) == 12


def test_every_environment_says_what_its_numbers_mean(zoo):
    pytest.importorskip("gymnasium")
    solo, envs = gymnasium_env("kampf", 2), gymnasium_vector_env("kampf", 2, 1)
    doors = [pettingzoo_env("kampf", 2).unwrapped, pettingzoo_parallel_env("kampf", 2), solo, envs]
    rules = solo.rules
    expected = {"name": rules.id, "actions": rules.vocabulary.digest, "encoding": rules.encoding.digest}
    for env in doors:
        assert expected.items() <= env.metadata.items(), env


def test_a_table_is_rendered_in_lines_that_fit_a_terminal(zoo):
    for env in (
        pettingzoo_env("kampf", 3, render_mode="ansi"),
        pettingzoo_parallel_env("kampf", 3, render_mode="ansi"),
    ):
        env.reset(seed=1)
        drawn = env.render()
        assert ast.literal_eval(drawn) == env.unwrapped.position.game.view(None)
        assert 20 < len(drawn.splitlines()) < 100 and max(map(len, drawn.splitlines())) <= 120


@pytest.mark.parametrize("make", [pettingzoo_env, pettingzoo_parallel_env])
def test_what_cannot_be_rendered_is_refused_at_once(zoo, make):
    with pytest.raises(BadSetting, match="rendered as 'human'"):
        make("kampf", 2, render_mode="human")


def test_an_agent_reads_what_it_sees_as_text(zoo):
    env = pettingzoo_env("kampf", 3, render=True)
    env.reset(seed=1)
    asked = env.agent_selection
    others = [agent for agent in env.possible_agents if agent != asked]
    assert '"options": ["carrier' in env.unwrapped.text(asked)
    assert '"options"' not in env.unwrapped.text(others[0])
    assert not env.observe(others[0])["action_mask"].any()
    assert "spaces" in env.render()


def test_an_action_outside_the_mask_is_refused(zoo):
    env = pettingzoo_env("kampf", 3)
    env.reset(seed=1)
    wrong = int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="cannot be chosen"):
        env.step(wrong)


def test_a_game_that_takes_too_long_is_cut_short(zoo):
    env = pettingzoo_env("kampf", 2, max_cycles=10)
    env.reset(seed=1)
    rng, choices = numpy.random.default_rng(1), 0
    for _ in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        assert not over and reward == 0
        env.step(None if cut else rng.choice(numpy.flatnonzero(observation["action_mask"])))
        choices += not cut
    assert choices == 10


@pytest.mark.parametrize("make", [pettingzoo_env, pettingzoo_parallel_env])
def test_a_game_cannot_be_cut_short_before_anything_was_chosen(zoo, make):
    with pytest.raises(BadSetting, match="max_cycles cannot be 0"):
        make("kampf", 2, max_cycles=0)


# --- PettingZoo, all who are asked together ----------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_of_parallel_environments_pass(zoo, game):
    zoo.parallel_api_test(pettingzoo_parallel_env(game, 3), num_cycles=4 * CYCLES)
    zoo.parallel_seed_test(lambda: pettingzoo_parallel_env(game, 3), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_seats_answer_together_to_the_end_and_everybody_hears_the_result(zoo, game):
    env = pettingzoo_parallel_env(game, GAMES[game].fewest, SHORT[game], render_mode="ansi")
    seen, _ = env.reset(seed=5)
    rng, together, rewards = numpy.random.default_rng(1), 0, {}
    while env.agents:
        masks = {agent: numpy.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        together += sum(env.wait not in mask for mask in masks.values()) > 1
        seen, rewards, over, cut, _ = env.step({agent: rng.choice(mask) for agent, mask in masks.items()})
        assert not any(cut.values())
    assert all(over.values()) and sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) > 0
    assert bool(together) == (game == "spartacus")  # elsewhere one after the other is asked
    assert env.render()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_asked_alone_has_the_numbers_it_has_elsewhere(zoo, game):
    env, rng = pettingzoo_parallel_env(game, 3), numpy.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    for _ in range(200):
        position = env.position
        if env.agents and len(position.game.asked) == 1 and len(env._asked[position.seat].options) > 1:
            mask = seen[env.possible_agents[position.seat]]["action_mask"]
            if env._asked[position.seat].options == position.options():
                assert numpy.flatnonzero(mask).tolist() == sorted(position.answers())
        actions = {agent: rng.choice(numpy.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
        seen, *_ = env.step(actions)


def test_a_number_outside_a_mask_is_refused_and_nothing_has_changed(zoo):
    env = pettingzoo_parallel_env("spartacus", 3)
    seen, _ = env.reset(seed=1)
    before = env.position.said()
    with pytest.raises(IllegalChoice, match="cannot be chosen"):
        env.step({agent: int(numpy.flatnonzero(seen[agent]["action_mask"] == 0)[0]) for agent in env.agents})
    assert env.position.said() == before


def test_whoever_is_asked_and_given_no_number_is_named(zoo):
    env = pettingzoo_parallel_env("kampf", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="No number was given for seat_"):
        env.step({})


def test_parallel_games_are_cut_short_too(zoo):
    env = pettingzoo_parallel_env("kampf", 2, max_cycles=5)
    seen, _ = env.reset(seed=1)
    cycles = 0
    while env.agents:
        actions = {agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, over, cut, _ = env.step(actions)
        cycles += 1
    assert cycles == 5 and all(cut.values()) and not any(over.values())


def test_deals_cannot_be_made_at_once(zoo):
    parallel = pytest.importorskip("ludus.research.parallel")
    position = pytest.importorskip("ludus.research.position")
    with pytest.raises(BadSetting):
        parallel.ParallelLudusEnv(position.Rules("spartacus", 3, deals="steps"))


# --- Gymnasium ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*GAMES, *SMALL])
def test_gymnasiums_own_check_passes(game):
    """What is wrong with a step it only warns of; a warning fails a test here. It renders in every mode too."""
    gymnasium = pytest.importorskip("gymnasium")
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    made = gymnasium.make(f"ludus.research.solo:ludus/{game}-v{small.find(game).rules}", bot="random")
    checker.check_env(made.unwrapped)


def test_gymnasium_makes_strict_ones_too_and_says_what_it_cannot_render():
    gymnasium = pytest.importorskip("gymnasium")
    name = f"ludus.research.solo:ludus/kampf-v{GAMES['kampf'].rules}"
    strict = gymnasium.make(name, seats=2, bot="random", forgiving=False)
    observation, _ = strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(int(numpy.flatnonzero(observation["action_mask"] == 0)[0]))
    with pytest.raises(BadSetting, match="rendered as 'human'"):
        gymnasium_env("kampf", 2, render_mode="human")


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_whole_games_against_bots_from_every_seat(game):
    pytest.importorskip("gymnasium")
    env = gymnasium_env(game, 3, SHORT[game], bot="random")
    env.reset(seed=1)
    env.action_space.seed(1)
    seats = []
    for _ in range(3):
        _, info = env.reset()
        seats.append(info["seat"])
        over = False
        while not over:
            observation, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        assert reward == env.position.payoffs()[info["seat"]] != 0
        assert not observation["action_mask"].any()
    assert sorted(seats) == [0, 1, 2]


def test_better_bots_are_harder_to_beat():
    pytest.importorskip("gymnasium")

    def result(bot):
        env = gymnasium_env("kampf", 2, bot=bot)
        env.reset(seed=2)
        env.action_space.seed(2)
        total = 0.0
        for _ in range(12):
            env.reset()
            over = False
            while not over:
                _, reward, over, _, _ = env.step(env.action_space.sample())
            total += reward
        return total

    assert result("greedy") < result("random")


def test_bots_answer_offers_and_sell_beside_their_decisions():
    pytest.importorskip("gymnasium")
    env = gymnasium_env("spartacus", 3, {"length": "quick"}, "steps", bot="greedy", seat=0)
    env.reset(seed=4)
    env.action_space.seed(4)
    over = False
    while not over:
        *_, over, _, _ = env.step(env.action_space.sample())
    said = [told.words.split()[0] for told in env.position.told if told.seat in (1, 2)]
    assert "decline" in said or "accept" in said


def test_an_illegal_action_is_refused_unless_the_environment_forgives():
    pytest.importorskip("gymnasium")
    strict, forgiving = (gymnasium_env("kampf", 3, forgiving=forgives) for forgives in (False, True))
    for env in (strict, forgiving):
        env.reset(seed=1)
    wrong = int(numpy.flatnonzero(strict.action_masks() == 0)[-1])
    with pytest.raises(IllegalChoice):
        strict.step(wrong)
    forgiving.step(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_them_by_name(game):
    gymnasium = pytest.importorskip("gymnasium")
    env = gymnasium.make(f"ludus.research.solo:ludus/{game}-v{GAMES[game].rules}", seats=3, bot="random")
    observation, _ = env.reset(seed=1)
    env.step(int(numpy.flatnonzero(observation["action_mask"])[0]))
    assert "seats" in env.unwrapped.render()


def test_a_seat_that_does_not_exist_is_refused():
    pytest.importorskip("gymnasium")
    with pytest.raises(BadSetting, match="no seat 7"):
        gymnasium_env("kampf", 3, seat=7)


# --- OpenSpiel ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spiel():
    return pytest.importorskip("pyspiel")


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_random_simulation_passes_with_serialisation(spiel, game):
    spiel.random_sim_test(openspiel_game(game, options=SHORT[game]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_registered(spiel, game):
    openspiel_game(game)
    loaded = spiel.load_game(f"python_ludus_{game}", {"players": GAMES[game].most})
    assert loaded.num_players() == GAMES[game].most
    assert loaded.num_distinct_actions() <= 2000


def far(game, steps, seed=3):
    """A state some way into a random game, at a player's choice."""
    state, rng = openspiel_game(game, 3, SHORT[game]).new_initial_state(), random.Random(seed)
    while steps or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [0, 25, 80])
def test_resampling_changes_nothing_the_player_knows(spiel, game, steps):
    state = far(game, steps)
    player = state.current_player()
    sampler = spiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("game", GAMES)
def test_any_player_can_resample_whoever_is_asked(spiel, game):
    for steps in range(0, 100, 7):
        state = far(game, steps, seed=steps)
        for player in range(3):
            other = state.resample_from_infostate(player, random.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)


def test_resampling_changes_what_the_player_does_not_know(spiel):
    told = []
    for steps in range(20, 80, 10):
        state = far("spartacus", steps)
        player = state.current_player()
        sampled = [state.resample_from_infostate(player, random.random) for _ in range(6)]
        told.append(len({one.observation_string((player + 1) % 3) for one in sampled}))
    assert max(told) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_state_survives_pickling_and_a_resampled_one_too(spiel, game):
    state = far(game, 40)
    dream = state.resample_from_infostate(state.current_player(), random.random)
    for one in (state, dream):
        _, again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(one.get_game(), one))
        assert str(again) == str(one)
        assert again.legal_actions() == one.legal_actions()
        for player in range(3):
            assert again.information_state_string(player) == one.information_state_string(player)


@pytest.mark.parametrize("game", GAMES)
def test_one_information_state_has_one_set_of_actions(spiel, game):
    state, rng = far(game, 30), random.Random(5)
    known: dict[str, list[int]] = {}
    for _ in range(12):
        one = state.resample_from_infostate(state.current_player(), random.random)
        for _ in range(25):
            if one.is_terminal():
                break
            if one.is_chance_node():
                one.apply_action(rng.choice(one.chance_outcomes())[0])
                continue
            key = f"{one.current_player()} {one.information_state_string()}"
            assert known.setdefault(key, one.legal_actions()) == one.legal_actions()
            one.apply_action(rng.choice(one.legal_actions()[:3]))


def test_an_observer_for_the_public_shows_no_hand(spiel):
    state = far("spartacus", 80)
    kind = spiel.IIGObservationType(perfect_recall=True, private_info=spiel.PrivateInfoType.NONE)
    observer = state.get_game().make_py_observer(kind)
    texts = {observer.string_from(state, player) for player in range(3)}
    assert len(texts) == 1
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == [0, 1, 0]


def test_openspiels_search_plays_through_the_door(spiel):
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = far("aquileia", 60)
    rng = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 12, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_quietly_after_the_games_were_registered(spiel):
    code = "from ludus.research import openspiel_game; openspiel_game('kampf').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# --- without them ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "extra", "door"),
    [
        ("pettingzoo", "pettingzoo", pettingzoo_env),
        ("pyspiel", "openspiel", openspiel_game),
        ("numpy", "vector", vector),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module, extra, door, monkeypatch):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BadSetting) as refused:
        door("kampf", 3)
    assert module in str(refused.value)
    assert extras.command(extra) in refused.value.hint
    assert refused.value.__notes__ == [f"hint: {refused.value.hint}"]  # Python shows it below the sentence
    assert extra in PROJECT["optional-dependencies"]


def test_from_a_checkout_an_extra_is_added_by_its_own_script(monkeypatch, tmp_path):
    (tmp_path / "dev.py").touch()
    monkeypatch.setattr(extras, "CHECKOUT", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    assert extras.command("data") == f"python3 {tmp_path / 'dev.py'} add data"


@pytest.mark.parametrize("pip", [True, False])
def test_elsewhere_an_extra_is_installed_by_the_name_of_the_distribution(monkeypatch, tmp_path, pip):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object() if pip else None)
    monkeypatch.setattr(extras, "is_installed", lambda: True)
    uv = ["uv", "pip", "install", "--python", sys.executable]
    installer = [sys.executable, "-m", "pip", "install"] if pip else uv
    assert shlex.split(extras.command("data")) == [*installer, f"{PROJECT['name']}[data]"]
    assert PROJECT["name"] != "ludus"  # that is another project's


def test_what_is_only_found_on_the_path_is_installed_from_where_it_lies(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(extras, "is_installed", lambda: False)
    assert shlex.split(extras.command("data"))[-2:] == ["-e", f"{extras.CHECKOUT}[data]"]


BARE = """
import sys
for name in ("numpy", "pyarrow", "matplotlib", "distributed", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
from ludus.cli import main
assert main(["sim", "kampf", "--bots", "random,random", "--games", "2", "--workers", "1", "--json"]) == 0
assert main(["balance", "kampf", "--bot", "random", "--games", "2", "--workers", "1", "--json"]) == 0
assert main(["dataset", "kampf", "--out", "games.parquet"]) == 2
assert main(["sim", "kampf", "--bots", "random,random", "--cluster", "local"]) == 2
assert main(["sim", "kampf", "--bots", "random,random", "--plot", "wins.png"]) == 2
"""


def test_without_any_extra_the_rest_works_and_says_what_is_missing(tmp_path):
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for extra in ("data", "cluster", "plots"):
        assert f"hint: install it: {extras.command(extra)}\n" in done.stderr
