"""Odds for Spartacus: a fight between two, the choice at hand in it and before it, bets, and what a fighter is worth.

Nothing heavy is imported here: what solves fights is read when the first one has to be solved.
"""

from functools import cache
from pathlib import Path

from ludus.games.spartacus import SPARTACUS
from ludus.games.spartacus.box.box import Box
from ludus.odds.problems import BadFighter
from ludus.odds.spartacus import service
from ludus.odds.spartacus import worth as worths
from ludus.odds.spartacus.answer import Bet, Ending, FightAnswer, Unsolvable
from ludus.odds.spartacus.bout import ADJACENT, ARENA, Bout, bout_at, bout_of
from ludus.odds.spartacus.entrants import read, read_both
from ludus.odds.spartacus.live.advice import advise, is_coming, outlook
from ludus.odds.spartacus.played import Fought, fought
from ludus.odds.spartacus.service import Progress, can_solve, known, size_of_solution, wait_for_all
from ludus.odds.spartacus.tables.shipped import answer as shipped_answer
from ludus.odds.spartacus.worth import FighterWorth

__all__ = [
    "ADJACENT",
    "ARENA",
    "BadFighter",
    "Bet",
    "Bout",
    "Ending",
    "FightAnswer",
    "FighterWorth",
    "Fought",
    "Unsolvable",
    "advise",
    "bout",
    "bout_at",
    "bout_of",
    "box_of",
    "can_solve",
    "fight",
    "fought",
    "is_coming",
    "known",
    "outlook",
    "read",
    "shipped_answer",
    "size_of_solution",
    "wait_for_all",
    "worth",
]


def fight(
    a: str,
    b: str,
    *,
    crowd: bool = True,
    place: str = ARENA,
    wait: bool = False,
    trials: int = 0,
    folder: str | Path | None = None,
    progress: Progress | None = None,
) -> FightAnswer:
    """The odds of A, who starts at I, against B.

    What is not known is sampled at once and solved meanwhile; with `wait` it is solved now, if it can be. `trials` asks
    for that many sampled fights whatever is known. Raises BadFighter, and BrokenSet for a folder that cannot be used.
    """
    asked = bout(a, b, crowd=crowd, place=place, folder=folder)
    if trials:
        return service.sample(asked, trials)
    if wait or place == ADJACENT:
        try:
            return service.solve(asked, progress)
        except Unsolvable:
            return service.sample(asked._replace(place=ARENA))
    return service.at_once(asked)


def bout(a: str, b: str, *, crowd: bool = True, place: str = ARENA, folder: str | Path | None = None) -> Bout:
    """The fight that is meant; who comes with the expansion is found too. Raises BadFighter, BrokenSet."""
    base = box_of(folder)
    try:
        return bout_of(base, *read_both(a, b, base), crowd, place)
    except BadFighter as error:
        if error.problem != "unknown-card":
            raise
    return bout_of(base.full, *read_both(a, b, base.full), crowd, place)


def worth(name: str, rivals: list[str], *, crowd: bool = True, folder: str | Path | None = None) -> FighterWorth:
    """What a fighter is worth at least in gold, against others who may be met. Raises BadFighter, BrokenSet."""
    box = box_of(folder)
    names = [read(text, box).name for text in (name, *rivals)]
    return worths.worth(box, names[0], names[1:], crowd)


def box_of(folder: str | Path | None) -> Box:
    """The components: those shipped, read once, or an edited set. Raises BrokenSet."""
    return _shipped() if folder is None else _loaded(SPARTACUS.data(folder))


@cache
def _shipped() -> Box:
    return _loaded(SPARTACUS.data())


def _loaded(data: object) -> Box:
    box = SPARTACUS.load(data)  # type: ignore[arg-type]
    assert isinstance(box, Box)
    return box
