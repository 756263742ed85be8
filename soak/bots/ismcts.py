"""Our search against OpenSpiel's ISMCTS, through its own door and with as many simulations for each decision.

OpenSpiel's bot is the one it ships in Python, with its random rollouts to the end of the game. Each deal is played
twice, with the seats exchanged; seats of one side are compared with seats of the other, as on the ladder. In Spartacus
ours leads its fights as a champion does and plays the rest as `greedy` does.
"""

import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy

from ludus.bots import SearchBot
from ludus.core.ids import Seat
from ludus.research import openspiel_game
from ludus.research.simulation.ladder import compared
from ludus.research.simulation.simulate import seed_of
from ludus.research.simulation.totals import interval
from ludus.research.sitting import DoorTurn

WORKERS: Final = 2
EXPLORATION: Final = 2.0  # what OpenSpiel's examples use


class Meeting(NamedTuple):
    """A game, how it is set, how many are played, and how many simulations each side makes for a decision."""

    game: str
    seats: int
    games: int
    simulations: int
    options: tuple[tuple[str, str], ...] = ()


MEETINGS: Final = (
    Meeting("kampf", 2, 20, 30),
    Meeting("aquileia", 3, 20, 30),
    Meeting("spartacus", 3, 20, 8, (("length", "quick"),)),  # a rollout to the end of a game takes them long
)


class Played(NamedTuple):
    """What our side won of the comparisons, and the seconds both thought."""

    share: float
    ours: float
    theirs: float


def play(meeting: Meeting, index: int) -> Played:
    """One game: deal index // 2, seats exchanged in every second game."""
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 - slow to load

    game = openspiel_game(meeting.game, meeting.seats, dict(meeting.options))
    sides = [(seat + index) % 2 for seat in range(meeting.seats)]  # 0: ours
    dice = random.Random(seed_of(1, index // 2))
    bots: list[Any] = []
    for seat, side in enumerate(sides):
        seed = seed_of(2, index, seat)
        numbers = numpy.random.RandomState(seed % 2**32)
        rollouts = mcts.RandomRolloutEvaluator(1, numbers)
        theirs = ismcts.ISMCTSBot(game, rollouts, EXPLORATION, meeting.simulations, random_state=numbers)
        bots.append(SearchBot({meeting.game: meeting.simulations}, seed) if side == 0 else theirs)
    state = game.new_initial_state()
    seconds = [0.0, 0.0]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
            continue
        seat = state.current_player()
        start = time.process_time()
        path = chosen(bots[seat], state, Seat(seat)) if sides[seat] == 0 else (bots[seat].step(state),)
        seconds[sides[seat]] += time.process_time() - start
        for action in path:
            state.apply_action(action)
    outcome = state.position.game.outcome()
    return Played(compared(outcome, sides), *seconds)


def chosen(bot: SearchBot, state: Any, seat: Seat) -> tuple[int, ...]:
    """What our bot answers, in the door's numbers."""
    position = state.position
    option = bot.choose(DoorTurn(position, seat))
    return tuple(position.rules.vocabulary.encode(option, position.options(), seat))


def meet(meeting: Meeting, progress: Callable[[str], None]) -> str:
    """All games of a meeting, as a line for the lab book."""
    found: list[Played] = []
    with ProcessPoolExecutor(WORKERS) as pool:
        futures = [pool.submit(play, meeting, index) for index in range(meeting.games)]
        for future in as_completed(futures):
            found.append(future.result())
            progress(f"{meeting.game}: {len(found)} of {meeting.games} games")
    shares = [one.share for one in found]
    low, high = interval(sum(shares), len(shares))
    ours, theirs = (fmean(one[i] for one in found) for i in (1, 2))
    return (
        f"{meeting.game}, {meeting.seats} seats, {meeting.simulations} simulations for a decision: ours won "
        f"{fmean(shares):.0%} of the comparisons in {meeting.games} games (95 %: {low:.0%} to {high:.0%}); "
        f"in a game ours thought {ours:.0f} s, OpenSpiel's {theirs:.0f} s"
    )


def run(progress: Callable[[str], None]) -> list[str]:
    return [meet(meeting, progress) for meeting in MEETINGS]
