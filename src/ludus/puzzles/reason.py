"""Why the best choice of a puzzle is the best."""

from ludus.bots import reasons
from ludus.bots.reasons.kampf.words import WORTH
from ludus.bots.search.search import Candidate
from ludus.core.reason import Reason
from ludus.match import Match
from ludus.puzzles.puzzle import Puzzle


def reason_of(puzzle: Puzzle, match: Match) -> Reason:
    """What speaks for the best choice, compared with the others; the match stands where the puzzle begins."""
    turn = puzzle.turn(match)
    options = {option.words: option for option in turn.options}
    found = [Candidate(options[one.words], 1, one.value, one.margin) for one in puzzle.solution.worths]
    reason = reasons.for_option(turn, found)
    is_said = reason.causes and reason.figures is not None and reason.figures.phrase == WORTH
    return reason._replace(figures=None) if is_said else reason  # what it is worth stands beside it
