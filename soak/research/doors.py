"""The doors by the tests of the libraries themselves, at full length: PettingZoo, Gymnasium and OpenSpiel."""

import contextlib
import io
import random
import warnings
from collections.abc import Callable
from typing import Final

from ludus import GAMES
from ludus.research import openspiel_game, pettingzoo_env

CYCLES: Final = 1000  # of PettingZoo's tests
SIMULATIONS: Final = 3  # of OpenSpiel's
RESAMPLED: Final = 200  # states, in each game


def run(progress: Callable[[str], None]) -> list[str]:
    return [line for game in GAMES for line in (*in_the_zoo(game, progress), in_openspiel(game, progress))]


def in_the_zoo(game: str, progress: Callable[[str], None]) -> list[str]:
    """PettingZoo's `api_test`, `seed_test` and `performance_benchmark`."""
    from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: PLC0415 - slow to load

    lines = []
    for seats in range(GAMES[game].fewest, GAMES[game].most + 1):
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()) as said:
            warnings.simplefilter("ignore")
            api_test(pettingzoo_env(game, seats), num_cycles=CYCLES)
            api_test(pettingzoo_env(game, seats, deals="steps"), num_cycles=CYCLES)
            seed_test(lambda seats=seats: pettingzoo_env(game, seats), num_cycles=CYCLES)
            performance_benchmark(pettingzoo_env(game, seats))
        turns = next(line for line in said.getvalue().splitlines() if "turns per second" in line)
        lines.append(
            f"{game}, {seats} seats: api_test and seed_test pass; {float(turns.split()[0]):,.0f} turns per second"
        )
        progress(lines[-1])
    return lines


def in_openspiel(game: str, progress: Callable[[str], None]) -> str:
    """OpenSpiel's random simulation with serialisation, and resampling in random games."""
    import pyspiel  # noqa: PLC0415 - slow to load

    loaded = openspiel_game(game)
    pyspiel.random_sim_test(loaded, num_sims=SIMULATIONS, serialize=True, verbose=False)
    rng, checked = random.Random(1), 0
    state = loaded.new_initial_state()
    while checked < RESAMPLED:
        if state.is_terminal():
            state = loaded.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        if rng.random() < 0.1:
            checked += 1
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    line = (
        f"{game}: random_sim_test passes {SIMULATIONS} times; {RESAMPLED} resampled states look alike to their player"
    )
    progress(line)
    return line
