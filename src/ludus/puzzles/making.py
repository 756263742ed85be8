"""Puzzles from games between bots: every decision is looked at, and those with one clearly best choice are kept.

The same game, count and seed make the same puzzles anywhere.
"""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count as counting
from typing import Final, NamedTuple

from ludus.bots.estimates import EVALUATORS, Estimator, Verdict
from ludus.bots.estimates.sampling import Z95
from ludus.bots.registry import find
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.match import Bot, Match, Turn
from ludus.match.players import play
from ludus.match.record import parse as parse_record
from ludus.match.registry import find as find_title
from ludus.odds import SAMPLED
from ludus.puzzles.grading import grade, rating_of
from ludus.puzzles.puzzle import Puzzle, Solution
from ludus.puzzles.solving import EXACTLY, GAME, LEAST, WINS, is_clear, solve
from ludus.review.walk import walk

OF_A_KIND: Final = 0.34  # of all puzzles that may be the same decision
GLANCES: Final = (2_500, 10_000)  # steps of work for looks at a decision
STEPS: Final = 8_000  # of work for what a choice in a fight means for the game
BEGINNERS: Final = ("novice", "lanista")
EASY: Final = 0.9  # of their tries: what they find as often is no puzzle
AGREED: Final = 0.75  # of the tries of champions, who look further ahead: what is not exact must hold for them too
FEWEST_LINES: Final = 12  # of a record: at the very beginning there is little to see
FEWEST_CHOICES: Final = 3  # where more than yes or no is asked
MOST_CHOICES: Final = 16  # more are no puzzle but a search
YES_OR_NO: Final = frozenset({"reroll", "shield", "axe", "order-of-turns", "initiative-again", "defend-with"})
MOST_SEATS: Final = 4


class Source(NamedTuple):
    """Where a game's puzzles come from: the title that is played, and how many one game gives at most."""

    title: str
    most: int


SOURCES: Final = {
    "kampf": Source("kampf", 2),
    "aquileia": Source("aquileia", 2),
    "spartacus": Source("spartacus-trial", 5),  # a fight by itself: what is best in it is best
}
PLAYER: Final = "lanista"
BY_LOT: Final = frozenset({"fighter", "equipment"})  # who fights with what: left to themselves bots send the same ones


class CastingBot(Bot):
    """Plays as another does, but fighters and what they fight with are chosen by lot."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.dice = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        return self.dice.choice(turn.options) if turn.decision.kind in BY_LOT else self.bot.choose(turn)


class Candidate(NamedTuple):
    """A decision with one clearly best choice."""

    match: Match
    seat: Seat
    kind: str
    solution: Solution


def make(game: str, count: int, seed: str = "puzzles", told: Callable[[int], None] | None = None) -> Iterator[Puzzle]:
    """So many puzzles of a game, as they are found; which game of the bots is looked through is told."""
    made = 0
    kinds: Counter[str] = Counter()
    seen: set[object] = set()
    for number in counting(1):
        taken = 0
        if told is not None:
            told(number)
        for candidate in candidates(game, f"{seed}/{number}"):
            alike = likeness(candidate)
            if kinds[candidate.kind] >= math.ceil(OF_A_KIND * count) or alike in seen:
                continue
            seen.add(alike)
            puzzle = graded(candidate, f"{game}-{made + 1:03}")
            if puzzle is None:
                continue
            yield puzzle
            made, taken = made + 1, taken + 1
            kinds[candidate.kind] += 1
            if made == count:
                return
            if taken == SOURCES[game].most:
                break


def played(game: str, seed: str) -> Match:
    """A game between bots to its end."""
    source, dice = SOURCES[game], random.Random(seed)
    match = Match.new(source.title, seed=seed, seats=seats_of(source.title, dice))
    seeds = [dice.getrandbits(32) for _ in range(match.seats)]
    play(match, [CastingBot(find(PLAYER)(own), own) for own in seeds])
    return match


def seats_of(title: str, dice: random.Random) -> int:
    """How many sit at a table, by lot."""
    spec = find_title(title)
    return dice.randint(spec.fewest, min(spec.most, MOST_SEATS))


def candidates(game: str, seed: str) -> Iterator[Candidate]:
    """The decisions of a game between bots that may be puzzles, by lot: not always those of its beginning."""
    match, dice = played(game, seed), random.Random(f"{seed}/order")
    numbers = [moment.number for moment in walk(match) if moment.is_decision and len(moment.match.log) >= FEWEST_LINES]
    dice.shuffle(numbers)
    for number in numbers:
        before = match.at(number - 1)
        found = looked_at(before, match.acts[number - 1].seat)
        if found is not None:
            yield found


def looked_at(match: Match, seat: Seat) -> Candidate | None:
    """A decision, if one choice is clearly best."""
    decision = match.decision
    assert decision is not None
    choices = len(match.options(seat))
    if choices > MOST_CHOICES or (choices < FEWEST_CHOICES and decision.kind not in YES_OR_NO):
        return None
    if not is_promising(match, seat):
        return None
    solution = solve(match, seat)
    if solution is None or not is_clear(solution) or not holds_for_the_game(match, seat, solution):
        return None
    return Candidate(match, seat, decision.kind, solution)


def is_promising(match: Match, seat: Seat) -> bool:
    """Whether a decision that takes long to solve is worth the trouble: at two glances the best choice stands out."""
    if match.title.family in EXACTLY:
        return True
    for steps in GLANCES:
        first, second = judged(match, seat, steps).judged[:2]
        if first.chance - second.chance < LEAST[WINS]:
            return False
    return True


def judged(match: Match, seat: Seat, steps: int, chosen: str | None = None) -> Verdict:
    """What the choices are worth for the game, with so many steps of work."""
    decision = match.decision
    assert decision is not None
    turn = Turn(match, seat, decision, match.options(seat), blind=True)
    rng, make = random.Random(f"game/{decision.number}"), EVALUATORS[turn.game]  # by rule of thumb, as it is solved
    return Estimator(turn.game, rng, make).options(turn, steps, chosen)


def holds_for_the_game(match: Match, seat: Seat, solution: Solution) -> bool:
    """Whether nothing is surely better for the game than what is best in the fight at hand."""
    if solution.about == GAME or match.title.name != match.title.family:  # a trial is over with its fight
        return True
    verdict = judged(match, seat, STEPS, solution.best)
    return verdict.loss <= Z95 * verdict.loss_error


def graded(candidate: Candidate, id: str) -> Puzzle | None:
    """The puzzle, unless it is none: almost everybody finds it, or nobody who looks further than the solution does."""
    match, seat, kind, solution = candidate
    record = record_of(match)
    puzzle = Puzzle(id, seat, kind, solution, 0, {}, record)
    turn = puzzle.turn(puzzle.match())
    if sum(grade(turn, solution.best, id, BEGINNERS).values()) > EASY * len(BEGINNERS):
        return None
    found = grade(turn, solution.best, id)
    if solution.how == SAMPLED and found["champion"] < AGREED:
        return None
    return Puzzle(id, seat, kind, solution, rating_of(found), found, record)


def record_of(match: Match) -> str:
    """The record up to here, without a seed: what would have come is nobody's business."""
    record = parse_record(match.record())
    record.hashes, record.seed, record.result = {}, None, ""
    return record.text()


def likeness(candidate: Candidate) -> object:
    """What makes two decisions the same puzzle: the same question with choices of the same worth."""
    worths = tuple((one.words.split()[0], round(one.value, 3)) for one in candidate.solution.worths)
    return candidate.kind, worths
