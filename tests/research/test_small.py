"""Small games by the real rules: what they are worth, and that all doors know them."""

import copy
import pickle
import random
import warnings
from fractions import Fraction

import numpy
import pytest

from ludus import GAMES, match, odds
from ludus.cli import main
from ludus.core.errors import BadSetting, UnknownGame
from ludus.core.ids import Seat
from ludus.match import TRIALS
from ludus.research import gymnasium_env, openspiel_game, pettingzoo_env, pettingzoo_parallel_env, small, vector
from ludus.research.observation import look, observe
from ludus.research.position import Rules
from ludus.research.small.matrix import mixed
from ludus.research.small.solve import Solution
from tests.research.walks import walk

TABLES = [
    (name, seats, {setting.name: choice})
    for name, title in small.SMALL.items()
    for seats in range(title.fewest, title.most + 1)
    for setting in title.settings
    for choice in setting.choices
    if name != "spartacus-duel" or choice != {"one": "spartacus", "other": "crixus"}[setting.name]
]
CYCLES = 40


# --- what they are worth -----------------------------------------------------------------------------


def test_matrix_games_are_solved_so_that_neither_side_can_do_better():
    for seed in range(200):
        rng = random.Random(seed)
        height, width = rng.randint(1, 5), rng.randint(1, 5)
        payoff = [[Fraction(rng.randint(-3, 3)) for _ in range(width)] for _ in range(height)]
        found = mixed(payoff)
        assert sum(found.rows) == sum(found.columns) == 1
        assert min(*found.rows, *found.columns, 0) == 0
        by_column = [sum(found.rows[i] * payoff[i][j] for i in range(height)) for j in range(width)]
        by_row = [sum(found.columns[j] * payoff[i][j] for j in range(width)) for i in range(height)]
        assert min(by_column) == found.value == max(by_row)


@pytest.mark.parametrize(
    ("game", "options", "worth"),
    [
        ("kampf-small", {"challenges": 1}, Fraction(155, 1296)),
        ("kampf-small", {}, Fraction(103189, 559872)),
        ("kampf-small", {"challenges": 4}, Fraction(470830633, 1719926784)),
        ("auction", {"gold": 2}, Fraction(-1, 3)),
        ("auction", {}, Fraction(-2557, 4501)),
        ("auction", {"gold": 4}, Fraction(-1, 15)),
    ],
)
def test_values_are_exact(game, options, worth):
    assert small.value(game, options) == (float(worth), 0.0, worth)


def test_more_and_more_challenges_come_to_the_odds_of_the_battle():
    title = small.SMALL["kampf-small"]
    box = title.load(title.data())
    solution = Solution()
    late = float(solution.value(title.new_game(2, {"challenges": 24}, box)))
    battle = small.value("kampf-small", {"challenges": "all"})
    assert battle.exact is None
    assert late == pytest.approx(battle.value, abs=1e-3)


def test_a_duel_is_worth_what_the_odds_say():
    answer = odds.fight("spartacus", "Crixus", "Spartacus")
    found = small.value("spartacus-duel")
    assert found.value == pytest.approx(2 * answer.value - 1)
    turned = small.value("spartacus-duel", {"one": "spartacus", "other": "crixus"})
    assert turned.value > 0 > found.value


def test_what_is_not_known_is_said_in_a_sentence():
    with pytest.raises(BadSetting, match="Nobody knows what aquileia is worth"):
        small.value("aquileia")
    with pytest.raises(BadSetting, match="position by position"):
        small.solve("kampf-small", {"challenges": "all"})
    with pytest.raises(BadSetting, match="cannot fight himself"):
        Rules("spartacus-duel", 2, {"other": "crixus"}).begin()
    with pytest.raises(UnknownGame):
        small.find("kampf-large")


@pytest.mark.parametrize(("game", "options"), [("kampf-small", {"challenges": 1}), ("auction", {"gold": 2})])
def test_nothing_beats_the_solution_by_openspiels_own_measure(game, options):
    pytest.importorskip("pyspiel")
    policies = pytest.importorskip("open_spiel.python.policy")
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    expected = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
    solution, worth = small.solve(game, options)

    def best(state):
        chances = solution.chances(state.position.game)
        return {id: float(chances.get(option.words, 0)) for id, option in state.position.answers().items()}

    there = openspiel_game(game, 2, options)
    policy = policies.tabular_policy_from_callable(there, best)
    assert exploitability.nash_conv(there, policy) == pytest.approx(0, abs=1e-9)
    assert expected.policy_value(there.new_initial_state(), [policy, policy])[0] == pytest.approx(float(worth))
    assert exploitability.nash_conv(there, policies.UniformRandomPolicy(there)) > 0.1


# --- the doors ---------------------------------------------------------------------------------------


