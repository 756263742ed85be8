"""What the choices of a decision are worth, from what the seat may know: exactly in a fight, else in imagined games."""

import random
from collections.abc import Callable, Iterable
from typing import Final

from ludus import odds
from ludus.bots.estimates import EVALUATORS
from ludus.bots.estimates.options import Trial
from ludus.bots.estimates.sampling import Z95, mean_and_error
from ludus.bots.estimates.thumb import RuleOfThumb
from ludus.core.ids import Seat
from ludus.match import Match, Turn
from ludus.odds import EXACT, SAMPLED
from ludus.odds.spartacus import bout_at, size_of_solution
from ludus.puzzles.puzzle import Solution, Worth

FIRST: Final = 4  # one imagined game in so many finds the best choice; the others, which had no say in that, weigh it
WORLDS: Final = 300  # imagined games
LARGEST: Final = 20_000_000  # bytes of a fight's solution in Spartacus: so many take some seven seconds
GLADIATORS: Final = "gladiators"
WINS: Final = "wins"
FIGHT: Final = "fight"
GAME: Final = "game"
FIGHTING: Final = frozenset(  # decisions of a fight in Spartacus
    {"initiative-again", "order-of-turns", "turn", "defend-with", "reroll", "axe", "shield", "wound", "evade"}
)

# By how much the best choice must be better than the next, by what is counted: a gladiator's part, a part of certainty.
LEAST: Final = {GLADIATORS: 0.15, WINS: 0.05}
SEVERAL: Final = 3  # margins that a sampled gap must have


def solve(match: Match, seat: Seat, *, worlds: int = WORLDS, seed: str = "puzzle") -> Solution | None:
    """What the seat's choices are worth; None where nothing can tell."""
    if match.decision is None or len(match.options(seat)) < 2 or match.title.family not in SOLVERS:
        return None
    return SOLVERS[match.title.family](match, seat, worlds, seed)


def is_clear(found: Solution) -> bool:
    """Whether one choice is clearly best."""
    return found.gap >= LEAST[found.unit] and found.gap >= SEVERAL * found.margin


def exactly(unit: str, values: Iterable[tuple[str, float]]) -> Solution:
    """A solution from exact values of a fight."""
    worths = sorted((Worth(words, value, 0.0) for words, value in values), key=lambda one: (-one.value, one.words))
    return Solution(unit, FIGHT, EXACT, tuple(worths), worths[0].value - worths[1].value, 0.0)


# --- Fights ------------------------------------------------------------------------------------------


def in_kampf(match: Match, seat: Seat, worlds: int, seed: str) -> Solution | None:
    """A challenge, and every choice in a fight: gladiators ahead on average, an animal counting two."""
    g = match.imagine(seat, 0, blind=True)
    advice = odds.advise("kampf", g)
    if advice is not None:
        return exactly(GLADIATORS, ((choice.option.words, choice.value) for choice in advice.choices))
    if match.decision is None or match.decision.kind != "target":
        return None
    return exactly(GLADIATORS, ((one.option.words, one.answer.value) for one in odds.prospects("kampf", g)))


def in_spartacus(match: Match, seat: Seat, worlds: int, seed: str) -> Solution | None:
    """A choice in a fight that can be solved, unless it had better not be foreseen: chances to win the fight."""
    if match.decision is None or match.decision.kind not in FIGHTING:
        return None
    g = match.imagine(seat, 0, blind=True)
    bout = bout_at(g)
    size = None if bout is None else size_of_solution(bout)
    if size is None or size > LARGEST:
        return None
    advice = odds.advise("spartacus", g, seat=seat, wait=True)
    if advice is None or advice.how != EXACT or any(choice.share is not None for choice in advice.choices):
        return None
    return exactly(WINS, ((choice.option.words, choice.value) for choice in advice.choices))


# --- Whole games -------------------------------------------------------------------------------------


def in_imagined_games(match: Match, seat: Seat, worlds: int, seed: str) -> Solution | None:
    """Chances to win the game: every choice in the same imagined games, played on to the next quiet moment.

    The margin of the gap is that of the differences, game by game.
    """
    decision = match.decision
    assert decision is not None
    turn = Turn(match, seat, decision, match.options(seat), blind=True)
    rng = random.Random(f"{seed}/{decision.number}")
    trial = Trial(turn, RuleOfThumb(EVALUATORS[turn.game](turn.imagine(rng), seat, rng)), rng)
    trial.heat(turn.options, max(worlds // FIRST, 2))
    best = min(turn.options, key=lambda option: (-trial.mean(option), option.words)).words
    came = trial.heat(turn.options, worlds)
    worths = []
    for option in turn.options:
        mean, error = mean_and_error([world[option.words] for world in came])
        worths.append(Worth(option.words, mean, Z95 * error))
    worths.sort(key=lambda one: (one.words != best, -one.value, one.words))
    gaps = [mean_and_error([world[best] - world[other.words] for world in came]) for other in worths[1:]]
    gap, error = min(gaps, key=lambda pair: pair[0] - SEVERAL * Z95 * pair[1])  # the least sure of them
    return Solution(WINS, GAME, SAMPLED, tuple(worths), gap, Z95 * error)


EXACTLY: Final = frozenset({"kampf", "spartacus"})  # the games whose fights are solved
SOLVERS: Final[dict[str, Callable[[Match, Seat, int, str], Solution | None]]] = {
    "kampf": in_kampf,
    "aquileia": in_imagined_games,
    "spartacus": in_spartacus,
}
