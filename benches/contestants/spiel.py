"""OpenSpiel through its ordinary Python API: games in C++ and in Python, bare and with tensors, and its own search."""

import random
import time

import numpy as np
import pyspiel
from measure import Row, kilobytes, microseconds, pace, serve, stepped
from open_spiel.python import games as written_in_python  # noqa: F401 - registers them
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

OBSERVED = ("backgammon", "gin_rummy", "hearts", "hanabi")
GAMES = ("backgammon", "gin_rummy", "hearts", "hanabi", "python_block_dominoes", "python_team_dominoes")
SEARCHED = "gin_rummy"
SIMULATIONS = 20
RNG = random.Random(1)


def play(state: "pyspiel.State", most: int = 10**9) -> tuple[int, int]:
    """Play at random: how many decisions there were, chance not counted, and how many had two or more options."""
    decisions = choices = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(RNG.choices(actions, weights)[0])
            continue
        actions = state.legal_actions()
        decisions += 1
        choices += len(actions) > 1
        state.apply_action(actions[int(RNG.random() * len(actions))])
    return decisions, choices


def observed_game(game: "pyspiel.Game", observer: "object") -> tuple[int, int]:
    """The same with a tensor and a mask at every decision, made as fast as it can be."""
    state, width = game.new_initial_state(), game.num_distinct_actions()
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(RNG.choices(actions, weights)[0])
            continue
        observer.set_from(state, state.current_player())
        legal = state.legal_actions()
        mask = np.zeros(width, np.bool_)
        mask[legal] = 1
        decisions += 1
        choices += len(legal) > 1
        state.apply_action(legal[int(RNG.random() * len(legal))])
    return decisions, choices


def environment(name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    # hearts has no tensor of what a player sees, but one of all it knows
    observer = make_observation(game) or make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    row = stepped(lambda: observed_game(game, observer), seconds, len(observer.tensor), game.num_distinct_actions())
    return {"game": name, **row}


def race(name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    row = pace(lambda: play(game.new_initial_state()), seconds)
    middle = game.new_initial_state()
    play(middle, most=round(row["decisions"] / row["games"] / 2))
    return {"game": name, **row, "clone": microseconds(middle.clone, seconds / 10), "memory": kilobytes(middle.clone)}


def bots(game: "pyspiel.Game") -> dict[str, object]:
    normal = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    fast = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, -1, normal, False, False)
    dice = np.random.RandomState(1)
    plain = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, SIMULATIONS, random_state=dice)
    return {"ISMCTS in C++": fast, "ISMCTS in Python": plain}


def middle(game: "pyspiel.Game") -> "pyspiel.State":
    """A choice in the middle of a game that did not end before."""
    while True:
        state = game.new_initial_state()
        play(state, most=20)
        if not state.is_terminal() and not state.is_chance_node() and len(state.legal_actions()) > 1:
            return state


def search(seconds: float) -> list[Row]:
    """How many games a second its bots imagine at a decision in the middle of a game."""
    game = pyspiel.load_game(SEARCHED)
    state = middle(game)
    rows = []
    for name, bot in bots(game).items():
        count, start = 0, time.process_time()
        while (passed := time.process_time() - start) < seconds:
            bot.step(state)
            count += SIMULATIONS
        rows.append({"game": f"{SEARCHED}, {name}", "search": count / passed})
    return rows


def measure(seconds: float) -> list[Row]:
    return [
        *(race(name, seconds) for name in GAMES),
        *(environment(name, seconds) for name in OBSERVED),
        *search(seconds),
    ]


if __name__ == "__main__":
    serve(measure)