def test_people_are_not_offered_them():
    assert not small.SMALL.keys() & {*GAMES, *TRIALS}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_numbers_from_the_table_are_those_from_the_view(game, seats, options):
    for position in walk(Rules(game, seats, options), random.Random(str(options)), 200):
        for seat in range(seats):
            assert (observe(position, Seat(seat)) == look(position, Seat(seat))).all()


@pytest.mark.parametrize("game", small.SMALL)
def test_pettingzoos_own_tests_pass(game, capsys):
    zoo = pytest.importorskip("pettingzoo.test")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation (is not a NumPy|space for each agent)")
        zoo.api_test(pettingzoo_env(game, 2), num_cycles=CYCLES)
    zoo.seed_test(lambda: pettingzoo_env(game, 2), num_cycles=CYCLES)
    zoo.parallel_api_test(pettingzoo_parallel_env(game, 2), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", small.SMALL)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_one_learns_them_against_bots(game, bot):
    gymnasium = pytest.importorskip("gymnasium")
    env = gymnasium.make(f"ludus.research.solo:ludus/{game}-v1", bot=bot)
    env.action_space.seed(1)
    env.reset(seed=1)
    for _ in range(4):
        over = False
        while not over:
            _, reward, over, _, _ = env.step(env.action_space.sample())
        assert reward == env.unwrapped.position.payoffs()[env.unwrapped.seat]
        env.reset()


@pytest.mark.parametrize("game", small.SMALL)
def test_many_are_stepped_together(game):
    games = vector(game, 2, 4, seed=3)
    rng, ended = numpy.random.default_rng(1), 0
    for _ in range(600):
        arrays = games.step([int(rng.choice(numpy.flatnonzero(row))) for row in games.arrays.mask])
        ended += int(arrays.done.sum())
        assert (arrays.payoff.sum(axis=1) == 0).all()
    assert ended > 4
    again = pickle.loads(pickle.dumps(games))
    assert (again.arrays.observation == games.arrays.observation).all()


@pytest.mark.parametrize("game", small.SMALL)
def test_openspiels_random_simulation_passes(game):
    spiel = pytest.importorskip("pyspiel")
    there = openspiel_game(game)
    assert there.get_type().short_name == f"python_ludus_{game.replace('-', '_')}"
    spiel.random_sim_test(there, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", small.SMALL)
def test_what_two_players_know_never_reads_the_same(game):
    pytest.importorskip("pyspiel")
    state, rng = openspiel_game(game, 2).new_initial_state(), random.Random(2)
    while not state.is_terminal():
        assert state.information_state_string(0) != state.information_state_string(1)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_copy_goes_on_by_itself():
    env = gymnasium_env("auction", 2, bot="random", seat=0)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step(int(env.action_masks().argmax()))
    assert twin.position.told == [] != env.position.told


def test_ties_are_bid_again_and_houses_with_as_much_share_the_victory():
    position = Rules("auction", 3, {"gold": 2}).begin()
    names = position.rules.vocabulary.names
    for said in ("bid 1", "bid 1", "bid 0", "bid 0", "bid 0"):  # tied, and nobody adds any: the card is discarded
        position.choose(names.index(said))
    assert len(position.game.table.row) == 2 and position.game.table.gold == [2, 2, 3]
    for said in ("bid 1", "bid 0", "bid 0", "bid 0", "bid 1", "bid 0"):
        position.choose(names.index(said))
    outcome = position.game.outcome()
    assert outcome is not None and outcome.scores == (3, 3, 0) and outcome.winners == (0, 1)


def test_their_numbers_can_be_printed(capsys):
    assert main(["encoding", "kampf-small", "--actions"]) == 0
    assert "give-netted prong" in capsys.readouterr().out


def test_they_are_found_beside_the_others_and_named_only_where_they_are_asked_for():
    assert match.find("auction", small.SMALL) is small.SMALL["auction"]
    assert match.find("kampf", small.SMALL) is match.find("kampf")
    with pytest.raises(UnknownGame) as caught:
        match.find("auktion", small.SMALL)
    assert caught.value.hint == "did you mean 'auction'?"
    with pytest.raises(UnknownGame) as caught:
        match.find("auction")
    assert "auction" not in caught.value.hint


def test_where_they_are_taken_they_are_named(capsys):
    assert main(["encoding", "kampf-smal"]) != 0
    hint = capsys.readouterr().err
    assert all(title in hint for title in ("kampf-small", "auction", "spartacus-duel"))
    for slip, hint in (("auktion", "did you mean 'auction'?"), ("chess", "the games are: kampf,")):
        with pytest.raises(UnknownGame) as caught:
            vector(slip)
        assert caught.value.hint.startswith(hint)
    assert caught.value.hint.endswith(", spartacus-duel.")
    with pytest.raises(SystemExit):
        main(["encoding", "--help"])
    assert "spartacus-duel" in capsys.readouterr().out
